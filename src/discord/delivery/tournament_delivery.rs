//! Outbox worker for tournaments: turns pending tournament notices into Discord messages. A drawn table becomes a
//! message, a thread below it with its players, and a game in the thread. Each step can be repeated safely, so a crash
//! between two steps does no harm.
//!
//! Pings only the players of a table.

use super::notice_delivery::NoticeDelivery;
use super::outgoing_message::{OutgoingMessage, anew};
use crate::discord::components::{MESSAGE, cut};
use crate::discord::connection::error_class::ErrorClass;
use crate::discord::texts::status_text::moment;
use crate::discord::tournaments::tournament_message;
use crate::luck::beacon;
use crate::table::{
    Enrolled, EntrantState, Failure, Pairing, TableError, Tournament, TournamentId, TournamentNotice,
    TournamentNoticeKind, TournamentStatus,
};
use crate::text::{Words, escape_name};
use futures_util::FutureExt as _;
use serenity::all::{ChannelId, CreateAllowedMentions, EditMessage, MessageId, UserId};
use std::panic::AssertUnwindSafe;
use std::sync::atomic::Ordering;

/// Maximum number of notices that a tournament delivers in a row.
const IN_A_ROW: u32 = 16;

/// Why a notice was not delivered.
enum DeliveryError {
    Discord(serenity::Error),
    Table(TableError),
    Panic,
    /// A direct message channel is being opened.
    NotYet,
}

impl From<serenity::Error> for DeliveryError {
    fn from(error: serenity::Error) -> Self {
        Self::Discord(error)
    }
}

impl From<TableError> for DeliveryError {
    fn from(error: TableError) -> Self {
        Self::Table(error)
    }
}

impl NoticeDelivery {
    /// Delivers what is due of a tournament, in order and up to a limit. Returns the number of notices handled.
    pub(crate) async fn serve_tournament(&self, tournament: TournamentId) -> Result<usize, TableError> {
        let pending = self.context.table.tournament_pending_of(tournament, IN_A_ROW).await?;
        let mut handled = 0;
        for notice in pending {
            if self.stopping.load(Ordering::Relaxed) {
                break;
            }
            handled += 1;
            let told = AssertUnwindSafe(self.send_notice(&notice)).catch_unwind().await;
            match told.unwrap_or(Err(DeliveryError::Panic)) {
                Ok(message) => self.context.table.tournament_delivered(&notice, message).await?,
                // A failure of one tournament must not delay the others; a failure of the database stops the step.
                Err(DeliveryError::Table(error)) if !error.is_of_one_game() => return Err(error),
                Err(DeliveryError::Table(error)) => {
                    tracing::warn!(notice = notice.id, %error, "a table can't begin yet");
                    let failure = Failure::Retry { after: 60_000 };
                    self.context.table.tournament_failed(&notice, failure).await?;
                }
                Err(DeliveryError::NotYet) => {
                    let failure = ErrorClass::NotYet.failure(notice.attempts);
                    self.context.table.tournament_failed(&notice, failure).await?;
                }
                Err(DeliveryError::Panic) => {
                    let tournament = notice.tournament.id.0;
                    tracing::error!(tournament, notice = notice.id, "a notice stops the program");
                    let failure = Failure::Retry { after: 600_000 };
                    self.context.table.tournament_failed(&notice, failure).await?;
                }
                Err(DeliveryError::Discord(error)) => {
                    let failure = ErrorClass::of(&error).failure(notice.attempts);
                    tracing::warn!(
                        notice = notice.id,
                        ?failure,
                        "a notice about a tournament was not delivered"
                    );
                    self.context.table.tournament_failed(&notice, failure).await?;
                }
            }
        }
        Ok(handled)
    }

