//! What the crash simulation of games needs to know of each family: rulebooks, standing orders, which of the open questions is
//! answered, dice.

use crate::classic_support::attack_order;
use crate::fixtures::Random;
use casus_belli::rules::classic::{self, Public, Standing, Until};
use casus_belli::rules::cold_war::{
    self, Armies, ConsentOrder, InterceptOrder, LaunchOrder, LaunchWhen, Weapon,
};
use casus_belli::rules::{
    self, Action, AnswerOrigin, Ask, Chance, Clock, Event, Menu, Rulebook, Seat, TerritoryId, View, y2210,
};
use casus_belli::table::{Change, Entropy, KeyedChance, Order, Seed};

/// The rulebook of a table: one of each family.
pub(crate) const fn rulebook(channel: u64) -> Rulebook {
    match channel {
        2 => Rulebook::Y2210,
        4 => Rulebook::ColdWar,
        _ => Rulebook::Classic,
    }
}

/// Number of people at a table: computer players sit beside them.
pub(crate) const fn people(channel: u64) -> u64 {
    if channel == 4 { 4 } else { channel + 1 }
}

/// How a table plays: a random way to set up, or in the Cold War enough money for nuclear weapons.
pub(crate) fn house(channel: u64, rng: &mut Random) -> Change {
    if rulebook(channel) == Rulebook::ColdWar {
        return Change::Switch { key: "cold_war.start_money".into(), value: "20".into() };
    }
    let way = ["instant", "sealed", "by_the_book"][rng.below(3) as usize];
    Change::Switch { key: "setup.way".into(), value: way.into() }
}

/// One of the questions to a person: mostly one that the game waits for. Doing nothing is no answer to one that is only offered.
pub(crate) fn asked(asks: &[Ask], rng: &mut Random) -> Option<(Ask, Action)> {
    let (offered, awaited): (Vec<&Ask>, Vec<&Ask>) = asks.iter().partition(|ask| ask.clock == Clock::None);
    let optional = !offered.is_empty() && rng.one_in(6);
    let ask = if optional { offered[rng.below(offered.len() as u32) as usize] } else { *awaited.first()? };
    let arms = arms(ask).filter(|_| rng.one_in(2));
    let action = arms.unwrap_or_else(|| ask.menu.sample(&mut |n| rng.below(n)));
    (!optional || action != ask.default).then(|| (ask.clone(), action))
}

/// The purchase of a nuclear weapon, if the player on turn can pay one: else standing orders would hardly ever have one to launch.
fn arms(ask: &Ask) -> Option<Action> {
    let Menu::ColdWar(cold_war::Menu::Act(act)) = &ask.menu else { return None };
    let armies = Armies { light: 1, ..Armies::NONE };
    let buys = act.buy.iter().map(|option| cold_war::Action::Buy { at: option.at, armies }.into());
    buys.into_iter().find(|action| ask.menu.offers(action))
}

/// The order that a person gives with an answer of his.
pub(crate) fn order(action: Action, rng: &mut Random) -> Order {
    match action {
        Action::Classic(classic::Action::Attack { from, to, .. }) if rng.one_in(2) => {
            let until = [Until::Captured, Until::Left(3), Until::Chance(40), Until::Once];
            attack_order(from, to, None, until[rng.below(4) as usize])
        }
        Action::Classic(classic::Action::Stop) => Order::Compound(classic::Order::End.into()),
        action => Order::Answer(action),
    }
}

/// Random standing orders of a person.
pub(crate) fn standing(view: &View, seat: Seat, rng: &mut Random) -> rules::Standing {
    let defend = [None, Some(1), Some(2)][rng.below(3) as usize];
    let mut wishes = || (0..42).map(TerritoryId).filter(|_| rng.one_in(4)).collect();
    match view {
        View::Classic(_) => Standing { defend, wishes: wishes(), ..Standing::default() }.into(),
        View::Y2210(_) => {
            y2210::Standing { defend, wishes: wishes(), bid: Some(1), ..Default::default() }.into()
        }
        View::ColdWar(view) => cold_war(view, seat, rng).into(),
    }
}

