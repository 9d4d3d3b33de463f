//! Charts of a game over its turns: territories, armies, income, shares of them, and luck, from its public history. A
//! [`Chart`] is resolved first; picture, alt text and golden text are made from it alone. Charts have no legend: each
//! line has its name at its end.

mod axis;
mod odds_bars;

mod end_labels;
pub(super) mod frame;
pub(crate) mod leaderboard;
mod luck;
mod overlapping_lines;
mod paint;
mod shares;
pub(crate) mod standings;

pub use odds_bars::{Bar, Bars, bars_pixels, draw_bars};
pub use paint::{chart_pixels, crosses, labels};
pub use shares::bands;

use crate::board::board_art::Theme;
use crate::board::palette::Tint;
use crate::encode::png::{self, PictureError};
use crate::fonts::display_name::legible;
use crate::scene::from_view::Person;
use casus_belli_core::odds::Tally;
use casus_belli_core::rules::{ChartMeasure, History, Seat, Stock, cold_war, y2210};
use std::fmt;

/// What a chart shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ChartKind {
    /// Territories held.
    Territories,
    /// Armies on the board.
    Armies,
    /// Reinforcements that a turn starts with, without cards.
    Income,
    /// Armies kept in battle beyond what the dice were expected to leave.
    Luck,
    /// A stock such as energy or money, in a game that has it.
    Stock(Stock),
    /// Each player's share of the total of a figure, in percent, as stacked areas.
    Share(ChartMeasure),
    /// Each player's chance to win, in percent, as stacked areas; of a game that is over.
    Chances,
}

impl ChartKind {
    /// Every kind of which a public history says all.
    pub const ALL: [Self; 10] = [
        Self::Territories,
        Self::Armies,
        Self::Income,
        Self::Luck,
        ENERGY,
        Self::Share(ChartMeasure::Territories),
        Self::Share(ChartMeasure::Armies),
        Self::Share(ChartMeasure::Income),
        POPULATION,
        MONEY,
    ];

    /// Key in commands, custom ids and file names.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Territories => "territories",
            Self::Armies => "armies",
            Self::Income => "income",
            Self::Luck => "luck",
            Self::Stock(stock) => stock.key(),
            Self::Share(ChartMeasure::Territories) => "share",
            Self::Share(ChartMeasure::Armies) => "share_armies",
            Self::Share(ChartMeasure::Income) => "share_income",
            Self::Chances => "chances",
        }
    }

    /// The figure of the chart or of its shares; `None` for luck, stocks and chances.
    pub const fn measure(self) -> Option<ChartMeasure> {
        match self {
            Self::Territories => Some(ChartMeasure::Territories),
            Self::Armies => Some(ChartMeasure::Armies),
            Self::Income => Some(ChartMeasure::Income),
            Self::Luck | Self::Stock(_) | Self::Chances => None,
            Self::Share(measure) => Some(measure),
        }
    }

    /// Whether the lines of each moment add up to a whole, and are drawn as stacked areas.
    pub const fn is_share(self) -> bool {
        matches!(self, Self::Share(_) | Self::Chances)
    }

    /// The kind with that key.
    pub fn find(key: &str) -> Option<Self> {
        Self::ALL.into_iter().chain([Self::Chances]).find(|kind| kind.key() == key)
    }
}

/// The charts of stocks.
const ENERGY: ChartKind = ChartKind::Stock(Stock::Y2210(y2210::Stock::Energy));
const POPULATION: ChartKind = ChartKind::Stock(Stock::ColdWar(cold_war::Stock::Population));
const MONEY: ChartKind = ChartKind::Stock(Stock::ColdWar(cold_war::Stock::Money));

/// Texts of a chart in its language.
pub trait ChartWords {
    /// Title, e.g. "TERRITORIES".
    fn title(&self, kind: ChartKind) -> String;
    /// Subtitle: the game and its progress.
    fn line(&self) -> String;
    /// Footnote that explains the figures; empty if none is needed.
    fn foot(&self, kind: ChartKind) -> String;
    /// Label on the axis, e.g. "Round 5".
    fn round(&self, number: u32) -> String;
    /// A later label on the axis, e.g. "10".
    fn mark(&self, number: u32) -> String {
        number.to_string()
    }
    /// The probability of a seat's luck, e.g. "1 in 9".
    fn luck(&self, tally: &Tally) -> String;
    /// The name of the two-player game's third army.
    fn neutral(&self) -> String;
    /// Alt text of a line: the first, the largest and the last figure; for luck the smallest, the largest and the
    /// last.
    fn told(&self, kind: ChartKind, name: &str, figures: [i64; 3]) -> String;
    /// Note for a player who is out of the game, e.g. "out in round 7".
    fn out(&self, round: u32) -> String;
}

