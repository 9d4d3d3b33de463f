//! Position files of the larger rulebooks: golden scenes of the documented positions, overlaps, errors in a file.

use crate::crowded_boards::{meetings, standing};
use crate::fixtures::English;
use casus_belli::render::layout::test_areas::{Area, golden_text, legend, marks};
use casus_belli::render::{
    BadHolders, Extras, Force, Format, Framing, Lang, Scene, Sheet, Standing, State, Tint, draw, pixels,
};
use casus_belli::rules::{Piece, Ruin};

const DIR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/states/");

/// The documented position of a board.
fn given(sheet: Sheet, lang: Lang) -> Scene {
    let text = std::fs::read_to_string(format!("{DIR}{}.toml", sheet.key())).unwrap();
    Scene::of_state(sheet, lang, &toml::from_str(&text).unwrap(), &English).unwrap()
}

#[test]
fn commanders_stations_devastation_and_energy_on_the_futuristic_earth() {
    insta::assert_snapshot!(given(Sheet::Y2210, Lang::En).to_string());
}

#[test]
fn a_landing_on_the_moon() {
    insta::assert_snapshot!(given(Sheet::Moon, Lang::It).to_string());
}

#[test]
fn wars_convoys_refugees_missiles_and_a_mushroom_cloud() {
    insta::assert_snapshot!(given(Sheet::ColdWar, Lang::En).to_string());
}

#[test]
fn everything_live_of_the_documented_positions_has_its_place() {
    for sheet in [Sheet::Y2210, Sheet::Moon, Sheet::ColdWar] {
        for (name, view) in [("full", Framing::Full), ("compact", Framing::Compact)] {
            let format = Format { view, values: false, ..Format::default() };
            let places = golden_text(&given(sheet, Lang::En), &format);
            insta::assert_snapshot!(format!("places_{}_{name}", sheet.key()), places);
        }
    }
}

#[test]
fn no_text_below_the_board_meets_another_or_leaves_the_picture() {
    for sheet in [Sheet::World, Sheet::Y2210, Sheet::Moon, Sheet::ColdWar] {
        for (lang, view) in [(Lang::En, Framing::Full), (Lang::It, Framing::Compact)] {
            let (scene, format) = (given(sheet, lang), Format { view, ..Format::default() });
            let (texts, high) = (legend(&scene, &format), pixels(&scene, &format).height() as f32);
            let shown = |name: &str| texts.iter().any(|text| text.what.ends_with(name));
            assert!(scene.legend.iter().all(|entry| shown(&entry.name)), "{sheet:?}: {texts:?}");
            let inside = |Area { edges: [left, top, right, foot], .. }: &Area| {
                *left > 0.0 && *top > 844.0 && *right < 1600.0 && *foot < high
            };
            for (i, text) in texts.iter().enumerate() {
                assert!(inside(text), "{sheet:?}: {text:?}");
                let met = texts[..i].iter().find(|other| other.meets(text));
                assert!(met.is_none(), "{sheet:?} {lang:?}: {text:?} and {met:?}");
            }
        }
    }
}

#[test]
fn every_view_of_every_position_is_a_picture_of_its_own_below_600_kilobytes() {
    for sheet in [Sheet::Y2210, Sheet::Moon, Sheet::ColdWar] {
        let scene = given(sheet, Lang::En);
        let mut views = vec![Framing::Full, Framing::Compact, Framing::action(&scene)];
        // In the Cold War what has changed is so far apart that a close-up, with the type of a narrow screen, would not be
        // larger.
        assert_eq!(views[2] == Framing::Full, sheet == Sheet::ColdWar, "{sheet:?}");
        views.truncate(if sheet == Sheet::ColdWar { 2 } else { 3 });
        let drawn = views.into_iter().map(|view| Format { view, values: true, ..Format::default() });
        let drawn: Vec<Vec<u8>> = drawn.map(|format| draw(&scene, &format).unwrap()).collect();
        for (i, png) in drawn.iter().enumerate() {
            assert!(png.len() <= 600_000, "{sheet:?}: {} bytes", png.len());
            assert!(!drawn[..i].contains(png), "{sheet:?}");
        }
    }
}

#[test]
fn everything_that_a_larger_rulebook_adds_is_seen() {
    let scene = given(Sheet::ColdWar, Lang::En);
    let plain = {
        let mut scene = scene.clone();
        scene.lands.iter_mut().for_each(|land| land.extras = Extras::default());
        scene.flights.clear();
        scene
    };
    let quiet = pixels(&plain, &Format::default());
    let differs = |change: &dyn Fn(&mut Scene)| {
        let mut scene = plain.clone();
        change(&mut scene);
        let drawn = pixels(&scene, &Format::default());
        drawn.pixels().iter().zip(quiet.pixels()).filter(|(a, b)| a != b).count()
    };
    let peru = scene.lands.iter().position(|land| land.key == "peru").unwrap();
    for piece in Piece::ALL {
        let standing = Standing { piece, tint: Tint::Red, count: 1 };
        let seen = differs(&|scene| scene.lands[peru].extras.pieces.push(standing));
        assert!(seen > 300, "{piece:?}: {seen} pixels");
    }
    for ruin in Ruin::ALL {
        assert!(differs(&|scene| scene.lands[peru].extras.ruin = Some(ruin)) > 2000, "{ruin:?}");
    }
    let war = Force { tint: Tint::Red, armies: 12 };
    assert!(differs(&|scene| scene.lands[peru].extras.war.push(war)) > 1500);
    for flight in &scene.flights {
        let seen = differs(&|scene| scene.flights.push(flight.clone()));
        assert!(seen > 600, "{flight:?}: {seen} pixels");
    }
}

