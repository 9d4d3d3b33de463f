//! Resampling: copies of a game in which everything hidden from a viewer is drawn anew, and which look the same to that
//! viewer.

use super::questions::sealed_menu;
use super::steps::PendingDecision;
use super::steps::attack::{least_attack, most_attack};
use super::{Game, objectives};
use crate::rules::bitset::CardSet;
use crate::rules::engine::{Luck, Step, Viewer};
use crate::rules::ids::{Card, Seat};

/// Draws anew what the viewer can't see: other hands, the deck, other seats' hidden dice and objectives, and their sealed
/// answers.
pub(super) fn resample(game: &Game, viewer: Viewer, mut luck: Luck<'_>) -> Game {
    let mut twin = game.clone();
    let (state, other) = (&game.state, &mut twin.state);
    let hidden_seats: Vec<Seat> = game.setup.all_seats().filter(|seat| !viewer.is(*seat)).collect();
    let mut pile = hidden_seats.iter().fold(state.deck, |pile, seat| pile.union(state.seat(*seat).hand));
    for seat in &hidden_seats {
        let size = state.seat(*seat).hand.len();
        other.seats[seat.index()].hand = (0..size).map(|_| take(&mut pile, &mut luck)).collect();
    }
    other.deck = pile;
    if !viewer.is(state.current) {
        let kept = state.captured_cards.intersection(state.seat(state.current).hand);
        let captured: CardSet = other.seat(state.current).hand.iter().take(kept.len()).collect();
        // Captured cards that were laid down again are public and stay the same in every copy.
        other.captured_cards = state.captured_cards.difference(kept).union(captured);
    }
    if state.hidden_dice > 0
        && !viewer.is(state.current)
        && let Some(PendingDecision::Defence(open)) = state.stack.last()
    {
        let (least, most) = (least_attack(game, open.to), most_attack(state, open.from));
        other.hidden_dice = least + luck.below(usize::from(most - least) + 1) as u8;
    }
    if game.outcome.is_none() {
        objectives::redeal(game, state, other, &hidden_seats, &mut luck);
    }
    for seat in hidden_seats {
        if state.sealed.get(seat.index()).is_some_and(Option::is_some) {
            let menu = sealed_menu(game, seat);
            let answer = menu.sample(&mut |bound| luck.below(bound as usize) as u32);
            other.sealed[seat.index()] = Some(answer);
        }
    }
    twin
}

fn take(pile: &mut CardSet, luck: &mut Luck<'_>) -> Card {
    let card = pile.nth(luck.below(pile.len())).expect("as many cards as places");
    pile.remove(card);
    card
}
