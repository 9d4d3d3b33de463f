//! What a player who did not answer in time has missed, and what was placed for them meanwhile ([PBP-30]).

use super::bundle::Words;
use super::{classic, y2210};
use crate::rules::{Board, Seat, Seen, View};
use std::collections::BTreeMap;

/// Maximum number of territories named.
const MOST_PLACED: usize = 4;

impl Words {
    /// What a player missed since their last answer; `None` if nothing. `seen`: the events of the turns in which it was.
    pub fn missed(self, view: &View, seat: Seat, times: u32, seen: &[Seen]) -> Option<String> {
        if times == 0 {
            return None;
        }
        let placed = match view {
            View::Classic(_) => classic::placed(seat, seen),
            View::Y2210(_) => y2210::placed(seat, seen),
            // The rules buy and move nothing for a silent power.
            View::ColdWar(_) => Vec::new(),
        };
        let mut armies = BTreeMap::new();
        placed.into_iter().for_each(|(at, n)| *armies.entry(at).or_insert(0) += n);
        if armies.is_empty() {
            return Some(self.missed_turns(times));
        }
        let board = Board::get(view.board);
        let named = armies.iter().map(|(at, n)| format!("{} +{n}", self.territory(board, *at)));
        let mut shown = named.take(MOST_PLACED).collect::<Vec<_>>().join(", ");
        let more = armies.len().saturating_sub(MOST_PLACED) as u32;
        if more > 0 {
            shown = format!("{shown} {}", self.and_more(more));
        }
        Some(self.missed_turns_placed(times, &shown))
    }
}
