//! What buttons, menus and forms carry: a small typed code in `custom_id`, at most 100 characters.
//!
//! The state of a menu of several steps lives here (and in the values picked), so that it survives a restart.
//! Never trusted: whoever presses is taken from the interaction, and each answer is checked by the table.

mod draft;

pub(crate) use draft::Draft;

use super::commands::chart::Shape;
use crate::rules::{AskId, TerritoryId};
use crate::table::{GameId, TournamentId};
use std::fmt;
use std::str::FromStr;

/// Something pressed, picked or filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Press {
    /// On the lobby message, or on its settings.
    Lobby(GameId, LobbyPress),
    /// On the turn panel of a board post: opens a private menu.
    Panel(GameId, Door),
    /// In a private menu, about one open question.
    Step(GameId, AskId, Step),
    /// The host confirms that a running game is called off.
    CallOff(GameId),
    /// On the message of a tournament, or on its standings.
    Cup(TournamentId, CupPress),
    /// Below the end of a game: a chart of it, or the film.
    Chart(GameId, Shape),
}

/// On the message of a tournament, or on its standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CupPress {
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

impl CupPress {
    /// Whether it takes the place of the private message that was pressed.
    pub(crate) const fn in_place(self) -> bool {
        match self {
            Self::End | Self::Void(..) | Self::Pace | Self::Rule | Self::Value(_) => true,
            Self::Join | Self::Leave | Self::Start | Self::Next | Self::Settings => false,
        }
    }
}

impl fmt::Display for CupPress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Join => "join",
            Self::Leave => "leave",
            Self::Start => "start",
            Self::Next => "next",
            Self::End => "end",
            Self::Settings => "settings",
            Self::Pace => "pace",
            Self::Rule => "rule",
            Self::Void(round, number) => return write!(f, "x{round}-{number}"),
            Self::Value(switch) => return write!(f, "v{switch}"),
        })
    }
}

impl FromStr for CupPress {
    type Err = ();

    fn from_str(code: &str) -> Result<Self, ()> {
        Ok(match code {
            "join" => Self::Join,
            "leave" => Self::Leave,
            "start" => Self::Start,
            "next" => Self::Next,
            "end" => Self::End,
            "settings" => Self::Settings,
            "pace" => Self::Pace,
            "rule" => Self::Rule,
            other => match (other.strip_prefix('v'), other.strip_prefix('x')) {
                (Some(switch), _) => Self::Value(number(switch)?),
                (None, Some(table)) => {
                    let (round, table) = table.split_once('-').ok_or(())?;
                    Self::Void(number(round)?, number(table)?)
                }
                (None, None) => return Err(()),
            },
        })
    }
}

/// On the lobby message, or on its settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Door {
    /// The menu of what is asked.
    Act,
    /// The menu for ending the turn with a move.
    Fortify,
    /// The sets in hand.
    Trade,
    /// End the turn: asks once more.
    End,
    /// One's own cards.
    Hand,
    /// The whole board, privately.
    Board,
    /// The same in words.
    Words,
    /// Who has what.
    Status,
}

/// When an attack ordered by a button stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// One roll.
    Once,
    /// At the capture.
    Captured,
    /// When so many armies are left.
    Left(u32),
}

/// One step in a private menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Show what is asked.
    Menu,
    /// A territory to claim was picked in the so-manyth menu.
    Claim(u8),
    /// A territory was picked for a wish list.
    WishAdd(u8, Draft),
    /// The last wish is taken back.
    WishBack(Draft),
    /// The wish list is handed in.
    WishDone(Draft),
    /// A territory was picked for starting armies.
    DeployAt(u8, Draft),
    /// So many armies for the so-manyth territory of the draft.
    Deploy(Draft, u8, u32),
    /// Another number, from a form.
    DeployOther(Draft, u8),
    /// The rest is spread evenly.
    DeployEven(Draft),
    /// Back to the list, with what is placed so far.
    DeployShow(Draft),
    /// All is taken back.
    DeployClear,
    /// Handed in.
    DeployDone(Draft),
    /// A territory was picked for reinforcements.
    PlaceAt(u8),
    /// So many armies there.
    Place(TerritoryId, u32),
    /// Another number, from a form.
    PlaceOther(TerritoryId),
    /// Show the sets.
    Sets,
    /// A set was picked.
    Trade,
    /// Where the two armies of a set go was picked.
    Bonus,
    /// An attack was picked.
    AttackAt(u8),
    /// Attack.
    Attack(TerritoryId, TerritoryId, Stop),
    /// No more attacks.
    StopAttacks,
    /// So many dice.
    Defend(u8),
    /// So many attack dice, after the defence.
    Throw(u8),
    /// Cards to drop were picked.
    Discard,
    /// Nothing to place: on to the attacks.
    GoOn,
    /// Keep captured cards.
    Keep,
    /// Propose a fast battle with an attack.
    Fast(TerritoryId, TerritoryId),
    /// Yes or no to one.
    Consent(bool),
    /// Yes to this one and to every later one.
    AgreeAlways,
    /// So many armies move in.
    Advance(u32),
    /// Another number, from a form.
    AdvanceOther,
    /// Show the moves at the end of a turn.
    Moves,
    /// A move was picked.
    MoveAt(u8),
    /// Move so many.
    Move(TerritoryId, TerritoryId, u32),
    /// Another number, from a form.
    MoveOther(TerritoryId, TerritoryId),
    /// End the turn, though more could be done: asks once more.
    EndAsk,
    /// End the turn without a move.
    End,
}

