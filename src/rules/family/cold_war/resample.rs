//! Resampling: copies of a game in which everything hidden from a viewer is drawn anew, and which look the same to that
//! viewer. Hidden are deals between others, and money, if the table plays so (A3-45).

use super::{Game, talk_rules};
use crate::rules::engine::{Luck, Viewer};
use crate::rules::ids::Seat;

/// How often money is dealt anew before it is left as it is.
const TRIES: u32 = 8;

/// Draws anew what the viewer can't see.
pub(super) fn resample(game: &Game, viewer: Viewer, mut luck: Luck<'_>) -> Game {
    let mut twin = game.clone();
    let mine = |one: Seat, other: Seat| viewer.is(one) || viewer.is(other);
    let talk = &mut twin.state.talk;
    talk.offers.retain(|offer| mine(offer.by, offer.to));
    talk.granted.retain(|granted| mine(granted.by, granted.to));
    talk.promises.retain(|promise| mine(promise.by, promise.to));
    talk.numbers.retain(|((one, other), _)| mine(*one, *other));
    if talk_rules::money_is_public(game) || game.outcome.is_some() {
        return twin;
    }
    let hidden = game.setup.all_seats().filter(|seat| !viewer.is(*seat) && !game.state.is_out(*seat));
    let hidden: Vec<Seat> = hidden.collect();
    for _ in 0..TRIES {
        let mut other = twin.clone();
        deal_money(&mut other, &hidden, &mut luck);
        if could_be(game, &other, viewer) {
            return other;
        }
    }
    twin
}

/// Deals the money of players whose purses are secret anew: its sum is known from what is public.
fn deal_money(twin: &mut Game, seats: &[Seat], luck: &mut Luck<'_>) {
    let mut left: u32 = seats.iter().map(|seat| twin.state.seat(*seat).money).sum();
    for (n, seat) in seats.iter().enumerate() {
        let share = if n + 1 == seats.len() { left } else { luck.below(left as usize + 1) as u32 };
        twin.state.seat_mut(*seat).money = share;
        left -= share;
    }
}

/// Whether what is known of the others' money still holds: they have what a decision has set aside, which is public, and can pay
/// what they offer to the viewer, or can't.
fn could_be(game: &Game, twin: &Game, viewer: Viewer) -> bool {
    let covers = |seat: Seat| {
        let aside: u32 = twin.state.stack.iter().map(|frame| frame.set_aside(seat)).sum();
        aside <= twin.state.seat(seat).money
    };
    let mut offers = game.state.talk.offers.iter().filter(|offer| viewer.is(offer.to));
    game.setup.all_seats().all(covers)
        && offers.all(|offer| {
            let covered = |game: &Game| talk_rules::covered(game, offer.by, offer.terms.give.money);
            covered(game) == covered(twin)
        })
}
