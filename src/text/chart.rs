//! Texts of charts, of a game's film, and of the picture that `/odds` shows. The figures come from `odds` and `rules`.

use super::bundle::Words;
use super::cold_war;
use super::names::Ctx;
use super::odds::OddsAsked;
use crate::odds::{OddsError, Tally, battle, march};
use crate::rules::{ChartMeasure, FamilyId, Rulebook, View};

/// Maximum number of columns in the picture of a battle. Above it the least likely columns are merged.
const MOST_COLUMNS: usize = 18;

/// Content of the picture that `/odds` shows.
#[derive(Clone, Debug, PartialEq)]
pub struct OddsPicture {
    /// Title, e.g. "8 AGAINST 5".
    pub title: String,
    /// Line below the title.
    pub line: String,
    /// Probability of success, from 0 to 1.
    pub success: f64,
    /// Success and failure in percent, with a label.
    pub sides: [String; 2],
    /// Success and failure in percent, without a label.
    pub figures: [String; 2],
    /// Headings of the success columns and of the failure columns.
    pub heads: [String; 2],
    /// Columns: label below the column, probability, whether the outcome is a success.
    pub columns: Vec<(String, f64, bool)>,
    /// Alt text.
    pub alt: String,
}

/// What the rounds of a game are called on its charts and its film.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Calendar {
    /// Rounds, numbered.
    Rounds,
    /// Years, numbered.
    Years,
    /// Years of history.
    Dates,
}

impl Calendar {
    /// The calendar of a rulebook.
    pub const fn of(rulebook: Rulebook) -> Self {
        match rulebook.family() {
            FamilyId::Classic => Self::Rounds,
            FamilyId::Y2210 => Self::Years,
            FamilyId::ColdWar => Self::Dates,
        }
    }
}

impl Words {
    /// A round: "Round 5", "Year 3", "1962".
    pub fn chart_when(self, calendar: Calendar, round: u32) -> String {
        match calendar {
            Calendar::Rounds => self.chart_round(round),
            Calendar::Years => self.chart_year(round),
            Calendar::Dates => cold_war::year(round).to_string(),
        }
    }

    /// A later mark of the axis, after the first: "5", "3", "1962".
    pub fn chart_mark(self, calendar: Calendar, round: u32) -> String {
        match calendar {
            Calendar::Rounds | Calendar::Years => round.to_string(),
            Calendar::Dates => self.chart_when(calendar, round),
        }
    }

    /// A result with its round: "Ilaria wins in round 5".
    pub fn chart_won_at(self, calendar: Calendar, won: &str, round: u32) -> String {
        match calendar {
            Calendar::Rounds => self.chart_won(won, round),
            Calendar::Years => self.chart_won_year(won, round),
            Calendar::Dates => self.chart_won_in(won, &self.chart_when(calendar, round)),
        }
    }

    /// When somebody left the game: "out in round 5".
    pub fn chart_out_at(self, calendar: Calendar, round: u32) -> String {
        match calendar {
            Calendar::Rounds => self.chart_out(round),
            Calendar::Years => self.chart_out_year(round),
            Calendar::Dates => self.chart_out_in(&self.chart_when(calendar, round)),
        }
    }

    /// Title of a chart of shares.
    pub fn chart_share(self, of: ChartMeasure) -> String {
        match of {
            ChartMeasure::Territories => self.chart_share_territories(),
            ChartMeasure::Armies => self.chart_share_armies(),
            ChartMeasure::Income => self.chart_share_income(),
        }
    }

    /// Title of a chart of a measure; `None`: of luck.
    pub fn chart_title(self, of: Option<ChartMeasure>) -> String {
        match of {
            Some(ChartMeasure::Territories) => self.chart_territories(),
            Some(ChartMeasure::Armies) => self.chart_armies(),
            Some(ChartMeasure::Income) => self.chart_income(),
            None => self.chart_luck(),
        }
    }

    /// Footnote of a chart; empty if the chart needs none.
    pub fn chart_foot(self, of: Option<ChartMeasure>) -> String {
        if of.is_none() { self.chart_luck_foot() } else { String::new() }
    }

    /// The current round of a game, or its result. `ctx` must be made with [`Ctx::plain`].
    pub fn chart_state(self, view: &View, ctx: &Ctx) -> String {
        match (&view.outcome, view.round) {
            (Some(outcome), _) => {
                let winners = outcome.winners.iter().map(|&seat| self.seat_name(ctx, seat));
                let won = self.picture_line_won(outcome.winners.len() as u32, &self.list(winners));
                self.chart_won_at(Calendar::of(view.rulebook), &won, outcome.round)
            }
            (None, 0) => self.chart_setup(),
            (None, round) => self.chart_when(Calendar::of(view.rulebook), round),
        }
    }

    /// How unusual a player's luck is: "one in N players with the same rolls deviates this much".
    pub fn chart_likely(self, tally: &Tally) -> String {
        let of = 1.0 / tally.as_far().max(1e-9);
        match of {
            ..2.5 => self.chart_even(),
            ..100.0 => self.chart_odds(&format!("{of:.0}")),
            ..1_000_000.0 => {
                // Two significant digits: 1 in 140, 1 in 2,300.
                let scale = 10_f64.powf((of.log10() - 1.0).floor());
                self.chart_odds(&self.thousands((of / scale).round() * scale))
            }
            _ => self.chart_odds(&format!("{}+", self.thousands(1_000_000.0))),
        }
    }

