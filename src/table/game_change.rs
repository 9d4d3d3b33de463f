//! `GameChange`: one request applied to a copy of the loaded game, before it is committed. Adds the answers that follow
//! automatically. Has no side effects: after an error the copy is dropped.

use super::announcement::AnnouncementKind;
use super::error::TableError;
use super::known_vacations::Vacations;
use super::loaded_game::LoadedGame;
use super::notice_kind::NoticeKind;
use super::order_progress::OrderProgress;
use super::plans::{PlanEnd, PlanReport};
use super::request_dice::RequestDice;
use super::time::Millis;
use super::types::{Order, Person, Status};
use crate::pace::AbsencePolicy;
use crate::record::ExactOdds;
use crate::rules::{
    Action, AnswerOrigin, Ask, AskId, Clock, Event, Game, Illegal, Milestone, OrderStep, Seat, Seen,
    StopReason, Viewer,
};
use std::sync::Arc;

/// Maximum number of automatic answers in one request. More would be a bug; the rest follows with the next request.
const MOST_FOLLOW_UPS: usize = 5_000;
/// Maximum number of questions that are only offered and that standing orders answer in one request: each such question is
/// open again after its answer.
const MOST_OFFERED: u32 = 200;

/// A change in progress.
pub(super) struct GameChange {
    /// The game as loaded.
    pub(super) base: Arc<LoadedGame>,
    /// The game after the change.
    pub(super) loaded: LoadedGame,
    /// Time of the request.
    pub(super) now: Millis,
    /// The time by which rounds of the beacon are named.
    pub(super) beacon_now: Millis,
    /// The dice of the request.
    pub(super) dice: RequestDice,
    /// New events, each with its turn.
    pub(super) events: Vec<(i64, Event)>,
    /// People whose name and language are stored.
    pub(super) people: Vec<Person>,
    /// Announcements that don't follow from events.
    pub(super) announcements: Vec<AnnouncementKind>,
    /// Direct messages about a pause, and proposals whose message is edited if it is there already.
    pub(super) pause_notices: Vec<NoticeKind>,
    /// Notices to postpone, each with the time until which it waits.
    pub(super) put_off: Vec<(i64, Millis)>,
    /// Why an order stopped.
    pub(super) stopped: Option<StopReason>,
    /// The seat that plays a plan by this request, while it is played.
    pub(super) replying_to: Option<Seat>,
    /// How that plan went.
    pub(super) plan_report: Option<PlanReport>,
    /// Ends of plans that belong into no reply: their players get a notice.
    pub(super) plan_ends: Vec<PlanEnd>,
    /// Private talks that a player asked for; their threads are opened.
    pub(super) talks_asked: Vec<u32>,
    /// The channel that the game leaves, and the message of its newest board there.
    pub(super) left_behind: Option<(u64, Option<u64>)>,
    /// The announced absences that are not over.
    pub(super) vacations: Arc<Vacations>,
    /// Number of questions that were only offered and that standing orders answered.
    offered: u32,
    /// Whether anything but the event log changed.
    pub(super) changed: bool,
    /// Whether deadlines moved, because the clock was set or stood still: they are shown anew.
    pub(super) deadlines_moved: bool,
}

impl GameChange {
    pub(super) fn new(base: Arc<LoadedGame>, now: Millis, beacon_now: Millis) -> Self {
        let loaded = LoadedGame::clone(&base);
        Self {
            base,
            loaded,
            now,
            beacon_now,
            dice: RequestDice::default(),
            events: Vec::new(),
            people: Vec::new(),
            announcements: Vec::new(),
            pause_notices: Vec::new(),
            put_off: Vec::new(),
            stopped: None,
            replying_to: None,
            plan_report: None,
            plan_ends: Vec::new(),
            vacations: Arc::default(),
            offered: 0,
            talks_asked: Vec::new(),
            left_behind: None,
            changed: false,
            deadlines_moved: false,
        }
    }

    pub(super) fn game(&self) -> &Game {
        self.loaded.playing()
    }

    /// Whether there is anything to commit.
    pub(super) fn is_empty(&self) -> bool {
        self.events.is_empty() && self.put_off.is_empty() && !self.changed
    }

    /// The new events as that viewer may see them.
    pub(super) fn seen(&self, viewer: Viewer) -> Vec<Seen> {
        self.events.iter().filter_map(|(_, event)| event.seen_by(viewer)).collect()
    }

