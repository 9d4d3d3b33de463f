//! The figures, the demands, and the verdict.

use super::players::Answers;
use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// The 99th percentile of first responses that is demanded, in milliseconds.
const SOON: f64 = 500.0;
/// Requests that Discord allows in a second.
const A_SECOND: usize = 50;
/// Growth of the memory after the first minute that is allowed: a share, and MiB on top of it.
const GROWTH: (f64, f64) = (1.1, 8.0);
/// How long a stop may take.
const STOP: Duration = Duration::from_secs(3);
/// Number of faults of a kind that are printed.
const SHOWN: usize = 5;

/// First responses to commands.
#[derive(Debug, Default)]
pub(crate) struct Responses {
    answered: usize,
    silent: usize,
    completions: usize,
    median: f64,
    high: f64,
    longest: f64,
}

impl Responses {
    pub(crate) fn new(answers: Answers) -> Self {
        let mut times = answers.times;
        times.sort_unstable();
        let part = |percent: usize| {
            let at = times.len().saturating_sub(1) * percent / 100;
            times.get(at).map_or(0.0, |time| time.as_secs_f64() * 1e3)
        };
        Self {
            answered: times.len(),
            silent: answers.silent,
            completions: answers.completions,
            median: part(50),
            high: part(99),
            longest: part(100),
        }
    }
}

impl fmt::Display for Responses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { answered, silent, completions, median, high, longest } = self;
        write!(
            f,
            "{answered} commands answered, {silent} not, {completions} completions of options; first response: "
        )?;
        write!(f, "median {median:.1} ms, p99 {high:.1} ms, longest {longest:.1} ms")
    }
}

/// All figures.
#[derive(Debug, Default)]
pub(crate) struct Report {
    /// The most memory in the second minute, after everything was used once, and in the last, in MiB.
    pub(crate) memory: (f64, f64),
    pub(crate) play: Responses,
    pub(crate) kills: (u32, Responses),
    /// Messages that were not sent in time at the end.
    pub(crate) left: i64,
    /// Requests that count for the limit of all, and the most of them in any second.
    pub(crate) requests: (u64, usize),
    pub(crate) refused: u64,
    pub(crate) violations: Vec<String>,
    pub(crate) stopped: Option<Duration>,
    pub(crate) errors: BTreeMap<String, u32>,
    /// What `casus-belli check` finds wrong.
    pub(crate) unsound: Option<String>,
    pub(crate) accepted: usize,
    pub(crate) denied: usize,
    pub(crate) untold: usize,
    pub(crate) wrong_logs: Vec<String>,
    /// Of so many logs that were damaged on purpose so many were found: found, damaged.
    pub(crate) damages: (usize, usize),
    /// Number of servers that were replaced by their standbys, and the responses meanwhile.
    pub(crate) promotions: (u32, Responses),
    pub(crate) posts: usize,
    pub(crate) notices: usize,
    pub(crate) dropped: usize,
    pub(crate) pending: usize,
    pub(crate) turns: usize,
    pub(crate) twice: Vec<String>,
    pub(crate) unposted: Vec<String>,
    pub(crate) disordered: Vec<String>,
    pub(crate) untold_turns: Vec<String>,
}

/// Prints a demand and what was found; returns whether it is met.
fn demand(met: bool, what: &str, found: &[String]) -> bool {
    println!("{} {what}", if met { "ok    " } else { "FAILED" });
    for one in found.iter().take(SHOWN) {
        println!("         {one}");
    }
    met
}

fn none(what: &str, found: &[String]) -> bool {
    demand(found.is_empty(), &format!("{what}: {} exceptions", found.len()), found)
}

impl Report {
    /// Prints everything; returns whether every demand is met.
    pub(crate) fn print(&self) -> bool {
        println!();
        println!("play with faults: {}", self.play);
        println!("with {} kills: {}", self.kills.0, self.kills.1);
        if self.promotions.0 > 0 {
            println!("with {} promoted standbys: {}", self.promotions.0, self.promotions.1);
        }
        println!(
            "actions: {} accepted, {} refused, {} without an answer; {} notices, of which {} were dropped as outdated and {} wait; \
             {} messages posted",
            self.accepted, self.denied, self.untold, self.notices, self.dropped, self.pending, self.posts
        );
        println!(
            "requests: {}, refused by a limit or a fault of the limit: {}",
            self.requests.0, self.refused
        );
        for (error, times) in &self.errors {
            println!("in the log, {times} times:{error}");
        }
        println!();
        let (second, last) = self.memory;
        let stop = self.stopped.map_or("never".to_owned(), |time| format!("{:.1} s", time.as_secs_f64()));
        let unsound: Vec<String> = self.unsound.clone().into_iter().collect();
        let met = [
            demand(self.accepted > 0, &format!("people act: {} actions accepted", self.accepted), &[]),
            none("every accepted action exactly once in the log of its game", &self.wrong_logs),
            demand(
                self.damages.0 == self.damages.1 && self.damages.1 > 0,
                &format!("of {} logs damaged on purpose {} are found", self.damages.1, self.damages.0),
                &[],
            ),
            none("every notice is posted once", &[&self.twice[..], &self.unposted[..]].concat()),
            none("notices are in order within their channel", &self.disordered),
            none(&format!("every turn ({}) is told to its player once", self.turns), &self.untold_turns),
            demand(self.left == 0, &format!("nothing waits at the end: {} messages", self.left), &[]),
            demand(
                self.play.high < SOON,
                &format!("p99 first response below {SOON} ms: {:.1} ms", self.play.high),
                &[],
            ),
            demand(
                last <= second * GROWTH.0 + GROWTH.1,
                &format!(
                    "memory is flat after the first minute: at most {second:.0} MiB in the second, {last:.0} MiB in the last"
                ),
                &[],
            ),
            demand(
                self.requests.1 <= A_SECOND,
                &format!("at most {A_SECOND} requests in any second: {}", self.requests.1),
                &[],
            ),
            none("no request breaks a rule of Discord", &self.violations),
            demand(
                self.stopped.is_some_and(|time| time <= STOP),
                &format!("SIGTERM ends it within 3 s: {stop}"),
                &[],
            ),
            demand(unsound.is_empty(), "casus-belli check replays every game", &unsound),
        ];
        let good = met.iter().all(|met| *met);
        println!("\n{}", if good { "all demands are met" } else { "NOT all demands are met" });
        good
    }
}
