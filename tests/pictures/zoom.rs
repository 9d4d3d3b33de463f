//! Zoomed views (`Framing::Zoom`): the chosen territories are complete, and no label is clipped.

use crate::fixtures::{English, at};
use casus_belli::render::board::neighbours::territories;
use casus_belli::render::layout::test_areas::{Area, ROOM, shown};
use casus_belli::render::{
    Arrow, ArrowKind, Extras, Flight, Flying, Force, Format, Framing, Lang, Scene, Sheet, Standing, Tint,
    pixels,
};
use casus_belli::rules::cold_war::Ruin::Mushroom;
use casus_belli::rules::{Board, BoardId, ContinentId, Piece, Ruin, TerritoryId};
use std::collections::BTreeSet;

const LANGS: [Lang; 2] = [Lang::En, Lang::It];

/// Deterministic pseudo-random numbers.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }
}

/// A crowded board: every territory has an owner, and many have marks beside their badges.
fn crowded(sheet: Sheet, lang: Lang, dice: &mut Dice) -> Scene {
    let mut scene = Scene::bare(sheet, lang, "", &[], &English).unwrap();
    let tint = |dice: &mut Dice| Tint::OWNERS[dice.below(6)];
    for land in &mut scene.lands {
        (land.tint, land.armies) = (tint(dice), 1 + dice.below(130) as u32);
        land.value = dice.one_in(3).then_some(2);
        if dice.one_in(4) {
            let count = 1 + dice.below(3);
            let pieces = (0..count).map(|i| Standing { piece: Piece::ALL[i * 2], tint: land.tint, count: 1 });
            land.extras.pieces = pieces.collect();
        }
    }
    for continent in &mut scene.continents {
        continent.holder = dice.one_in(2).then(|| tint(dice));
    }
    scene
}

fn zoomed(scene: &Scene, view: Framing) -> Vec<Area> {
    shown(scene, &Format { view, values: true, ..Format::default() })
}

/// Areas that the edge of the picture clips.
fn cut(areas: &[Area]) -> Vec<&Area> {
    let [left, top, right, foot] = ROOM;
    let whole = |area: &&Area| {
        let [l, t, r, b] = area.edges;
        l >= left && t >= top && r <= right && b <= foot
    };
    areas.iter().filter(|area| !whole(area)).collect()
}

/// What is missing of these territories: badge, name, pieces and other marks.
fn missing(scene: &Scene, lands: &[usize], areas: &[Area]) -> Vec<String> {
    let there: BTreeSet<&str> = areas.iter().map(|area| area.what.as_str()).collect();
    let mut wanted = Vec::new();
    for land in lands.iter().map(|at| &scene.lands[*at]) {
        wanted.extend(["badge", "name"].map(|kind| format!("{kind} {}", land.key)));
        wanted.extend((!land.extras.pieces.is_empty()).then(|| format!("pieces {}", land.key)));
        wanted.extend((!land.extras.war.is_empty()).then(|| format!("war {}", land.key)));
        wanted.extend((land.gained > 0).then(|| format!("gain {}", land.key)));
    }
    wanted.retain(|what| !there.contains(what.as_str()));
    wanted
}

