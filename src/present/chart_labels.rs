//! Charts and odds in words, as the render room wants them: the one place for the bot and the command line. Never decides
//! who may see them.

use crate::odds::{OddsError, Tally};
use crate::render::{Bar, Bars, ChartKind, ChartWords, Scene};
use crate::text::{OddsAsked, Words};

/// The most characters that Discord takes as a description.
const LONGEST: usize = 1024;

/// The picture of odds, with all that is written on it.
///
/// # Errors
/// As [`Words::odds_picture`].
pub fn bars(asked: &OddsAsked, words: Words) -> Result<Bars, OddsError> {
    let shown = words.odds_picture(asked)?;
    let columns = shown.columns.into_iter();
    Ok(Bars {
        title: shown.title,
        line: shown.line,
        success: shown.success,
        sides: shown.sides,
        figures: shown.figures,
        heads: shown.heads,
        columns: columns.map(|(label, chance, success)| Bar { label, chance, success }).collect(),
        alt: shown.alt,
    })
}

/// A film in words: what it is, then its last board, shorter if there is no room for all of it.
pub fn film_alt(words: Words, game: u32, turns: u32, state: &str, last: &Scene) -> String {
    let said = words.film_alt(game, turns, state);
    let whole = format!("{said} {}", last.alt);
    if whole.chars().count() <= LONGEST {
        return whole;
    }
    let figures = last.legend.iter().map(|entry| format!(" {} ({}).", entry.name, entry.line));
    figures.fold(said, |said, more| {
        if said.chars().count() + more.chars().count() <= LONGEST { said + &more } else { said }
    })
}

/// The words on a chart as the render room wants them.
pub struct Charted {
    /// In whose language.
    pub words: Words,
    /// Which game it is, and how far it has come.
    pub line: String,
}

impl ChartWords for Charted {
    fn title(&self, kind: ChartKind) -> String {
        match kind {
            ChartKind::Share(of) => self.words.chart_share(of),
            _ => self.words.chart_title(kind.measure()),
        }
    }

    fn line(&self) -> String {
        self.line.clone()
    }

    fn foot(&self, kind: ChartKind) -> String {
        match kind {
            ChartKind::Share(_) => self.words.chart_share_foot(),
            _ => self.words.chart_foot(kind.measure()),
        }
    }

    fn round(&self, number: u32) -> String {
        self.words.chart_round(number)
    }

    fn luck(&self, tally: &Tally) -> String {
        self.words.chart_likely(tally)
    }

    fn neutral(&self) -> String {
        self.words.neutral_army()
    }

    fn told(&self, kind: ChartKind, name: &str, figures: [i64; 3]) -> String {
        match kind {
            ChartKind::Share(_) => self.words.chart_share_line(name, figures),
            _ => self.words.chart_line(kind.measure(), name, figures),
        }
    }

    fn out(&self, round: u32) -> String {
        self.words.chart_out(round)
    }
}
