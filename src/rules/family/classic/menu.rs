//! The questions of the classic family: the closed sum of its steps.

use super::action::Action;
use super::why::Why;
use super::{Classic, Game, Transaction};
use crate::rules::engine::{Pick, Step};
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

use super::steps::{
    Advance, Attack, Bonus, Claim, Consent, Defend, Deploy, Discard, Fortify, Reinforce, Spoils, Throw,
    Trade, Wish,
};

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