/// A chart before it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// Kind of chart.
    pub kind: ChartKind,
    /// Title, e.g. "TERRITORIES".
    pub title: String,
    /// Subtitle.
    pub line: String,
    /// Footnote; may be empty.
    pub foot: String,
    /// Marks below the axis: the last moment of a round, and its label.
    pub rounds: Vec<(usize, String)>,
    /// One line for each seat, in seat order; the neutral army last.
    pub lines: Vec<Line>,
    /// What is marked above the plot: a moment and a short label, in order.
    pub marks: Vec<(usize, String)>,
    /// Alt text: at most 1,024 characters.
    pub alt: String,
}

/// The line of a seat or of the neutral army.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Colour and badge.
    pub tint: Tint,
    /// The name, made legible.
    pub name: String,
    /// Note below the name at the line's end; may be empty.
    pub note: String,
    /// One value for each moment.
    pub values: Vec<f64>,
    /// The moment at which this seat left the game: its line ends there.
    pub out: Option<usize>,
    /// Whether this seat has won.
    pub wins: bool,
}

/// Maximum number of marks below the axis.
const MOST_MARKS: usize = 8;
/// Maximum number of characters of the alt text.
const LONGEST: usize = 1024;

impl Chart {
    /// Resolves a game's chart; `people` with their chosen colours in seat order. `None` while there is nothing to
    /// compare: before the end of the first turn, for luck before the first roll, for a stock in a game without it.
    pub fn of(
        kind: ChartKind,
        history: &History,
        people: &[(Person, Tint)],
        words: &dyn ChartWords,
    ) -> Option<Self> {
        if history.turns() == 0 || history.moments.len() < 2 {
            return None;
        }
        let lines = lines(kind, history, people, words)?;
        Some(Self::with(kind, history, (lines, Vec::new()), words))
    }

    /// Resolves the chart of the chances in a game that is over: at each moment the chance of each seat, from 0 to 1. `marks` as in
    /// [`Chart::marks`]. `None` if there are not as many moments as in the history.
    pub fn of_chances(
        history: &History,
        chances: &[Vec<f64>],
        marks: Vec<(usize, String)>,
        people: &[(Person, Tint)],
        words: &dyn ChartWords,
    ) -> Option<Self> {
        if chances.len() != history.moments.len() || chances.len() < 2 {
            return None;
        }
        let of =
            |seat: usize| chances.iter().map(move |moment| moment.get(seat).map_or(0.0, |one| 100.0 * one));
        let seats = 0..chances.iter().map(Vec::len).max().unwrap_or(0);
        let lines = seats.map(|seat| line(history, people, seat, of(seat).collect())).collect();
        Some(Self::with(ChartKind::Chances, history, (lines, marks), words))
    }

    fn with(
        kind: ChartKind,
        history: &History,
        (lines, marks): (Vec<Line>, Vec<(usize, String)>),
        words: &dyn ChartWords,
    ) -> Self {
        let (title, line, foot) = (words.title(kind), words.line(), words.foot(kind));
        let (rounds, alt) = (rounds(history, words), String::new());
        let mut chart = Self { kind, title, line, foot, rounds, lines, marks, alt };
        chart.alt = chart.in_words(history, words);
        chart
    }

    fn in_words(&self, history: &History, words: &dyn ChartWords) -> String {
        let mut text = format!("{}. {}.", self.title, self.line);
        for line in &self.lines {
            let values = || line.values.iter().map(|value| value.round() as i64);
            let (least, most) = (values().min().unwrap_or(0), values().max().unwrap_or(0));
            let first = if self.kind == ChartKind::Luck { least } else { values().next().unwrap_or(0) };
            let mut more =
                words.told(self.kind, &line.name, [first, most, values().next_back().unwrap_or(0)]);
            if !line.note.is_empty() {
                more = format!("{more} ({})", line.note);
            }
            if let Some(out) = line.out.and_then(|at| history.moments.get(at)) {
                more = format!("{more}, {}", words.out(out.view.round));
            }
            if text.chars().count() + more.chars().count() > LONGEST - 4 {
                text.push_str(" …");
                break;
            }
            text = format!("{text} {more}.");
        }
        text
    }
}

