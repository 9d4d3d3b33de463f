//! Offers of others: accepted if they bring more than they cost and ask for no promise that can't be kept. Own offers: peace
//! with a neighbour. Promises of peace that are over: whoever received one says whether it was kept.

use super::peace_promises;
use super::position::Position;
use crate::rules::cold_war::deals::{Permission, Promise, Side, Terms, year_of};
use crate::rules::cold_war::{Action, Control, steps};
use crate::rules::{Pick, Seat};

/// What a permission costs whoever gives it, in money. To the computer player it is worth nothing: it sends no convoys where
/// leave is asked.
const STOP: f64 = 3.0;
const PASS: f64 = 1.0;
const BUILD: f64 = 4.0;
/// What a promise of peace is worth to whom it is given, and to whoever gives it, in money.
const PEACE: (f64, f64) = (2.5, 2.0);
/// Of so many turns one begins with an offer of peace.
const OFFERED: u32 = 3;

/// Whether there is anything to say about deals now.
pub(super) fn is_concerned(menu: &steps::Talk) -> bool {
    !menu.received.is_empty() || over(menu).is_some()
}

/// What to do about deals now; `None`: nothing.
pub(super) fn talk(position: &Position<'_>, menu: &steps::Talk) -> Option<Action> {
    over(menu).map(|promise| judge(position, promise)).or_else(|| reply(position, menu))
}

/// A promise of peace that is to be judged, and whose year is over: until then it may still be broken. No computer player can tell
/// whether another promise was kept.
fn over(menu: &steps::Talk) -> Option<&Promise> {
    menu.due.iter().find(|due| peace_promises::can_be_kept(&due.pledge) && due.pledge.year < menu.limits.year)
}

/// Says whether a promise of peace was kept.
fn judge(position: &Position<'_>, Promise { number, place, by, .. }: &Promise) -> Action {
    let kept = !peace_promises::has_broken(position.view, *by);
    Action::Judge { number: *number, place: *place, kept }
}

/// The answer to the first offer.
fn reply(position: &Position<'_>, menu: &steps::Talk) -> Option<Action> {
    let received = menu.received.first()?;
    let number = received.offer.number;
    let terms = &received.offer.terms;
    let peace = terms.give.promises.iter().chain(&terms.take.promises).any(peace_promises::can_be_kept);
    let by = received.offer.by;
    let trusted = !peace_promises::at_war(position.view, position.seat, by)
        && !peace_promises::has_broken(position.view, by);
    let keeps = terms.take.promises.iter().all(peace_promises::can_be_kept) && (trusted || !peace);
    let gain = gets(position, received.offer.by, &terms.give) - gives(&terms.take, menu.limits.year);
    let affordable = terms.take.money <= menu.money;
    let accepted =
        keeps && received.covered && affordable && gain > 0.0 && position.seat == received.offer.to;
    Some(if accepted { Action::Accept { number } } else { Action::Decline { number } })
}

/// An offer of peace to the neighbour with the longest border, once in a while, at the beginning of the own turn.
pub(super) fn peace(position: &Position<'_>, menu: &steps::Talk, pick: Pick<'_>) -> Option<Action> {
    if !menu.made.is_empty() || menu.offers == 0 || position.turns == 0 || pick(OFFERED) > 0 {
        return None;
    }
    let borders = |other: Seat| {
        let mine = position.states().filter(|at| position.mine(*at));
        let theirs = |at| position.at(at).control == Control::Held(other);
        mine.map(|at| position.board.neighbours(at).iter().filter(|next| theirs(*next)).count())
            .sum::<usize>()
    };
    let stranger = |other: &Seat| {
        !position.is_friend(*other)
            && !peace_promises::at_war(position.view, position.seat, *other)
            && !peace_promises::has_broken(position.view, *other)
    };
    let strangers = menu.partners.iter().copied().filter(stranger);
    let to = strangers.max_by_key(|other| borders(*other)).filter(|other| borders(*other) > 0)?;
    let side =
        || Side { promises: vec![peace_promises::peace(year_of(position.view.round))], ..Side::default() };
    Some(Action::Offer { to, terms: Terms { give: side(), take: side(), open_until: None } })
}

/// What a side's gifts are worth to the seat: a peace that it has already been promised counts for nothing, and of several
/// promises only one counts, so that nobody sells the same thing twice.
fn gets(position: &Position<'_>, by: Seat, side: &Side) -> f64 {
    let offered = side.promises.iter().any(peace_promises::can_be_kept);
    let known = peace_promises::holds(position.view, by);
    f64::from(side.money) + if offered && !known { PEACE.0 } else { 0.0 }
}

/// What the seat would give up: a permission costs more the longer it holds.
fn gives(side: &Side, year: u16) -> f64 {
    let permits = side.permits.iter().map(|permit| {
        let turns = f64::from(permit.until.saturating_sub(year) / 5 + 1);
        turns
            * match permit.what {
                Permission::Pass => PASS,
                Permission::Stop => STOP,
                Permission::Build => BUILD,
            }
    });
    let peace = side.promises.iter().filter(|pledge| peace_promises::can_be_kept(pledge)).count() as f64;
    f64::from(side.money) + permits.sum::<f64>() + peace * PEACE.1
}
