//! `/objective`: a player reads his own secret objective ([PBP-14]); the host adds or removes custom objectives before the game
//! or tournament begins (R4-1).

use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::{Ctx, Done, caller, refusal};
use crate::discord::options::integer_option::AtLeast;
use crate::discord::options::parse;
use crate::discord::panels::reply::present;
use crate::discord::texts::status_text;
use crate::rules::{Goal, Objective, TerritorySet};
use crate::table::{
    Change, Place, TableError, Tournament, TournamentChange, TournamentError, TournamentStatus,
};

#[poise::command(
    slash_command,
    interaction_context = "Guild",
    subcommands("show", "add", "remove"),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "the framework calls it")]
pub(super) async fn objective(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn show(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = own_objective(&request).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn add(
    ctx: Ctx<'_>,
    name: String,
    continents: Option<String>,
    others: Option<AtLeast<0>>,
    territories: Option<String>,
    count: Option<AtLeast<1>>,
    armies: Option<AtLeast<1>>,
) -> Done {
    let request = caller(&ctx);
    let land = (continents.as_deref(), AtLeast::given(others), territories.as_deref());
    let answered = add_objective(&request, &name, land, AtLeast::given(count), AtLeast::given(armies)).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn remove(ctx: Ctx<'_>, name: String) -> Done {
    let request = caller(&ctx);
    let answered = remove_objective(&request, &name).await;
    present(ctx, &request, answered).await
}

async fn own_objective(request: &Request) -> Answered {
    let look = request.look().await?;
    Ok(Answer::new(request.words.own_objective(&look.view, &status_text::names(&look))))
}

/// Adds an objective: land to hold (continents, number of further ones, territories), or a number of territories
/// with armies on each.
async fn add_objective(
    request: &Request,
    name: &str,
    (continents, others, territories): (Option<&str>, Option<i64>, Option<&str>),
    count: Option<i64>,
    armies: Option<i64>,
) -> Answered {
    let place = request.writable()?;
    let tournament = gathering(request, place).await?;
    let setup = match &tournament {
        Some(tournament) => tournament.setup.clone(),
        None => request.context.table.lobby(place).await?.setup,
    };
    let board = crate::rules::Board::get(setup.board());
    let small =
        |n: Option<i64>| n.map_or(Ok(0), |n| u8::try_from(n).map_err(|_| refusal(request.words.no_number())));
    let goal = match count {
        Some(_) if continents.is_some() || others.is_some() || territories.is_some() => {
            return Err(refusal(request.words.objective_one_kind()));
        }
        Some(_) => Goal::Count {
            territories: small(count)?,
            armies: armies.map_or(Ok(1), |n| slash::armies(request, n))?,
        },
        None => Goal::Land {
            continents: parse::continents(request.words, board, continents.unwrap_or_default())
                .map_err(refusal)?,
            others: small(others)?,
            territories: parse::territories(request.words, board, territories.unwrap_or_default())
                .map_err(refusal)?
                .into_iter()
                .collect::<TerritorySet>(),
        },
    };
    let key = name.trim().to_owned();
    let objective = Objective { name: Some(parse::own_name(&key)), key, goal };
    let said = request.words.objective(&objective, &crate::text::Ctx::new(board, []));
    if tournament.is_some() {
        let change = TournamentChange::AddObjective(objective);
        request.context.table.configure_tournament(place, &request.person, &change).await?;
    } else {
        request.context.table.configure(place, &request.person, Change::AddObjective(objective)).await?;
    }
    Ok(Answer::new(request.words.objective_added(&said)))
}

async fn remove_objective(request: &Request, name: &str) -> Answered {
    let (place, name) = (request.writable()?, name.trim().to_owned());
    if gathering(request, place).await?.is_some() {
        let change = TournamentChange::RemoveObjective(name);
        request.context.table.configure_tournament(place, &request.person, &change).await?;
    } else {
        request.context.table.configure(place, &request.person, Change::RemoveObjective(name)).await?;
    }
    Ok(Answer::new(request.words.changed()))
}

/// The tournament in this channel, if it has not begun: the objectives belong to it then.
async fn gathering(request: &Request, place: Place) -> Result<Option<Tournament>, TableError> {
    match request.context.table.tournament(place).await {
        Ok(tournament) => {
            Ok(Some(tournament).filter(|tournament| tournament.status == TournamentStatus::Gathering))
        }
        Err(TableError::Tournament(TournamentError::NoneHere)) => Ok(None),
        Err(error) => Err(error),
    }
}
