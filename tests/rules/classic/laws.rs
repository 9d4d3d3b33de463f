//! Laws of the classic family alone, held at every step of seeded random play: armies and cards are conserved, its hidden
//! events stay hidden, every kind of answer with absurd numbers is judged alike by menu and check.

use crate::classic_support::{InClassic, public};
use crate::conformance::{every_game_of, games, menu_and_check_agree, play};
use crate::luck::Seeded;
use crate::setups;
use casus_belli::rules::classic::{self, Action, Public, events};
use casus_belli::rules::{
    AnswerOrigin, AskId, Card, Ending, Event, FamilyId, Game, Holder, Seat, TerritoryId, Viewer,
};

#[test]
fn every_kind_of_answer_with_absurd_numbers_is_judged_alike_by_menu_and_check() {
    every_game_of(setups::of_family(FamilyId::Classic), |game, _, luck| {
        let answers: Vec<_> = strange_answers(game, luck).into_iter().map(Into::into).collect();
        menu_and_check_agree(game, &game.asks(), &answers);
    });
}

#[test]
fn the_last_one_on_the_board_wins_alone_and_with_two_seats_the_other_is_gone() {
    for seats in 2..=6 {
        for seed in 0..6 {
            let (over, log) = setups::play_out(seed, &setups::instant(seats));
            let outcome = over.outcome().expect("it was played to the end");
            assert_eq!(outcome.winners.len(), 1);
            let ending = if seats == 2 { Ending::OpponentGone } else { Ending::World };
            assert_eq!(outcome.ending, ending);
            assert_eq!(Game::replay(over.setup().clone(), &log).unwrap(), over);
            println!("{seats} seats, seed {seed}: round {}, {} events", outcome.round, log.len());
        }
    }
}

#[test]
fn armies_and_cards_are_conserved_and_each_territory_has_one_owner() {
    for (i, setup) in setups::of_family(FamilyId::Classic) {
        for seed in games(setup) {
            // The events that count: those that were taken back changed nothing.
            let (mut counting, mut read) = (Vec::new(), 0);
            play(seed * 31 + i as u64, setup, |game, log, _| {
                for event in &log[read..] {
                    match event {
                        Event::Undone { events, .. } => counting.truncate(counting.len() - *events as usize),
                        event => counting.push(event.clone()),
                    }
                }
                read = log.len();
                let log = &counting;
                let view = game.view(Viewer::Public);
                let board = game.board();
                let on_board: u64 =
                    view.classic().territories.iter().map(|held| u64::from(held.armies)).sum();
                let setup_done = view.turn > 0;
                if setup_done {
                    assert_eq!(on_board, brought(game, log) - lost(log), "armies come and go by events only");
                    for (at, held) in board.ids().zip(&view.classic().territories) {
                        assert_ne!(held.holder, Holder::Nobody);
                        let moving_in = moving_into(log) == Some(at);
                        assert_eq!(held.armies == 0, moving_in, "only a territory being captured is empty");
                    }
                }
                let cards: u32 = view.classic().seats.iter().map(|seat| seat.cards).sum();
                let dropped = log.iter().map(|event| match public(event) {
                    Some(Public::Discarded(events::Discarded { cards, .. })) => cards.len() as u32,
                    _ => 0,
                });
                let returned = 3 * view.classic().sets_traded + dropped.sum::<u32>();
                let renewed = log.iter().filter(|e| matches!(public(e), Some(Public::DeckRenewed))).count();
                if renewed == 0 {
                    assert_eq!(
                        cards + view.classic().deck + returned,
                        board.len() as u32 + 2,
                        "no card is lost or made"
                    );
                }
                assert_eq!(hands(game), cards as usize, "no card is in two hands");
            });
        }
    }
}

#[test]
fn others_never_see_a_drawn_card_a_sealed_answer_or_taken_cards() {
    let other = Viewer::Seat(Seat(5));
    let events = [
        classic::Event::Drew { seat: Seat(0), card: Card(7), draw: 3 }.into(),
        classic::Event::CardsTaken { from: Seat(0), by: Seat(1), cards: vec![Card(7)] }.into(),
        Event::Sealed {
            by: Seat(0),
            ask: AskId { opened: 1, to: Seat(0), number: 0 },
            how: AnswerOrigin::Player,
            action: Action::Wish { order: vec![TerritoryId(7)] }.into(),
        },
    ];
    for event in events {
        for viewer in [other, Viewer::Public] {
            let seen = serde_json::to_string(&event.seen_by(viewer)).unwrap();
            assert!(!seen.contains('7'), "{seen}");
        }
        let own = serde_json::to_string(&event.seen_by(Viewer::Seat(Seat(0)))).unwrap();
        assert!(own.contains('7'), "{own}");
    }
}