/// Everybody may stop or nobody; all interceptors oppose or none; each nuclear weapon flies when a war is declared on the player, or
/// at the end.
fn cold_war(view: &cold_war::View, seat: Seat, rng: &mut Random) -> cold_war::Standing {
    let map = view.map();
    let mut launches = Vec::new();
    for from in map.ids().filter(|at| view.at(*at).of(seat).light > 0) {
        let targets: Vec<TerritoryId> = map.territory(from).borders.iter().collect();
        let path = vec![targets[rng.below(targets.len() as u32) as usize]];
        let when = if rng.one_in(3) { LaunchWhen::End } else { LaunchWhen::War { by: None, at: None } };
        launches.push(LaunchOrder { when, from, weapon: Weapon::Light, path });
    }
    launches.truncate(cold_war::MOST_ORDERS);
    let number = rng.below(3);
    cold_war::Standing {
        consents: vec![ConsentOrder { at: None, seat: None, what: None, given: rng.one_in(2) }],
        interceptions: vec![InterceptOrder { at: None, against: None, missiles: None, number }],
        launches,
        ..cold_war::Standing::default()
    }
}

/// Whether a standing order launched a nuclear weapon (R3-34, A3-42).
pub(crate) fn is_launch(event: &Event) -> bool {
    let Event::Answered { how: AnswerOrigin::Standing, action: Action::ColdWar(action), .. } = event else {
        return false;
    };
    matches!(action, cold_war::Action::Launch { .. })
}

/// Checks that every die is the one of the game's seed, and that draw numbers are used once, in order.
pub(crate) fn check_dice(seed: u64, secret: &str, log: &[Event]) {
    let byte = |at: usize| u8::from_str_radix(&secret[at..at + 2], 16).unwrap();
    let mut bytes = [0; 32];
    bytes.iter_mut().enumerate().for_each(|(n, to)| *to = byte(2 * n));
    let mut chance = KeyedChance::new(&Seed(bytes), &Entropy::none(0));
    let mut next = 0;
    for event in log {
        let Some((draw, sides, all)) = thrown(event) else { continue };
        assert!(draw >= next, "seed {seed}: draw {draw} was used twice");
        next = draw + all.iter().map(|dice| dice.len() as u64).sum::<u64>();
        let mut from = draw;
        for told in all {
            let dice = (0..told.len() as u64).map(|i| chance.draw(from + i, sides) as u8 + 1);
            let mut dice: Vec<u8> = dice.collect();
            from += told.len() as u64;
            // Dice of a classic battle are told from the highest down.
            if sides == 6 {
                dice.sort_unstable_by(|a, b| b.cmp(a));
            }
            assert_eq!(told, dice, "seed {seed}: a die was rolled twice");
        }
    }
}

/// The first draw of a throw, the sides of its dice, and the dice of both sides.
fn thrown(event: &Event) -> Option<(u64, u32, [Vec<u8>; 2])> {
    let Event::Happened(happened) = event else { return None };
    let public = match happened {
        rules::FamilyEvent::ColdWar(cold_war::Event::Public(public)) => public,
        rules::FamilyEvent::Classic(classic::Event::Public(Public::Rolled(rolled))) => {
            return Some((rolled.draw, 6, [rolled.attack.clone(), rolled.defence.clone()]));
        }
        _ => return None,
    };
    let clash = match public {
        cold_war::Public::Fought(fought) => &fought.clash,
        cold_war::Public::Intercepted(fought) => &fought.clash,
        _ => return None,
    };
    let dice = [clash.attack.faces.clone(), clash.defence.faces.clone()];
    Some((clash.draw, u32::from(clash.sides), dice))
}
