//! The steps of the classic family, one file each: what it asks, what is legal and why not, its default, a random answer,
//! what an answer does, and how its events are recorded. Here stands their list, and which of them is asked when.

mod advance;
mod attack;
mod bonus;
mod checks;
mod claim;
mod consent;
mod defend;
mod deploy;
mod discard;
mod fortify;
mod reinforce;
mod spoils;
mod throw;
mod trade;
mod wish;

pub use advance::Advance;
pub use attack::{Attack, Strike};
pub use bonus::Bonus;
pub use claim::Claim;
pub use consent::Consent;
pub use defend::Defend;
pub use deploy::Deploy;
pub use discard::Discard;
pub use fortify::Fortify;
pub use reinforce::Reinforce;
pub use spoils::Spoils;
pub use throw::Throw;
pub use trade::Trade;
pub use wish::Wish;

pub(super) use attack::{least_attack, most_attack};
pub(super) use fortify::check_move;
pub(super) use spoils::open as open_spoils;
pub(super) use {
    advance::record_advanced,
    attack::{record_announced, record_captured, record_rolled},
    bonus::{record_bonus_owed, record_bonus_placed},
    claim::record_claimed,
    consent::{record_fast_proposed, record_fast_settled},
    defend::record_defence_named,
    deploy::record_deployed,
    discard::record_discarded,
    fortify::record_fortified,
    reinforce::record_placed,
    spoils::record_spoils_closed,
    trade::{record_lost, record_place_owed, record_received, record_traded},
};

use super::action::Action;
use super::state::{Frame, Phase, State, state};
use super::why::Why;
use super::{Classic, Game, Transaction};
use crate::rules::engine::{Clock, Pick, Question, Step, Visibility};
use crate::rules::ids::{AskId, Seat};
use serde::{Deserialize, Serialize};

/// What is on offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Menu {
    /// See [`Claim`].
    Claim(Claim),
    /// See [`Wish`].
    Wish(Wish),
    /// See [`Deploy`].
    Deploy(Deploy),
    /// See [`Reinforce`].
    Reinforce(Reinforce),
    /// See [`Trade`].
    Trade(Trade),
    /// See [`Bonus`].
    Bonus(Bonus),
    /// See [`Spoils`].
    Spoils(Spoils),
    /// See [`Consent`].
    Consent(Consent),
    /// See [`Attack`].
    Attack(Attack),
    /// See [`Defend`].
    Defend(Defend),
    /// See [`Throw`].
    Throw(Throw),
    /// See [`Discard`].
    Discard(Discard),
    /// See [`Advance`].
    Advance(Advance),
    /// See [`Fortify`].
    Fortify(Fortify),
}

/// What kind of question it is: public even when the menu is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AskKind {
    /// See [`Menu::Claim`].
    Claim,
    /// See [`Menu::Wish`].
    Wish,
    /// See [`Menu::Deploy`].
    Deploy,
    /// See [`Menu::Reinforce`].
    Reinforce,
    /// See [`Menu::Trade`].
    Trade,
    /// See [`Menu::Bonus`].
    Bonus,
    /// See [`Menu::Spoils`].
    Spoils,
    /// See [`Menu::Consent`].
    Consent,
    /// See [`Menu::Attack`].
    Attack,
    /// See [`Menu::Defend`].
    Defend,
    /// See [`Menu::Throw`].
    Throw,
    /// See [`Menu::Discard`].
    Discard,
    /// See [`Menu::Advance`].
    Advance,
    /// See [`Menu::Fortify`].
    Fortify,
}

impl AskKind {
    /// Its id, as records write it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Claim => "claim",
            Self::Wish => "wish",
            Self::Deploy => "deploy",
            Self::Reinforce => "reinforce",
            Self::Trade => "trade",
            Self::Bonus => "bonus",
            Self::Spoils => "spoils",
            Self::Consent => "consent",
            Self::Attack => "attack",
            Self::Defend => "defend",
            Self::Throw => "throw",
            Self::Discard => "discard",
            Self::Advance => "advance",
            Self::Fortify => "fortify",
        }
    }
}

/// Hands a question to its step.
macro_rules! to_step {
    ($menu:expr, $step:ident => $then:expr) => {
        match $menu {
            Menu::Claim($step) => $then,
            Menu::Wish($step) => $then,
            Menu::Deploy($step) => $then,
            Menu::Reinforce($step) => $then,
            Menu::Trade($step) => $then,
            Menu::Bonus($step) => $then,
            Menu::Spoils($step) => $then,
            Menu::Consent($step) => $then,
            Menu::Attack($step) => $then,
            Menu::Defend($step) => $then,
            Menu::Throw($step) => $then,
            Menu::Discard($step) => $then,
            Menu::Advance($step) => $then,
            Menu::Fortify($step) => $then,
        }
    };
}

