//! The open questions of a game: those of the topmost interrupting decision, otherwise that of the phase; and those that are
//! always open: launches and talk.

use super::options::Launches;
use super::state::Phase;
use super::steps::{Act, LastLaunch, Launch, Talk, Upkeep};
use super::{AskKind, Asked, ColdWar, Game, Menu, PendingDecision, State};
use crate::rules::engine::{Awaited, Clock, Question, Visibility, Waiting};
use crate::rules::ids::{AskId, Seat};

/// The number of the launch question among the questions open to a seat at once.
const LAUNCH: u8 = 1;
/// The number of the talk question.
const TALK: u8 = 2;

/// All open questions.
pub(super) fn questions(game: &Game) -> Vec<Question<Menu>> {
    with_the_others(game, awaited(game))
}

/// All open questions, from those that the game waits for.
pub(super) fn with_the_others(game: &Game, mut open: Vec<Question<Menu>>) -> Vec<Question<Menu>> {
    let alive = || game.setup.all_seats().filter(|seat| is_asked(game) && !game.state.is_out(*seat));
    open.extend(alive().filter_map(|seat| launch(game, seat)));
    open.extend(alive().map(|seat| talk(game, seat)));
    open
}

/// The open questions to which there may be a single answer: to launches and talk there never is, nor to a turn in which
/// something can surely be done.
pub(super) fn questions_to_settle(game: &Game) -> Option<Vec<Question<Menu>>> {
    let state = &game.state;
    let acts = state.stack.is_empty() && state.phase == Phase::Acting;
    (!acts || !Act::surely_goes_on(game, state.current)).then(|| awaited(game))
}

/// Whether anybody is asked anything: the game has begun and is not over.
fn is_asked(game: &Game) -> bool {
    game.outcome.is_none() && !matches!(game.state.phase, Phase::New | Phase::Over)
}

/// The questions that the game waits for.
fn awaited(game: &Game) -> Vec<Question<Menu>> {
    let state = &game.state;
    if !is_asked(game) {
        return Vec::new();
    }
    if let Some(pending) = state.stack.last() {
        let all = match pending.asked(game) {
            Asked::Nothing => Vec::new(),
            Asked::One(to, menu) => vec![(to, menu)],
            Asked::Many(all) => all,
        };
        return all.into_iter().map(|(to, menu)| one(game, to, menu)).collect();
    }
    asked_by_phase(state).map(|asked| one(game, asked.to, (asked.menu)(game, asked.to))).into_iter().collect()
}

/// Whom the game waits for: the open questions without what they offer.
pub(super) fn waiting(game: &Game) -> Waiting {
    match asked_by_phase(&game.state).filter(|_| is_asked(game) && game.state.stack.is_empty()) {
        Some(AskedByPhase { to: seat, kind, .. }) => Waiting::For(vec![Awaited { seat, kind: kind.into() }]),
        None => Waiting::on::<ColdWar>(&awaited(game)),
    }
}

/// The question of a phase.
struct AskedByPhase {
    to: Seat,
    kind: AskKind,
    /// What it offers. A view doesn't need it, and it is dear to make.
    menu: fn(&Game, Seat) -> Menu,
}

fn asked_by_phase(state: &State) -> Option<AskedByPhase> {
    let (to, kind, menu): (_, _, fn(&Game, Seat) -> Menu) = match &state.phase {
        Phase::New | Phase::Between | Phase::Over => return None,
        Phase::Upkeep => (state.current, AskKind::Upkeep, |game, to| Menu::Upkeep(Upkeep::ask(game, to))),
        Phase::Acting => (state.current, AskKind::Act, |game, to| Menu::Act(Act::ask(game, to))),
        Phase::LastLaunches { waiting } => {
            (*waiting.first()?, AskKind::LastLaunch, |game, to| Menu::LastLaunch(LastLaunch::ask(game, to)))
        }
    };
    Some(AskedByPhase { to, kind, menu })
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

impl PendingDecision {
    /// The questions that are open while this decision is on top and can't go on by itself.
    fn asked(&self, game: &Game) -> Asked {
        match self {
            Self::Leg(pending) => pending.asked(game),
            Self::Consent(pending) => pending.asked(game),
            Self::Meet(pending) => pending.asked(game),
            Self::Fight(pending) => pending.asked(game),
            Self::Losses(pending) => pending.asked(game),
            Self::Exile(pending) => pending.asked(game),
            Self::Pieces(pending) => pending.asked(game),
            Self::Present(pending) => pending.asked(game),
            Self::Flight(pending) => pending.asked(game),
        }
    }
}
