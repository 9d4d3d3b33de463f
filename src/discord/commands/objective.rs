//! `/objective`: the host adds or removes custom objectives before the game or tournament begins (R4-1).

use crate::discord::interactions::request::{Answer, Answered, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, present, refusal};
use crate::discord::options::integer_option::AtLeast;
use crate::discord::options::parse;
use crate::rules::{Goal, Objective, TerritorySet};
use crate::table::{
    Change, Place, TableError, Tournament, TournamentChange, TournamentError, TournamentStatus,
};

#[poise::command(
    slash_command,
    interaction_context = "Guild",
    subcommands("add", "remove"),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "the framework calls it")]
pub(super) async fn objective(_: Ctx<'_>) -> Done {
    Ok(())
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
    let call = caller(&ctx);
    let land = (continents.as_deref(), AtLeast::given(others), territories.as_deref());
    let answered = call.add_objective(&name, land, AtLeast::given(count), AtLeast::given(armies)).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command)]
async fn remove(ctx: Ctx<'_>, name: String) -> Done {
    let call = caller(&ctx);
    let answered = call.remove_objective(&name).await;
    present(ctx, &call, answered).await
}

impl Request {
    /// Adds an objective: land to hold (continents, number of further ones, territories), or a number of territories
    /// with armies on each.
    async fn add_objective(
        &self,
        name: &str,
        (continents, others, territories): (Option<&str>, Option<i64>, Option<&str>),
        count: Option<i64>,
        armies: Option<i64>,
    ) -> Answered {
        let place = self.writable()?;
        let tournament = self.gathering(place).await?;
        let setup = match &tournament {
            Some(tournament) => tournament.setup.clone(),
            None => self.context.table.lobby(place).await?.setup,
        };
        let board = crate::rules::Board::get(setup.board());
        let small = |n: Option<i64>| {
            n.map_or(Ok(0), |n| u8::try_from(n).map_err(|_| refusal(self.words.no_number())))
        };
        let goal = match count {
            Some(_) if continents.is_some() || others.is_some() || territories.is_some() => {
                return Err(refusal(self.words.objective_one_kind()));
            }
            Some(_) => {
                Goal::Count { territories: small(count)?, armies: armies.map_or(Ok(1), |n| self.armies(n))? }
            }
            None => Goal::Land {
                continents: parse::continents(self.words, board, continents.unwrap_or_default())
                    .map_err(refusal)?,
                others: small(others)?,
                territories: parse::territories(self.words, board, territories.unwrap_or_default())
                    .map_err(refusal)?
                    .into_iter()
                    .collect::<TerritorySet>(),
            },
        };
        let key = name.trim().to_owned();
        let objective = Objective { name: Some(parse::own_name(&key)), key, goal };
        let said = self.words.objective(&objective, &crate::text::Ctx::new(board, []));
        if tournament.is_some() {
            let change = TournamentChange::AddObjective(objective);
            self.context.table.configure_tournament(place, &self.person, &change).await?;
        } else {
            self.context.table.configure(place, &self.person, Change::AddObjective(objective)).await?;
        }
        Ok(Answer::new(self.words.objective_added(&said)))
    }

    async fn remove_objective(&self, name: &str) -> Answered {
        let (place, name) = (self.writable()?, name.trim().to_owned());
        if self.gathering(place).await?.is_some() {
            let change = TournamentChange::RemoveObjective(name);
            self.context.table.configure_tournament(place, &self.person, &change).await?;
        } else {
            self.context.table.configure(place, &self.person, Change::RemoveObjective(name)).await?;
        }
        Ok(Answer::new(self.words.changed()))
    }

    /// The tournament in this channel, if it has not begun: the objectives belong to it then.
    async fn gathering(&self, place: Place) -> Result<Option<Tournament>, TableError> {
        match self.context.table.tournament(place).await {
            Ok(tournament) => {
                Ok(Some(tournament).filter(|tournament| tournament.status == TournamentStatus::Gathering))
            }
            Err(TableError::Tournament(TournamentError::NoneHere)) => Ok(None),
            Err(error) => Err(error),
        }
    }
}