/// The marks of the axis: the last moment of some rounds.
fn rounds(history: &History, words: &dyn ChartWords) -> Vec<(usize, String)> {
    let round = |at: usize| history.moments[at].view.round;
    let last = history.moments.len() - 1;
    let ends = |number: u32| (0..=last).rfind(|at| round(*at) == number);
    let mut marks = Vec::new();
    for number in axis::counts(round(last), MOST_MARKS) {
        if let Some(at) = ends(number) {
            let first = marks.is_empty();
            marks.push((at, if first { words.round(number) } else { words.mark(number) }));
        }
    }
    marks
}

fn lines(
    kind: ChartKind,
    history: &History,
    people: &[(Person, Tint)],
    words: &dyn ChartWords,
) -> Option<Vec<Line>> {
    let plain = |figures: Vec<u32>| figures.into_iter().map(f64::from).collect::<Vec<f64>>();
    if let ChartKind::Stock(stock) = kind {
        let each = history.stock(stock)?.into_iter().enumerate();
        return Some(each.map(|(seat, amounts)| line(history, people, seat, plain(amounts))).collect());
    }
    if kind == ChartKind::Chances {
        return None;
    }
    let Some(measure) = kind.measure() else { return luck_lines(history, people, words) };
    let of_seats = history.figures(measure).into_iter().enumerate();
    let mut lines: Vec<Line> =
        of_seats.map(|(seat, figures)| line(history, people, seat, plain(figures))).collect();
    if let Some(figures) = history.neutral(measure).filter(|_| measure != ChartMeasure::Income) {
        let values = plain(figures);
        let (name, note) = (words.neutral(), String::new());
        lines.push(Line { tint: Tint::Neutral, name, note, values, out: None, wins: false });
    }
    if kind.is_share() {
        shares::of_all(&mut lines);
    }
    Some(lines)
}

fn luck_lines(history: &History, people: &[(Person, Tint)], words: &dyn ChartWords) -> Option<Vec<Line>> {
    let all = luck::running(history);
    if all.iter().all(|(_, tally)| tally.rolls() == 0) {
        return None;
    }
    let each = all.into_iter().enumerate();
    Some(
        each.map(|(seat, (values, tally))| {
            let note = if tally.rolls() == 0 { String::new() } else { words.luck(&tally) };
            Line { note, ..line(history, people, seat, values) }
        })
        .collect(),
    )
}

fn line(history: &History, people: &[(Person, Tint)], seat: usize, values: Vec<f64>) -> Line {
    let outcome = history.moments.last().and_then(|moment| moment.view.outcome.as_ref());
    let (name, tint) = people.get(seat).map_or_else(
        || (format!("{}", seat + 1), Tint::of_seat(seat)),
        |(person, tint)| (legible(&person.name, &person.instead), *tint),
    );
    Line {
        tint,
        name,
        note: String::new(),
        values,
        out: history.moments.iter().position(|moment| !moment.view.alive.contains(&Seat(seat as u8))),
        wins: outcome.is_some_and(|outcome| outcome.winners.contains(&Seat(seat as u8))),
    }
}

/// Draws a chart: a PNG, 1,000 pixels wide.
///
/// # Errors
/// If the encoder fails.
pub fn draw_chart(chart: &Chart, theme: Theme) -> Result<Vec<u8>, PictureError> {
    png::encode_alone(&chart_pixels(chart, theme))
}

/// Golden text: one line per thing drawn.
impl fmt::Display for Chart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "chart   {} / {}", self.title, self.line)?;
        let marks: Vec<String> = self.rounds.iter().map(|(at, text)| format!("{at}={text}")).collect();
        writeln!(f, "rounds  {}", marks.join(" | "))?;
        if !self.marks.is_empty() {
            let marks: Vec<String> = self.marks.iter().map(|(at, text)| format!("{at}={text}")).collect();
            writeln!(f, "marks   {}", marks.join(" | "))?;
        }
        for line in &self.lines {
            let values: Vec<String> = line.values.iter().map(|value| short(*value)).collect();
            write!(f, "line    {:<8} {}", line.tint.key(), line.name)?;
            if !line.note.is_empty() {
                write!(f, " | {}", line.note)?;
            }
            if let Some(at) = line.out {
                write!(f, " | out at {at}")?;
            }
            writeln!(f, "{} | {}", if line.wins { " | wins" } else { "" }, values.join(" "))?;
        }
        writeln!(f, "foot    {}", self.foot)?;
        write!(f, "alt     {}", self.alt)
    }
}

/// Whole numbers without decimals, others with two decimals.
fn short(value: f64) -> String {
    if value.fract().abs() < 1e-9 { format!("{value:.0}") } else { format!("{value:.2}") }
}
