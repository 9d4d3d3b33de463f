//! Close-ups in a private panel, which a phone shows 288 points wide: badges and names as large as those of a board in the
//! channel, 320 points wide; two parties below; the whole no higher than leaves room for the buttons ([PBP-57]).

use crate::fixtures::{English, MIDDLE, people, view};
use casus_belli::render::layout::test_areas::{Area, numbers, shown};
use casus_belli::render::{
    Arrow, ArrowKind, Figure, Format, Framing, Lang, OwnCard, OwnHand, Scene, Sheet, Since, Tint, pixels,
};
use casus_belli::rules::{Board, BoardId};

/// Width of a picture in a private panel on a phone, in points.
const PANEL: f32 = 288.0;
/// Width of a picture in a channel.
const CHANNEL: f32 = 320.0;

fn owned(sheet: Sheet, lang: Lang) -> Scene {
    let mut scene = Scene::bare(sheet, lang, "", &[], &English).unwrap();
    for (at, land) in scene.lands.iter_mut().enumerate() {
        (land.tint, land.armies) = (Tint::OWNERS[at % 6], 12);
    }
    scene
}

fn high(area: &Area) -> f32 {
    area.edges[3] - area.edges[1]
}

/// The lowest of some boxes, in points.
fn lowest<'a>(areas: impl Iterator<Item = &'a Area>, wide: f32) -> f32 {
    areas.map(high).fold(f32::MAX, f32::min) * wide / Format::FULL as f32
}

#[test]
fn badges_and_names_of_a_close_up_are_as_large_in_a_panel_as_on_the_board_in_the_channel() {
    for id in BoardId::ALL {
        let board = Board::get(id);
        for (sheet, lang) in
            Sheet::all_of(id).iter().flat_map(|sheet| [Lang::En, Lang::It].map(|lang| (*sheet, lang)))
        {
            let scene = owned(sheet, lang);
            let compact = Format { view: Framing::Compact, ..Format::default() };
            let names = |areas: &[Area], wide| {
                lowest(areas.iter().filter(|area| area.what.starts_with("name")), wide)
            };
            let figures = |format: &Format, wide| lowest(numbers(&scene, format).iter(), wide);
            let wanted = (names(&shown(&scene, &compact), CHANNEL), figures(&compact, CHANNEL));
            for at in board.ids().step_by(5) {
                let Some(middle) = scene.lands.iter().position(|land| land.key == board.territory(at).key)
                else {
                    continue;
                };
                let Framing::Zoom(near) = Framing::place(sheet, lang, &scene.lands[middle].key).unwrap()
                else {
                    panic!()
                };
                let mut fought = scene.clone();
                let to = near[1..].first().copied().unwrap_or(middle);
                let (tint, kind) = (Tint::Red, ArrowKind::Attack);
                fought.arrows = vec![Arrow { from: middle, to, tint, kind, step: 0 }];
                let Framing::Zoom(lands) = Framing::action(&fought) else { continue };
                let format = Format { view: Framing::Zoom(lands), ..Format::default() };
                let found = (names(&shown(&scene, &format), PANEL), figures(&format, PANEL));
                assert!(
                    found.0 >= wanted.0 - 0.01 && found.1 >= wanted.1 - 0.01,
                    "{sheet:?} {lang:?} {}: {found:?} of {wanted:?}",
                    scene.lands[middle].key
                );
            }
        }
    }
}

/// The middle of a game of six, with an attack from Venezuela on Peru.
fn attack() -> (Scene, Framing) {
    let people = people(&["Ilaria", "Marco", "Zoë", "Karim", "Łukasz", "Bot Nero"]);
    let view = view(MIDDLE, 6, BoardId::Classic83);
    let mut scene = Scene::from_view(&view.into(), &people, &Since::default(), Lang::En, &English);
    let at = |key: &str| scene.lands.iter().position(|land| land.key == key).unwrap();
    let (from, to) = (at("venezuela"), at("peru"));
    let arrow = Arrow { from, to, tint: scene.lands[from].tint, kind: ArrowKind::Attack, step: 0 };
    scene.arrows = vec![arrow];
    let view = Framing::action(&scene);
    (scene, view)
}

#[test]
fn the_legend_of_a_close_up_in_a_panel_has_the_two_parties_only() {
    let (mut scene, view) = attack();
    let all = scene.legend.len();
    let [own, other] = [scene.arrows[0].from, scene.arrows[0].to].map(|at| scene.lands[at].tint);
    assert!(all > 2 && own != other, "{own:?} {other:?}");
    scene.keep_parties(own, &Framing::Compact);
    assert_eq!(scene.legend.len(), all, "a whole board has everybody");
    scene.keep_parties(own, &view);
    let mut left: Vec<Tint> = scene.legend.iter().map(|entry| entry.tint).collect();
    left.sort();
    let mut wanted = vec![own, other];
    wanted.sort();
    assert_eq!(left, wanted);
}

#[test]
fn a_close_up_with_five_cards_leaves_room_for_the_buttons_and_its_cards_are_words() {
    let (mut scene, view) = attack();
    scene.keep_parties(scene.arrows[0].tint, &view);
    let format = Format { view, ..Format::default() };
    let points = |scene: &Scene| pixels(scene, &format).height() as f32 * PANEL / Format::FULL as f32;
    let without = points(&scene);
    let names = ["Northwest Territory", "Western United States", "Central America", "Great Britain", "Siam"];
    let card = |name: &str| OwnCard { name: name.into(), figure: Figure::Cavalry, held: true };
    scene.own = Some(OwnHand {
        goal: String::new(),
        objective: String::new(),
        progress: None,
        quarry: None,
        wanted: Vec::new(),
        heading: "Your cards".into(),
        cards: names.iter().map(|name| card(name)).collect(),
        tint: Tint::Red,
    });
    let with = points(&scene);
    assert!(without <= 180.0 && with <= 205.0, "{without} and {with} points of a screen of 844");
    // Letters of 32 pixels: 5.8 points in a panel, with the figure before them.
    let rows = (with - without) * Format::FULL as f32 / PANEL / 56.0;
    assert!((1.0..3.0).contains(&rows), "{rows} rows of words");
}
