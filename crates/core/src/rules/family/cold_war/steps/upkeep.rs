//! The `Upkeep` step: which armies aren't paid; each drops one step (R3-17, A3-8, A3-12, A3-64).

use super::super::{Action, Armies, Army, AskKind, ColdWar, Game, Transaction, Why, economy};
use super::Forces;
use super::answer_checks::{check_forces, money, not_now, within};
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Upkeep`]: any of these armies may stay unpaid; the others must be paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Upkeep {
    /// Own armies that cost upkeep, by state.
    pub armies: Forces,
    /// Upkeep of all of them.
    pub due: u32,
    /// Own money.
    pub money: u32,
    /// Upkeep of one interceptor (A3-7).
    pub interceptor: u32,
}

impl Upkeep {
    pub(in super::super) fn ask(game: &Game, seat: Seat) -> Self {
        let options = game.options();
        let costs = |armies: Armies| {
            armies.map(|army, number| if economy::upkeep_of(options, army) > 0 { number } else { 0 })
        };
        let own = game.state.own_with_interceptors(seat).into_iter().map(|(at, own)| (at, costs(own)));
        let armies: Forces = own.filter(|(_, armies)| !armies.is_empty()).collect();
        let interceptor = options.interceptor_upkeep.number();
        Self { armies, due: economy::upkeep_due(game, seat), money: game.state.purse(seat), interceptor }
    }

    fn cost(&self, armies: Armies) -> u32 {
        let one = |army: Army| if army == Army::Interceptors { self.interceptor } else { army.upkeep() };
        armies.iter().map(|(army, number)| number.saturating_mul(one(army))).sum()
    }

    /// What is paid if these armies aren't.
    pub fn paid(&self, unpaid: &Forces) -> u32 {
        self.due.saturating_sub(unpaid.iter().map(|(_, armies)| self.cost(*armies)).sum())
    }

    /// The armies that aren't paid by default: none, or as few as the money demands; the dearest to buy are paid first, of
    /// equal kinds in board order (A3-12, A3-64).
    pub fn usual(&self) -> Forces {
        let mut kinds = Army::ALL;
        kinds.sort_by_key(|army| std::cmp::Reverse(army.cost()));
        let mut left = self.money;
        let mut unpaid: Forces = self.armies.iter().map(|(at, _)| (*at, Armies::NONE)).collect();
        for army in kinds {
            let one = self.cost(Armies::of(army, 1));
            for ((_, armies), (_, none)) in self.armies.iter().zip(&mut unpaid) {
                let paid = armies.get(army).min(left.checked_div(one).unwrap_or(u32::MAX));
                left -= paid * one;
                *none = none.plus(Armies::of(army, armies.get(army) - paid));
            }
        }
        unpaid.retain(|(_, armies)| !armies.is_empty());
        unpaid
    }
}

impl Step<ColdWar> for Upkeep {
    fn check(&self, game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Upkeep { unpaid } = answer else { return Err(not_now(AskKind::Upkeep, answer)) };
        check_forces(game, unpaid, &self.armies)?;
        money(self.paid(unpaid), self.money)
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Upkeep { unpaid }
            if within(unpaid, &self.armies) && self.paid(unpaid) <= self.money)
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Upkeep { unpaid: self.usual() }
    }

    /// Without upkeep nothing is asked (S-10).
    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        self.armies.is_empty().then(|| Action::Upkeep { unpaid: Vec::new() })
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        let mut unpaid = self.usual();
        if !self.armies.is_empty() && pick(4) == 0 {
            let (at, armies) = self.armies[pick(self.armies.len() as u32) as usize];
            unpaid.retain(|(other, _)| *other != at);
            unpaid.push((at, armies));
        }
        Action::Upkeep { unpaid }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        let Action::Upkeep { unpaid } = answer else { return };
        let options = tx.game.options();
        let drops = unpaid.iter().flat_map(|(at, armies)| {
            armies.iter().map(|(army, number)| Drop {
                at: *at,
                army,
                number,
                becomes: economy::unpaid(options, army),
            })
        });
        let drops: Vec<Drop> = drops.collect();
        tx.emit_public(UpkeepPaid { seat: by, money: self.paid(unpaid), drops });
    }
}

/// Armies whose upkeep wasn't paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drop {
    /// The state.
    pub at: TerritoryId,
    /// What they were.
    pub army: Army,
    /// Their number.
    pub number: u32,
    /// What they are now; `None`: they are removed.
    pub becomes: Option<Army>,
}

/// Upkeep was paid; unpaid armies drop one step (R3-17).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UpkeepPaid {
    /// The player.
    pub seat: Seat,
    /// The money paid.
    pub money: u32,
    /// Armies that weren't paid.
    pub drops: Vec<Drop>,
}

impl Recorded<ColdWar> for UpkeepPaid {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.pay(self.seat, self.money);
        // All leave before any comes: an army drops one step only, and nobody seems to have lost his last one.
        for drop in &self.drops {
            state.at_mut(drop.at).remove(self.seat, Armies::of(drop.army, drop.number));
        }
        for drop in &self.drops {
            match drop.becomes {
                Some(army) => state.place(self.seat, drop.at, Armies::of(army, drop.number)),
                None => state.note_removed(self.seat, drop.at, Armies::of(drop.army, drop.number)),
            }
        }
        state.phase = super::super::state::Phase::Acting;
    }
}
