//! Cards against a declared invasion: of an own territory, and in the last year of another's by a player who is ahead.

use super::battle_odds::expected;
use super::placement::value;
use super::position::Position;
use crate::rules::y2210::{Action, CardKind, Play, PlayOption, Target, Targets, Timing, steps};
use crate::rules::{Seat, TerritoryId};

/// Danger, from 0 to 1, from which cards without a price are played.
const DANGER: f64 = 0.3;
/// MODs that a death trap should destroy at least.
const TRAPPED: u32 = 3;
/// Value of a territory from which a Cease Fire is worth its energy.
const DEAR: f64 = 2.5;

/// Danger, from 0 to 1, at which help for another can still turn a battle.
const HELPED: std::ops::Range<f64> = 0.3..0.95;

/// The cards to play; none if the territory is not in danger.
pub(super) fn react(position: &Position<'_>, menu: &steps::React) -> Action {
    let mut cards = Vec::new();
    if menu.defends {
        let danger = danger(position, menu, 0);
        let mut energy = position.energy();
        let mut helped = 0;
        for option in &menu.cards {
            let still = if helped > 0 { self::danger(position, menu, helped) } else { danger };
            if option.cost > energy || still < DANGER {
                continue;
            }
            if let Some(target) = wanted(position, menu, option, still) {
                energy -= option.cost;
                helped += if matches!(option.card, CardKind::StealthMods(_)) { 3 } else { 1 };
                cards.push(Play { card: option.card, target });
            }
        }
    }
    if !menu.defends && helps(position, menu) {
        cards.extend(spare(position, &menu.cards));
    }
    Action::React { cards }
}

/// Whether to help the defender: in the last year, against a player with more points than both.
fn helps(position: &Position<'_>, menu: &steps::React) -> bool {
    let points = |seat: Seat| position.view.seat(seat).points;
    let invader = points(menu.by);
    position.years < 0.5
        && invader >= points(position.seat)
        && menu.whose.seat().is_none_or(|defender| invader > points(defender))
        && HELPED.contains(&danger(position, menu, 0))
}

/// Stealth MODs for which no own territory of their kind can be threatened any more.
fn spare(position: &Position<'_>, cards: &[PlayOption]) -> Option<Play> {
    let needless = |option: &&PlayOption| {
        let CardKind::StealthMods(kind) = option.card else { return false };
        position.mine.iter().all(|at| position.kind(at) != kind || position.threat(at) < 0.5)
    };
    cards.iter().find(needless).map(|option| Play { card: option.card, target: Target::Nothing })
}

/// The chance that the territory falls with so many more defenders, if the invader fights on.
fn danger(position: &Position<'_>, menu: &steps::React, more: u32) -> f64 {
    let (from, to) = (position.at(menu.from).units, position.at(menu.to));
    let strong = position.strong(from.commanders, menu.from, menu.to);
    let guards = if to.station { 2 } else { to.units.commanders.len() };
    expected(from.count().saturating_sub(1), to.units.count() + more, strong, guards).win
}

/// The target of a card if it should be played.
fn wanted(position: &Position<'_>, menu: &steps::React, option: &PlayOption, danger: f64) -> Option<Target> {
    let dear = value(position, menu.to) * danger;
    let trapped = position.at(menu.from).units.mods.div_ceil(2);
    match option.card {
        CardKind::StealthMods(_) | CardKind::StealthStation => Some(Target::Nothing),
        CardKind::DeathTrap(_) => (trapped >= TRAPPED).then_some(Target::Nothing),
        CardKind::CeaseFire => (dear > DEAR).then_some(Target::Nothing),
        CardKind::Evacuation => evacuation(position, menu.to, option, danger),
        // One of which it knows nothing is played if there is nothing to choose for it.
        card => {
            let against = card.printed().timing == Timing::Reaction && option.targets == Targets::Nothing;
            against.then_some(Target::Nothing)
        }
    }
}

/// Saves commanders from a territory that is lost: to the strongest own territory.
fn evacuation(position: &Position<'_>, at: TerritoryId, option: &PlayOption, danger: f64) -> Option<Target> {
    let Targets::Territory(among) = &option.targets else { return None };
    let lost = danger > 0.85 && !position.at(at).units.commanders.is_empty();
    let refuge = super::movement::strongest(position, *among).filter(|_| lost)?;
    Some(Target::Territory(refuge))
}
