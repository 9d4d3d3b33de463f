//! Plans of a whole turn ([PBP-11]): typed into `/plan` or a form, shown privately with their chances, then played now,
//! kept for the next turn, changed or forgotten by buttons.

use crate::discord::components::custom_id::{PlanPress, Press};
use crate::discord::components::{blue, buttons, green, grey, red, text_form};
use crate::discord::families::picture_after;
use crate::discord::interactions::press_response::PressResponse;
use crate::discord::interactions::request::{Answer, Answered, Refusal, Request};
use crate::discord::texts::plan_texts;
use crate::rules::Clock;
use crate::table::{GameId, Look, Status, TableError};
use crate::text::Words;
use serenity::all::{CreateActionRow, CreateModal};

/// Maximum number of characters of the form's field.
const LONGEST: u16 = 1_000;

impl Request {
    /// The game that this request is about, for one of its players.
    async fn planning(&self) -> Result<Look, Refusal> {
        let look = self.acting().await?;
        match look.status {
            Status::Running if look.view.viewer_seat().is_none() => Err(TableError::NotSeated.into()),
            Status::Running => Ok(look),
            _ => Err(TableError::Over.into()),
        }
    }

    /// The preview of a typed plan, which is stored as a draft.
    pub(crate) async fn plan_typed(&self, typed: &str) -> Answered {
        let look = self.planning().await?;
        let plan = self.read_plan(&look, typed).await?;
        let look = self.context.table.draft_plan(self.target()?, &self.person, &plan).await?;
        Ok(preview(self.words, &look))
    }

    /// The form for a plan, with the present one if there is one.
    pub(crate) async fn plan_form(&self) -> Result<CreateModal, Refusal> {
        let look = self.planning().await?;
        let words = self.words;
        let plans = &look.plans;
        let present = plans.draft.as_ref().map(|draft| &draft.plan).or(plans.next.as_ref());
        let present = present.map(|plan| words.plan_line(plan, look.view.map()).replace("; ", "\n"));
        let labels = (words.plan_form_title(), words.plan_form_label(), words.plan_form_hint());
        let code = Press::Plan(look.game, PlanPress::Form);
        Ok(text_form(&code, &labels, LONGEST, present.as_deref()))
    }

    pub(crate) async fn press_plan(
        &self,
        game: GameId,
        what: PlanPress,
        typed: Option<&str>,
    ) -> Result<PressResponse, Refusal> {
        if self.look().await?.game != game {
            return Err(TableError::Stale.into());
        }
        let table = &self.context.table;
        Ok(PressResponse::Instead(match (what, typed) {
            (PlanPress::Form, None) => return Ok(PressResponse::Form(self.plan_form().await?)),
            (PlanPress::Form, Some(typed)) => self.plan_typed(typed).await?,
            (PlanPress::Play(number), _) => self.plan_now(number).await?,
            (PlanPress::Keep(number), _) => {
                self.planning().await?;
                let look = table.keep_plan(self.target()?, &self.person, number).await?;
                Answer::new(kept(self.words, &look))
            }
            (PlanPress::Cancel(number), _) => {
                table.drop_plan(self.target()?, &self.person, Some(number)).await?;
                Answer::new(self.words.plan_cancelled())
            }
            (PlanPress::Remove, _) => {
                table.drop_plan(self.target()?, &self.person, None).await?;
                Answer::new(self.words.plan_removed())
            }
        }))
    }

    /// Plays a draft; if the game has moved on since it was shown, shows it again instead.
    async fn plan_now(&self, number: u32) -> Answered {
        let look = self.planning().await?;
        let (table, target) = (&self.context.table, self.target()?);
        let moved_on = look.plans.draft.as_ref();
        let moved_on = moved_on.filter(|draft| draft.number == number && draft.seq != look.view.seq);
        if let Some(draft) = moved_on {
            let look = table.draft_plan(target, &self.person, &draft.plan).await?;
            let shown = preview(self.words, &look);
            return Ok(Answer { text: format!("{}\n{}", self.words.plan_moved_on(), shown.text), ..shown });
        }
        let done = table.play_plan(target, &self.person, number).await?;
        let told = match self.own_turn_end(&done) {
            Some((answer, end)) => self.with_achieved(answer, &end).await,
            None => self.tell_done(&done),
        };
        Ok(Answer { picture: picture_after(done), ..told })
    }

    /// A player's own plans for `/orders`, and the buttons to change them.
    pub(crate) fn own_plans(&self, look: &Look) -> (Vec<String>, Vec<CreateActionRow>) {
        let words = self.words;
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
