//! Command cards of one's own turn: what each is worth now, and its best target.

use super::economy::{safest, site};
use super::placement::{spearhead, value};
use super::position::Position;
use crate::rules::board::Kind;
use crate::rules::y2210::{Action, CardKind, Commander, PlayOption, Target, Targets, Timing};
use crate::rules::{Holder, Seat, TerritoryId, TerritorySet};

/// Value of one energy.
const ENERGY: f64 = 0.28;
/// Average of a bomb's die.
const DIE: u32 = 3;

/// The card that is worth most beyond its price; `None` if none is.
pub(super) fn best(position: &Position<'_>, cards: &[PlayOption]) -> Option<Action> {
    let rated = cards.iter().filter_map(|option| {
        let (target, worth) = choice(position, option)?;
        Some((option, target, worth - ENERGY * f64::from(option.cost)))
    });
    let (option, target, worth) = rated.max_by(|a, b| a.2.total_cmp(&b.2))?;
    (worth > 0.0).then_some(Action::Play { card: option.card, target })
}

/// The best target of a card, with its value in points; `None` if the card should wait.
pub(super) fn choice(position: &Position<'_>, option: &PlayOption) -> Option<(Target, f64)> {
    let own = position.unit;
    let rivals = position.view.alive.len().saturating_sub(1) as f64;
    match option.card {
        CardKind::AssembleMods(_) => {
            Some((one(&option.targets, |all| spearhead(position, all, 3))?, 3.5 * own))
        }
        CardKind::Reinforcements(_) => Some((several(position, &option.targets)?, 3.0 * own)),
        CardKind::ScoutForces => Some((Target::Nothing, 1.0)),
        CardKind::HiddenEnergy => Some((Target::Nothing, 0.5)),
        CardKind::EnergyCrisis => Some((Target::Nothing, rivals * ENERGY)),
        CardKind::EnergyExtraction => holds_moon(position).then_some((Target::Nothing, 7.0 * ENERGY)),
        CardKind::InvadeEarth => {
            let there =
                position.mine.iter().any(|at| position.kind(at) == Kind::Moon && position.units(at) > 3);
            there.then_some((Target::Nothing, 0.3))
        }
        CardKind::ModReduction => {
            let spared = position.view.seat(position.seat).units >= 12;
            spared.then_some((Target::Nothing, (4.0 * rivals * 0.4 - 2.0) * own))
        }
        CardKind::Redeployment => (position.view.turn.moves < 2).then_some((Target::Nothing, 0.1)),
        CardKind::TerritorialStation => {
            let at = one(&option.targets, |all| site(position, all))?;
            Some((at, 0.4 + 0.3 * position.years))
        }
        CardKind::FrequencyJam(_) => jam(position, &option.targets),
        CardKind::AssassinBomb => assassin(position, &option.targets),
        CardKind::RocketStrike(_) => strike(position, &option.targets),
        CardKind::ScatterBomb(kind) => Some((Target::Nothing, scatter(position, kind))),
        CardKind::ZoneBomb(_) => Some((Target::Nothing, zone(position))),
        CardKind::Armageddon => armageddon(position),
        CardKind::DecoysRevealed => decoys(position, &option.targets),
        card => match card.printed().timing {
            Timing::BeforeInvasion | Timing::EndOfTurn => {
                Some((by_targets(position, &option.targets)?, ENERGY * (1.0 + f64::from(option.cost))))
            }
            // They are played against an invasion, count by themselves, or are for people to read.
            Timing::Reaction | Timing::EndOfGame | Timing::Written => None,
        },
    }
}

/// The target of a card of which nothing is known but what it lets its player choose: own territories are helped, what others
/// have is harmed.
fn by_targets(position: &Position<'_>, targets: &Targets) -> Option<Target> {
    match targets {
        Targets::Nothing => Some(Target::Nothing),
        Targets::Territory(among) => {
            let own = spearhead(position, among.intersection(position.mine), 1).map(Target::Territory);
            own.or_else(|| strike(position, targets).map(|(target, _)| target))
        }
        Targets::Territories { .. } => several(position, targets),
        Targets::Player(_) => jam(position, targets).map(|(target, _)| target),
        Targets::Commander(_) => assassin(position, targets).map(|(target, _)| target),
        Targets::Moves { commanders, to } => {
            let (moved, at) = *commanders.first()?;
            let mut others = *to;
            others.remove(at);
            Some(Target::Moves(vec![(moved, safest(position, others)?)]))
        }
    }
}

