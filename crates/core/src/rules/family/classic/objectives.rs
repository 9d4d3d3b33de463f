//! Secret objectives in play: dealing them, checking them, resampling them (R2-5, R2-26, A2-7, F-7). Owners are shown only
//! by events: to the owner, and to all viewers at the end.

use super::Game;
use super::Transaction;
use super::event::Event;
use super::options::{
    DealLand, ObjectiveCheck, ObjectiveDeck, Options, OwnColour, StartArmies, ThirdPartyKill, UnusedColours,
};
use super::state::{State, options, starting_armies};
use crate::rules::board::Board;
use crate::rules::engine::Luck;
use crate::rules::ids::{Holder, Seat};
use crate::rules::objective::{self, DeckId, FALLBACK, Goal, Objective};
use crate::rules::setup::SetupError;

impl ObjectiveDeck {
    /// The deck that the value stands for.
    pub const fn deck(self) -> Option<DeckId> {
        match self {
            Self::None => None,
            Self::Classic14 => Some(DeckId::Classic14),
            Self::Challenge16 => Some(DeckId::Challenge16),
            Self::Prestige20 => Some(DeckId::Prestige20),
        }
    }
}

/// All cards that can be dealt at a table of that many seats (F-7).
pub(super) fn pile(options: &Options, board: &Board, seats: u8) -> Vec<Objective> {
    let cards = options.deck.deck().map_or(&[][..], |id| objective::deck(id, board));
    let all = cards.iter().chain(&options.own_objectives).cloned();
    all.filter(|card| match card.goal {
        Goal::Eliminate { seat } => seat.0 < seats || options.unused_colours == UnusedColours::Fallback24,
        Goal::Land { .. } | Goal::Count { .. } => true,
    })
    .collect()
}

/// Checks whether a custom objective of the host can be played in addition to `others` and the deck (R4-1).
pub(super) fn check_objective(
    options: &Options,
    seats: u8,
    objective: &Objective,
    others: &[Objective],
) -> Result<(), SetupError> {
    let board = Board::get(options.map.board());
    let fault = objective.check(board, start(options, board, seats), options.deck.deck(), others);
    fault.map_err(|fault| SetupError::Objective { name: objective.key.clone(), fault })
}

/// What a seat can have before its first turn.
fn start(options: &Options, board: &Board, seats: u8) -> objective::Start {
    let (land, players) = (board.len() as u32, u32::from(seats.max(1)));
    let by_dice = options.deal == DealLand::Dice && seats > 2;
    // By dice the extreme case is one seat that always rolls sixes while the others roll ones, or the reverse.
    let share = |own: u32, each: u32| {
        let round = own + each * (players - 1);
        land / round * own + (land % round).min(own)
    };
    let (fewest, most) = if by_dice {
        (land / (1 + 6 * (players - 1)), share(6, 1))
    } else {
        (land / players, land.div_ceil(players))
    };
    let armies = match options.start_armies {
        StartArmies::Full => starting_armies(seats),
        StartArmies::OneEach => most,
    };
    let continents = by_dice || !options.half_continent.on();
    objective::Start { seats, dealt: (fewest, most), armies, continents, cap: options.army_cap.most() }
}

/// Checks whether there are enough objectives for all seats, and whether each custom one can be played.
pub(super) fn check_objectives(options: &Options, seats: u8) -> Result<(), SetupError> {
    for (i, objective) in options.own_objectives.iter().enumerate() {
        check_objective(options, seats, objective, &options.own_objectives[..i])?;
    }
    let cards = pile(options, Board::get(options.map.board()), seats).len();
    if cards > 0 && cards < usize::from(seats) {
        return Err(SetupError::TooFewObjectives { cards: cards as u32, seats });
    }
    Ok(())
}

/// Whether that card can be dealt to that seat (F-7).
pub(super) fn suits(options: &Options, card: &Objective, to: Seat) -> bool {
    options.own_colour == OwnColour::Fallback24 || card.goal != (Goal::Eliminate { seat: to })
}

