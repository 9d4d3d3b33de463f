//! Presses on the page of the deals of the Cold War (R3-8, A3-45), and below messages about them: answers to offers, forms for
//! offers, counter-offers and payments, and whether a promise was kept. They work in direct messages too.

use super::deal_news::News;
use super::deal_terms;
use super::deals_page::Page;
use super::open_questions::{peace, talk_or_why};
use super::page_codes::Deals as Press;
use crate::discord::cold_war::deal_news;
use crate::discord::cold_war::question;
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::{Field, fields_form};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::press_response::PressResponse;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::options::seat_names::seat_named;
use crate::discord::panels::hand;
use crate::discord::panels::open_question;
use crate::discord::panels::table_replies;
use crate::rules::Seat;
use crate::rules::cold_war::Action;
use crate::rules::cold_war::deals::{DealNumber, Terms};
use crate::table::{Look, Order, TableError};

/// The page of the player's own deals.
pub(super) async fn deals_page(request: &Request) -> Answered {
    let look = question::acting(request).await?;
    deals_of(request, &look).await
}

/// The same with what has happened to offers and promises of late.
async fn deals_of(request: &Request, look: &Look) -> Answered {
    let news = deal_news::deal_news(request, look).await?;
    deals_with(request, look, &news)
}

fn deals_with(request: &Request, look: &Look, news: &News) -> Answered {
    let page = Page::of(request.words, look)?;
    page.all(news).map_err(|TooLong| Refusal::Said(request.words.orders_too_long()))
}

/// The page below a line that says why something can't be done: what was pressed is out of date.
async fn deals_after(request: &Request, look: &Look, said: &str) -> Result<PressResponse, Refusal> {
    let page = deals_of(request, look).await?;
    Ok(PressResponse::Instead(Answer { text: format!("{said}\n\n{}", page.text), ..page }))
}

/// Carries out a press on the page of the deals.
pub(super) async fn press_deals(
    request: &Request,
    look: &Look,
    press: Press,
    typed: &[String],
) -> Result<PressResponse, Refusal> {
    let page = Page::of(request.words, look)?;
    let too_long = |TooLong| Refusal::Said(request.words.orders_too_long());
    if let Press::Offer(number)
    | Press::Accept(number)
    | Press::Decline(number)
    | Press::Counter(number)
    | Press::Withdraw(number) = press
        && page.talk.offer(DealNumber(number)).is_none()
    {
        return deals_after(request, look, &request.words.no_deal_not_open(number)).await;
    }
    let number = |number: u32| DealNumber(number);
    let action = match press {
        Press::Show => return Ok(PressResponse::Instead(deals_of(request, look).await?)),
        Press::Ledger => return Ok(PressResponse::Instead(hand::hand_answer(request, look))),
        Press::Promise(deal, place) => {
            return match page.promise(deal, place).map_err(too_long)? {
                Some(shown) => Ok(PressResponse::Instead(shown)),
                None => deals_after(request, look, &request.words.no_deal_judged()).await,
            };
        }
        Press::Accept(deal) => Action::Accept { number: number(deal) },
        Press::Decline(deal) => Action::Decline { number: number(deal) },
        Press::Withdraw(deal) => Action::Withdraw { number: number(deal) },
        Press::Judge(deal, place, kept) => Action::Judge { number: number(deal), place, kept },
        Press::Peace(to) => Action::Offer { to, terms: peace(page.talk.menu.limits.year) },
        Press::Offer(_) | Press::Counter(_) | Press::With(_) | Press::Pay(_) => {
            match press_form(request, &page, press, typed)? {
                Typed::Action(action) => action,
                Typed::Response(response) => return Ok(response),
            }
        }
    };
    Ok(PressResponse::Instead(talk_order(request, look, action).await?))
}

/// A press that opens a form, or the form filled in.
fn press_form(request: &Request, page: &Page<'_>, press: Press, typed: &[String]) -> Result<Typed, Refusal> {
    let too_long = |TooLong| Refusal::Said(request.words.orders_too_long());
    let form = |to: Seat, terms: &Terms| {
        let form = page.form(press, to, terms).map_err(too_long)?;
        Ok(Typed::Response(PressResponse::Form(form)))
    };
    let offer = |number: u32| page.talk.offer(DealNumber(number)).ok_or(TableError::Stale);
    Ok(Typed::Action(match press {
        Press::Offer(number) => {
            let shown = page.offer(offer(number)?).map_err(too_long)?;
            return Ok(Typed::Response(PressResponse::Instead(shown)));
        }
        Press::Counter(number) if typed.is_empty() => {
            let offer = offer(number)?;
            let Terms { give, take, open_until } = offer.terms.clone();
            return form(offer.by, &Terms { give: take, take: give, open_until });
        }
        Press::Counter(number) => {
            let terms = page.typed(typed).map_err(Refusal::Said)?;
            Action::Counter { number: DealNumber(number), terms }
        }
        Press::With(to) if typed.is_empty() => return form(to, &Terms::default()),
        Press::With(to) => Action::Offer { to, terms: page.typed(typed).map_err(Refusal::Said)? },
        Press::Pay(to) if typed.is_empty() => {
            let (title, label) =
                (request.words.form_pay_title(&page.label(to)), request.words.form_you_pay());
            let (hint, present) = (request.words.form_money_hint(), String::new());
            let field = Field { label, hint, present, most: 6, lines: false };
            let code = page.code(press).map_err(too_long)?;
            return Ok(Typed::Response(PressResponse::Form(fields_form(code, &title, &[field]))));
        }
        Press::Pay(to) => {
            let sum = typed.first().map_or("", String::as_str);
            Action::Pay { to, money: deal_terms::money(request.words, sum).map_err(Refusal::Said)? }
        }
        Press::Show
        | Press::Accept(_)
        | Press::Decline(_)
        | Press::Withdraw(_)
        | Press::Judge(..)
        | Press::Ledger
        | Press::Peace(_)
        | Press::Promise(..) => return Err(TableError::Stale.into()),
    }))
}

/// Answers the talk question, and shows the deals below what happened.
pub(super) async fn talk_order(request: &Request, look: &Look, action: Action) -> Answered {
    let ask = talk_or_why(look)?.ask.id;
    let order = Order::Answer(action.into());
    let done = request.context.table.order(request.playable()?, &request.person, Some(ask), order).await?;
    let page = deals_with(request, &done.look, &News::default())
        .unwrap_or_else(|_| open_question::answer_now(request, &done.look));
    Ok(table_replies::done_then(request, &done, page).in_colour_of(&done.look))
}

/// The seat of another player with that name, for an order in advance.
pub(super) fn another_deal(request: &Request, look: &Look, typed: &str) -> Result<Seat, Refusal> {
    let seat = partner(request, look, typed)?;
    let own = look.view.viewer_seat() == Some(seat);
    if own { Err(Refusal::Said(request.words.order_oneself())) } else { Ok(seat) }
}

/// The seat of the player with that name.
pub(super) fn partner(request: &Request, look: &Look, typed: &str) -> Result<Seat, Refusal> {
    seat_named(look, request.words, typed).ok_or_else(|| Refusal::Said(request.words.no_such_player()))
}

/// What a press that opens a form, or a form, leads to.
enum Typed {
    /// An answer to the talk question.
    Action(Action),
    /// A response without one.
    Response(PressResponse),
}
