//! The button *Rematch* under the end of a game ([PBP-45]): a lobby with the players of that game who are still in the
//! server.

use super::lobby_message;
use crate::discord::context::answer::Answer;
use crate::discord::interactions::host;
use crate::discord::interactions::interaction_response;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash::{Done, message};
use crate::table::{GameId, Place, Seated};
use futures_util::future::join_all;
use serenity::all::CreateInteractionResponse;
use std::time::Duration;

/// Time to ask Discord for the members. Whoever is not known to have left by then is seated.
const PATIENCE: Duration = Duration::from_millis(1_500);

/// Opens the lobby and returns its message.
pub(crate) async fn rematch(request: &Request, game: GameId) -> Answered {
    let place = request.writable()?;
    let (rulebook, players) = request.context.table.rematch_players(place, &request.person, game).await?;
    request.may_open(place.guild, rulebook).await?;
    let gone = lobby_gone(request, place, &players).await;
    let lobby = request.context.table.rematch(place, &request.person, game, &gone).await?;
    Ok(lobby_message::message(request.context.public(place.guild).await?, &lobby))
}

/// The players who have left the server.
async fn lobby_gone(request: &Request, place: Place, players: &[Seated]) -> Vec<u64> {
    let people = players.iter().filter(|seated| seated.computer.is_none() || seated.is_played_for_a_person());
    let others = people.map(|seated| seated.person).filter(|person| *person != request.person.id);
    let gone = async |person| host::has_left(request, place.guild, person).await.then_some(person);
    let all = join_all(others.map(gone));
    tokio::time::timeout(PATIENCE, all).await.unwrap_or_default().into_iter().flatten().collect()
}

/// Responds with the message of a new lobby, and stores its id.
pub(crate) async fn respond_with_lobby(request: &Request, answer: &Answer) -> Done {
    let answer = Answer { text: request.context.mentions.within(&answer.text), ..answer.clone() };
    interaction_response::respond(request, CreateInteractionResponse::Message(message(&answer))).await?;
    remember_lobby(request).await
}

/// Stores the id of the lobby message that the response became.
pub(crate) async fn remember_lobby(request: &Request) -> Done {
    let Ok(place) = request.place() else { return Ok(()) };
    let message = interaction_response::answered_with(request).await?;
    if let Err(error) = request.context.table.lobby_message(place, message.id.get()).await {
        tracing::warn!(%error, "the lobby message could not be remembered");
    }
    Ok(())
}
