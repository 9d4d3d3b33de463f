//! The turn panel on the newest board post: buttons for what may be done now ([PBP-7]). Public, so it says what is asked,
//! never what anybody holds.

use super::codec::{Door, Press};
use super::commands::chart::Shape;
use super::kit::{blue, buttons, grey, red};
use crate::render::ChartKind;
use crate::rules::{AskKind, Waiting};
use crate::table::{GameId, Look, Status};
use crate::text::Words;
use serenity::all::CreateActionRow;

/// Below the end of a game: every chart, and the film.
pub(crate) fn charts(words: Words, game: GameId) -> Vec<CreateActionRow> {
    let label = |shape| match shape {
        Shape::Chart(ChartKind::Territories) => words.chart_button_territories(),
        Shape::Chart(ChartKind::Armies) => words.chart_button_armies(),
        Shape::Chart(ChartKind::Income) => words.chart_button_income(),
        Shape::Chart(ChartKind::Luck) => words.chart_button_luck(),
        Shape::Film => words.chart_button_film(),
    };
    buttons(&Shape::ALL.map(|shape| grey(&Press::Chart(game, shape), &label(shape))))
}

/// The buttons; none once the game is over.
pub(crate) fn rows(words: Words, look: &Look) -> Vec<CreateActionRow> {
    if look.status != Status::Running {
        return Vec::new();
    }
    let press = |door| Press::Panel(look.game, door);
    let kind = match look.view.waiting {
        Waiting::Nobody => None,
        Waiting::For { kind, .. } | Waiting::Sealed { kind, .. } => Some(kind),
    };
    let act = |label: String| blue(&press(Door::Act), &label);
    let trade = || grey(&press(Door::Trade), &words.button_trade());
    let end = || {
        [
            grey(&press(Door::Fortify), &words.button_move_and_end()),
            red(&press(Door::End), &words.button_end_turn()),
        ]
    };
    let mut first = match kind {
        None => Vec::new(),
        Some(AskKind::Claim) => vec![act(words.button_claim())],
        Some(AskKind::Wish) => vec![act(words.button_wish())],
        Some(AskKind::Deploy) => vec![act(words.button_deploy())],
        Some(AskKind::Reinforce) => vec![act(words.button_place()), trade()],
        Some(AskKind::Trade) => vec![act(words.button_trade())],
        Some(AskKind::Bonus) => vec![act(words.button_bonus())],
        Some(AskKind::Spoils) => {
            vec![act(words.button_trade()), red(&press(Door::End), &words.button_keep())]
        }
        Some(AskKind::Consent) => vec![act(words.button_agree())],
        Some(AskKind::Attack) => [vec![act(words.button_attack())], end().into()].concat(),
        Some(AskKind::Defend) => vec![act(words.button_defend())],
        Some(AskKind::Throw) => vec![act(words.button_throw())],
        Some(AskKind::Discard) => vec![act(words.button_discard())],
        Some(AskKind::Advance) => vec![act(words.button_advance())],
        Some(AskKind::Fortify) => {
            vec![act(words.button_fortify()), red(&press(Door::End), &words.button_end_turn())]
        }
    };
    let always = [
        grey(&press(Door::Hand), &words.button_hand()),
        grey(&press(Door::Board), &words.button_board()),
        grey(&press(Door::Status), &words.button_status()),
    ];
    let second = buttons(&always);
    if first.is_empty() {
        return second;
    }
    first.truncate(5);
    [buttons(&first), second].concat()
}
