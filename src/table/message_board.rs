//! The board that a message of the bot showed, found by the message's id; and the games that two people share.

use super::error::TableError;
use super::load_and_commit::{Find, Inner};
use super::notice_kind::NoticeKind;
use super::types::{GameId, GameRef, Look, Person, Place, Status};
use super::{Reply, Table};
use crate::rules::{History, Moment, Seen, Viewer};
use crate::store::{OutboxRow, Topic};
use futures_util::FutureExt as _;

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
        let back = self.lookback(loaded.place(), Some(game), false).await?;
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

impl Table {
    /// The running games of a server in which both people have a seat, as the public sees them, newest first ([PBP-58]).
    pub fn games_with(&self, person: u64, other: u64, guild: u64) -> Reply<'_, Vec<Look>> {
        self.inner.games_with(person, other, guild).boxed()
    }

    /// The message of a channel's game that carries its buttons: the newest board, or the lobby message; with the channel where
    /// it stands, which is another one if the place is a thread of a private talk.
    pub fn message_with_buttons(&self, place: Place) -> Reply<'_, Option<(GameId, u64, u64)>> {
        async move {
            let row = self.inner.store.game_in(place.channel as i64, false).await?;
            Ok(row.and_then(|row| {
                let lobby = row.status == Status::Lobby.key();
                let message = if lobby { row.lobby_message } else { row.panel };
                message.map(|message| (GameId(row.id), row.channel as u64, message as u64))
            }))
        }
        .boxed()
    }

    /// The round of the beacon that this message named for a turn, if it named one ([PBP-40]).
    pub fn round_named_by(&self, game: GameId, message: u64) -> Reply<'_, Option<u64>> {
        let store = &self.inner.store;
        async move {
            let named = store.rounds(game.0).await?.into_iter().find(|row| row.told == Some(message as i64));
            Ok(named.map(|row| row.round as u64))
        }
        .boxed()
    }

    /// That message was deleted: it is posted anew.
    pub fn message_gone(&self, game: GameId, message: u64) -> Reply<'_, ()> {
        self.inner.message_gone(game, message).boxed()
    }
}

impl Inner {
    async fn message_gone(&self, game: GameId, message: u64) -> Result<(), TableError> {
        let Some(row) = self.store.game(game.0).await? else { return Ok(()) };
        let lost = Some(message as i64);
        let coming = self.store.count_pending(row.id, Topic::BoardPost).await? > 0;
        let mut write = self.store.write()?;
        if row.status == Status::Running.key() && row.panel == lost && !coming {
            write.set_panel(row.id, None, row.panel_seq)?;
            let turn = (row.turn - 1).max(0) as u32;
            // The lost message makes it another notice than that of the turn.
            write.insert_once(&[NoticeKind::BoardPost { turn }.row(row.id, row.seq, 0, message as i64)])?;
        } else if row.status == Status::Lobby.key() && row.lobby_message == lost {
            // The edit fails, and the lobby continues in a new message.
            write.show(&[NoticeKind::LobbyEdit.row(row.id, 0, 0, 0)])?;
        } else {
            return Ok(());
        }
        write.commit().await?;
        self.wake.notify_waiters();
        Ok(())
    }
}