fn one(targets: &Targets, choose: impl FnOnce(TerritorySet) -> Option<TerritoryId>) -> Option<Target> {
    let Targets::Territory(among) = targets else { return None };
    choose(*among).map(Target::Territory)
}

/// The territories that need one more unit most.
fn several(position: &Position<'_>, targets: &Targets) -> Option<Target> {
    let Targets::Territories { among, count } = targets else { return None };
    let mut all: Vec<TerritoryId> = among.iter().collect();
    let need = |at: TerritoryId| {
        let units = f64::from(position.units(at));
        (position.hold(at, units + 1.0) - position.hold(at, units)) * value(position, at)
    };
    all.sort_by(|a, b| need(*b).total_cmp(&need(*a)));
    all.truncate(*count as usize);
    Some(Target::Territories(all))
}

fn holds_moon(position: &Position<'_>) -> bool {
    position.mine.covers(position.board.of_kind(Kind::Moon).difference(position.view.devastated))
}

/// The neighbour whose cards could hinder the invasions of this turn most.
fn jam(position: &Position<'_>, targets: &Targets) -> Option<(Target, f64)> {
    let Targets::Player(among) = targets else { return None };
    let facing: TerritorySet =
        position.mine.iter().fold(TerritorySet::EMPTY, |all, at| all.union(position.targets(at)));
    let rated = among.iter().map(|seat| {
        let near = facing.iter().filter(|at| position.at(*at).holder == Holder::Seat(*seat)).count() as f64;
        let other = position.view.seat(*seat);
        let playable = other.cards.iter().filter(|(deck, _)| other.commanders.contains(*deck));
        let cards: u32 = playable.map(|(_, cards)| *cards).sum();
        (*seat, near.min(4.0) * 0.03 * f64::from(cards))
    });
    let (seat, worth) = rated.max_by(|a, b| a.1.total_cmp(&b.1))?;
    Some((Target::Player(seat), worth))
}

/// How far a rival is ahead, as a weight of harming it.
fn ahead(position: &Position<'_>, seat: Seat) -> f64 {
    let (own, other) = (position.view.seat(position.seat).points, position.view.seat(seat).points);
    (1.0 + (f64::from(other) - f64::from(own)) * 0.05).clamp(0.4, 2.0)
}

fn assassin(position: &Position<'_>, targets: &Targets) -> Option<(Target, f64)> {
    let Targets::Commander(among) = targets else { return None };
    let worth = |(seat, commander): (Seat, Commander)| {
        let cards = position.view.seat(seat).cards.iter().find(|(deck, _)| *deck == commander);
        let held = f64::from(cards.map_or(0, |(_, cards)| *cards));
        // The bomb fails about every third time.
        0.65 * ahead(position, seat) * (0.3 + 0.15 * held)
    };
    let best = among.iter().copied().max_by(|a, b| worth(*a).total_cmp(&worth(*b)))?;
    Some((Target::Commander(best.0, best.1), worth(best)))
}

/// The enemy territory where a bomb opens the way, or costs a rival most.
fn strike(position: &Position<'_>, targets: &Targets) -> Option<(Target, f64)> {
    let Targets::Territory(among) = targets else { return None };
    let facing: TerritorySet =
        position.mine.iter().fold(TerritorySet::EMPTY, |all, at| all.union(position.targets(at)));
    let worth = |at: TerritoryId| {
        let held = position.at(at);
        let lost = f64::from(held.units.count().min(DIE + 1));
        let way = if facing.contains(at) { 0.25 * position.prize(at) } else { 0.0 };
        let weight = held.holder.seat().map_or(0.5, |seat| ahead(position, seat));
        lost * 0.3 * position.unit * weight + way + 0.3 * f64::from(held.units.commanders.len())
    };
    let best = among.iter().max_by(|a, b| worth(*a).total_cmp(&worth(*b)))?;
    Some((Target::Territory(best), worth(best)))
}

