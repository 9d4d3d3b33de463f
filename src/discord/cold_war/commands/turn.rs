//! `/cold`: a player's own turn (R3-14): its menu, upkeep, purchases, wars, fights, convoys, conversion, losses. What refugees do is in
//! `exile.rs`. Every command pays the upkeep first if it is still due (A3-12).

use super::advance::{defence, guard};
use super::callers_seat::{Mine, act, mine, own_armies};
use super::complete::{
    complete_against, complete_armies, complete_convert_at, complete_convoy, complete_fight_at,
    complete_from, complete_heir, complete_list, complete_losses, complete_origin, complete_site,
    complete_target, complete_unpaid, complete_way,
};
use super::exile::{exile, expel, pieces, refugees, revolt};
use super::reactions::{all_offered, consent, defend, intercept, meet, permit, present};
use super::typed;
use crate::discord::cold_war::deals;
use crate::discord::cold_war::question;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::{Command, Ctx, Done, caller, refusal};
use crate::discord::options::integer_option::AtLeast;
use crate::discord::options::parse;
use crate::discord::panels::give_order;
use crate::discord::panels::open_question;
use crate::discord::panels::reply::present as show;
use crate::discord::texts::status_text;
use crate::rules::cold_war::{Action, Armies, Convoy, Fight, Menu, Order as Compound, Until};
use crate::rules::{Seat, TerritoryId};
use crate::table::Order;

pub(super) fn commands() -> Vec<Command> {
    vec![cold()]
}

/// When a fight stops. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum FightUntil {
    #[name = "once"]
    Once,
    #[name = "won"]
    Won,
}

#[poise::command(
    slash_command,
    interaction_context = "Guild",
    subcommands(
        "turn",
        "upkeep",
        "buy",
        "war",
        "fight",
        "convoy",
        "convert",
        "refused",
        "lose",
        "refugees",
        "revolt",
        "expel",
        "consent",
        "intercept",
        "meet",
        "defend",
        "present",
        "permit",
        "exile",
        "pieces",
        "guard",
        "defence"
    ),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "the framework calls it")]
