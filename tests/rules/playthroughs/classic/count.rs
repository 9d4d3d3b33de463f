//! Number of different answers that a menu accepts. Placements are counted by their result, not by the order in which
//! they are named; cards to drop are counted as a set.

use casus_belli::rules::classic::{Menu, steps};

/// The number of answers; `None` if it exceeds `u128` (about 10^38).
pub(in super::super) fn answers(menu: &Menu) -> Option<u128> {
    Some(match menu {
        Menu::Claim(steps::Claim { free }) => free.len() as u128,
        Menu::Bonus(steps::Bonus { among }) => among.len() as u128,
        Menu::Wish(steps::Wish { of }) => rankings(of.len() as u128)?,
        Menu::Deploy(steps::Deploy { own, armies, neutral, neutral_armies }) => {
            let own = ways(own.len(), *armies)?;
            own.checked_mul(ways(neutral.len(), *neutral_armies)?)?
        }
        // All of the armies, some of them, or a set first; an empty placement only if there is nothing to place.
        Menu::Reinforce(steps::Reinforce { own, left, sets, .. }) => {
            let placements = if *left == 0 { 1 } else { ways(own.len() + 1, *left)? - 1 };
            placements + sets.len() as u128
        }
        Menu::Trade(steps::Trade { sets, .. }) => sets.len() as u128,
        Menu::Spoils(steps::Spoils { sets, .. }) => sets.len() as u128 + 1,
        Menu::Consent(_) => 2,
        Menu::Attack(steps::Attack { strikes }) => {
            let each = strikes.iter().map(|s| u128::from(s.dice - s.least + 1) * (1 + u128::from(s.fast)));
            each.sum::<u128>() + 1
        }
        Menu::Defend(steps::Defend { least, dice, .. }) | Menu::Throw(steps::Throw { least, dice, .. }) => {
            u128::from(dice - least + 1)
        }
        Menu::Discard(steps::Discard { hand, count }) => choose(hand.len() as u128, u128::from(*count))?,
        Menu::Advance(steps::Advance { min, max, .. }) => u128::from(max - min + 1),
        Menu::Fortify(steps::Fortify { shifts, .. }) => {
            shifts.iter().map(|s| u128::from(s.armies)).sum::<u128>() + 1
        }
    })
}

/// Number of ways to place that many armies on that many territories.
fn ways(territories: usize, armies: u32) -> Option<u128> {
    if territories == 0 {
        return Some(u128::from(armies == 0));
    }
    choose(territories as u128 - 1 + u128::from(armies), u128::from(armies))
}

fn choose(n: u128, k: u128) -> Option<u128> {
    let k = k.min(n.saturating_sub(k));
    (0..k).try_fold(1, |product: u128, i| Some(product.checked_mul(n - i)? / (i + 1)))
}

/// Number of rankings of none, some or all of `n`.
fn rankings(n: u128) -> Option<u128> {
    let (mut sum, mut product) = (1_u128, 1_u128);
    for i in 0..n {
        product = product.checked_mul(n - i)?;
        sum = sum.checked_add(product)?;
    }
    Some(sum)
}

