//! What the classic family makes of the commands that all families share.

use super::questions::completers;
use crate::discord::classic::questions::advance;
use crate::discord::classic::questions::attack;
use crate::discord::classic::questions::attack_dice;
use crate::discord::classic::questions::claim;
use crate::discord::classic::questions::defend;
use crate::discord::classic::questions::deploy;
use crate::discord::classic::questions::fortify;
use crate::discord::classic::questions::reinforce;
use crate::discord::classic::questions::wish_list;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash::{Ctx, refusal};
use crate::discord::options::play_options::{AttackTyped, Field, Typed};
use crate::discord::panels::give_order;
use crate::rules::classic::Order as Compound;
use crate::table::Order;
use serenity::all::CreateAutocompleteResponse;

/// Carries out a shared command in a game of this family.
pub(crate) async fn play(request: &Request, typed: &Typed) -> Answered {
    match typed {
        Typed::Claim { territory } => claim::claim(request, territory).await,
        Typed::Wish { territories } => wish_list::wish(request, territories.as_deref()).await,
        Typed::Deploy { armies, pieces: [None, None, None] } => {
            deploy::deploy(request, armies.as_deref()).await
        }
        Typed::Place { territory, armies } => reinforce::place_armies(request, territory, *armies).await,
        Typed::Attack(AttackTyped { spare: None, from, to, dice, until, armies, chance, move_in }) => {
            attack::attack(request, from, to, *dice, (*until, *armies, *chance), *move_in).await
        }
        Typed::Advance { armies, commanders: None } => advance::advance(request, *armies).await,
        Typed::Roll { dice, commanders: None } => attack_dice::throw(request, *dice).await,
        Typed::Defend(choice) => defend::defend(request, *choice).await,
        Typed::Fortify { from, to, armies, commanders: None } => {
            fortify::fortify(request, from, to, *armies).await
        }
        Typed::End => give_order::by_command(request, Order::Compound(Compound::End.into())).await,
        Typed::Deploy { .. } | Typed::Attack(_) | Typed::Advance { .. } => {
            Err(refusal(request.words.no_commanders_here()))
        }
        Typed::Roll { .. } | Typed::Fortify { .. } => Err(refusal(request.words.no_commanders_here())),
    }
}

/// Autocomplete of an option of a shared command.
pub(crate) async fn complete(ctx: Ctx<'_>, field: Field, partial: &str) -> CreateAutocompleteResponse {
    match field {
        Field::Claim => completers::complete_free(ctx, partial).await,
        Field::Wish => completers::complete_wish(ctx, partial).await,
        Field::Deploy => completers::complete_deploy(ctx, partial).await,
        Field::Place => completers::complete_own(ctx, partial).await,
        Field::AttackFrom => completers::complete_from(ctx, partial).await,
        Field::AttackTo => completers::complete_to(ctx, partial).await,
        Field::FortifyFrom => completers::complete_fortify_from(ctx, partial).await,
        Field::FortifyTo => completers::complete_fortify_to(ctx, partial).await,
    }
}
