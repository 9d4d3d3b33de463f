//! The list of questions. A new question is a file here and a line in the list below; the compiler reports what the file lacks.

mod act;
mod act_press;
mod armies_draft;
mod consent;
mod convoy;
mod defend;
mod exile;
mod fight;
mod gift_in_exile;
mod intercept;
mod intercept_invasion;
mod last_launch;
mod launch;
mod losses;
mod next_step;
mod pay_war;
mod pieces;
mod purchase;
mod refugees;
mod stakes;
mod talk;
mod upkeep;
mod war;

use super::page_codes;
use super::question::{Outcome, Question, Rows, StepPress};
use crate::discord::components::buttons;
use crate::discord::components::custom_id::{OfFamily, TooLong};
use crate::discord::context::answer::Answer;
use crate::rules::cold_war::{AskKind, Menu, Order as Compound, Public, Seen as FamilySeen, events};
use crate::rules::{Seen, TerritoryId};
use serde::{Deserialize, Serialize};

/// A step in a private menu of the family. Variants are appended, not reordered: codes contain their positions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// See `act_press.rs`.
    Act(act_press::Press),
    /// See `armies_draft.rs`.
    Draft(armies_draft::Draft),
    /// See `convoy.rs`.
    Convoy(convoy::Press),
    /// See `fight.rs`.
    Fight(fight::Press),
    /// See `exile.rs`.
    Refuge(exile::Press),
    /// On a page that belongs to no question.
    Page(page_codes::Press),
    /// See `exile.rs`.
    Steps(exile::Draft),
    /// See `pieces.rs`.
    Pieces(pieces::Draft),
}

/// The press of each file as one of all families.
macro_rules! presses {
    ($($name:ident in $press:ty),+ $(,)?) => {
        $(impl StepPress for $press {
            type Any = <Press as OfFamily>::Any;

            fn press(self) -> Self::Any {
                Press::$name(self).of_any()
            }
        })+
    };
}

presses! {
    Act in act_press::Press,
    Draft in armies_draft::Draft,
    Convoy in convoy::Press,
    Fight in fight::Press,
    Refuge in exile::Press,
    Page in page_codes::Press,
    Steps in exile::Draft,
    Pieces in pieces::Draft,
}

/// Every question with its file: components and command.
macro_rules! questions {
    ($($question:ident in $file:ident),+ $(,)?) => {
        impl Question<'_> {
            fn rows(&self) -> Rows {
                match self.menu {
                    $(Menu::$question(menu) => $file::rows(self, menu),)+
                }
            }
        }

        /// The command that answers a question of that kind.
        pub(crate) const fn command_for(kind: AskKind) -> &'static str {
            match kind {
                $(AskKind::$question => $file::COMMAND,)+
            }
        }
    };
}

questions! {
    Upkeep in upkeep,
    Act in act,
    Consent in consent,
    PayWar in pay_war,
    Intercept in intercept,
    Meet in intercept_invasion,
    Defend in defend,
    Lose in losses,
    Exile in exile,
    Pieces in pieces,
    Present in gift_in_exile,
    Launch in launch,
    LastLaunch in last_launch,
    Talk in talk,
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
        let command = self.words.command_in_full(command_for(self.menu.kind()));
        Answer::new(format!("{}\n{}", self.text(), self.words.menu_too_long(&command)))
    }

    /// A page with its own title below the question's text, and the way back.
    fn page(
        &self,
        title: &str,
        rows: Vec<serenity::all::CreateActionRow>,
    ) -> Result<Option<Outcome>, TooLong> {
        self.page_about(title, "", rows)
    }

    /// The same with a line about what is chosen below the title.
    fn page_about(
        &self,
        title: &str,
        about: &str,
        mut rows: Vec<serenity::all::CreateActionRow>,
    ) -> Result<Option<Outcome>, TooLong> {
        rows.extend(buttons(&[self.back_button()?]));
        let text = format!("{}\n**{title}**\n{about}", self.text());
        Ok(Some(Outcome::Shown(Answer::new(text.trim_end()).with(rows))))
    }
}

fn outcome(question: &Question<'_>, press: &Press) -> Result<Option<Outcome>, TooLong> {
    match press {
        Press::Act(press) => act::pressed(question, press),
        Press::Draft(draft) => draft.pressed(question),
        Press::Convoy(press) => convoy::pressed(question, press),
        Press::Fight(press) => Ok(fight::pressed(question, *press)),
        Press::Refuge(press) => exile::pressed(question, *press),
        Press::Steps(draft) => exile::drafted(question, draft),
        Press::Pieces(draft) => pieces::drafted(question, draft),
        // It is carried out where pages without a question are.
        Press::Page(_) => Ok(None),
    }
}

/// Result of a press; `None` if it is not offered any more.
pub(crate) fn pressed(question: &Question<'_>, press: &Press, _picked: &[String]) -> Option<Outcome> {
    let outcome =
        outcome(question, press).unwrap_or_else(|TooLong| Some(Outcome::Shown(question.too_long())));
    Some(match outcome? {
        Outcome::Shown(answer) => Outcome::Shown(answer.in_colour_of(question.look)),
        Outcome::Order(order) => Outcome::Order(order),
    })
}

/// The press on a page that belongs to no question, if it is one.
pub(crate) const fn page(press: &Press) -> Option<&page_codes::Press> {
    match press {
        Press::Page(press) => Some(press),
        Press::Act(_)
        | Press::Draft(_)
        | Press::Convoy(_)
        | Press::Fight(..)
        | Press::Refuge(_)
        | Press::Steps(_)
        | Press::Pieces(_) => None,
    }
}

/// The question after an order, with what continues it in front: a fight that was not won is offered again.
pub(crate) fn after(question: &Question<'_>, order: Option<&Compound>, seen: &[Seen]) -> Option<Answer> {
    next_step::after(question, order, seen)?.ok()
}

/// Where the best choice of a question is on the map.
pub(crate) fn front_of(question: &Question<'_>) -> Option<TerritoryId> {
    match question.menu {
        Menu::Act(menu) => {
            menu.fights.first().map(|fight| fight.at).or_else(|| purchase::front(question, menu))
        }
        Menu::Consent(menu) => Some(menu.at),
        Menu::PayWar(menu) => Some(menu.at),
        Menu::Intercept(menu) => Some(menu.at),
        Menu::Meet(menu) => Some(menu.at),
        Menu::Defend(menu) => Some(menu.at),
        Menu::Lose(menu) => Some(menu.at),
        Menu::Exile(menu) => menu.states.first().map(|refuge| refuge.at),
        Menu::Pieces(menu) => menu.groups.first().map(|(at, _)| *at),
        Menu::Present(menu) => Some(menu.at),
        Menu::Upkeep(_) | Menu::Launch(_) | Menu::LastLaunch(_) | Menu::Talk(_) => None,
    }
}

/// Where an event has put the front.
pub(crate) const fn front(seen: &FamilySeen) -> Option<TerritoryId> {
    match seen {
        FamilySeen::Public(
            Public::Bought(events::Bought { at, .. })
            | Public::WarDeclared(events::WarDeclared { at, .. })
            | Public::LegArrived(events::LegArrived { to: at, .. })
            | Public::Fought(events::Fought { at, .. })
            | Public::Converted(events::Converted { at, .. })
            | Public::RefugeesMoved(events::RefugeesMoved { to: at, .. }),
        ) => Some(*at),
        _ => None,
    }
}
