//! `Question`: an open question of the family of 2210 with the data that its file needs for components and text
//! ([PBP-7], [PBP-8]); and `Outcome`, the result of a press.

use crate::discord::request::Answer;
use crate::discord::status_text;
use crate::rules::y2210::{Menu, View};
use crate::rules::{self, Ask};
use crate::table::{Look, Order};
use crate::text::{Ctx, Words};
use serenity::all::CreateModal;

/// A question open to a viewer, with the data needed to show it.
pub(crate) struct Question<'a> {
    pub(crate) words: Words,
    pub(crate) look: &'a Look,
    pub(crate) ask: &'a Ask,
    pub(crate) view: &'a View,
    pub(crate) menu: &'a Menu,
    pub(crate) names: Ctx,
}

/// Result of a press.
pub(crate) enum Outcome {
    /// A modal to fill in.
    Form(CreateModal),
    /// A message in place of the menu.
    Shown(Answer),
    /// An order, which answers the question.
    Order(Order),
}

impl<'a> Question<'a> {
    /// The question for that ask, if it is one of this family.
    pub(crate) fn of(words: Words, look: &'a Look, ask: &'a Ask) -> Option<Self> {
        match (&look.view, &ask.menu) {
            (rules::View::Y2210(view), rules::Menu::Y2210(menu)) => {
                Some(Self { words, look, ask, view, menu, names: status_text::names(look) })
            }
            (rules::View::Classic(_) | rules::View::Y2210(_), _) => None,
        }
    }
}
