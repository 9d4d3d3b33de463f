//! Hindsight: how the chances of all seats went in a game that is over, and which decisions moved them most, by the same value by
//! which players who think ahead judge.

use super::value;
use super::{classic, cold_war, weights, y2210};
use crate::rules::{
    Action, AnswerOrigin, AskId, AskKind, Ending, Event, History, Milestone, Outcome, Past, Retrospect, Seat,
};

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
    /// The seat whose chance that turn moved most.
    pub whose: Seat,
    /// That chance when the turn began, and when the next one did.
    pub chances: [f64; 2],
}

impl Decision {
    fn moved(&self) -> f64 {
        (self.chances[1] - self.chances[0]).abs()
    }
}

/// The chances in a game that is over; `None` if the rulebook has no weights.
pub fn course(game: &Retrospect) -> Option<Course> {
    let mut walk = Walk::default();
    game.walk(|event, past| walk.step(event, past));
    let Walk { moments, mut decisions, .. } = walk;
    let order = |one: &Decision, other: &Decision| {
        // What a turn consists of anyway is named only if there is nothing else.
        decides(&other.action).cmp(&decides(&one.action)).then(other.moved().total_cmp(&one.moved()))
    };
    decisions.sort_by(order);
    decisions.truncate(NAMED);
    decisions.sort_by_key(|decision| decision.turn);
    Some(Course { moments: moments.into_iter().collect::<Option<_>>()?, decisions })
}

/// The chances of all seats at a moment.
#[derive(Clone)]
struct Judged {
    chances: Vec<f64>,
    round: u32,
    turn: u32,
}

/// A turn that goes on.
struct Turn {
    seat: Seat,
    began: Judged,
    /// What its player has decided, each with the number of its event, and how much it moved the chances by what is seen at once.
    decided: Vec<(usize, Action, f64)>,
}

/// A decision whose consequences are not all known: the number of its event, and the chances before it.
struct Open {
    at: usize,
    action: Action,
    before: Judged,
}

/// The value is learnt from positions at the beginning of turns, so turns are compared by these. Within a turn it only tells which of
/// its decisions to name.
#[derive(Default)]
struct Walk {
    moments: Vec<Option<Vec<f64>>>,
    decisions: Vec<Decision>,
    /// The seat whose turn the last event began.
    begins: Option<Seat>,
    turn: Option<Turn>,
    open: Option<Open>,
    /// Just before the event that ended the game.
    before_end: Option<Judged>,
    /// Number of events so far.
    at: usize,
}

impl Walk {
    fn step(&mut self, event: Option<&Event>, past: Past<'_>) {
        if let Some(seat) = self.begins.take() {
            let now = judged(past);
            self.end_turn(now.as_ref());
            self.moments.push(now.as_ref().map(|now| now.chances.clone()));
            self.turn = now.map(|began| Turn { seat, began, decided: Vec::new() });
        }
        let Some(event) = event else {
            let now = judged(past);
            // An end on which the players agreed follows from no decision of the game.
            let settled = |outcome: &Outcome| matches!(outcome.ending, Ending::Conceded | Ending::Agreed);
            let settled = past.outcome().is_some_and(settled);
            let last = if settled { self.before_end.take() } else { now.clone() };
            self.close(last.as_ref());
            self.end_turn(last.as_ref());
            self.moments.push(now.map(|now| now.chances));
            return;
        };
        match event.milestone() {
            Some(Milestone::TurnBegan { seat, .. }) => {
                self.close(judged(past).as_ref());
                self.begins = Some(seat);
            }
            Some(Milestone::Ended) => self.before_end = judged(past),
            _ => {}
        }
        match event {
            Event::Answered { by, ask, how: AnswerOrigin::Player, action } => {
                self.answered(*by, *ask, action, past);
            }
            // Answers that are opened together are nobody's alone.
            Event::Sealed { .. } | Event::Partial { .. } => self.close(judged(past).as_ref()),
            Event::Undone { events, .. } => {
                let first = self.at.saturating_sub(*events as usize);
                self.open = None;
                self.turn.iter_mut().for_each(|turn| turn.decided.retain(|(at, ..)| *at < first));
            }
            Event::Answered { .. } | Event::Happened(_) => {}
        }
        self.at += 1;
    }

