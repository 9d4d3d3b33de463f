//! The list of questions. A new question is a file here and a line in each list below; the compiler reports what the
//! file lacks.

pub(crate) mod advance;
pub(crate) mod attack;
pub(crate) mod attack_dice;
mod captured_cards;
pub(crate) mod claim;
pub(crate) mod defaults_page;
pub(crate) mod defend;
pub(crate) mod deploy;
mod discard;
mod end_of_turn;
pub(crate) mod fast_battle;
pub(crate) mod fortify;
pub(crate) mod reinforce;
mod sets;
mod territory_bonus;
mod trade;
pub(crate) mod wish_list;

/// The autocomplete functions of the questions' files.
pub(super) mod completers {
    pub(in super::super) use super::attack::{complete_from, complete_to};
    pub(in super::super) use super::claim::complete_free;
    pub(in super::super) use super::deploy::complete_deploy;
    pub(in super::super) use super::fortify::{complete_fortify_from, complete_fortify_to};
    pub(in super::super) use super::reinforce::complete_own;
    pub(in super::super) use super::wish_list::complete_wish;
}

use super::panel::{Buttons, Panel};
use super::question::{At, Outcome, PanelRows, Question, StepPress};
use crate::discord::components::custom_id::{Code, Coded, OfFamily as _, PanelPress, TooLong};
use crate::discord::components::panel::Row;
use crate::discord::context::answer::Answer;
use crate::discord::interactions::slash::Command;
use crate::present::classic::ranked_choices;
use crate::rules::classic::{self, AskKind, Menu, Order, Public, events};
use crate::rules::{Seen, TerritoryId};
use serde::{Deserialize, Serialize};
use serenity::all::CreateButton;

/// Every question with its file: components, panel buttons, command.
macro_rules! questions {
    ($($question:ident in $file:ident),+ $(,)?) => {
        impl Question<'_> {
            fn rows(&self) -> PanelRows {
                Ok(match self.menu {
                    $(Menu::$question(menu) => $file::rows(self, menu)?.into_iter().map(Row::from).collect(),)+
                })
            }
        }

        /// The command that answers a question of that kind.
        pub(crate) const fn command_for(kind: AskKind) -> &'static str {
            match kind {
                $(AskKind::$question => $file::COMMAND,)+
            }
        }

        fn on_panel(kind: AskKind, panel: &Panel<'_>) -> Buttons {
            match kind {
                $(AskKind::$question => $file::panel(panel),)+
            }
        }

        /// Every command of the family.
        pub(crate) fn commands() -> Vec<Command> {
            [$($file::commands(),)+ defaults_page::commands()].into_iter().flatten().collect()
        }
    };
}

questions! {
    Claim in claim,
    Wish in wish_list,
    Deploy in deploy,
    Reinforce in reinforce,
    Trade in trade,
    Bonus in territory_bonus,
    Spoils in captured_cards,
    Consent in fast_battle,
    Attack in attack,
    Defend in defend,
    Throw in attack_dice,
    Discard in discard,
    Advance in advance,
    Fortify in fortify,
}

/// Every file whose components carry more than a complete answer. Appended, not reordered: codes contain the positions.
macro_rules! presses {
    ($($name:ident in $file:ident),+ $(,)?) => {
        /// A step in a private menu of this family.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub(crate) enum Press {
            $(
                #[doc = concat!("See `", stringify!($file), ".rs`.")]
                $name($file::Press),
            )+
        }

        $(
            impl StepPress for $file::Press {
                fn code(self, at: At) -> Result<Code, TooLong> {
                    written(Press::$name(self), at)
                }
            }
        )+

        /// Result of a press; `None` if the picked or typed value can't be read.
        fn outcome(question: &Question<'_>, press: &Press, picked: &[String]) -> Result<Option<Outcome>, TooLong> {
            match press {
                $(Press::$name(press) => $file::pressed(question, press, picked),)+
            }
        }
    };
}

presses! {
    Wish in wish_list,
    Deploy in deploy,
    Reinforce in reinforce,
    Consent in fast_battle,
    Attack in attack,
    Discard in discard,
    Advance in advance,
    Sets in sets,
    Moves in end_of_turn,
    Defaults in defaults_page,
}

/// The code of a press, wrapped in the sum over families.
fn written(press: Press, at: At) -> Result<Code, TooLong> {
    let press = press.of_any();
    match at {
        At::Menu(game, ask) => Coded::Step(game, ask, press).code(),
        At::Panel(game) => Coded::Panel(game, PanelPress::Page(press)).code(),
        At::Own => Coded::Own(press).code(),
    }
}

impl Question<'_> {
    /// The question with all its components.
    pub(crate) fn answer(&self) -> Answer {
        match self.rows() {
            Ok(rows) => Answer::new(self.text()).with(rows).in_colour_of(self.look),
            Err(TooLong) => self.too_long(),
        }
    }

    /// The choices so far do not fit in a menu: names the command instead.
    fn too_long(&self) -> Answer {
        let command = self.words.command_mention(command_of(self.menu));
        Answer::new(format!("{}\n{}", self.text(), self.words.menu_too_long(&command)))
    }
}

fn command_of(menu: &Menu) -> &'static str {
    command_for(menu.kind())
}

/// Result of a press; `None` if the picked or typed value can't be read.
pub(crate) fn pressed(question: &Question<'_>, press: &Press, picked: &[String]) -> Option<Outcome> {
    outcome(question, press, picked).unwrap_or_else(|TooLong| Some(Outcome::Shown(question.too_long())))
}

/// The question after an order, with what continues it in front; `None` if nothing does.
pub(crate) fn after(question: &Question<'_>, order: Option<&Order>, seen: &[Seen]) -> Option<Answer> {
    attack::after(question, order, seen)?.ok()
}

/// A press on the page of a person's own defaults, which needs no question.
pub(crate) const fn own(press: &Press) -> Option<&defaults_page::Press> {
    if let Press::Defaults(press) = press { Some(press) } else { None }
}

/// Where the best choice of a question is on the map.
pub(crate) fn front_of(question: &Question<'_>) -> Option<TerritoryId> {
    let view = question.view();
    match question.menu {
        Menu::Attack(menu) => {
            ranked_choices::best_strikes(view, &menu.strikes).first().map(|(best, _)| best.from)
        }
        Menu::Reinforce(menu) => {
            ranked_choices::best_places(view, menu.own.iter(), menu.left).first().copied()
        }
        Menu::Fortify(menu) => ranked_choices::best_shifts(view, &menu.shifts).first().map(|best| best.to),
        Menu::Advance(menu) => Some(menu.to),
        Menu::Bonus(menu) => menu.among.iter().next(),
        _ => None,
    }
}

/// Where an event has put the front.
pub(crate) fn front(seen: &classic::Seen) -> Option<TerritoryId> {
    match seen {
        classic::Seen::Public(Public::Fortified(events::Fortified { to, .. })) => Some(*to),
        classic::Seen::Public(public) => attack::goes_on_after(public).map(|(at, _)| at),
        _ => None,
    }
}

/// The panel buttons of an open question; empty if one does not fit in a code. The command answers it then.
pub(crate) fn panel_buttons(kind: AskKind, panel: &Panel<'_>) -> Vec<CreateButton> {
    on_panel(kind, panel).unwrap_or_default()
}
