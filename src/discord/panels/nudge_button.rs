//! The button that nudges whoever a table waits for ([PBP-66]): below its status, and below the list of a person's games.

use crate::discord::components::custom_id::Press;
use crate::discord::components::grey;
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Request};
use crate::rules::{Seat, Waiting};
use crate::table::{GameRef, Look, Nudged, Status};
use crate::text::Words;
use serenity::all::CreateButton;

/// Whether its viewer may nudge somebody in that game: it waits for another person.
pub(crate) fn may_nudge(look: &Look) -> bool {
    let is_person = |seat: Seat| look.at(seat).is_some_and(|seated| seated.computer.is_none());
    let stands = look.status != Status::Running || look.parked.is_some() || look.standstill.pause.is_some();
    let Some(own) = look.view.viewer_seat().filter(|own| is_person(*own) && !stands) else { return false };
    match &look.view.waiting {
        Waiting::Nobody => false,
        Waiting::For(all) => all.iter().any(|one| one.seat != own && is_person(one.seat)),
        Waiting::Sealed { answered, of, .. } => {
            let others = look.seated.iter().any(|seated| seated.seat != own && is_person(seated.seat));
            others && of.saturating_sub(*answered) > u32::from(!look.view.answered)
        }
    }
}

/// The button below the status of a game; `None` for whoever may nudge nobody.
pub(crate) fn button(words: Words, look: &Look) -> Option<CreateButton> {
    may_nudge(look).then(|| grey(&Press::Nudge(look.game), &words.button_nudge()))
}

/// The button below a list of games, which names the game.
pub(crate) fn button_of(words: Words, look: &Look) -> Option<CreateButton> {
    may_nudge(look).then(|| grey(&Press::Nudge(look.game), &words.button_nudge_in(look.number)))
}

/// Nudges whoever that game waits for, and says what came of it.
pub(crate) async fn nudge(request: &Request, which: GameRef) -> Answered {
    let words = request.words;
    Ok(Answer::new(match request.context.table.nudge(which, &request.person).await? {
        Nudged::Sent => words.nudge_sent(),
        Nudged::Rests => words.nudge_rests(),
        Nudged::Already { own: true } => words.nudge_already_own(),
        Nudged::Already { own: false } => words.nudge_already(),
    }))
}
