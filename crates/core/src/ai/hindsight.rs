//! Hindsight: how the chances of all seats went in a game that is over, and which decisions moved them most, by the same value by
//! which players who think ahead judge.

use super::value::{self, Weights};
use super::{classic, cold_war, weights, y2210};
use crate::rules::{Action, AnswerOrigin, Ending, Event, History, Milestone, Past, Retrospect, Seat};

/// Number of decisions that are named.
const NAMED: usize = 3;

/// How the chances of a game went.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// The chance to win of each seat, where points were played for the share of them, at the moments of the game's
    /// [`History`]. Each moment adds up to 1.
    pub moments: Vec<Vec<f64>>,
    /// The decisions that moved the chances most, at most three, in the order in which they were taken.
    pub decisions: Vec<Decision>,
}

impl Course {
    /// The numbers of its decisions, from 1, at the moments of the history after their turns.
    pub fn marks(&self, history: &History) -> Vec<(usize, String)> {
        let after = |turn: u32| history.moments.iter().position(|moment| moment.view.turn >= turn);
        let each = (1..).zip(&self.decisions);
        each.filter_map(|(place, decision): (u32, _)| Some((after(decision.turn)?, place.to_string())))
            .collect()
    }
}

/// A decision of a player, with the answers that only carried it on.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// Whose it was.
    pub seat: Seat,
    /// The round.
    pub round: u32,
    /// The turn.
    pub turn: u32,
    /// The answer with which it began.
    pub action: Action,
    /// The player's chance before it and after what followed from it.
    pub chances: [f64; 2],
    /// How much it moved the chances of all: the share that changed hands.
    moved: f64,
}

/// The chances in a game that is over; `None` if the rulebook has no weights.
pub fn course(game: &Retrospect) -> Option<Course> {
    let mut walk = Walk::default();
    game.walk(|event, past| walk.step(event, past));
    let Walk { moments, mut decisions, .. } = walk;
    decisions.sort_by(|(_, one), (_, other)| other.moved.total_cmp(&one.moved));
    decisions.truncate(NAMED);
    decisions.sort_by_key(|(at, _)| *at);
    let decisions = decisions.into_iter().map(|(_, decision)| decision).collect();
    Some(Course { moments: moments.into_iter().collect::<Option<_>>()?, decisions })
}

/// A decision whose consequences are not all known.
struct Open {
    /// Number of the event that it was.
    at: usize,
    seat: Seat,
    action: Action,
    before: Judged,
}

/// The chances of all seats at a moment.
#[derive(Clone)]
struct Judged {
    chances: Vec<f64>,
    round: u32,
    turn: u32,
}

#[derive(Default)]
struct Walk {
    moments: Vec<Option<Vec<f64>>>,
    decisions: Vec<(usize, Decision)>,
    open: Option<Open>,
    /// Just before the event that ended the game.
    before_end: Option<Judged>,
    /// Number of events so far.
    at: usize,
}

impl Walk {
    fn step(&mut self, event: Option<&Event>, past: Past<'_>) {
        let began = event.is_none_or(|event| matches!(event.milestone(), Some(Milestone::TurnBegan { .. })));
        if began {
            let now = judged(past);
            // An end on which the players agreed follows from no decision of the game.
            let settled = past
                .outcome()
                .is_some_and(|outcome| matches!(outcome.ending, Ending::Conceded | Ending::Agreed));
            self.close(if settled { self.before_end.clone() } else { now.clone() }.as_ref());
            self.moments.push(now.map(|now| now.chances));
        }
        if event.is_some_and(|event| event.milestone() == Some(Milestone::Ended)) {
            self.before_end = judged(past);
        }
        match event {
            Some(Event::Answered { by, how: AnswerOrigin::Player, action, .. }) => {
                if !self.open.as_ref().is_some_and(|open| goes_on(&open.action, action)) {
                    let now = judged(past);
                    self.close(now.as_ref());
                    let open = |before| Open { at: self.at, seat: *by, action: action.clone(), before };
                    self.open = now.map(open);
                }
            }
            // Answers that are opened together have no one whose decision moved the chances.
            Some(Event::Sealed { .. } | Event::Partial { .. }) => self.close(judged(past).as_ref()),
            Some(Event::Undone { events, .. }) => {
                let first = self.at.saturating_sub(*events as usize);
                self.open = None;
                self.decisions.retain(|(at, _)| *at < first);
            }
            Some(Event::Answered { .. } | Event::Happened(_)) | None => {}
        }
        self.at += 1;
    }

    /// The consequences of the open decision are known.
    fn close(&mut self, now: Option<&Judged>) {
        let (Some(Open { at, seat, action, before }), Some(now)) = (self.open.take(), now) else { return };
        let moved = before.chances.iter().zip(&now.chances).map(|(before, now)| (now - before).abs()).sum();
        let chances = [&before, now].map(|then| then.chances[seat.index()]);
        let (round, turn) = (before.round, before.turn);
        if round > 0 {
            self.decisions.push((at, Decision { seat, round, turn, action, chances, moved }));
        }
    }
}

/// The chances of all seats at a moment; they add up to 1.
fn judged(past: Past<'_>) -> Option<Judged> {
    let view = past.view(Seat(0));
    let weights = weights::of(view.rulebook)?;
    let seats = usize::from(view.players);
    let mut chances = match past.outcome() {
        Some(outcome) => value::shares(outcome, view.rulebook),
        None => alive(past, &view.alive, seats, weights),
    };
    let all: f64 = chances.iter().sum();
    chances.iter_mut().for_each(|one| *one = if all > 0.0 { *one / all } else { 1.0 / seats as f64 });
    Some(Judged { chances, round: view.round, turn: view.turn })
}

/// The chances by the features of those who are in the game, each from their own view.
fn alive(past: Past<'_>, alive: &[Seat], seats: usize, weights: &Weights) -> Vec<f64> {
    let features: Vec<Vec<f64>> =
        alive.iter().map(|seat| value::features(&past.view(*seat), *seat)).collect();
    let mut chances = vec![0.0; seats];
    for (seat, chance) in alive.iter().zip(weights.chances(&features)) {
        chances[seat.index()] = chance;
    }
    chances
}

/// Whether an answer only carries on what an earlier one began: another roll of the same battle, and what a battle asks for.
fn goes_on(first: &Action, next: &Action) -> bool {
    match (first, next) {
        (Action::Classic(first), Action::Classic(next)) => classic::goes_on(first, next),
        (Action::Y2210(first), Action::Y2210(next)) => y2210::goes_on(first, next),
        (Action::ColdWar(first), Action::ColdWar(next)) => cold_war::goes_on(first, next),
        (Action::Classic(_) | Action::Y2210(_) | Action::ColdWar(_), _) => false,
    }
}