/// Answers of every kind, legal or not, with numbers from sensible to absurd.
fn strange_answers(game: &Game, luck: &mut Seeded) -> Vec<Action> {
    let mut at = || {
        let bound = if luck.below(20) == 0 { 200 } else { game.board().len() as u32 };
        TerritoryId(luck.below(bound) as u8)
    };
    let (a, b, c) = (at(), at(), at());
    let near = game.board().territories().get(a.index()).and_then(|t| t.borders.nth(0)).unwrap_or(b);
    let sizes = [0, 1, 2, 3, 4, 7, 1_000, u32::MAX];
    let n = sizes[luck.below(sizes.len() as u32) as usize];
    let dice = [0, 1, 2, 3, 4, 255][luck.below(6) as usize];
    let mut card = || Card(luck.below(70) as u8);
    vec![
        Action::Claim { at: a },
        Action::Wish { order: vec![a, b, c] },
        Action::Wish { order: vec![a, a] },
        Action::Deploy { own: vec![(a, n)], neutral: vec![] },
        Action::Deploy { own: vec![(a, 2)], neutral: vec![(b, 1)] },
        Action::Deploy { own: vec![(a, n), (b, n)], neutral: vec![(c, n)] },
        Action::Place { armies: vec![] },
        Action::Place { armies: vec![(a, n)] },
        Action::Place { armies: vec![(a, n), (b, 1)] },
        Action::Place { armies: vec![(a, 1), (a, 1)] },
        Action::Trade { cards: [card(), card(), card()] },
        Action::Trade { cards: [Card(1), Card(1), Card(43)] },
        Action::Bonus { at: a },
        Action::Attack { from: a, to: b, dice },
        Action::Attack { from: a, to: near, dice },
        Action::Attack { from: a, to: a, dice },
        Action::Stop,
        Action::Defend { dice },
        Action::Throw { dice },
        Action::Discard { cards: vec![] },
        Action::Discard { cards: vec![card(), card()] },
        Action::Discard { cards: vec![Card(1), Card(1)] },
        Action::Advance { armies: n },
        Action::Fortify { from: a, to: b, armies: n },
        Action::Fortify { from: a, to: near, armies: 1 },
        Action::Hold,
        Action::Keep,
        Action::Consent { yes: true },
        Action::Propose { from: a, to: near, dice },
    ]
}

/// All armies that ever came onto the board.
fn brought(game: &Game, log: &[Event]) -> u64 {
    let one_each = game.setup().switches().iter().any(|s| (s.key, s.value) == ("setup.armies", "one_each"));
    let start = u64::from([40u32, 35, 30, 25, 20][usize::from(game.setup().seats) - 2]);
    let holders = u64::from(game.setup().seats) + u64::from(game.setup().seats == 2);
    let placed = log.iter().map(|event| match public(event) {
        Some(Public::Placed(events::Placed { armies, .. })) => {
            armies.iter().map(|(_, n)| u64::from(*n)).sum()
        }
        Some(Public::BonusPlaced(events::BonusPlaced { armies, .. })) => u64::from(*armies),
        _ => 0,
    });
    let given = if one_each { game.board().len() as u64 } else { start * holders };
    given + placed.sum::<u64>()
}

fn lost(log: &[Event]) -> u64 {
    let lost = log.iter().map(|event| match public(event) {
        Some(Public::Rolled(events::Rolled { attacker_lost, defender_lost, .. })) => {
            attacker_lost + defender_lost
        }
        _ => 0,
    });
    lost.map(u64::from).sum()
}

/// The territory that fell and waits for its captor.
fn moving_into(log: &[Event]) -> Option<TerritoryId> {
    log.iter().rev().find_map(|event| match public(event) {
        Some(Public::Captured(events::Captured { to, .. })) => Some(Some(*to)),
        Some(Public::Advanced(_)) => Some(None),
        _ => None,
    })?
}

/// Number of different cards in all hands.
fn hands(game: &Game) -> usize {
    let hand =
        |seat| game.view(Viewer::Seat(seat)).classic().own.clone().map(|own| own.hand).unwrap_or_default();
    let cards: std::collections::BTreeSet<Card> = game.setup().all_seats().flat_map(hand).collect();
    cards.len()
}
