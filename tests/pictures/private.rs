//! A player's own objective and cards: drawn on their own picture and on no other.

use crate::fixtures::{English, MIDDLE, at, people, view};
use casus_belli::render::{
    AltTerm, Format, Framing, Lang, OwnWords, Scene, Since, Theme, Tint, Why, Words, pixels,
};
use casus_belli::rules::classic::{Own, View};
use casus_belli::rules::{BoardId, Card, ContinentId, Goal, Holder, Objective, Seat, TerritorySet, Viewer};

const SECRET: &str = "Hold Alaska, Brazil and Greenland at the same time";

/// Labels that contain the secret for every viewer.
struct Knowing(String);

impl Words for Knowing {
    fn title(&self) -> String {
        English.title()
    }

    fn line(&self) -> String {
        English.line()
    }

    fn holdings(&self, territories: u32, armies: u32) -> String {
        English.holdings(territories, armies)
    }

    fn neutral(&self) -> String {
        English.neutral()
    }

    fn own(&self) -> OwnWords {
        OwnWords { objective: self.0.clone(), ..English.own() }
    }

    fn told(&self, what: AltTerm) -> String {
        English.told(what)
    }
}

/// Seat 0's view with an objective of three territories and two cards.
fn private(instead: bool) -> View {
    let mut view = view(MIDDLE, 6, BoardId::Classic83);
    let territories: TerritorySet = [at("alaska"), at("brazil"), at("greenland")].into_iter().collect();
    let goal = Goal::Land { continents: vec![], others: 0, territories };
    view.common.viewer = Viewer::Seat(Seat(0));
    view.own = Some(Own {
        seat: Seat(0),
        hand: vec![Card(0), Card(42)],
        objective: Some(Objective { key: "mine".into(), name: None, goal }),
        instead,
        reached: false,
        sealed: None,
    });
    view
}

/// The same with another objective.
fn wanting(goal: Goal) -> View {
    let mut view = private(false);
    view.own.as_mut().unwrap().objective.as_mut().unwrap().goal = goal;
    view
}

/// The public view of that game.
fn wanting_nothing() -> View {
    let mut view = private(false);
    (view.common.viewer, view.own) = (Viewer::Public, None);
    view
}

/// The marked territories, with the reason.
fn marked(scene: &Scene) -> Vec<(&str, Why)> {
    let wanted = scene.own.iter().flat_map(|own| &own.wanted);
    wanted.map(|wanted| (scene.lands[wanted.at].key.as_str(), wanted.why)).collect()
}

fn scene(view: &View, secret: &str) -> Scene {
    let people = people(&["Ilaria", "Marco", "Zoë", "Karim", "Łukasz", "Bot Nero"]);
    Scene::from_view(&view.clone().into(), &people, &Since::default(), Lang::En, &Knowing(secret.to_owned()))
}

#[test]
fn r2_5_ones_own_objective_stands_on_ones_own_picture_with_the_land_that_it_names() {
    let scene = scene(&private(false), SECRET);
    insta::assert_snapshot!(scene.to_string());
    let own = scene.own.as_ref().unwrap();
    assert_eq!(marked(&scene), [("alaska", Why::Missing), ("greenland", Why::Held), ("brazil", Why::Held)]);
    assert_eq!((own.progress, own.quarry), (Some([2, 3]), None));
    assert!(scene.alt.contains(SECRET) && scene.alt.contains("Alaska"), "{}", scene.alt);
}

#[test]
fn f_3_an_objective_that_has_become_another_marks_what_counts_now_and_nothing_that_it_named() {
    let scene = scene(&private(true), "Hold 24 territories");
    let held = scene.lands.iter().filter(|land| land.tint == Tint::Red).count();
    assert!(marked(&scene).iter().all(|(_, why)| *why == Why::Counts));
    assert_eq!(marked(&scene).len(), held);
    assert_eq!(scene.own.unwrap().progress, Some([held as u32, 24]));
}

#[test]
fn r2_1_whom_an_objective_wants_out_is_marked_on_every_territory_that_they_hold() {
    let scene = scene(&wanting(Goal::Eliminate { seat: Seat(2) }), "Eliminate Zoë");
    let theirs = scene.lands.iter().filter(|land| land.tint == Tint::Green).map(|land| land.key.as_str());
    assert_eq!(marked(&scene), theirs.map(|key| (key, Why::Quarry)).collect::<Vec<_>>());
    assert_eq!(scene.own.as_ref().and_then(|own| own.quarry), Some(Tint::Green));
    // A player may use another colour than their seat's.
    let mut chosen = scene;
    chosen.recolour(|tint| if tint == Tint::Green { Tint::Black } else { tint });
    assert_eq!(chosen.own.unwrap().quarry, Some(Tint::Black));
}

#[test]
fn r2_1_a_number_of_territories_marks_which_count_and_which_have_too_few_armies() {
    let scene = scene(&wanting(Goal::Count { territories: 18, armies: 2 }), "Hold 18 with 2 armies each");
    for land in &scene.lands {
        let marked = marked(&scene).into_iter().find(|(key, _)| *key == land.key).map(|(_, why)| why);
        let wanted = if land.armies >= 2 { Why::Counts } else { Why::Weak };
        assert_eq!(marked, (land.tint == Tint::Red).then_some(wanted), "{}", land.key);
    }
    let counts = marked(&scene).iter().filter(|(_, why)| *why == Why::Counts).count() as u32;
    assert_eq!(scene.own.as_ref().and_then(|own| own.progress), Some([counts, 18]));
    assert!(scene.alt.contains(&format!("({counts}/18)")), "{}", scene.alt);
}