#[test]
fn no_mark_of_a_documented_position_lies_on_a_name_a_badge_or_another_mark() {
    for sheet in [Sheet::Y2210, Sheet::Moon, Sheet::ColdWar] {
        for (lang, compact) in [(Lang::En, false), (Lang::It, false), (Lang::En, true), (Lang::It, true)] {
            let view = if compact { Framing::Compact } else { Framing::Full };
            let scene = given(sheet, lang);
            let format = Format { view, values: !compact, ..Format::default() };
            let marks = marks(&scene, &format);
            assert!(marks.len() > 4, "{sheet:?}");
            let found = meetings(&marks, &standing(&scene, &format));
            assert!(found.is_empty(), "{sheet:?} {lang:?} {compact}: {found:#?}");
        }
    }
}

#[test]
fn gains_losses_and_values_on_every_second_territory_lie_on_nothing() {
    for sheet in Sheet::ALL {
        for (lang, compact) in [(Lang::En, false), (Lang::It, false), (Lang::En, true), (Lang::It, true)] {
            let mut scene = Scene::bare(sheet, lang, "", &[], &English).unwrap();
            for (i, land) in scene.lands.iter_mut().enumerate() {
                (land.tint, land.armies) = (Tint::OWNERS[i % 6], 12);
                land.gained = if i % 4 == 0 { 13 } else { 0 };
                land.lost = if i % 4 == 2 { 3 } else { 0 };
                land.value = (!compact).then_some(7);
            }
            let view = if compact { Framing::Compact } else { Framing::Full };
            let format = Format { view, values: true, ..Format::default() };
            let found = meetings(&marks(&scene, &format), &standing(&scene, &format));
            assert!(found.is_empty(), "{sheet:?} {lang:?} {compact}: {found:#?}");
        }
    }
}

#[test]
fn a_position_with_an_error_is_refused_with_the_place_and_the_reason() {
    let refused = |text: &str| {
        let state: State = toml::from_str(text).unwrap();
        Scene::of_state(Sheet::Moon, Lang::En, &state, &English).unwrap_err().to_string()
    };
    for (text, wanted) in [
        ("holders = \"0:1\"", "1 holders for 14 territories"),
        ("[lands.peru]", "lands.peru: no such territory on this board"),
        ("[lands.tycho]\nruin = \"sad\"", "lands.tycho: `sad` is neither devastated nor mushroom"),
        ("[lands.tycho]\npieces = [\"9:land\"]", "lands.tycho: `9` is no seat from 0 to 7"),
        ("[lands.tycho]\npieces = [\"queen\"]", "lands.tycho: `queen` is no piece"),
        ("[lands.tycho]\nwar = [\"1\"]", "lands.tycho: `1` is no seat and number of armies"),
        ("[[arrows]]\nwhat = \"move\"\npath = [\"tycho\"]", "arrows, number 1: an arrow has two ends"),
        (
            "[[flights]]\nwhat = \"bus\"",
            "flights, number 1: `bus` is neither convoy, light, heavy, landing nor return",
        ),
        (
            "[[players]]\nstocks = { gold = 1 }",
            "players, number 1: `gold` is neither energy, money, population, income nor points",
        ),
        ("[[players]]\ndecks = { water = 1 }", "players, number 1: `water` is no deck"),
    ] {
        assert_eq!(refused(text), wanted);
    }
    assert!(matches!(
        Scene::bare(Sheet::Moon, Lang::En, "x", &[], &English),
        Err(BadHolders::Form(text)) if text == "x"
    ));
    assert!(toml::from_str::<State>("holder = \"\"").unwrap_err().to_string().contains("unknown field"));
}

#[test]
fn a_close_look_at_any_place_of_any_board_shows_it_and_what_it_touches() {
    for (sheet, place, most) in [
        (Sheet::Moon, "Cresinion", 4),
        (Sheet::Moon, "Tycho", 5),
        (Sheet::Y2210, "us_pacific", 3),
        (Sheet::Y2210, "Neo Tokyo", 5),
        (Sheet::ColdWar, "Egypt", 6),
    ] {
        let Some(Framing::Zoom(lands)) = Framing::place(sheet, Lang::En, place) else { panic!("{place}") };
        assert!((3..=most).contains(&lands.len()), "{place}: {lands:?}");
    }
    assert_eq!(Framing::place(Sheet::Moon, Lang::En, "Peru"), None);
}
