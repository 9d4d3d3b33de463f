//! People who go silent in simulated games, and what a table does with them ([PBP-30], [PBP-31], [PBP-62]).
//!
//! A person vanishes with a fixed chance when a turn of theirs begins, and does not come back. As at a table, the rules' default
//! answers until the policy gives the seat to a computer player; a game in which each person that is left was silent for three
//! turns is abandoned. What a missed turn brings is compared with what the same turn, with the same dice, would have brought to
//! somebody who is there.

use super::play::{Answer, Levels, answer_of, turn_after};
use crate::ai::Player;
use crate::luck::{KeyedChance, SeededChance};
use crate::rules::{Chance as _, ChartMeasure, Event, Game, Milestone, Seat, View, Viewer};
use crate::table::{AbsencePolicy, MOST_SILENT};

/// Maximum number of answers in a turn that is compared.
const MOST_ANSWERS: u32 = 2_000;

/// What is compared of a turn: armies, cards, and energy or money that the seat received.
pub(super) const RECEIVED: [&str; 3] = ["armies", "cards", "energy or money"];

/// How people go silent.
#[derive(Clone, Copy)]
pub(super) struct Vanishing {
    /// `None`: everybody plays on; it is only noted who would have gone silent.
    pub(super) policy: Option<AbsencePolicy>,
    /// Chance that a person vanishes when a turn of theirs begins, in percent.
    pub(super) percent: u8,
}

/// The people of one game.
pub(super) struct Absences {
    how: Vanishing,
    chance: SeededChance,
    people: Vec<Person>,
    /// What all missed turns brought, and what they would have brought to somebody who is there.
    pub(super) missed: Compared,
    pub(super) abandoned: bool,
}

#[derive(Clone, Copy, Default)]
struct Person {
    gone: bool,
    turns: u32,
    absent: u32,
}

/// Sums over turns: what was received, and what would have been.
#[derive(Clone, Copy, Default)]
pub(super) struct Compared {
    pub(super) turns: u64,
    pub(super) absent: [u64; 3],
    pub(super) present: [u64; 3],
}

impl Absences {
    pub(super) fn new(how: Vanishing, seats: u8, seed: u64) -> Self {
        // Who vanishes is drawn from a generator of its own, so that the players' choices stay as they are.
        let chance = SeededChance::new(!seed);
        let people = vec![Person::default(); usize::from(seats)];
        Self { how, chance, people, missed: Compared::default(), abandoned: false }
    }

    /// Whether nobody answers for the seat: its person is gone, and no computer player has the seat yet.
    pub(super) fn is_silent(&self, seat: Seat) -> bool {
        let person = self.people[seat.index()];
        let misses = |policy: AbsencePolicy| policy.most_misses().is_none_or(|most| person.absent <= most);
        person.gone && self.how.policy.is_some_and(misses)
    }

    /// The seats whose person was away for more than a third of their turns.
    pub(super) fn long_absent(&self) -> impl Iterator<Item = Seat> {
        let seats = self.people.iter().zip(0..);
        seats.filter(|(person, _)| person.absent * 3 > person.turns).map(|(_, seat)| Seat(seat))
    }

    /// Notes what has happened, after the game has recorded it. `players` play for those who are there.
    pub(super) fn happened(
        &mut self,
        game: &Game,
        events: &[Event],
        players: &[Player],
        chance: &KeyedChance,
    ) {
        for event in events {
            let Some(Milestone::TurnBegan { seat, .. }) = event.milestone() else { continue };
            let vanishes = self.chance_of_vanishing();
            let person = &mut self.people[seat.index()];
            person.turns += 1;
            person.gone |= vanishes;
            person.absent += u32::from(person.gone);
            if self.is_silent(seat) && game.outcome().is_none() {
                self.compare(game, seat, players, chance);
            }
        }
        let alive = game.view(Viewer::Public).alive.clone();
        let silent = |seat: &Seat| self.people[seat.index()].absent >= MOST_SILENT;
        self.abandoned = self.how.policy.is_some()
            && game.outcome().is_none()
            && !alive.is_empty()
            && alive.iter().all(silent);
    }

    fn chance_of_vanishing(&mut self) -> bool {
        self.chance.draw(0, 100) < u32::from(self.how.percent)
    }

    /// Plays the turn that begins both ways.
    fn compare(&mut self, game: &Game, seat: Seat, players: &[Player], chance: &KeyedChance) {
        let absent = received(game, seat, &|other| other == seat, players, chance);
        let present = received(game, seat, &|_| false, players, chance);
        let [absent, present] = [absent, present].map(|of| of.map(u64::from));
        self.missed.add(&Compared { turns: 1, absent, present });
    }
}

impl Compared {
    pub(super) fn add(&mut self, more: &Self) {
        self.turns += more.turns;
        for kind in 0..RECEIVED.len() {
            self.absent[kind] += more.absent[kind];
            self.present[kind] += more.present[kind];
        }
    }
}

/// What a seat receives from now to the end of its turn.
fn received(
    game: &Game,
    seat: Seat,
    silent: &dyn Fn(Seat) -> bool,
    players: &[Player],
    chance: &KeyedChance,
) -> [u32; 3] {
    let (mut game, mut chance, mut choices) = (game.clone(), chance.clone(), SeededChance::new(1));
    let mut held = stocks(&game.view(Viewer::Seat(seat)), seat);
    let mut total = [0; 3];
    for _ in 0..MOST_ANSWERS {
        let answer = answer_of(&game, &mut Levels(players), silent, false, &mut |n| choices.draw(0, n));
        let Some(Answer { ask, action, origin, .. }) = answer else { break };
        let events = game.act(ask.to, ask, &action, origin, &mut chance);
        let events = events.expect("computer players answer from the menu");
        events.iter().for_each(|event| game.evolve(event));
        // Between the events of one answer a game has no view.
        let now = stocks(&game.view(Viewer::Seat(seat)), seat);
        for kind in 0..total.len() {
            total[kind] += now[kind].saturating_sub(held[kind]);
        }
        held = now;
        if game.outcome().is_some() || turn_after(Some(seat), &events) != Some(seat) {
            break;
        }
    }
    total
}

/// Armies on the board, cards, and energy or money of a seat.
fn stocks(view: &View, seat: Seat) -> [u32; 3] {
    let (cards, money) = match view {
        View::Classic(view) => (view.seat(seat).cards, 0),
        View::Y2210(view) => {
            let held = view.seat(seat);
            (held.cards.iter().map(|(_, count)| count).sum(), held.energy)
        }
        View::ColdWar(view) => (0, view.seat(seat).money.unwrap_or(0)),
    };
    [view.figure(ChartMeasure::Armies, seat), cards, money]
}