    async fn send_notice(&self, notice: &TournamentNotice) -> Result<Option<u64>, DeliveryError> {
        let tournament = &notice.tournament;
        let words = self.context.public(tournament.place.guild).await?;
        match &notice.kind {
            TournamentNoticeKind::Edit => self.edit_message(notice).await,
            TournamentNoticeKind::Table { round, number } => match tournament.table(*round, *number) {
                Some(table) => self.open_table(notice, table).await,
                None => Ok(notice.message),
            },
            TournamentNoticeKind::WordsClosed => {
                let said = tournament_message::words_closed(words, tournament);
                Ok(Some(self.announce(notice, OutgoingMessage::new(&said)).await?))
            }
            TournamentNoticeKind::Commitment { person } => self.send_commitment(notice, *person).await,
            TournamentNoticeKind::Revealed { place } => {
                let said = tournament_message::word_revealed(words, tournament, *place);
                Ok(Some(self.announce(notice, OutgoingMessage::new(&said)).await?))
            }
            TournamentNoticeKind::RoundLate { round } => {
                let when = moment(words, beacon::time_of(*round));
                let said = words.tournament_round_late(tournament.number, &round.to_string(), &when);
                Ok(Some(self.announce(notice, OutgoingMessage::new(&said)).await?))
            }
            TournamentNoticeKind::Tampered => {
                let said = words.tournament_tampered(tournament.number);
                Ok(Some(self.announce(notice, OutgoingMessage::new(&said)).await?))
            }
            TournamentNoticeKind::Void { round, number } => {
                let said = words.tournament_void_announced(*round, *number);
                Ok(Some(self.announce(notice, OutgoingMessage::new(&said)).await?))
            }
            TournamentNoticeKind::Standings { round } => {
                let letter =
                    self.with_standings(words, tournament, after_round(words, tournament, *round)).await;
                Ok(Some(self.announce(notice, letter).await?))
            }
            TournamentNoticeKind::Ended => {
                let winners = tournament_message::winners(tournament);
                let who = words.list(winners.iter().cloned());
                let said = if winners.len() == 1 {
                    words.tournament_won(tournament.number, &who)
                } else {
                    words.tournament_shared(tournament.number, &who)
                };
                let letter = self.with_standings(words, tournament, OutgoingMessage::new(&said)).await;
                Ok(Some(self.announce(notice, letter).await?))
            }
            TournamentNoticeKind::Left { name } => {
                let said = words.tournament_left_since(tournament.number, &escape_name(name));
                Ok(Some(self.announce(notice, OutgoingMessage::new(&said)).await?))
            }
            TournamentNoticeKind::NewHost { name } => {
                let said = words.tournament_new_host(tournament.number, &escape_name(name));
                Ok(Some(self.announce(notice, OutgoingMessage::new(&said)).await?))
            }
            TournamentNoticeKind::Cancelled => Ok(Some(
                self.announce(notice, OutgoingMessage::new(&words.tournament_called_off(tournament.number)))
                    .await?,
            )),
        }
    }

    /// Sends an entrant the commitment. Nothing is sent to somebody whose direct messages are closed: the channel has it too.
    async fn send_commitment(
        &self,
        notice: &TournamentNotice,
        person: u64,
    ) -> Result<Option<u64>, DeliveryError> {
        let channel = match self.dm_channel(person).await? {
            Ok(channel) => channel,
            Err(ErrorClass::NotYet) => return Err(DeliveryError::NotYet),
            Err(_) => return Ok(None),
        };
        let words = self.words_of(person).await?;
        let server = self.context.server_name(notice.tournament.place.guild, words).await?;
        let said = words.dm_tournament_commitment(notice.tournament.number, &server);
        let said = tournament_message::fixed_below(words, &said, &notice.tournament);
        let letter = OutgoingMessage { direct: true, ..OutgoingMessage::new(&said) };
        match self.post_as(channel, letter, &notice.nonce).await {
            Err(error) if ErrorClass::of(&error) == ErrorClass::DmClosed => Ok(None),
            sent => Ok(Some(sent?)),
        }
    }

    async fn with_standings(
        &self,
        words: Words,
        tournament: &Tournament,
        letter: OutgoingMessage,
    ) -> OutgoingMessage {
        let text = format!("{}\n{}", letter.text, tournament_message::standings(words, tournament));
        let picture = self.context.pictures.standings(tournament_message::scene(words, tournament)).await;
        let pictures = picture.into_iter().collect();
        OutgoingMessage { text: cut(&text, MESSAGE), pictures, ..letter }
    }

