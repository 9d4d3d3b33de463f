//! The options of a table beside the switches of its rulebook: what happens to the silent, what holds for its clock, the dice.

use crate::discord::texts::silence_texts;
use crate::luck::BeaconMode;
use crate::table::{AbsencePolicy, Bank, Change, ClockRules, Lobby, Pace, Window};
use crate::text::Words;

/// The options of a table beside the switches of its rulebook; `None`: it has no such option.
#[derive(Clone, Copy, Default)]
pub(crate) struct TableOptions {
    beacon: Option<BeaconMode>,
    absence: Option<AbsencePolicy>,
    /// With the time for a turn.
    clock: Option<(ClockRules, i64)>,
    /// Whether the game starts when the lobby is full, and the least share of turns taken in time of whoever joins, in percent.
    joining: Option<(bool, Option<u32>)>,
    /// Whether players may ask for hints.
    hints: Option<bool>,
}

/// A value that can be chosen.
pub(super) struct OptionValue {
    /// Value of the menu's option.
    pub(super) key: String,
    pub(super) name: String,
    pub(super) meaning: String,
    pub(super) chosen: bool,
    /// Whether it is the usual one.
    pub(super) usual: bool,
}

/// One option with all its values.
pub(super) struct TableOption {
    /// Value of the option of the menu that lists all options.
    pub(super) key: &'static str,
    /// Its number among the options of tables: a part of the code of its menu.
    pub(super) number: u8,
    pub(super) name: String,
    pub(super) values: Vec<OptionValue>,
}

impl TableOptions {
    /// The options of a lobby.
    pub(super) fn of(lobby: &Lobby) -> Self {
        let limit = lobby.pace.limit();
        Self {
            beacon: lobby.dice.used.map(|used| used.mode),
            absence: limit.map(|_| lobby.absence_policy),
            clock: limit.map(|limit| (lobby.clock, limit)),
            joining: Some((lobby.rules.start_when_full, lobby.rules.least_reliability)),
            hints: Some(!lobby.rules.hints_off),
        }
    }

    /// All options, in display order.
    pub(super) fn list(self, words: Words) -> Vec<TableOption> {
        let mut all: Vec<TableOption> = self.absence.map(|now| silent(words, now)).into_iter().collect();
        if let Some((rules, limit)) = self.clock {
            all.push(vacations(words, rules.vacations));
            all.push(windows(words, rules.window, limit));
            all.push(banks(words, rules.bank, limit));
        }
        if let Some((start_when_full, least)) = self.joining {
            all.extend([start(words, start_when_full), reliability(words, least)]);
        }
        all.extend(self.hints.map(|now| hints(words, now)));
        all.extend(self.beacon.map(|now| beacon(words, now)));
        all
    }
}

fn value(key: impl Into<String>, (name, meaning): (String, String), chosen: bool) -> OptionValue {
    OptionValue { key: key.into(), name, meaning, chosen, usual: false }
}

fn beacon(words: Words, now: BeaconMode) -> TableOption {
    let one = |mode: BeaconMode| {
        let texts = (mode_name(words, mode), mode_meaning(words, mode));
        OptionValue { usual: mode == BeaconMode::Turn, ..value(mode.key(), texts, mode == now) }
    };
    TableOption {
        key: "dice.beacon",
        number: 0,
        name: words.dice_beacon(),
        values: BeaconMode::ALL.map(one).into(),
    }
}

/// When the beacon is mixed in, in words.
pub(super) fn mode_name(words: Words, mode: BeaconMode) -> String {
    match mode {
        BeaconMode::Start => words.dice_beacon_start(),
        BeaconMode::Turn => words.dice_beacon_turn(),
        BeaconMode::Order => words.dice_beacon_order(),
    }
}

/// What that means for the dice.
fn mode_meaning(words: Words, mode: BeaconMode) -> String {
    match mode {
        BeaconMode::Start => words.explain_dice_beacon_start(),
        BeaconMode::Turn => words.explain_dice_beacon_turn(),
        BeaconMode::Order => words.explain_dice_beacon_order(),
    }
}

fn silent(words: Words, now: AbsencePolicy) -> TableOption {
    let one =
        |policy: AbsencePolicy| value(policy.key(), silence_texts::policy(words, policy), policy == now);
    TableOption {
        key: "table.absence",
        number: 1,
        name: words.absence_policy(),
        values: AbsencePolicy::ALL.map(one).into(),
    }
}

fn vacations(words: Words, now: bool) -> TableOption {
    let on = value(vacations_key(true), (words.vacations_on(), words.explain_vacations_on()), now);
    let off = value(vacations_key(false), (words.vacations_off(), words.explain_vacations_off()), !now);
    TableOption {
        key: "table.vacations",
        number: 2,
        name: words.vacations_option(),
        values: [on, off].into(),
    }
}

const fn vacations_key(waits: bool) -> &'static str {
    if waits { "vacations.on" } else { "vacations.off" }
}

