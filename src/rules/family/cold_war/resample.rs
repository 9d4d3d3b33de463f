//! Resampling: copies of a game in which everything hidden from a viewer is drawn anew, and which look the same to that
//! viewer. Hidden are deals between others, and money, if the table plays so (A3-45).

use super::{Game, talk_rules};
use crate::rules::engine::{Luck, Viewer};
use crate::rules::ids::Seat;

/// Draws anew what the viewer can't see.
pub(super) fn resample(game: &Game, viewer: Viewer, mut luck: Luck<'_>) -> Game {
    let mut twin = game.clone();
    let mine = |one: Seat, other: Seat| viewer.is(one) || viewer.is(other);
    let talk = &mut twin.state.talk;
    talk.offers.retain(|offer| mine(offer.by, offer.to));
    talk.granted.retain(|granted| mine(granted.by, granted.to));
    talk.promises.retain(|promise| mine(promise.by, promise.to));
    talk.numbers.retain(|((one, other), _)| mine(*one, *other));
    if !talk_rules::money_is_public(game) && game.outcome.is_none() {
        let hidden = game.setup.all_seats().filter(|seat| !viewer.is(*seat) && !game.state.is_out(*seat));
        let hidden: Vec<Seat> = hidden.collect();
        let total: u32 = hidden.iter().map(|seat| game.state.seat(*seat).money).sum();
        deal_money(&mut twin, &hidden, total, &mut luck);
    }
    twin
}

/// Deals the money of players whose purses are secret anew: its sum is known from what is public.
fn deal_money(twin: &mut Game, seats: &[Seat], total: u32, luck: &mut Luck<'_>) {
    let mut left = total;
    for (n, seat) in seats.iter().enumerate() {
        // What a decision has set aside is public: the player has it.
        let aside: u32 = twin.state.stack.iter().map(|frame| frame.set_aside(*seat)).sum();
        let share = if n + 1 == seats.len() { left } else { luck.below(left as usize + 1) as u32 };
        let share = share.max(aside).min(left);
        twin.state.seat_mut(*seat).money = share;
        left -= share;
    }
}