#[test]
fn r2_1_continents_of_ones_choice_are_counted_with_those_that_are_named() {
    let australia = ContinentId(5);
    let mut view =
        wanting(Goal::Land { continents: vec![australia], others: 1, territories: TerritorySet::EMPTY });
    assert_eq!(scene(&view, "x").own.unwrap().progress, Some([0, 2]));
    for id in view.map().ids().collect::<Vec<_>>() {
        if view.map().territory(id).continent == australia {
            view.territories[id.index()].holder = Holder::Seat(Seat(0));
        }
    }
    assert_eq!(scene(&view, "x").own.unwrap().progress, Some([1, 2]));
}

#[test]
fn every_kind_of_objective_is_seen_on_ones_own_board_and_nowhere_else() {
    for goal in [
        Goal::Eliminate { seat: Seat(2) },
        Goal::Count { territories: 18, armies: 2 },
        Goal::Land { continents: vec![ContinentId(1)], others: 0, territories: TerritorySet::EMPTY },
    ] {
        let mine = wanting(goal.clone());
        let with = scene(&mine, "the same words");
        let mut without = with.clone();
        without.own.as_mut().unwrap().wanted.clear();
        for view in [Framing::Full, Framing::Compact, Framing::Zoom((0..42).collect())] {
            for theme in Theme::ALL {
                let format = Format { view: view.clone(), theme, ..Format::default() };
                let [with, without] = [&with, &without].map(|scene| pixels(scene, &format));
                let changed = with.pixels().iter().zip(without.pixels()).filter(|(a, b)| a != b).count();
                assert!(changed > 700, "{goal:?} {format:?}: {changed} pixels");
            }
        }
        // The public picture does not depend on it.
        let mut others = mine;
        (others.common.viewer, others.own) = (Viewer::Public, None);
        assert_eq!(scene(&others, "x"), scene(&wanting_nothing(), "y"), "{goal:?}");
    }
}

#[test]
fn ones_own_cards_are_drawn_with_a_badge_where_one_holds_the_land() {
    let hand = |cards: &[u8]| {
        let mut view = private(false);
        view.own.as_mut().unwrap().hand = cards.iter().copied().map(Card).collect();
        scene(&view, SECRET)
    };
    let with = hand(&[0, 2, 42]);
    let held: Vec<bool> = with.own.as_ref().unwrap().cards.iter().map(|card| card.held).collect();
    assert_eq!(held, [false, true, false], "Alaska, Greenland, a wild card");
    for view in [Framing::Full, Framing::Compact] {
        let format = Format { view, ..Format::default() };
        let mut plain = with.clone();
        plain.own.as_mut().unwrap().cards[1].held = false;
        let [with, plain, none] = [&with, &plain, &hand(&[])].map(|scene| pixels(scene, &format));
        let changed = |other: &tiny_skia::Pixmap| {
            with.pixels().iter().zip(other.pixels()).filter(|(a, b)| a != b).count()
        };
        assert!(changed(&plain) > 100 && changed(&none) > 15_000, "{format:?}");
    }
}

#[test]
fn r2_5_no_secret_gets_onto_a_picture_for_others_even_if_the_words_know_it() {
    let mut others = private(false);
    (others.common.viewer, others.own) = (Viewer::Public, None);
    let (knowing, innocent) = (scene(&others, SECRET), scene(&others, ""));
    assert_eq!(knowing, innocent);
    assert!(knowing.own.is_none());
    let told = format!("{knowing}");
    assert!(!told.contains(SECRET) && !told.contains("wanted") && !told.contains("card "), "{told}");
    assert_eq!(pixels(&knowing, &Format::default()), pixels(&innocent, &Format::default()));
}

#[test]
fn the_stars_of_an_objective_are_seen_on_the_board() {
    let with = scene(&private(false), SECRET);
    let mut without = with.clone();
    without.own.as_mut().unwrap().wanted.clear();
    let [with, without] = [&with, &without].map(|scene| pixels(scene, &Format::default()));
    let changed = with.pixels().iter().zip(without.pixels()).enumerate().filter(|(_, (a, b))| a != b);
    let rows: Vec<usize> = changed.map(|(i, _)| i / 1600).collect();
    assert!(rows.len() > 1500, "{} pixels", rows.len());
    assert!(rows.iter().all(|row| *row < 844), "only the board changes");
}

#[test]
fn a_long_or_hostile_objective_stays_in_its_room() {
    let long = "Alaska, Eastern United States, Great Britain and all of Oceania, ".repeat(40);
    let hostile = "\u{202E}\u{200B}\u{0}".repeat(50) + &"😀".repeat(32) + &"W".repeat(5000);
    for text in [long.as_str(), hostile.as_str(), "\u{202E}"] {
        let drawn = [scene(&private(false), text), scene(&private(false), "short")]
            .map(|scene| pixels(&scene, &Format::default()));
        assert_eq!(drawn[0].height(), drawn[1].height());
        let changed =
            drawn[0].pixels().iter().zip(drawn[1].pixels()).enumerate().filter(|(_, (a, b))| a != b);
        let places: Vec<(usize, usize)> = changed.map(|(i, _)| (i % 1600, i / 1600)).collect();
        assert!(places.iter().all(|(_, y)| (844..956).contains(y)), "{text:.30}");
    }
}
