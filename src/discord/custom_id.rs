//! What buttons, menus and forms carry: a typed value as a short text in `custom_id`, written and read by one derived codec.
//!
//! The state of a menu of several steps lives here, so that it survives a restart. Never trusted: whoever presses is taken
//! from the interaction, and each answer is checked by the table. What has no room is a typed error, never a cut code; what
//! another version wrote, or nobody, is refused and never misread.

mod draft;

pub(crate) use draft::{Counts, Ranking};

use crate::rules::{Action, AskId, Seat};
use crate::table::{GameId, TournamentId};
use data_encoding::BASE64URL_NOPAD;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What codes begin with. Whoever changes what a code that is in use means takes another letter: the buttons that stand in
/// channels are answered then, not misread. `tests/rules/codes.txt` shows what the present one means.
const VERSION: char = 'A';
/// The most characters of a `custom_id`, and of the value of a menu's option.
const LONGEST: usize = 100;
/// The most bytes that they stand for.
const ROOM: usize = (LONGEST - 1) * 3 / 4;

/// A code as it is sent: at most 100 characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Code(String);

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A value that has no room in a code: the command has to be used instead of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no room in a code of {LONGEST} characters")]
pub(crate) struct TooLong;

/// Why a code can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Unreadable {
    /// Another version wrote it, or another bot.
    #[error("a code of another version")]
    OtherVersion,
    /// It is of this version, but this program would not have written it.
    #[error("no code of ours")]
    Malformed,
}

/// Writes a value.
pub(crate) fn write<T: Serialize>(value: &T) -> Result<Code, TooLong> {
    let mut room = [0_u8; ROOM];
    let bytes = postcard::to_slice(value, &mut room).map_err(|_| TooLong)?;
    Ok(Code(format!("{VERSION}{}", BASE64URL_NOPAD.encode(bytes))))
}

/// Reads what [`write`] wrote, and nothing else: no second spelling, no bytes behind the end.
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

/// Something pressed, picked or filled in; `F` is what the families add. Variants are appended, never reordered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Coded<F> {
    /// On the lobby message, or on its settings.
    Lobby(GameId, LobbyPress),
    /// On the turn panel of a board post: opens something private.
    Panel(GameId, PanelPress<F>),
    /// The host confirms that a running game is called off.
    CallOff(GameId),
    /// On the message of a tournament, or on its standings.
    Cup(TournamentId, TournamentPress),
    /// Below the end of a game: a chart of it, or the film.
    Chart(GameId, ChartButton),
    /// Shows again what is asked.
    Menu(GameId, #[serde(with = "question_id")] AskId),
    /// An answer to that question, as it stands.
    Answer(GameId, #[serde(with = "question_id")] AskId, Action),
    /// A step in a private menu about that question.
    Step(GameId, #[serde(with = "question_id")] AskId, F),
    /// A menu in which each option's value is a code of its own; the number tells the menus of one message apart.
    Pick(u8),
}

/// No family: what the lobby, tournaments and the panel press.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum NoFamily {}

/// What needs no family.
pub(crate) type Press = Coded<NoFamily>;

impl<F: Serialize> Coded<F> {
    /// As it is sent.
    pub(crate) fn code(&self) -> Result<Code, TooLong> {
        write(self)
    }
}

impl From<&Press> for Code {
    /// Presses without a family are numbers, which always have room. (An answer may have none; who writes one asks for
    /// [`Coded::code`]. Here it would become a button that says that it is out of date.)
    fn from(press: &Press) -> Self {
        press.code().unwrap_or_else(|TooLong| Self(String::from("-")))
    }
}

/// On the message of a tournament, or on its standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum TournamentPress {
    /// Take part.
    Join,
    /// Take no longer part.
    Leave,
    /// Begin.
    Start,
    /// Begin the next round.
    Next,
    /// The host confirms that a running tournament is ended.
    End,
    /// The host confirms that a table is called off: of that round, that one.
    Void(u32, u32),
    /// Open the settings.
    Settings,
    /// A pace was picked.
    Pace,
    /// A switch of the rulebook was picked: show its values.
    Rule,
    /// A value of the so-manyth switch was picked.
    Value(u8),
}

impl TournamentPress {
    /// Whether it takes the place of the private message that was pressed.
    pub(crate) const fn in_place(self) -> bool {
        match self {
            Self::End | Self::Void(..) | Self::Pace | Self::Rule | Self::Value(_) => true,
            Self::Join | Self::Leave | Self::Start | Self::Next | Self::Settings => false,
        }
    }
}

/// On the lobby message, or on its settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum LobbyPress {
    /// Sit down.
    Join,
    /// Get up.
    Leave,
    /// Open the colours.
    Colours,
    /// A colour was picked.
    Colour,
    /// Open the settings.
    Settings,
    /// A pace was picked.
    Pace,
    /// A number of seats was picked.
    Seats,
    /// Waiting for defenders was switched.
    Waits,
    /// A switch of the rulebook was picked: show its values.
    Rule,
    /// A value of the so-manyth switch was picked.
    Value(u8),
    /// Give a word for the dice: opens the form, or comes from it.
    Luck,
    /// Begin.
    Start,
}

/// What the turn panel opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum PanelPress<F> {
    /// The menu of what is asked.
    Act,
    /// One's own cards.
    Hand,
    /// The whole board, privately.
    Board,
    /// The same in words.
    Words,
    /// Who has what.
    Status,
    /// Another page of what is asked, which only shows something.
    Page(F),
}

/// What can be seen of a game that is over.
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
}

impl ChartButton {
    /// Every one, in the order in which they stand.
    pub(crate) const ALL: [Self; 6] =
        [Self::Share, Self::Territories, Self::Armies, Self::Income, Self::Luck, Self::Film];
}

/// A question's name in a code: records may leave its last part out, a code without names can't.
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
