//! Gifts of energy, if the table allows them: at any time in one's own turn, in addition to the question at hand (A1-53,
//! A1-80).

use super::super::options::Gifts;
use super::super::state::options;
use super::super::{Action, AskKind, Game, Transaction, Why, Y2210};
use super::answer_checks::not_now;
use crate::rules::engine::Recorded;
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

/// A gift that may be made: [`Action::Gift`] of one to `most` energy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GiftOption {
    /// The other players in the game.
    pub to: Vec<Seat>,
    /// All of the own energy.
    pub most: u32,
}

/// The gift that the seat on turn may make now.
pub(in super::super) fn option(game: &Game, seat: Seat) -> Option<GiftOption> {
    let most = game.state.seat(seat).energy;
    let allowed = options(game).gifts == Gifts::Energy && most > 0;
    allowed.then(|| GiftOption { to: game.state.opponents(seat), most })
}

/// Whether the answer is an allowed gift.
pub(super) fn offers(option: Option<&GiftOption>, answer: &Action) -> bool {
    let Some(option) = option else { return false };
    matches!(answer, Action::Gift { to, energy } if option.to.contains(to) && (1..=option.most).contains(energy))
}

/// Why the answer, which is none of the question's own, is refused.
pub(super) fn why_not(game: &Game, seat: Seat, asked: AskKind, answer: &Action) -> Why {
    if let Action::Gift { energy, .. } = answer
        && options(game).gifts == Gifts::Energy
    {
        return Why::Gift { energy: *energy, most: game.state.seat(seat).energy };
    }
    not_now(asked, answer)
}

/// Carries out a gift; nothing for another answer.
pub(super) fn perform(tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
    if let Action::Gift { to, energy } = answer {
        tx.emit_public(Given { seat: by, to: *to, energy: *energy });
    }
}

/// Energy passed from one player to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Given {
    /// The giver.
    pub seat: Seat,
    /// The receiver.
    pub to: Seat,
    /// The energy.
    pub energy: u32,
}

impl Recorded<Y2210> for Given {
    fn record(&self, game: &mut Game) {
        game.state.pay(self.seat, self.energy);
        game.state.seat_mut(self.to).energy += self.energy;
    }
}
