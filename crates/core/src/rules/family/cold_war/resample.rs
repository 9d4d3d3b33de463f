//! Resampling: copies of a game in which everything hidden from a viewer is drawn anew, and which look the same to that
//! viewer. Hidden are deals between others, and money, if the table plays so (A3-45).

use super::LegStage;
use super::deals::{MOST_OFFERS, Offer, Permission};
use super::state::Phase;
use super::{Game, PendingDecision, control, deal_rules};
use crate::rules::engine::{Luck, Viewer};
use crate::rules::ids::{Seat, TerritoryId};

/// How often secrets are drawn anew before they are left as they are.
const TRIES: u32 = 8;

/// Draws anew what the viewer can't see.
pub(super) fn resample(game: &Game, viewer: Viewer, mut luck: Luck<'_>) -> Game {
    let mut twin = game.clone();
    let mine = |one: Seat, other: Seat| viewer.is(one) || viewer.is(other);
    let talk = &mut twin.state.talk;
    talk.offers.retain(|offer| mine(offer.by, offer.to));
    talk.granted.retain(|granted| mine(granted.by, granted.to));
    talk.promises.retain(|promise| mine(promise.by, promise.to));
    talk.broken.retain(|(by, to)| mine(*by, *to));
    talk.numbers.retain(|((one, other), _)| mine(*one, *other));
    if game.outcome.is_some() || game.state.phase == Phase::New {
        return twin;
    }
    let hidden = game.setup.all_seats().filter(|seat| !viewer.is(*seat) && !game.state.is_out(*seat));
    let hidden: Vec<Seat> = hidden.collect();
    for _ in 0..TRIES {
        let mut other = twin.clone();
        invent_deals(&mut other, &hidden, &mut luck);
        if !deal_rules::money_is_public(game) {
            deal_money(&mut other, &hidden, &mut luck);
        }
        if could_be(game, &other, viewer) {
            return other;
        }
    }
    twin
}

/// Some of these players have offers open between each other, and permissions and promises from accepted ones.
fn invent_deals(twin: &mut Game, seats: &[Seat], luck: &mut Luck<'_>) {
    let pairs = seats.iter().flat_map(|by| seats.iter().map(move |to| (*by, *to)));
    for (by, to) in pairs.filter(|(by, to)| by != to) {
        if twin.banned(by, to) || luck.below(4) > 0 {
            continue;
        }
        let (limits, purse) = (deal_rules::limits(twin), deal_rules::purse(twin, by));
        let mut terms =
            deal_rules::sample_terms(&limits, purse, &mut |n| luck.below(n.max(1) as usize) as u32);
        let (open, until) = (luck.below(2) == 0, terms.until(limits.year));
        if !open {
            // What was paid is paid.
            (terms.give.money, terms.take.money) = (0, 0);
        }
        let talk = &mut twin.state.talk;
        let number = talk.next_number(by, to);
        let offer = Offer { number, by, to, terms, answers: None, until };
        talk.count_number(by, to);
        if !open {
            talk.begin(&offer);
        } else if talk.offers.iter().filter(|other| other.by == by).count() < MOST_OFFERS {
            talk.offers.push(offer);
        }
    }
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

/// Whether what the viewer knows of the others still holds: they have what a decision has set aside, which is public, can pay
/// what they offer to the viewer, or can't, and are asked for what no deal allows.
fn could_be(game: &Game, twin: &Game, viewer: Viewer) -> bool {
    let covers = |seat: Seat| {
        let aside: u32 = twin.state.stack.iter().map(|frame| frame.set_aside(seat)).sum();
        aside <= twin.state.seat(seat).money
    };
    let mut offers = game.state.talk.offers.iter().filter(|offer| viewer.is(offer.to));
    let mut board = game.board().ids();
    game.setup.all_seats().all(covers)
        && offers.all(|offer| {
            let covered = |game: &Game| deal_rules::covered(game, offer.by, offer.terms.give.money);
            covered(game) == covered(twin)
        })
        && board.all(|at| control::derived(game, at) == control::derived(twin, at))
        && !twin.state.stack.iter().any(|frame| is_answered(twin, frame))
}

/// Whether a deal has already answered what the decision asks.
fn is_answered(game: &Game, frame: &PendingDecision) -> bool {
    let allows =
        |by: Seat, to: Seat, what: Permission, at: TerritoryId| deal_rules::allows(game, (by, to), what, at);
    match frame {
        PendingDecision::Consent(open) => {
            let leave = open.leave;
            open.waiting.iter().any(|by| allows(*by, leave.seat, leave.what, leave.at))
        }
        PendingDecision::Leg(open) => match open.stage {
            LegStage::Asking { place, owner, .. } => {
                let at = open.path.get(usize::from(place));
                at.is_some_and(|at| allows(owner, open.seat, Permission::Pass, *at))
            }
            LegStage::Leave | LegStage::Refused | LegStage::Moving { .. } => false,
        },
        PendingDecision::Meet(_)
        | PendingDecision::Fight(_)
        | PendingDecision::Losses(_)
        | PendingDecision::Exile(_)
        | PendingDecision::Pieces(_)
        | PendingDecision::Present(_)
        | PendingDecision::Flight(_) => false,
    }
}