    /// An answer begins a decision, unless it carries on the last one.
    fn answered(&mut self, by: Seat, ask: AskId, action: &Action, past: Past<'_>) {
        if self.open.as_ref().is_some_and(|open| goes_on(&open.action, action, || past.kind_of(ask))) {
            return;
        }
        let now = judged(past);
        self.close(now.as_ref());
        if self.turn.as_ref().is_some_and(|turn| turn.seat == by) {
            self.open = now.map(|before| Open { at: self.at, action: action.clone(), before });
        }
    }

    /// The consequences of the open decision are known.
    fn close(&mut self, now: Option<&Judged>) {
        let (Some(Open { at, action, before }), Some(now)) = (self.open.take(), now) else { return };
        let moved = before.chances.iter().zip(&now.chances).map(|(before, now)| (now - before).abs()).sum();
        self.turn.iter_mut().for_each(|turn| turn.decided.push((at, action.clone(), moved)));
    }

    /// A turn is over: its decision is the one that decides most, or the one that moved most if none decides anything.
    fn end_turn(&mut self, now: Option<&Judged>) {
        let (Some(Turn { seat, began, decided }), Some(now)) = (self.turn.take(), now) else { return };
        let most = |one: &&(usize, Action, f64), other: &&(usize, Action, f64)| {
            decides(&one.1).cmp(&decides(&other.1)).then(one.2.total_cmp(&other.2))
        };
        let Some((_, action, _)) = decided.iter().max_by(most) else { return };
        let change = |seat: &usize| (now.chances[*seat] - began.chances[*seat]).abs();
        let most = (0..now.chances.len()).max_by(|one, other| change(one).total_cmp(&change(other)));
        let Some(whose) = most else { return };
        let chances = [&began, now].map(|then| then.chances[whose]);
        let (round, turn, action, whose) = (began.round, began.turn, action.clone(), Seat(whose as u8));
        self.decisions.push(Decision { seat, round, turn, action, whose, chances });
    }
}

/// The chances of all seats at a moment; they add up to 1. `None` if the rulebook has no weights.
pub(super) fn chances(past: Past<'_>) -> Option<Vec<f64>> {
    judged(past).map(|judged| judged.chances)
}

fn judged(past: Past<'_>) -> Option<Judged> {
    let view = past.view(Seat(0));
    let weights = weights::of(view.rulebook)?;
    let seats = usize::from(view.players);
    let mut chances = match past.outcome() {
        Some(outcome) => value::shares(outcome, view.rulebook),
        // Each from their own view.
        None => weights.chances_of(&view, |seat| value::features(&past.view(seat), seat)),
    };
    let all: f64 = chances.iter().sum();
    chances.iter_mut().for_each(|one| *one = if all > 0.0 { *one / all } else { 1.0 / seats as f64 });
    Some(Judged { chances, round: view.round, turn: view.turn })
}

/// Whether an answer only carries on what an earlier one began: another roll of the same battle, and what a battle asks for.
/// `asked` finds the kind of question that `next` answers.
fn goes_on(first: &Action, next: &Action, asked: impl FnOnce() -> Option<AskKind>) -> bool {
    match (first, next) {
        (Action::Classic(first), Action::Classic(next)) => classic::goes_on(first, next),
        (Action::Y2210(first), Action::Y2210(next)) => y2210::goes_on(first, next),
        (Action::ColdWar(first), Action::ColdWar(next)) => {
            matches!(asked(), Some(AskKind::ColdWar(asked)) if cold_war::goes_on(first, asked, next))
        }
        (Action::Classic(_) | Action::Y2210(_) | Action::ColdWar(_), _) => false,
    }
}

/// Whether an answer puts something at stake: a battle, a card, a missile; not what a turn consists of anyway.
fn decides(action: &Action) -> bool {
    match action {
        Action::Classic(action) => classic::decides(action),
        Action::Y2210(action) => y2210::decides(action),
        Action::ColdWar(action) => cold_war::decides(action),
    }
}
