//! The blast of a nuclear weapon: everything in the state is removed, and nobody enters it any more (R3-34, A3-26, A3-54).

use super::{Armies, ColdWar, Game, deal_rules};
use crate::rules::engine::{Milestone, PersonalNotice, PersonalNoticeKind, Recorded};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// A state was destroyed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blasted {
    /// The state.
    pub at: TerritoryId,
    /// Who launched the weapon.
    pub by: Seat,
    /// Armies that are gone, by player.
    pub armies: Vec<(Seat, Armies)>,
    /// Interceptors that are gone.
    pub interceptors: u32,
    /// Refugee pieces that are gone, by player, with the population cards that go with them (A3-27).
    pub refugees: Vec<(Seat, u32, u32)>,
    /// The last controller, and the population cards that he loses (A3-54).
    pub cards: Option<(Seat, u32)>,
}

impl Blasted {
    /// The players who lost something to another's missile: it may come in anybody's turn.
    pub(super) fn personal_notices(&self) -> Vec<PersonalNotice> {
        let armies = self.armies.iter().map(|(seat, _)| *seat);
        let cards = self.cards.filter(|(_, cards)| *cards > 0);
        let people = self.refugees.iter().map(|(seat, ..)| *seat).chain(cards.map(|(seat, _)| seat));
        let mut hit: Vec<Seat> = armies.chain(people).filter(|seat| *seat != self.by).collect();
        hit.sort_unstable();
        hit.dedup();
        let (other, number) = (self.by, self.at.0.into());
        hit.into_iter()
            .map(|seat| PersonalNotice { seat, other, kind: PersonalNoticeKind::Bombed, number })
            .collect()
    }
}

impl Recorded<ColdWar> for Blasted {
    fn record(&self, game: &mut Game) {
        let year = deal_rules::year(game);
        let hit = self.armies.iter().map(|(seat, _)| *seat).chain(self.cards.map(|(seat, _)| seat));
        hit.for_each(|seat| game.state.talk.attacked(self.by, seat, year));
        let state = &mut game.state;
        for (seat, armies) in &self.armies {
            state.lose(*seat, self.at, *armies);
        }
        let gone = self.refugees.iter().copied();
        for (seat, pieces, cards) in gone.chain(self.cards.map(|(seat, cards)| (seat, 0, cards))) {
            state.at_mut(self.at).remove_refugees(seat, pieces);
            let player = state.seat_mut(seat);
            player.population = player.population.saturating_sub(cards);
        }
        let place = state.at_mut(self.at);
        place.interceptors = 0;
        place.mushroom = true;
        game.state.end_flight();
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
