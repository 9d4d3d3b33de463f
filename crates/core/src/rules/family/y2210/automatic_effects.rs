//! What the rules do by themselves after an answer: eliminations, arriving scouts, the bonus, the interrupted decision, the
//! end of the turn of an eliminated player. In this order, until a question is open or the game is over.

use super::command_cards::scout_forces;
use super::options::ReductionStep;
use super::state::options;
use super::steps::bonus_deck;
use super::{PendingDecision, Transaction, elimination, turn};

/// Goes on until a question is open or the game is over.
pub(super) fn proceed(tx: &mut Transaction<'_>) {
    while tx.game.outcome.is_none() && step(tx) {}
}

/// Does the next thing; false if there is none.
fn step(tx: &mut Transaction<'_>) -> bool {
    if matches!(tx.state().stack.last(), Some(PendingDecision::Losses(_))) {
        return false;
    }
    if !reduction_is_open(tx) && elimination::check(tx) {
        return true;
    }
    if scout_forces::arrive(tx) {
        return true;
    }
    if let Some(top) = tx.state().stack.last().cloned() {
        return top.go_on(tx);
    }
    let seat = tx.state().current;
    if !tx.state().phase.is_turn() {
        return false;
    }
    if !tx.state().seat(seat).alive {
        turn::end(tx, seat);
        return true;
    }
    bonus_deck::give(tx, seat)
}

/// Whether MOD Reduction holds back eliminations until the whole card is done (A1-71).
fn reduction_is_open(tx: &Transaction<'_>) -> bool {
    let whole = options(&tx.game).reduction_step == ReductionStep::WholeCard;
    whole && tx.state().stack.iter().any(|frame| matches!(frame, PendingDecision::Reduction(_)))
}

impl PendingDecision {
    /// Goes on as far as the rules alone decide; false if the decision waits for an answer.
    fn go_on(&self, tx: &mut Transaction<'_>) -> bool {
        if let Self::Invasion(pending) = self {
            pending.go_on(tx)
        } else if let Self::NuclearRound(pending) = self {
            pending.go_on(tx)
        } else {
            false
        }
    }
}
