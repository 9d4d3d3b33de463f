//! Headlines of the Cold War and the recap of a direct message: fights, wars by a convoy's stop, whose they are.

use super::whole_games::NAMES;
use crate::cold_war::fixtures::{ONE, TWO, Table, USA, armies};
use casus_belli::rules::cold_war::events::TurnBegan;
use casus_belli::rules::cold_war::{Action, Armies, Public};
use casus_belli::rules::{Event, Seat, Seen, Viewer};
use casus_belli::text::{Ctx, Lang, Words};

/// The turn of the USA with these events, as all see it.
fn turn(events: &[Event]) -> Vec<Seen> {
    let began: Event = Public::TurnBegan(TurnBegan { seat: USA, round: 1, turn: 1, place: 0 }).into();
    std::iter::once(&began).chain(events).filter_map(|event| event.seen_by(Viewer::Public)).collect()
}

fn headline(table: &Table, events: &[Event], lang: Lang) -> String {
    let ctx = Ctx::new(table.game.board(), NAMES);
    Words::new(lang).headline(&table.game.view(Viewer::Public), &ctx, &turn(events))
}

fn recap(table: &Table, reader: Seat, events: &[Event], lang: Lang) -> Vec<String> {
    let ctx = Ctx::new(table.game.board(), NAMES);
    Words::new(lang).recap(&table.game.view(Viewer::Public), reader, &turn(events), &ctx)
}

/// Marco stands in Quebec; the USA stop there and pay the war.
fn stopped() -> (Table, Vec<Event>) {
    let mut table = Table::new().money(USA, 9).hold(ONE, "quebec", armies(1, 0));
    let path = vec![table.id("quebec")];
    let leg = Action::Leg { from: table.id("ontario"), armies: armies(1, 0), path, war: true };
    let events = table.does(USA, leg);
    (table, events)
}

#[test]
fn a_headline_speaks_of_peace_only_if_nobody_fought_and_no_war_began_pbp_6() {
    let quiet = Table::new();
    assert_eq!(headline(&quiet, &[], Lang::En), "**1950** · Ilaria keeps the peace");
    // A fight in a war of an earlier turn, after which both stand there.
    let mut table =
        Table::new().hold(USA, "quebec", armies(1, 0)).hold(ONE, "quebec", armies(0, 1)).money(USA, 9);
    let at = table.id("quebec");
    let fight = Action::Fight { at, against: ONE, armies: armies(1, 0) };
    let mut events = table.rolls(USA, "act", fight.clone(), &[9, 3, 3]);
    assert_eq!(headline(&table, &events, Lang::En), "**1950** · Ilaria fights once without gaining a state");
    events.extend(table.rolls(USA, "act", fight, &[9, 3, 3]));
    let twice = headline(&table, &events, Lang::It);
    assert_eq!(twice, "**1950** · Ilaria combatte 2 volte senza guadagnare stati");
    // A war by a stop that was paid as one.
    let (table, events) = stopped();
    assert_eq!(headline(&table, &events, Lang::En), "**1950** · Ilaria begins a war");
}

#[test]
fn a_war_by_a_convoys_stop_is_told_to_whoever_stood_there_and_to_others_as_one_elsewhere_pbp_59() {
    let (mut table, mut events) = stopped();
    let on_me = "Ilaria made war on you in Quebec".to_owned();
    assert_eq!(recap(&table, ONE, &events, Lang::En), [on_me.as_str()]);
    assert_eq!(recap(&table, TWO, &events, Lang::En), ["Ilaria made war in Quebec"]);
    // The same once his army there is lost and the state is another's.
    let at = table.id("quebec");
    let fight = Action::Fight { at, against: ONE, armies: armies(1, 0) };
    events.extend(table.rolls(USA, "act", fight, &[9, 3]));
    let told = recap(&table, ONE, &events, Lang::En);
    assert_eq!(told[0], on_me, "{told:?}");
    assert!(told.contains(&"Ilaria now controls Quebec, which was yours".to_owned()), "{told:?}");
    assert!(told.contains(&"Armies you lost: 1 infantry".to_owned()), "{told:?}");
}

#[test]
fn a_board_full_of_armies_of_two_fits_in_a_message_with_letters_for_words_pbp_13() {
    let all = Armies { infantry: 12, tanks: 7, fighters: 3, ..Armies::NONE };
    let keys: Vec<String> = {
        let table = Table::new();
        let board = table.game.board();
        board.ids().map(|at| board.territory(at).key.clone()).collect()
    };
    let table = keys.iter().enumerate().fold(Table::new(), |table, (n, key)| {
        let (one, two) = (Seat((n % 5) as u8), Seat(((n + 1) % 5) as u8));
        let table = table.hold(one, key, all);
        if n % 2 == 0 { table.hold(two, key, armies(2, 1)) } else { table }
    });
    let view = table.game.view(Viewer::Public);
    for (lang, line) in [(Lang::En, "12I 7T 3F"), (Lang::It, "12F 7C 3A")] {
        let ctx = Ctx::new(table.game.board(), NAMES);
        let words = Words::new(lang);
        let (long, short) = (words.board_text(&view, &ctx), words.short_board_text(&view, &ctx));
        assert!(long.chars().count() > 2000, "{}", long.chars().count());
        assert!(short.chars().count() <= 2000, "{}: {short}", short.chars().count());
        assert!(short.contains(line), "{line}: {short}");
        for at in table.game.board().ids() {
            assert!(short.contains(&words.territory(table.game.board(), at)), "{at:?}: {short}");
        }
    }
}