/// Value of destroying half of the units in a few drawn territories of that kind.
fn scatter(position: &Position<'_>, kind: Kind) -> f64 {
    let all = position.board.of_kind(kind).difference(position.view.devastated);
    let enemy = all.difference(position.mine).iter();
    let units: u32 =
        enemy.filter(|at| position.at(*at).holder != Holder::Nobody).map(|at| position.units(at)).sum();
    let drawn = if kind == Kind::Land { 3.0 } else { 2.0 };
    drawn * f64::from(units) / (2.0 * all.len().max(1) as f64) * 0.45 * position.unit
}

/// Value of a bomb on a random zone, own units included.
fn zone(position: &Position<'_>) -> f64 {
    let own = position.mine.len() as f64;
    let others =
        position.view.territories.iter().filter(|held| held.holder != Holder::Nobody).count() as f64 - own;
    (others * 0.3 - own) / 6.0 * position.unit
}

/// Only with several nuclear cards in hand, which then cost nothing.
fn armageddon(position: &Position<'_>) -> Option<(Target, f64)> {
    let bombs = |kind: CardKind| {
        matches!(kind, CardKind::RocketStrike(_) | CardKind::ScatterBomb(_) | CardKind::AssassinBomb)
    };
    let held = position.own()?.kinds().filter(|kind| bombs(*kind)).count() as f64;
    Some((Target::Nothing, if held >= 3.0 { held * 0.55 } else { 0.0 }))
}

/// Brings a threatened diplomat to safety.
fn decoys(position: &Position<'_>, targets: &Targets) -> Option<(Target, f64)> {
    let Targets::Moves { commanders, to } = targets else { return None };
    let (diplomat, at) = commanders.iter().find(|(one, _)| *one == Commander::Diplomat)?;
    let refuge = safest(position, *to).filter(|refuge| refuge != at)?;
    let exposed = position.threat(*at) > f64::from(position.units(*at)) && position.threat(refuge) < 1.0;
    exposed.then(|| (Target::Moves(vec![(*diplomat, refuge)]), 0.6))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Player;
    use crate::ai::persona::Persona;
    use crate::luck::SeededChance;
    use crate::rules::{AnswerOrigin, Game, Menu, Rulebook, Setup, View, Viewer, y2210};

    /// The cards on offer in the own turn.
    fn on_offer(menu: &Menu) -> &[PlayOption] {
        match menu {
            Menu::Y2210(y2210::Menu::Prepare(menu)) => &menu.cards,
            Menu::Y2210(y2210::Menu::Fortify(menu)) => &menu.cards,
            _ => &[],
        }
    }

    #[test]
    fn every_card_that_is_offered_has_a_target_by_what_it_lets_choose_alone() {
        let mut kinds = Vec::new();
        for seed in 0..12 {
            let mut chance = SeededChance::new(seed);
            let mut game = Game::new(Setup::preset(Rulebook::Y2210, 4)).unwrap();
            game.open(&mut chance).iter().for_each(|event| game.evolve(event));
            while let Some(ask) = game.asks().into_iter().next() {
                let view = game.view(Viewer::Seat(ask.to));
                let View::Y2210(seen) = &view else { unreachable!("another family") };
                let position = Position::new(seen, ask.to, Persona::Plain);
                for option in on_offer(&ask.menu) {
                    let target = by_targets(&position, &option.targets);
                    assert!(target.is_some_and(|target| option.targets.offers(&target)), "{option:?}");
                    let kind = std::mem::discriminant(&option.targets);
                    if !kinds.contains(&kind) {
                        kinds.push(kind);
                    }
                }
                let action = Player::Normal.answer(&view, &ask, &mut |n| n - 1);
                let events = game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut chance).unwrap();
                events.iter().for_each(|event| game.evolve(event));
            }
        }
        assert_eq!(kinds.len(), 6, "every kind of target was on offer");
    }
}
