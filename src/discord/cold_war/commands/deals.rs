//! `/deal`, `/pay` and `/ledger`: offers with money both ways, permissions and promises; answers to offers; payments; the player's
//! own books (R3-8, A3-45). All responses are private.

use super::super::deal_terms;
use super::super::deals_page::Page;
use super::super::open_questions::{TalkAsk, talk_ask, talk_or_why};
use crate::discord::cold_war::deals;
use crate::discord::cold_war::question;
use crate::discord::components::cut_label;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash::{Choice, Command, Ctx, Done, caller, choices, fitting};
use crate::discord::options::integer_option::{AtLeast, BoundedInteger, magnitude};
use crate::discord::panels::hand;
use crate::discord::panels::reply::present;
use crate::discord::texts::status_text;
use crate::rules::cold_war::Action;
use crate::rules::cold_war::deals::{DealNumber, FIRST_YEAR, LAST_YEAR, Offer, Promise, Side, Terms};
use crate::table::Look;
use serenity::all::CreateAutocompleteResponse;

/// A year of the game.
type Year = BoundedInteger<{ FIRST_YEAR as i64 }, { LAST_YEAR as i64 }>;

pub(super) fn commands() -> Vec<Command> {
    vec![deal(), pay(), ledger()]
}

/// The terms of an offer as typed into the options of a command.
struct TypedTerms {
    pay: Option<i64>,
    get: Option<i64>,
    permit: Option<String>,
    get_permit: Option<String>,
    promise: Option<String>,
    get_promise: Option<String>,
    open_until: Option<i64>,
}

#[poise::command(
    slash_command,
    interaction_context = "Guild",
    subcommands("offer", "counter", "accept", "decline", "withdraw", "list", "judge"),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "the framework calls it")]
