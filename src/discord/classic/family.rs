//! The classic family as panels, replies and notices see it.

use super::panel::Panel;
use super::question::Question;
use super::questions;
use crate::discord::context::answer::Answer;
use crate::discord::context::family::Family;
use crate::rules::{self, Ask, AskKind, FamilySeen, Seen, TerritoryId, View};
use crate::table::{GameId, Look, Order};
use crate::text::Words;
use serenity::all::CreateButton;

/// The classic family.
pub(crate) struct Classic;

impl Family for Classic {
    fn question(&self, words: Words, look: &Look, ask: &Ask) -> Option<Answer> {
        Question::of(words, look, ask).map(|question| question.answer())
    }

    fn front_of_question(&self, words: Words, look: &Look, ask: &Ask) -> Option<TerritoryId> {
        questions::front_of(&Question::of(words, look, ask)?)
    }

    fn front_of_event(&self, seen: &FamilySeen) -> Option<TerritoryId> {
        let FamilySeen::Classic(seen) = seen else { return None };
        questions::front(seen)
    }

    fn after(
        &self,
        words: Words,
        (look, ask): (&Look, &Ask),
        order: &Order,
        seen: &[Seen],
    ) -> Option<Answer> {
        let order = match order {
            Order::Compound(rules::Order::Classic(order)) => Some(order),
            Order::Answer(_) => None,
            Order::Compound(_) => return None,
        };
        questions::after(&Question::of(words, look, ask)?, order, seen)
    }

    fn command_for(&self, kind: AskKind) -> Option<&'static str> {
        let AskKind::Classic(kind) = kind else { return None };
        Some(questions::command_for(kind))
    }

    fn panel_buttons(&self, words: Words, game: GameId, view: &View, kind: AskKind) -> Vec<CreateButton> {
        let (View::Classic(view), AskKind::Classic(kind)) = (view, kind) else { return Vec::new() };
        questions::panel_buttons(kind, &Panel { words, game, view })
    }
}
