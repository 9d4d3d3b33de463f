//! Parser of records: untrusted bytes to a record, or the first wrong line and the reason. Must not panic, or use more
//! memory than the bounds of [`super`]. Whether the game follows the rules is checked in `verify`.

use super::house_rules::house;
use super::value_syntax::{Reader, TermError};
use super::{
    Body, FIRST_LINE, Fault, Fixed, Header, LONGEST_LINE, Lines, MOST_ACTIONS, MOST_BYTES, Read, Record,
    SeatLine, fixed_terms, luck_headers, parse_actions, round_check, timestamp,
    tournament::FIRST_TOURNAMENT_LINE,
};
use crate::luck::{Beacon, Entropy, Seed};
use crate::rules::{Board, BoardId, Objective, Options, Outcome, Rulebook, Seat, Setup, TerritoryId};
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;

/// Headers of one line each; each at most once.
const KEYS: [&str; 24] = [
    "scope",
    "game",
    "rulebook",
    "board",
    "territories",
    "continents",
    "options",
    "house",
    "objectives",
    "dice",
    "computers",
    "players",
    "began",
    "ended",
    "result",
    "promise",
    "commitment",
    "words",
    "sealed",
    "revealed",
    "beacon",
    "erased",
    "tournament",
    "seed",
];
/// Maximum number of characters of a name.
const LONGEST_NAME: usize = 64;

/// Parses a record.
///
/// # Errors
/// The first wrong line, and the reason.
pub fn parse(bytes: &[u8]) -> Result<Read, Fault> {
    if bytes.len() > MOST_BYTES {
        return Err(Fault::new(1, format_args!("a record has at most {MOST_BYTES} bytes")));
    }
    let mut lines = Text::of(bytes);
    match lines.next()? {
        Some((_, FIRST_LINE)) => {}
        Some((line, other)) if other.starts_with("casus-belli record ") => {
            return Err(Fault::new(line, "a record of another version; this program reads version 1"));
        }
        _ => return Err(Fault::new(1, format_args!("a record begins with the line `{FIRST_LINE}`"))),
    }
    let (head, mut line) = Head::read(&mut lines)?;
    let (header, public, mut numbers) = head.read_header(line.map_or(lines.number, |line| line.0))?;
    let board = Board::get(header.setup.board());
    let mut page = parse_actions::Page::new(board, public);
    loop {
        let Some((number, text)) = line else {
            return Err(Fault::new(
                lines.number.max(1),
                "the record breaks off: its last line is `end` and the number of actions",
            ));
        };
        let count = numbers.moves.len();
        if let Some(said) = text.strip_prefix("end ") {
            page.nothing_waits().map_err(|why| Fault::new(number, why))?;
            if said != count.to_string() {
                return Err(Fault::new(
                    number,
                    format_args!("there are {count} actions, not `{}`", short(said)),
                ));
            }
            break;
        }
        if count.max(numbers.rounds.len()) == MOST_ACTIONS {
            return Err(Fault::new(number, format_args!("a record has at most {MOST_ACTIONS} actions")));
        }
        match page.line(text, count).map_err(|why| Fault::new(number, why))? {
            parse_actions::Kind::Action => numbers.moves.push(number),
            parse_actions::Kind::Round => numbers.rounds.push(number),
        }
        line = lines.next()?;
    }
    if let Some((number, _)) = lines.next()? {
        return Err(Fault::new(number, "nothing may follow the `end`"));
    }
    let body = if public { Body::Public(page.seen) } else { Body::Whole(page.whole) };
    Ok(Read { record: Record { header, body }, lines: numbers })
}

/// A quotation for a reason: truncated and escaped.
pub(super) fn short(text: &str) -> String {
    text.chars().take(40).flat_map(char::escape_debug).collect()
}

/// The bytes without the mark of UTF-8 that some editors put in front.
fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)
}

/// The line without blanks at its end: no value ends with one, and editors and chats leave some behind.
fn without_blanks(mut line: &[u8]) -> &[u8] {
    while let [rest @ .., b' ' | b'\t' | b'\r'] = line {
        line = rest;
    }
    line
}

/// Whether these bytes begin as the record of a tournament does.
pub fn is_tournament(bytes: &[u8]) -> bool {
    without_mark(bytes).starts_with(FIRST_TOURNAMENT_LINE.as_bytes())
}

/// Iterates over lines with their numbers; skips comments and empty lines.
pub(super) struct Text<'t> {
    rest: &'t [u8],
    number: usize,
}

