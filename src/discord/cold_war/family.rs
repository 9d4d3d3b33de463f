//! The family of the Cold War as panels, replies and notices see it.

use super::question::Question;
use super::{deal_news, page_buttons, panel, questions};
use crate::discord::context::answer::Answer;
use crate::discord::context::family::Family;
use crate::rules::{self, Ask, AskKind, FamilySeen, PersonalNotice, Seen, TerritoryId, View};
use crate::table::{GameId, Look, Order};
use crate::text::Words;
use serenity::all::{CreateActionRow, CreateButton};

/// The family of the Cold War.
pub(crate) struct ColdWar;

impl Family for ColdWar {
    fn question(&self, words: Words, look: &Look, ask: &Ask) -> Option<Answer> {
        Question::of(words, look, ask).map(|question| question.answer())
    }

    fn front_of_question(&self, words: Words, look: &Look, ask: &Ask) -> Option<TerritoryId> {
        questions::front_of(&Question::of(words, look, ask)?)
    }

    fn front_of_event(&self, seen: &FamilySeen) -> Option<TerritoryId> {
        let FamilySeen::ColdWar(seen) = seen else { return None };
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
            Order::Compound(rules::Order::ColdWar(order)) => Some(order),
            Order::Answer(_) => None,
            Order::Compound(_) => return None,
        };
        questions::after(&Question::of(words, look, ask)?, order, seen)
    }

    fn command_for(&self, kind: AskKind) -> Option<&'static str> {
        let AskKind::ColdWar(kind) = kind else { return None };
        Some(questions::command_for(kind))
    }

    fn panel_buttons(&self, words: Words, game: GameId, _view: &View, kind: AskKind) -> Vec<CreateButton> {
        let AskKind::ColdWar(kind) = kind else { return Vec::new() };
        panel::panel_buttons(kind, words, game)
    }

    fn hand_label(&self, words: Words) -> String {
        words.button_ledger()
    }

    fn hand_buttons(&self, words: Words, look: &Look) -> Vec<CreateActionRow> {
        match &look.view {
            View::ColdWar(view) if view.own.is_some() => page_buttons::hand_buttons(words, look),
            _ => Vec::new(),
        }
    }

    fn personal_notice(
        &self,
        words: Words,
        look: &Look,
        seen: &[Seen],
        notice: PersonalNotice,
    ) -> Option<Answer> {
        deal_news::personal_notice(words, look, seen, notice)
    }

    fn public_notice(
        &self,
        words: Words,
        look: &Look,
        seen: &[Seen],
        notice: PersonalNotice,
    ) -> Option<String> {
        deal_news::public_notice(words, look, seen, notice)
    }
}
