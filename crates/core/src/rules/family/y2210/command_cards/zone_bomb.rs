//! The Mother, Aqua Brother, Nicky Boy: one unit in every territory of a zone that the die chooses, own ones too (A1-46).

use super::super::nuclear::BombRolled;
use super::super::{
    CardKind, Commander, Game, Loss, Printed, Target, Targets, Timing, Transaction, Zone, casualties, nuclear,
};
use super::card_effect::CardEffect;
use crate::rules::bitset::TerritorySet;
use crate::rules::board::Board;
use crate::rules::ids::Seat;

/// Number of sides of its die.
const SIDES: u8 = 6;

pub(super) const AQUA_BROTHER: Printed = Printed {
    kind: CardKind::ZoneBomb(Zone::AquaBrother),
    deck: Commander::Nuclear,
    key: "aqua_brother",
    copies: 1,
    cost: 3,
    timing: Timing::BeforeInvasion,
};

pub(super) const THE_MOTHER: Printed = Printed {
    kind: CardKind::ZoneBomb(Zone::TheMother),
    deck: Commander::Nuclear,
    key: "the_mother",
    copies: 1,
    cost: 3,
    timing: Timing::BeforeInvasion,
};

pub(super) const NICKY_BOY: Printed = Printed {
    kind: CardKind::ZoneBomb(Zone::NickyBoy),
    deck: Commander::Nuclear,
    key: "nicky_boy",
    copies: 1,
    cost: 3,
    timing: Timing::BeforeInvasion,
};

impl Zone {
    /// The zone for a face of the die, by its id in the board file; `None`: the die is rolled again.
    const fn hit(self, face: u8) -> Option<&'static str> {
        match (self, face) {
            (Self::TheMother, 1) => Some("north_america"),
            (Self::TheMother, 2) => Some("south_america"),
            (Self::TheMother, 3) => Some("europe"),
            (Self::TheMother, 4) => Some("africa"),
            (Self::TheMother, 5) => Some("asia"),
            (Self::TheMother, _) => Some("australia"),
            (Self::AquaBrother, 1) => Some("us_pacific"),
            (Self::AquaBrother, 2) => Some("asia_pacific"),
            (Self::AquaBrother, 3) => Some("north_atlantic"),
            (Self::AquaBrother, 4) => Some("south_atlantic"),
            (Self::AquaBrother, 5) => Some("indian"),
            (Self::AquaBrother, _) => None,
            (Self::NickyBoy, 1 | 2) => Some("cresinion"),
            (Self::NickyBoy, 3 | 4) => Some("delphot"),
            (Self::NickyBoy, _) => Some("sajon"),
        }
    }
}

pub(super) struct ZoneBomb(pub(super) Zone);

impl CardEffect for ZoneBomb {
    fn targets(&self, _game: &Game, _seat: Seat) -> Option<Targets> {
        Some(Targets::Nothing)
    }

    fn resolve(&self, tx: &mut Transaction<'_>, seat: Seat, _target: &Target) {
        let zone = loop {
            let face = BombRolled::emit(tx, seat, SIDES);
            if let Some(zone) = self.0.hit(face) {
                break zone;
            }
        };
        let hit = territories(tx.board(), zone).intersection(nuclear::with_units(&tx.game));
        casualties::take(tx, hit.iter().map(|at| Loss { at, units: 1, mods_only: false }).collect());
    }
}

fn territories(board: &Board, zone: &str) -> TerritorySet {
    let found = board.continents().iter().find(|continent| continent.key == zone);
    found.map(|continent| continent.territories).unwrap_or_default()
}
