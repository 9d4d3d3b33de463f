//! Pictures of leaderboards: the golden text, and a few properties of the pixels ([PBP-43]).

use casus_belli::render::{
    Leaderboard, MOST_RANKED, RankedRow, Theme, draw_leaderboard, leaderboard_pixels, legible,
};

fn row(rank: Option<u32>, name: &str, points: i32, margin: i32, games: u32) -> RankedRow {
    RankedRow { rank, name: legible(name, "Seat"), points, margin, games }
}

fn english() -> Leaderboard {
    Leaderboard {
        title: "LEADERBOARD".into(),
        line: "All rulebooks · 41 rated games".into(),
        columns: ["Points", "Games"].map(str::to_owned),
        rows: vec![
            row(Some(1), "Ilaria", 1_284, 118, 31),
            row(Some(2), "Łukasz the Patient and Rather Long-Named", 1_207, 131, 24),
            row(Some(3), "Zoë", 1_102, 96, 40),
            row(None, "Computer (normal)", 1_043, 74, 18),
            row(Some(4), "Marco", 968, 142, 19),
            row(Some(5), "Karim", 871, 236, 6),
            row(None, "Computer (easy)", 744, 90, 12),
        ],
        foot: "2 more have fewer than 3 rated games".into(),
    }
}

#[test]
fn a_leaderboard_of_five_people_and_two_levels_of_computers_pbp_43() {
    insta::assert_snapshot!(english().to_string());
}

#[test]
fn the_picture_of_a_leaderboard_is_as_high_as_it_is_long_and_always_the_same_pbp_43() {
    let board = english();
    let png = draw_leaderboard(&board, Theme::Dark).unwrap();
    assert_eq!(png, draw_leaderboard(&board, Theme::Dark).unwrap());
    assert!(png.len() < 200_000, "{} bytes", png.len());
    let picture = image::load_from_memory(&png).unwrap();
    assert_eq!((picture.width(), picture.height()), (1000, 176 + 60 * 7 + 76));
    let many = Leaderboard { rows: board.rows.iter().cycle().take(60).cloned().collect(), ..board };
    assert_eq!(leaderboard_pixels(&many, Theme::Light).height(), 176 + 60 * MOST_RANKED as u32 + 76);
    assert!(many.alt().chars().count() <= 1024);
    let none = Leaderboard { rows: Vec::new(), ..english() };
    assert!(draw_leaderboard(&none, Theme::Light).is_ok());
}

#[test]
fn who_is_certain_has_a_short_bar_and_who_is_better_stands_further_right_pbp_43() {
    let with = |points, margin| {
        let mut board = english();
        board.rows[2] = row(Some(3), "Zoë", points, margin, 40);
        leaderboard_pixels(&board, Theme::Dark)
    };
    let gold = |picture: &tiny_skia::Pixmap| {
        let (y, wide) = (176 + 60 * 2 + 30, picture.width());
        let is_gold = |x: &u32| {
            let pixel = picture.pixel(*x, y).unwrap();
            pixel.red() > pixel.blue() + 8
        };
        let all: Vec<u32> = (470..760.min(wide)).filter(is_gold).collect();
        (all[0], all[all.len() - 1])
    };
    let (certain, unsure, better) = (gold(&with(1_102, 60)), gold(&with(1_102, 200)), gold(&with(1_200, 60)));
    assert!(unsure.0 < certain.0 && unsure.1 > certain.1, "{unsure:?} {certain:?}");
    assert!(better.0 > certain.0 && better.1 > certain.1, "{better:?} {certain:?}");
}
