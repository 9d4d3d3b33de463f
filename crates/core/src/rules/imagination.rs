//! What a player may imagine: worlds in which everything hidden from their seat is drawn anew. This is all that a player who
//! thinks ahead gets of a game, so that no secret of another seat can reach its answers.

use super::engine::{Chance, Clock, Viewer};
use super::families::{Action, View};
use super::game::Game;
use super::ids::{AskId, Seat};
use super::outcome::Outcome;

/// The worlds that one seat can't tell apart from the game at hand.
#[derive(Clone, Copy)]
pub struct Imagination<'a> {
    game: &'a Game,
    seat: Seat,
}

impl<'a> Imagination<'a> {
    /// What `seat` may imagine of this game.
    pub const fn new(game: &'a Game, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// The world with that number: the same number gives the same world with the same dice.
    pub fn world(&self, number: u64) -> Imagined {
        let mut luck = ImaginedLuck(mixed(number));
        Imagined { game: self.game.resample(Viewer::Seat(self.seat), &mut luck), luck: ImaginedLuck(!luck.0) }
    }
}

/// A world that one seat imagines. All its secrets are drawn, none are those of the game.
#[derive(Clone)]
pub struct Imagined {
    game: Game,
    luck: ImaginedLuck,
}

impl Imagined {
    /// The ids of all open questions with their clocks.
    pub fn asked(&self) -> Vec<(AskId, Clock)> {
        self.game.asked()
    }

    /// This world as a seat sees it.
    pub fn view(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    /// How the game ended in this world; `None` while it goes on.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.game.outcome()
    }

    /// Gives an answer; false, and nothing happens, if the rules refuse it.
    pub fn answer(&mut self, by: Seat, ask: AskId, action: &Action) -> bool {
        self.game.0.any_mut().imagine_answer(by, ask, action, &mut self.luck).is_ok()
    }
}

/// Draws of a world, keyed by their number: two plans that are tried in one world throw the same dice for the same draw.
#[derive(Clone, Copy)]
pub(super) struct ImaginedLuck(pub(super) u64);

impl Chance for ImaginedLuck {
    fn draw(&mut self, number: u64, bound: u32) -> u32 {
        share_of(mixed(self.0 ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)), bound)
    }
}

/// The number below `bound` to which a 64-bit number belongs. Less than one draw in a million is biased by this, which nobody
/// sees in an imagined world.
pub(crate) const fn share_of(number: u64, bound: u32) -> u32 {
    (((number >> 32) * bound as u64) >> 32) as u32
}

/// The output function of the generator `SplitMix64`.
pub(crate) const fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
