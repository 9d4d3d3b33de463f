//! Custom ids of buttons, select menus and modals: a typed value as a short text, written and read by one derived
//! codec.
//!
//! The state of a menu with several steps is stored here, so that it survives a restart. Custom ids are untrusted
//! input: the person comes from the interaction, and the table checks each answer. A value that is too long is a typed
//! error, not a truncated code. A code of another version, or with any other spelling, is refused.

mod agreed_end;
mod draft;
mod handover_press;
mod manage_press;

pub(crate) use agreed_end::{CallPress, ConcedePress};
pub(crate) use draft::{Counts, Ranking};
pub(crate) use handover_press::HandoverPress;
pub(crate) use manage_press::{ManageAction, ManagePress};

use crate::rules::{Action, AskId, Seat};
use crate::table::{AbsencePolicy, ClockRules, GameId, Pace, TournamentId};
use data_encoding::BASE64URL_NOPAD;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Version: the first character of each code. A change in the meaning of a code in use needs another letter, so that
/// buttons of existing messages are refused instead of misread. `tests/rules/codes.txt` lists the meanings of this
/// version.
const VERSION: char = 'A';
/// Maximum number of characters of a `custom_id`, and of the value of a select option.
const LONGEST: usize = 100;
/// Maximum number of bytes that fit in a code.
const ROOM: usize = (LONGEST - 1) * 3 / 4;

/// A code as it is sent: at most 100 characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Code(String);

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A value that does not fit in a code: the player has to use the command instead of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no room in a code of {LONGEST} characters")]
pub(crate) struct TooLong;

/// Why a code can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Unreadable {
    /// Written by another version, or by another bot.
    #[error("a code of another version")]
    OtherVersion,
    /// Of this version, but not a code that this program would write.
    #[error("no code of ours")]
    Malformed,
}

/// Encodes a value.
pub(crate) fn write<T: Serialize>(value: &T) -> Result<Code, TooLong> {
    let mut room = [0_u8; ROOM];
    let bytes = postcard::to_slice(value, &mut room).map_err(|_| TooLong)?;
    Ok(Code(format!("{VERSION}{}", BASE64URL_NOPAD.encode(bytes))))
}

/// Decodes what [`write`] wrote. Refuses other spellings of the same value and trailing bytes.
pub(crate) fn read<T: Serialize + DeserializeOwned>(code: &str) -> Result<T, Unreadable> {
    let text = code.strip_prefix(VERSION).ok_or(Unreadable::OtherVersion)?;
    if code.len() > LONGEST {
        return Err(Unreadable::Malformed);
    }
    let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).map_err(|_| Unreadable::Malformed)?;
    let value: T = postcard::from_bytes(&bytes).map_err(|_| Unreadable::Malformed)?;
    match write(&value) {
        Ok(Code(same)) if same == code => Ok(value),
        Ok(_) | Err(TooLong) => Err(Unreadable::Malformed),
    }
}

/// A button press, a selection or a submitted modal; `F` is what the families add. Variants are appended, not
/// reordered: codes contain their positions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Coded<F> {
    /// On the lobby message, or in its settings.
    Lobby(GameId, LobbyPress),
    /// On the turn panel of a board post: opens a private message.
    Panel(GameId, PanelPress<F>),
    /// The host confirms that a running game is called off.
    CallOff(GameId),
    /// On the message of a tournament, or on its standings.
    Tournament(TournamentId, TournamentPress),
    /// On the message about the end of a game: shows a chart or the film.
    Chart(GameId, ChartButton),
    /// Shows the open question again.
    Menu(GameId, #[serde(with = "question_id")] AskId),
    /// A complete answer to that question.
    Answer(GameId, #[serde(with = "question_id")] AskId, Action),
    /// A step in a private menu about that question.
    Step(GameId, #[serde(with = "question_id")] AskId, F),
    /// A select menu in which the value of each option is itself a code; the number distinguishes the menus of one
    /// message.
    Pick(u8),
    /// On the message about the end of a game: opens a lobby with the same players ([PBP-45]).
    Rematch(GameId),
    /// On a page of the person's own defaults, which belongs to no game.
    Own(F),
    /// On the list of a person's own games.
    My(MyPress),
    /// Below the refusal of `/game new` in a channel that has a game: opens it in a thread ([PBP-61]).
    NewInThread(NewGamePress),
    /// Takes back a player's own last answers ([PBP-12]).
    Undo(GameId, UndoPress),
    /// On a player's plan of a turn ([PBP-11]).
    Plan(GameId, PlanPress),
    /// On the page of a person's own standing orders in a game.
    Standing(GameId, F),
    /// On the notice that a computer player plays the person's seat: takes it back ([PBP-30]).
    TakeSeat(GameId),
    /// Like [`Coded::NewInThread`], with what happens to somebody who does not answer in time.
    NewInThreadWith(NewGamePress, AbsencePolicy),
    /// Below a proposal to pause, resume or extend a game: agrees to the one with that number ([PBP-26]).
    Agree(GameId, u32),
    /// On the page of a person's notices, for all games or for one ([PBP-18]).
    Notices(Option<GameId>, NoticesPress),
    /// On the pages of `/manage` ([PBP-63]).
    Manage(ManagePress),
    /// On the page of what a server allows.
    Server(ServerPress),
    /// On the pages about one's data ([PBP-54]).
    Privacy(PrivacyPress),
    /// On the page of a person's announced absences ([PBP-26]).
    Away(AwayPress),
    /// Like [`Coded::NewInThread`], with what the host chose about the time.
    NewInThreadTimed(NewGamePress, Option<AbsencePolicy>, ClockRules),
    /// On the private page about conceding ([PBP-65]).
    Concede(GameId, ConcedePress),
    /// On the announcement or on a private page about ending a game as it stands ([PBP-65]).
    CallIt(GameId, CallPress),
    /// On an announcement, or a page, about a seat that changes hands ([PBP-33]).
    Handover(GameId, HandoverPress),
    /// Below the status of a game, or the list of a person's games: nudges whoever the table waits for ([PBP-66]).
    Nudge(GameId),
    /// On the private panel: the best plans for the open question, in a message of their own.
    Hint(GameId),
}

/// On the page of a person's announced absences; the numbers are those of absences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum AwayPress {
    /// End it, or cancel it.
    End(i64),
    /// Open the form with its days; or others were typed into it.
    Change(i64),
    /// Open an empty form; or days were typed into it.
    Form,
}

/// The options of `/game new`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct NewGamePress {
    /// Position of the rulebook among the choices of the command.
    pub(crate) rulebook: u8,
    /// Position of the way of setting up among the choices, from 1 on; 0: not chosen.
    pub(crate) setup: u8,
    /// Maximum number of players, if given.
    pub(crate) seats: Option<u8>,
    /// Time for a turn, if given.
    pub(crate) pace: Option<Pace>,
    /// Number of computer players.
    pub(crate) computers: u8,
}

