//! Commands that several families share. Each family reads the options; those that a family does not know it refuses.

use crate::discord::families;
use crate::discord::interactions::slash::{Command, Ctx, Done, caller};
use crate::discord::options::integer_option::{AtLeast, BoundedInteger, Dice};
use crate::discord::options::play_options::{
    AttackTyped, CERTAIN, DefendChoice, Field, MoveInChoice, Typed, UntilChoice,
};
use crate::discord::panels::reply::present;
use serenity::all::CreateAutocompleteResponse;

/// All of them.
pub(crate) fn commands() -> Vec<Command> {
    vec![claim(), wish(), deploy(), place(), attack(), advance(), roll(), defend(), fortify(), end()]
}

async fn carry_out(ctx: Ctx<'_>, typed: Typed) -> Done {
    let request = caller(&ctx);
    let answered = Box::pin(families::play(&request, &typed)).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn claim(ctx: Ctx<'_>, #[autocomplete = "complete_claim"] territory: String) -> Done {
    carry_out(ctx, Typed::Claim { territory }).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn wish(ctx: Ctx<'_>, #[autocomplete = "complete_wish"] territories: Option<String>) -> Done {
    carry_out(ctx, Typed::Wish { territories }).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn deploy(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_deploy"] armies: Option<String>,
    #[autocomplete = "complete_place"] land: Option<String>,
    #[autocomplete = "complete_place"] diplomat: Option<String>,
    #[autocomplete = "complete_place"] station: Option<String>,
) -> Done {
    carry_out(ctx, Typed::Deploy { armies, pieces: [land, diplomat, station] }).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn place(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_place"] territory: String,
    armies: Option<AtLeast<1>>,
) -> Done {
    carry_out(ctx, Typed::Place { territory, armies: AtLeast::given(armies) }).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
async fn attack(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_attack_from"] from: String,
    #[autocomplete = "complete_attack_to"] to: String,
    dice: Option<Dice>,
    until: Option<UntilChoice>,
    armies: Option<AtLeast<1>>,
    chance: Option<BoundedInteger<1, { CERTAIN as i64 }>>,
    move_in: Option<MoveInChoice>,
    spare: Option<bool>,
) -> Done {
    let (dice, armies, chance) = (Dice::given(dice), AtLeast::given(armies), BoundedInteger::given(chance));
    carry_out(ctx, Typed::Attack(AttackTyped { from, to, dice, until, armies, chance, move_in, spare })).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn advance(ctx: Ctx<'_>, armies: Option<AtLeast<0>>, commanders: Option<String>) -> Done {
    carry_out(ctx, Typed::Advance { armies: AtLeast::given(armies), commanders }).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn roll(ctx: Ctx<'_>, dice: Dice, commanders: Option<String>) -> Done {
    carry_out(ctx, Typed::Roll { dice: dice.0, commanders }).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn defend(ctx: Ctx<'_>, dice: DefendChoice) -> Done {
    carry_out(ctx, Typed::Defend(dice)).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn fortify(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_fortify_from"] from: String,
    #[autocomplete = "complete_fortify_to"] to: String,
    armies: Option<AtLeast<0>>,
    commanders: Option<String>,
) -> Done {
    carry_out(ctx, Typed::Fortify { from, to, armies: AtLeast::given(armies), commanders }).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn end(ctx: Ctx<'_>) -> Done {
    carry_out(ctx, Typed::End).await
}

/// The functions that the framework calls for each option with autocomplete.
macro_rules! completers {
    ($($name:ident $field:ident),+ $(,)?) => {
        $(
            async fn $name(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
                families::complete(ctx, Field::$field, partial).await
            }
        )+
    };
}

completers! {
    complete_claim Claim,
    complete_wish Wish,
    complete_deploy Deploy,
    complete_place Place,
    complete_attack_from AttackFrom,
    complete_attack_to AttackTo,
    complete_fortify_from FortifyFrom,
    complete_fortify_to FortifyTo,
}
