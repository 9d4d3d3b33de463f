//! Scenarios of blank command cards (R1-57, A1-61): the table writes them, all agree before anything is dealt, one that is
//! played is shown, and a player confirms it.

use crate::luck::{Seeded, Told};
use crate::y2210::fixtures::{A, B, C, Table, mods, units};
use casus_belli::rules::y2210::{Action, BlankNumber, CardKind, Commander, Menu, Play, Target, Why};
use casus_belli::rules::{
    Action as AnyAction, AnswerOrigin, Clock, Event, Game, Options, Rulebook, Seat, Setup, SetupError, Viewer,
};
use serde_json::json;

const TEXT: &str = "Before your first invasion: every opponent says what they plan.";

/// Three seats; one card in the land deck for 2 energy, one in the diplomats' for nothing.
fn written(host: Option<Seat>) -> Setup {
    let mut setup = Setup::preset(Rulebook::Y2210, 3);
    setup.options.set("setup.way", "instant").unwrap();
    setup.write_card("land", TEXT, 2).unwrap();
    setup.write_card("diplomat", "A truce of one turn, whenever all like it.", 0).unwrap();
    setup.seat_host(host);
    setup
}

/// The first blank card of the land deck, as an answer and in a stored state.
fn land() -> Play {
    Play { card: CardKind::Blank(BlankNumber::ALL[0]), target: Target::Nothing }
}

/// Seat 0 prepares with that card in hand, a land commander and 3 energy.
fn preparing(host: Option<Seat>) -> Table {
    Table::of(written(host))
        .hold(A, "alaska", units(4, &[Commander::Land]))
        .hold(B, "alberta", units(2, &[Commander::Land]))
        .hold(C, "congo", mods(4))
        .energy(A, 3)
        .set("/seats/0/hand", json!([100]))
        .set("/phase", json!("preparing"))
}

/// All answer whether they play with the cards; the game after it, and what happened.
fn asked(agree: [Option<bool>; 3]) -> (Game, Vec<Event>) {
    let mut game = Game::new(written(None)).unwrap();
    let mut luck = Seeded::new(1);
    let mut log = game.open(&mut luck);
    log.iter().for_each(|event| game.evolve(event));
    assert!(!Table::has(&log, "start_rolled"), "nothing is drawn before all have answered");
    for (seat, agreed) in game.setup().all_seats().zip(agree) {
        let ask = game.asks().into_iter().find(|ask| ask.to == seat).unwrap();
        assert_eq!((ask.menu.kind().key(), ask.clock), ("agree", Clock::Everybody));
        let events = match agreed {
            Some(agreed) => {
                let answer = AnyAction::Y2210(Action::Agree { agreed });
                game.act(seat, ask.id, &answer, AnswerOrigin::Player, &mut luck).unwrap()
            }
            None => game.expire(ask.id, &mut luck).unwrap(),
        };
        events.iter().for_each(|event| game.evolve(event));
        log.extend(events);
    }
    (game, log)
}

fn decks(game: &Game) -> Vec<u32> {
    let casus_belli::rules::View::Y2210(view) = game.view(Viewer::Public) else { panic!("a game of 2210") };
    view.decks.into_iter().map(|(_, left)| left).collect()
}

#[test]
fn blank_cards_are_in_the_decks_only_if_all_agree_and_nobody_sees_who_did_not_r1_57_a1_61() {
    let (game, _) = asked([Some(true); 3]);
    assert_eq!(decks(&game), [21, 20, 20, 20, 21]);
    for answers in [[Some(true), Some(false), Some(true)], [Some(true), Some(true), None]] {
        let (game, log) = asked(answers);
        assert_eq!(decks(&game), [20; 5], "silence is no agreement");
        let told =
            format!("{:?}", log.iter().filter_map(|event| event.seen_by(Viewer::Public)).collect::<Vec<_>>());
        assert!(!told.contains("Agree {") && !told.contains("agreed: true"), "{told}");
    }
    let off = Setup::preset(Rulebook::Y2210, 3);
    assert!(
        Game::new(off).unwrap().open(&mut Seeded::new(1)).len() > 2,
        "without blank cards nobody is asked"
    );
}

#[test]
fn a_text_that_could_break_a_message_or_is_too_much_for_its_deck_is_refused_a1_61_f_28() {
    let mut setup = written(None);
    let before = setup.clone();
    let long = "a".repeat(161);
    for text in
        ["", " ", "Hello @everyone", "**bold**", "a\nb", "<@1>", "see https://x.org", "`x`", "a_b_", &long]
    {
        let refused = setup.write_card("naval", text, 0);
        assert_eq!(refused, Err(SetupError::CardText { most: 160 }), "{text:?}");
    }
    assert_eq!(setup.write_card("naval", TEXT, 21), Err(SetupError::CardCost { cost: 21, most: 20 }));
    assert!(matches!(setup.write_card("moon", TEXT, 0), Err(SetupError::UnknownDeck { .. })));
    let classic = Setup::preset(Rulebook::Classic, 3).write_card("land", TEXT, 0);
    assert!(matches!(classic, Err(SetupError::UnknownDeck { .. })));
    assert_eq!(setup, before, "a refusal changes nothing");
    setup.write_card("space", "Perché no? 3 energie, più o meno.", 0).unwrap();
    assert_eq!(setup.write_card("space", TEXT, 0), Err(SetupError::TooManyCards { most: 1 }));
    // A record by hand is checked in the same way.
    let mut stored = serde_json::to_value(&setup).unwrap();
    stored["options"]["y2210"]["blanks"][0]["text"] = json!("@here");
    assert!(serde_json::from_value::<Setup>(stored).unwrap().check().is_err());
    assert!(setup.erase_card(0) && !setup.erase_card(2));
}

