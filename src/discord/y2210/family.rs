//! The family of 2210 as panels, replies and notices see it.

use super::panel::Panel;
use super::question::Question;
use super::{drawn_cards, hand_buttons, questions};
use crate::discord::context::answer::Answer;
use crate::discord::context::family::Family;
use crate::rules::{self, Ask, AskKind, FamilySeen, Seen, TerritoryId, View};
use crate::table::{GameId, Look, Order};
use crate::text::Words;
use serenity::all::{CreateActionRow, CreateButton};

/// The family of 2210.
pub(crate) struct Y2210;

impl Family for Y2210 {
    fn question(&self, words: Words, look: &Look, ask: &Ask) -> Option<Answer> {
        Question::of(words, look, ask).map(|question| question.answer())
    }

    fn front_of_question(&self, words: Words, look: &Look, ask: &Ask) -> Option<TerritoryId> {
        questions::front_of(&Question::of(words, look, ask)?)
    }

    fn front_of_event(&self, seen: &FamilySeen) -> Option<TerritoryId> {
        let FamilySeen::Y2210(seen) = seen else { return None };
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
            Order::Compound(rules::Order::Y2210(order)) => Some(order),
            Order::Answer(_) => None,
            Order::Compound(_) => return None,
        };
        questions::after(&Question::of(words, look, ask)?, order, seen)
    }

    fn command_for(&self, kind: AskKind) -> Option<&'static str> {
        let AskKind::Y2210(kind) = kind else { return None };
        Some(questions::command_for(kind))
    }

    fn panel_buttons(&self, words: Words, game: GameId, _view: &View, kind: AskKind) -> Vec<CreateButton> {
        let AskKind::Y2210(kind) = kind else { return Vec::new() };
        questions::panel_buttons(kind, &Panel { words, game })
    }

    fn hand_buttons(&self, words: Words, look: &Look) -> Vec<CreateActionRow> {
        match &look.view {
            View::Y2210(view) if view.own.is_some() => hand_buttons::hand_buttons(words, look),
            _ => Vec::new(),
        }
    }

    fn with_offer(&self, words: Words, look: &Look, seen: &[Seen], answer: Answer) -> Answer {
        drawn_cards::with_offer(words, look, seen, answer)
    }

    fn tells_recap(&self, kind: AskKind) -> bool {
        let AskKind::Y2210(kind) = kind else { return true };
        questions::tells_recap(kind)
    }
}
