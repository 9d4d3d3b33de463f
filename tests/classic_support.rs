//! Test helpers: take the classic family's part out of the sums over families.

#![allow(dead_code, reason = "each test binary uses a part of it")]

use casus_belli::rules::classic::{self, Until};
use casus_belli::rules::{
    Action, Ask, AskKind, Event, FamilyEvent, FamilySeen, Illegal, Menu, Seen, Standing, StopReason,
    TerritoryId, View, Why,
};
use casus_belli::table::{Done, Order};

/// Conversion to the classic family's part of a value.
pub(crate) trait InClassic {
    type Part;

    fn classic(&self) -> &Self::Part;
}

macro_rules! in_classic {
    ($($sum:ident of $part:ident,)+) => {
        $(
            impl InClassic for $sum {
                type Part = classic::$part;

                fn classic(&self) -> &classic::$part {
                    match self {
                        Self::Classic(part) => part,
                        other => panic!("of another family: {other:?}"),
                    }
                }
            }
        )+
    };
}

in_classic! {
    Action of Action,
    AskKind of AskKind,
    FamilyEvent of Event,
    FamilySeen of Seen,
    Menu of Menu,
    Standing of Standing,
    StopReason of StopReason,
    View of View,
    Why of Why,
}

impl InClassic for Ask {
    type Part = classic::Menu;

    fn classic(&self) -> &classic::Menu {
        self.menu.classic()
    }
}

/// The order to attack; a capture leaves the question how many armies move in.
pub(crate) fn attack_order(from: TerritoryId, to: TerritoryId, dice: Option<u8>, until: Until) -> Order {
    let move_in = classic::MoveIn::Ask;
    Order::Compound(classic::Order::Attack(classic::Attack { from, to, dice, until, move_in }).into())
}

/// The family's event, if the event has one (made by the rules from an answer).
pub(crate) fn event(event: &Event) -> Option<&classic::Event> {
    match event {
        Event::Happened(event) => Some(event.classic()),
        _ => None,
    }
}

/// The public event, if it is one.
pub(crate) fn public(told: &Event) -> Option<&classic::Public> {
    match event(told) {
        Some(classic::Event::Public(public)) => Some(public),
        _ => None,
    }
}

/// The family's event as a viewer sees it.
pub(crate) fn seen(seen: &Seen) -> Option<&classic::Seen> {
    match seen {
        Seen::Happened(seen) => Some(seen.classic()),
        _ => None,
    }
}

/// The public event as a viewer sees it, if it is one.
pub(crate) fn seen_public(told: &Seen) -> Option<&classic::Public> {
    match seen(told) {
        Some(classic::Seen::Public(public)) => Some(public),
        _ => None,
    }
}

/// A public event as all viewers see it.
pub(crate) fn shown(event: impl Into<classic::Public>) -> Seen {
    Seen::Happened(classic::Seen::Public(event.into()).into())
}

/// Reason for which the menu refused an answer.
pub(crate) fn why(illegal: &Illegal) -> Option<&classic::Why> {
    match illegal {
        Illegal::OffMenu(why) => Some(why.classic()),
        _ => None,
    }
}

/// Reason for which an order stopped, if it did.
pub(crate) fn stopped(done: &Done) -> Option<classic::StopReason> {
    done.stopped.as_ref().map(|reason| *reason.classic())
}
