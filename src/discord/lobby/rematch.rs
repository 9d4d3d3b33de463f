//! The button *Rematch* under the end of a game ([PBP-45]): a lobby with the players of that game who are still in the
//! server.

use super::lobby_message;
use crate::discord::interactions::request::{Answer, Answered, Request};
use crate::discord::interactions::slash::{Done, message};
use crate::table::{GameId, Place, Seated};
use futures_util::future::join_all;
use serenity::all::CreateInteractionResponse;
use std::time::Duration;

/// Time to ask Discord for the members. Whoever is not known to have left by then is seated.
const PATIENCE: Duration = Duration::from_millis(1_500);

impl Request {
    /// Opens the lobby and returns its message.
    pub(crate) async fn rematch(&self, game: GameId) -> Answered {
        let place = self.writable()?;
        let players = self.context.table.rematch_players(place, &self.person, game).await?;
        let gone = self.gone(place, &players).await;
        let lobby = self.context.table.rematch(place, &self.person, game, &gone).await?;
        Ok(lobby_message::message(self.context.public(place.guild).await?, &lobby))
    }

    /// The players who have left the server.
    async fn gone(&self, place: Place, players: &[Seated]) -> Vec<u64> {
        let people = players.iter().filter(|seated| seated.computer.is_none());
        let others = people.map(|seated| seated.person).filter(|person| *person != self.person.id);
        let gone = async |person| self.has_left(place.guild, person).await.then_some(person);
        let all = join_all(others.map(gone));
        tokio::time::timeout(PATIENCE, all).await.unwrap_or_default().into_iter().flatten().collect()
    }

    /// Responds with the message of a new lobby, and stores its id.
    pub(crate) async fn respond_with_lobby(&self, answer: &Answer) -> Done {
        let answer = Answer { text: self.context.mentions.within(&answer.text), ..answer.clone() };
        self.respond(CreateInteractionResponse::Message(message(&answer))).await?;
        self.remember_lobby().await
    }

    /// Stores the id of the lobby message that the response became.
    pub(crate) async fn remember_lobby(&self) -> Done {
        let Ok(place) = self.place() else { return Ok(()) };
        let message = self.answered_with().await?;
        if let Err(error) = self.context.table.lobby_message(place, message.id.get()).await {
            tracing::warn!(%error, "the lobby message could not be remembered");
        }
        Ok(())
    }
}
