//! The open questions of a game: those of the topmost interrupting decision, otherwise that of the phase; and those that are
//! always open: launches and talk.

use super::options::Launches;
use super::state::Phase;
use super::steps::{Act, LastLaunch, Launch, Talk, Upkeep};
use super::{Asked, Game, Menu};
use crate::rules::engine::{Clock, Question, Visibility};
use crate::rules::ids::{AskId, Seat};

/// The number of the launch question among the questions open to a seat at once.
const LAUNCH: u8 = 1;
/// The number of the talk question.
const TALK: u8 = 2;

/// All open questions.
pub(super) fn questions(game: &Game) -> Vec<Question<Menu>> {
    questions_to(game, &game.setup.all_seats().collect::<Vec<_>>())
}

/// The open questions to these seats.
pub(super) fn questions_to(game: &Game, seats: &[Seat]) -> Vec<Question<Menu>> {
    let mut open = awaited(game, seats);
    let alive = || seats.iter().copied().filter(|seat| is_asked(game) && !game.state.is_out(*seat));
    open.extend(alive().filter_map(|seat| launch(game, seat)));
    open.extend(alive().map(|seat| talk(game, seat)));
    open
}

/// Whether anybody is asked anything: the game has begun and is not over.
fn is_asked(game: &Game) -> bool {
    game.outcome.is_none() && !matches!(game.state.phase, Phase::New | Phase::Over)
}

/// The questions that the game waits for, of those to these seats.
pub(super) fn awaited(game: &Game, seats: &[Seat]) -> Vec<Question<Menu>> {
    let state = &game.state;
    if !is_asked(game) {
        return Vec::new();
    }
    if let Some(frame) = state.stack.last() {
        let all = match frame.asked(game) {
            Asked::Nothing => Vec::new(),
            Asked::One(to, menu) => vec![(to, menu)],
            Asked::Many(all) => all,
        };
        let wanted = all.into_iter().filter(|(to, _)| seats.contains(to));
        return wanted.map(|(to, menu)| one(game, to, menu)).collect();
    }
    let to = match &state.phase {
        Phase::New | Phase::Between | Phase::Over => None,
        Phase::Upkeep | Phase::Acting => Some(state.current),
        Phase::LastLaunches { waiting } => waiting.first().copied(),
    };
    let Some(to) = to.filter(|to| seats.contains(to)) else { return Vec::new() };
    let menu = match &state.phase {
        Phase::New | Phase::Between | Phase::Over => return Vec::new(),
        Phase::Upkeep => Menu::Upkeep(Upkeep::ask(game, to)),
        Phase::Acting => Menu::Act(Act::ask(game, to)),
        Phase::LastLaunches { .. } => Menu::LastLaunch(LastLaunch::ask(game, to)),
    };
    vec![one(game, to, menu)]
}

/// An open question to one seat: a reaction, if it is another seat's turn. What can't be made up for later is awaited at every
/// table: a present that ends an exile, and the launches after the last turn (A3-42, A3-57, A3-71).
fn one(game: &Game, to: Seat, menu: Menu) -> Question<Menu> {
    let state = &game.state;
    let own = to == state.current && state.phase.is_turn();
    let clock = if matches!(&menu, Menu::Act(act) if act.is_over(game, to)) {
        Clock::Idle
    } else if own {
        Clock::Turn
    } else if matches!(menu, Menu::Present(_) | Menu::LastLaunch(_)) {
        Clock::Awaited
    } else {
        Clock::Reaction
    };
    let id = AskId { opened: state.asked_since, to, number: 0 };
    Question { id, menu, visibility: Visibility::Open, clock }
}

/// The launch that is offered to an owner of nuclear weapons between two finished steps; nobody waits for it (A3-42).
fn launch(game: &Game, to: Seat) -> Option<Question<Menu>> {
    let state = &game.state;
    let offered = game.options().launch != Launches::OwnTurn || to == state.current;
    if !offered || !state.stack.is_empty() || !state.phase.is_turn() {
        return None;
    }
    let menu = Launch::ask(game, to)?;
    let id = AskId { opened: state.launch_since, to, number: LAUNCH };
    Some(Question { id, menu: Menu::Launch(menu), visibility: Visibility::Open, clock: Clock::None })
}

/// The question that is always open to every player in the game: payments and deals (R3-8, A3-66).
fn talk(game: &Game, to: Seat) -> Question<Menu> {
    let opened = game.state.talk.since.get(to.index()).copied().unwrap_or(0);
    let id = AskId { opened, to, number: TALK };
    let menu = Menu::Talk(Talk::ask(game, to));
    Question { id, menu, visibility: Visibility::Open, clock: Clock::None }
}
