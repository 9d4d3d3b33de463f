//! Computer players and deals: what they accept, and that they keep their word (R3-8, A3-45, A3-73).

use super::fixtures::{ONE, Table, USA, USSR, armies};
use super::scenarios_talk::next_year;
use casus_belli::ai::Player;
use casus_belli::luck::SeededChance;
use casus_belli::rules::cold_war::deals::{PEACE_WORDS, Permission, Permit, Pledge, Side, Terms, year_of};
use casus_belli::rules::cold_war::{self, Action, Control, Dealt, Public};
use casus_belli::rules::{
    self, AnswerOrigin, Ask, Chance, Clock, Event, FamilyEvent, Game, Imagination, Rulebook, Seat, Setup,
    View, Viewer,
};

/// Number of games in which every promise is watched.
const GAMES: u64 = 12;

fn view_of(game: &Game, seat: Seat) -> View {
    game.view(Viewer::Seat(seat))
}

/// What a computer player says now to a question that is only offered: an answer to an offer, or an offer if its turn begins.
fn talk(
    player: Player,
    game: &Game,
    begins: bool,
    chance: &mut SeededChance,
) -> Option<(Ask, rules::Action)> {
    let asks = game.asks();
    let on_turn = asks.iter().find(|ask| ask.clock == Clock::Turn).map(|ask| ask.to);
    asks.into_iter().filter(|ask| ask.clock == Clock::None).find_map(|ask| {
        let view = view_of(game, ask.to);
        let said = player.optional_answer(&view, &ask).or_else(|| {
            let mine = begins && on_turn == Some(ask.to);
            mine.then(|| player.proposal(&view, &ask, &mut |n| chance.draw(0, n))).flatten()
        });
        said.map(|action| (ask, action))
    })
}

/// Whom a player attacks by an event: the owner of the state that he declares war on, fights in or bombs.
fn attack(before: &cold_war::View, event: &Event) -> Option<(Seat, Vec<Seat>)> {
    let Event::Happened(FamilyEvent::ColdWar(cold_war::Event::Public(public))) = event else { return None };
    match public {
        Public::WarDeclared(war) => Some((war.seat, war.against.clone())),
        Public::FightOpened(fight) => Some((fight.seat, vec![fight.against])),
        Public::CivilWarBegan(war) => Some((war.seat, vec![war.against])),
        Public::Blasted(blast) => match before.at(blast.at).control {
            Control::Held(owner) => Some((blast.by, vec![owner])),
            _ => None,
        },
        _ => None,
    }
}

#[test]
fn a_computer_player_of_any_level_attacks_nobody_to_whom_it_has_promised_peace_r3_8() {
    let (mut made, mut wars) = (0, 0);
    // Thinking ahead takes a hundred times as long.
    let games = |player: Player| if player.thinks_ahead() { 1 } else { GAMES };
    for (player, seed) in
        Player::LEVELS.into_iter().flat_map(|player| (1..=games(player)).map(move |n| (player, n)))
    {
        let setup = Setup::preset(Rulebook::ColdWar, 4 + (seed % 3) as u8);
        let mut chance = SeededChance::new(seed);
        let mut game = Game::new(setup).unwrap();
        game.open(&mut chance).iter().for_each(|event| game.evolve(event));
        // Who has promised whom peace, until which year.
        let mut promises: Vec<(Seat, Seat, u16)> = Vec::new();
        let mut turn = None;
        loop {
            let public = game.view(Viewer::Public);
            let begins = turn != Some(public.turn);
            turn = Some(public.turn);
            let View::ColdWar(before) = public else { panic!("a game of the Cold War") };
            let next = talk(player, &game, begins, &mut chance).or_else(|| {
                let ask = game.asks().into_iter().find(|ask| ask.clock != Clock::None)?;
                let view = view_of(&game, ask.to);
                let worlds = Imagination::new(&game, ask.to);
                let action = player.think(seed, &worlds, (&view, &ask), &mut |n| chance.draw(0, n));
                Some((ask, action))
            });
            let Some((ask, action)) = next else { break };
            let events = game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut chance).unwrap();
            let year = year_of(before.round);
            for event in &events {
                if let Event::Happened(FamilyEvent::ColdWar(cold_war::Event::Dealt(Dealt::Agreed(offer)))) =
                    event
                {
                    let sides =
                        [(offer.by, offer.to, &offer.terms.give), (offer.to, offer.by, &offer.terms.take)];
                    for (by, to, side) in sides {
                        promises.extend(side.promises.iter().map(|pledge| (by, to, pledge.year)));
                    }
                    made = promises.len().max(made);
                }
                let Some((by, against)) = attack(&before, event) else { continue };
                wars += 1;
                let broken = promises
                    .iter()
                    .find(|(from, to, until)| *from == by && against.contains(to) && year <= *until);
                assert_eq!(broken, None, "{player:?}, seed {seed}, {year}: {event:?}");
            }
            events.iter().for_each(|event| game.evolve(event));
        }
        assert!(game.outcome().is_some(), "seed {seed}");
    }
    assert!(made > 0 && wars > 100, "promises are made and wars fought: {made}, {wars}");
}