fn windows(words: Words, now: Window, limit: i64) -> TableOption {
    let texts = |window: Window| {
        let length = words.span(window.length(limit));
        match window {
            Window::Usual => (words.window_usual(&length), words.explain_window_usual()),
            Window::Minutes(_) => (words.window_length(&length), words.explain_window_length(&length)),
            Window::Turn => (words.window_turn(&length), words.explain_window_turn()),
        }
    };
    let offered = Window::OFFERED.into_iter().filter(|window| window.fits(limit));
    let one = |window: Window| value(window_key(window), texts(window), window == now);
    TableOption {
        key: "table.window",
        number: 3,
        name: words.window_option(),
        values: offered.map(one).collect(),
    }
}

fn window_key(window: Window) -> String {
    format!("window.{window}")
}

fn banks(words: Words, now: Bank, limit: i64) -> TableOption {
    let texts = |bank: Bank| {
        let meaning = bank.rules(limit).map_or_else(
            || words.explain_bank_none(),
            |rules| {
                let [start, gain, most] = [rules.start, rules.gain, rules.most].map(|time| words.span(time));
                words.explain_bank(&start, &gain, &most)
            },
        );
        let name = match bank {
            Bank::None => words.bank_none(),
            Bank::Small => words.bank_small(),
            Bank::Large => words.bank_large(),
        };
        (name, meaning)
    };
    let one = |bank: Bank| value(bank.key(), texts(bank), bank == now);
    TableOption { key: "table.bank", number: 4, name: words.bank_option(), values: Bank::ALL.map(one).into() }
}

fn start(words: Words, now: bool) -> TableOption {
    let full = value(start_key(true), (words.start_when_full(), words.explain_start_when_full()), now);
    let host = value(start_key(false), (words.start_by_host(), words.explain_start_by_host()), !now);
    TableOption { key: "table.start", number: 5, name: words.start_of_game(), values: [host, full].into() }
}

const fn start_key(when_full: bool) -> &'static str {
    if when_full { "start.when_full" } else { "start.by_host" }
}

/// Shares of turns taken in time that a host can ask for, in percent.
const SHARES: [Option<u32>; 4] = [None, Some(70), Some(80), Some(90)];

fn reliability(words: Words, now: Option<u32>) -> TableOption {
    let texts = |share: Option<u32>| match share {
        None => (words.least_reliability_none(), words.explain_least_reliability_none()),
        Some(share) => (words.least_reliability_share(share), words.explain_least_reliability()),
    };
    let one = |share: Option<u32>| value(reliability_key(share), texts(share), share == now);
    TableOption {
        key: "table.reliability",
        number: 6,
        name: words.least_reliability(),
        values: SHARES.map(one).into(),
    }
}

fn reliability_key(share: Option<u32>) -> String {
    format!("reliability.{}", share.unwrap_or(0))
}

fn hints(words: Words, now: bool) -> TableOption {
    let on = value(hints_key(true), (words.hints_value_on(), words.explain_hints_on()), now);
    let off = value(hints_key(false), (words.hints_value_off(), words.explain_hints_off()), !now);
    TableOption { key: "table.hints", number: 7, name: words.hints_option(), values: [on, off].into() }
}

const fn hints_key(on: bool) -> &'static str {
    if on { "hints.on" } else { "hints.off" }
}

/// The change that a picked value of an option stands for; `None` if it is none of them.
pub(super) fn change(picked: &str) -> Option<Change> {
    let policy = AbsencePolicy::find(picked).map(Change::AbsencePolicy);
    let vacations = [true, false].into_iter().find(|waits| vacations_key(*waits) == picked);
    let window = || Window::OFFERED.into_iter().find(|window| window_key(*window) == picked);
    policy
        .or_else(|| vacations.map(Change::Vacations))
        .or_else(|| window().map(Change::Window))
        .or_else(|| Bank::find(picked).map(Change::Bank))
        .or_else(|| [false, true].into_iter().find(|on| start_key(*on) == picked).map(Change::StartWhenFull))
        .or_else(|| {
            SHARES.into_iter().find(|share| reliability_key(*share) == picked).map(Change::LeastReliability)
        })
        .or_else(|| [true, false].into_iter().find(|on| hints_key(*on) == picked).map(Change::Hints))
        .or_else(|| BeaconMode::find(picked).map(Change::BeaconMode))
}

/// What the texts say about time.
pub(crate) fn clock_text(pace: Pace, rules: ClockRules, asks: bool) -> crate::text::ClockText {
    let Some(limit) = pace.limit() else { return crate::text::ClockText::unlimited(asks) };
    crate::text::ClockText {
        pace: Some((limit / 60_000) as u32),
        waits_for_absent: rules.vacations,
        asks,
        window: rules.window.length(limit),
        most: limit,
        bank: rules.bank.rules(limit).map(|rules| [rules.start, rules.gain, rules.most]),
    }
}
