//! What happened to a seat since its last turn.

use super::super::names::Ctx;
use super::Y2210Words;
use crate::rules::y2210::View;
use crate::rules::{Seat, Seen};

impl Y2210Words {
    /// What happened to that seat; at most five lines.
    pub(in crate::text) fn recap(
        self,
        _view: &View,
        _reader: Seat,
        _seen: &[Seen],
        _ctx: &Ctx,
    ) -> Vec<String> {
        todo!("words")
    }
}
