//! Golden texts of scenes made from views.

use crate::classic_support::shown;
use crate::fixtures::{English, MIDDLE, middle, people, turn, view};
use casus_belli::render::{AltTerm, ArrowKind, Lang, OwnWords, Scene, Since, Tint, Words};
use casus_belli::rules::classic::events;
use casus_belli::rules::{BoardId, Ending, Outcome, Seat};

#[test]
fn six_players_in_the_middle_of_a_game() {
    insta::assert_snapshot!(middle(Lang::En).to_string());
}

#[test]
fn two_players_with_the_neutral_army_in_italian_on_the_board_of_82_borders() {
    let spec = ["0:2", "1:3", "n:2"].iter().cycle().take(42).copied().collect::<Vec<_>>().join(" ");
    let view = view(&spec, 2, BoardId::Classic82);
    let people = people(&["Ilaria", "Marco"]);
    insta::assert_snapshot!(
        Scene::from_view(&view.into(), &people, &Since::default(), Lang::It, &English).to_string()
    );
}

#[test]
fn unclaimed_land_belongs_to_nobody_and_the_winner_is_lit() {
    let mut view = view(&["-:0"; 42].join(" "), 2, BoardId::Classic83);
    view.common.outcome =
        Some(Outcome { winners: vec![Seat(1)], ending: Ending::World, round: 3, scores: vec![] });
    let scene = Scene::from_view(&view.into(), &people(&["a", "b"]), &Since::default(), Lang::En, &English);
    assert!(scene.lands.iter().all(|l| l.tint == Tint::Unowned));
    assert_eq!(scene.legend.iter().map(|e| e.on_turn).collect::<Vec<_>>(), [false, true]);
    assert_eq!(scene.legend.iter().map(|e| e.out).collect::<Vec<_>>(), [true, true]);
}

#[test]
fn a_capture_replaces_the_attacks_that_led_to_it() {
    let scene = middle(Lang::En);
    let arrows: Vec<_> = scene
        .arrows
        .iter()
        .map(|a| (scene.lands[a.from].key.as_str(), scene.lands[a.to].key.as_str(), a.kind))
        .collect();
    assert_eq!(
        arrows,
        [
            ("venezuela", "brazil", ArrowKind::Capture),
            ("brazil", "north_africa", ArrowKind::Attack),
            ("ontario", "greenland", ArrowKind::Move),
        ]
    );
}

#[test]
fn a_long_turn_keeps_its_last_arrows_and_every_ring() {
    let mut events = turn();
    let board = casus_belli::rules::Board::get(BoardId::Classic83);
    for (from, to) in board.sea_lanes() {
        events.push(shown(events::Fortified { seat: Seat(0), from: *from, to: *to, armies: 1 }));
    }
    let scene = Scene::from_view(
        &view(MIDDLE, 6, BoardId::Classic83).into(),
        &[],
        &Since::of(&events),
        Lang::En,
        &English,
    );
    assert_eq!(scene.arrows.len(), 14);
    assert!(scene.arrows.iter().all(|a| a.kind == ArrowKind::Move));
    // Brazil's arrow is one of those left out, but its capture is still marked.
    let captured: Vec<_> = scene.lands.iter().filter(|l| l.captured).map(|l| l.key.as_str()).collect();
    assert_eq!(captured, ["brazil"]);
}

#[test]
fn of_many_captures_the_last_three_glow_and_attacks_are_numbered_in_their_order() {
    let board = casus_belli::rules::Board::get(BoardId::Classic83);
    let (seat, whose) = (Seat(0), casus_belli::rules::Holder::Seat(Seat(1)));
    let mut events = Vec::new();
    for (from, to) in board.sea_lanes() {
        events.push(shown(events::Captured { seat, from: *from, to: *to, whose, min: 1 }));
    }
    let lanes: Vec<_> = board.sea_lanes().iter().map(|(_, to)| to.index()).collect();
    let since = Since::of(&events);
    let scene =
        Scene::from_view(&view(MIDDLE, 6, BoardId::Classic83).into(), &[], &since, Lang::En, &English);
    let glowing = |at: &usize| scene.lands[*at].captured && !scene.lands[*at].earlier;
    let glow: Vec<usize> = (0..42).filter(glowing).collect();
    let mut last: Vec<usize> = Vec::new();
    for at in lanes.iter().rev() {
        if last.len() < 3 && !last.contains(at) {
            last.push(*at);
        }
    }
    last.sort_unstable();
    assert_eq!(glow, last);
    let steps: Vec<u32> = scene.arrows.iter().map(|arrow| arrow.step).collect();
    let count = events.len() as u32;
    assert_eq!(steps, (count - 13..=count).collect::<Vec<_>>(), "the numbers of those that are drawn");
    // A single attack has no number, and a move never has one.
    let one = Since::of(&events[..1]);
    let scene = Scene::from_view(&view(MIDDLE, 6, BoardId::Classic83).into(), &[], &one, Lang::En, &English);
    assert_eq!((scene.arrows[0].step, scene.lands[lanes[0]].earlier), (0, false));
    assert!(middle(Lang::En).arrows.iter().map(|arrow| arrow.step).eq([1, 2, 0]));
}

#[test]
fn the_alt_text_is_never_longer_than_discord_takes() {
    for lang in [Lang::En, Lang::It] {
        let scene = middle(lang);
        assert!(scene.alt.chars().count() <= 1024, "{}", scene.alt.chars().count());
        assert!(scene.alt.contains("Ilaria") && scene.alt.contains("Alaska"), "{}", scene.alt);
    }
    let long = "Wilhelmina ".repeat(40);
    let names = people(&[&long, &long, &long, &long, &long, &long]);
    let scene = Scene::from_view(
        &view(MIDDLE, 6, BoardId::Classic83).into(),
        &names,
        &Since::default(),
        Lang::It,
        &English,
    );
    assert!(scene.alt.chars().count() <= 1024);
}

/// Labels with a player's name in the line below the title.
struct Turn(String);

impl Words for Turn {
    fn title(&self) -> String {
        English.title()
    }

    fn line(&self) -> String {
        format!("Turn of {}", self.0)
    }

    fn holdings(&self, territories: u32, armies: u32) -> String {
        English.holdings(territories, armies)
    }

    fn neutral(&self) -> String {
        English.neutral()
    }

    fn own(&self) -> OwnWords {
        English.own()
    }

    fn told(&self, what: AltTerm) -> String {
        English.told(what)
    }
}

#[test]
fn a_hostile_name_in_the_line_below_the_title_is_cleaned_and_cut() {
    let line = |name: &str| {
        let view = view(MIDDLE, 6, BoardId::Classic83);
        let words = Turn(name.to_owned());
        Scene::from_view(&view.into(), &people(&["a", "b"]), &Since::default(), Lang::En, &words).line
    };
    assert_eq!(line("Ma\u{202E}rco\u{200B}\u{7}"), "Turn of Marco");
    assert_eq!(line("Z\u{301}\u{302}oe"), "Turn of Zoe");
    assert_eq!(line(&"🎲".repeat(32)), format!("Turn of {}", "🎲".repeat(32)));
    assert!(line(&"W".repeat(100_000)).chars().count() <= 121);
}
