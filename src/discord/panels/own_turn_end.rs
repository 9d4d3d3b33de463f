//! The private panel when one's own turn has just ended: it stops there, and says what the turn achieved. What others do
//! next is told in the channel, where it goes on; on a private message it would stand still.

use super::my_games;
use crate::discord::components::buttons;
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::Request;
use crate::discord::panels::table_replies;
use crate::discord::texts::status_text;
use crate::rules::Seen;
use crate::table::{Done, GameId, GameRef, Status};

/// What a panel needs to know of the turn that has ended.
pub(crate) struct TurnEnd {
    game: GameId,
    turn: u32,
}

/// The end of the person's own turn, if that order was it: what it did up to there, and the turn.
pub(crate) fn own_turn_end(request: &Request, done: &Done) -> Option<(Answer, TurnEnd)> {
    let (look, words) = (&done.look, request.words);
    let own = look.view.viewer_seat().filter(|_| look.status == Status::Running)?;
    if look.view.awaited_asks().next().is_some() {
        return None;
    }
    let (upto, turn) = Seen::before_other_turn(&done.seen, own)?;
    let over = Answer::new(words.turn_over()).in_colour_of(look);
    let until = Done { seen: done.seen[..upto].to_vec(), ..done.clone() };
    Some((table_replies::done_then(request, &until, over), TurnEnd { game: look.game, turn }))
}

/// Adds what that turn changed.
pub(crate) async fn with_achieved(request: &Request, answer: Answer, end: &TurnEnd) -> Answer {
    let table = &request.context.table;
    let history = table.history(end.game, Some(end.turn), Some(&request.person)).await;
    let (Ok(seen), Ok(look)) = (history, request.look().await) else { return answer };
    let seen = Seen::in_force(seen);
    let changes = request.words.changes(&seen, &status_text::names(&look));
    Answer { text: format!("{}\n-# {}", answer.text, changes.join(" · ")), ..answer }
}

/// Outside the channel of the game there is no newer board to look at: adds the button that leads to the next game that
/// waits for the person, if one does.
pub(crate) async fn with_next_game(request: &Request, answer: Answer) -> Answer {
    let elsewhere = matches!(request.target(), Ok(GameRef::Id(_)));
    if elsewhere && answer.rows.is_empty() && my_games::one_waits(request).await {
        return answer.with(buttons(&[my_games::next_button(request.words)]));
    }
    answer
}