impl<'t> Text<'t> {
    pub(super) fn of(bytes: &'t [u8]) -> Self {
        Self { rest: without_mark(bytes), number: 0 }
    }

    pub(super) fn next(&mut self) -> Result<Option<(usize, &'t str)>, Fault> {
        while !self.rest.is_empty() {
            self.number += 1;
            let end = self.rest.iter().position(|byte| *byte == b'\n');
            let (line, rest) =
                end.map_or((self.rest, &[][..]), |at| (&self.rest[..at], &self.rest[at + 1..]));
            self.rest = rest;
            let line = without_blanks(line);
            if line.len() > LONGEST_LINE {
                return Err(Fault::new(self.number, format_args!("a line has at most {LONGEST_LINE} bytes")));
            }
            let line = std::str::from_utf8(line).map_err(|_| Fault::new(self.number, "this is not UTF-8"))?;
            if !line.is_empty() && !line.starts_with('#') {
                return Ok(Some((self.number, line)));
            }
        }
        Ok(None)
    }
}

/// The headers: the lines before the first action.
struct Head<'t> {
    values: BTreeMap<&'static str, (usize, &'t str)>,
    seats: Vec<(usize, &'t str)>,
}

impl<'t> Head<'t> {
    /// Reads the headers; also returns the first line that is not a header.
    #[allow(clippy::type_complexity, reason = "a line is its number and its text")]
    fn read(lines: &mut Text<'t>) -> Result<(Self, Option<(usize, &'t str)>), Fault> {
        let mut head = Self { values: BTreeMap::new(), seats: Vec::new() };
        while let Some((number, line)) = lines.next()? {
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            if key == "seat" {
                if head.seats.len() >= Seat::MAX {
                    return Err(Fault::new(number, "more seats than any rulebook has"));
                }
                head.seats.push((number, value));
            } else if let Some(known) = KEYS.into_iter().find(|known| *known == key) {
                if head.values.insert(known, (number, value)).is_some() {
                    return Err(Fault::new(number, format_args!("`{known}` stands there twice")));
                }
            } else if key == "end" || key.bytes().all(|byte| byte.is_ascii_digit()) {
                return Ok((head, Some((number, line))));
            } else {
                return Err(Fault::new(number, format_args!("there is no header `{}`", short(key))));
            }
        }
        Ok((head, None))
    }

    /// The value of one header, parsed by `read`.
    fn one<T>(
        &self,
        key: &'static str,
        read: impl FnOnce(&'t str) -> Result<T, TermError>,
    ) -> Result<Option<T>, Fault> {
        let Some((line, text)) = self.values.get(key) else { return Ok(None) };
        read(text).map(Some).map_err(|why| Fault::new(*line, format_args!("`{key}`: {why}")))
    }

    fn term<T: DeserializeOwned>(&self, key: &'static str, board: &Board) -> Result<Option<T>, Fault> {
        self.one(key, |text| {
            let mut reader = Reader::new(board, text);
            let value = reader.value()?;
            reader.end()?;
            Ok(value)
        })
    }

    /// Parses and checks all headers. A missing header is reported at line `last`.
    fn read_header(&self, last: usize) -> Result<(Header, bool, Lines), Fault> {
        let missing = |key| move || Fault::new(last.max(1), format_args!("the header `{key}` is missing"));
        let scope = |text| match text {
            "whole" => Ok(false),
            "public" => Ok(true),
            other => Err(TermError(format!("`{}` is neither whole nor public", short(other)))),
        };
        let public = self.one("scope", scope)?.ok_or_else(missing("scope"))?;
        // The name of a board can be parsed with any board.
        let any = Board::get(BoardId::ALL[0]);
        let board_id: BoardId = self.term("board", any)?.ok_or_else(missing("board"))?;
        let board = Board::get(board_id);
        // The record lists the territories for readers without the board; the list also gives the order of cards in a
        // pile.
        let told: Vec<String> = self.term("territories", any)?.ok_or_else(missing("territories"))?;
        if !told.iter().eq(board.territories().iter().map(|territory| &territory.key)) {
            let line = self.values.get("territories").map_or(last, |(line, _)| *line);
            return Err(Fault::new(line, "these are not the board's territories in its order"));
        }
        let rulebook: Rulebook = self.term("rulebook", any)?.ok_or_else(missing("rulebook"))?;
        let options: Options = self.term("options", board)?.ok_or_else(missing("options"))?;
        let setup = Setup { rulebook, seats: self.seats.len() as u8, options };
        let line = self.values.get("options").map_or(last, |(line, _)| *line);
        setup.check().map_err(|why| Fault::new(line, why))?;
        if setup.board() != board_id {
            let line = self.values.get("board").map_or(last, |(line, _)| *line);
            return Err(Fault::new(
                line,
                format_args!("these options are played on `{}`", setup.board().key()),
            ));
        }
        self.check_derived_headers(&setup, board, last)?;
        let header = Header {
            game: self.term("game", board)?.ok_or_else(missing("game"))?,
            seats: self.seats(board)?,
            fixed: self.fixed(board)?,
            began: self.one("began", read_date)?,
            ended: self.one("ended", read_date)?,
            result: self.term::<Option<Outcome>>("result", board)?.ok_or_else(missing("result"))?,
            promise: self.one("promise", hexadecimal)?,
            commitment: self.one("commitment", hexadecimal)?,
            seed: self.one("seed", |text| {
                Seed::read(text).ok_or_else(|| TermError("64 hexadecimal digits are wanted".into()))
            })?,
            mix: self.mix(board)?,
            tournament: self.one("tournament", luck_headers::read_table)?.flatten(),
            setup,
        };
        self.check(&header, public)?;
        let headers = self.values.iter().map(|(key, (line, _))| (*key, *line)).collect();
        let terms = header.fixed.as_ref().map(|_| self.terms());
        Ok((header, public, Lines { headers, terms, ..Lines::default() }))
    }

    /// What the commitment fixes besides the older headers: all of its headers are present, or none.
    fn fixed(&self, board: &Board) -> Result<Option<Fixed>, Fault> {
        let dice = self.one("dice", fixed_terms::read_dice)?;
        let computers: Option<Vec<Option<String>>> = self.term("computers", board)?;
        let players = self.one("players", hexadecimal)?;
        let fault = |key: &str, reason: &str| {
            Fault::new(self.values.get(key).map_or(1, |(line, _)| *line), format_args!("`{key}`: {reason}"))
        };
        match (dice, computers, players) {
            (None, None, None) => Ok(None),
            (Some(_), Some(computers), Some(_)) if computers.len() != self.seats.len() => {
                Err(fault("computers", "there must be one for each seat, or `-`"))
            }
            (Some(dice), Some(computers), Some(players)) => Ok(Some(Fixed { dice, computers, players })),
            _ => {
                let mut there = ["dice", "computers", "players"].into_iter();
                let key = there.find(|key| self.values.contains_key(key)).unwrap_or("players");
                Err(fault(key, "it stands with `dice`, `computers` and `players`, or not at all"))
            }
        }
    }

    /// SHA-256 of the terms as they stand in these lines.
    fn terms(&self) -> [u8; 32] {
        let headers = self.values.iter().map(|(key, (_, value))| (*key, *value));
        let seats = self.seats.iter().map(|(_, seat)| ("seat", *seat));
        fixed_terms::of_game(&headers.chain(seats).collect::<Vec<_>>())
    }

    /// Checks headers that repeat information for readers without this program: the continents of the board, the house
    /// rules, the objectives that can be dealt.
    fn check_derived_headers(&self, setup: &Setup, board: &Board, last: usize) -> Result<(), Fault> {
        let missing = |key| Fault::new(last.max(1), format_args!("the header `{key}` is missing"));
        let line = |key| self.values.get(key).map_or(1, |(line, _)| *line);
        let continents: Vec<Vec<TerritoryId>> =
            self.term("continents", board)?.ok_or_else(|| missing("continents"))?;
        let own = board.continents().iter().map(|continent| continent.territories.iter().collect::<Vec<_>>());
        if !own.eq(continents) {
            return Err(Fault::new(line("continents"), "these are not the board's continents in its order"));
        }
        let told: Vec<String> = self.term("house", board)?.ok_or_else(|| missing("house"))?;
        if told != house(setup) {
            let key = setup.rulebook.key();
            let reason = format_args!("by these options and `house`, the rulebook isn't `{key}`");
            return Err(Fault::new(line("rulebook"), reason));
        }
        let told: Vec<Objective> = self.term("objectives", board)?.ok_or_else(|| missing("objectives"))?;
        if told != setup.objectives() {
            let reason = "these are not the objectives that can be dealt, in their order";
            return Err(Fault::new(line("objectives"), reason));
        }
        Ok(())
    }

    /// The entropy of the luck: all of its headers are present, or none.
    fn mix(&self, board: &Board) -> Result<Option<Entropy>, Fault> {
        let words: Option<Vec<Option<String>>> = self.term("words", board)?;
        let sealed: Option<Vec<Option<String>>> = self.term("sealed", board)?;
        let revealed: Option<Vec<Option<String>>> = self.term("revealed", board)?;
        let beacon: Option<Beacon> = self.one("beacon", luck_headers::read_beacon)?;
        let line = |key| self.values.get(key).map_or(1, |(line, _)| *line);
        let erased = self.one("erased", luck_headers::read_erased)?;
        match (words, sealed, revealed, beacon) {
            (None, None, None, None) if erased.is_none() => Ok(None),
            (Some(words), Some(sealed), Some(revealed), Some(beacon)) => {
                let beacon = (beacon, erased);
                let mix = luck_headers::combine_entropy(self.seats.len(), words, &sealed, revealed, beacon);
                let fault = |(key, why)| Fault::new(line(key), format_args!("`{key}`: {why}"));
                mix.map(Some).map_err(fault)
            }
            _ => {
                let mut there = ["words", "sealed", "revealed", "beacon", "erased"].into_iter();
                let key = there.find(|key| self.values.contains_key(key)).unwrap_or("words");
                let reason = "it stands with `words`, `sealed`, `revealed` and `beacon`, or not at all";
                Err(Fault::new(line(key), format_args!("`{key}`: {reason}")))
            }
        }
    }

    /// Checks conditions across headers.
    fn check(&self, header: &Header, public: bool) -> Result<(), Fault> {
        let fault = |key: &str, reason: &str| {
            Fault::new(self.values.get(key).map_or(1, |(line, _)| *line), format_args!("`{key}`: {reason}"))
        };
        for (key, there) in [("seed", header.seed.is_some()), ("words", header.mix.is_some())] {
            if there && public {
                return Err(fault(key, "a record of a game that is running can't tell it"));
            }
        }
        let secrets = [header.promise.is_some(), header.commitment.is_some(), header.mix.is_some()];
        if header.seed.is_some() && secrets.contains(&false) {
            let reason = "it stands with `promise`, `commitment`, `words`, `sealed`, `revealed` and `beacon`, or not \
                          at all";
            return Err(fault("seed", reason));
        }
        self.check_beacon(header)?;
        let winners = header.result.iter().flat_map(|result| &result.winners);
        if winners.into_iter().any(|seat| seat.index() >= header.seats.len()) {
            return Err(fault("result", "a winner has no seat"));
        }
        Ok(())
    }

    /// Checks that the beacon was used as the terms say. The start of a tournament's table has no round of its own.
    fn check_beacon(&self, header: &Header) -> Result<(), Fault> {
        let (Some(fixed), Some(mix), None) = (&header.fixed, &header.mix, header.tournament) else {
            return Ok(());
        };
        let line = self.values.get("beacon").map_or(1, |(line, _)| *line);
        round_check::agrees(fixed.dice, &mix.beacon)
            .map_err(|why| Fault::new(line, format_args!("`beacon`: {why}")))
    }

    fn seats(&self, board: &Board) -> Result<Vec<SeatLine>, Fault> {
        let read = |(index, (line, text)): (usize, &(usize, &'t str))| {
            let read = || {
                let mut reader = Reader::new(board, text);
                if reader.number()? != index as u64 {
                    return Err(TermError(format!("seat {index} is the next")));
                }
                reader.expect(" ")?;
                let colour = reader.word()?.to_owned();
                reader.expect(" ")?;
                let name: Option<String> = reader.value()?;
                reader.end()?;
                let long = [Some(&colour), name.as_ref()].into_iter().flatten();
                if long.into_iter().any(|text| text.chars().count() > LONGEST_NAME) {
                    return Err(TermError(format!("at most {LONGEST_NAME} characters")));
                }
                Ok(SeatLine { colour, name })
            };
            read().map_err(|why| Fault::new(*line, why))
        };
        self.seats.iter().enumerate().map(read).collect()
    }
}

fn read_date(text: &str) -> Result<i64, TermError> {
    timestamp::read(text).ok_or_else(|| TermError("a date such as 2026-09-21T14:13:20Z is wanted".into()))
}

fn hexadecimal(text: &str) -> Result<String, TermError> {
    let digits = Seed::read(text).ok_or_else(|| TermError("64 hexadecimal digits are wanted".into()))?;
    Ok(digits.hex())
}
