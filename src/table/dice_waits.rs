//! Orders that wait for their dice ([PBP-40], `docs/fair-dice.md`): names a round of the beacon for each turn, or for each
//! order that draws; stores and binds an order whose round is not out yet; carries it out when the round is there.
//!
//! Whether an answer draws is found by deciding it without dice. Nothing is recorded of an answer that would draw before its
//! round is there.

use super::announcement::AnnouncementKind;
use super::bound_order::{Bound, BoundOrder};
use super::error::TableError;
use super::game_change::GameChange;
use super::loaded_game::LoadedGame;
use super::request_dice::NoDice;
use super::time::Millis;
use super::types::Status;
use crate::luck::{self, BeaconMode, KeyedChance, beacon};
use crate::record::GoingOn;
use crate::rules::{Chance, Clock, Event, Game, Illegal};
use crate::store::{RoundRow, TimerRow};
use std::sync::Arc;

/// Minimum time from naming a round to the round: the message that names it is posted before.
pub(super) const AHEAD: Millis = 3_000;
/// Kind of the timer after which the channel is told that the dice are late.
pub(super) const DICE: &str = "dice";
/// Time after a round should be out until the channel is told that it is late.
const LATE: Millis = 30_000;

/// What became of a request.
pub(super) enum Carried<T> {
    /// It was carried out.
    Out(T),
    /// It waits for that round.
    Bound(u64),
}

/// What is stored as the awaited round while the dice of a wait have none.
const UNNAMED: i64 = -1;

impl LoadedGame {
    /// When rounds are mixed into the dice; `None`: never after the start.
    pub(super) fn later_rounds(&self) -> Option<BeaconMode> {
        self.beacon_use.map(|used| used.mode).filter(|mode| *mode != BeaconMode::Start)
    }

    /// The round of a turn that is named since then, without an order that waits for it.
    pub(super) fn named_round(&self, since: &Self) -> Option<u64> {
        let of_turn = self.later_rounds() == Some(BeaconMode::Turn) && self.bound.is_none();
        let round = u64::try_from(self.row.awaits).ok().filter(|round| *round > 0 && of_turn)?;
        (since.row.awaits != self.row.awaits).then_some(round)
    }

    /// The newest round mixed in after the start.
    pub(super) fn mixed(&self) -> Option<(u64, [u8; 48])> {
        let (round, signature) = self.row.mixed.split_once(' ')?;
        Some((round.parse().ok()?, luck::unhex(signature)?))
    }

    /// The timer after which the channel is told that the dice are late; suspended once it was told.
    pub(super) fn dice_timer(&self) -> Option<TimerRow> {
        self.bound.as_ref()?;
        let known = self.timers.iter().find(|timer| timer.kind == DICE).cloned();
        let late = beacon::time_of(self.row.awaits as u64) + LATE;
        Some(known.unwrap_or_else(|| TimerRow::of_table(self.row.id, DICE, Some(late))))
    }

    /// What goes on by itself with the next round: the order in progress, and the plan of whoever's turn begins.
    fn going_on(&self) -> Vec<GoingOn> {
        let in_progress = self.open_order.as_ref().map(|open| GoingOn {
            seat: open.seat,
            order: Some(open.order.clone()),
            steps: open.plan.iter().flat_map(|plan| &plan.plan.steps()[plan.step + 1..]).cloned().collect(),
        });
        let begins = self.waits().into_iter().filter(|wait| wait.clock == Clock::Turn);
        let stored = begins.filter_map(|wait| {
            let plan = self.taken(wait.seat)?.plans.waiting(self.row.span)?;
            Some(GoingOn { seat: wait.seat, order: None, steps: plan.steps().to_vec() })
        });
        in_progress.into_iter().chain(stored).collect()
    }

    /// Checks that no order of this game waits for its dice: nothing may overtake it.
    pub(super) fn must_be_settled(&self) -> Result<(), TableError> {
        if self.bound.is_none() {
            return Ok(());
        }
        let round = self.row.awaits as u64;
        Err(TableError::DiceOnTheirWay { round, at: beacon::time_of(round) })
    }
}

impl GameChange {
    /// Whether an answer that draws can be decided now.
    pub(super) fn has_dice(&self) -> bool {
        match self.loaded.later_rounds() {
            None | Some(BeaconMode::Start) => true,
            Some(BeaconMode::Turn) => self.loaded.row.awaits == 0,
            Some(BeaconMode::Order) => self.dice.in_hand,
        }
    }