/// On the private panel, or on the list of what can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum UndoPress {
    /// Show what can be taken back.
    Offer,
    /// Take back that many answers, unless anything has happened since the list was made.
    Take {
        /// Number of events of the game when the list was made.
        revision: u32,
        /// Number of answers.
        answers: u32,
    },
    /// Take nothing back.
    Keep,
}

/// On a player's plan of a turn; the numbers are those of drafts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum PlanPress {
    /// Open the form; or a plan was typed into it.
    Form,
    /// Play it now.
    Play(u32),
    /// Keep it for the next turn.
    Keep(u32),
    /// Forget it.
    Cancel(u32),
    /// Forget the one that waits for the turn.
    Remove,
}

/// On the page of a person's notices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum NoticesPress {
    /// A game was picked, or all games: show what holds there.
    Scope,
    /// A way of being told was picked.
    Way,
    /// Times of reminders were picked.
    Reminders,
    /// Quiet hours were picked.
    Quiet,
    /// Open the form with time zone and hours; or they were typed into it.
    Form,
    /// Groups of notices were picked: the others are done without.
    Groups,
    /// Show the menus about hours.
    Hours,
    /// Show the first menus again.
    First,
    /// An hour for the daily digest was picked.
    Digest,
}

/// On the page of what a server allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum ServerPress {
    /// Everybody may open games.
    Everybody,
    /// A number of games was picked.
    Most,
    /// The rulebooks that are played were picked.
    Rulebooks,
}

/// On the pages about one's data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum PrivacyPress {
    /// Show what is kept.
    Show,
    /// Give it as a file.
    Export,
    /// Ask whether it is to be erased.
    Erase,
    /// Erase it.
    EraseNow,
    /// Give the data of the server as a file.
    ExportServer,
    /// Ask whether it is to be erased.
    EraseServer,
    /// Erase the data of the server, which has so many games and tournaments.
    EraseServerNow(u32, u32),
}

/// On the list of a person's own games, or on another page about that person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum MyPress {
    /// Open the next game that waits for the person.
    Next,
    /// Show that page of the list.
    Page(u32),
    /// On the person's own profile: hides the ratings from others, or shows them ([PBP-43]).
    HideRatings(bool),
    /// On the person's own profile: shows the ratings in other servers too, or not.
    RatingsElsewhere(bool),
}

/// Stands for no family: for presses in lobbies, tournaments and the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum NoFamily {}

/// A press without family data.
pub(crate) type Press = Coded<NoFamily>;

/// A press of one family, which is coded as a part of the sum over all families.
pub(crate) trait OfFamily {
    /// The sum.
    type Any: Serialize;

    /// The press as one of all families.
    fn of_any(self) -> Self::Any;
}

impl<F: Serialize> Coded<F> {
    /// Encodes the press.
    pub(crate) fn code(&self) -> Result<Code, TooLong> {
        write(self)
    }
}

