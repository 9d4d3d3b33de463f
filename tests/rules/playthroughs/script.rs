//! `Tale`: parser of a playthrough file: its head and the answers in it. `report` plays it and writes the rest.

use super::families::find_answer;
use super::names::{find_seat, seat};
use casus_belli::rules::{Action, AnswerOrigin, Rulebook, Seat, Settlement, Setup};

/// Who answers for a seat when a playthrough is played anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Player {
    /// The planning computer player.
    Normal,
    /// A random answer of the menu.
    Random,
    /// No answer: the default, every time.
    Silent,
}

impl Player {
    const ALL: [Self; 3] = [Self::Normal, Self::Random, Self::Silent];

    const fn key(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Random => "random",
            Self::Silent => "silent",
        }
    }
}

/// One input to the referee.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// A seat's answer; `None` is silence.
    Answer(Seat, Option<Action>),
    /// The clock calls time.
    TimeIsUp,
    /// The players end the game together ([PBP-65]).
    Settled(Settlement),
}

/// The head of a playthrough, and the inputs in it.
#[derive(Clone, Debug)]
pub(super) struct Tale {
    /// Its first lines: a free description.
    pub(super) title: Vec<String>,
    pub(super) setup: Setup,
    /// The switches that differ from the rulebook's own, in the order in which they are set.
    pub(super) options: Vec<(String, String)>,
    pub(super) players: Vec<Player>,
    pub(super) seed: u64,
    /// The clock calls time after that many answers.
    pub(super) clock: Option<usize>,
    /// The players end the game together after that many answers, so.
    pub(super) settled: Option<(usize, Settlement)>,
    pub(super) said: Vec<Said>,
}

/// The line that ends the head.
pub(super) const RULE: &str = "----";
/// Text of a call of time.
pub(super) const TIME_IS_UP: &str = "The clock: time is up";
/// Begin of the text when the players end the game together; how follows.
const SETTLED: &str = "The players: ";
/// Separator between an answer and its events.
pub(super) const THEN: &str = " > ";

impl Tale {
    /// Parses a playthrough; a file with only a head has no inputs.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let mut lines = text.lines().enumerate();
        let mut title = Vec::new();
        let (mut head, mut options) = (std::collections::BTreeMap::new(), Vec::new());
        for (_, line) in lines.by_ref().take_while(|(_, line)| *line != RULE) {
            match line.split_once(": ") {
                Some(("option", switch)) => {
                    let (key, value) =
                        switch.split_once(" = ").ok_or_else(|| format!("no option: {switch}"))?;
                    options.push((key.to_owned(), value.to_owned()));
                }
                Some((key @ ("rulebook" | "players" | "seed" | "clock" | "settled"), value)) => {
                    head.insert(key, value);
                }
                _ => title.push(line.to_owned()),
            }
        }
        let of = |key: &str| head.get(key).copied().ok_or_else(|| format!("no line `{key}: …`"));
        let rulebook = Rulebook::find(of("rulebook")?).ok_or("no such rulebook")?;
        let players: Vec<Player> = of("players")?.split(", ").map(player).collect::<Result<_, _>>()?;
        let mut setup = Setup::preset(rulebook, players.len() as u8);
        for (key, value) in &options {
            setup.options.set(key, value).map_err(|fault| fault.to_string())?;
        }
        let seed = of("seed")?.parse().map_err(|_| "the seed is a number")?;
        let clock = head.get("clock").map(|text| text.strip_prefix("after ").unwrap_or(text).parse());
        let clock = clock.transpose().map_err(|_| "`clock: after N`")?;
        let settled = head.get("settled").map(|text| settled_after(text).ok_or("`settled: after N, HOW`"));
        let settled = settled.transpose()?;
        let said = lines.filter_map(|(i, line)| {
            said(&setup, line).map(|said| said.map_err(|()| format!("line {}: no answer: {line}", i + 1)))
        });
        let said = said.collect::<Result<_, _>>()?;
        Ok(Self { title, setup, options, players, seed, clock, settled, said })
    }

    /// The head as text, including its last line.
    pub(super) fn head(&self) -> Vec<String> {
        let mut lines = self.title.clone();
        lines.push(format!("rulebook: {}", self.setup.rulebook.key()));
        lines.extend(self.options.iter().map(|(key, value)| format!("option: {key} = {value}")));
        let players = self.players.iter().zip(0..).map(|(of, i)| format!("{} {}", seat(Seat(i)), of.key()));
        lines.push(format!("players: {}", players.collect::<Vec<_>>().join(", ")));
        lines.push(format!("seed: {}", self.seed));
        lines.extend(self.clock.map(|after| format!("clock: after {after}")));
        lines.extend(self.settled.map(|(after, how)| format!("settled: after {after}, {}", settlement(how))));
        lines.push(RULE.to_owned());
        lines
    }
}

/// How players end a game together, as text.
pub(super) fn settlement(how: Settlement) -> String {
    match how {
        Settlement::Conceded(to) => format!("all concede to {}", seat(to)),
        Settlement::Agreed => "all agree".to_owned(),
    }
}

/// The text of that input.
pub(super) fn settled_line(how: Settlement) -> String {
    format!("{SETTLED}{}", settlement(how))
}

fn find_settlement(text: &str) -> Option<Settlement> {
    match text.strip_prefix("all concede to ") {
        Some(to) => find_seat(to).map(Settlement::Conceded),
        None => (text == "all agree").then_some(Settlement::Agreed),
    }
}

fn settled_after(text: &str) -> Option<(usize, Settlement)> {
    let (after, how) = text.strip_prefix("after ")?.split_once(", ")?;
    Some((after.parse().ok()?, find_settlement(how)?))
}

fn player(text: &str) -> Result<Player, String> {
    let key = text.split(' ').nth(1).unwrap_or_default();
    let found = Player::ALL.into_iter().find(|player| player.key() == key);
    found.ok_or_else(|| format!("no such player: {text}"))
}

/// The input in a line of the body, if it has one; an error if it has one that can't be parsed.
///
/// `Attack? Red: attack alaska kamchatka 3 > …`, `Attack? Red, silent: stop > …`, and the same sealed, after the
/// `[Red] ` of a line that only Red sees.
fn said(setup: &Setup, line: &str) -> Option<Result<Said, ()>> {
    if line.starts_with(TIME_IS_UP) {
        return Some(Ok(Said::TimeIsUp));
    }
    if let Some(how) = line.strip_prefix(SETTLED) {
        let how = how.split_once(THEN).map_or(how, |(how, _)| how);
        return Some(find_settlement(how).map(Said::Settled).ok_or(()));
    }
    let line = if line.starts_with('[') { line.split_once("] ")?.1 } else { line };
    let (kind, rest) = line.split_once("? ")?;
    if !kind.bytes().all(|b| b.is_ascii_alphabetic()) {
        return None;
    }
    let (by, rest) = rest.split_once(": ")?;
    let text = rest.split_once(THEN).map_or(rest, |(answer, _)| answer);
    let (by, how) =
        by.split_once(", ").map_or((by, AnswerOrigin::Player), |(by, _)| (by, AnswerOrigin::Silence));
    let answer = || {
        let action = find_answer(setup, text)?;
        Some(Said::Answer(find_seat(by)?, (how == AnswerOrigin::Player).then_some(action)))
    };
    Some(answer().ok_or(()))
}
