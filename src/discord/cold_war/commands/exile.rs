//! `/cold refugees`, `/cold revolt`, `/cold expel`: what refugees do in their player's turn, and what is done to them (R3-29,
//! R3-31, R3-33); `/cold exile`, `/cold pieces`: where they appear and go, also in another's turn (R3-13, A3-27).

use super::callers_seat::{Mine, act, mine};
use super::complete::{
    complete_exile_at, complete_exile_steps, complete_exterminate_at, complete_pieces, complete_rebelled,
    complete_refugees_from, complete_refugees_to, complete_revolt_at, complete_whose,
};
use super::typed;
use crate::discord::cold_war::commands::turn;
use crate::discord::cold_war::deals;
use crate::discord::cold_war::question;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::{Ctx, Done, caller, refusal};
use crate::discord::options::integer_option::{AtLeast, magnitude};
use crate::discord::panels::reply::present;
use crate::rules::cold_war::{Action, Menu};
use crate::rules::{self, Seat, TerritoryId};
use crate::table::Look;

#[poise::command(slash_command)]
pub(super) async fn exile(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_exile_steps"] steps: Option<String>,
    #[autocomplete = "complete_exile_at"] state: Option<String>,
) -> Done {
    let request = caller(&ctx);
    let answered = appear_in_exile(&request, steps.as_deref(), state.as_deref()).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
pub(super) async fn pieces(ctx: Ctx<'_>, #[autocomplete = "complete_pieces"] states: String) -> Done {
    let request = caller(&ctx);
    let answered = fit_states(&request, &states).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
pub(super) async fn refugees(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_refugees_from"] from: String,
    #[autocomplete = "complete_refugees_to"] to: String,
    pieces: Option<AtLeast<1>>,
) -> Done {
    let request = caller(&ctx);
    let answered = move_refugees(&request, &from, &to, AtLeast::given(pieces)).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
pub(super) async fn revolt(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_revolt_at"] state: String,
    pieces: AtLeast<1>,
    #[autocomplete = "complete_rebelled"] against: Option<String>,
) -> Done {
    let request = caller(&ctx);
    let answered = order_revolt(&request, &state, pieces.0, against.as_deref()).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
pub(super) async fn expel(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_exterminate_at"] state: String,
    pieces: AtLeast<1>,
    #[autocomplete = "complete_whose"] whose: Option<String>,
) -> Done {
    let request = caller(&ctx);
    let answered = exterminate(&request, &state, pieces.0, whose.as_deref()).await;
    present(ctx, &request, answered).await
}

/// The pieces of an exile appear in the named state, or the only one, and some go on (R3-13).
async fn appear_in_exile(request: &Request, steps: Option<&str>, state: Option<&str>) -> Answered {
    let look = question::acting(request).await?;
    let board = look.view.map();
    let shares = |typed| typed::shares(request.words, board, typed).map_err(Refusal::Said);
    let steps = steps.map_or(Ok(Vec::new()), shares)?;
    let at = match state {
        Some(typed) => slash::territory(request, board, typed)?,
        None => refuge(request, &look, &steps)?,
    };
    turn::answer_question(request, Action::Appear { at, steps }).await
}

/// Where the pieces appear if no state is named: the only state of which all the steps can be made.
fn refuge(request: &Request, look: &Look, steps: &[(TerritoryId, u32)]) -> Result<TerritoryId, Refusal> {
    let states = look.view.awaited_asks().find_map(|ask| match &ask.menu {
        rules::Menu::ColdWar(Menu::Exile(menu)) => Some(&menu.states),
        _ => None,
    });
    // Nothing is asked, so whatever is named is refused with the reason.
    let Some(states) = states else { return Ok(TerritoryId(0)) };
    let mut fits = states.iter().filter(|refuge| steps.iter().all(|(to, _)| refuge.steps.contains(*to)));
    match (states.as_slice(), fits.next(), fits.next()) {
        ([only], ..) | (_, Some(only), None) => Ok(only.at),
        _ => {
            let all = request.words.territory_list(look.view.map(), states.iter().map(|refuge| refuge.at));
            Err(refusal(request.words.appear_where(&all)))
        }
    }
}

/// Where pieces appear or go (A3-27).
async fn fit_states(request: &Request, states: &str) -> Answered {
    let look = question::acting(request).await?;
    let pieces = typed::shares(request.words, look.view.map(), states).map_err(Refusal::Said)?;
    turn::answer_question(request, Action::Fit { pieces }).await
}

/// Moves refugee pieces; all of the state unless a number is given.
async fn move_refugees(request: &Request, from: &str, to: &str, pieces: Option<i64>) -> Answered {
    let look = question::acting(request).await?;
    let mine = mine(&look)?;
    let (from, to) =
        (slash::territory(request, mine.view.map(), from)?, slash::territory(request, mine.view.map(), to)?);
    let pieces = pieces.map_or_else(|| pieces_of(&mine, from, mine.seat), magnitude);
    turn::order_of_turn(request, Action::MoveRefugees { from, to, pieces }).await
}

async fn order_revolt(request: &Request, state: &str, pieces: i64, against: Option<&str>) -> Answered {
    let look = question::acting(request).await?;
    let mine = mine(&look)?;
    let at = slash::territory(request, mine.view.map(), state)?;
    let option =
        act(request.words, &look).and_then(|act| act.civil_wars.iter().find(|option| option.at == at));
    let offered = option.map(|option| option.against.clone()).unwrap_or_default();
    let against = turn::opponent(request, &mine, (at, offered), against)?;
    turn::order_of_turn(request, Action::CivilWar { at, against, pieces: magnitude(pieces) }).await
}

async fn exterminate(request: &Request, state: &str, pieces: i64, whose: Option<&str>) -> Answered {
    let look = question::acting(request).await?;
    let mine = mine(&look)?;
    let at = slash::territory(request, mine.view.map(), state)?;
    let whose = refugees_there(request, &mine, at, whose)?;
    turn::order_of_turn(request, Action::Exterminate { at, whose, pieces: magnitude(pieces) }).await
}

/// The player with that name; without a name the only other one with refugees there.
fn refugees_there(
    request: &Request,
    mine: &Mine<'_>,
    at: TerritoryId,
    typed: Option<&str>,
) -> Result<Seat, Refusal> {
    if let Some(typed) = typed {
        return deals::partner(request, mine.look, typed);
    }
    let there = &mine.view.at(at).refugees;
    let mut others = there.iter().map(|(seat, _)| *seat).filter(|seat| *seat != mine.seat);
    let found = others.next().filter(|_| others.next().is_none());
    found.ok_or_else(|| refusal(request.words.whose_refugees()))
}

/// The number of a player's pieces in a state.
fn pieces_of(mine: &Mine<'_>, at: TerritoryId, seat: Seat) -> u32 {
    mine.view.at(at).refugees.iter().find(|(other, _)| *other == seat).map_or(0, |(_, pieces)| *pieces)
}
