//! The list of families on Discord: the trait object of each, the presses of all, and who carries them out. A new family that
//! is missing here does not compile.
//!
//! May use: `components`, `texts`, `options`, `pictures`, `context`, `interactions`, `panels`.

use super::{classic, cold_war, y2210};
use crate::discord::classic::plan;
use crate::discord::classic::questions::defaults_page;
use crate::discord::classic::questions::fast_battle;
use crate::discord::cold_war::orders_page;
use crate::discord::cold_war::pages;
use crate::discord::components::custom_id::{Coded, OfFamily};
use crate::discord::context::answer::Answer;
use crate::discord::context::family::Family;
use crate::discord::interactions::press_response::PressResponse;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash::{Ctx as CommandCtx, choices};
use crate::discord::options::play_options::{Field, Typed};
use crate::discord::panels::give_order;
use crate::discord::y2210::commands::shared;
use crate::discord::y2210::standing_page;
use crate::rules::{self, Ask, FamilyId, TurnPlan, View};
use crate::table::{Look, TableError};
use crate::text::Words;
use serde::{Deserialize, Serialize};
use serenity::all::CreateAutocompleteResponse;

/// A step in a private menu of a family.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum FamilyPress {
    /// Of the classic family.
    Classic(classic::Press),
    /// Of 2210.
    Y2210(y2210::Press),
    /// Of the Cold War.
    ColdWar(cold_war::Press),
}

/// Generates [`OfFamily`] for the press of each family.
macro_rules! parts {
    ($($family:ident $module:ident),+) => {
        $(impl OfFamily for $module::Press {
            type Any = FamilyPress;

            fn of_any(self) -> FamilyPress {
                FamilyPress::$family(self)
            }
        })+
    };
}

parts! { Classic classic, Y2210 y2210, ColdWar cold_war }

/// Every possible press.
pub(crate) type AnyPress = Coded<FamilyPress>;

/// The family with that id.
pub(crate) fn of(family: FamilyId) -> &'static dyn Family {
    match family {
        FamilyId::Classic => &classic::Classic,
        FamilyId::Y2210 => &y2210::Y2210,
        FamilyId::ColdWar => &cold_war::ColdWar,
    }
}

/// A page of an open question that only shows something; `None` if that press shows no page of it.
pub(crate) fn page(words: Words, (look, ask): (&Look, &Ask), press: &FamilyPress) -> Option<Answer> {
    match press {
        FamilyPress::Classic(press) => {
            match classic::pressed(&classic::Question::of(words, look, ask)?, press, &[]) {
                Some(classic::Outcome::Shown(answer) | classic::Outcome::EndTurn(answer)) => Some(answer),
                _ => None,
            }
        }
        FamilyPress::Y2210(press) => {
            match y2210::pressed(&y2210::Question::of(words, look, ask)?, press, &[]) {
                Some(y2210::Outcome::Shown(answer)) => Some(answer),
                _ => None,
            }
        }
        FamilyPress::ColdWar(press) => {
            match cold_war::pressed(&cold_war::Question::of(words, look, ask)?, press, &[]) {
                Some(cold_war::Outcome::Shown(answer)) => Some(answer),
                _ => None,
            }
        }
    }
}

/// Reads a typed plan of a turn ([PBP-11]).
pub(crate) async fn read_plan(request: &Request, look: &Look, typed: &str) -> Result<TurnPlan, Refusal> {
    match &look.view {
        View::Classic(_) => plan::read_plan(request, look, typed).await,
        View::Y2210(_) | View::ColdWar(_) => Err(TableError::Illegal(rules::Illegal::OtherFamily).into()),
    }
}

/// The family of the game in this channel.
async fn family(request: &Request) -> Result<FamilyId, Refusal> {
    Ok(request.context.table.family(request.place()?).await?)
}

/// Carries out a shared command.
pub(crate) async fn play(request: &Request, typed: &Typed) -> Answered {
    request.playable()?;
    match family(request).await? {
        FamilyId::Classic => classic::shared_commands::play(request, typed).await,
        FamilyId::Y2210 => shared::play(request, typed).await,
        FamilyId::ColdWar => cold_war::shared_commands::play(request, typed).await,
    }
}

/// Adds the components with which the person's standing orders can be changed, if the family has such a page.
pub(crate) async fn standing_page(request: &Request, look: &Look, told: Answer) -> Answered {
    match &look.view {
        View::Y2210(_) if look.view.viewer_seat().is_some() => {
            standing_page::standing_page(request, look).await
        }
        View::ColdWar(_) if look.view.viewer_seat().is_some() => {
            orders_page::standing_page(request, look).await
        }
        View::Classic(_) | View::Y2210(_) | View::ColdWar(_) => Ok(told),
    }
}