impl<F> Coded<F> {
    /// The game of a button on a person's own panel or notice: it works in direct messages too ([PBP-56]). `None` for
    /// buttons that belong to their channel.
    pub(crate) const fn game_of_panel(&self) -> Option<GameId> {
        match self {
            Self::Panel(game, _)
            | Self::Menu(game, _)
            | Self::Answer(game, ..)
            | Self::Step(game, ..)
            | Self::Undo(game, _)
            | Self::Plan(game, _)
            | Self::Standing(game, _)
            | Self::TakeSeat(game)
            | Self::Nudge(game)
            | Self::Hint(game) => Some(*game),
            Self::Lobby(..)
            | Self::CallOff(_)
            | Self::Tournament(..)
            | Self::Chart(..)
            | Self::Pick(_)
            | Self::Rematch(_)
            | Self::Own(_)
            | Self::My(_)
            | Self::NewInThread(_)
            | Self::Agree(..)
            | Self::NewInThreadWith(..)
            | Self::Notices(..)
            | Self::Manage(_)
            | Self::Server(_)
            | Self::Privacy(_)
            | Self::Away(_)
            | Self::NewInThreadTimed(..)
            | Self::Concede(..)
            | Self::CallIt(..)
            | Self::Handover(..) => None,
        }
    }
}

impl From<&Press> for Code {
    /// A press without a family consists of numbers, which always fit. (An answer may not fit; its caller uses
    /// [`Coded::code`]. With this conversion its button would be answered as out of date.)
    fn from(press: &Press) -> Self {
        press.code().unwrap_or_else(|TooLong| Self(String::from("-")))
    }
}

/// On the message of a tournament, or on its standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum TournamentPress {
    /// Take part.
    Join,
    /// Stop taking part.
    Leave,
    /// Begin.
    Start,
    /// Begin the next round.
    Next,
    /// The host confirms that a running tournament is ended.
    End,
    /// The host confirms that a table is called off: round, table.
    Void(u32, u32),
    /// Open the settings.
    Settings,
    /// A pace was picked.
    Pace,
    /// A switch of the rulebook was picked: show its values.
    Rule,
    /// A value was picked for the switch with this index.
    Value(u8),
    /// A number of computer players was picked.
    Computers,
}

impl TournamentPress {
    /// Whether the response replaces the private message that was pressed.
    pub(crate) const fn in_place(self) -> bool {
        match self {
            Self::End | Self::Void(..) | Self::Pace | Self::Rule | Self::Value(_) | Self::Computers => true,
            Self::Join | Self::Leave | Self::Start | Self::Next | Self::Settings => false,
        }
    }
}

/// On the lobby message, or in its settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum LobbyPress {
    /// Take a seat.
    Join,
    /// Leave the seat.
    Leave,
    /// Open the menu of colours.
    Colours,
    /// A colour was picked.
    Colour,
    /// Open the settings.
    Settings,
    /// A pace was picked.
    Pace,
    /// A number of seats was picked.
    Seats,
    /// Waiting for defenders was switched on or off.
    Waits,
    /// A switch of the rulebook was picked: show its values.
    Rule,
    /// A value was picked for the switch with this index.
    Value(u8),
    /// Give a word for the dice: opens the modal, or submits it.
    Luck,
    /// Begin.
    Start,
    /// One computer player more.
    AddComputer,
    /// Computer players in all free seats.
    FillWithComputers,
    /// Open the menu of computer players.
    Computers,
    /// A change of one computer player was picked.
    Computer,
    /// A pace of the computer players was picked.
    ComputerDelay,
    /// A player was picked: show the roles that the host can give them.
    RoleOf,
    /// A role was picked for the player with this user id.
    Role(u64),
    /// An external player was picked for the seat of a computer player.
    External,
}

/// What a button of the turn panel opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum PanelPress<F> {
    /// The menu of the open question.
    Act,
    /// The player's own cards.
    Hand,
    /// The whole board as a picture, privately.
    Board,
    /// The board as text.
    Words,
    /// Status: armies and territories of all players.
    Status,
    /// A page of the open question that only shows something.
    Page(F),
    /// The board after that turn as text.
    PastWords(u32),
}

/// Charts of a game that is over, and its film.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum ChartButton {
    /// Shares of the territories.
    Share,
    /// Territories, turn by turn.
    Territories,
    /// Armies, turn by turn.
    Armies,
    /// Income, turn by turn.
    Income,
    /// Luck with the dice.
    Luck,
    /// The film.
    Film,
    /// The chances to win, turn by turn.
    Chances,
}

impl ChartButton {
    /// All buttons in display order.
    pub(crate) const ALL: [Self; 7] =
        [Self::Share, Self::Territories, Self::Armies, Self::Income, Self::Luck, Self::Chances, Self::Film];
}

/// Encodes an `AskId` with all fields: its derived serializer may omit the last one, which a format without field names
/// can't represent.
mod question_id {
    use super::{AskId, Deserialize, Seat, Serialize};

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
    pub(super) fn serialize<S: serde::Serializer>(ask: &AskId, to: S) -> Result<S::Ok, S::Error> {
        (ask.opened, ask.to.0, ask.number).serialize(to)
    }

    pub(super) fn deserialize<'de, D: serde::Deserializer<'de>>(from: D) -> Result<AskId, D::Error> {
        let (opened, to, number) = <(u32, u8, u8)>::deserialize(from)?;
        Ok(AskId { opened, to: Seat(to), number })
    }
}

#[cfg(test)]
mod tests;
