//! Commands for commanders and stations: `/hire`, `/build`.

use super::super::question::Question;
use super::complete::{complete_hire_at, complete_site};
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash::{Command, Ctx, Done, caller, present, refusal};
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
    let call = caller(&ctx);
    let answered = call.hire(commander.map(Commander::from), territory.as_deref()).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn build(ctx: Ctx<'_>, #[autocomplete = "complete_site"] territory: String) -> Done {
    let call = caller(&ctx);
    let answered = call.build(&territory).await;
    present(ctx, &call, answered).await
}

impl Request {
    /// Hires a commander; without one, shows the question.
    async fn hire(&self, commander: Option<Commander>, territory: Option<&str>) -> Answered {
        let look = self.acting_in_y2210().await?;
        let Some(commander) = commander else {
            let question = Question::open(self.words, &look);
            return match question.filter(|question| matches!(question.menu, Menu::Hire(_))) {
                Some(question) => Ok(question.answer()),
                // Another question is open: the table refuses and names the player and question waited for.
                None => self.answer_y2210(Action::Hire { commander: Commander::Land, at: NOWHERE }).await,
            };
        };
        let Some(typed) = territory else { return Err(refusal(self.words.hire_where())) };
        let at = self.territory(look.view.map(), typed)?;
        self.answer_y2210(Action::Hire { commander, at }).await
    }

    async fn build(&self, territory: &str) -> Answered {
        let look = self.acting_in_y2210().await?;
        let at = self.territory(look.view.map(), territory)?;
        self.answer_y2210(Action::Build { at }).await
    }
}

/// A territory of no board.
const NOWHERE: crate::rules::TerritoryId = crate::rules::TerritoryId(u8::MAX);