/// The code as it stands in a `custom_id`.
impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lobby(GameId(game), press) => write!(f, "l:{game}:{press}"),
            Self::Panel(GameId(game), door) => write!(f, "p:{game}:{}", door.code()),
            Self::Step(GameId(game), ask, step) => write!(f, "s:{game}:{ask}:{step}"),
            Self::CallOff(GameId(game)) => write!(f, "x:{game}"),
            Self::Cup(TournamentId(id), press) => write!(f, "t:{id}:{press}"),
            Self::Chart(GameId(game), shape) => write!(f, "c:{game}:{}", shape.code()),
        }
    }
}

impl FromStr for Press {
    type Err = ();

    fn from_str(code: &str) -> Result<Self, ()> {
        let mut parts = code.split(':');
        let mut part = || parts.next().ok_or(());
        let kind = part()?;
        let game = GameId(number(part()?)?);
        let press = match kind {
            "l" => Self::Lobby(game, part()?.parse()?),
            "p" => Self::Panel(game, Door::find(part()?).ok_or(())?),
            "s" => {
                let ask = part()?.parse()?;
                let verb = part()?;
                Self::Step(game, ask, step(verb, &mut parts)?)
            }
            "x" => Self::CallOff(game),
            "t" => Self::Cup(TournamentId(game.0), part()?.parse()?),
            "c" => Self::Chart(game, Shape::find(part()?).ok_or(())?),
            _ => return Err(()),
        };
        if parts.next().is_some() { Err(()) } else { Ok(press) }
    }
}

fn number<N: FromStr>(text: &str) -> Result<N, ()> {
    text.parse().map_err(|_| ())
}

impl fmt::Display for LobbyPress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Join => "join",
            Self::Leave => "leave",
            Self::Colours => "colours",
            Self::Colour => "colour",
            Self::Settings => "settings",
            Self::Pace => "pace",
            Self::Seats => "seats",
            Self::Waits => "waits",
            Self::Rule => "rule",
            Self::Luck => "luck",
            Self::Start => "start",
            Self::Value(switch) => return write!(f, "v{switch}"),
        })
    }
}

impl FromStr for LobbyPress {
    type Err = ();

    fn from_str(code: &str) -> Result<Self, ()> {
        Ok(match code {
            "join" => Self::Join,
            "leave" => Self::Leave,
            "colours" => Self::Colours,
            "colour" => Self::Colour,
            "settings" => Self::Settings,
            "pace" => Self::Pace,
            "seats" => Self::Seats,
            "waits" => Self::Waits,
            "rule" => Self::Rule,
            "luck" => Self::Luck,
            "start" => Self::Start,
            value => Self::Value(number(value.strip_prefix('v').ok_or(())?)?),
        })
    }
}

impl Door {
    const ALL: [Self; 8] = [
        Self::Act,
        Self::Fortify,
        Self::Trade,
        Self::End,
        Self::Hand,
        Self::Board,
        Self::Words,
        Self::Status,
    ];

    const fn code(self) -> &'static str {
        match self {
            Self::Act => "act",
            Self::Fortify => "fortify",
            Self::Trade => "trade",
            Self::End => "end",
            Self::Hand => "hand",
            Self::Board => "board",
            Self::Words => "words",
            Self::Status => "status",
        }
    }

    fn find(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|door| door.code() == code)
    }
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Once => f.write_str("o"),
            Self::Captured => f.write_str("c"),
            Self::Left(armies) => write!(f, "l{armies}"),
        }
    }
}

impl FromStr for Stop {
    type Err = ();

