//! Pauses, extensions and the agreement of all to them ([PBP-26], [PBP-27]): by `/game pause`, `/game resume`, `/game extend`, and
//! by the button below a proposal.

use crate::discord::components::custom_id::Press;
use crate::discord::components::{blue, buttons};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::texts::silence_texts;
use crate::discord::texts::status_text::moment;
use crate::table::{
    ClockChanged, ClockRequest, GameId, GameRef, Granted, HOST_PAUSE, HOST_PAUSES, Millis, Pace, Proposed,
};
use crate::text::{Words, escape_name};
use serenity::all::CreateActionRow;

/// The button below a proposal.
pub(crate) fn agree_button(words: Words, game: GameId, number: u32) -> Vec<CreateActionRow> {
    buttons(&[blue(&Press::Agree(game, number), &words.button_agree_proposal())])
}

/// A length as typed: minutes, hours or days.
pub(crate) fn typed_length(words: Words, typed: Option<&str>) -> Result<Option<Millis>, Refusal> {
    let Some(typed) = typed.map(str::trim) else { return Ok(None) };
    let without_blanks: String = typed.to_lowercase().split_whitespace().collect();
    let length = without_blanks.parse().ok().and_then(Pace::limit);
    let shown: String = typed.chars().take(20).collect();
    length.map(Some).ok_or_else(|| Refusal::Said(words.standstill_bad_length(&escape_name(&shown))))
}

/// Carries the request out, and says what came of it.
pub(crate) async fn change_clock(request: &Request, which: GameRef, wanted: ClockRequest) -> Answered {
    let changed = request.context.table.change_clock(which, &request.person, wanted).await?;
    Ok(Answer::new(said(request, &changed)))
}

/// What came of a request about the clock.
pub(crate) fn said(request: &Request, changed: &ClockChanged) -> String {
    let words = request.words;
    match &changed.granted {
        Granted::Paused(pause) => words.now_paused(&moment(words, pause.until)),
        Granted::Resumed { .. } => words.now_resumed(),
        Granted::Extended { length, .. } => words.now_extended(&words.span(*length)),
        Granted::Policy { policy } => words.now_policy(&silence_texts::policy_name(words, *policy)),
        Granted::Proposed(proposal) => {
            let said = words.now_proposed(proposal.agreed.len() as u32, changed.voters);
            let pause = matches!(proposal.what, Proposed::Pause { .. });
            if pause && request.person.id == changed.look.host {
                return format!("{said}\n{}", words.host_needs_all(HOST_PAUSES, &words.span(HOST_PAUSE)));
            }
            said
        }
    }
}
