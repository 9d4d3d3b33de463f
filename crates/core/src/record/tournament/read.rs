//! Parser of tournament records: untrusted bytes to a record, or the first wrong line and the reason. At most
//! [`MOST_BYTES`].

use super::super::fixed_terms;
use super::super::luck_headers;
use super::super::parse::{Text, short};
use super::super::value_syntax::{Reader, TermError};
use super::super::{Fault, FixedTournament, MOST_BYTES};
use super::{FIRST_TOURNAMENT_LINE, TableLine, TournamentRecord};
use crate::league::{Entrant, MOST_ENTRANTS, Plan, SeatResult, Table};
use crate::luck::Seed;
use crate::rules::{Board, BoardId};
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, BTreeSet};

/// Headers of one line each; each exactly once, but records from before the terms were fixed have no `dice` and no `players`, and most have
/// no `erased`.
const KEYS: [&str; 13] = [
    "tournament",
    "plan",
    "most",
    "dice",
    "players",
    "promise",
    "commitment",
    "words",
    "sealed",
    "revealed",
    "beacon",
    "erased",
    "seed",
];
/// Minimum and maximum number of players at a table.
const SIZES: std::ops::RangeInclusive<usize> = 3..=5;

/// A parsed tournament record with its line numbers.
#[derive(Clone, Debug)]
pub struct ReadTournament {
    /// The record.
    pub record: TournamentRecord,
    /// Line number of each header.
    pub(super) headers: BTreeMap<&'static str, usize>,
    /// Line number of the first table of each round.
    pub(super) rounds: Vec<usize>,
    /// SHA-256 of the fixed terms as they stand there.
    pub(super) terms: Option<[u8; 32]>,
}

/// Parses the record of a tournament.
///
/// # Errors
/// The first wrong line, and the reason.
pub fn parse_tournament(bytes: &[u8]) -> Result<ReadTournament, Fault> {
    if bytes.len() > MOST_BYTES {
        return Err(Fault::new(1, format_args!("a record has at most {MOST_BYTES} bytes")));
    }
    let mut lines = Text::of(bytes);
    match lines.next()? {
        Some((_, FIRST_TOURNAMENT_LINE)) => {}
        _ => {
            return Err(Fault::new(
                1,
                format_args!("a tournament begins with the line `{FIRST_TOURNAMENT_LINE}`"),
            ));
        }
    }
    let mut page = Page::default();
    let mut ended = false;
    while let Some((line, text)) = lines.next()? {
        if ended {
            return Err(Fault::new(line, "nothing may follow the `end`"));
        }
        ended = page.take(line, text).map_err(|why| Fault::new(line, why))?;
        page.last = line;
    }
    if !ended {
        return Err(Fault::new(
            page.last.max(1),
            "it breaks off: its last line is `end` and the number of rounds",
        ));
    }
    page.read_tournament()
}

/// State of the parser.
#[derive(Default)]
struct Page<'t> {
    values: BTreeMap<&'static str, (usize, &'t str)>,
    entrants: Vec<Option<String>>,
    rounds: Vec<(usize, Vec<TableLine>)>,
    last: usize,
}

impl<'t> Page<'t> {
    /// Parses one line; returns true for the `end` line.
    fn take(&mut self, line: usize, text: &'t str) -> Result<bool, TermError> {
        let (key, value) = text.split_once(' ').unwrap_or((text, ""));
        match key {
            "end" if value == self.rounds.len().to_string() => return Ok(true),
            "end" => return Err(TermError(format!("there are {} rounds", self.rounds.len()))),
            "entrant" => self.entrant(value)?,
            "table" => self.table(line, value)?,
            _ => {
                let known = KEYS.into_iter().find(|known| *known == key);
                let known = known.ok_or_else(|| TermError(format!("there is no header `{}`", short(key))))?;
                if self.values.insert(known, (line, value)).is_some() {
                    return Err(TermError(format!("`{known}` stands there twice")));
                }
            }
        }
        Ok(false)
    }

    fn entrant(&mut self, value: &str) -> Result<(), TermError> {
        let mut reader = reader(value);
        if reader.number()? != self.entrants.len() as u64 || self.entrants.len() >= usize::from(MOST_ENTRANTS)
        {
            return Err(TermError(format!("places count from 0 to {} at most", MOST_ENTRANTS - 1)));
        }
        reader.expect(" ")?;
        self.entrants.push(reader.value()?);
        reader.end()
    }