/// As in a report: with commas between the thousands.
pub(in super::super) fn shown(menu: &Menu) -> String {
    let Some(number) = answers(menu) else { return "more than 10^38 answers".to_owned() };
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    format!("{text} {}", if number == 1 { "answer" } else { "answers" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use casus_belli::rules::classic::{Action, AttackOption, MoveOption};
    use casus_belli::rules::{Card, Placement, TerritoryId, TerritorySet};

    fn offers(menu: &Menu, action: &Action) -> bool {
        casus_belli::rules::Menu::from(menu.clone()).offers(&action.clone().into())
    }

    fn set(ids: &[u8]) -> TerritorySet {
        ids.iter().map(|id| TerritoryId(*id)).collect()
    }

    /// Every placement of up to three armies on each of the first four territories.
    fn placements() -> Vec<Placement> {
        let numbers = |n: u32| [n & 3, n >> 2 & 3, n >> 4 & 3, n >> 6 & 3];
        let stand = |n: u32| (0..).map(TerritoryId).zip(numbers(n)).filter(|(_, n)| *n > 0).collect();
        (0..256).map(stand).collect()
    }

    /// Every answer that contains only small numbers.
    fn small_answers() -> Vec<Action> {
        let lands = || (0..4).map(TerritoryId);
        let pairs = || lands().flat_map(move |a| lands().map(move |b| (a, b)));
        let hands = (0..64_u8).map(|n| (0..6).filter(|i| n >> i & 1 == 1).map(Card).collect::<Vec<_>>());
        let mut all = vec![Action::Keep, Action::Stop, Action::Hold];
        all.extend([true, false].map(|yes| Action::Consent { yes }));
        all.extend(lands().flat_map(|at| [Action::Claim { at }, Action::Bonus { at }]));
        all.extend(lands().map(|at| Action::Wish { order: vec![at] }));
        all.extend(pairs().map(|(a, b)| Action::Wish { order: vec![a, b] }));
        all.push(Action::Wish { order: vec![] });
        all.extend(placements().into_iter().map(|armies| Action::Place { armies }));
        let spare: Vec<Placement> =
            (0..4).map(|n| if n > 0 { vec![(TerritoryId(9), n)] } else { vec![] }).collect();
        for own in placements() {
            all.extend(
                spare.iter().map(|neutral| Action::Deploy { own: own.clone(), neutral: neutral.clone() }),
            );
        }
        for dice in 0..6 {
            all.extend([Action::Defend { dice }, Action::Throw { dice }]);
            all.extend(pairs().flat_map(|(from, to)| {
                [Action::Attack { from, to, dice }, Action::Propose { from, to, dice }]
            }));
        }
        for armies in 0..9 {
            all.push(Action::Advance { armies });
            all.extend(pairs().map(|(from, to)| Action::Fortify { from, to, armies }));
        }
        for cards in hands {
            if let Ok(cards) = <[Card; 3]>::try_from(cards.clone()) {
                all.push(Action::Trade { cards });
            }
            all.push(Action::Discard { cards });
        }
        all
    }

    #[test]
    fn the_number_of_answers_is_the_number_that_the_menu_accepts() {
        let (a, b) = (TerritoryId(0), TerritoryId(2));
        let sets = vec![[Card(0), Card(1), Card(5)], [Card(1), Card(2), Card(3)]];
        let hand = (0..6).map(Card).collect();
        let whose = casus_belli::rules::Holder::Neutral;
        let by = casus_belli::rules::Seat(0);
        let menus = [
            Menu::Claim(steps::Claim { free: set(&[0, 3]) }),
            Menu::Bonus(steps::Bonus { among: set(&[1, 2, 3]) }),
            Menu::Wish(steps::Wish { of: set(&[1, 3]) }),
            Menu::Deploy(steps::Deploy {
                own: set(&[0, 1, 2, 3]),
                armies: 3,
                neutral: set(&[9]),
                neutral_armies: 2,
            }),
            Menu::Deploy(steps::Deploy {
                own: set(&[0, 2]),
                armies: 2,
                neutral: TerritorySet::EMPTY,
                neutral_armies: 0,
            }),
            Menu::Reinforce(steps::Reinforce {
                own: set(&[0, 1, 3]),
                left: 3,
                sets: sets.clone(),
                value: 4,
                lost: 0,
            }),
            Menu::Reinforce(steps::Reinforce {
                own: set(&[0, 1, 3]),
                left: 0,
                sets: sets.clone(),
                value: 4,
                lost: 0,
            }),
            Menu::Reinforce(steps::Reinforce { own: set(&[2]), left: 1, sets: vec![], value: 4, lost: 0 }),
            Menu::Trade(steps::Trade { sets: sets.clone(), value: 4, lost: 0, hand, down_to: 4 }),
            Menu::Spoils(steps::Spoils { sets, value: 4, lost: 0 }),
            Menu::Consent(steps::Consent { by, from: a, to: b }),
            Menu::Attack(steps::Attack { strikes: vec![] }),
            Menu::Attack(steps::Attack {
                strikes: vec![
                    AttackOption { from: a, to: b, dice: 3, least: 1, fast: true },
                    AttackOption { from: b, to: a, dice: 3, least: 2, fast: false },
                ],
            }),
            Menu::Defend(steps::Defend { by, from: a, to: b, whose, attack: 2, least: 1, dice: 3 }),
            Menu::Throw(steps::Throw { from: a, to: b, defence: 2, least: 2, dice: 3 }),
            Menu::Discard(steps::Discard { hand, count: 2 }),
            Menu::Discard(steps::Discard { hand, count: 4 }),
            Menu::Advance(steps::Advance { from: a, to: b, min: 2, max: 6 }),
            Menu::Fortify(steps::Fortify {
                shifts: vec![
                    MoveOption { from: a, to: b, armies: 3 },
                    MoveOption { from: b, to: a, armies: 7 },
                ],
                more: true,
            }),
        ];
        let candidates = small_answers();
        for menu in menus {
            let accepted = candidates.iter().filter(|action| offers(&menu, action)).count();
            assert_eq!(answers(&menu), Some(accepted as u128), "{menu:?}");
        }
    }

    #[test]
    fn numbers_are_written_with_commas() {
        let menu = |armies| {
            Menu::Advance(steps::Advance { from: TerritoryId(0), to: TerritoryId(1), min: 1, max: armies })
        };
        assert_eq!(
            [1, 1_234, 1_234_567].map(|n| shown(&menu(n))),
            ["1 answer", "1,234 answers", "1,234,567 answers"]
        );
        assert_eq!(
            shown(&Menu::Wish(steps::Wish { of: (0..42).map(TerritoryId).collect() })),
            "more than 10^38 answers"
        );
    }
}
