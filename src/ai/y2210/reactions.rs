//! Cards against a declared invasion of an own territory.

use super::battle_odds::expected;
use super::placement::value;
use super::position::Position;
use crate::rules::TerritoryId;
use crate::rules::y2210::{Action, CardKind, Play, PlayOption, Target, Targets, steps};

/// Danger, from 0 to 1, from which cards without a price are played.
const DANGER: f64 = 0.3;
/// MODs that a death trap should destroy at least.
const TRAPPED: u32 = 3;
/// Value of a territory from which a Cease Fire is worth its energy.
const DEAR: f64 = 2.5;

/// The cards to play; none if the territory is another's, or not in danger.
pub(super) fn react(sight: &Position<'_>, menu: &steps::React) -> Action {
    let mut cards = Vec::new();
    if menu.defends {
        let danger = danger(sight, menu, 0);
        let mut energy = sight.energy();
        let mut helped = 0;
        for option in &menu.cards {
            let still = if helped > 0 { self::danger(sight, menu, helped) } else { danger };
            if option.cost > energy || still < DANGER {
                continue;
            }
            if let Some(target) = wanted(sight, menu, option, still) {
                energy -= option.cost;
                helped += if matches!(option.card, CardKind::StealthMods(_)) { 3 } else { 1 };
                cards.push(Play { card: option.card, target });
            }
        }
    }
    Action::React { cards }
}

/// The chance that the territory falls with so many more defenders, if the invader fights on.
fn danger(sight: &Position<'_>, menu: &steps::React, more: u32) -> f64 {
    let (from, to) = (sight.at(menu.from).units, sight.at(menu.to));
    let strong = sight.strong(from.commanders, menu.from, menu.to);
    let guards = if to.station { 2 } else { to.units.commanders.len() };
    expected(from.count().saturating_sub(1), to.units.count() + more, strong, guards).win
}

/// The target of a card if it should be played.
fn wanted(sight: &Position<'_>, menu: &steps::React, option: &PlayOption, danger: f64) -> Option<Target> {
    let dear = value(sight, menu.to) * danger;
    let trapped = sight.at(menu.from).units.mods.div_ceil(2);
    match option.card {
        CardKind::StealthMods(_) | CardKind::StealthStation => Some(Target::Nothing),
        CardKind::DeathTrap(_) => (trapped >= TRAPPED).then_some(Target::Nothing),
        CardKind::CeaseFire => (dear > DEAR).then_some(Target::Nothing),
        CardKind::Evacuation => evacuation(sight, menu.to, option, danger),
        CardKind::AssembleMods(_)
        | CardKind::ColonyInfluence(_)
        | CardKind::FrequencyJam(_)
        | CardKind::Reinforcements(_)
        | CardKind::ScoutForces
        | CardKind::HiddenEnergy
        | CardKind::ZoneBomb(_)
        | CardKind::AssassinBomb
        | CardKind::Armageddon
        | CardKind::RocketStrike(_)
        | CardKind::ScatterBomb(_)
        | CardKind::EnergyExtraction
        | CardKind::InvadeEarth
        | CardKind::DecoysRevealed
        | CardKind::EnergyCrisis
        | CardKind::ModReduction
        | CardKind::Redeployment
        | CardKind::TerritorialStation => None,
    }
}

/// Saves commanders from a territory that is lost: to the strongest own territory.
fn evacuation(sight: &Position<'_>, at: TerritoryId, option: &PlayOption, danger: f64) -> Option<Target> {
    let Targets::Territory(among) = &option.targets else { return None };
    let lost = danger > 0.85 && !sight.at(at).units.commanders.is_empty();
    let refuge = super::movement::strongest(sight, *among).filter(|_| lost)?;
    Some(Target::Territory(refuge))
}
