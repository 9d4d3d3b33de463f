//! A seat that a computer player plays for its person, who takes it back with one press or by `/game return` ([PBP-30]).

use crate::discord::components::custom_id::Press;
use crate::discord::components::{blue, buttons};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::panels::open_question;
use crate::table::{GameId, GameRef, Look, Status};
use crate::text::Words;
use serenity::all::CreateActionRow;

/// The button that takes the seat back.
pub(crate) fn take_back_button(words: Words, game: GameId) -> Vec<CreateActionRow> {
    buttons(&[blue(&Press::TakeSeat(game), &words.button_take_seat())])
}

/// What somebody whose seat is played by a computer player gets instead of the question; `None` for others.
pub(crate) fn lost(request: &Request, look: &Look) -> Option<Answer> {
    let seated = look.at(look.view.viewer_seat()?)?;
    let lost = seated.is_played_for_a_person() && look.status == Status::Running;
    let button = || take_back_button(request.words, look.game);
    lost.then(|| Answer::new(request.words.seat_is_lost()).with(button()))
}

/// Takes the seat back, and shows what can be done now.
pub(crate) async fn take_back(request: &Request, which: GameRef) -> Answered {
    let look = request.context.table.take_seat_back(which, &request.person).await?;
    let now = open_question::answer_now(request, &look);
    Ok(Answer { text: format!("{}\n\n{}", request.words.seat_is_yours(), now.text), ..now })
}
