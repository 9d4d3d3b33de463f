//! `/game new`: opens a lobby in the channel, or in a thread of its own ([PBP-1], [PBP-2], [PBP-61]).

use super::super::components::{blue, buttons};
use super::game::{RulebookChoice, SetupChoice, rulebook_of};
use crate::discord::commands::game;
use crate::discord::components::custom_id::{NewGamePress, Press};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash::refusal;
use crate::discord::lobby::computers;
use crate::discord::lobby::lobby_message;
use crate::discord::options::integer_option;
use crate::discord::panels::table_replies;
use crate::table::{AbsencePolicy, ClockRules, NewGame, TableError};

/// The options of `/game new`.
#[derive(Clone, Copy)]
pub(in crate::discord) struct Wish {
    /// What every code of the button for a thread has.
    pub(in crate::discord) press: NewGamePress,
    /// What happens to somebody who does not answer in time.
    pub(in crate::discord) absence: Option<AbsencePolicy>,
    /// What holds for the clock beside the pace.
    pub(in crate::discord) clock: ClockRules,
}

impl Wish {
    /// With all defaults of what the press does not have.
    pub(in crate::discord) fn of(press: NewGamePress) -> Self {
        Self { press, absence: None, clock: ClockRules::default() }
    }

    /// The button that opens it in a thread.
    fn press(self) -> Press {
        match self {
            Self { press, absence: None, clock } if clock == ClockRules::default() => {
                Press::NewInThread(press)
            }
            Self { press, absence: Some(policy), clock } if clock == ClockRules::default() => {
                Press::NewInThreadWith(press, policy)
            }
            Self { press, absence, clock } => Press::NewInThreadTimed(press, absence, clock),
        }
    }
}

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

/// The options of a new game, checked as far as they need no table.
pub(super) fn new_game(
    request: &Request,
    (rulebook, setup): (Option<RulebookChoice>, Option<SetupChoice>),
    (seats, computers): (Option<i64>, i64),
    pace: Option<&str>,
    (absence, clock): (Option<AbsencePolicy>, ClockRules),
) -> Result<Wish, Refusal> {
    let (fewest, most) = rulebook_of(rulebook).seats();
    let outside = |seats: i64| {
        let seats = integer_option::magnitude(seats);
        refusal(request.words.setup_seats(seats, fewest.into(), most.into()))
    };
    let seats = seats.map(|n| u8::try_from(n).map_err(|_| outside(n))).transpose()?;
    let pace =
        pace.map(|p| p.trim().parse().map_err(|_| refusal(request.words.pace_not_offered()))).transpose()?;
    let press = NewGamePress {
        rulebook: rulebook.map_or(0, |choice| choice as u8),
        setup: setup.map_or(0, |choice| choice as u8 + 1),
        seats,
        pace,
        computers: computers::count_of(computers),
    };
    Ok(Wish { press, absence, clock })
}

/// Opens the lobby in this channel, or in a thread. If the channel has a game, offers a thread.
pub(super) async fn open_lobby(request: &Request, wish: Wish, thread: bool) -> Result<Opened, Refusal> {
    let place = request.writable()?;
    let no_thread = no_thread(request);
    if thread && no_thread.is_none() {
        return open_in_thread(request, wish).await.map(Opened::privately);
    }
    let new = asked_for(request, wish, false)?;
    request.may_open(place.guild, new.rulebook).await?;
    match request.context.table.open_lobby(place, &request.person, new).await {
        Ok(lobby) => {
            let answer = lobby_message::message(request.context.public(place.guild).await?, &lobby);
            let also = no_thread.filter(|_| thread);
            let also = also.map(|why| format!("{why} {}", request.words.thread_stays()));
            Ok(Opened { answer, is_lobby: true, also })
        }
        Err(error @ (TableError::GameHere { .. } | TableError::LobbyHere { .. })) => {
            let taken = table_replies::refusal(request, error.into()).await;
            match no_thread {
                None => {
                    let button = blue(&wish.press(), &request.words.button_new_in_thread());
                    let said = format!("{taken}\n{}", request.words.thread_offered());
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
pub(in crate::discord) async fn open_in_thread(request: &Request, wish: Wish) -> Answered {
    let place = request.writable()?;
    if let Some(why) = no_thread(request) {
        return Err(refusal(why));
    }
    let new = asked_for(request, wish, true)?;
    request.may_open(place.guild, new.rulebook).await?;
    let lobby = request.context.table.open_lobby(place, &request.person, new).await?;
    Ok(Answer::new(request.words.thread_coming(lobby.number)))
}

/// Why this channel can't have a thread; `None` if it can.
fn no_thread(request: &Request) -> Option<String> {
    if request.in_thread {
        return Some(request.words.thread_in_thread());
    }
    let lacking = request.lacking_for_threads();
    (!lacking.is_empty()).then(|| request.words.no_thread(&request.words.list(lacking)))
}

/// The new game as the table takes it. Codes are untrusted: the table checks its values.
fn asked_for(request: &Request, wish: Wish, own_thread: bool) -> Result<NewGame, Refusal> {
    let Wish { press: NewGamePress { rulebook, setup, seats, pace, computers }, absence, clock } = wish;
    let unknown = || refusal(request.words.unknown_button());
    let rulebook = RulebookChoice::at(rulebook).ok_or_else(unknown)?;
    let setup = match setup {
        0 => None,
        at => Some(SetupChoice::at(at - 1).ok_or_else(unknown)?),
    };
    let rulebook = rulebook_of(Some(rulebook));
    let switches = game::setup_of(request, rulebook, setup)?;
    let absence_policy = absence.unwrap_or_default();
    Ok(NewGame { rulebook, seats, pace, switches, computers, own_thread, absence_policy, clock })
}