/// Deals one secret objective to each seat, from the first player on, without repeats (R2-5, A2-1).
pub(super) fn deal(tx: &mut Transaction<'_>) {
    let (options, board) = (options(&tx.game).clone(), tx.board());
    let mut pile = pile(&options, board, tx.game.setup.seats);
    if pile.is_empty() {
        return;
    }
    let order: Vec<Seat> = tx.state().in_order().collect();
    for seat in order {
        let fits: Vec<usize> = (0..pile.len()).filter(|i| suits(&options, &pile[*i], seat)).collect();
        let draw = tx.luck.number();
        let picked = fits[tx.luck.below(fits.len())];
        let objective = pile.swap_remove(picked);
        tx.emit(Event::ObjectiveDealt { seat, objective, draw });
    }
}

/// The seat's current goal: its objective, or twenty-four territories as a replacement (F-3, F-7).
pub(super) fn goal<'a>(state: &'a State, options: &Options, seat: Seat) -> Option<&'a Goal> {
    let objective = state.seat(seat).objective.as_ref()?;
    let Goal::Eliminate { seat: target } = objective.goal else { return Some(&objective.goal) };
    let instead = match state.seats.get(target.index()) {
        None => true,
        Some(_) if target == seat => true,
        Some(player) if player.alive => false,
        Some(player) => {
            player.eliminated_by != Some(seat) && options.third_party_kill == ThirdPartyKill::Fallback24
        }
    };
    Some(if instead { &FALLBACK } else { &objective.goal })
}

/// Whether a reached objective of that seat counts now: at any time, or only in the seat's own turn (A2-7).
pub(super) fn counts(state: &State, options: &Options, seat: Seat) -> bool {
    options.objective_check == ObjectiveCheck::AnyTime || seat == state.current
}

/// Whether the seat has reached its objective.
pub(super) fn reached(state: &State, board: &Board, options: &Options, seat: Seat) -> bool {
    if !state.seat(seat).alive {
        return false;
    }
    match goal(state, options, seat) {
        None => false,
        Some(Goal::Eliminate { seat: target }) => !state.seat(*target).alive,
        Some(goal) => goal.held(board, state.held_by(Holder::Seat(seat)), |at| state.at(at).armies),
    }
}

/// Deals other objectives to the seats in `hidden`, consistent with public knowledge: none of them may be reached already,
/// because the game would be over.
pub(super) fn redeal(game: &Game, real: &State, twin: &mut State, hidden: &[Seat], luck: &mut Luck<'_>) {
    let (options, board) = (options(game), game.board());
    let mut pile = pile(options, board, game.setup.seats);
    let known = real.seats.iter().enumerate().filter(|(i, _)| !hidden.contains(&Seat(*i as u8)));
    let known: Vec<&Objective> = known.filter_map(|(_, player)| player.objective.as_ref()).collect();
    pile.retain(|card| !known.contains(&card));
    for seat in hidden.iter().filter(|seat| real.seat(**seat).objective.is_some()) {
        let fits = |twin: &mut State, card: &Objective| {
            twin.seats[seat.index()].objective = Some(card.clone());
            suits(options, card, *seat) && !reached(twin, board, options, *seat)
        };
        let fitting: Vec<usize> = (0..pile.len()).filter(|i| fits(twin, &pile[*i])).collect();
        // The real objective always fits, but may have been given to another seat.
        let Some(n) = fitting.len().checked_sub(1).map(|last| luck.below(last + 1)) else {
            return restore(real, twin, hidden);
        };
        twin.seats[seat.index()].objective = Some(pile.swap_remove(fitting[n]));
    }
}

fn restore(real: &State, twin: &mut State, hidden: &[Seat]) {
    for seat in hidden {
        twin.seats[seat.index()].objective.clone_from(&real.seats[seat.index()].objective);
    }
}