#[test]
fn a_blank_card_is_shown_and_paid_when_the_host_confirms_it_a1_61() {
    let mut table = preparing(Some(C));
    assert_eq!(
        table.view(Viewer::Seat(B)).seat(A).cards[0],
        (Commander::Land, 1),
        "deck and number are public"
    );
    let shown = table.play(A, land(), &[]);
    assert!(Table::has(&shown, "card_shown") && !Table::has(&shown, "played"));
    let ask = table.ask(C);
    assert_eq!(ask.clock, Clock::Awaited, "every table waits for it");
    let Menu::Confirm(menu) = table.menu(C) else { panic!("{ask:?}") };
    assert_eq!((menu.by, menu.text.as_str(), menu.cost), (A, TEXT, 2));
    assert_eq!((table.energy_of(A), table.hand_of(A)), (3, vec!["blank_land_1"]));
    let why = table.refuses(C, Action::Done);
    assert!(matches!(why, Why::NotNow { .. }), "{why:?}");
    table.act(C, Action::Confirm { played: true });
    assert_eq!((table.energy_of(A), table.hand_of(A)), (1, vec![]));
    assert_eq!(table.view(Viewer::Public).discarded.len(), 1);
    assert_eq!(table.asked(A), "invade", "the turn goes on: no other card is left");
}

#[test]
fn a_blank_card_that_is_not_confirmed_goes_back_unpaid_for_this_turn_and_silence_confirms_a1_61() {
    let mut table = preparing(Some(C));
    table.play(A, land(), &[]);
    let ask = table.ask(C);
    let silent = table.game.expire(ask.id, &mut Told::dice(&[])).unwrap();
    assert!(Table::has(&silent, "played"));
    table.act(C, Action::Confirm { played: false });
    assert_eq!((table.energy_of(A), table.hand_of(A)), (3, vec!["blank_land_1"]));
    let again = Action::Play { card: land().card, target: Target::Nothing };
    assert_eq!(table.refuses(A, again.clone()), Why::Refused { card: land().card });
    let poor = preparing(Some(C)).energy(A, 1);
    assert_eq!(poor.refuses(A, again.clone()), Why::Energy { needed: 2, energy: 1 });
    let alone = preparing(Some(C)).hold(A, "alaska", mods(4));
    assert_eq!(alone.refuses(A, again), Why::NoCommander { commander: Commander::Land });
}

#[test]
fn the_next_player_confirms_where_the_host_has_no_seat_plays_it_or_is_out_a1_61() {
    let confirmer = |host: Option<Seat>, out: bool| {
        let table = preparing(host);
        let mut table = if out { table.set("/seats/2/alive", json!(false)) } else { table };
        table.play(A, land(), &[]);
        table.game.asks()[0].to
    };
    assert_eq!([confirmer(None, false), confirmer(Some(A), false), confirmer(Some(C), true)], [B; 3]);
    assert_eq!(confirmer(Some(C), false), C);
}

#[test]
fn a_blank_card_may_answer_an_invasion_or_end_a_turn_as_its_text_says_a1_61() {
    let mut table = preparing(Some(C))
        .set("/seats/0/hand", json!([107]))
        .set("/seats/1/hand", json!([100]))
        .energy(B, 2)
        .set("/phase", json!("invading"));
    table.invade(A, "alaska", "alberta");
    table.act(B, Action::React { cards: vec![land()] });
    assert_eq!(table.game.asks()[0].to, C);
    table.act(C, Action::Confirm { played: true });
    assert_eq!((table.energy_of(B), table.asked(A)), (0, "throw"));
    let refused = |played: bool| {
        let mut table = preparing(Some(C)).set("/seats/1/hand", json!([100])).energy(B, 2);
        table = table.set("/phase", json!("invading")).set("/seats/0/hand", json!([]));
        table.invade(A, "alaska", "alberta");
        table.act(B, Action::React { cards: vec![land()] });
        table.act(C, Action::Confirm { played });
        (table.asked(A), table.hand_of(B).len())
    };
    assert_eq!((refused(true), refused(false)), (("throw", 0), ("throw", 1)), "the invasion goes on");
    let mut last = preparing(Some(C)).hold(A, "alberta", mods(2)).set("/phase", json!("fortifying"));
    last.play(A, land(), &[]);
    assert_eq!(last.asked(C), "confirm");
}

#[test]
fn what_is_written_is_part_of_the_options_and_a_table_without_the_switch_plays_none_a1_61() {
    let mut setup = written(Some(B));
    setup.options.set("2210.blank_cards", "off").unwrap();
    let Options::Y2210(options) = &setup.options else { panic!("a game of 2210") };
    assert_eq!((options.written().count(), options.blanks.len()), (0, 2));
    let whole = serde_json::to_value(written(Some(B))).unwrap();
    assert_eq!(whole["options"]["y2210"]["blanks"][0]["text"], TEXT);
    assert_eq!(whole["options"]["y2210"]["host"], 1);
}
