//! The `Bonus` step: which own territory shown on the traded cards gets the two bonus armies (R1-66).

use super::super::refusal_reasons::Why;
use super::super::state::{options, state};
use super::super::{Classic, Game, Transaction, army_and_card_limits, default_placement, game_end};
use super::answer_checks::exists;
use super::{Action, AskKind, Interrupts, Menu, PendingDecision, trade};
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::random_answer::one_of;
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Number of bonus armies for an own territory on the traded cards (R1-66).
pub(super) const BONUS: u32 = 2;

/// [`Action::Bonus`]: the territory that gets the two armies (R1-66).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Bonus {
    /// Own territories on the traded cards.
    pub among: TerritorySet,
}

impl Step<Classic> for Bonus {
    fn check(&self, game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Bonus { at } = answer else {
            return Err(Why::NotNow { asked: AskKind::Bonus, tried: answer.kind() });
        };
        exists(game, *at)?;
        if self.among.contains(*at) { Ok(()) } else { Err(Why::NotOffered { at: *at }) }
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Bonus { at } if self.among.contains(*at))
    }

    fn default(&self, game: &Game, _seat: Seat) -> Action {
        let placed = default_placement::place(game.board(), &state(game).field, self.among, 1);
        let first = || self.among.nth(0).expect("never empty");
        Action::Bonus { at: placed.first().map_or_else(first, |placed| placed.0) }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        None
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Bonus { at: one_of(self.among, pick) }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Bonus { at } = answer {
            place(tx, by, *at);
            trade::after_trade(tx, by);
        }
    }
}

/// Places two armies on an own territory shown on a traded card, limited by the army cap (R1-66, A2-4, R4-11).
pub(super) fn place(tx: &mut Transaction<'_>, by: Seat, at: TerritoryId) {
    let armies = BONUS.min(army_and_card_limits::room(options(&tx.game), tx.state(), by));
    tx.emit_public(BonusPlaced { seat: by, at, armies });
    game_end::check_objectives(tx);
}

/// The pending decision: which territory gets the bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in super::super) struct Pending {
    pub(in super::super) among: TerritorySet,
}

impl Interrupts for Pending {
    fn menu(&self, _game: &Game) -> Menu {
        Menu::Bonus(Bonus { among: self.among })
    }
}

/// A choice among several own territories for the bonus is due (R1-66).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BonusOwed {
    /// The seat that must choose.
    pub seat: Seat,
    /// The offered territories.
    pub among: Vec<TerritoryId>,
}

impl Recorded<Classic> for BonusOwed {
    fn record(&self, game: &mut Game) {
        game.state.interrupt(Pending { among: self.among.iter().copied().collect() });
    }
}

/// The bonus armies were placed on an own territory shown on a traded card (R1-66).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BonusPlaced {
    /// The seat that traded.
    pub seat: Seat,
    /// The territory.
    pub at: TerritoryId,
    /// Number of armies: 2, or fewer if the army cap leaves no room (R4-11).
    pub armies: u32,
}

impl Recorded<Classic> for BonusPlaced {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.field[self.at.index()].armies += self.armies;
        state.bonus_given = true;
        state.stack.pop_if(|top| matches!(top, PendingDecision::Bonus(_)));
    }
}
