//! A game's own thread ([PBP-61]): it is opened after its lobby is stored, its name follows the game, and it is archived at
//! the end. Also the pin of the lobby message. All of it goes through the outbox, so that a crash loses nothing.

use super::error::TableError;
use super::load_and_commit::{Find, Inner};
use super::loaded_game::LoadedGame;
use super::notice_check::{Verdict, handed_out};
use super::notice_kind::NoticeKind;
use super::types::{GameId, Place, Status};
use crate::rules::{Seat, Viewer};
use crate::store::{OutboxRow, StoreError, Topic, Write};

/// Topics of the notices that come before a thread is archived: each may still post or edit in it.
const BEFORE_THE_END: [Topic; 9] = [
    Topic::TurnLog,
    Topic::BoardPost,
    Topic::Panel,
    Topic::LobbyEdit,
    Topic::Eliminated,
    Topic::Ended,
    Topic::Film,
    Topic::Cancelled,
    Topic::LobbyClosed,
];

impl LoadedGame {
    /// Whether the game's own thread is not open yet: it has no channel.
    pub(super) const fn awaits_thread(&self) -> bool {
        self.row.channel < 0
    }

    /// Whether the game is played in its own thread.
    pub(super) const fn in_own_thread(&self) -> bool {
        self.row.parent != 0 && !self.awaits_thread()
    }

    /// What the name of its thread depends on: the status, the round, and whose turn it is.
    pub(super) fn named_after(&self) -> (Status, Option<(u32, Option<Seat>)>) {
        let view = self.game.as_ref().map(|game| game.view(Viewer::Public));
        (self.status, view.map(|view| (view.round, view.on_turn.filter(|_| view.round > 0))))
    }

    const fn is_open(&self) -> bool {
        matches!(self.status, Status::Lobby | Status::Running)
    }
}

/// Stores the id of a lobby message and queues its pin.
pub(super) fn put_lobby_message(write: &mut Write, game: i64, message: i64) -> Result<(), StoreError> {
    write.set_lobby_message(game, Some(message))?;
    write.show(&[NoticeKind::Pin.row(game, 0, 0, 0)])
}

impl Inner {
    /// The verdict for a notice about a thread or a pin, about a channel that the game has left, or about a game whose thread
    /// is not open yet; `None` for others.
    pub(super) async fn judge_thread(
        &self,
        row: &OutboxRow,
        loaded: &LoadedGame,
        kind: &NoticeKind,
    ) -> Result<Option<Verdict>, TableError> {
        let at = |channel: u64, message| {
            let mut notice = handed_out(row, loaded, kind.clone(), message);
            notice.place.channel = channel;
            Verdict::Deliver(notice)
        };
        let here = loaded.place().channel;
        let lobby_message = loaded.row.lobby_message;
        Ok(Some(match kind {
            NoticeKind::OpenThread { parent } if loaded.awaits_thread() && loaded.is_open() => {
                at(*parent, row.message)
            }
            NoticeKind::MovedAway { from, panel } if here != *from => {
                at(*from, panel.map(|panel| panel as i64))
            }
            NoticeKind::OpenThread { .. } | NoticeKind::MovedAway { .. } => Verdict::Drop,
            NoticeKind::OpenTalk { talk } if !loaded.talk_is_opening(*talk) => Verdict::Drop,
            _ if loaded.awaits_thread() => {
                if loaded.is_open() {
                    Verdict::Wait
                } else {
                    Verdict::Drop
                }
            }
            NoticeKind::ThreadName => {
                return self
                    .judge_name(loaded)
                    .await
                    .map(|go_on| Some(go_on.unwrap_or_else(|| at(here, None))));
            }
            NoticeKind::Pin if lobby_message.is_some() && loaded.is_open() => at(here, lobby_message),
            NoticeKind::Unpin { channel } if lobby_message.is_some() => at(*channel, lobby_message),
            NoticeKind::Pin | NoticeKind::Unpin { .. } => Verdict::Drop,
            // The response to a command is the message of every other lobby.
            NoticeKind::LobbyEdit if lobby_message.is_none() && loaded.status == Status::Lobby => {
                let which = (Topic::OpenThread, 0);
                match self.store.notice_about(row.notice.game, 0, 0, which).await? {
                    Some(_) => at(here, None),
                    None => return Ok(None),
                }
            }
            _ => return Ok(None),
        }))
    }

    /// Whether the name of a thread has to wait or is no longer wanted; `None`: it is delivered.
    async fn judge_name(&self, loaded: &LoadedGame) -> Result<Option<Verdict>, TableError> {
        if !loaded.in_own_thread() {
            return Ok(Some(Verdict::Drop));
        }
        if loaded.is_open() {
            return Ok(None);
        }
        // A rematch goes on in the thread.
        if self.store.game_in(loaded.row.channel, false).await?.is_some() {
            return Ok(Some(Verdict::Drop));
        }
        for topic in BEFORE_THE_END {
            if self.store.count_pending(loaded.row.id, topic).await? > 0 {
                return Ok(Some(Verdict::Wait));
            }
        }
        Ok(None)
    }

    /// Stores the message below which the thread of a game is opened; the notice stays pending.
    pub(super) async fn thread_posted(&self, notice: i64, message: u64) -> Result<(), TableError> {
        let mut write = self.store.write()?;
        write.set_delivered(notice, 0, Some(message as i64))?;
        Ok(write.commit().await?)
    }

    /// The thread of a game is open: the game is played there.
    pub(super) async fn thread_opened(&self, game: GameId, thread: u64) -> Result<(), TableError> {
        let moved = self.change(Find::Id(game), |draft| {
            if draft.loaded.awaits_thread() && draft.loaded.is_open() {
                draft.loaded.row.channel = thread as i64;
                draft.changed = true;
            }
            Ok(())
        });
        moved.await.map(drop)
    }

    /// The thread of a game can't be opened: its lobby stays in the channel, or closes if the channel has another game.
    /// Returns whether it stays.
    pub(super) async fn stay_in_channel(&self, game: GameId, place: Place) -> Result<bool, TableError> {
        let free = match self.channel_free(place).await {
            Ok(()) => true,
            Err(TableError::LobbyHere { game: there, .. } | TableError::GameHere { game: there, .. }) => {
                there == game
            }
            Err(error) => return Err(error),
        };
        let stayed = self.change(Find::Id(game), |draft| {
            let loaded = &mut draft.loaded;
            if !loaded.awaits_thread() {
                return Ok(());
            }
            loaded.row.parent = 0;
            if free {
                loaded.row.channel = place.channel as i64;
            } else {
                loaded.status = Status::Closed;
            }
            draft.changed = true;
            Ok(())
        });
        stayed.await.map(|_| free)
    }
}
