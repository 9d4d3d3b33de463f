//! When a card against an invasion helps, for standing orders that play it only then ([PBP-34]). Decided by what everybody
//! sees: the units on both sides.

use super::{CardKind, Units, steps};

/// MODs in the territory of origin from which on a death trap is worth its price.
const TRAPPED: u32 = 4;
/// MODs that Stealth MODs bring.
const STEALTH: u32 = 3;

/// An invasion as its defence sees it, after the cards that are played already.
pub(super) struct Threat {
    attackers: Units,
    defenders: Units,
    /// Prevented, or the territory is evacuated: nothing can help any more.
    over: bool,
}

impl Threat {
    pub(super) const fn of(menu: &steps::React) -> Self {
        Self { attackers: menu.attackers, defenders: menu.defenders, over: false }
    }

    /// Whether the card helps: the territory is in danger, which means that at least as many units can invade as defend it,
    /// and the card is no waste.
    pub(super) fn calls_for(&self, card: CardKind) -> bool {
        let (coming, there) = (self.attackers.count().saturating_sub(1), self.defenders.count());
        let danger = !self.over && coming >= there;
        let trapped = !matches!(card, CardKind::DeathTrap(_)) || self.attackers.mods >= TRAPPED;
        // Against twice as many units the captor would get the station, and only then units are taken away.
        let lost = coming >= 2 * there;
        let fits =
            if card == CardKind::Evacuation { lost } else { card != CardKind::StealthStation || !lost };
        danger && trapped && fits
    }

    /// Counts a card that is played.
    pub(super) fn after(&mut self, card: CardKind) {
        if matches!(card, CardKind::StealthMods(_)) {
            self.defenders.mods += STEALTH;
        }
        if matches!(card, CardKind::DeathTrap(_)) {
            self.attackers.mods /= 2;
        }
        self.over |= [CardKind::CeaseFire, CardKind::Evacuation].contains(&card);
    }
}