    fn from_str(code: &str) -> Result<Self, ()> {
        Ok(match code {
            "o" => Self::Once,
            "c" => Self::Captured,
            left => Self::Left(number(left.strip_prefix('l').ok_or(())?)?),
        })
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Menu => f.write_str("menu"),
            Self::Claim(page) => write!(f, "claim:{page}"),
            Self::WishAdd(page, draft) => write!(f, "wa:{page}:{draft}"),
            Self::WishBack(draft) => write!(f, "wb:{draft}"),
            Self::WishDone(draft) => write!(f, "wd:{draft}"),
            Self::DeployAt(page, draft) => write!(f, "dt:{page}:{draft}"),
            Self::Deploy(draft, at, n) => write!(f, "dn:{draft}:{at}:{n}"),
            Self::DeployOther(draft, at) => write!(f, "do:{draft}:{at}"),
            Self::DeployEven(draft) => write!(f, "de:{draft}"),
            Self::DeployShow(draft) => write!(f, "ds:{draft}"),
            Self::DeployClear => f.write_str("dc"),
            Self::DeployDone(draft) => write!(f, "dd:{draft}"),
            Self::PlaceAt(page) => write!(f, "pt:{page}"),
            Self::Place(at, n) => write!(f, "pn:{}:{n}", at.0),
            Self::PlaceOther(at) => write!(f, "po:{}", at.0),
            Self::Sets => f.write_str("sets"),
            Self::Trade => f.write_str("trade"),
            Self::Bonus => f.write_str("bonus"),
            Self::AttackAt(page) => write!(f, "at:{page}"),
            Self::Attack(from, to, stop) => write!(f, "an:{}:{}:{stop}", from.0, to.0),
            Self::StopAttacks => f.write_str("stop"),
            Self::Defend(dice) => write!(f, "def:{dice}"),
            Self::Throw(dice) => write!(f, "thr:{dice}"),
            Self::Discard => f.write_str("drop"),
            Self::GoOn => f.write_str("on"),
            Self::Keep => f.write_str("keep"),
            Self::Fast(from, to) => write!(f, "fast:{}:{}", from.0, to.0),
            Self::Consent(yes) => write!(f, "yes:{}", u8::from(*yes)),
            Self::AgreeAlways => f.write_str("always"),
            Self::Advance(n) => write!(f, "adv:{n}"),
            Self::AdvanceOther => f.write_str("ado"),
            Self::Moves => f.write_str("moves"),
            Self::MoveAt(page) => write!(f, "mt:{page}"),
            Self::Move(from, to, n) => write!(f, "mn:{}:{}:{n}", from.0, to.0),
            Self::MoveOther(from, to) => write!(f, "mo:{}:{}", from.0, to.0),
            Self::EndAsk => f.write_str("sure"),
            Self::End => f.write_str("end"),
        }
    }
}

fn step<'a>(verb: &str, parts: &mut impl Iterator<Item = &'a str>) -> Result<Step, ()> {
    fn one<'a, N: FromStr>(parts: &mut impl Iterator<Item = &'a str>) -> Result<N, ()> {
        number(parts.next().ok_or(())?)
    }
    fn at<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Result<TerritoryId, ()> {
        one(parts).map(TerritoryId)
    }
    Ok(match verb {
        "menu" => Step::Menu,
        "claim" => Step::Claim(one(parts)?),
        "wa" => Step::WishAdd(one(parts)?, one(parts)?),
        "wb" => Step::WishBack(one(parts)?),
        "wd" => Step::WishDone(one(parts)?),
        "dt" => Step::DeployAt(one(parts)?, one(parts)?),
        "dn" => Step::Deploy(one(parts)?, one(parts)?, one(parts)?),
        "do" => Step::DeployOther(one(parts)?, one(parts)?),
        "de" => Step::DeployEven(one(parts)?),
        "ds" => Step::DeployShow(one(parts)?),
        "dc" => Step::DeployClear,
        "dd" => Step::DeployDone(one(parts)?),
        "pt" => Step::PlaceAt(one(parts)?),
        "pn" => Step::Place(at(parts)?, one(parts)?),
        "po" => Step::PlaceOther(at(parts)?),
        "sets" => Step::Sets,
        "trade" => Step::Trade,
        "bonus" => Step::Bonus,
        "at" => Step::AttackAt(one(parts)?),
        "an" => Step::Attack(at(parts)?, at(parts)?, one(parts)?),
        "stop" => Step::StopAttacks,
        "def" => Step::Defend(one(parts)?),
        "thr" => Step::Throw(one(parts)?),
        "drop" => Step::Discard,
        "on" => Step::GoOn,
        "keep" => Step::Keep,
        "fast" => Step::Fast(at(parts)?, at(parts)?),
        "yes" => Step::Consent(match one::<u8>(parts)? {
            0 => false,
            1 => true,
            _ => return Err(()),
        }),
        "always" => Step::AgreeAlways,
        "adv" => Step::Advance(one(parts)?),
        "ado" => Step::AdvanceOther,
        "moves" => Step::Moves,
        "mt" => Step::MoveAt(one(parts)?),
        "mn" => Step::Move(at(parts)?, at(parts)?, one(parts)?),
        "mo" => Step::MoveOther(at(parts)?, at(parts)?),
        "sure" => Step::EndAsk,
        "end" => Step::End,
        _ => return Err(()),
    })
}

#[cfg(test)]
mod tests;
