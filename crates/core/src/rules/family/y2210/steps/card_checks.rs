//! Why a command card can't be played, for the questions that offer cards.

use super::super::{CardKind, Game, PlayOption, Target, Timing, Why, command_cards};
use crate::rules::ids::Seat;

/// Why a card can't be played at this price, or not with this target. It must not be among `options` with that target.
pub(super) fn why_not_card(
    game: &Game,
    seat: Seat,
    (card, target): (CardKind, &Target),
    options: &[PlayOption],
    cost: u32,
) -> Why {
    let state = &game.state;
    if !card.exists() || state.held_card(seat, card).is_none() {
        return Why::NotInHand { card };
    }
    let printed = card.printed();
    if state.facts.jammed.contains(&seat) {
        return Why::Jammed;
    }
    if !state.commanders(seat).contains(printed.deck) {
        return Why::NoCommander { commander: printed.deck };
    }
    let energy = state.seat(seat).energy;
    if energy < cost {
        return Why::Energy { needed: cost, energy };
    }
    if options.iter().any(|option| option.card == card) {
        return Why::BadTarget { card, target: target.clone() };
    }
    if let CardKind::Blank(number) = card
        && state.facts.refused.contains(&number)
    {
        return Why::Refused { card };
    }
    // Without an invasion a reaction has no target, but what is wrong is the time.
    let too_early = printed.timing == Timing::Reaction && state.invasion().is_none();
    let playable = command_cards::playing::option(game, seat, card, cost).is_some();
    if playable || too_early {
        Why::NotItsTime { card, timing: printed.timing }
    } else {
        Why::NoTarget { card }
    }
}