    /// Appends events to the log and applies them to the game.
    pub(super) fn record(&mut self, events: Vec<Event>) {
        let (span, mut named) = (self.loaded.row.span, false);
        let row = &mut self.loaded.row;
        let game = self.loaded.game.as_mut().expect("a table that is being played has a game");
        for event in events {
            if let Some(milestone) = event.milestone() {
                if let Milestone::TurnBegan { turn, .. } = milestone {
                    row.turn = i64::from(turn);
                }
                if milestone.begins_wait() {
                    // A message tells of a turn; other waits name a round only if something draws in them.
                    named = milestone != Milestone::WaitBegan;
                    // Counted after the event, so that no span is 0 and no two are equal.
                    row.span = i64::from(game.seq()) + 1;
                }
            }
            game.evolve(&event);
            self.events.push((row.turn, event));
        }
        row.seq = i64::from(game.seq());
        if game.outcome().is_some() {
            self.loaded.status = Status::Over;
            self.loaded.open_order = None;
        } else if self.loaded.row.span != span {
            self.name_round_of_turn(named);
        }
    }

    /// Finds the open question of that seat that the order answers. `expect` is the question that the pressed button was
    /// made for. Without it, if several are open, the first one that offers the answer.
    pub(super) fn asked(&self, seat: Seat, expect: Option<AskId>, order: &Order) -> Result<Ask, TableError> {
        let mut asks = self.loaded.asks();
        let Some(expect) = expect else {
            asks.retain(|ask| ask.to == seat);
            let fits = |ask: &Ask| match order {
                Order::Answer(action) => ask.menu.offers(action),
                Order::Compound(_) => ask.clock == Clock::Turn,
            };
            // If none fits, the refusal is about a question that the game waits for, never about one that is only offered.
            let awaited = |ask: &Ask| ask.clock != Clock::None;
            let found = asks.iter().position(fits).or_else(|| asks.iter().position(awaited));
            return found.map(|at| asks.swap_remove(at)).ok_or_else(|| self.loaded.not_your_turn());
        };
        match asks.into_iter().find(|ask| ask.id == expect) {
            None => Err(TableError::Stale),
            Some(ask) if ask.to != seat => Err(self.loaded.not_your_turn()),
            Some(ask) => Ok(ask),
        }
    }

    /// The events that an answer would cause; records nothing.
    pub(super) fn decide(
        &self,
        seat: Seat,
        ask: AskId,
        action: &Action,
        how: AnswerOrigin,
    ) -> Result<Vec<Event>, TableError> {
        self.drawing(|game, chance| game.act(seat, ask, action, how, chance))
    }

    /// The error for a refusal of the rules.
    pub(super) fn refused(&self, illegal: Illegal) -> TableError {
        match illegal {
            Illegal::Over => TableError::Over,
            Illegal::Stale => TableError::Stale,
            Illegal::NotAsked => self.loaded.not_your_turn(),
            Illegal::OffMenu(_) | Illegal::OtherFamily | Illegal::NothingToUndo(_) => {
                TableError::Illegal(illegal)
            }
        }
    }

    /// Answers a question and records the events.
    pub(super) fn answer(
        &mut self,
        seat: Seat,
        ask: AskId,
        action: &Action,
        how: AnswerOrigin,
    ) -> Result<(), TableError> {
        let events = self.decide(seat, ask, action, how)?;
        self.record(events);
        Ok(())
    }

    /// Gives the answer that the seat's standing orders have for silence, else the default one: the deadline passed, or the
    /// game does not wait for this question.
    pub(super) fn expire(&mut self, ask: AskId) -> Result<(), TableError> {
        let open = self.loaded.asks().into_iter().find(|open| open.id == ask);
        let open = open.filter(|open| !self.is_skipped(open));
        if let Some(open) = open
            && let Some(action) = self.silent_answer(&open)
        {
            return self.answer(open.to, ask, &action, AnswerOrigin::Standing);
        }
        let events = self.drawing(|game, chance| game.expire(ask, chance))?;
        self.record(events);
        Ok(())
    }

    /// Whether nothing but what the rules force is done for whoever lets that question pass: it belongs to their own turn at a table
    /// that skips the silent ([PBP-30]).
    fn is_skipped(&self, ask: &Ask) -> bool {
        let own = matches!(ask.clock, Clock::Turn | Clock::Everybody);
        own && self.loaded.absence_policy == AbsencePolicy::Skip
    }

    /// Time is up in a game with a time limit (R2-28). No question is answered; the turn and the round go on.
    pub(super) fn call_time(&mut self) {
        let events = self.game().call_time();
        self.record(events);
    }

    /// Gives all automatic answers: standing orders, defaults of questions that the game does not wait for, computer
    /// players, orders in progress, plans that begin with a turn. Stops before one that draws if the dice are not there.
    pub(super) fn follow_up(&mut self) -> Result<(), TableError> {
        for _ in 0..MOST_FOLLOW_UPS {
            let mut asks = self.loaded.asks();
            // What a player ordered in advance for any moment comes before the next question to anybody (A3-42).
            asks.sort_by_key(|ask| ask.clock != Clock::None);
            let mut moved = false;
            for ask in asks {
                if self.follow_with_dice(&ask)? {
                    moved = true;
                    break;
                }
            }
            if self.dice.missing {
                return Ok(());
            }
            if !moved {
                return Ok(());
            }
        }
        tracing::warn!(game = self.loaded.row.id, "an answer led to more answers than are allowed at once");
        Ok(())
    }