/// What the first coalition, played by the computer, says to an offer of the USA.
fn reply(table: &mut Table, terms: Terms) -> Action {
    table.says(USA, Action::Offer { to: ONE, terms });
    unasked(table).expect("an answer")
}

/// What the first coalition, played by the computer, says by itself now.
fn unasked(table: &mut Table) -> Option<Action> {
    let game = &table.game;
    let (ask, action) =
        game.asks().into_iter().filter(|ask| ask.to == ONE && ask.clock == Clock::None).find_map(|ask| {
            let said = Player::Normal.optional_answer(&view_of(game, ONE), &ask)?;
            Some((ask, said))
        })?;
    assert!(Player::Normal.is_concerned(&ask) && ask.menu.offers(&action));
    let rules::Action::ColdWar(action) = action else { panic!("{action:?}") };
    table.says(ONE, action.clone());
    Some(action)
}

fn money(give: u32, take: u32) -> Terms {
    let side = |money| Side { money, ..Side::default() };
    Terms { give: side(give), take: side(take), open_until: None }
}

#[test]
fn a_computer_player_takes_presents_and_pays_for_nothing_that_it_cannot_use_r3_8() {
    let mut table = Table::new().money(USA, 20).money(ONE, 20);
    assert!(matches!(reply(&mut table, money(1, 0)), Action::Accept { .. }));
    assert!(matches!(reply(&mut table, money(1, 2)), Action::Decline { .. }));
    let permits =
        |n| (0..n).map(|_| Permit { what: Permission::Stop, states: Vec::new(), until: 1950 }).collect();
    let give = Side { permits: permits(6), ..Side::default() };
    let sold = Terms { give, take: Side { money: 2, ..Side::default() }, open_until: None };
    assert!(matches!(reply(&mut table, sold), Action::Decline { .. }), "it stops nowhere by leave");
}

#[test]
fn a_computer_player_gives_leave_only_for_its_price_which_grows_with_the_years_a3_73() {
    let mut table = Table::new().money(USA, 60);
    let leave = |until, money| {
        let take = Side {
            permits: vec![Permit { what: Permission::Stop, states: Vec::new(), until }],
            ..Side::default()
        };
        Terms { give: Side { money, ..Side::default() }, take, open_until: None }
    };
    assert!(matches!(reply(&mut table, leave(1950, 4)), Action::Accept { .. }));
    assert!(matches!(reply(&mut table, leave(1980, 4)), Action::Decline { .. }));
    assert!(matches!(reply(&mut table, leave(1980, 22)), Action::Accept { .. }));
}

#[test]
fn a_computer_player_promises_peace_only_in_words_that_it_can_keep_and_pays_for_it_once_r3_8() {
    let mut table = Table::new().money(ONE, 20).money(USA, 20);
    let pledge = |words: &str| vec![Pledge { words: words.to_owned(), year: 1950 }];
    let promised = |words: &str| Terms {
        give: Side { money: 10, ..Side::default() },
        take: Side { promises: pledge(words), ..Side::default() },
        open_until: None,
    };
    assert!(matches!(reply(&mut table, promised("I will do as you say.")), Action::Decline { .. }));
    let peace = PEACE_WORDS;
    assert!(matches!(reply(&mut table, promised(peace)), Action::Accept { .. }));
    let sold = || Terms {
        give: Side { promises: pledge(peace), ..Side::default() },
        take: Side { money: 2, ..Side::default() },
        open_until: None,
    };
    assert!(matches!(reply(&mut table, sold()), Action::Accept { .. }));
    assert!(
        matches!(reply(&mut table, sold()), Action::Decline { .. }),
        "the same peace is not paid for twice"
    );
}

/// Peace of both until the end of 1950.
fn mutual_peace() -> Terms {
    let side =
        || Side { promises: vec![Pledge { words: PEACE_WORDS.to_owned(), year: 1950 }], ..Side::default() };
    Terms { give: side(), take: side(), open_until: None }
}

#[test]
fn a_computer_player_makes_no_peace_with_somebody_at_war_with_it_r3_8() {
    let mut table = Table::new();
    assert!(matches!(reply(&mut table, mutual_peace()), Action::Accept { .. }));
    let mut table = Table::new().hold(ONE, "argentina", armies(2, 0)).hold(USA, "argentina", armies(2, 0));
    assert!(matches!(reply(&mut table, mutual_peace()), Action::Decline { .. }));
    let given = Terms { give: mutual_peace().give, take: Side::default(), open_until: None };
    assert!(
        matches!(reply(&mut table, given), Action::Decline { .. }),
        "nor is its enemy's word worth anything"
    );
}

