//! What the classic family makes of the commands that all families share.

use super::questions::completers;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash::{Ctx, refusal};
use crate::discord::options::play_options::{AttackTyped, Field, Typed};
use crate::rules::classic::Order as Compound;
use crate::table::Order;
use serenity::all::CreateAutocompleteResponse;

impl Request {
    /// Carries out a shared command in a game of this family.
    pub(crate) async fn play_classic(&self, typed: &Typed) -> Answered {
        match typed {
            Typed::Claim { territory } => self.claim(territory).await,
            Typed::Wish { territories } => self.wish(territories.as_deref()).await,
            Typed::Deploy { armies, pieces: [None, None, None] } => self.deploy(armies.as_deref()).await,
            Typed::Place { territory, armies } => self.place_armies(territory, *armies).await,
            Typed::Attack(AttackTyped { spare: None, from, to, dice, until, armies, chance, move_in }) => {
                self.attack(from, to, *dice, (*until, *armies, *chance), *move_in).await
            }
            Typed::Advance { armies, commanders: None } => self.advance(*armies).await,
            Typed::Roll { dice, commanders: None } => self.throw(*dice).await,
            Typed::Defend(choice) => self.defend(*choice).await,
            Typed::Fortify { from, to, armies, commanders: None } => self.fortify(from, to, *armies).await,
            Typed::End => self.order(Order::Compound(Compound::End.into())).await,
            Typed::Deploy { .. } | Typed::Attack(_) | Typed::Advance { .. } => {
                Err(refusal(self.words.no_commanders_here()))
            }
            Typed::Roll { .. } | Typed::Fortify { .. } => Err(refusal(self.words.no_commanders_here())),
        }
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