    /// Answers one question if it has an automatic answer; nothing happens if that draws and the dice are not there.
    fn follow_with_dice(&mut self, ask: &Ask) -> Result<bool, TableError> {
        if self.has_dice() {
            return self.follow(ask);
        }
        let before = (self.loaded.open_order.clone(), self.loaded.taken.clone(), self.offered);
        match self.follow(ask) {
            Err(TableError::DiceAwaited) => {
                (self.loaded.open_order, self.loaded.taken, self.offered) = before;
                self.dice.missing = true;
                Ok(true)
            }
            followed => followed,
        }
    }

    /// Answers one question if it has an automatic answer. Returns whether it did.
    fn follow(&mut self, ask: &Ask) -> Result<bool, TableError> {
        if let Some(action) = self.standing_answer(ask) {
            self.offered += u32::from(ask.clock == Clock::None);
            self.answer(ask.to, ask.id, &action, AnswerOrigin::Standing)?;
            return Ok(true);
        }
        let at_once = ask.clock == Clock::Reaction && !self.loaded.row.defence_waits;
        if at_once || ask.clock == Clock::Standing || self.waits_no_longer(ask) {
            self.expire(ask.id)?;
            return Ok(true);
        }
        if self.computer_follows(ask)? {
            return Ok(true);
        }
        // An order belongs to the player's own turn; other questions in the meantime don't concern it.
        let own =
            |open: &OrderProgress| open.seat == ask.to && matches!(ask.clock, Clock::Turn | Clock::Idle);
        let open = self.loaded.open_order.take_if(|open| own(open));
        if open.is_some() {
            self.changed = true;
        }
        let span = self.loaded.row.span;
        // If the turn of the order has ended, a new one begins.
        let open = open.filter(|open| open.span == span).or_else(|| self.stored_plan(ask));
        let moved = open.map_or(Ok(false), |open| self.go_on(open, ask))?;
        if moved || ask.clock != Clock::Idle {
            return Ok(moved);
        }
        // Nothing is left to do, so nobody let his time pass: it is told as an answer of the player.
        self.answer(ask.to, ask.id, &ask.default, AnswerOrigin::Player)?;
        Ok(true)
    }

    /// Gives the next answer of an order in progress, or ends the order. Returns whether it answered.
    pub(super) fn go_on(&mut self, open: OrderProgress, ask: &Ask) -> Result<bool, TableError> {
        let OrderProgress { seat, span, order, plan } = open;
        let next = match self.game().next(seat, &order, &ask.menu, &ExactOdds) {
            Ok(next) => next,
            Err(illegal) => return self.step_refused(seat, plan, illegal),
        };
        match next {
            OrderStep::Answer(action, rest) => {
                match self.answer(seat, ask.id, &action, AnswerOrigin::Player) {
                    Err(TableError::Illegal(illegal)) => return self.step_refused(seat, plan, illegal),
                    answered => answered?,
                }
                let complete = rest.is_none();
                let open = OrderProgress { seat, span, order: rest.unwrap_or(order), plan };
                self.loaded.open_order = self.after_answer(open, complete);
                Ok(true)
            }
            OrderStep::Stop(reason) => {
                if let Some(plan) = plan {
                    return self.step_stopped((seat, span), plan, reason, ask);
                }
                self.stopped = reason;
                self.changed = true;
                Ok(false)
            }
        }
    }

    /// Forgets the seat's order in progress.
    pub(super) fn drop_order_of(&mut self, seat: Seat) {
        if self.loaded.open_order.take_if(|open| open.seat == seat).is_some() {
            self.changed = true;
        }
    }

    /// The answer of a standing order to a question, if it is on the menu ([PBP-34], [PBP-36]). To a question that is only
    /// offered, doing nothing is no answer: it would be asked again at once.
    fn standing_answer(&self, ask: &Ask) -> Option<Action> {
        let action = self.loaded.taken(ask.to)?.standing.as_ref()?.answer(&ask.menu, false)?;
        let offered = ask.clock == Clock::None;
        if offered && (action == ask.default || self.offered >= MOST_OFFERED) {
            return None;
        }
        ask.menu.offers(&action).then_some(action)
    }

    /// The answer of a standing order to a question that its player lets pass, if it is on the menu.
    fn silent_answer(&self, ask: &Ask) -> Option<Action> {
        let action = self.loaded.taken(ask.to)?.standing.as_ref()?.answer(&ask.menu, true)?;
        ask.menu.offers(&action).then_some(action)
    }
}
