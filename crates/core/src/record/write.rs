//! Serializer of records. Equal records give equal text.

use super::house_rules::house;
use super::value_syntax::{self, TermError};
use super::{
    Answer, Body, Draw, FIRST_LINE, Header, Move, PublicAnswer, PublicMove, Record, fixed_terms,
    luck_headers, round_lines, timestamp,
};
use crate::rules::{Board, Event, Seen};
use serde::Serialize;
use std::fmt::Write;

/// The text of a record, with a line break at the end.
///
/// # Panics
/// If a value of the rules can't be written, such as a territory that is not on the game's board: a bug.
pub fn write(record: &Record) -> String {
    let board = Board::get(record.header.setup.board());
    let mut page = Page { board, text: String::new() };
    page.line(FIRST_LINE);
    page.line(match record.body {
        Body::Whole(_) => "scope whole",
        Body::Public(_) => "scope public",
    });
    page.header(&record.header).expect("what the rules hold can be written");
    match &record.body {
        Body::Whole(moves) => {
            for (number, action) in moves.iter().enumerate() {
                action.rounds.iter().for_each(|round| page.line(&round_lines::text(round)));
                page.action(number, action).expect("what the rules hold can be written");
            }
        }
        Body::Public(moves) => {
            for (number, action) in moves.iter().enumerate() {
                page.seen(number, action).expect("what the rules hold can be written");
            }
        }
    }
    page.line(&format!("end {}", record.actions()));
    page.text
}

/// SHA-256 of the terms; `None` for a record from before they were fixed.
///
/// # Panics
/// If a value of the rules can't be written, such as a territory that is not on the game's board: a bug.
pub fn terms(header: &Header) -> Option<[u8; 32]> {
    header.fixed.as_ref()?;
    let mut page = Page { board: Board::get(header.setup.board()), text: String::new() };
    page.header(header).expect("what the rules hold can be written");
    let lines = page.text.lines().filter_map(|line| line.split_once(' '));
    Some(fixed_terms::of_game(&lines.collect::<Vec<_>>()))
}

/// What stands in place of the question in an action that answers none.
const fn unasked(number: usize, undo: bool, settled: bool) -> &'static str {
    match (number, undo, settled) {
        (0, _, _) => " open",
        (_, true, _) => " undo",
        (_, false, true) => " agreed",
        (_, false, false) => " time",
    }
}

struct Page {
    board: &'static Board,
    text: String,
}

impl Page {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn term<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), TermError> {
        value_syntax::write(self.board, value, &mut self.text)
    }

    /// Writes a line of a key and a value.
    fn header_line<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) -> Result<(), TermError> {
        self.text.push_str(key);
        self.text.push(' ');
        self.term(value)?;
        self.text.push('\n');
        Ok(())
    }

    fn header(&mut self, header: &Header) -> Result<(), TermError> {
        self.header_line("game", &header.game)?;
        self.header_line("rulebook", &header.setup.rulebook)?;
        self.header_line("board", &header.setup.board())?;
        let keys: Vec<&str> = self.board.territories().iter().map(|territory| &*territory.key).collect();
        self.header_line("territories", &keys)?;
        let continents = self.board.continents().iter();
        let land: Vec<Vec<_>> = continents.map(|continent| continent.territories.iter().collect()).collect();
        self.header_line("continents", &land)?;
        self.header_line("options", &header.setup.options)?;
        self.header_line("house", &house(&header.setup))?;
        self.header_line("objectives", &header.setup.objectives())?;
        for (number, seat) in header.seats.iter().enumerate() {
            self.text.push_str("seat ");
            self.term(&number)?;
            self.text.push(' ');
            self.term(&seat.colour)?;
            self.text.push(' ');
            self.term(&seat.name)?;
            self.text.push('\n');
        }
        if let Some(fixed) = &header.fixed {
            self.line(&format!("dice {}", fixed_terms::dice(fixed.dice)));
            self.header_line("computers", &fixed.computers)?;
            self.line(&format!("players {}", fixed.players));
        }
        let dates = [("began", header.began), ("ended", header.ended)];
        for (key, date) in dates.into_iter().filter_map(|(key, date)| Some((key, date?))) {
            self.line(&format!("{key} {}", timestamp::write(date)));
        }
        self.header_line("result", &header.result)?;
        for (key, value) in [("promise", &header.promise), ("commitment", &header.commitment)] {
            if let Some(value) = value {
                self.header_line(key, value)?;
            }
        }
        if let Some(mix) = &header.mix {
            self.header_line("words", &mix.words)?;
            self.header_line("sealed", &luck_headers::hashes(mix))?;
            self.header_line("revealed", &mix.revealed())?;
            self.line(&format!("beacon {}", luck_headers::beacon(&mix.beacon)));
            if let Some(erased) = &mix.erased {
                self.line(&format!("erased {}", luck_headers::erased(erased)));
            }
        }
        if header.tournament.is_some() {
            self.line(&format!("tournament {}", luck_headers::table(header.tournament.as_ref())));
        }
        if let Some(seed) = &header.seed {
            self.line(&format!("seed {}", seed.hex()));
        }
        Ok(())
    }

    fn action(&mut self, number: usize, action: &Move) -> Result<(), TermError> {
        self.term(&number)?;
        match &action.answer {
            None => {
                let undo = matches!(action.events.first(), Some(Event::Undone { .. }));
                let settled = action.events.last().and_then(Event::settlement).is_some();
                self.text.push_str(unasked(number, undo, settled));
            }
            Some(Answer { ask, how, sealed, action }) => {
                self.text.push(' ');
                self.text.push_str(&ask.to_string());
                self.text.push(' ');
                self.term(how)?;
                self.text.push_str(if *sealed { " sealed " } else { " " });
                self.term(action)?;
            }
        }
        self.outcome(&action.events)?;
        match &action.draws {
            None => self.text.push_str(" @ ?"),
            Some(draws) if draws.is_empty() => {}
            Some(draws) => {
                self.text.push_str(" @");
                for Draw { number, bound, value } in draws {
                    let written = write!(self.text, " {number}/{bound}={value}");
                    written.map_err(|_| TermError("cannot be written".into()))?;
                }
            }
        }
        self.text.push('\n');
        Ok(())
    }

    fn seen(&mut self, number: usize, action: &PublicMove) -> Result<(), TermError> {
        self.term(&number)?;
        match &action.answer {
            None => {
                let undo = matches!(action.seen.first(), Some(Seen::Undone { .. }));
                self.text.push_str(unasked(number, undo, false));
            }
            Some(PublicAnswer::Sealed) => self.text.push_str(" sealed"),
            Some(PublicAnswer::Open { by, how, action }) => {
                self.text.push(' ');
                self.term(by)?;
                self.text.push(' ');
                self.term(how)?;
                self.text.push(' ');
                self.term(action)?;
            }
        }
        self.outcome(&action.seen)?;
        self.text.push('\n');
        Ok(())
    }

    fn outcome<T: Serialize>(&mut self, events: &[T]) -> Result<(), TermError> {
        for (index, event) in events.iter().enumerate() {
            self.text.push_str(if index == 0 { " > " } else { " ; " });
            self.term(event)?;
        }
        Ok(())
    }
}