    fn table(&mut self, line: usize, value: &str) -> Result<(), TermError> {
        let mut reader = reader(value);
        let round = reader.number()?;
        if round == self.rounds.len() as u64 + 1 {
            self.rounds.push((line, Vec::new()));
        }
        let there = self.rounds.len() as u64;
        let (_, tables) = self.rounds.last_mut().filter(|_| round == there).ok_or_else(|| {
            TermError(format!("rounds count from 1, one after another; this is no table of round {there}"))
        })?;
        reader.expect(" ")?;
        let number = u32::try_from(reader.number()?).map_err(|_| TermError("no such table".into()))?;
        reader.expect(" ")?;
        let seats: Vec<Entrant> = reader.value()?;
        reader.expect(" ")?;
        let void = reader.takes("void");
        let result: Option<Vec<SeatResult>> = if void { None } else { reader.value()? };
        reader.end()?;
        let next = tables.last().map_or(number.min(1), |last| last.number + 1);
        let fits = number == 0 || SIZES.contains(&seats.len());
        let results = result.as_ref().is_none_or(|result| result.len() == seats.len() && number > 0);
        if number != next || !fits || !results {
            let why = "tables count from 0 (who sat out) or 1, have 3 to 5 seats and a result for each, `void` or `-`";
            return Err(TermError(why.into()));
        }
        let before = tables.iter().flat_map(|sat| &sat.table.seats);
        let mut here: BTreeSet<Entrant> = before.copied().collect();
        if !seats.iter().all(|who| usize::from(who.0) < self.entrants.len() && here.insert(*who)) {
            return Err(TermError("somebody here has not entered, or sits in two places".into()));
        }
        tables.push(TableLine { number, table: Table { seats, result }, void });
        Ok(())
    }

    fn one<T>(
        &self,
        key: &'static str,
        read: impl FnOnce(&'t str) -> Result<T, TermError>,
    ) -> Result<T, Fault> {
        let missing = || Fault::new(self.last.max(1), format_args!("the header `{key}` is missing"));
        let (line, text) = self.values.get(key).ok_or_else(missing)?;
        read(text).map_err(|why| Fault::new(*line, format_args!("`{key}`: {why}")))
    }

    fn read_tournament(self) -> Result<ReadTournament, Fault> {
        let hex = |text: &'t str| {
            Seed::read(text).ok_or_else(|| TermError("64 hexadecimal digits are wanted".into()))
        };
        let line = |key| self.values.get(key).map_or(1, |(line, _)| *line);
        let plan: Plan = self.one("plan", term)?;
        plan.check().map_err(|why| Fault::new(line("plan"), why))?;
        let sealed: Vec<Option<String>> = self.one("sealed", term)?;
        let (words, revealed) = (self.one("words", term)?, self.one("revealed", term)?);
        let beacon = self.one("beacon", luck_headers::read_beacon)?;
        let erased = self.values.contains_key("erased");
        let erased = erased.then(|| self.one("erased", luck_headers::read_erased)).transpose()?;
        let beacon = (beacon, erased);
        let mix = luck_headers::combine_entropy(self.entrants.len(), words, &sealed, revealed, beacon);
        let record = TournamentRecord {
            tournament: self.one("tournament", term)?,
            plan,
            most: self.one("most", term)?,
            promise: self.one("promise", hex)?.hex(),
            commitment: self.one("commitment", hex)?.hex(),
            mix: mix.map_err(|(key, why)| Fault::new(line(key), format_args!("`{key}`: {why}")))?,
            seed: self.one("seed", hex)?,
            entrants: self.entrants.clone(),
            fixed: self.fixed()?,
            rounds: self.rounds.iter().map(|(_, tables)| tables.clone()).collect(),
        };
        let terms = record.fixed.as_ref().map(|_| self.terms());
        let headers = self.values.iter().map(|(key, (line, _))| (*key, *line)).collect();
        let rounds = self.rounds.iter().map(|(line, _)| *line).collect();
        Ok(ReadTournament { record, headers, rounds, terms })
    }

    /// What the commitment fixes besides the older headers: both of its headers are present, or none.
    fn fixed(&self) -> Result<Option<FixedTournament>, Fault> {
        if !self.values.contains_key("dice") && !self.values.contains_key("players") {
            return Ok(None);
        }
        let digits = |text: &'t str| {
            Seed::read(text).ok_or_else(|| TermError("64 hexadecimal digits are wanted".into()))
        };
        let dice = self.one("dice", fixed_terms::read_dice)?;
        Ok(Some(FixedTournament { dice, players: self.one("players", digits)?.hex() }))
    }

    /// SHA-256 of the terms as they stand in these lines.
    fn terms(&self) -> [u8; 32] {
        let headers = self.values.iter().map(|(key, (_, value))| (*key, *value));
        let places: Vec<String> = (0..self.entrants.len()).map(|place| place.to_string()).collect();
        let entrants = places.iter().map(|place| ("entrant", &**place));
        fixed_terms::of_tournament(&headers.chain(entrants).collect::<Vec<_>>())
    }
}

fn reader(text: &str) -> Reader<'_> {
    Reader::new(Board::get(BoardId::ALL[0]), text)
}

fn term<T: DeserializeOwned>(text: &str) -> Result<T, TermError> {
    let mut reader = reader(text);
    let value = reader.value()?;
    reader.end()?;
    Ok(value)
}
