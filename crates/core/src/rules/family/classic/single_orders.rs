//! Orders that are one answer each, as steps of a turn's plan ([PBP-11]): place armies, trade in a set, move into a
//! captured territory.

use super::orders::{AdvanceArmies, Order};
use super::refusal_reasons::Why;
use super::state::{options, state};
use super::steps::{self, Action, Menu};
use super::{Classic, Game, OpenOrder, cards};
use crate::rules::engine::{Next, Step as _};
use crate::rules::ids::{Seat, TerritoryId};

/// Places that number of armies there, or all that are left. If bonus armies for traded cards come first (R1-66), they go
/// there too, as far as allowed.
pub(super) fn place(
    game: &Game,
    seat: Seat,
    (at, armies): (TerritoryId, Option<u32>),
    menu: &Menu,
) -> Next<Classic> {
    if let Menu::Bonus(bonus) = menu {
        let answer = if bonus.among.contains(at) { Action::Bonus { at } } else { bonus.default(game, seat) };
        return Next::Answer(answer, Some(OpenOrder::new(Order::Place { at, armies })));
    }
    let left = if let Menu::Reinforce(steps::Reinforce { left, .. }) = menu { *left } else { 1 };
    let nothing = left == 0 && armies.is_none();
    let armies = if nothing { Vec::new() } else { vec![(at, armies.unwrap_or(left))] };
    Next::Answer(Action::Place { armies }, None)
}

/// Trades in the set that gives the most armies.
pub(super) fn trade(game: &Game, seat: Seat, menu: &Menu) -> Result<Next<Classic>, Why> {
    let (Menu::Reinforce(steps::Reinforce { sets, .. })
    | Menu::Trade(steps::Trade { sets, .. })
    | Menu::Spoils(steps::Spoils { sets, .. })) = menu
    else {
        return Err(Why::NotNow { asked: menu.kind(), tried: "trade" });
    };
    let (board, options, state) = (game.board(), options(game), state(game));
    match cards::best_set(board, options, state.sets, sets) {
        Some(cards) => Ok(Next::Answer(Action::Trade { cards }, None)),
        // Sets in the hand that are not offered: placing has begun, or the number of sets per turn is reached.
        None if !cards::sets(board, options, state.seat(seat).hand).is_empty() => Err(Why::TradingOver),
        None => Err(Why::NoSet),
    }
}

/// Moves armies into the captured territory; nothing is left to do if they have moved in or nothing was captured.
pub(super) fn advance(armies: AdvanceArmies, menu: &Menu) -> Next<Classic> {
    let Menu::Advance(captured) = menu else { return Next::Stop(None) };
    Next::Answer(Action::Advance { armies: armies.out_of(captured.min, captured.max) }, None)
}