/// Asserts that each badge has its name and that none of them overlap.
fn in_order(areas: &[Area]) {
    let of = |kind: &str| -> BTreeSet<&str> {
        areas.iter().filter_map(|area| area.what.strip_prefix(kind)).collect()
    };
    assert_eq!(of("badge "), of("name "));
    let label = |area: &&Area| ["badge", "name", "tag"].iter().any(|kind| area.what.starts_with(kind));
    let labels: Vec<&Area> = areas.iter().filter(label).collect();
    for (i, one) in labels.iter().enumerate() {
        // A badge may touch its own name by the width of the border.
        let land = |area: &Area| area.what.split(' ').nth(1).unwrap_or_default().to_owned();
        let badges = |other: &Area| [one, other].iter().all(|area| area.what.starts_with("badge"));
        // Bounding boxes of two badges may overlap at a corner, because the badges are nearly round.
        let round = |area: &Area| {
            let [l, t, r, b] = area.edges;
            ([f32::midpoint(l, r), f32::midpoint(t, b)], (r - l) / 2.0)
        };
        let apart = |other: &Area| {
            let ((a, wide), (b, broad)) = (round(one), round(other));
            badges(other) && (a[0] - b[0]).hypot(a[1] - b[1]) >= wide + broad
        };
        // Labels are placed around discs, as on the compact picture: a corner of a badge's box is empty.
        let beside = |other: &Area| {
            let (badge, name) = match [one, other].map(|area| area.what.starts_with("badge")) {
                [true, false] => (*one, other),
                [false, true] => (other, *one),
                [true, true] | [false, false] => return false,
            };
            let ([x, y], reach) = round(badge);
            let [left, top, right, bottom] = name.edges;
            (x - x.clamp(left, right)).hypot(y - y.clamp(top, bottom)) >= reach
        };
        let meets =
            |other: &&&Area| one.meets(other) && land(one) != land(other) && !apart(other) && !beside(other);
        let other = labels[..i].iter().find(meets);
        assert!(other.is_none(), "{one:?} on {other:?}");
    }
}

#[test]
fn a_close_look_at_any_continent_holds_all_of_it_with_its_tag_and_cuts_no_label() {
    let mut dice = Dice(7);
    for (sheet, lang) in Sheet::ALL.into_iter().flat_map(|sheet| LANGS.map(|lang| (sheet, lang))) {
        let scene = crowded(sheet, lang, &mut dice);
        for continent in &scene.continents {
            let view = Framing::place(sheet, lang, &continent.key).unwrap();
            let Framing::Zoom(lands) = view.clone() else { panic!("{view:?}") };
            let areas = zoomed(&scene, view);
            let about = format!("{sheet:?} {lang:?} {}", continent.key);
            assert!(cut(&areas).is_empty(), "{about}: {:#?}", cut(&areas));
            assert_eq!(missing(&scene, &lands, &areas), [""; 0], "{about}");
            assert!(areas.iter().any(|area| area.what == format!("tag {}", continent.key)), "{about}");
            in_order(&areas);
        }
    }
}

#[test]
fn a_close_look_at_any_neighbourhood_holds_all_of_it_and_cuts_no_label() {
    let mut dice = Dice(11);
    for sheet in Sheet::ALL {
        let scenes = LANGS.map(|lang| crowded(sheet, lang, &mut dice));
        for land in &scenes[0].lands {
            let view = Framing::place(sheet, Lang::En, &land.key).unwrap();
            let Framing::Zoom(lands) = view.clone() else { panic!("{view:?}") };
            for scene in &scenes {
                let areas = zoomed(scene, view.clone());
                let about = format!("{sheet:?} {:?} {}", scene.lang, land.key);
                assert!(cut(&areas).is_empty(), "{about}: {:#?}", cut(&areas));
                assert_eq!(missing(scene, &lands, &areas), [""; 0], "{about}");
                in_order(&areas);
            }
        }
    }
}

