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
    let state = &game.state;
    if game.outcome.is_some() || matches!(state.phase, Phase::New | Phase::Over) {
        return Vec::new();
    }
    let mut open = awaited(game);
    open.extend(launches(game));
    open.extend(state.alive().into_iter().map(|seat| talk(game, seat)));
    open
}

/// The questions that the game waits for.
fn awaited(game: &Game) -> Vec<Question<Menu>> {
    let state = &game.state;
    let seat = state.current;
    if let Some(frame) = state.stack.last() {
        return match frame.asked(game) {
            Asked::Nothing => Vec::new(),
            Asked::One(to, menu) => vec![one(game, to, menu)],
            Asked::Many(all) => all.into_iter().map(|(to, menu)| one(game, to, menu)).collect(),
        };
    }
    match &state.phase {
        Phase::New | Phase::Between | Phase::Over => Vec::new(),
        Phase::Upkeep => vec![one(game, seat, Menu::Upkeep(Upkeep::ask(game, seat)))],
        Phase::Acting => vec![one(game, seat, Menu::Act(Act::ask(game, seat)))],
        Phase::LastLaunches { waiting } => {
            let first = waiting.first().copied();
            first.map(|to| one(game, to, Menu::LastLaunch(LastLaunch::ask(game, to)))).into_iter().collect()
        }
    }
}

/// An open question to one seat: a reaction, if it is another seat's turn.
fn one(game: &Game, to: Seat, menu: Menu) -> Question<Menu> {
    let state = &game.state;
    let own = to == state.current && state.phase.is_turn();
    let clock = if own { Clock::Turn } else { Clock::Reaction };
    let id = AskId { opened: state.asked_since, to, number: 0 };
    Question { id, menu, visibility: Visibility::Open, clock }
}

/// Launches that are offered to owners of nuclear weapons between two finished steps; nobody waits for them (A3-42).
fn launches(game: &Game) -> Vec<Question<Menu>> {
    let state = &game.state;
    if !state.stack.is_empty() || !state.phase.is_turn() {
        return Vec::new();
    }
    let own_turn = game.options().launch == Launches::OwnTurn;
    let owners = state.alive().into_iter().filter(|seat| !own_turn || *seat == state.current);
    let ask = |to: Seat| {
        let menu = Launch::ask(game, to)?;
        let id = AskId { opened: state.launch_since, to, number: LAUNCH };
        Some(Question { id, menu: Menu::Launch(menu), visibility: Visibility::Open, clock: Clock::None })
    };
    owners.filter_map(ask).collect()
}

/// The question that is always open to every player in the game: payments and deals (R3-8, A3-66).
fn talk(game: &Game, to: Seat) -> Question<Menu> {
    let opened = game.state.talk.since.get(to.index()).copied().unwrap_or(0);
    let id = AskId { opened, to, number: TALK };
    let menu = Menu::Talk(Talk::ask(game, to));
    Question { id, menu, visibility: Visibility::Open, clock: Clock::None }
}