    /// The events of a decision; [`TableError::DiceAwaited`] if it draws and the dice are not there.
    pub(super) fn drawing(
        &self,
        decide: impl FnOnce(&Game, &mut dyn Chance) -> Result<Vec<Event>, Illegal>,
    ) -> Result<Vec<Event>, TableError> {
        if self.has_dice() {
            let mut chance: KeyedChance = self.loaded.chance()?;
            return decide(self.game(), &mut chance).map_err(|illegal| self.refused(illegal));
        }
        let mut none = NoDice::default();
        let events = decide(self.game(), &mut none).map_err(|illegal| self.refused(illegal))?;
        if none.asked { Err(TableError::DiceAwaited) } else { Ok(events) }
    }

    /// A turn or another wait begins. If each has a round, it is named now, or with the first order that draws. The round of
    /// an order ends with its turn.
    pub(super) fn name_round_of_turn(&mut self, now: bool) {
        self.dice.in_hand = false;
        if self.loaded.later_rounds() != Some(BeaconMode::Turn) {
            return;
        }
        if now {
            self.name_round();
        } else {
            self.loaded.row.awaits = UNNAMED;
            self.changed = true;
        }
    }

    /// Names the first round that is far enough ahead, and later than all that are mixed in: the clock may have been set back, and
    /// everybody knows those.
    fn name_round(&mut self) {
        let known = self.loaded.mixed().map_or(0, |(round, _)| round);
        let round = beacon::first_round_at(self.beacon_now + AHEAD).max(known + 1);
        let seq = self.loaded.playing().seq().into();
        self.loaded.row.awaits = round as i64;
        self.put_round(RoundRow {
            round: round as i64,
            seq,
            signature: String::new(),
            binding: String::new(),
            bound: String::new(),
            told: None,
        });
        self.changed = true;
    }

    /// Stores a round that is named with this change.
    fn put_round(&mut self, row: RoundRow) {
        self.dice.named.retain(|known| known.round != row.round);
        self.dice.named.push(row);
    }

    /// Runs the work of an order. If it draws and its dice are not there, nothing of it happens now: it is bound and waits.
    pub(super) fn or_bind<T>(
        &mut self,
        order: impl FnOnce() -> Bound,
        work: impl Fn(&mut Self) -> Result<T, TableError>,
    ) -> Result<Carried<T>, TableError> {
        self.loaded.must_be_settled()?;
        match work(self) {
            // What follows after the turn of the order waits by itself.
            Ok(done) if !self.dice.missing || self.loaded.row.span != self.base.row.span => {
                return Ok(Carried::Out(done));
            }
            Ok(_) | Err(TableError::DiceAwaited) => {}
            Err(error) => return Err(error),
        }
        *self = Self::new(Arc::clone(&self.base), self.now, self.beacon_now);
        self.unpark();
        self.bind(order())?;
        Ok(Carried::Bound(self.loaded.row.awaits as u64))
    }

    /// Stores an order that waits for its dice, and publishes its binding.
    pub(super) fn bind(&mut self, order: Bound) -> Result<(), TableError> {
        if self.loaded.row.awaits <= 0 {
            self.name_round();
        }
        let (game, seq) = (self.loaded.row.id as u64, u64::from(self.game().seq()));
        let round = self.loaded.row.awaits as u64;
        let text = order.text(self.game().board(), self.loaded.going_on());
        let binding = self.loaded.seed()?.binding(game, seq, round, &text);
        let row = RoundRow {
            round: round as i64,
            seq: seq as i64,
            signature: String::new(),
            binding: binding.clone(),
            bound: text,
            told: None,
        };
        self.put_round(row);
        self.announcements.push(AnnouncementKind::OrderBound { round, binding });
        self.loaded.bound = Some(BoundOrder { at: self.now, order });
        self.dice.missing = false;
        self.changed = true;
        Ok(())
    }

    /// The round that an order waited for which is never carried out, because the game was called off.
    pub(super) fn given_up(&self) -> Option<u64> {
        let waited = self.base.bound.is_some() && !self.dice.in_hand;
        (waited && self.loaded.status != Status::Running).then_some(self.base.row.awaits as u64)
    }

    /// Tells the channel once that the dice of an order are late.
    pub(super) fn tell_late(&mut self) {
        for timer in self.loaded.timers.iter_mut().filter(|timer| timer.kind == DICE) {
            timer.due = None;
        }
        let round = self.loaded.row.awaits as u64;
        self.announcements.push(AnnouncementKind::RoundLate { round });
    }

    /// Binds what follows by itself and waits for dice.
    pub(super) fn bind_what_follows(&mut self) -> Result<(), TableError> {
        let running = self.loaded.status == Status::Running;
        if std::mem::take(&mut self.dice.missing) && running && self.loaded.bound.is_none() {
            self.bind(Bound::Table)?;
        }
        Ok(())
    }
}
