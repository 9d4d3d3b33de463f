//! What has happened to a player's offers and promises of late, and what he is told of it personally: a direct message names the
//! other player and repeats the terms; the page of deals lists the last events, also for players who accept no direct messages.

use super::deals_page::Page;
use super::page_buttons::hand_buttons;
use super::page_codes::Deals as Press;
use super::question::view_of;
use crate::discord::components::{buttons, cut, grey};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Refusal, Request};
use crate::discord::texts::status_text;
use crate::rules::cold_war::deals::{DealNumber, Offer, Promise};
use crate::rules::cold_war::{Dealt, Paid, Public, Seen as Shown};
use crate::rules::{FamilySeen, PersonalNotice, PersonalNoticeKind, Seat, Seen};
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

impl News {
    /// The last lines for which there is room; `None` without any.
    pub(super) fn last(&self, room: usize) -> Option<Vec<String>> {
        let mut room = room;
        let fits = |line: &&String| {
            let length = line.chars().count() + 1;
            let enough = length <= room;
            room = room.saturating_sub(length);
            enough
        };
        let mut told: Vec<String> = self.lines.iter().rev().take_while(fits).cloned().collect();
        told.reverse();
        (!told.is_empty()).then_some(told)
    }
}

/// The last events of the person's deals that the page shows nowhere else.
pub(super) async fn deal_news(request: &Request, look: &Look) -> Result<News, Refusal> {
    let mut all = Vec::new();
    for turn in look.view.turn.saturating_sub(TURNS)..=look.view.turn {
        let seen = request.context.table.history(look.game, Some(turn), Some(&request.person)).await?;
        all.extend(Seen::in_force(seen));
    }
    let Some(me) = look.view.viewer_seat() else { return Ok(News::default()) };
    let names = status_text::names(look);
    let told = |one: &Seen| Some(cut(&event_told(request.words, &names, (look, &all, me), one)?, MOST.1));
    let mut lines: Vec<String> = all.iter().filter_map(told).collect();
    let first = lines.len().saturating_sub(MOST.0);
    Ok(News { lines: lines.split_off(first) })
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

/// What a player is told of an offer, its answer, a promise or a payment, with its buttons; `None` if it is no longer true.
/// `seen` has the offer, if it is closed.
pub(crate) fn personal_notice(
    words: Words,
    look: &Look,
    seen: &[Seen],
    notice: PersonalNotice,
) -> Option<Answer> {
    let page = Page::of(words, look).ok()?;
    let (number, who) = (notice.number, words.seat_name(&page.names, notice.other));
    let offer = || offer_in(seen, DealNumber(number));
    let with_terms = |told: String| {
        let terms = offer().map(|offer| words.sides_told(offer, &page.names));
        let lines: Vec<String> = std::iter::once(told).chain(terms.into_iter().flatten()).collect();
        page.notice(&lines, Vec::new())
    };
    match notice.kind {
        PersonalNoticeKind::Offer => {
            let offer = page.talk.offer(DealNumber(number)).filter(|offer| offer.to == page.me)?;
            page.notice(&words.offer_told(offer, &page.names), page.answers(offer).ok()?)
        }
        PersonalNoticeKind::Accepted => with_terms(words.offer_accepted(number, &who)),
        PersonalNoticeKind::Declined => with_terms(words.offer_declined(number, &who)),
        PersonalNoticeKind::Withdrawn => with_terms(words.offer_withdrawn(number, &who)),
        PersonalNoticeKind::Expired => with_terms(words.offer_expired(number, &who)),
        PersonalNoticeKind::Paid => page.notice(&[words.payment_got(&who, &words.money(number))], Vec::new()),
        PersonalNoticeKind::Promise => page.promises_due(DealNumber(number)),
        PersonalNoticeKind::Bombed => {
            let told = public_notice(words, look, seen, notice)?;
            Some(Answer::new(told).with(hand_buttons(words, look)))
        }
        PersonalNoticeKind::Judged => {
            let own = page.promises(DealNumber(number)).filter(|one| one.by == page.me);
            let told: Vec<String> =
                own.filter(|one| one.kept.is_some()).map(|one| page.promise_told(one)).collect();
            let lines = [vec![words.promise_judged(&who)], told.clone()].concat();
            if told.is_empty() { None } else { page.notice(&lines, Vec::new()) }
        }
    }
}

/// The same for a notice that is no secret, as others may read it in the channel.
pub(crate) fn public_notice(
    words: Words,
    look: &Look,
    seen: &[Seen],
    notice: PersonalNotice,
) -> Option<String> {
    if notice.kind != PersonalNoticeKind::Bombed {
        return None;
    }
    let names = status_text::names(look);
    let blast = |one: &&Seen| matches!(one, Seen::Happened(FamilySeen::ColdWar(Shown::Public(Public::Blasted(blast)))) if u32::from(blast.at.0) == notice.number);
    let told = words.result_lines(std::slice::from_ref(seen.iter().find(blast)?), MOST.1, &names).join(" ");
    Some(words.missile_hit(&words.seat_name(&names, notice.other), &told))
}

impl Page<'_> {
    fn promises(&self, number: DealNumber) -> impl Iterator<Item = &Promise> {
        let all = self.view.own.iter().flat_map(|own| &own.promises);
        all.filter(move |one| one.number == number)
    }

    /// A message with these buttons and the one that leads to the page.
    fn notice(&self, lines: &[String], mut row: Vec<CreateButton>) -> Option<Answer> {
        row.push(grey(self.code(Press::Show).ok()?, &self.words.button_deals()));
        Some(Answer::new(lines.join("\n")).with(buttons(&row)))
    }

    /// The promises of a deal that are due, with the buttons of their receiver: kept or broken.
    fn promises_due(&self, number: DealNumber) -> Option<Answer> {
        let due: Vec<&Promise> = self.promises(number).filter(|one| one.due && one.kept.is_none()).collect();
        let (mut lines, mut row) = (Vec::new(), Vec::new());
        for (at, promise) in due.iter().enumerate() {
            let before = if due.len() > 1 { format!("{} · ", at + 1) } else { String::new() };
            lines.push(format!("{before}{}", self.promise_told(promise)));
            if promise.to == self.me {
                row.extend(self.verdicts(promise, &before).ok()?);
            }
        }
        if lines.is_empty() { None } else { self.notice(&lines, row) }
    }
}
