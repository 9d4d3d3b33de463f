//! What the rules do by themselves after a step: control, exile, players who are out, the interrupted decision, the next
//! player. In this order, until a question is open or the game is over.

use super::state::Phase;
use super::{PendingDecision, Transaction, control, exile, turn};

/// Goes on until a question is open or the game is over.
pub(super) fn proceed(tx: &mut Transaction<'_>) {
    while tx.game.outcome.is_none() && step(tx) {}
}

/// Does the next thing; false if there is none.
fn step(tx: &mut Transaction<'_>) -> bool {
    let held = tx.state().stack.iter().any(super::PendingDecision::holds_control);
    if !held && (control::settle(tx) || exile::check(tx)) {
        return true;
    }
    if let Some(top) = tx.state().stack.last().cloned() {
        return top.go_on(tx);
    }
    match &tx.state().phase {
        Phase::New | Phase::Over => false,
        Phase::Between => {
            turn::go_on(tx);
            true
        }
        Phase::Upkeep | Phase::Acting => {
            let seat = tx.state().current;
            let out = tx.state().is_out(seat);
            if out {
                turn::end(tx, seat);
            }
            out
        }
        Phase::LastLaunches { .. } => turn::close_launches(tx),
    }
}

impl PendingDecision {
    /// Goes on as far as the rules alone decide; false if the decision waits for an answer.
    fn go_on(&self, tx: &mut Transaction<'_>) -> bool {
        match self {
            Self::Leg(pending) => pending.go_on(tx),
            Self::Consent(pending) => pending.go_on(tx),
            Self::Fight(pending) => pending.go_on(tx),
            Self::Present(pending) => pending.go_on(tx),
            Self::Flight(pending) => pending.go_on(tx),
            Self::Meet(_) | Self::Losses(_) | Self::Exile(_) | Self::Pieces(_) => false,
        }
    }
}
