//! How a game ended for one player, and the marks of places ([PBP-21], [PBP-45]).

use super::bundle::Words;
use crate::rules::{Outcome, Seat};

impl Words {
    /// The mark of a place: a medal for the first three, else its number.
    pub fn place_mark(self, place: u8) -> String {
        match place {
            1 => "🥇".to_owned(),
            2 => "🥈".to_owned(),
            3 => "🥉".to_owned(),
            _ => self.place_number(place.into()),
        }
    }

    /// The end that all agreed to ([PBP-65]); `who`: the winners.
    pub(super) fn ended_by_agreement(self, outcome: &Outcome, who: &str) -> String {
        if outcome.winners.len() == 1 {
            self.seen_ended_agreed(who)
        } else {
            self.seen_ended_agreed_shared(who)
        }
    }

    /// How the game ended for that seat, said to its player.
    pub fn player_result(self, outcome: &Outcome, seat: Seat) -> String {
        match (outcome.winners.contains(&seat), outcome.winners.len()) {
            (true, 1) => return self.result_won(),
            (true, _) => return self.result_shared(),
            (false, _) => {}
        }
        let place = outcome.scores.iter().find(|score| score.seat == seat).map_or(0, |score| score.place);
        self.result_place(&self.place_mark(place), place.into(), outcome.scores.len() as u32)
    }
}
