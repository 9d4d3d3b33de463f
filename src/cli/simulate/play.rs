//! Plays one simulated game from start to end. Computer players get the view of their own seat only.

use super::absence::{Absences, Vanishing};
use super::entrants::{AtTable, Entrant, Times, entrant_of};
use crate::ai::Player;
use crate::external::Forfeits;
use crate::luck::{Entropy, KeyedChance, Seed, SeededChance};
use crate::rules::{
    Action, AnswerOrigin, Ask, AskId, Chance as _, Clock, Event, Game, Imagination, Milestone, Pick, Seat,
    Setup, View, Viewer,
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
    /// The player of each seat.
    pub(super) players: Vec<Entrant>,
    /// The time that each seat took, and what it forfeited if its player is external.
    pub(super) seats: Vec<(Times, Option<Forfeits>)>,
    pub(super) log: Vec<Event>,
    /// Seed of the game's draws.
    pub(super) seed: Seed,
    pub(super) answers: u32,
    pub(super) others: OutOfTurn,
    /// Who was away, if people go silent.
    pub(super) absences: Option<Absences>,
    pub(super) spent: Duration,
}

/// The seed of a game number: 24 zero bytes, then the number in big-endian order.
fn seed_of(number: u64) -> Seed {
    let mut seed = [0; 32];
    seed[24..].copy_from_slice(&number.to_be_bytes());
    Seed(seed)
}

/// Whoever answers for the seats of a game: each is asked with the view of its own seat.
pub(super) trait Players {
    /// Whether it may have anything to say to a question that is only offered, apart from offers of its own.
    fn is_concerned(&self, ask: &Ask) -> bool;
    /// The answer to a question, with what its seat may imagine; `None`: it has none, and the rules answer for it.
    fn answer(&mut self, worlds: &Imagination<'_>, view: &View, ask: &Ask, pick: Pick<'_>) -> Option<Action>;
    /// What it says to a question that is only offered; `proposes`: its turn begins. `None`: nothing.
    fn offered(&mut self, view: &View, ask: &Ask, proposes: bool, pick: Pick<'_>) -> Option<Action>;
    /// The rules refused the answer of a seat; they answer for it.
    fn refused(&mut self, seat: Seat, why: &str);
}

/// Levels of the computer player by seat; the last one takes all further seats.
pub(super) struct Levels<'a>(pub(super) &'a [Player]);

impl Levels<'_> {
    fn of(&self, seat: Seat) -> Player {
        self.0[seat.index().min(self.0.len() - 1)]
    }
}

impl Players for Levels<'_> {
    fn is_concerned(&self, ask: &Ask) -> bool {
        self.of(ask.to).is_concerned(ask)
    }

    fn answer(&mut self, worlds: &Imagination<'_>, view: &View, ask: &Ask, pick: Pick<'_>) -> Option<Action> {
        Some(self.of(ask.to).think(ask.to.0.into(), worlds, (view, ask), pick))
    }

    fn offered(&mut self, view: &View, ask: &Ask, proposes: bool, pick: Pick<'_>) -> Option<Action> {
        let level = self.of(ask.to);
        let said = level.optional_answer(view, ask);
        said.or_else(|| if proposes { level.proposal(view, ask, pick) } else { None })
    }

    fn refused(&mut self, _seat: Seat, why: &str) {
        unreachable!("computer players answer from the menu: {why}");
    }
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
    players: &mut dyn Players,
    silent: &dyn Fn(Seat) -> bool,
    begins: bool,
    pick: Pick<'_>,
) -> Option<Answer> {
    let asked = game.asked();
    let on_turn = asked.iter().find(|(_, clock)| *clock == Clock::Turn).map(|(id, _)| id.to);
    let offered = asked.iter().copied().filter(|(id, clock)| *clock == Clock::None && !silent(id.to));
    for (ask, clock) in offered {
        let open = game.ask(ask)?;
        let proposes = begins && on_turn == Some(ask.to);
        if !proposes && !players.is_concerned(&open) {
            continue;
        }
        let view = game.view(Viewer::Seat(ask.to));
        if let Some(action) = players.offered(&view, &open, proposes, pick) {
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
    let (action, origin) = match players.answer(&Imagination::new(game, ask.to), &view, open, pick) {
        Some(action) => (action, AnswerOrigin::Player),
        None => (open.default.clone(), AnswerOrigin::Silence),
    };
    Some(Answer { ask, clock, action, origin })
}

/// The events that follow from an answer. If the rules refuse it they answer themselves; to a question that is only offered
/// they say nothing.
fn decided(game: &Game, answer: &Answer, players: &mut dyn Players, chance: &mut KeyedChance) -> Vec<Event> {
    let Answer { ask, clock, action, origin } = answer;
    game.act(ask.to, *ask, action, *origin, chance).unwrap_or_else(|why| {
        players.refused(ask.to, &why.told(game.board()));
        match clock {
            Clock::None => Vec::new(),
            _ => game.expire(*ask, chance).expect("the default answer is on the menu"),
        }
    })
}

#[allow(clippy::disallowed_methods, reason = "it tells how long the games took")]
pub(super) fn play(setup: &Setup, entrants: &[Entrant], seed: u64, vanishing: Option<Vanishing>) -> Played {
    let begun = Instant::now();
    // Random choices of the players have a generator of their own, so that a record can reproduce the draws.
    let (number, mut choices) = (seed, SeededChance::new(seed));
    let mut absences = vanishing.map(|how| Absences::new(how, setup.seats, seed));
    let seed = seed_of(number);
    let mut chance = KeyedChance::new(&seed, &Entropy::none(usize::from(setup.seats)));
    let mut game = Game::new(setup.clone()).expect("the setup was checked");
    let mut log = game.open(&mut chance);
    log.iter().for_each(|event| game.evolve(event));
    let mut players = AtTable::new(entrants, setup.seats, &|seat| game.view(Viewer::Seat(seat)));
    let levels: Vec<Player> = entrants.iter().filter_map(Entrant::level).collect();
    let (mut answers, mut others, mut on_turn, mut offered) = (0, OutOfTurn::default(), None, None);
    while answers < MOST_ANSWERS {
        let silent = |seat| absences.as_ref().is_some_and(|absences| absences.is_silent(seat));
        let pick: Pick<'_> = &mut |n| choices.draw(0, n);
        let Some(answer) = answer_of(&game, &mut players, &silent, on_turn != offered, pick) else { break };
        offered = on_turn;
        let events = decided(&game, &answer, &mut players, &mut chance);
        others.count(answer.ask.to, answer.clock, on_turn);
        on_turn = turn_after(on_turn, &events);
        events.iter().for_each(|event| game.evolve(event));
        if let Some(absences) = &mut absences {
            absences.happened(&game, &events, &levels, &chance);
        }
        log.extend(events);
        answers += 1;
        if absences.as_ref().is_some_and(|absences| absences.abandoned) {
            break;
        }
    }
    let turns = game.view(Viewer::Public).turn;
    others.seat_turns = u64::from(turns) * u64::from(setup.seats);
    let seats = players.end(&|seat| game.view(Viewer::Seat(seat)));
    let players = setup.all_seats().map(|seat| entrant_of(entrants, seat).clone()).collect();
    Played { game, players, seats, log, seed, answers, others, absences, spent: begun.elapsed() }
}
