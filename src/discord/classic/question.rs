//! Private menus of the classic family: what is asked of one person, with buttons and menus for every answer ([PBP-7],
//! [PBP-8]).

use super::setup_menu as setup;
use super::turn_menu::{self as turn, moves, trade_sets};
use crate::discord::call::Answer;
use crate::discord::codec::{Draft, Press, Step};
use crate::discord::menu::step_of;
use crate::rules::classic::{Menu, View, steps};
use crate::rules::{Ask, TerritoryId};
use crate::table::Look;
use crate::text::{Ctx, Words};
use serenity::all::CreateActionRow;

/// A question open to a viewer, with what is needed to put it.
pub(crate) struct Question<'a> {
    pub(crate) words: Words,
    pub(crate) look: &'a Look,
    pub(crate) ask: &'a Ask,
    pub(crate) view: &'a View,
    pub(crate) menu: &'a Menu,
    pub(crate) names: Ctx,
}

impl Question<'_> {
    pub(crate) const fn view(&self) -> &View {
        self.view
    }

    pub(crate) fn press(&self, step: Step) -> Press {
        step_of(self.look.game, self.ask.id, step)
    }

    pub(crate) fn territory(&self, at: TerritoryId) -> String {
        self.words.territory(self.view().map(), at)
    }

    /// The question in words.
    pub(crate) fn text(&self) -> String {
        self.words.question(&self.ask.menu, &self.names)
    }

    /// The question with everything that can be pressed.
    pub(crate) fn answer(&self) -> Answer {
        let rows = self.rows();
        Answer::new(self.text()).with(rows)
    }

    fn rows(&self) -> Vec<CreateActionRow> {
        match self.menu {
            Menu::Claim(steps::Claim { free }) => setup::claim(self, *free),
            Menu::Wish(_) => setup::wishes(self, &Draft::default()).rows,
            Menu::Deploy(_) => setup::deploy_sum(self, &setup::empty(self)).rows,
            Menu::Reinforce(steps::Reinforce { left: 0, .. }) => turn::go_on(self),
            Menu::Reinforce(steps::Reinforce { own, sets, .. }) => {
                turn::reinforce(self, *own, !sets.is_empty())
            }
            Menu::Trade(_) | Menu::Spoils(_) => trade_sets(self).rows,
            Menu::Bonus(steps::Bonus { among }) => turn::bonus(self, *among),
            Menu::Consent(_) => turn::consent(self),
            Menu::Attack(steps::Attack { strikes }) => turn::attack(self, strikes),
            Menu::Defend(steps::Defend { least, dice, .. }) => turn::defend(self, *least, *dice),
            Menu::Throw(steps::Throw { least, dice, .. }) => turn::throw(self, *least, *dice),
            Menu::Discard(steps::Discard { hand, count }) => turn::discard(self, *hand, *count),
            Menu::Advance(steps::Advance { min, max, .. }) => turn::advance(self, *min, *max),
            Menu::Fortify(_) => moves(self).rows,
        }
    }
}