async fn cold(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn turn(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = show_turn(&request).await;
    show(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn upkeep(ctx: Ctx<'_>, #[autocomplete = "complete_unpaid"] unpaid: Option<String>) -> Done {
    let request = caller(&ctx);
    let answered = pay_upkeep(&request, unpaid.as_deref()).await;
    show(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn buy(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_list"] armies: String,
    #[autocomplete = "complete_site"] state: Option<String>,
) -> Done {
    let request = caller(&ctx);
    let answered = buy_armies(&request, &armies, state.as_deref()).await;
    show(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn war(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_target"] target: String,
    #[autocomplete = "complete_origin"] from: Option<String>,
    #[autocomplete = "complete_armies"] armies: Option<String>,
) -> Done {
    let request = caller(&ctx);
    let answered = declare_war(&request, &target, from.as_deref(), armies.as_deref()).await;
    show(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn fight(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_fight_at"] state: String,
    #[autocomplete = "complete_against"] against: Option<String>,
    #[autocomplete = "complete_armies"] armies: Option<String>,
    until: Option<FightUntil>,
    losses: Option<AtLeast<1>>,
) -> Done {
    let request = caller(&ctx);
    let until = match (AtLeast::given(losses), until) {
        (Some(n), _) => Until::Losses(u32::try_from(n.max(1)).unwrap_or(u32::MAX)),
        (None, Some(FightUntil::Won)) => Until::Won,
        (None, Some(FightUntil::Once) | None) => Until::Times(1),
    };
    let answered = fight_on(&request, &state, (against.as_deref(), armies.as_deref()), until).await;
    show(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn convoy(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_from"] from: String,
    #[autocomplete = "complete_convoy"] armies: String,
    #[autocomplete = "complete_way"] way: String,
    war: Option<bool>,
) -> Done {
    let request = caller(&ctx);
    let answered = send_convoy(&request, &from, &armies, &way, war.unwrap_or(false)).await;
    show(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn convert(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_convert_at"] state: String,
    #[autocomplete = "complete_armies"] armies: String,
    #[autocomplete = "complete_heir"] to: String,
) -> Done {
    let request = caller(&ctx);
    let answered = convert_armies(&request, &state, &armies, &to).await;
    show(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn refused(ctx: Ctx<'_>, pay: bool) -> Done {
    let request = caller(&ctx);
    let answered = answer_question(&request, Action::PayWar { promise: pay }).await;
    show(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn lose(ctx: Ctx<'_>, #[autocomplete = "complete_losses"] armies: String) -> Done {
    let request = caller(&ctx);
    let answered = lose_armies(&request, &armies).await;
    show(ctx, &request, answered).await
}

/// One action of the turn, after the upkeep.
pub(super) async fn order_of_turn(request: &Request, action: Action) -> Answered {
    give_compound(request, Compound::Do(action)).await
}

async fn give_compound(request: &Request, order: Compound) -> Answered {
    give_order::by_command(request, Order::Compound(order.into())).await
}

pub(super) async fn answer_question(request: &Request, action: Action) -> Answered {
    give_order::by_command(request, Order::Answer(action.into())).await
}

/// Shows the open question, or who is waited for.
async fn show_turn(request: &Request) -> Answered {
    let look = question::acting(request).await?;
    Ok(open_question::answer_now(request, &look))
}

/// Pays what the rules would pay, or leaves the named armies unpaid (A3-12).
async fn pay_upkeep(request: &Request, unpaid: Option<&str>) -> Answered {
    let look = question::acting(request).await?;
    let mine = mine(&look)?;
    let Some(typed) = unpaid else {
        let asks = look.view.awaited_asks();
        let mut due = asks.filter(|ask| matches!(ask.menu, crate::rules::Menu::ColdWar(Menu::Upkeep(_))));
        let usual = due.next().map(|ask| ask.default.clone());
        let paid = usual.unwrap_or_else(|| Action::Upkeep { unpaid: Vec::new() }.into());
        return give_order::by_command(request, Order::Answer(paid)).await;
    };
    let unpaid = forces(request, &mine, typed)?;
    answer_question(request, Action::Upkeep { unpaid }).await
}

/// Armies by state; all are those that stand there.
fn forces(request: &Request, mine: &Mine<'_>, typed: &str) -> Result<Vec<(TerritoryId, Armies)>, Refusal> {
    let all = |at| own_armies(mine.view, mine.seat, at);
    typed::forces(request.words, mine.view.map(), typed, all).map_err(Refusal::Said)
}

/// Armies of one state; all are those that stand there.
fn armies_of(
    request: &Request,
    mine: &Mine<'_>,
    at: TerritoryId,
    typed: Option<&str>,
) -> Result<Armies, Refusal> {
    let all = own_armies(mine.view, mine.seat, at);
    typed::armies(request.words, typed.unwrap_or_default(), all).map_err(Refusal::Said)
}

async fn buy_armies(request: &Request, armies: &str, state: Option<&str>) -> Answered {
    let look = question::acting(request).await?;
    let mine = mine(&look)?;
    let list = match state {
        _ if typed::names_states(armies) => {
            let none = |_| Armies::NONE;
            typed::forces(request.words, mine.view.map(), armies, none).map_err(Refusal::Said)?
        }
        Some(state) => {
            let at = slash::territory(request, mine.view.map(), state)?;
            vec![(at, typed::armies(request.words, armies, Armies::NONE).map_err(Refusal::Said)?)]
        }
        None => return Err(refusal(request.words.forces_form())),
    };
    give_compound(request, Compound::Buy { list }).await
}

/// The armies of a declaration: as named, of the named states, or all next to the target.
fn invaders(
    request: &Request,
    mine: &Mine<'_>,
    target: TerritoryId,
    (from, armies): (Option<&str>, Option<&str>),
) -> Result<Vec<(TerritoryId, Armies)>, Refusal> {
    let board = mine.view.map();
    if let Some(typed) = armies.filter(|typed| typed::names_states(typed)) {
        return forces(request, mine, typed);
    }
    let option =
        act(request.words, mine.look).and_then(|act| act.declare.iter().find(|option| option.at == target));
    let ready = |at: TerritoryId| match option {
        Some(option) => {
            option.from.iter().find(|(from, _)| *from == at).map_or(Armies::NONE, |(_, armies)| *armies)
        }
        None => own_armies(mine.view, mine.seat, at),
    };
    let from = match from {
        Some(typed) => parse::territories(request.words, board, typed).map_err(Refusal::Said)?,
        None => board.neighbours(target).iter().filter(|at| !ready(*at).is_empty()).collect(),
    };
    let one = |at: TerritoryId| {
        // Armies of a state that can't enter the target: the rules say why.
        let all = match ready(at) {
            none if none.is_empty() => own_armies(mine.view, mine.seat, at),
            some => some,
        };
        let typed = typed::armies(request.words, armies.unwrap_or_default(), all);
        Ok((at, typed.map_err(Refusal::Said)?))
    };
    from.into_iter().map(one).collect()
}

async fn declare_war(request: &Request, target: &str, from: Option<&str>, armies: Option<&str>) -> Answered {
    let look = question::acting(request).await?;
    let mine = mine(&look)?;
    let target = slash::territory(request, mine.view.map(), target)?;
    let armies = invaders(request, &mine, target, (from, armies))?;
    order_of_turn(request, Action::Declare { target, armies }).await
}

/// The player with that name; without a name the only one of those whom the menu offers there, or who has armies there.
pub(super) fn opponent(
    request: &Request,
    mine: &Mine<'_>,
    (at, offered): (TerritoryId, Vec<Seat>),
    typed: Option<&str>,
) -> Result<Seat, Refusal> {
    if let Some(typed) = typed {
        return deals::partner(request, mine.look, typed);
    }
    let mut others = if offered.is_empty() { mine.view.at(at).parties() } else { offered };
    others.retain(|seat| *seat != mine.seat);
    match others.as_slice() {
        [only] => Ok(*only),
        [] => Err(refusal(request.words.nobody_to_fight())),
        _ => {
            let names = status_text::names(mine.look);
            let all = others.iter().map(|seat| request.words.seat_name(&names, *seat));
            Err(refusal(request.words.against_whom(&request.words.list(all))))
        }
    }
}

async fn fight_on(
    request: &Request,
    state: &str,
    (against, armies): (Option<&str>, Option<&str>),
    until: Until,
) -> Answered {
    let look = question::acting(request).await?;
    let mine = mine(&look)?;
    let at = slash::territory(request, mine.view.map(), state)?;
    let option = act(request.words, &look).and_then(|act| act.fights.iter().find(|option| option.at == at));
    let offered = option.map(|option| option.against.iter().map(|(seat, _)| *seat).collect());
    let against = opponent(request, &mine, (at, offered.unwrap_or_default()), against)?;
    let all = option.map_or_else(|| mine.view.at(at).fighters_of(mine.seat), |option| option.armies);
    let armies = typed::armies(request.words, armies.unwrap_or_default(), all).map_err(Refusal::Said)?;
    give_compound(request, Compound::Fight(Fight { at, against, armies, until })).await
}

async fn send_convoy(request: &Request, from: &str, armies: &str, way: &str, war: bool) -> Answered {
    let look = question::acting(request).await?;
    let mine = mine(&look)?;
    let from = slash::territory(request, mine.view.map(), from)?;
    let armies = armies_of(request, &mine, from, Some(armies))?;
    let legs = typed::legs(request.words, mine.view.map(), way).map_err(Refusal::Said)?;
    give_compound(request, Compound::Convoy(Convoy { from, armies, legs, war })).await
}

async fn convert_armies(request: &Request, state: &str, armies: &str, to: &str) -> Answered {
    let look = question::acting(request).await?;
    let mine = mine(&look)?;
    let at = slash::territory(request, mine.view.map(), state)?;
    let armies = armies_of(request, &mine, at, Some(armies))?;
    let to = deals::partner(request, &look, to)?;
    order_of_turn(request, Action::Convert { at, armies, to }).await
}

async fn lose_armies(request: &Request, armies: &str) -> Answered {
    let look = question::acting(request).await?;
    let armies = if typed::is_none(armies) {
        Armies::NONE
    } else {
        typed::armies(request.words, armies, all_offered(&look)).map_err(Refusal::Said)?
    };
    answer_question(request, Action::Lose { armies }).await
}
