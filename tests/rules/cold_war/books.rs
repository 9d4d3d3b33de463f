//! The books of the Cold War: in every event money, people, refugees and armies come from somewhere and go somewhere. What an
//! event should change is computed from its fields and from the printed tables, and compared with what it changed.

use crate::conformance;
use crate::random_games::watched_game;
use crate::setups;
use casus_belli::rules::cold_war::{
    Armies, Army, Balance, Census, Control, Event, InterceptorUpkeep, OnOff, Public, ReenterWar, SeatView,
    Transit, UnpaidNuclear, View as ColdWarView, War, Weapon,
};
use casus_belli::rules::{
    Event as AnyEvent, FamilyEvent, FamilyId, Game, Rulebook, Seat, Setup, TerritoryId, View, Viewer,
};
use std::collections::BTreeMap;

/// What a seat has: money, population cards, refugee pieces, armies by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Account {
    money: i64,
    people: i64,
    pieces: i64,
    armies: [i64; 6],
}

/// The accounts of all seats.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Books(Vec<Account>);

impl Books {
    fn of(game: &Game) -> Self {
        let public = view(game, Viewer::Public);
        let one = |seat: &SeatView| {
            let money = seat.money.or_else(|| view(game, Viewer::Seat(seat.seat)).seat(seat.seat).money);
            let mut account = Account {
                money: i64::from(money.unwrap()),
                people: i64::from(seat.population),
                pieces: i64::from(seat.pieces),
                ..Account::default()
            };
            account.add(seat.armies, 1);
            account
        };
        Self(public.seats.iter().map(one).collect())
    }

    fn at(&mut self, seat: Seat) -> &mut Account {
        &mut self.0[seat.index()]
    }

    fn pay(&mut self, seat: Seat, money: u32) {
        self.at(seat).money -= i64::from(money);
    }

    fn lose(&mut self, seat: Seat, armies: Armies) {
        self.at(seat).add(armies, -1);
    }

    fn gain(&mut self, seat: Seat, armies: Armies) {
        self.at(seat).add(armies, 1);
    }

    /// Refugee pieces are gone, and with each of them two cards, if there are so many (A3-27).
    fn die(&mut self, seat: Seat, pieces: u32, cards: u32) {
        assert_eq!(cards, 2 * pieces, "each piece takes two cards with it");
        self.at(seat).pieces -= i64::from(pieces);
        self.at(seat).people -= i64::from(cards);
    }
}

impl Account {
    fn add(&mut self, armies: Armies, sign: i64) {
        for (kind, army) in Army::ALL.into_iter().enumerate() {
            self.armies[kind] += sign * i64::from(armies.get(army));
        }
    }
}

fn view(game: &Game, viewer: Viewer) -> ColdWarView {
    let View::ColdWar(view) = game.view(viewer) else { panic!("a game of the Cold War") };
    view
}

/// The prices of R3-16 as they are printed, in the order of [`Army::ALL`]: infantry, tanks, fighters, interceptors, light and
/// heavy nuclear weapons.
const COST: [u32; 6] = [3, 6, 9, 12, 18, 24];
/// The same for upkeep; interceptors as A3-7 has them.
const UPKEEP: [u32; 6] = [0, 2, 3, 0, 4, 5];

fn sum(armies: Armies, each: impl Fn(usize) -> u32) -> u32 {
    Army::ALL.into_iter().enumerate().map(|(kind, army)| armies.get(army) * each(kind)).sum()
}

/// What an event must make of the books: `after` begins as what was before.
fn book(before: &ColdWarView, after: &mut Books, event: &Event) {
    match event {
        Event::Paid(paid) => {
            after.pay(paid.seat, paid.money);
            after.at(paid.to).money += i64::from(paid.money);
        }
        // Deals move nothing: their payments are events of their own.
        Event::Dealt(_) => {}
        Event::Public(public) => {
            book_money(before, after, public);
            book_armies(before, after, public);
            book_people(before, after, public);
        }
    }
}

