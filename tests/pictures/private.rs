//! One's own objective and cards: on one's own picture, and on no other.

use crate::given::{English, MIDDLE, at, people, view};
use casus_belli::render::{Format, Lang, OwnWords, Scene, Since, Told, Words, pixels};
use casus_belli::rules::{BoardId, Card, Goal, Objective, Own, Seat, TerritorySet, View, Viewer};

const SECRET: &str = "Hold Alaska, Brazil and Greenland at the same time";

/// Words that know the secret, whoever asks.
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

    fn told(&self, what: Told) -> String {
        English.told(what)
    }
}

/// Seat 0's view with an objective of three territories and two cards.
fn private(instead: bool) -> View {
    let mut view = view(MIDDLE, 6, BoardId::Classic83);
    let territories: TerritorySet = [at("alaska"), at("brazil"), at("greenland")].into_iter().collect();
    let goal = Goal::Land { continents: vec![], others: 0, territories };
    view.viewer = Viewer::Seat(Seat(0));
    view.own = Some(Own {
        seat: Seat(0),
        hand: vec![Card(0), Card(42)],
        objective: Some(Objective { key: "mine".into(), name: None, goal }),
        instead,
        reached: false,
        sealed: None,
        asks: vec![],
    });
    view
}

fn scene(view: &View, secret: &str) -> Scene {
    let people = people(&["Ilaria", "Marco", "Zoë", "Karim", "Łukasz", "Bot Nero"]);
    Scene::from_view(view, &people, &Since::default(), Lang::En, &Knowing(secret.to_owned()))
}

#[test]
fn r2_5_ones_own_objective_stands_on_ones_own_picture_with_the_land_that_it_names() {
    let scene = scene(&private(false), SECRET);
    insta::assert_snapshot!(scene.to_string());
    let own = scene.own.as_ref().unwrap();
    assert_eq!(
        own.wanted.iter().map(|w| (scene.lands[w.at].key.as_str(), w.held)).collect::<Vec<_>>(),
        [("alaska", false), ("greenland", true), ("brazil", true)]
    );
    assert!(scene.alt.contains(SECRET) && scene.alt.contains("Alaska"), "{}", scene.alt);
}

#[test]
fn f_3_an_objective_that_has_become_another_marks_no_land() {
    let scene = scene(&private(true), "Hold 24 territories");
    assert_eq!(scene.own.unwrap().wanted, []);
}

#[test]
fn r2_5_no_secret_gets_onto_a_picture_for_others_even_if_the_words_know_it() {
    let mut others = private(false);
    (others.viewer, others.own) = (Viewer::Public, None);
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
