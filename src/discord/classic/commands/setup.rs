//! The set-up by command: claim, starting armies, wish list ([PBP-35], [PBP-36]).

use super::super::completion::{complete_deploy, complete_free, complete_wish};
use super::super::typed;
use super::{Ctx, Done, asked, caller, present};
use crate::discord::call::{Answer, Answered, Call, Refusal};
use crate::discord::menu;
use crate::discord::parse;
use crate::rules::classic::{Action, Menu};
use crate::table::Order;

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn claim(ctx: Ctx<'_>, #[autocomplete = "complete_free"] territory: String) -> Done {
    let call = caller(&ctx);
    let answered = call.claim(&territory).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn deploy(ctx: Ctx<'_>, #[autocomplete = "complete_deploy"] armies: Option<String>) -> Done {
    let call = caller(&ctx);
    let answered = call.deploy(armies.as_deref()).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn wish(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_wish"] territories: Option<String>,
) -> Done {
    let call = caller(&ctx);
    let answered = call.wish(territories.as_deref()).await;
    present(ctx, &call, answered).await
}

impl Call {
    async fn claim(&self, territory: &str) -> Answered {
        let look = self.acting().await?;
        let at = self.territory(look.view.map(), territory)?;
        self.order(Order::Answer(Action::Claim { at }.into())).await
    }

    /// All starting armies at once; without any, the menu.
    async fn deploy(&self, armies: Option<&str>) -> Answered {
        let look = self.acting().await?;
        let question = asked(self.words, &look);
        let Some(question) = question.filter(|question| matches!(question.menu, Menu::Deploy(_))) else {
            // Not the moment: the table says whose moment it is, and for what.
            return self
                .order(Order::Answer(Action::Deploy { own: Vec::new(), neutral: Vec::new() }.into()))
                .await;
        };
        let Some(typed) = armies else { return Ok(question.answer()) };
        let (own, neutral) = typed::deployment(&question, typed).map_err(Refusal::Said)?;
        self.order(Order::Answer(Action::Deploy { own, neutral }.into())).await
    }

    /// The wish list: the answer where one is asked for, else a standing order for the claims in turn.
    async fn wish(&self, territories: Option<&str>) -> Answered {
        let look = self.acting().await?;
        let question = asked(self.words, &look);
        let asked = question.filter(|question| matches!(question.menu, Menu::Wish(_)));
        let typed =
            territories.map(|typed| parse::territories(self.words, look.view.map(), typed)).transpose();
        let typed = typed.map_err(Refusal::Said)?;
        match (asked, typed) {
            (Some(_), Some(order)) => self.order(Order::Answer(Action::Wish { order }.into())).await,
            (Some(question), None) => Ok(question.answer()),
            (None, wishes) => self.standing_wishes(wishes).await,
        }
    }

    async fn standing_wishes(&self, wishes: Option<Vec<crate::rules::TerritoryId>>) -> Answered {
        let (place, words) = (self.place()?, self.words);
        let mut standing = self.standing(place).await?;
        let look = self.look().await?;
        if let Some(wishes) = wishes {
            standing.wishes = wishes;
            let done = self.set_standing(place, &standing).await?;
            let list = words.territory_list(look.view.map(), standing.wishes);
            let next = menu::now(words, &done.look);
            return Ok(
                Answer::new(format!("{}\n\n{}", words.standing_wishes(&list), next.text)).with(next.rows)
            );
        }
        if standing.wishes.is_empty() {
            return Ok(Answer::new(words.standing_no_wishes()));
        }
        Ok(Answer::new(words.standing_wishes(&words.territory_list(look.view.map(), standing.wishes))))
    }
}