impl Menu {
    /// The kind of question.
    pub const fn kind(&self) -> AskKind {
        match self {
            Self::Claim(_) => AskKind::Claim,
            Self::Wish(_) => AskKind::Wish,
            Self::Deploy(_) => AskKind::Deploy,
            Self::Reinforce(_) => AskKind::Reinforce,
            Self::Trade(_) => AskKind::Trade,
            Self::Bonus(_) => AskKind::Bonus,
            Self::Spoils(_) => AskKind::Spoils,
            Self::Consent(_) => AskKind::Consent,
            Self::Attack(_) => AskKind::Attack,
            Self::Defend(_) => AskKind::Defend,
            Self::Throw(_) => AskKind::Throw,
            Self::Discard(_) => AskKind::Discard,
            Self::Advance(_) => AskKind::Advance,
            Self::Fortify(_) => AskKind::Fortify,
        }
    }
}

impl Step<Classic> for Menu {
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        to_step!(self, step => step.check(game, seat, answer))
    }

    fn offers(&self, answer: &Action) -> bool {
        to_step!(self, step => step.offers(answer))
    }

    fn default(&self, game: &Game, seat: Seat) -> Action {
        to_step!(self, step => step.default(game, seat))
    }

    fn only_answer(&self, game: &Game, seat: Seat) -> Option<Action> {
        to_step!(self, step => step.only_answer(game, seat))
    }

    fn hides(&self, game: &Game, answer: &Action) -> bool {
        to_step!(self, step => step.hides(game, answer))
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        to_step!(self, step => step.sample(pick))
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        to_step!(self, step => step.perform(tx, by, answer));
    }

    fn kind(&self) -> crate::rules::AskKind {
        self.kind().into()
    }
}

/// Every open question.
pub(super) fn questions(game: &Game) -> Vec<Question<Menu>> {
    let state = state(game);
    let one = |to: Seat, menu: Menu, clock: Clock| {
        let id = AskId { opened: state.asked_since, to, number: 0 };
        vec![Question { id, menu, visibility: Visibility::Open, clock }]
    };
    let turn = |menu| one(state.current, menu, Clock::Turn);
    if game.outcome.is_some() {
        return Vec::new();
    }
    if let Some(frame) = state.stack.last() {
        let menu = frame_menu(game, frame);
        if let Frame::Defence { chooser, .. } | Frame::Consent { chooser, .. } = *frame {
            return one(chooser, menu, Clock::Reaction);
        }
        return turn(menu);
    }
    match state.phase {
        Phase::New | Phase::Over => Vec::new(),
        Phase::Wishing | Phase::SealedPlacing => sealed(game, state),
        Phase::Claiming => turn(Menu::Claim(Claim::ask(game))),
        Phase::Placing => turn(Menu::Deploy(Deploy::ask(game, state.current, false))),
        Phase::Reinforcing { left, begun } => turn(if !begun && Trade::begins_turn(game) {
            Menu::Trade(Trade::ask(game))
        } else {
            Menu::Reinforce(Reinforce::ask(game, left, begun))
        }),
        Phase::Attacking => turn(Menu::Attack(Attack::ask(game))),
        Phase::Fortifying => turn(Menu::Fortify(Fortify::ask(game))),
    }
}

fn sealed(game: &Game, state: &State) -> Vec<Question<Menu>> {
    let waiting = state.in_order().filter(|seat| state.sealed[seat.index()].is_none());
    let ask = |to| Question {
        id: AskId { opened: state.sealed_since, to, number: 0 },
        menu: sealed_menu(game, to),
        visibility: Visibility::Sealed,
        clock: Clock::Everybody,
    };
    waiting.map(ask).collect()
}

/// The sealed question put to a seat, whether it has answered yet or not.
pub(super) fn sealed_menu(game: &Game, to: Seat) -> Menu {
    if state(game).phase == Phase::Wishing {
        Menu::Wish(Wish::ask(game))
    } else {
        Menu::Deploy(Deploy::ask(game, to, true))
    }
}

/// The question of a decision that interrupts a phase.
fn frame_menu(game: &Game, frame: &Frame) -> Menu {
    match *frame {
        Frame::Defence { from, to, dice, .. } => Menu::Defend(Defend::ask(game, (from, to), dice)),
        Frame::Throw { from, to, defence } => Menu::Throw(Throw::ask(game, (from, to), defence)),
        Frame::Discard => Menu::Discard(Discard::ask(game)),
        Frame::Advance { from, to, min, .. } => Menu::Advance(Advance::ask(game, (from, to), min)),
        Frame::Bonus { among } => Menu::Bonus(Bonus { among }),
        Frame::TradeDown { .. } => Menu::Trade(Trade::ask(game)),
        Frame::Spoils { .. } => Menu::Spoils(Spoils::ask(game)),
        Frame::Consent { from, to, .. } => Menu::Consent(Consent { by: state(game).current, from, to }),
        Frame::PlaceOwed { left } => Menu::Reinforce(Reinforce::owed(game, left)),
    }
}