#[test]
fn what_is_played_is_looked_at_as_closely_as_what_is_drawn() {
    for id in BoardId::ALL {
        let board = Board::get(id);
        let drawn = |at: TerritoryId| {
            let key = &board.territory(at).key;
            let on = |sheet: &&Sheet| territories(**sheet).iter().any(|(drawn, ..)| drawn == key);
            *Sheet::all_of(id).iter().find(on).unwrap()
        };
        let crowds: Vec<_> =
            Sheet::all_of(id).iter().map(|s| (*s, crowded(*s, Lang::En, &mut Dice(3)))).collect();
        let continents = board.continents().iter().zip(0..).map(|(continent, i)| {
            (continent.territories.nth(0).unwrap(), Framing::continent(board, ContinentId(i)))
        });
        for (at, view) in continents.chain(board.ids().map(|at| (at, Framing::around(board, at)))) {
            let Framing::Zoom(lands) = view else { panic!("{view:?}") };
            let place = crowds.iter().position(|(sheet, _)| *sheet == drawn(at)).unwrap();
            // The territories of a game's boards are numbered through; the scene of one sheet has only its own.
            let before: usize = crowds[..place].iter().map(|(_, scene)| scene.lands.len()).sum();
            let lands: Vec<usize> = lands.iter().map(|land| land - before).collect();
            let scene = &crowds[place].1;
            assert!(lands.iter().any(|land| scene.lands[*land].key == board.territory(at).key));
            let areas = zoomed(scene, Framing::Zoom(lands.clone()));
            assert!(cut(&areas).is_empty() && missing(scene, &lands, &areas).is_empty(), "{id:?} {lands:?}");
        }
    }
    // Across the edge of the map is too far for one zoomed view.
    let board = Board::get(BoardId::Classic83);
    let Framing::Zoom(lands) = Framing::around(board, at("alaska")) else { panic!() };
    assert!(!lands.contains(&at("kamchatka").index()));
}

/// Adds a few random events.
fn happened(scene: &mut Scene, dice: &mut Dice) {
    let count = scene.lands.len();
    let somewhere = dice.below(count);
    // Mostly close to each other, as in a game.
    let place = |dice: &mut Dice| {
        if dice.one_in(6) { dice.below(count) } else { (somewhere + dice.below(5)) % count }
    };
    for _ in 0..dice.below(3) {
        let (from, to, kind) =
            (place(dice), place(dice), [ArrowKind::Move, ArrowKind::Attack][dice.below(2)]);
        scene.arrows.push(Arrow { from, to, tint: Tint::Red, kind, step: 0 });
    }
    for _ in 0..dice.below(2) {
        let what = [Flying::Convoy { armies: 12 }, Flying::Missile { heavy: true }, Flying::Landing];
        let (what, path) = (what[dice.below(3)], vec![place(dice), place(dice)]);
        scene.flights.push(Flight { what, tint: Tint::Blue, path, stopped: dice.one_in(2) });
    }
    for _ in 0..=dice.below(3) {
        let (at, kind) = (place(dice), dice.below(5));
        let land = &mut scene.lands[at];
        match kind {
            0 => land.captured = true,
            1 => land.gained = 3,
            2 => land.lost = 2,
            3 => land.extras.war = vec![Force { tint: Tint::Blue, armies: 30 }],
            _ => {
                land.extras = Extras { ruin: Some(Ruin::ColdWar(Mushroom)), ..Extras::default() };
                (land.struck, land.tint, land.armies) = (true, Tint::Unowned, 0);
            }
        }
    }
}

#[test]
fn a_close_look_at_what_happened_holds_all_that_changed_or_is_on_its_way() {
    let (mut dice, mut apart) = (Dice(5), 0);
    for round in 0..60 {
        for (sheet, lang) in Sheet::ALL.into_iter().flat_map(|sheet| LANGS.map(|lang| (sheet, lang))) {
            let mut scene = crowded(sheet, lang, &mut dice);
            happened(&mut scene, &mut dice);
            let view = Framing::action(&scene);
            // Events that are too far apart for a zoomed view are shown on the whole board.
            let Framing::Zoom(lands) = view.clone() else {
                apart += 1;
                continue;
            };
            let ends = scene.arrows.iter().flat_map(|arrow| [arrow.from, arrow.to]);
            let flown = scene.flights.iter().flat_map(|flight| flight.path.clone());
            let changed = (0..scene.lands.len()).filter(|at| scene.lands[*at].changed());
            let wanted: BTreeSet<usize> = ends.chain(flown).chain(changed).collect();
            assert_eq!(lands, wanted.into_iter().collect::<Vec<_>>());
            let areas = zoomed(&scene, view);
            assert!(cut(&areas).is_empty(), "{round} {sheet:?} {lang:?}: {:#?}", cut(&areas));
            assert_eq!(missing(&scene, &lands, &areas), [""; 0], "{round} {sheet:?} {lang:?}");
            in_order(&areas);
        }
    }
    assert!((60..400).contains(&apart), "{apart} of 600 are whole boards");
    let quiet = crowded(Sheet::World, Lang::En, &mut dice);
    assert_eq!(Framing::action(&quiet), Framing::Full);
}