#[test]
fn an_attack_by_whom_it_has_promised_peace_frees_a_computer_player_at_once_r3_8() {
    let mut table = Table::new().money(ONE, 20);
    assert!(matches!(reply(&mut table, mutual_peace()), Action::Accept { .. }));
    let fights = |table: Table| {
        let table = table.turn_of(ONE);
        let ask = table.ask(ONE, "act");
        let said = Player::Normal.answer(&view_of(&table.game, ONE), &ask, &mut |_| 0);
        matches!(said, rules::Action::ColdWar(Action::Fight { against: USA, .. }))
    };
    let table = table.hold(ONE, "argentina", armies(9, 0)).hold(USA, "argentina", armies(1, 0));
    assert!(fights(table), "whoever stands in a state at war with it has broken the peace");
}

#[test]
fn a_broken_word_is_remembered_when_the_war_is_over_and_the_victim_breaks_none_r3_8() {
    let mut table = Table::new();
    assert!(matches!(reply(&mut table, mutual_peace()), Action::Accept { .. }));
    let mut table = table.hold(ONE, "argentina", armies(1, 0)).hold(USA, "argentina", armies(2, 0));
    let at = table.id("argentina");
    let attack = Action::Fight { at, against: ONE, armies: armies(2, 0) };
    table.rolls(USA, "act", attack, &[7, 7, 1, 1]);
    assert_eq!(table.at("argentina").control, Control::Held(USA), "the war is over");
    let broken = |seat| table.view(Viewer::Seat(seat)).own.unwrap().broken;
    assert_eq!((broken(ONE), broken(USA), broken(USSR)), (vec![USA], vec![], vec![]));
    let mut table = table.hold(ONE, "brazil", armies(1, 0));
    assert!(matches!(reply(&mut table, mutual_peace()), Action::Decline { .. }), "once bitten");
    // The victim strikes back, and its word is as good as before.
    let mut table = table.turn_of(ONE).hold(ONE, "argentina", armies(2, 0));
    let back = Action::Fight { at, against: USA, armies: armies(2, 0) };
    table.rolls(ONE, "act", back, &[7, 7, 1, 1]);
    assert_eq!(table.view(Viewer::Seat(USA)).own.unwrap().broken, []);
}

/// The computer player's judgement of the peace of 1950, when 1955 has begun.
fn judged_in_1955(table: &mut Table) -> Action {
    assert_eq!(unasked(table), None, "until the year is over the peace may still be broken");
    next_year(table);
    let said = unasked(table).expect("a judgement");
    assert_eq!(unasked(table), None, "it judges once");
    said
}

#[test]
fn a_computer_player_says_that_a_peace_was_kept_when_its_year_is_over_a3_45() {
    let mut table = Table::new();
    let Action::Accept { number } = reply(&mut table, mutual_peace()) else { panic!("peace is accepted") };
    assert_eq!(judged_in_1955(&mut table), Action::Judge { number, place: 0, kept: true });
    let promises = table.view(Viewer::Seat(USA)).own.unwrap().promises;
    let of_the_usa = promises.iter().find(|promise| promise.by == USA).expect("the promise");
    assert_eq!(of_the_usa.kept, Some(true), "the USA see it");
}

#[test]
fn a_computer_player_says_that_a_peace_was_broken_by_whoever_attacked_it_a3_45() {
    let mut table = Table::new();
    let Action::Accept { number } = reply(&mut table, mutual_peace()) else { panic!("peace is accepted") };
    let mut table = table.hold(ONE, "argentina", armies(1, 0)).hold(USA, "argentina", armies(2, 0));
    let attack = Action::Fight { at: table.id("argentina"), against: ONE, armies: armies(2, 0) };
    table.rolls(USA, "act", attack, &[7, 7, 1, 1]);
    let mut table = table.hold(ONE, "brazil", armies(1, 0));
    assert_eq!(judged_in_1955(&mut table), Action::Judge { number, place: 0, kept: false });
}

#[test]
fn a_computer_player_does_not_judge_a_peace_before_it_is_over_nor_other_promises_a3_45() {
    let mut table = Table::new();
    let promise = |words: &str, year| {
        let promises = vec![Pledge { words: words.to_owned(), year }];
        Terms { give: Side { promises, ..Side::default() }, take: Side::default(), open_until: None }
    };
    assert!(matches!(reply(&mut table, promise(PEACE_WORDS, 1955)), Action::Accept { .. }));
    let mut other = promise("I stay in America.", 1950);
    other.give.money = 1;
    assert!(matches!(reply(&mut table, other), Action::Accept { .. }));
    next_year(&mut table);
    let due = table.view(Viewer::Seat(ONE)).own.unwrap().promises.iter().filter(|one| one.due).count();
    assert_eq!((due, unasked(&mut table)), (2, None));
}
