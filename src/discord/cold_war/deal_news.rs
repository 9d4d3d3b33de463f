//! What has happened to a player's offers and promises of late, and what he is told of it personally: a direct message names the
//! other player and repeats the terms; the page of deals lists the last events, also for players who accept no direct messages.

use super::aside_press::Deals as Press;
use super::deals_page::Page;
use super::question::view_of;
use crate::discord::components::{buttons, cut, grey};
use crate::discord::request::{Answer, Refusal, Request};
use crate::discord::status_text;
use crate::rules::cold_war::deals::{DealNumber, Offer, Promise};
use crate::rules::cold_war::{Dealt, Paid, Seen as Shown};
use crate::rules::{FamilySeen, Matter, MatterKind, Seat, Seen};
use crate::table::Look;
use crate::text::{Ctx, Words};
use serenity::all::CreateButton;

/// Number of turns that are looked through: two rounds of the largest table.
const TURNS: u32 = 12;
/// Maximum number of events on the page, and of characters of each.
const MOST: (usize, usize) = (6, 160);

/// Events of deals on the page, the last ones.
#[derive(Default)]
pub(super) struct News {
    pub(super) lines: Vec<String>,
}

impl Request {
    /// The last events of the person's deals that the page shows nowhere else.
    pub(super) async fn deal_news(&self, look: &Look) -> Result<News, Refusal> {
        let mut all = Vec::new();
        for turn in look.view.turn.saturating_sub(TURNS)..=look.view.turn {
            let seen = self.context.table.history(look.game, Some(turn), Some(&self.person)).await?;
            all.extend(Seen::in_force(seen));
        }
        let Some(me) = look.view.viewer_seat() else { return Ok(News::default()) };
        let names = status_text::names(look);
        let told = |one: &Seen| Some(cut(&event_told(self.words, &names, (look, &all, me), one)?, MOST.1));
        let mut lines: Vec<String> = all.iter().filter_map(told).collect();
        let first = lines.len().saturating_sub(MOST.0);
        Ok(News { lines: lines.split_off(first) })
    }
}

/// The event of a deal, if it is one.
fn dealt(seen: &Seen) -> Option<&Dealt> {
    if let Seen::Happened(FamilySeen::ColdWar(Shown::Dealt(dealt))) = seen { Some(dealt) } else { None }
}

fn paid(seen: &Seen) -> Option<&Paid> {
    if let Seen::Happened(FamilySeen::ColdWar(Shown::Paid(paid))) = seen { Some(paid) } else { None }
}

/// The offer with that number.
fn offer_in(seen: &[Seen], number: DealNumber) -> Option<&Offer> {
    seen.iter().filter_map(dealt).find_map(|dealt| match dealt {
        Dealt::Offered(offer) | Dealt::Agreed(offer) if offer.number == number => Some(offer),
        _ => None,
    })
}

/// An event of a deal that the player may have missed.
fn event_told(
    words: Words,
    names: &Ctx,
    (look, all, me): (&Look, &[Seen], Seat),
    one: &Seen,
) -> Option<String> {
    let line = || words.result_lines(std::slice::from_ref(one), MOST.1, names).join(" ");
    let with_terms = |offer: Option<&Offer>| match offer {
        Some(offer) => format!("{} {}", line(), words.terms_told(offer, names)),
        None => line(),
    };
    if let Some(paid) = paid(one) {
        return (paid.to == me && paid.number.is_none()).then(line);
    }
    match dealt(one)? {
        Dealt::Closed { number, .. } => Some(with_terms(offer_in(all, *number))),
        Dealt::Agreed(offer) => Some(with_terms(Some(offer))),
        Dealt::Judged { number, place, by, .. } => {
            let promises = view_of(look)?.own.iter().flat_map(|own| &own.promises);
            let key = (*number, *place, *by);
            let promise = promises.into_iter().find(|one| (one.number, one.place, one.by) == key);
            let said = promise.map(|promise| words.pledge_words(&promise.pledge));
            Some(said.map_or_else(line, |said| format!("{} “{said}”", line())))
        }
        Dealt::Offered(_) | Dealt::Due { .. } => None,
    }
}
