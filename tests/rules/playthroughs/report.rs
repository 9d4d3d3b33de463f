//! Plays a playthrough and writes its report: the questions, the answers, the events, what all viewers see and what
//! one seat alone sees. A line for one seat only begins with that seat in brackets; every other line is public.

use super::script::{Player, Said, THEN, TIME_IS_UP, Tale};
use super::{events, families, names, script};
use crate::luck::Seeded;
use casus_belli::ai;
use casus_belli::luck::KeyedChance;
use casus_belli::rules::{Action, AnswerOrigin, Ask, Clock, Event, Game, Milestone, Seat, Viewer};

/// A written playthrough.
pub(super) struct Report {
    pub(super) lines: Vec<String>,
    pub(super) game: Game,
    pub(super) log: Vec<Event>,
    luck: KeyedChance,
    /// The round whose heading was written last.
    round: u32,
}

/// Maximum number of answers of a playthrough.
const MOST_ANSWERS: usize = 1_000;

/// Replays a playthrough from its own answers.
pub(super) fn tell(tale: &Tale) -> Result<Report, String> {
    let mut report = Report::open(tale)?;
    for (i, said) in tale.said.iter().enumerate() {
        report.hear(said).map_err(|why| format!("answer {} ({said:?}): {why}", i + 1))?;
    }
    report.close();
    Ok(report)
}

/// Plays it anew, with the players in its head.
pub(super) fn play(tale: &Tale) -> Result<Report, String> {
    let mut report = Report::open(tale)?;
    let mut picks = Seeded::new(tale.seed);
    for answers in 0..MOST_ANSWERS {
        if tale.clock == Some(answers) {
            report.hear(&Said::TimeIsUp)?;
        }
        if let Some((_, how)) = tale.settled.filter(|(after, _)| *after == answers) {
            report.hear(&Said::Settled(how))?;
        }
        let asks = report.game.asks();
        if let Some((by, action)) = optional_answer(tale, &report.game, &asks, &mut picks) {
            report.hear(&Said::Answer(by, Some(action)))?;
            continue;
        }
        let Some(ask) = asks.into_iter().next() else { break };
        let view = report.game.view(Viewer::Seat(ask.to));
        let mut pick = |n| picks.below(n);
        let action = match tale.players[ask.to.index()] {
            // At a table nobody is waited for: the default, or a standing order, which playthroughs do not have.
            _ if ask.clock == Clock::Standing => None,
            Player::Normal => Some(ai::Player::Normal.answer(&view, &ask, &mut pick)),
            Player::Random => Some(ask.menu.sample(&mut pick)),
            Player::Silent => None,
        };
        report.hear(&Said::Answer(ask.to, action))?;
    }
    report.close();
    Ok(report)
}

/// Begin of a line about what follows from an answer that the others don't see at all.
const UNSEEN: &str = "unseen";

/// What a player says now and then to a question that nobody waits for: an offer, the answer to one, a launch.
fn optional_answer(tale: &Tale, game: &Game, asks: &[Ask], picks: &mut Seeded) -> Option<(Seat, Action)> {
    for ask in asks.iter().filter(|ask| ask.clock == Clock::None) {
        let view = game.view(Viewer::Seat(ask.to));
        let action = match tale.players[ask.to.index()] {
            Player::Normal => ai::Player::Normal.optional_answer(&view, ask).or_else(|| {
                let first = picks.below(12) == 0;
                first.then(|| ai::Player::Normal.proposal(&view, ask, &mut |n| picks.below(n))).flatten()
            }),
            Player::Random => (picks.below(12) == 0).then(|| ask.menu.sample(&mut |n| picks.below(n))),
            Player::Silent => None,
        };
        if let Some(action) = action.filter(|action| *action != ask.default) {
            return Some((ask.to, action));
        }
    }
    None
}

/// Each draw depends only on the seed and on its own number, so answers read from a file get the same luck.
fn luck(seed: u64) -> KeyedChance {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    KeyedChance::from_key(bytes)
}

impl Report {
    fn open(tale: &Tale) -> Result<Self, String> {
        let game = Game::new(tale.setup.clone()).map_err(|fault| fault.to_string())?;
        let mut report = Self { lines: tale.head(), game, log: Vec::new(), luck: luck(tale.seed), round: 0 };
        let events = report.game.open(&mut report.luck);
        report.happen("The set-up", &events);
        report.everybody_alone();
        Ok(report)
    }

    /// Gives one input to the referee.
    fn hear(&mut self, said: &Said) -> Result<(), String> {
        match said {
            Said::Answer(by, action) => self.answer(*by, action.as_ref()),
            Said::TimeIsUp => {
                let events = self.game.call_time();
                self.happen(TIME_IS_UP, &events);
                Ok(())
            }
            Said::Settled(how) => {
                let events = self.game.settle(*how);
                self.happen(&script::settled_line(*how), &events);
                Ok(())
            }
        }
    }

