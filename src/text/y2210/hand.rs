//! Private texts: the hand and the standing orders.

use super::super::names::Ctx;
use super::Y2210Words;
use crate::rules::y2210::{Standing, StopReason, View};

impl Y2210Words {
    /// The viewer's own cards ([PBP-14]).
    pub(in crate::text) fn hand(self, _view: &View, _ctx: &Ctx) -> String {
        todo!("words")
    }

    /// The standing orders of a seat.
    pub(in crate::text) fn standing(self, _standing: &Standing, _view: &View) -> String {
        todo!("words")
    }

    /// Why a repeated order stopped; `None` if it needs no explanation.
    pub(in crate::text) fn stopped(self, _reason: StopReason) -> Option<String> {
        todo!("words")
    }
}
