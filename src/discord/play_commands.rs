//! Commands that several families share. Each family reads the options; those that a family does not know it refuses.

use super::families;
use super::integer_option::{AtLeast, BoundedInteger, Dice};
use super::slash::{Command, Ctx, Done, caller, present};
use serenity::all::CreateAutocompleteResponse;

/// Maximum threshold for stopping at a chance, in percent.
pub(crate) const CERTAIN: u8 = 100;

/// A shared command with its options as typed.
pub(crate) enum Typed {
    Claim { territory: String },
    Wish { territories: Option<String> },
    Deploy { armies: Option<String>, pieces: [Option<String>; 3] },
    Place { territory: String, armies: Option<i64> },
    Attack(AttackTyped),
    Advance { armies: Option<i64>, commanders: Option<String> },
    Roll { dice: i64, commanders: Option<String> },
    Defend(DefendChoice),
    Fortify { from: String, to: String, armies: Option<i64>, commanders: Option<String> },
    End,
}

/// The options of `/attack`.
pub(crate) struct AttackTyped {
    pub(crate) from: String,
    pub(crate) to: String,
    pub(crate) dice: Option<i64>,
    pub(crate) until: Option<UntilChoice>,
    pub(crate) armies: Option<i64>,
    pub(crate) chance: Option<i64>,
    pub(crate) move_in: Option<MoveInChoice>,
    /// Whether commanders stay out of the battle.
    pub(crate) spare: Option<bool>,
}

/// An option with autocomplete.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Field {
    Claim,
    Wish,
    Deploy,
    Place,
    AttackFrom,
    AttackTo,
    FortifyFrom,
    FortifyTo,
}

/// When an attack stops. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(crate) enum UntilChoice {
    #[name = "once"]
    Once,
    #[name = "captured"]
    Captured,
}

/// How many armies move in. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(crate) enum MoveInChoice {
    #[name = "all"]
    All,
    #[name = "half"]
    Half,
    #[name = "fewest"]
    Fewest,
    #[name = "ask"]
    Ask,
}

/// How to defend. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(crate) enum DefendChoice {
    #[name = "most"]
    Most,
    #[name = "one"]
    One,
    #[name = "ask"]
    Ask,
}

/// All of them.
pub(crate) fn commands() -> Vec<Command> {
    vec![claim(), wish(), deploy(), place(), attack(), advance(), roll(), defend(), fortify(), end()]
}

async fn carry_out(ctx: Ctx<'_>, typed: Typed) -> Done {
    let call = caller(&ctx);
    let answered = call.play(&typed).await;
    present(ctx, &call, answered).await
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