/// The events that move money, and nobody's money goes elsewhere than to the bank.
fn book_money(before: &ColdWarView, after: &mut Books, public: &Public) {
    match public {
        Public::SetUp(set_up) => {
            for start in &set_up.starts {
                after.at(start.seat).money += i64::from(start.money);
            }
        }
        Public::Counted(counted) => {
            for one in &counted.census {
                after.at(one.seat).money += i64::from(one.income);
            }
        }
        Public::UpkeepPaid(paid) => {
            let unpaid: u32 = paid.drops.iter().map(|drop| drop.number * upkeep(before, drop.army)).sum();
            let due: u32 = Army::ALL
                .into_iter()
                .map(|army| before.seat(paid.seat).armies.get(army) * upkeep(before, army))
                .sum();
            assert_eq!(paid.money + unpaid, due, "all armies are paid or not");
            after.pay(paid.seat, paid.money);
        }
        Public::Bought(bought) => {
            let dearer = u32::from(before.at(bought.at).control == Control::War);
            assert_eq!(bought.cost, sum(bought.armies, |kind| COST[kind] + dearer));
            after.pay(bought.seat, bought.cost);
        }
        Public::WarDeclared(war) => {
            assert_eq!(war.against, enemies(before, war.at, war.seat));
            assert_eq!(war.money, war_price(before, war.at, war.seat));
            after.pay(war.seat, war.money);
        }
        Public::LegArrived(leg) => {
            let step = [leg.from, leg.to].iter().all(|at| before.at(*at).control == Control::Held(leg.seat));
            assert!(leg.money == 1 || (step && before.house().free_step == OnOff::On), "{leg:?}");
            let price = war_price(before, leg.to, leg.seat);
            assert!(leg.war.is_none_or(|paid| paid == price), "{price}: {leg:?}");
            after.pay(leg.seat, leg.money + leg.war.unwrap_or(0));
        }
        Public::Converted(converted) => {
            assert_eq!(converted.money, converted.armies.count());
            after.pay(converted.seat, converted.money);
        }
        Public::PresentAnswered(answer) => {
            assert_eq!(answer.money, if answer.accepted { answer.armies.count() } else { 0 });
            after.pay(answer.by, answer.money);
        }
        Public::Exterminated(dead) => {
            assert_eq!(dead.paid, 3 * dead.pieces);
            after.pay(dead.seat, dead.paid);
        }
        Public::SeatOut(out) => after.at(out.seat).money = 0,
        _ => {}
    }
}

/// Who has armies or interceptors in a state besides that seat, without those who are out (A3-24, A3-29).
fn enemies(before: &ColdWarView, at: TerritoryId, seat: Seat) -> Vec<Seat> {
    let place = before.at(at);
    let mut seats: Vec<Seat> = place.armies.iter().map(|(owner, _)| *owner).collect();
    let owner = place.last_controller.filter(|owner| place.interceptors > 0 && before.seat(*owner).alive);
    seats.extend(owner);
    seats.sort_unstable();
    seats.dedup();
    seats.retain(|owner| *owner != seat);
    seats
}

/// What a war in that state costs the seat: nothing if it is free to it, 15 against the other superpower, 5 against anybody else,
/// and 12 for a superpower's war on a coalition in the even game (R3-18, A3-24, A3-49, A3-62, A3-83).
fn war_price(before: &ColdWarView, at: TerritoryId, seat: Seat) -> u32 {
    let place = before.at(at);
    let inside = before.house().reenter_war == ReenterWar::Free && !place.of(seat).is_empty();
    let free = |war: &War| war.paid.contains(&seat) || war.attacked.contains(&seat) || inside;
    if place.war.as_ref().is_some_and(free) {
        return 0;
    }
    let great = |seat: Seat| before.seat(seat).superpower.is_some();
    let against = enemies(before, at, seat);
    if !great(seat) || against.is_empty() {
        5
    } else if against.into_iter().any(great) {
        15
    } else if before.house().balance == Balance::Even {
        12
    } else {
        5
    }
}