async fn deal(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
async fn offer(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_partner"] player: String,
    pay: Option<AtLeast<0>>,
    get: Option<AtLeast<0>>,
    permit: Option<String>,
    get_permit: Option<String>,
    promise: Option<String>,
    get_promise: Option<String>,
    open_until: Option<Year>,
) -> Done {
    let request = caller(&ctx);
    let (pay, get, open_until) = (AtLeast::given(pay), AtLeast::given(get), Year::given(open_until));
    let typed = TypedTerms { pay, get, permit, get_permit, promise, get_promise, open_until };
    let answered = offer_deal(&request, &player, &typed).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
async fn counter(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_received"] offer: AtLeast<1>,
    pay: Option<AtLeast<0>>,
    get: Option<AtLeast<0>>,
    permit: Option<String>,
    get_permit: Option<String>,
    promise: Option<String>,
    get_promise: Option<String>,
    open_until: Option<Year>,
) -> Done {
    let request = caller(&ctx);
    let (pay, get, open_until) = (AtLeast::given(pay), AtLeast::given(get), Year::given(open_until));
    let typed = TypedTerms { pay, get, permit, get_permit, promise, get_promise, open_until };
    let answered = counter_deal(&request, number(offer), &typed).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn accept(ctx: Ctx<'_>, #[autocomplete = "complete_received"] offer: AtLeast<1>) -> Done {
    let request = caller(&ctx);
    let answered = answer_deal(&request, Action::Accept { number: number(offer) }).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn decline(ctx: Ctx<'_>, #[autocomplete = "complete_received"] offer: AtLeast<1>) -> Done {
    let request = caller(&ctx);
    let answered = answer_deal(&request, Action::Decline { number: number(offer) }).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn withdraw(ctx: Ctx<'_>, #[autocomplete = "complete_made"] offer: AtLeast<1>) -> Done {
    let request = caller(&ctx);
    let answered = answer_deal(&request, Action::Withdraw { number: number(offer) }).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn list(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = deals::deals_page(&request).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn judge(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_due"] deal: String,
    kept: bool,
    promise: Option<BoundedInteger<1, 3>>,
) -> Done {
    let request = caller(&ctx);
    let answered = judge_deal(&request, &deal, BoundedInteger::given(promise), kept).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn pay(ctx: Ctx<'_>, #[autocomplete = "complete_partner"] player: String, money: AtLeast<1>) -> Done {
    let request = caller(&ctx);
    let answered = pay_player(&request, &player, money.0).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn ledger(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = ledger_of_promises(&request).await;
    present(ctx, &request, answered).await
}

fn number(offer: AtLeast<1>) -> DealNumber {
    DealNumber(magnitude(offer.0))
}

/// The number of a deal, and the place of a promise behind a point: `31`, `31.2`.
fn deal_and_place(typed: &str) -> Option<(DealNumber, Option<i64>)> {
    let (number, place) = match typed.trim().split_once('.') {
        Some((number, place)) => (number, Some(place.trim().parse().ok()?)),
        None => (typed.trim(), None),
    };
    Some((DealNumber(number.trim().parse().ok()?), place))
}

fn typed_terms(request: &Request, look: &Look, typed: &TypedTerms) -> Result<Terms, Refusal> {
    let words = request.words;
    let now = talk_or_why(look)?.menu.limits.year;
    let side = |money: Option<i64>, permits: &Option<String>, promises: &Option<String>| {
        let text = |typed: &Option<String>| typed.clone().unwrap_or_default();
        let money = money.unwrap_or(0);
        if money < 0 {
            return Err(words.deal_money_form());
        }
        Ok(Side {
            money: magnitude(money),
            permits: deal_terms::permits(words, look.view.map(), &text(permits), now)?,
            promises: deal_terms::promises(words, &text(promises))?,
        })
    };
    let give = side(typed.pay, &typed.permit, &typed.promise).map_err(Refusal::Said)?;
    let take = side(typed.get, &typed.get_permit, &typed.get_promise).map_err(Refusal::Said)?;
    let open_until = typed.open_until.map(|year| u16::try_from(year).unwrap_or(u16::MAX));
    let names = status_text::names(look);
    deal_terms::short_enough(words, &names, Terms { give, take, open_until }).map_err(Refusal::Said)
}

async fn offer_deal(request: &Request, player: &str, typed: &TypedTerms) -> Answered {
    let look = question::acting(request).await?;
    let to = deals::partner(request, &look, player)?;
    let terms = typed_terms(request, &look, typed)?;
    deals::talk_order(request, &look, Action::Offer { to, terms }).await
}

async fn counter_deal(request: &Request, number: DealNumber, typed: &TypedTerms) -> Answered {
    let look = question::acting(request).await?;
    let terms = typed_terms(request, &look, typed)?;
    deals::talk_order(request, &look, Action::Counter { number, terms }).await
}

async fn answer_deal(request: &Request, action: Action) -> Answered {
    let look = question::acting(request).await?;
    deals::talk_order(request, &look, action).await
}

/// Says whether a promise was kept. Without its place it is the only one of that deal that is due.
async fn judge_deal(request: &Request, deal: &str, place: Option<i64>, kept: bool) -> Answered {
    let look = question::acting(request).await?;
    let page = Page::of(request.words, &look)?;
    let (number, written) =
        deal_and_place(deal).ok_or_else(|| Refusal::Said(request.words.no_deal_number()))?;
    let place = match place.or(written) {
        Some(place) => u8::try_from(place.saturating_sub(1)).unwrap_or(u8::MAX),
        None => only_promise(request, &page, number)?,
    };
    deals::talk_order(request, &look, Action::Judge { number, place, kept }).await
}

/// The place of the promise of a deal that is to be judged; refused with all of them if there are several.
fn only_promise(request: &Request, page: &Page<'_>, number: DealNumber) -> Result<u8, Refusal> {
    let due: Vec<&Promise> = page.talk.menu.due.iter().filter(|one| one.number == number).collect();
    match due.as_slice() {
        [only] => Ok(only.place),
        // The rules say why there is nothing to judge.
        [] => {
            let own = page.view.own.iter().flat_map(|own| &own.promises);
            let mut got = own.filter(|one| one.number == number && one.to == page.me);
            Ok(got.next().map_or(0, |one| one.place))
        }
        several => {
            let line = |one: &&Promise| format!("{}: {}", one.place + 1, page.promise_told(one));
            let all: Vec<String> = several.iter().map(line).collect();
            let said = request.words.no_deal_several_due(number.0);
            Err(Refusal::Said(format!("{said}\n{}", all.join("\n"))))
        }
    }
}

async fn pay_player(request: &Request, player: &str, money: i64) -> Answered {
    let look = question::acting(request).await?;
    let to = deals::partner(request, &look, player)?;
    if money < 1 {
        return Err(Refusal::Said(request.words.deal_money_form()));
    }
    deals::talk_order(request, &look, Action::Pay { to, money: magnitude(money) }).await
}

async fn ledger_of_promises(request: &Request) -> Answered {
    let look = question::acting(request).await?;
    Ok(hand::hand_answer(request, &look))
}

/// The choices that `offer` makes for the talk question.
async fn offered(
    ctx: Ctx<'_>,
    offer: impl FnOnce(&Request, &Look, TalkAsk<'_>) -> Vec<Choice> + Send,
) -> Vec<Choice> {
    let request = Request::of_command(ctx.framework.user_data, ctx.interaction);
    let Ok(look) = request.look().await else { return Vec::new() };
    talk_ask(&look).map(|talk| offer(&request, &look, talk)).unwrap_or_default()
}

async fn complete_partner(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let all = offered(ctx, |request, look, talk| {
        let names = status_text::plain_names(look);
        let name = |seat: &_| request.words.seat_name(&names, *seat);
        talk.menu.partners.iter().map(|seat| (name(seat), name(seat))).collect()
    });
    choices(fitting(all.await, partial))
}

/// Choices whose values are numbers.
fn numbers(all: Vec<Choice>, typed: &str) -> CreateAutocompleteResponse {
    use serenity::all::AutocompleteChoice;
    let all = fitting(all, typed).into_iter().take(25);
    let all = all.filter_map(|(label, value)| {
        Some(AutocompleteChoice::new(cut_label(&label, 100), value.parse::<i64>().ok()?))
    });
    CreateAutocompleteResponse::new().set_choices(all.collect())
}

fn labelled<'a>(
    request: &Request,
    look: &Look,
    offers: impl Iterator<Item = &'a Offer>,
    other: fn(&Offer) -> crate::rules::Seat,
) -> Vec<Choice> {
    let names = status_text::plain_names(look);
    let label = |offer: &Offer| {
        let who = request.words.seat_name(&names, other(offer));
        (request.words.menu_offer(offer.number.0, &who), offer.number.0.to_string())
    };
    offers.map(label).collect()
}

async fn complete_received(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let all = offered(ctx, |request, look, talk| {
        labelled(request, look, talk.menu.received.iter().map(|received| &received.offer), |offer| offer.by)
    });
    numbers(all.await, partial)
}

async fn complete_made(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let all =
        offered(ctx, |request, look, talk| labelled(request, look, talk.menu.made.iter(), |offer| offer.to));
    numbers(all.await, partial)
}

async fn complete_due(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let all = offered(ctx, |request, look, _| {
        let Ok(page) = Page::of(request.words, look) else { return Vec::new() };
        let value = |one: &Promise| format!("{}.{}", one.number.0, one.place + 1);
        let due = page.talk.menu.due.iter();
        due.map(|one| (format!("{} · {}", value(one), page.promise_label(one)), value(one))).collect()
    });
    choices(fitting(all.await, partial))
}
