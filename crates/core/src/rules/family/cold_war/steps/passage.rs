//! `Passage`: a convoy or a missile on its way, the next interceptors that may oppose it, and the question to their owner (R3-28,
//! A3-30, A3-31, A3-73, A3-77).

use super::super::deals::Permission;
use super::super::{Armies, Asked, Game, Menu, Transit, deal_rules, war_price};
use super::{Intercept, InterceptionOpened, LetPass};
use crate::rules::ids::{Seat, TerritoryId};

/// A convoy or a missile on its way.
pub(super) struct Passage<'a> {
    /// Whose it is.
    pub(super) by: Seat,
    /// What it is.
    pub(super) what: Transit,
    /// The armies of a convoy; the weapon.
    pub(super) armies: Armies,
    /// Where it began.
    pub(super) from: TerritoryId,
    /// Its way, the stop or target last.
    pub(super) path: &'a [TerritoryId],
}

impl Passage<'_> {
    /// The question to the owner of the interceptors at a place of the way.
    pub(super) fn asked(&self, game: &Game, place: u8, owner: Seat) -> Asked {
        let at = self.path.get(usize::from(place)).copied().unwrap_or(self.from);
        let target = self.path.last().copied().unwrap_or(self.from);
        let own = game.state.at(target).last_controller == Some(owner);
        let menu = Intercept {
            at,
            by: self.by,
            what: self.what,
            armies: self.armies,
            from: self.from,
            path: self.path.to_vec(),
            most: game.state.at(at).interceptors,
            all: own && matches!(self.what, Transit::Missile(_)),
        };
        Asked::One(owner, Menu::Intercept(menu))
    }

    /// The next state of its way with interceptors against it, from place `next` on and before place `end`; `None` if there is
    /// none. Whoever has given leave to pass by a deal does not oppose a convoy (A3-73).
    pub(super) fn opposed(&self, game: &Game, next: u8, end: usize) -> Option<InterceptionOpened> {
        self.path.iter().enumerate().take(end).skip(usize::from(next)).find_map(|(place, at)| {
            let seat = war_price::interceptors_against(game, *at, self.by)?;
            let opened = InterceptionOpened { seat, against: self.by, at: *at, place: place as u8 };
            (!self.is_let_pass(game, seat, *at)).then_some(opened)
        })
    }

    /// Whether the owner of interceptors there has given leave to pass by a deal.
    fn is_let_pass(&self, game: &Game, owner: Seat, at: TerritoryId) -> bool {
        let convoy = matches!(self.what, Transit::Convoy { .. });
        convoy && deal_rules::allows(game, (owner, self.by), Permission::Pass, at)
    }

    /// The answer of an owner who is asked at a place of the way, if he has given leave to pass by a deal since (A3-73).
    pub(super) fn let_pass(&self, game: &Game, place: u8, owner: Seat) -> Option<LetPass> {
        let at = *self.path.get(usize::from(place))?;
        self.is_let_pass(game, owner, at).then_some(LetPass { seat: owner, against: self.by, at })
    }
}
