//! The buttons that lead to the pages that belong to no question.

use super::open_questions::{arsenal, back_to_question};
use super::page_codes::{Deals, Launch, Orders};
use crate::discord::components::{blue, buttons, grey, red};
use crate::table::Look;
use crate::text::Words;
use serenity::all::{CreateActionRow, CreateButton};

/// The buttons below a player's books: deals, launches, standing orders, and the way back to the own turn.
pub(crate) fn hand_buttons(words: Words, look: &Look) -> Vec<CreateActionRow> {
    let back = back_to_question(words, look);
    buttons(&pages(words, look).chain(back).collect::<Vec<_>>())
}

/// The buttons that lead from a player's turn to the pages that belong to no question.
pub(super) fn turn_buttons(words: Words, look: &Look) -> Vec<CreateActionRow> {
    let ledger = Deals::Ledger.code(look.game).ok().map(|code| grey(code, &words.button_ledger()));
    buttons(&pages(words, look).chain(ledger).collect::<Vec<_>>())
}

/// Deals, launches if there is a weapon, standing orders.
fn pages(words: Words, look: &Look) -> impl Iterator<Item = CreateButton> {
    let deals = Deals::Show.code(look.game).ok().map(|code| blue(code, &words.button_deals()));
    let launch = arsenal(look).and_then(|_| Launch::Show.code(look.game).ok());
    let launch = launch.map(|code| red(code, &words.button_launch()));
    let orders = Orders::Show.code(look.game).ok().map(|code| grey(code, &words.button_standing()));
    deals.into_iter().chain(launch).chain(orders)
}