/// Upkeep of one army (R3-16, A3-7).
fn upkeep(view: &ColdWarView, army: Army) -> u32 {
    if army == Army::Interceptors {
        return u32::from(view.house().interceptor_upkeep == InterceptorUpkeep::One);
    }
    let kind = Army::ALL.into_iter().position(|other| other == army).unwrap();
    UPKEEP[kind]
}

/// The events that move armies, change their kind, or remove them.
fn book_armies(before: &ColdWarView, after: &mut Books, public: &Public) {
    let one = |army: Army, number: u32| Armies::of(army, number);
    match public {
        Public::SetUp(set_up) => {
            for start in &set_up.starts {
                after.gain(start.seat, one(Army::Infantry, start.states.len() as u32));
            }
        }
        Public::UpkeepPaid(paid) => {
            for drop in &paid.drops {
                after.lose(paid.seat, one(drop.army, drop.number));
                let becomes = unpaid(before, drop.army);
                assert_eq!(drop.becomes, becomes, "one step down");
                if let Some(army) = becomes {
                    after.gain(paid.seat, one(army, drop.number));
                }
            }
        }
        Public::Bought(bought) => after.gain(bought.seat, bought.armies),
        Public::Converted(converted) => {
            after.lose(converted.seat, converted.armies);
            after.gain(converted.to, converted.armies);
        }
        Public::PresentAnswered(answer) if answer.accepted => {
            after.lose(answer.by, answer.armies);
            after.gain(answer.seat, answer.armies);
        }
        Public::CivilWarWon(won) => after.gain(won.seat, one(Army::Infantry, 1)),
        Public::ArmiesLost(lost) => after.lose(lost.seat, lost.armies),
        Public::Intercepted(fight) if fight.destroyed => {
            // A missile is used up when it is launched.
            if matches!(fight.what, Transit::Convoy { .. }) {
                after.lose(fight.against, fight.armies);
            }
        }
        Public::Launched(launched) => after.lose(launched.seat, one(Army::Nuclear(launched.weapon), 1)),
        Public::InterceptorsTaken(taken) => {
            let interceptors = one(Army::Interceptors, taken.number);
            assert_eq!(before.at(taken.at).interceptors, taken.number, "all of them");
            taken.from.into_iter().for_each(|from| after.lose(from, interceptors));
            after.gain(taken.seat, interceptors);
        }
        Public::Blasted(blast) => {
            let place = before.at(blast.at);
            assert_eq!((&blast.armies, blast.interceptors), (&place.armies, place.interceptors));
            blast.armies.iter().for_each(|(seat, armies)| after.lose(*seat, *armies));
            let owner = place.last_controller.filter(|_| blast.interceptors > 0);
            owner
                .into_iter()
                .for_each(|owner| after.lose(owner, one(Army::Interceptors, blast.interceptors)));
        }
        _ => {}
    }
}

/// What an unpaid army becomes (R3-17, A3-8, A3-64).
fn unpaid(view: &ColdWarView, army: Army) -> Option<Army> {
    let nuclear = view.house().unpaid_nuclear;
    match army {
        Army::Infantry | Army::Tanks => Some(Army::Infantry),
        Army::Fighters => Some(Army::Tanks),
        Army::Nuclear(_) if nuclear == UnpaidNuclear::Keep => Some(army),
        Army::Nuclear(Weapon::Heavy) if nuclear == UnpaidNuclear::StepDown => {
            Some(Army::Nuclear(Weapon::Light))
        }
        Army::Interceptors | Army::Nuclear(_) => None,
    }
}

