//! The page of a person's own defaults ([PBP-55]), on the private panel and in reply to `/defaults`.

use super::super::attack_options::{CERTAIN, MoveInChoice, Reach, UntilChoice};
use super::super::defaults::Defaults;
use super::super::question::{At, Outcome, Question, StepPress, pick};
use crate::discord::classic::attack_options;
use crate::discord::classic::defaults;
use crate::discord::components::custom_id::{self, TooLong};
use crate::discord::components::{Line, buttons, grey, menu};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash::{Command, Ctx, Done, caller};
use crate::discord::options::integer_option::{AtLeast, BoundedInteger};
use crate::discord::panels::reply::present;
use crate::rules::classic::{Attack, MoveIn, Order, Until};
use crate::text::Words;

pub(crate) use super::super::defaults::Press;

#[allow(clippy::unnecessary_wraps, reason = "every file of the list has this shape")]
pub(super) fn pressed(
    _question: &Question<'_>,
    press: &Press,
    _picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    Ok(Some(Outcome::Defaults(press.clone())))
}

/// Stop conditions that the page offers.
const STOPS: [Until; 8] = [
    Until::Captured,
    Until::Left(2),
    Until::Left(3),
    Until::Left(5),
    Until::Left(10),
    Until::Chance(50),
    Until::Chance(60),
    Until::Chance(75),
];

fn stop(words: Words, until: Until) -> String {
    match until {
        Until::Once => words.default_once(),
        Until::Captured => words.default_captured(),
        Until::Left(n) => words.default_left(n),
        Until::Chance(percent) => words.default_chance(percent.into()),
    }
}

fn moving(words: Words, move_in: MoveIn) -> String {
    match move_in {
        MoveIn::All => words.default_all(),
        MoveIn::Half => words.default_half(),
        MoveIn::Fewest => words.default_fewest(),
        MoveIn::Ask => words.default_ask(),
    }
}

fn ending(words: Words, confirm: bool) -> String {
    if confirm { words.default_confirm() } else { words.default_at_once() }
}

/// The page: a menu for each default, the one in force chosen.
fn page(words: Words, defaults: Defaults, at: At) -> Result<Answer, TooLong> {
    let line =
        |label: String, press: Press, chosen: bool| Ok(Line::new(label, press.code(at)?).chosen(chosen));
    let stops = STOPS.into_iter().filter(|until| *until != defaults.until).chain([defaults.until]);
    let mut stops: Vec<Until> = stops.collect();
    // One that was typed into the command stands behind the others.
    stops.sort_by_key(|until| STOPS.iter().position(|known| known == until).unwrap_or(STOPS.len()));
    let stops = stops.into_iter();
    let stops = stops.map(|until| line(stop(words, until), Press::Until(until), until == defaults.until));
    let moves = [MoveIn::All, MoveIn::Half, MoveIn::Fewest, MoveIn::Ask].into_iter();
    let moves = moves.map(|some| line(moving(words, some), Press::MoveIn(some), some == defaults.move_in));
    let ends = [true, false].into_iter();
    let ends = ends.map(|confirm| {
        line(ending(words, confirm), Press::Confirm(confirm), confirm == defaults.confirm_end)
    });
    let mut rows = vec![
        menu(pick(0)?, &words.pick_until(), &stops.collect::<Result<Vec<_>, TooLong>>()?),
        menu(pick(1)?, &words.pick_move_in(), &moves.collect::<Result<Vec<_>, TooLong>>()?),
        menu(pick(2)?, &words.pick_confirm(), &ends.collect::<Result<Vec<_>, TooLong>>()?),
    ];
    if let At::Menu(game, ask) = at {
        rows.extend(buttons(&[grey(
            custom_id::Press::Menu(game, ask).code()?,
            &words.button_back_to_menu(),
        )]));
    }
    let told = words.defaults_told(
        &stop(words, defaults.until),
        &moving(words, defaults.move_in),
        &ending(words, defaults.confirm_end),
    );
    Ok(Answer::new(told).with(rows))
}

#[poise::command(slash_command, interaction_context = "Guild|BotDm|PrivateChannel")]
async fn defaults(
    ctx: Ctx<'_>,
    until: Option<UntilChoice>,
    armies: Option<AtLeast<1>>,
    chance: Option<BoundedInteger<1, { CERTAIN as i64 }>>,
    move_in: Option<MoveInChoice>,
    confirm: Option<bool>,
) -> Done {
    let request = caller(&ctx);
    let until = (until, AtLeast::given(armies), BoundedInteger::given(chance));
    let answered = defaults_typed(&request, until, move_in, confirm).await;
    present(ctx, &request, answered).await
}

pub(super) fn commands() -> Vec<Command> {
    vec![defaults()]
}

/// Carries out a press on the page of defaults that belongs to no game.
pub(crate) async fn press_own_defaults(request: &Request, press: &Press) -> Answered {
    press_defaults_at(request, press, At::Own).await
}

/// Carries out a press on the page of defaults that a question's panel has opened.
pub(crate) async fn press_defaults(request: &Request, question: &Question<'_>, press: &Press) -> Answered {
    press_defaults_at(request, press, At::Menu(question.look.game, question.ask.id)).await
}

async fn press_defaults_at(request: &Request, press: &Press, at: At) -> Answered {
    let before = defaults::defaults(request).await?;
    let mut defaults = before;
    match press {
        Press::Show => {}
        Press::Until(until) => defaults.until = *until,
        Press::MoveIn(move_in) => defaults.move_in = *move_in,
        Press::Confirm(confirm) => defaults.confirm_end = *confirm,
    }
    changed_defaults(request, before, defaults, at).await
}

/// Stores defaults that have changed, and shows their page.
async fn changed_defaults(request: &Request, before: Defaults, defaults: Defaults, at: At) -> Answered {
    if defaults != before {
        defaults::keep_defaults(request, defaults).await?;
    }
    page(request.words, defaults, at).map_err(|TooLong| Refusal::Said(request.words.no_internal()))
}

async fn defaults_typed(
    request: &Request,
    until: Reach,
    move_in: Option<MoveInChoice>,
    confirm: Option<bool>,
) -> Answered {
    let before = defaults::defaults(request).await?;
    let mut defaults = before;
    if !matches!(until, (None, None, None)) {
        defaults.until = attack_options::until(request, until)?;
    }
    defaults.move_in = move_in.map_or(defaults.move_in, MoveIn::from);
    defaults.confirm_end = confirm.unwrap_or(defaults.confirm_end);
    changed_defaults(request, before, defaults, At::Own).await
}

/// Completes an outcome that depends on this person's defaults.
pub(crate) async fn by_defaults(request: &Request, outcome: Outcome) -> Result<Outcome, Refusal> {
    Ok(match outcome {
        Outcome::Attack(from, to) => {
            let Defaults { until, move_in, .. } = defaults::defaults(request).await?;
            Outcome::compound(Order::Attack(Attack { from, to, dice: None, until, move_in }))
        }
        Outcome::EndTurn(_) if !defaults::defaults(request).await?.confirm_end => {
            Outcome::compound(Order::End)
        }
        Outcome::EndTurn(confirm) => Outcome::Shown(confirm),
        other => other,
    })
}
