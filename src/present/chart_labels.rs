//! Labels and alt texts of charts, odds and films, for the bot and the command line. Callers decide who may see them.

use crate::odds::{OddsError, Tally};
use crate::present::board_scene::told;
use crate::present::cold_war;
use crate::render::{AltTerm, Bar, Bars, ChartKind, ChartWords, Scene};
use crate::rules::{ChartMeasure, FamilyId, Rulebook};
use crate::text::{Calendar, OddsAsked, Words};

/// Maximum number of characters of a description on Discord.
const LONGEST: usize = 1024;

/// The picture of odds, with all its labels.
///
/// # Errors
/// See [`Words::odds_picture`].
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

/// Alt text of a film: its description, then the alt text of its last board; if that exceeds 1024 characters, as many
/// legend entries as fit.
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

/// The labels of a chart, as the `render` module needs them.
pub struct Charted {
    /// The language.
    pub words: Words,
    /// Subtitle: the game and its progress.
    pub line: String,
    /// The rulebook: it says what a round is called, and what is counted.
    pub rulebook: Option<Rulebook>,
}

impl Charted {
    fn calendar(&self) -> Calendar {
        self.rulebook.map_or(Calendar::Rounds, Calendar::of)
    }
}

impl ChartWords for Charted {
    fn title(&self, kind: ChartKind) -> String {
        let family = self.rulebook.map(Rulebook::family);
        match kind {
            // There it is money, and not armies.
            ChartKind::Share(ChartMeasure::Income) if family == Some(FamilyId::ColdWar) => {
                self.words.chart_share_money()
            }
            ChartKind::Territories if family == Some(FamilyId::ColdWar) => self.words.chart_states(),
            ChartKind::Armies if family == Some(FamilyId::Y2210) => self.words.chart_units(),
            ChartKind::Share(of) => self.words.chart_share(of),
            ChartKind::Chances if self.rulebook.is_some_and(Rulebook::is_played_for_points) => {
                self.words.chart_chances_of_points()
            }
            ChartKind::Chances => self.words.chart_chances(),
            ChartKind::Stock(stock) => told(self.words, AltTerm::Stock(stock)).to_uppercase(),
            ChartKind::Income if family == Some(FamilyId::ColdWar) => {
                cold_war::income(self.words).to_uppercase()
            }
            _ => self.words.chart_title(kind.measure()),
        }
    }

    fn line(&self) -> String {
        self.line.clone()
    }

    fn foot(&self, kind: ChartKind) -> String {
        match kind {
            ChartKind::Share(_) => self.words.chart_share_foot(),
            ChartKind::Stock(_) => String::new(),
            ChartKind::Chances => self.words.chart_chances_foot(),
            _ => self.words.chart_foot(kind.measure()),
        }
    }

    fn round(&self, number: u32) -> String {
        self.words.chart_when(self.calendar(), number)
    }

    fn mark(&self, number: u32) -> String {
        self.words.chart_mark(self.calendar(), number)
    }

    fn luck(&self, tally: &Tally) -> String {
        self.words.chart_likely(tally)
    }

    fn neutral(&self) -> String {
        self.words.neutral_army()
    }

    fn told(&self, kind: ChartKind, name: &str, figures: [i64; 3]) -> String {
        match kind {
            ChartKind::Share(_) | ChartKind::Chances => self.words.chart_share_line(name, figures),
            ChartKind::Stock(_) => self.words.chart_stock_line(name, figures),
            _ => self.words.chart_line(kind.measure(), name, figures),
        }
    }

    fn out(&self, round: u32) -> String {
        self.words.chart_out_at(self.calendar(), round)
    }
}