#[test]
fn a_look_at_what_happened_at_both_ends_of_the_world_is_the_whole_board() {
    let mut scene = Scene::bare(Sheet::World, Lang::En, "", &[], &English).unwrap();
    let at = |scene: &Scene, key: &str| scene.lands.iter().position(|land| land.key == key).unwrap();
    for key in ["great_britain", "western_europe"] {
        let at = at(&scene, key);
        scene.lands[at].lost = 1;
    }
    let Framing::Zoom(lands) = Framing::action(&scene) else { panic!("both lie near each other") };
    assert_eq!(lands.len(), 2);
    let far = at(&scene, "eastern_australia");
    scene.lands[far].captured = true;
    assert_eq!(Framing::action(&scene), Framing::Full);
}

#[test]
fn a_label_that_is_left_out_leaves_no_pixel() {
    for (sheet, place) in [(Sheet::World, "europe"), (Sheet::Y2210, "us_pacific"), (Sheet::Moon, "sajon")] {
        let mut scene = Scene::bare(sheet, Lang::En, "", &[], &English).unwrap();
        scene.lands.iter_mut().for_each(|land| (land.tint, land.armies) = (Tint::Blue, 3));
        let format = Format { view: Framing::place(sheet, Lang::En, place).unwrap(), ..Format::default() };
        let seen: BTreeSet<String> = shown(&scene, &format).into_iter().map(|area| area.what).collect();
        let first = pixels(&scene, &format);
        let (there, gone): (Vec<usize>, Vec<usize>) =
            (0..scene.lands.len()).partition(|at| seen.contains(&format!("badge {}", scene.lands[*at].key)));
        assert!(there.len() >= 3 && gone.len() >= 2, "{sheet:?}: {} are drawn", there.len());
        let with = |lands: &[usize]| {
            let mut other = scene.clone();
            lands.iter().for_each(|at| other.lands[*at].armies = 88);
            pixels(&other, &format)
        };
        assert_eq!(with(&gone), first, "{sheet:?}");
        for at in there {
            assert_ne!(with(&[at]), first, "{sheet:?} {}", scene.lands[at].key);
        }
    }
}

#[test]
fn a_close_up_of_a_front_holds_the_fight_and_the_neighbours_that_leave_it_readable_pbp_57() {
    let board = Board::get(BoardId::Classic83);
    let mut close = 0;
    for from in board.ids() {
        let mut scene = Scene::bare(Sheet::World, Lang::En, "", &[], &English).unwrap();
        scene.lands.iter_mut().for_each(|land| (land.tint, land.armies) = (Tint::Blue, 3));
        let land = |id| scene.lands.iter().position(|land| land.key == board.territory(id).key).unwrap();
        let to = board.territory(from).borders.iter().next().unwrap();
        let [a, b] = [from, to].map(land);
        scene.arrows = vec![Arrow { from: a, to: b, tint: Tint::Red, kind: ArrowKind::Capture, step: 0 }];
        let Framing::Zoom(near) = Framing::around(board, to) else { panic!("{to:?}") };
        match Framing::front(&scene, board, to) {
            Framing::Zoom(shown) => {
                let fits = |land: &usize| near.contains(land) || *land == a;
                assert!(shown.contains(&b) && shown.iter().all(fits), "{shown:?} {near:?}");
                close += 1;
            }
            view => assert_eq!(view, Framing::Compact, "too far apart for a close-up: {from:?} {to:?}"),
        }
    }
    assert!(close > 35, "nearly all of them: {close}");
}