    async fn edit_message(&self, notice: &TournamentNotice) -> Result<Option<u64>, DeliveryError> {
        let Some(message) = notice.message else { return Ok(None) };
        let words = self.context.public(notice.tournament.place.guild).await?;
        let shown = tournament_message::message(words, &notice.tournament);
        let edit = EditMessage::new()
            .content(self.context.mentions.within(&shown.panel().content()))
            .components(shown.panel().plain_rows())
            .allowed_mentions(CreateAllowedMentions::new());
        let channel = ChannelId::new(notice.tournament.place.channel);
        let http = self.context.connection.editing(channel).await;
        let edited = channel.edit_message(http, MessageId::new(message), edit).await;
        let trouble = edited.as_ref().map_err(ErrorClass::of).err();
        let open = match notice.tournament.status {
            TournamentStatus::Gathering => true,
            TournamentStatus::Running => trouble == Some(ErrorClass::MessageGone),
            TournamentStatus::Over | TournamentStatus::Cancelled => false,
        };
        match trouble {
            // People need it: it is posted anew.
            Some(trouble) if trouble.ends_edits() && open => {
                let letter = OutgoingMessage {
                    rows: shown.panel().plain_rows(),
                    ..OutgoingMessage::new(&shown.panel().content())
                };
                let nonce = anew(&notice.nonce, message);
                Ok(Some(self.post_as(channel, letter, &nonce).await?))
            }
            Some(trouble) if trouble.ends_edits() => Ok(Some(message)),
            _ => Ok(edited.map(|_| Some(message))?),
        }
    }

    async fn announce(
        &self,
        notice: &TournamentNotice,
        letter: OutgoingMessage,
    ) -> Result<u64, serenity::Error> {
        let channel = ChannelId::new(notice.tournament.place.channel);
        self.post_as(channel, letter, &notice.nonce).await
    }

    /// Opens a table: posts the message, opens the thread, adds the players, begins the game.
    async fn open_table(
        &self,
        notice: &TournamentNotice,
        table: &Pairing,
    ) -> Result<Option<u64>, DeliveryError> {
        let tournament = &notice.tournament;
        let words = self.context.public(tournament.place.guild).await?;
        let all: Vec<&Enrolled> = table.seats.iter().filter_map(|place| tournament.at(*place)).collect();
        let at: Vec<u64> = all.iter().filter(|one| !one.is_computer()).map(|one| one.person).collect();
        let message = if let Some(message) = notice.message {
            message
        } else {
            let people = words.list(all.iter().map(|one| tournament_message::mention_or_name(one)));
            let said = words.tournament_table_drawn(table.round, table.number, &people);
            let pings = at.iter().map(|person| UserId::new(*person)).collect();
            let message =
                self.announce(notice, OutgoingMessage { pings, ..OutgoingMessage::new(&said) }).await?;
            self.context.table.tournament_posted(notice.id, message).await?;
            message
        };
        let name = words.tournament_thread(tournament.number, table.round, table.number);
        let thread = self.open_thread(tournament.place.channel, message, &name).await?;
        for person in at {
            let http = self.context.connection.request().await;
            let added = thread.add_thread_member(http, UserId::new(person)).await;
            if let Err(error) = added {
                // A player who has left the server can't be added; the table begins without them in the thread.
                tracing::warn!(notice = notice.id, trouble = ?ErrorClass::of(&error), "somebody could not be added");
            }
        }
        self.context.table.seat_table(tournament.id, table.round, table.number, thread.get()).await?;
        Ok(Some(message))
    }
}

/// Message above the standings of a round that was not the last.
fn after_round(words: Words, tournament: &Tournament, round: u32) -> OutgoingMessage {
    let host = tournament_message::mention(tournament.host);
    let over = words.tournament_round_over(round);
    if tournament.status != TournamentStatus::Running || tournament.round > round {
        let on = if tournament.round > round { words.tournament_goes_on() } else { String::new() };
        return OutgoingMessage::new(format!("{over} {on}").trim_end());
    }
    let there = tournament.enrolled.iter().filter(|one| one.state == EntrantState::In).count() as u32;
    let rows = tournament_message::next_button(words, tournament);
    let said = match 3_u32.saturating_sub(there) {
        0 => words.tournament_waits_for_host(&host),
        missing => words.tournament_too_few_left(missing, &host),
    };
    OutgoingMessage { rows, ..OutgoingMessage::new(&format!("{over} {said}")) }
}