/// The events that change population cards and refugee pieces.
fn book_people(before: &ColdWarView, after: &mut Books, public: &Public) {
    match public {
        Public::SetUp(set_up) => {
            for start in &set_up.starts {
                after.at(start.seat).people += i64::from(start.population);
            }
            assert_eq!(after.0.iter().map(|account| account.people).sum::<i64>(), 60);
        }
        Public::Counted(counted) => {
            for one in &counted.census {
                assert_eq!(i64::from(one.before), after.at(one.seat).people);
                after.at(one.seat).people = counted_people(one);
            }
        }
        Public::PiecesPlaced(placed) => {
            assert_eq!(placed.pieces, before.seat(placed.seat).population / 2, "one for every two cards");
            after.at(placed.seat).pieces += i64::from(placed.pieces);
        }
        Public::PiecesChanged(changed) => {
            let pieces: u32 = changed.pieces.iter().map(|(_, number)| number).sum();
            let sign = if changed.grow { 1 } else { -1 };
            after.at(changed.seat).pieces += sign * i64::from(pieces);
        }
        Public::ExileEnded(ended) => {
            let pieces: u32 = ended.pieces.iter().map(|(_, number)| number).sum();
            after.at(ended.seat).pieces -= i64::from(pieces);
            assert_eq!(after.at(ended.seat).pieces, 0, "all pieces become population again");
        }
        Public::CivilWarBegan(war) => after.die(war.seat, war.pieces, war.cards),
        Public::Exterminated(dead) => after.die(dead.whose, dead.pieces, dead.cards),
        Public::Blasted(blast) => {
            assert_eq!(
                blast.refugees.iter().map(|(seat, pieces, _)| (*seat, *pieces)).collect::<Vec<_>>(),
                before.at(blast.at).refugees
            );
            for (seat, pieces, cards) in &blast.refugees {
                after.die(*seat, *pieces, *cards);
            }
            if let Some((seat, cards)) = blast.cards {
                assert_eq!(i64::from(cards), after.at(seat).people.min(3), "three cards, or all there are");
                after.at(seat).people -= i64::from(cards);
            }
        }
        _ => {}
    }
}

/// Population after a demographic phase (R3-10, R3-11, A3-20).
fn counted_people(one: &Census) -> i64 {
    let growth = match one.income {
        0..=5 => 2,
        6..=19 => 1,
        20..=35 => 0,
        36.. => -1,
    };
    assert_eq!(one.growth, growth, "the table of R3-10");
    assert_eq!(one.income, if one.before == 0 { 0 } else { one.yielded }, "R3-12");
    let people = (i64::from(one.before) + i64::from(growth) - i64::from(one.wars)).max(0);
    assert_eq!(i64::from(one.after), people);
    people
}

/// Checks every event of a log; the sum of all that happened by name of the event.
fn audit(setup: &Setup, log: &[AnyEvent]) -> BTreeMap<String, u32> {
    let mut kinds = BTreeMap::new();
    let mut game = Game::new(setup.clone()).unwrap();
    // The books before each event that has not been taken back.
    let mut past: Vec<Books> = Vec::new();
    for event in log {
        let (before, mut should) = (view(&game, Viewer::Public), Books::of(&game));
        game.evolve(event);
        if let AnyEvent::Undone { events, .. } = event {
            let first = past.len() - *events as usize;
            assert_eq!(Books::of(&game), past[first], "as before the answers that were taken back");
            past.truncate(first);
            *kinds.entry("undone".to_owned()).or_default() += 1;
            continue;
        }
        past.push(should.clone());
        if let AnyEvent::Happened(FamilyEvent::ColdWar(event)) = event {
            book(&before, &mut should, event);
            let told = serde_json::to_value(event).unwrap();
            let name = told
                .get("public")
                .or(told.get("dealt"))
                .unwrap_or(&told)
                .as_object()
                .map(|one| one.keys().next().unwrap().clone());
            *kinds.entry(name.unwrap_or_default()).or_default() += 1;
        }
        let is = Books::of(&game);
        assert_eq!(is, should, "after {event:?}");
        let sound = |account: &Account| {
            account.money >= 0
                && account.people >= 0
                && account.pieces >= 0
                && account.armies.iter().all(|n| *n >= 0)
        };
        assert!(is.0.iter().all(sound), "nobody owes what he hasn't: {is:?} after {event:?}");
    }
    kinds
}

