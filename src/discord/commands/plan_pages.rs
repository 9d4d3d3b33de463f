//! Plans of a whole turn ([PBP-11]): typed into `/plan` or a form, shown privately with their chances, then played now,
//! kept for the next turn, changed or forgotten by buttons.

use crate::discord::components::custom_id::{PlanPress, Press};
use crate::discord::components::{blue, buttons, green, grey, red, text_form};
use crate::discord::context::answer::Answer;
use crate::discord::families;
use crate::discord::interactions::press_response::PressResponse;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash;
use crate::discord::panels::open_question;
use crate::discord::panels::own_turn_end;
use crate::discord::panels::table_replies;
use crate::discord::texts::plan_texts;
use crate::rules::Clock;
use crate::table::{GameId, Look, Status, TableError};
use crate::text::Words;
use serenity::all::{CreateActionRow, CreateModal};

/// Maximum number of characters of the form's field.
const LONGEST: u16 = 1_000;

/// The game that this request is about, for one of its players.
async fn planning(request: &Request) -> Result<Look, Refusal> {
    let look = slash::acting(request).await?;
    match look.status {
        Status::Running if look.view.viewer_seat().is_none() => Err(TableError::NotSeated.into()),
        Status::Running => Ok(look),
        _ => Err(TableError::Over.into()),
    }
}

/// The preview of a typed plan, which is stored as a draft.
pub(crate) async fn plan_typed(request: &Request, typed: &str) -> Answered {
    let look = planning(request).await?;
    let plan = families::read_plan(request, &look, typed).await?;
    let look = request.context.table.draft_plan(request.target()?, &request.person, &plan).await?;
    Ok(preview(request.words, &look))
}

/// The form for a plan, with the present one if there is one.
pub(crate) async fn plan_form(request: &Request) -> Result<CreateModal, Refusal> {
    let look = planning(request).await?;
    let words = request.words;
    let plans = &look.plans;
    let present = plans.draft.as_ref().map(|draft| &draft.plan).or(plans.next.as_ref());
    let present = present.map(|plan| words.plan_line(plan, look.view.map()).replace("; ", "\n"));
    let labels = (words.plan_form_title(), words.plan_form_label(), words.plan_form_hint());
    let code = Press::Plan(look.game, PlanPress::Form);
    Ok(text_form(&code, &labels, LONGEST, present.as_deref()))
}

pub(crate) async fn press_plan(
    request: &Request,
    game: GameId,
    what: PlanPress,
    typed: Option<&str>,
) -> Result<PressResponse, Refusal> {
    if request.look().await?.game != game {
        return Err(TableError::Stale.into());
    }
    let table = &request.context.table;
    Ok(PressResponse::Instead(match (what, typed) {
        (PlanPress::Form, None) => return Ok(PressResponse::Form(plan_form(request).await?)),
        (PlanPress::Form, Some(typed)) => plan_typed(request, typed).await?,
        (PlanPress::Play(number), _) => plan_now(request, number).await?,
        (PlanPress::Keep(number), _) => {
            planning(request).await?;
            let look = table.keep_plan(request.target()?, &request.person, number).await?;
            Answer::new(kept(request.words, &look))
        }
        (PlanPress::Cancel(number), _) => {
            table.drop_plan(request.target()?, &request.person, Some(number)).await?;
            Answer::new(request.words.plan_cancelled())
        }
        (PlanPress::Remove, _) => {
            table.drop_plan(request.target()?, &request.person, None).await?;
            Answer::new(request.words.plan_removed())
        }
    }))
}

/// Plays a draft; if the game has moved on since it was shown, shows it again instead.
async fn plan_now(request: &Request, number: u32) -> Answered {
    let look = planning(request).await?;
    let (table, target) = (&request.context.table, request.target()?);
    let moved_on = look.plans.draft.as_ref();
    let moved_on = moved_on.filter(|draft| draft.number == number && draft.seq != look.view.seq);
    if let Some(draft) = moved_on {
        let look = table.draft_plan(target, &request.person, &draft.plan).await?;
        let shown = preview(request.words, &look);
        return Ok(Answer { text: format!("{}\n{}", request.words.plan_moved_on(), shown.text), ..shown });
    }
    let done = table.play_plan(target, &request.person, number).await?;
    let told = match own_turn_end::own_turn_end(request, &done) {
        Some((answer, end)) => own_turn_end::with_achieved(request, answer, &end).await,
        None => table_replies::tell_done(request, &done),
    };
    Ok(Answer { picture: open_question::picture_after(request, done), ..told })
}

/// A player's own plans for `/orders`, and the buttons to change them.
pub(crate) fn own_plans(request: &Request, look: &Look) -> (Vec<String>, Vec<CreateActionRow>) {
    let words = request.words;
    let (mut lines, mut rows) = (Vec::new(), Vec::new());
    if let Some(plan) = &look.plans.next {
        lines.push(format!("{}\n{}", words.plan_next(), plan_texts::steps(words, look, plan)));
        let press = |what| Press::Plan(look.game, what);
        rows = buttons(&[
            grey(&press(PlanPress::Form), &words.button_plan_change()),
            red(&press(PlanPress::Remove), &words.button_plan_remove()),
        ]);
    }
    if let Some(report) = &look.plans.report {
        let went = plan_texts::report(words, look, report);
        lines.push(format!("{} {went}", words.plan_last(report.turn)));
    }
    (lines, rows)
}

fn kept(words: Words, look: &Look) -> String {
    let steps = look.plans.next.as_ref().map(|plan| plan_texts::steps(words, look, plan));
    format!("{}\n{}", words.plan_kept(), steps.unwrap_or_default())
}

/// The draft with what it would do, and its buttons.
fn preview(words: Words, look: &Look) -> Answer {
    let Some(draft) = &look.plans.draft else { return Answer::new(words.illegal_stale()) };
    let press = |what| Press::Plan(look.game, what);
    let now = look.view.asks.iter().any(|ask| ask.clock == Clock::Turn) && look.view.turn > 0;
    let mut row = Vec::new();
    if now {
        row.push(green(&press(PlanPress::Play(draft.number)), &words.button_plan_now()));
    }
    row.push(blue(&press(PlanPress::Keep(draft.number)), &words.button_plan_later()));
    row.push(grey(&press(PlanPress::Form), &words.button_plan_change()));
    row.push(red(&press(PlanPress::Cancel(draft.number)), &words.button_plan_cancel()));
    Answer::new(plan_texts::preview(words, look, &draft.plan)).with(buttons(&row))
}