    fn thousands(self, n: f64) -> String {
        let digits = format!("{n:.0}");
        let mark = if self.lang() == super::Lang::It { '.' } else { ',' };
        let mut out = String::new();
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                out.push(mark);
            }
            out.push(digit);
        }
        out
    }

    /// One line of a chart as text. `figures` are the first, largest and last value; for luck the smallest, largest and
    /// last.
    pub fn chart_line(self, of: Option<ChartMeasure>, who: &str, figures: [i64; 3]) -> String {
        let [a, b, c] = figures.map(|n| i32::try_from(n).unwrap_or(i32::MAX));
        if of.is_none() { self.chart_told_luck(who, a, b, c) } else { self.chart_told(who, a, b, c) }
    }

    /// One line of a chart of a stock as text.
    pub fn chart_stock_line(self, who: &str, figures: [i64; 3]) -> String {
        let [first, most, last] = figures.map(|n| i32::try_from(n).unwrap_or(i32::MAX));
        self.chart_told(who, first, most, last)
    }

    /// One line of a chart of shares as text, in percent.
    pub fn chart_share_line(self, who: &str, figures: [i64; 3]) -> String {
        let [a, b, c] = figures.map(|n| i32::try_from(n).unwrap_or(i32::MAX));
        self.chart_told_share(who, a, b, c)
    }

    /// The content of the picture that `/odds` shows.
    ///
    /// # Errors
    /// As [`Words::odds_answer`].
    pub fn odds_picture(self, asked: &OddsAsked) -> Result<OddsPicture, OddsError> {
        let free = asked.attackers.saturating_sub(1);
        let way: Vec<String> = asked.way.iter().map(u32::to_string).collect();
        let fought: u32 = asked.way.iter().sum();
        let (success, columns, line, heads) = if let [defenders] = asked.way[..] {
            let found = battle(free, defenders, &asked.terms())?;
            let left = |kept: u32, withstood: u32| if withstood == 0 { kept + 1 } else { withstood };
            let ends = found
                .ends
                .iter()
                .map(|end| (left(end.attackers, end.defenders), end.chance, end.defenders == 0));
            (found.win, columns(ends), self.odds_ends(), [self.odds_kept(), self.odds_withstood()])
        } else {
            let found = march(free, &asked.legs())?;
            let captured = found.captures.last().copied().unwrap_or(0.0);
            let columns = way.iter().zip(&found.captures);
            let columns = columns.map(|(armies, chance)| (armies.clone(), *chance, true));
            (captured, columns.collect(), self.odds_march_line(), [self.odds_on_the_way(), String::new()])
        };
        let percent = self.percent(success, fought);
        let rest = self.rest(success, fought);
        Ok(OddsPicture {
            title: self.odds_versus(asked.attackers, &asked.way).to_uppercase(),
            line: self.odds_thrown(&asked.dice).map_or(line.clone(), |dice| self.odds_line(&dice, &line)),
            success,
            sides: [self.odds_yes(&percent), self.odds_no(&rest)],
            figures: [format!("{percent}%"), format!("{rest}%")],
            heads,
            columns,
            alt: self.odds_answer(asked)?.replace("**", "").replace('\n', " "),
        })
    }
}

/// One column: lowest and highest number of armies left, probability, whether the outcome is a success.
struct Column {
    left: [u32; 2],
    chance: f64,
    success: bool,
}

/// The outcomes of a battle as columns, best first. Above [`MOST_COLUMNS`], the least likely outermost column of a side
/// (success or failure) is merged with its neighbour. No outcome is dropped, so the columns add up to 1.
fn columns(ends: impl Iterator<Item = (u32, f64, bool)>) -> Vec<(String, f64, bool)> {
    let mut columns: Vec<Column> = Vec::new();
    for (left, chance, success) in ends {
        match columns.iter_mut().find(|column| (column.left[0], column.success) == (left, success)) {
            Some(column) => column.chance += chance,
            None => columns.push(Column { left: [left; 2], chance, success }),
        }
    }
    let extremes = |success: bool| {
        let own = || columns.iter().filter(|column| column.success == success).map(|column| column.left[0]);
        [own().min().unwrap_or(0), own().max().unwrap_or(0)]
    };
    let sides = [extremes(false), extremes(true)];
    while columns.len() > MOST_COLUMNS {
        // Merge neighbours of the same side only, and only at an end of that side.
        let joined = |at: usize| columns[at].chance + columns[at + 1].chance;
        let same = |at: usize| columns[at].success == columns[at + 1].success;
        let outer = |at: usize| at == 0 || at + 2 == columns.len() || !same(at - 1) || !same(at + 1);
        let pairs = (0..columns.len() - 1).filter(|at| same(*at) && outer(*at));
        let Some(at) = pairs.min_by(|a, b| joined(*a).total_cmp(&joined(*b))) else { break };
        let next = columns.remove(at + 1);
        let [low, high] = [0, 1].map(|end| columns[at].left[end]);
        columns[at].left = [low.min(next.left[0]), high.max(next.left[1])];
        columns[at].chance += next.chance;
    }
    let label = |column: &Column| {
        let ([low, high], [least, most]) = (column.left, sides[usize::from(column.success)]);
        match (low == high, low == least, high == most) {
            (true, ..) => low.to_string(),
            (false, _, true) => format!("≥{low}"),
            (false, true, false) => format!("≤{high}"),
            (false, false, false) => format!("{low}–{high}"),
        }
    };
    columns.iter().map(|column| (label(column), column.chance, column.success)).collect()
}
