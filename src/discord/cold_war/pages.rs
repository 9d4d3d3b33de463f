//! Carries out presses on pages that belong to no question, and adds the buttons of these pages to a player's books.

use super::open_questions::{arsenal, back_to_question};
use super::page_codes::{Deals, Launch, Orders, Press};
use super::question::view_of;
use crate::discord::cold_war::deals;
use crate::discord::cold_war::launch;
use crate::discord::cold_war::orders_page;
use crate::discord::components::{blue, buttons, grey, red};
use crate::discord::interactions::press_response::PressResponse;
use crate::discord::interactions::request::{Refusal, Request};
use crate::discord::interactions::slash;
use crate::rules::Illegal;
use crate::table::{Look, TableError};
use crate::text::Words;
use serenity::all::{CreateActionRow, CreateButton};

/// The game of this channel, for a person who wants to act in it, if it is of this family.
pub(super) async fn acting(request: &Request) -> Result<Look, Refusal> {
    let look = slash::acting(request).await?;
    match view_of(&look) {
        Some(_) => Ok(look),
        None => Err(TableError::Illegal(Illegal::OtherFamily).into()),
    }
}

/// Carries out a press; `typed` holds the fields of a form.
pub(crate) async fn press_page(
    request: &Request,
    look: &Look,
    press: &Press,
    typed: &[String],
) -> Result<PressResponse, Refusal> {
    if look.view.viewer_seat().is_none() {
        return Err(TableError::NotSeated.into());
    }
    match press {
        Press::Deals(press) => deals::press_deals(request, look, *press, typed).await,
        Press::Launch(press) => Ok(PressResponse::Instead(launch::press_launch(request, look, press).await?)),
        Press::Orders(press) => {
            Ok(PressResponse::Instead(orders_page::press_orders(request, look, press).await?))
        }
    }
}

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
