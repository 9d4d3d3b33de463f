//! Plays one simulated game from start to end. Computer players get the view of their own seat only.

use super::absence::{Absences, Vanishing};
use casus_belli::ai::Player;
use casus_belli::luck::{Entropy, KeyedChance, Seed, SeededChance};
use casus_belli::rules::{
    Action, AnswerOrigin, AskId, Chance, Clock, Event, Game, Milestone, Pick, Seat, Setup, Viewer,
};
use std::time::{Duration, Instant};

/// Maximum number of answers in a game; then the game is cut and has no winner.
pub(super) const MOST_ANSWERS: u32 = 200_000;

/// Decisions of seats that were not on turn.
#[derive(Clone, Copy, Default)]
pub(super) struct OutOfTurn {
    /// Those that a table waits for when all keep to standing orders ([PBP-34]).
    pub(super) waited_for: u64,
    /// Those that standing orders or the default answer at such a table: reactions, defence dice.
    pub(super) standing: u64,
    /// Number of turns, times the number of seats.
    pub(super) seat_turns: u64,
}

impl OutOfTurn {
    /// Counts a question, which is answered while `on_turn` has its turn.
    fn count(&mut self, to: Seat, clock: Clock, on_turn: Option<Seat>) {
        match clock {
            Clock::Turn if on_turn == Some(to) => {}
            Clock::Turn | Clock::Awaited | Clock::Everybody => self.waited_for += 1,
            Clock::Reaction => self.standing += 1,
            // Nobody is asked.
            Clock::Standing | Clock::Idle | Clock::None => {}
        }
    }
}

/// The seat on turn after these events.
pub(super) fn turn_after(before: Option<Seat>, events: &[Event]) -> Option<Seat> {
    events.iter().fold(before, |on_turn, event| match event.milestone() {
        Some(Milestone::TurnBegan { seat, .. }) => Some(seat),
        Some(Milestone::EverybodyAsked { .. }) => None,
        _ => on_turn,
    })
}

/// One finished (or cut) game.
pub(super) struct Played {
    pub(super) game: Game,
    /// The computer player of each seat.
    pub(super) players: Vec<Player>,
    pub(super) log: Vec<Event>,
    /// Seed of the game's draws.
    pub(super) seed: Seed,
    pub(super) answers: u32,
    pub(super) others: OutOfTurn,
    /// Who was away, if people go silent.
    pub(super) absences: Option<Absences>,
    pub(super) spent: Duration,
}

/// The computer player of a seat; the last one named takes all further seats.
pub(super) fn player_of(players: &[Player], seat: Seat) -> Player {
    players[seat.index().min(players.len() - 1)]
}

/// The seed of a game number: 24 zero bytes, then the number in big-endian order.
fn seed_of(number: u64) -> Seed {
    let mut seed = [0; 32];
    seed[24..].copy_from_slice(&number.to_be_bytes());
    Seed(seed)
}

/// A question with its answer.
pub(super) struct Answer {
    pub(super) ask: AskId,
    pub(super) clock: Clock,
    pub(super) action: Action,
    pub(super) origin: AnswerOrigin,
}

/// The next question with its answer: first what a player says to one that is only offered (to propose something only when its
/// turn begins), otherwise that to the first question that the game waits for. For a silent seat the rules answer.
pub(super) fn answer_of(
    game: &Game,
    players: &[Player],
    silent: &dyn Fn(Seat) -> bool,
    begins: bool,
    pick: Pick<'_>,
) -> Option<Answer> {
    let asked = game.asked();
    let on_turn = asked.iter().find(|(_, clock)| *clock == Clock::Turn).map(|(id, _)| id.to);
    let offered = asked.iter().copied().filter(|(id, clock)| *clock == Clock::None && !silent(id.to));
    for (ask, clock) in offered {
        let (open, player) = (game.ask(ask)?, player_of(players, ask.to));
        let proposes = begins && on_turn == Some(ask.to);
        if !proposes && !player.is_concerned(&open) {
            continue;
        }
        let view = game.view(Viewer::Seat(ask.to));
        let proposal = |pick| player.proposal(&view, &open, pick);
        let said =
            player.optional_answer(&view, &open).or_else(|| if proposes { proposal(pick) } else { None });
        if let Some(action) = said {
            return Some(Answer { ask, clock, action, origin: AnswerOrigin::Player });
        }
    }
    let (ask, clock) = asked.into_iter().find(|(_, clock)| *clock != Clock::None)?;
    if silent(ask.to) {
        let action = game.ask(ask)?.default;
        return Some(Answer { ask, clock, action, origin: AnswerOrigin::Silence });
    }
    let view = game.view(Viewer::Seat(ask.to));
    let open = view.asks.iter().find(|open| open.id == ask)?;
    let action = player_of(players, ask.to).answer(&view, open, pick);
    Some(Answer { ask, clock, action, origin: AnswerOrigin::Player })
}

#[allow(clippy::disallowed_methods, reason = "it tells how long the games took")]
pub(super) fn play(setup: &Setup, players: &[Player], seed: u64, vanishing: Option<Vanishing>) -> Played {
    let begun = Instant::now();
    // Random choices of the players have a generator of their own, so that a record can reproduce the draws.
    let (number, mut choices) = (seed, SeededChance::new(seed));
    let mut absences = vanishing.map(|how| Absences::new(how, setup.seats, seed));
    let seed = seed_of(number);
    let mut chance = KeyedChance::new(&seed, &Entropy::none(usize::from(setup.seats)));
    let mut game = Game::new(setup.clone()).expect("the setup was checked");
    let mut log = game.open(&mut chance);
    log.iter().for_each(|event| game.evolve(event));
    let (mut answers, mut others, mut on_turn, mut offered) = (0, OutOfTurn::default(), None, None);
    while answers < MOST_ANSWERS {
        let silent = |seat| absences.as_ref().is_some_and(|absences| absences.is_silent(seat));
        let answer = answer_of(&game, players, &silent, on_turn != offered, &mut |n| choices.draw(0, n));
        let Some(Answer { ask, clock, action, origin }) = answer else { break };
        offered = on_turn;
        let events = game.act(ask.to, ask, &action, origin, &mut chance);
        let events = events.expect("computer players answer from the menu");
        others.count(ask.to, clock, on_turn);
        on_turn = turn_after(on_turn, &events);
        events.iter().for_each(|event| game.evolve(event));
        if let Some(absences) = &mut absences {
            absences.happened(&game, &events, players, &chance);
        }
        log.extend(events);
        answers += 1;
        if absences.as_ref().is_some_and(|absences| absences.abandoned) {
            break;
        }
    }
    let turns = game.view(Viewer::Public).turn;
    others.seat_turns = u64::from(turns) * u64::from(setup.seats);
    let players = (0..setup.seats).map(|seat| player_of(players, Seat(seat))).collect();
    Played { game, players, log, seed, answers, others, absences, spent: begun.elapsed() }
}
