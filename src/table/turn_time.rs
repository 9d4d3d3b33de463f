//! The time of a turn beside the pace: windows for answers in another player's turn ([PBP-64]), and the banks of players ([PBP-24]).

use super::bank_look::BankLook;
use super::game_change::GameChange;
use super::loaded_game::LoadedGame;
use super::standstill::{is_deadline, key};
use super::time::Millis;
use super::types::Status;
use super::waits::Wait;
use crate::pace::BankRules;
use crate::rules::{Ask, Clock, Seat};
use crate::store::TimerRow;
use std::collections::BTreeSet;

/// Kind of the timers of questions in another player's turn.
const WINDOW: &str = "reaction";
/// Kind of the timers of turns.
const TURN: &str = "turn";

impl LoadedGame {
    /// The time for a question that is asked now in another player's turn; `None`: this turn has waited for long enough.
    fn window_left(&self, limit: Millis, now: Millis) -> Option<Millis> {
        self.standstill.window(self.clock_rules.window, (self.row.turn, limit), now - self.difference)
    }

    /// The same, with a whole window for what is asked in any case.
    pub(super) fn window(&self, limit: Millis, now: Millis) -> Millis {
        self.window_left(limit, now).unwrap_or_else(|| self.clock_rules.window.length(limit))
    }

    fn bank_rules(&self) -> Option<BankRules> {
        self.clock_rules.bank.rules(self.pace.limit()?)
    }

    /// Counts for how long the turn has waited for others, and adds the banks to turns that begin.
    pub(super) fn count_turn_time(&mut self, base: &Self, timers: &mut [TimerRow], now: Millis) {
        let stored_now = now - self.difference;
        let window = |timer: &&TimerRow| timer.kind == WINDOW;
        let runs = timers.iter().filter(window).any(|timer| timer.due.is_some());
        let latest = base.timers.iter().filter(window).filter_map(|timer| timer.due).max();
        let latest = latest.map(|latest| latest - self.difference);
        self.standstill.count_windows(base.row.turn, false, latest, stored_now);
        self.standstill.count_windows(self.row.turn, runs, None, stored_now);
        let Some(rules) = self.bank_rules() else { return };
        let open: BTreeSet<String> = timers.iter().filter(|timer| is_deadline(timer)).map(key).collect();
        let deadlines = self.deadlines(&self.timers, now);
        self.standstill.settle_banks(&open, &deadlines, rules, stored_now);
        if self.row.turn == 0 || self.status != Status::Running {
            return;
        }
        for timer in timers.iter_mut().filter(|timer| timer.kind == TURN) {
            let known = self.timers.iter().any(|old| old.key() == timer.key());
            let Some(seat) = u8::try_from(timer.seat).ok().filter(|_| !known) else { continue };
            let more = self.standstill.lend(&key(timer), seat, rules);
            match &mut timer.due {
                Some(due) => *due += more,
                None => timer.remaining += more,
            }
        }
    }

    /// What everybody may know of the banks; empty at a table without.
    pub(super) fn bank_looks(&self) -> Vec<BankLook> {
        let Some(rules) = self.bank_rules().filter(|_| self.status == Status::Running) else { return vec![] };
        let look = |seat: Seat| {
            let turn = self.timers.iter().find(|timer| timer.kind == TURN && timer.seat == i64::from(seat.0));
            let lent = turn.map(|timer| (timer.due, self.standstill.lent_to(&key(timer))));
            let used_from = lent.filter(|(_, lent)| *lent > 0).and_then(|(due, lent)| Some(due? - lent));
            BankLook { seat, left: self.standstill.bank_of(seat.0, rules), used_from }
        };
        self.living_people().map(|taken| look(taken.seated.seat)).collect()
    }
}

impl GameChange {
    /// Whether that new question is answered at once, because its turn has waited for others for as long as it may.
    pub(super) fn waits_no_longer(&self, ask: &Ask) -> bool {
        // What all agreed to be asked has its window also then.
        let Some(limit) = self.loaded.pace.limit().filter(|_| ask.clock == Clock::Reaction) else {
            return false;
        };
        let Some(wait) = Wait::of(ask, self.loaded.row.span) else { return false };
        let asked = self.loaded.timers.iter().any(|timer| wait.has(timer));
        !asked && self.loaded.computer(ask.to).is_none() && self.loaded.window_left(limit, self.now).is_none()
    }
}
