//! Question `Consent`: agree to a fast battle (R0-50): menu, command, and the standing order for all fast battles
//! ([PBP-34]); and the command that proposes one.

use super::super::panel::{Buttons, Panel};
use super::super::question::{Outcome, Question, Rows};
use super::attack::{complete_fast_from, complete_fast_to};
use crate::discord::classic::standing_orders;
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::{buttons, green, grey};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::{Command, Ctx, Done, caller};
use crate::discord::panels::give_order;
use crate::discord::panels::reply::present;
use crate::discord::panels::table_replies;
use crate::rules::classic::{Action, Menu, steps};
use crate::table::{Order, TableError};
use serde::{Deserialize, Serialize};

pub(super) const COMMAND: &str = "agree";

pub(super) fn commands() -> Vec<Command> {
    vec![agree(), propose()]
}

pub(super) fn panel(panel: &Panel<'_>) -> Buttons {
    panel.only(&panel.words.button_agree())
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// Yes to this one and to all later ones.
    Always,
}

pub(super) fn rows(question: &Question<'_>, _menu: &steps::Consent) -> Rows {
    let words = question.words;
    let consent = |yes| question.answer_with(Action::Consent { yes });
    Ok(buttons(&[
        green(consent(true)?, &words.button_agree()),
        grey(question.step(Press::Always)?, &words.button_agree_always()),
        grey(consent(false)?, &words.button_decline()),
    ]))
}

#[allow(clippy::unnecessary_wraps, reason = "every file of the list has this shape")]
pub(super) fn pressed(
    _question: &Question<'_>,
    press: &Press,
    _picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    match press {
        Press::Always => Ok(Some(Outcome::AgreeAlways)),
    }
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn agree(ctx: Ctx<'_>, yes: bool, always: Option<bool>) -> Done {
    let request = caller(&ctx);
    let answered = match always {
        None => agree_to_fast_battle(&request, yes).await,
        Some(always) => agree_always(&request, yes, always).await,
    };
    present(ctx, &request, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn propose(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_fast_from"] from: String,
    #[autocomplete = "complete_fast_to"] to: String,
) -> Done {
    let request = caller(&ctx);
    let answered = propose_fast_battle(&request, &from, &to).await;
    present(ctx, &request, answered).await
}

/// Proposes a fast battle with all dice (R0-50), as the button does ([PBP-8]).
async fn propose_fast_battle(request: &Request, from: &str, to: &str) -> Answered {
    let look = slash::acting(request).await?;
    let board = look.view.map();
    let (from, to) = (slash::territory(request, board, from)?, slash::territory(request, board, to)?);
    let offered = |question: &Question<'_>| match question.menu {
        Menu::Attack(steps::Attack { strikes }) => {
            strikes.iter().find(|strike| (strike.from, strike.to) == (from, to)).map(|strike| strike.dice)
        }
        _ => None,
    };
    // Without that attack the rules say why there is none.
    let dice = Question::open(request.words, &look).as_ref().and_then(offered).unwrap_or(1);
    give_order::by_command(request, Order::Answer(Action::Propose { from, to, dice }.into())).await
}

/// Answers yes or no to a fast battle (R0-50).
async fn agree_to_fast_battle(request: &Request, yes: bool) -> Answered {
    slash::acting(request).await?;
    give_order::by_command(request, Order::Answer(Action::Consent { yes }.into())).await
}

/// Sets the answer to all later proposals as a standing order, or removes that; also answers an open proposal
/// ([PBP-34]).
pub(crate) async fn agree_always(request: &Request, yes: bool, always: bool) -> Answered {
    let look = slash::acting(request).await?;
    if look.view.viewer_seat().is_none() {
        return Err(TableError::NotSeated.into());
    }
    let (which, table) = (request.target()?, &request.context.table);
    let mut standing = standing_orders::standing(request, which).await?;
    standing.agree = always.then_some(yes);
    let mut done = standing_orders::set_standing(request, which, &standing).await?;
    let consent = Question::open(request.words, &done.look)
        .filter(|question| matches!(question.menu, Menu::Consent(_)));
    if let Some(ask) = consent.map(|question| question.ask.id) {
        let order = Order::Answer(Action::Consent { yes }.into());
        done = table.order(which, &request.person, Some(ask), order).await?;
    }
    let told = table_replies::tell_done(request, &done);
    let said = request.words.standing_consent(standing.agree);
    Ok(Answer { text: format!("{said}\n\n{}", told.text), ..told })
}
