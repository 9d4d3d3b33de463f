//! The board that a message of the bot showed, found by the message's id; and the games that two people share.

use super::error::TableError;
use super::load_and_commit::{Find, Inner};
use super::notice::NoticeKind;
use super::types::{GameId, GameRef, Look, Person, Place};
use crate::rules::{History, Moment, Seen, Viewer};
use crate::store::OutboxRow;

impl Inner {
    /// The board of the notice that this message became, with its events; `None` if it is no notice of a game of this
    /// channel or of this person. Everybody may see it in the channel of its game, elsewhere only the players.
    pub(super) async fn board_of_message(
        &self,
        here: Option<Place>,
        who: &Person,
        message: u64,
    ) -> Result<Option<(Look, Vec<Seen>)>, TableError> {
        let channel = here.map_or(0, |place| place.channel);
        let rows = self.store.notices_seen_by(message as i64, channel as i64, who.id as i64).await?;
        let Some(row) = rows.last() else { return Ok(None) };
        let game = GameId(row.notice.game);
        let loaded = self.find(Find::Id(game)).await?;
        if loaded.game.is_none() {
            return Ok(None);
        }
        if here != Some(loaded.place()) {
            loaded.must_be_seen(GameRef::Id(game), who)?;
        }
        let back = self.lookback(loaded.place(), Some(game)).await?;
        Ok(Some(match moment(row, &back.history)? {
            Some(Moment { view, seen }) => (Look { view: view.clone(), ..back.look.clone() }, seen.clone()),
            None => (loaded.look_of(who.id), Vec::new()),
        }))
    }

    /// The running games of a server in which both people have a seat, as the public sees them, newest first.
    pub(super) async fn games_with(
        &self,
        person: u64,
        other: u64,
        guild: u64,
    ) -> Result<Vec<Look>, TableError> {
        let games = self.running_games_of(person).await?;
        let both = |game: &&std::sync::Arc<super::loaded_game::LoadedGame>| {
            game.place().guild == guild && game.seat_of(other).is_some()
        };
        Ok(games.iter().filter(both).map(|game| game.look(Viewer::Public)).collect())
    }
}

/// The moment that a notice showed: of a board post, the end of its turn; of a notice to a player, the moment when the
/// decision became theirs. `None`: the current state.
fn moment<'a>(row: &OutboxRow, history: &'a History) -> Result<Option<&'a Moment>, TableError> {
    Ok(match NoticeKind::read(&row.notice)? {
        NoticeKind::BoardPost { turn } => history.moments.get(turn as usize),
        NoticeKind::YourTurn { .. } | NoticeKind::Mention { .. } => {
            history.moments.iter().rfind(|moment| i64::from(moment.view.seq) <= row.notice.seq)
        }
        _ => None,
    })
}