/// Carries out a press on a page that belongs to no question: the person's standing orders, their deals; `typed` holds
/// the fields of a form.
pub(crate) async fn press_standing(
    request: &Request,
    look: &Look,
    press: &FamilyPress,
    typed: &[String],
) -> Result<PressResponse, Refusal> {
    match press {
        FamilyPress::Y2210(press) => match y2210::standing(press) {
            Some(press) => {
                Ok(PressResponse::Instead(standing_page::press_standing(request, look, press).await?))
            }
            None => Err(TableError::Stale.into()),
        },
        FamilyPress::ColdWar(press) => match cold_war::page(press) {
            Some(press) => pages::press_page(request, look, press, typed).await,
            None => Err(TableError::Stale.into()),
        },
        FamilyPress::Classic(_) => Err(TableError::Stale.into()),
    }
}

/// Carries out a press on a page of the person's own defaults, which belongs to no game.
pub(crate) async fn own(request: &Request, press: &FamilyPress) -> Answered {
    match press {
        FamilyPress::Classic(press) => match classic::own(press) {
            Some(press) => defaults_page::press_own_defaults(request, press).await,
            None => Err(TableError::Stale.into()),
        },
        FamilyPress::Y2210(_) | FamilyPress::ColdWar(_) => Err(TableError::Stale.into()),
    }
}

/// Carries out a step in a private menu of an open question; `picked` holds the values picked in a select menu, or the text
/// typed into a modal.
pub(crate) async fn step(
    request: &Request,
    open: (&Look, &Ask),
    press: &FamilyPress,
    picked: &[String],
) -> Result<PressResponse, Refusal> {
    match press {
        FamilyPress::Classic(press) => step_of_classic(request, open, press, picked).await,
        FamilyPress::Y2210(press) => step_of_y2210(request, open, press, picked).await,
        FamilyPress::ColdWar(press) => step_of_cold_war(request, open, press, picked).await,
    }
}

async fn step_of_y2210(
    request: &Request,
    (look, ask): (&Look, &Ask),
    press: &y2210::Press,
    picked: &[String],
) -> Result<PressResponse, Refusal> {
    let question = y2210::Question::of(request.words, look, ask).ok_or(TableError::Stale)?;
    let answer = match y2210::pressed(&question, press, picked) {
        None if picked.is_empty() => return Err(TableError::Stale.into()),
        None => return Err(Refusal::Said(request.words.no_number())),
        Some(y2210::Outcome::Shown(answer)) => answer,
        Some(y2210::Outcome::Order(order)) => give_order::by_press(request, ask.id, &order).await?,
    };
    Ok(PressResponse::Instead(answer))
}

async fn step_of_cold_war(
    request: &Request,
    (look, ask): (&Look, &Ask),
    press: &cold_war::Press,
    picked: &[String],
) -> Result<PressResponse, Refusal> {
    let question = cold_war::Question::of(request.words, look, ask).ok_or(TableError::Stale)?;
    let answer = match cold_war::pressed(&question, press, picked) {
        None => return Err(TableError::Stale.into()),
        Some(cold_war::Outcome::Shown(answer)) => answer,
        Some(cold_war::Outcome::Order(order)) => give_order::by_press(request, ask.id, &order).await?,
    };
    Ok(PressResponse::Instead(answer))
}

async fn step_of_classic(
    request: &Request,
    (look, ask): (&Look, &Ask),
    press: &classic::Press,
    picked: &[String],
) -> Result<PressResponse, Refusal> {
    let question = classic::Question::of(request.words, look, ask).ok_or(TableError::Stale)?;
    let outcome = match classic::pressed(&question, press, picked) {
        None if picked.is_empty() => return Err(TableError::Stale.into()),
        None => return Err(Refusal::Said(request.words.no_number())),
        Some(outcome) => defaults_page::by_defaults(request, outcome).await?,
    };
    let answer = match outcome {
        classic::Outcome::Form(form) => return Ok(PressResponse::Form(form)),
        classic::Outcome::Shown(answer) | classic::Outcome::EndTurn(answer) => answer,
        classic::Outcome::AgreeAlways => fast_battle::agree_always(request, true, true).await?,
        classic::Outcome::Order(order) => give_order::by_press(request, ask.id, &order).await?,
        classic::Outcome::Defaults(press) => {
            defaults_page::press_defaults(request, &question, &press).await?
        }
        // Completed by the defaults above.
        classic::Outcome::Attack(..) => return Err(TableError::Stale.into()),
    };
    Ok(PressResponse::Instead(answer))
}

/// Autocomplete of an option of a shared command.
pub(crate) async fn complete(ctx: CommandCtx<'_>, field: Field, partial: &str) -> CreateAutocompleteResponse {
    let request = Request::of_command(ctx.framework.user_data, ctx.interaction);
    match family(&request).await {
        Ok(FamilyId::Classic) => classic::complete(ctx, field, partial).await,
        Ok(FamilyId::Y2210) => match request.look().await {
            Ok(look) => y2210::complete(ctx, &request, (&look, field), partial).await,
            Err(_) => choices(Vec::new()),
        },
        // Its commands have options of their own.
        Ok(FamilyId::ColdWar) | Err(_) => choices(Vec::new()),
    }
}

#[cfg(test)]
mod tests;