    fn answer(&mut self, by: Seat, action: Option<&Action>) -> Result<(), String> {
        // Of several questions to one seat it is the first that the answer fits.
        let asks: Vec<Ask> = self.game.asks().into_iter().filter(|ask| ask.to == by).collect();
        let fits = |ask: &&Ask| action.is_none_or(|action| ask.menu.offers(action));
        let ask = asks.iter().find(fits).or(asks.first()).ok_or("nothing is asked of that seat")?;
        let question = self.question(ask);
        self.alone(by, &question);
        let events = match action {
            Some(action) => self.game.act(by, ask.id, action, AnswerOrigin::Player, &mut self.luck),
            None => self.game.expire(ask.id, &mut self.luck),
        };
        let events = events.map_err(|why| why.to_string())?;
        let (first, rest) = events.split_first().ok_or("an answer has no events")?;
        let silent = if action.is_none() { ", silent" } else { "" };
        let text = families::answer(self.game.board(), action.unwrap_or(&ask.default));
        let line = format!("{}? {}{silent}: {text}", families::kind(ask.menu.kind()), names::seat(by));
        self.record(first);
        if first.seen_by(Viewer::Public).is_none() {
            self.alone(by, &line);
            self.happen(UNSEEN, rest);
        } else if matches!(first, Event::Sealed { .. }) {
            self.alone(by, &line);
            let told = first.seen_by(Viewer::Public).map(|seen| events::seen(self.game.board(), &seen));
            self.happen(&told.unwrap_or_else(|| "unseen dice".to_owned()), rest);
        } else {
            self.happen(&line, rest);
        }
        Ok(())
    }

    /// An open question as the seat that is asked sees it.
    fn question(&self, ask: &Ask) -> String {
        let view = self.game.view(Viewer::Seat(ask.to));
        let silence = families::answer(self.game.board(), &ask.default);
        format!("{}; on silence: {silence}", families::offer(&view, &ask.menu))
    }

    fn record(&mut self, event: &Event) {
        self.game.evolve(event);
        self.log.push(event.clone());
    }

    /// Records events and writes them after `begin`; each new turn begins a paragraph.
    fn happen(&mut self, begin: &str, events: &[Event]) {
        let turn = |event: &Event| matches!(event.milestone(), Some(Milestone::TurnBegan { .. }));
        let next = events.iter().position(turn).unwrap_or(events.len());
        self.paragraph(begin, &events[..next]);
        let mut rest = &events[next..];
        while let Some((began, after)) = rest.split_first() {
            let next = after.iter().position(turn).unwrap_or(after.len());
            self.turn(began, &after[..next]);
            rest = &after[next..];
        }
    }

    fn turn(&mut self, began: &Event, events: &[Event]) {
        let board = self.game.board();
        let told = began.seen_by(Viewer::Public).map(|seen| events::seen(board, &seen)).unwrap_or_default();
        self.record(began);
        let view = self.game.view(Viewer::Public);
        if view.round != self.round {
            self.round = view.round;
            self.lines.push(String::new());
            self.lines.push(format!("Round {}", view.round));
            self.lines.push(families::standing(&view));
            if view.turn == 1 {
                self.lines.extend(families::board(&view));
            } else {
                self.everybody_alone();
            }
        }
        self.paragraph(&format!("-- {told}"), events);
    }

    /// Writes events in one line with their changes, then what single seats see in addition.
    fn paragraph(&mut self, begin: &str, events: &[Event]) {
        let before = self.game.view(Viewer::Public);
        let board = self.game.board();
        let (mut open, mut alone) = (Vec::new(), Vec::new());
        for event in events {
            let public = event.seen_by(Viewer::Public).map(|seen| events::seen(board, &seen));
            for seat in self.game.setup().all_seats() {
                let own = event.seen_by(Viewer::Seat(seat)).map(|seen| events::seen(board, &seen));
                if own != public {
                    alone.push((seat, own.unwrap_or_default()));
                }
            }
            open.extend(public);
            self.record(event);
        }
        let after = self.game.view(Viewer::Public);
        let changes = families::changes(&before, &after).unwrap_or_default();
        let then = if open.is_empty() { "" } else { THEN };
        let nothing = begin == UNSEEN && open.is_empty() && changes.is_empty();
        if !nothing {
            self.lines.push(format!("{begin}{then}{}{changes}", open.join("; ")));
        }
        for (seat, text) in alone {
            self.alone(seat, &text);
        }
    }

    fn alone(&mut self, seat: Seat, text: &str) {
        self.lines.push(format!("[{}] {text}", names::seat(seat)));
    }

    /// Writes what each seat alone sees.
    fn everybody_alone(&mut self) {
        for seat in self.game.setup().all_seats() {
            let view = self.game.view(Viewer::Seat(seat));
            if families::alive(&view, seat) {
                let secrets = families::secrets(&view);
                self.alone(seat, &secrets);
            }
        }
    }

    /// Writes the final position.
    fn close(&mut self) {
        let view = self.game.view(Viewer::Public);
        self.lines.push(String::new());
        self.lines.push("The position at the end".to_owned());
        self.lines.push(families::standing(&view));
        self.lines.extend(families::board(&view));
        match &view.outcome {
            Some(outcome) => self.lines.extend(families::scores(&view, outcome)),
            None => self.lines.push(families::waiting(&view)),
        }
    }
}
