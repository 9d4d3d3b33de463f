//! Gives an order to the table, and answers with its result and the next question.

use super::{open_question, own_turn_end, private_panel, table_replies};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Request};
use crate::rules::AskId;
use crate::table::{Done, Order};

/// Gives an order that a command names.
pub(crate) async fn by_command(request: &Request, order: Order) -> Answered {
    give(request, None, &order).await
}

/// Gives an order to that question, whose panel gets a picture.
pub(crate) async fn by_press(request: &Request, ask: AskId, order: &Order) -> Answered {
    give(request, Some(ask), order).await
}

/// Gives an order and returns its result as an answer. The text is made during the database write, and sent after the
/// commit.
async fn give(request: &Request, ask: Option<AskId>, order: &Order) -> Answered {
    let which = request.playable()?;
    let say = |done: Done| {
        request.first_response.interaction.about(done.look.game.0);
        let (answer, end) = match own_turn_end::own_turn_end(request, &done) {
            Some((answer, end)) => (answer, Some(end)),
            None => (order_done(request, order, &done), None),
        };
        let answer = match (ask, &end) {
            (Some(_), _) => Answer { picture: open_question::picture_after(request, done), ..answer },
            (None, None) => private_panel::prepared(request, answer),
            // Its text is not complete yet.
            (None, Some(_)) => answer,
        };
        (answer, end)
    };
    let (answer, end) = request.context.table.order_saying(which, &request.person, ask, order, say).await?;
    let answer = match end {
        Some(end) => own_turn_end::with_achieved(request, answer, &end).await,
        None => answer,
    };
    Ok(own_turn_end::with_next_game(request, answer).await)
}

/// The result of an order; if the order can be repeated, with the menu to repeat it.
fn order_done(request: &Request, order: &Order, done: &Done) -> Answer {
    let answer = match open_question::after(request, &done.look, order, &done.seen) {
        Some(again) => table_replies::done_then(request, done, again),
        None => table_replies::tell_done(request, done),
    };
    let family = request.context.family(&done.look);
    family.with_offer(request.words, &done.look, &done.seen, answer).in_colour_of(&done.look)
}
