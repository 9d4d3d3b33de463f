//! `/launch`: a nuclear weapon, at any time, also in another's turn (R3-34, A3-42); without a target, the page of launches; with one, what
//! the launch would do, unless it is confirmed already.

use super::super::open_questions::arsenal;
use super::super::question::view_of;
use crate::discord::cold_war::launch;
use crate::discord::interactions::request::Request;
use crate::discord::interactions::slash::{Choice, Command, Ctx, Done, caller, choices, fitting};
use crate::discord::panels::reply::present_with_picture;
use crate::rules::TerritoryId;
use crate::rules::cold_war::Weapon;
use crate::table::Look;
use serenity::all::CreateAutocompleteResponse;

pub(super) fn commands() -> Vec<Command> {
    vec![launch()]
}

/// A weapon. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
enum WeaponChoice {
    #[name = "light"]
    Light,
    #[name = "heavy"]
    Heavy,
}

impl From<WeaponChoice> for Weapon {
    fn from(choice: WeaponChoice) -> Self {
        match choice {
            WeaponChoice::Light => Self::Light,
            WeaponChoice::Heavy => Self::Heavy,
        }
    }
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn launch(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_target"] target: Option<String>,
    #[autocomplete = "complete_from"] from: Option<String>,
    weapon: Option<WeaponChoice>,
    way: Option<String>,
    confirm: Option<bool>,
) -> Done {
    let request = caller(&ctx);
    let (places, weapon) = ((target.as_deref(), from.as_deref()), weapon.map(Weapon::from));
    let answered =
        launch::launch_typed(&request, places, weapon, (way.as_deref(), confirm.unwrap_or(false))).await;
    present_with_picture(ctx, &request, answered).await
}

/// The states that `offer` finds, by name, as far as they fit what is typed.
async fn offered(
    ctx: Ctx<'_>,
    typed: &str,
    offer: impl FnOnce(&Look) -> Vec<TerritoryId> + Send,
) -> CreateAutocompleteResponse {
    let request = Request::of_command(ctx.framework.user_data, ctx.interaction);
    let Ok(look) = request.look().await else { return choices(Vec::new()) };
    let mut all: Vec<Choice> = Vec::new();
    for at in offer(&look) {
        let name = request.words.territory(look.view.map(), at);
        if !all.iter().any(|(known, _)| *known == name) {
            all.push((name.clone(), name));
        }
    }
    choices(fitting(all, typed))
}

async fn complete_target(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, partial, |look| {
        let (Some(view), Some(me), Some((_, weapons))) =
            (view_of(look), look.view.viewer_seat(), arsenal(look))
        else {
            return Vec::new();
        };
        let kinds = [Weapon::Light, Weapon::Heavy];
        let all = weapons.armies.iter().flat_map(|(at, armies)| {
            let here = kinds.into_iter().filter(|weapon| armies.weapons(*weapon) > 0);
            here.flat_map(move |weapon| view.missile_ways(me, *at, weapon))
        });
        all.map(|(at, _)| at).filter(|at| !weapons.nuked.contains(*at)).collect()
    })
    .await
}

async fn complete_from(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, partial, |look| {
        arsenal(look).map_or_else(Vec::new, |(_, weapons)| weapons.armies.iter().map(|(at, _)| *at).collect())
    })
    .await
}
