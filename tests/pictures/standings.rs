//! Pictures of standings: the golden text, and a few properties of the pixels.

use casus_belli::render::{MOST_ROWS, Row, Standings, Theme, draw_standings, legible, standings_pixels};
use std::collections::BTreeSet;
use tiny_skia::Pixmap;

fn row(rank: u32, name: &str, cells: [&str; 5], out: bool) -> Row {
    let cells = cells.map(str::to_owned).to_vec();
    Row { rank: rank.to_string(), name: legible(name, "Seat"), cells, leads: rank == 1, out }
}

fn english() -> Standings {
    Standings {
        title: "TOURNAMENT 3".into(),
        line: "Knock-out · round 2".into(),
        columns: ["Points", "Games", "Won", "Objectives", "State"].map(str::to_owned).to_vec(),
        rows: vec![
            row(1, "Ilaria", ["25.216", "2", "2", "2", "in"], false),
            row(2, "Łukasz the Patient and Rather Long-Named", ["15.061", "2", "1", "0", "in"], false),
            row(3, "Zoë", ["14.048", "2", "0", "0", "in"], false),
            row(4, "Marco", ["6.750", "1", "0", "0", "dropped out"], true),
            row(5, "Karim", ["3.000", "1", "0", "0", "out in 1"], true),
            row(5, "\u{200d}\u{200d}", ["3.000", "1", "0", "0", "out in 1"], true),
        ],
        foot: "and 3 more".into(),
    }
}

#[test]
fn a_knock_out_after_two_rounds() {
    insta::assert_snapshot!(english().to_string());
}

#[test]
fn the_picture_is_as_high_as_the_standings_are_long_and_always_the_same() {
    let standings = english();
    let png = draw_standings(&standings, Theme::Dark).unwrap();
    assert_eq!(png, draw_standings(&standings, Theme::Dark).unwrap());
    assert!(png.len() < 200_000, "{} bytes", png.len());
    let picture = image::load_from_memory(&png).unwrap();
    assert_eq!((picture.width(), picture.height()), (1000, 174 + 52 * 6 + 70));
    let many = Standings { rows: standings.rows.iter().cycle().take(60).cloned().collect(), ..standings };
    assert_eq!(standings_pixels(&many, Theme::Light).height(), 174 + 52 * MOST_ROWS as u32 + 70);
    let none = Standings { rows: Vec::new(), ..english() };
    assert!(draw_standings(&none, Theme::Light).is_ok());
}

#[test]
fn the_alt_text_tells_every_row_that_fits_and_is_never_longer_than_discord_takes() {
    let alt = english().alt();
    assert!(alt.contains("1. Ilaria: Points 25.216, Games 2") && alt.contains("Karim"), "{alt}");
    let long = Standings { rows: english().rows.into_iter().cycle().take(60).collect(), ..english() };
    let alt = long.alt();
    assert!(alt.chars().count() <= 1024 && alt.ends_with('…'), "{alt}");
    assert!(english().alt().ends_with("and 3 more."), "those that are not drawn are told of");
}

#[test]
fn a_table_is_drawn_in_either_theme_and_a_long_name_leaves_the_figures_alone() {
    let named = |name: &str, theme| {
        let mut standings = english();
        standings.rows[0].name = legible(name, "Seat");
        standings_pixels(&standings, theme)
    };
    for theme in Theme::ALL {
        let (short, long) = (named("W", theme), named(&"W".repeat(40), theme));
        let mut bare = english();
        bare.rows[0].name = "W".into();
        bare.rows[0].cells.iter_mut().for_each(String::clear);
        let bare = standings_pixels(&bare, theme);
        let wide = short.width() as usize;
        // Columns in which one of two pictures differs from this one.
        let differ = |other: &Pixmap| -> BTreeSet<usize> {
            let pairs = short.pixels().iter().zip(other.pixels()).enumerate();
            pairs.filter(|(_, (a, b))| a != b).map(|(at, _)| at % wide).collect()
        };
        let (name, figures) = (differ(&long), differ(&bare));
        assert!(name.last() < figures.first(), "{theme:?}: {:?} {:?}", name.last(), figures.first());
        assert!(name.last() > Some(&300), "as much of it as there is room for");
    }
    assert_ne!(named("W", Theme::Dark), named("W", Theme::Light));
}

#[test]
fn whoever_leads_stands_on_gold() {
    let with = |leads| {
        let mut standings = english();
        standings.rows[0].leads = leads;
        standings_pixels(&standings, Theme::Dark)
    };
    let (gold, plain) = (with(true), with(false));
    let differ = gold.data().iter().zip(plain.data()).filter(|(a, b)| a != b).count();
    assert!(differ > 50_000, "{differ}");
}
