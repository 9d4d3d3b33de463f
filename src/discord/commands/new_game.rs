//! `/game new`: opens a lobby in the channel, or in a thread of its own ([PBP-1], [PBP-2], [PBP-61]).

use super::super::components::{blue, buttons};
use super::game::{RulebookChoice, SetupChoice, rulebook_of};
use crate::discord::components::custom_id::{NewGamePress, Press};
use crate::discord::interactions::request::{Answer, Answered, Refusal, Request};
use crate::discord::interactions::slash::refusal;
use crate::discord::lobby::computers;
use crate::discord::lobby::lobby_message;
use crate::discord::options::integer_option;
use crate::table::{NewGame, TableError};

/// The response to `/game new`.
pub(super) struct Opened {
    pub(super) answer: Answer,
    /// Whether the answer is the lobby message.
    pub(super) is_lobby: bool,
    /// What the host is told privately after it.
    pub(super) also: Option<String>,
}

impl Opened {
    fn privately(answer: Answer) -> Self {
        Self { answer, is_lobby: false, also: None }
    }
}

impl Request {
    /// The options of a new game, checked as far as they need no table.
    pub(super) fn new_game(
        &self,
        (rulebook, setup): (Option<RulebookChoice>, Option<SetupChoice>),
        (seats, computers): (Option<i64>, i64),
        pace: Option<&str>,
    ) -> Result<NewGamePress, Refusal> {
        let (fewest, most) = rulebook_of(rulebook).seats();
        let outside = |seats: i64| {
            let seats = integer_option::magnitude(seats);
            refusal(self.words.setup_seats(seats, fewest.into(), most.into()))
        };
        let seats = seats.map(|n| u8::try_from(n).map_err(|_| outside(n))).transpose()?;
        let pace =
            pace.map(|p| p.trim().parse().map_err(|_| refusal(self.words.pace_not_offered()))).transpose()?;
        Ok(NewGamePress {
            rulebook: rulebook.map_or(0, |choice| choice as u8),
            setup: setup.map_or(0, |choice| choice as u8 + 1),
            seats,
            pace,
            computers: computers::count_of(computers),
        })
    }

    /// Opens the lobby in this channel, or in a thread. If the channel has a game, offers a thread.
    pub(super) async fn open_lobby(&self, wish: &NewGamePress, thread: bool) -> Result<Opened, Refusal> {
        let place = self.writable()?;
        let no_thread = self.no_thread();
        if thread && no_thread.is_none() {
            return self.open_in_thread(wish).await.map(Opened::privately);
        }
        match self.context.table.open_lobby(place, &self.person, self.asked_for(wish, false)?).await {
            Ok(lobby) => {
                let answer = lobby_message::message(self.context.public(place.guild).await?, &lobby);
                let also = no_thread.filter(|_| thread);
                let also = also.map(|why| format!("{why} {}", self.words.thread_stays()));
                Ok(Opened { answer, is_lobby: true, also })
            }
            Err(error @ (TableError::GameHere { .. } | TableError::LobbyHere { .. })) => {
                let taken = self.refusal(error.into()).await;
                match no_thread {
                    None => {
                        let button = blue(&Press::NewInThread(*wish), &self.words.button_new_in_thread());
                        let said = format!("{taken}\n{}", self.words.thread_offered());
                        Ok(Opened::privately(Answer::new(said).with(buttons(&[button]))))
                    }
                    Some(why) if thread => Err(refusal(format!("{taken}\n{why}"))),
                    Some(_) => Err(refusal(taken)),
                }
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Opens the lobby in a thread below a message in this channel. The delivery opens the thread.
    pub(in crate::discord) async fn open_in_thread(&self, wish: &NewGamePress) -> Answered {
        let place = self.writable()?;
        if let Some(why) = self.no_thread() {
            return Err(refusal(why));
        }
        let lobby = self.context.table.open_lobby(place, &self.person, self.asked_for(wish, true)?).await?;
        Ok(Answer::new(self.words.thread_coming(lobby.number)))
    }

    /// Why this channel can't have a thread; `None` if it can.
    fn no_thread(&self) -> Option<String> {
        if self.in_thread {
            return Some(self.words.thread_in_thread());
        }
        let lacking = self.lacking_for_threads();
        (!lacking.is_empty()).then(|| self.words.no_thread(&self.words.list(lacking)))
    }

    /// The new game as the table takes it. Codes are untrusted: the table checks its values.
    fn asked_for(&self, wish: &NewGamePress, own_thread: bool) -> Result<NewGame, Refusal> {
        let NewGamePress { rulebook, setup, seats, pace, computers } = *wish;
        let unknown = || refusal(self.words.unknown_button());
        let rulebook = RulebookChoice::at(rulebook).ok_or_else(unknown)?;
        let setup = match setup {
            0 => None,
            at => Some(SetupChoice::at(at - 1).ok_or_else(unknown)?),
        };
        let rulebook = rulebook_of(Some(rulebook));
        let switches = self.setup_of(rulebook, setup)?;
        Ok(NewGame { rulebook, seats, pace, switches, computers, own_thread })
    }
}
