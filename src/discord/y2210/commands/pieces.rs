//! Commands for commanders and stations: `/hire`, `/build`.

use super::super::question::Question;
use super::complete::{complete_hire_at, complete_site};
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::{Command, Ctx, Done, caller, refusal};
use crate::discord::panels::reply::present;
use crate::discord::y2210::commands::orders;
use crate::rules::y2210::{Action, Commander, Menu};

pub(super) fn commands() -> Vec<Command> {
    vec![hire(), build()]
}

/// A commander. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum CommanderChoice {
    #[name = "land"]
    Land,
    #[name = "naval"]
    Naval,
    #[name = "nuclear"]
    Nuclear,
    #[name = "space"]
    Space,
    #[name = "diplomat"]
    Diplomat,
}

impl From<CommanderChoice> for Commander {
    fn from(choice: CommanderChoice) -> Self {
        match choice {
            CommanderChoice::Land => Self::Land,
            CommanderChoice::Naval => Self::Naval,
            CommanderChoice::Nuclear => Self::Nuclear,
            CommanderChoice::Space => Self::Space,
            CommanderChoice::Diplomat => Self::Diplomat,
        }
    }
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn hire(
    ctx: Ctx<'_>,
    commander: Option<CommanderChoice>,
    #[autocomplete = "complete_hire_at"] territory: Option<String>,
) -> Done {
    let request = caller(&ctx);
    let answered = hire_commander(&request, commander.map(Commander::from), territory.as_deref()).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn build(ctx: Ctx<'_>, #[autocomplete = "complete_site"] territory: String) -> Done {
    let request = caller(&ctx);
    let answered = build_station(&request, &territory).await;
    present(ctx, &request, answered).await
}

/// Hires a commander; without one, shows the question.
async fn hire_commander(
    request: &Request,
    commander: Option<Commander>,
    territory: Option<&str>,
) -> Answered {
    let look = orders::acting(request).await?;
    let Some(commander) = commander else {
        let question = Question::open(request.words, &look);
        return match question.filter(|question| matches!(question.menu, Menu::Hire(_))) {
            Some(question) => Ok(question.answer()),
            // Another question is open: the table refuses and names the player and question waited for.
            None => {
                orders::answer_question(request, Action::Hire { commander: Commander::Land, at: NOWHERE })
                    .await
            }
        };
    };
    let Some(typed) = territory else { return Err(refusal(request.words.hire_where())) };
    let at = slash::territory(request, look.view.map(), typed)?;
    orders::answer_question(request, Action::Hire { commander, at }).await
}

async fn build_station(request: &Request, territory: &str) -> Answered {
    let look = orders::acting(request).await?;
    let at = slash::territory(request, look.view.map(), territory)?;
    orders::answer_question(request, Action::Build { at }).await
}

/// A territory of no board.
const NOWHERE: crate::rules::TerritoryId = crate::rules::TerritoryId(u8::MAX);