/// Between two answers: an exile has a piece for every two cards, and nobody has both armies and pieces, or neither, in the game.
fn in_balance(game: &Game) {
    let view = view(game, Viewer::Public);
    let at_rest = ["act", "upkeep", "last_launch"];
    if !game.asks().into_iter().any(|ask| at_rest.contains(&ask.menu.kind().key())) {
        return;
    }
    for seat in &view.seats {
        let mobile = seat.armies.mobile().count();
        match (seat.alive, seat.exile) {
            (false, _) => assert_eq!((mobile, seat.pieces, seat.money.unwrap_or(0)), (0, 0, 0), "{seat:?}"),
            (true, true) if seat.pieces > 0 => assert_eq!(seat.pieces, seat.population / 2, "{seat:?}"),
            (true, true) => assert!(mobile > 0, "without pieces and armies he is out: {seat:?}"),
            (true, false) => assert!(mobile > 0 && seat.pieces == 0, "{seat:?}"),
        }
    }
}

/// All events that move money, people, pieces or armies, or begin or end an exile, and the others that a whole game has.
const KINDS: [&str; 26] = [
    "set_up",
    "counted",
    "upkeep_paid",
    "bought",
    "war_declared",
    "leg_arrived",
    "converted",
    "present_answered",
    "fought",
    "armies_lost",
    "intercepted",
    "interceptors_taken",
    "civil_war_began",
    "civil_war_won",
    "exterminated",
    "launched",
    "blasted",
    "exile_began",
    "pieces_placed",
    "pieces_changed",
    "exile_ended",
    "seat_out",
    "paid",
    "agreed",
    "closed",
    "due",
];

#[test]
fn books_balance_in_every_event_of_whole_random_games_of_four_five_and_six() {
    let mut seen = BTreeMap::new();
    // Some events are rare: more games are played until all have been met.
    for seed in 0..40 {
        if seed >= 8 && missing(&seen).is_empty() {
            break;
        }
        for seats in 4..=6 {
            let mut setup = Setup::preset(Rulebook::ColdWar, seats);
            if seed % 2 == 0 {
                setup.options.set("cold_war.start_money", "20").unwrap();
            }
            let (game, log) = watched_game(seed * 10 + u64::from(seats), &setup, in_balance);
            assert!(game.outcome().unwrap().round <= 7, "it ends in 1980 or before (R3-5)");
            for (kind, times) in audit(&setup, &log) {
                *seen.entry(kind).or_insert(0) += times;
            }
        }
    }
    println!("{seen:?}");
    assert!(missing(&seen).is_empty(), "no {:?} in {seen:?}", missing(&seen));
}

fn missing(seen: &BTreeMap<String, u32>) -> Vec<&'static str> {
    KINDS.into_iter().filter(|kind| !seen.contains_key(*kind)).collect()
}

#[test]
fn books_balance_in_whole_games_with_every_value_of_every_switch() {
    let preset = Setup::preset(Rulebook::ColdWar, 5);
    let mut games = 0;
    for switch in preset.switches() {
        for value in switch.choices.iter().filter(|value| **value != switch.default) {
            let mut setup = preset.clone();
            setup.options.set(switch.key, value).unwrap();
            if setup.check().is_err() {
                continue;
            }
            games += 1;
            let (_, log) = watched_game(games, &setup, in_balance);
            audit(&setup, &log);
        }
    }
    assert!(games >= 25, "{games} games");
}

#[test]
fn books_balance_with_every_pair_of_switches_and_with_answers_taken_back_pbp_12() {
    let mut undone = 0;
    for (i, setup) in setups::of_family(FamilyId::ColdWar) {
        let mut log = Vec::new();
        conformance::play(i as u64, setup, |_, events, _| log = events.to_vec());
        undone += audit(setup, &log).get("undone").copied().unwrap_or(0);
    }
    assert!(undone >= 10, "{undone} answers or more were taken back");
}
