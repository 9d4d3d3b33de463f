//! Covering array of switch values: every pair of values of two switches occurs together in at least one setup,
//! unless the two contradict one another.

use casus_belli::rules::{Setup, SetupError};
use std::collections::BTreeSet;

type Value = (&'static str, &'static str);
type Pairs = BTreeSet<(Value, Value)>;

/// Setups of that rulebook and number of seats, the preset first.
pub(crate) fn every_pair(base: &Setup) -> Vec<Setup> {
    let mut open = all_pairs(base);
    let mut setups = vec![base.clone()];
    cover(base, &mut open);
    while let Some(pair) = open.pop_first() {
        let Some(mut setup) = with(base, &[pair.0, pair.1], 3) else { continue };
        let mut fixed = vec![pair.0, pair.1];
        for switch in base.switches() {
            if fixed.iter().any(|(key, _)| *key == switch.key) {
                continue;
            }
            let gain = |value: &&'static str| {
                let joined = |other: &Value| open.contains(&ordered((switch.key, value), *other));
                fixed.iter().filter(|other| joined(other)).count()
            };
            let mut values = switch.choices.clone();
            values.sort_by_key(|value| std::cmp::Reverse(gain(value)));
            let tried = values.into_iter().filter(|value| gain(value) > 0).find_map(|value| {
                let wanted = [fixed.as_slice(), &[(switch.key, value)]].concat();
                with(&setup, &wanted, 0).map(|setup| (setup, wanted))
            });
            if let Some((better, wanted)) = tried {
                (setup, fixed) = (better, wanted);
            }
        }
        cover(&setup, &mut open);
        setups.push(setup);
    }
    setups
}

fn ordered(a: Value, b: Value) -> (Value, Value) {
    if a < b { (a, b) } else { (b, a) }
}

fn all_pairs(base: &Setup) -> Pairs {
    let switches = base.switches();
    let mut pairs = Pairs::new();
    for (i, one) in switches.iter().enumerate() {
        for other in &switches[i + 1..] {
            for a in &one.choices {
                pairs.extend(other.choices.iter().map(|b| ordered((one.key, a), (other.key, b))));
            }
        }
    }
    pairs
}

fn cover(setup: &Setup, open: &mut Pairs) {
    let values: Vec<Value> = setup.switches().iter().map(|switch| (switch.key, switch.value)).collect();
    for (i, a) in values.iter().enumerate() {
        for b in &values[i + 1..] {
            open.remove(&ordered(*a, *b));
        }
    }
}

/// The setup with those values, if they are compatible; up to `mends` other switches are changed to make them so.
fn with(base: &Setup, wanted: &[Value], mends: u32) -> Option<Setup> {
    let mut setup = base.clone();
    wanted.iter().for_each(|(key, value)| setup.options.set(key, value).unwrap());
    let shown = setup.switches();
    let holds = |(key, value): &Value| shown.iter().any(|s| s.key == *key && s.value == *value);
    if !wanted.iter().all(holds) {
        return None;
    }
    match setup.check() {
        Ok(()) => Some(setup),
        Err(SetupError::Clash { first, second }) if mends > 0 => {
            let named = [first, second].map(|half| half.split([' ']).next().unwrap_or(half));
            let loose = shown.iter().filter(|s| named.contains(&s.key));
            let mut ways = loose
                .filter(|s| wanted.iter().all(|(key, _)| *key != s.key))
                .flat_map(|s| s.choices.iter().map(|value| (s.key, *value)));
            ways.find_map(|way| with(&setup, &[wanted, &[way]].concat(), mends - 1))
        }
        Err(_) => None,
    }
}

#[test]
fn a_covering_array_holds_every_pair_that_can_be_held() {
    let base = Setup::preset(casus_belli::rules::Rulebook::FirstEdition, 3);
    let setups = every_pair(&base);
    let mut open = all_pairs(&base);
    setups.iter().for_each(|setup| {
        assert_eq!(setup.check(), Ok(()));
        cover(setup, &mut open);
    });
    for (a, b) in &open {
        assert!(with(&base, &[*a, *b], 3).is_none(), "{a:?} and {b:?} go together and are left out");
    }
    assert!(setups.len() < 80, "{} setups cover what {} pairs ask for", setups.len(), all_pairs(&base).len());
}
