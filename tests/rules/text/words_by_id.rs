//! Texts that are looked up by id: each switch, value and kind of question has them in both languages, and none is unused.

use super::phrases::messages;
use casus_belli::rules::{AskKind, Rulebook, Setup, classic, cold_war, y2210};
use casus_belli::text::{Lang, Words};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// Every switch with its values, over all rulebooks and numbers of seats.
fn switches() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut found: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for rulebook in Rulebook::ALL {
        for seats in [2, 3] {
            for switch in Setup::preset(rulebook, seats).switches() {
                found.entry(switch.key).or_default().extend(switch.choices);
            }
        }
    }
    found
}

/// The keys of a language with this prefix.
fn keys(lang: Lang, begin: &str) -> BTreeSet<String> {
    messages(lang).into_keys().filter(|key| key.starts_with(begin)).collect()
}

#[test]
fn every_switch_and_value_has_its_words_in_both_languages_and_no_word_is_left_over() {
    let switches = switches();
    assert!(switches.len() > 50, "{}", switches.len());
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let there = messages(lang);
        let mut said: BTreeSet<String> = BTreeSet::new();
        for (switch, values) in &switches {
            let id = switch.replace('.', "-");
            assert!(said.insert(format!("switch-{id}")), "{switch}: another one has this key");
            assert_ne!(words.switch_name(switch), *switch, "{switch} has a name");
            for value in values {
                let number = value.parse::<u32>().is_ok();
                let [name, common] = [format!("value-{id}-{value}"), format!("value-{value}")];
                said.extend([name, common].into_iter().find(|key| there.contains_key(key)));
                let named = words.switch_value(switch, value);
                assert!(
                    number || named != *value || is_its_own_name(&there, &id, value),
                    "{switch} = {value}"
                );
                let all = if number { format!("about-{id}") } else { format!("about-{value}") };
                let about = [format!("about-{id}-{value}"), all];
                said.extend(about.into_iter().find(|key| there.contains_key(key)));
                let about = words.switch_explain(switch, value);
                assert!(about.ends_with('.') && !about.contains(['{', '}']), "{switch} = {value}: {about}");
            }
        }
        for begin in ["switch-", "value-", "about-"] {
            let stale: Vec<_> = keys(lang, begin).difference(&said).cloned().collect();
            assert!(stale.is_empty(), "{}: words for nothing: {stale:?}", lang.code());
        }
    }
}

/// Whether the value has an entry of its own, so that a name equal to its id is intended.
fn is_its_own_name(there: &BTreeMap<String, BTreeSet<String>>, switch: &str, value: &str) -> bool {
    there.contains_key(&format!("value-{switch}-{value}"))
}

#[test]
fn values_that_are_numbers_are_explained_by_one_sentence_or_have_their_own() {
    let words = Words::new(Lang::En);
    assert_eq!(words.switch_value("setup.place", "3"), "3");
    assert_eq!(words.switch_explain("setup.place", "3"), "Starting armies are placed 3 at a time, in turn.");
    assert_eq!(words.switch_value("end.minutes", "1440"), "1 day");
    assert_eq!(words.switch_explain("end.minutes", "1440"), "After a day the last round begins.");
    assert_eq!(words.switch_explain("end.minutes", "90"), "After 90 minutes the last round begins.");
    assert_eq!(words.switch_value("reinforce.plus_one", "on"), "yes");
    assert_eq!(words.switch_explain("reinforce.plus_one", "off"), "This rule isn’t used.");
    assert_eq!(words.switch_name("no.such"), "no.such");
    assert_eq!(words.switch_value("no.such", "thing"), "thing");
    assert_eq!(words.switch_explain("no.such", "thing"), "");
}

/// Deserializer that only collects the names of an enum's variants.
struct Variants<'a>(&'a mut Vec<&'static str>);

impl<'de> serde::Deserializer<'de> for Variants<'_> {
    type Error = serde::de::value::Error;

    fn deserialize_any<V: serde::de::Visitor<'de>>(self, _: V) -> Result<V::Value, Self::Error> {
        Err(serde::de::Error::custom("only enums"))
    }

    fn deserialize_enum<V: serde::de::Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Self::Error> {
        self.0.extend(variants);
        Err(serde::de::Error::custom("only the names"))
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// The names of an enum's variants, as they are stored.
pub(super) fn variants<'de, T: Deserialize<'de> + std::fmt::Debug>() -> Vec<&'static str> {
    let mut names = Vec::new();
    assert!(T::deserialize(Variants(&mut names)).is_err());
    names
}

fn kind_of<'de, T: Deserialize<'de> + Into<AskKind>>(name: &'static str) -> AskKind {
    T::deserialize(serde::de::value::StrDeserializer::<serde::de::value::Error>::new(name)).unwrap().into()
}

#[test]
fn every_kind_of_question_has_its_words_in_both_languages_and_no_word_is_left_over() {
    let classic = variants::<classic::AskKind>();
    let y2210 = variants::<y2210::AskKind>();
    assert!(classic.len() > 10 && y2210.len() > 15, "{classic:?} {y2210:?}");
    let of_classic = classic.iter().map(|name| ("classic", *name, kind_of::<classic::AskKind>(name)));
    let of_y2210 = y2210.iter().map(|name| ("y2210", *name, kind_of::<y2210::AskKind>(name)));
    let of_cold_war = variants::<cold_war::AskKind>().into_iter();
    let of_cold_war = of_cold_war.map(|name| ("cold_war", name, kind_of::<cold_war::AskKind>(name)));
    let kinds: Vec<_> = of_classic.chain(of_y2210).chain(of_cold_war).collect();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for (family, name, kind) in &kinds {
            let told = !words.task(*kind).is_empty() && words.doing(*kind, "Ω").contains('Ω');
            assert!(told, "{family} {name}");
        }
        for begin in ["task", "doing"] {
            let wanted: BTreeSet<String> =
                kinds.iter().map(|(family, name, _)| format!("{begin}-{family}-{name}")).collect();
            assert_eq!(keys(lang, &format!("{begin}-")), wanted);
        }
    }
}

/// The phrases of every reason of all families: their keys, and the variables that they may use.
fn reasons() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    let cold_war = [
        cold_war::Why::PHRASES,
        cold_war::deal_refusals::NoDeal::PHRASES,
        cold_war::exile_refusals::NoExile::PHRASES,
        cold_war::war_refusals::NoWar::PHRASES,
    ];
    let all = [classic::Why::PHRASES, y2210::Why::PHRASES].into_iter().chain(cold_war).flatten();
    all.flat_map(|(keys, facts)| keys.iter().map(|key| (*key, *facts)))
}

#[test]
fn every_reason_of_a_refusal_has_its_phrase_in_both_languages_and_no_phrase_is_left_over() {
    for lang in Lang::ALL {
        let there = messages(lang);
        for (key, facts) in reasons() {
            let used = there.get(key).unwrap_or_else(|| panic!("{key} ({})", lang.code()));
            assert!(used.iter().all(|one| facts.contains(&one.as_str())), "{key}: {used:?} of {facts:?}");
        }
        let wanted: BTreeSet<String> =
            reasons().map(|(key, _)| key.to_owned()).filter(|key| key.starts_with("why-")).collect();
        assert_eq!(keys(lang, "why-"), wanted);
    }
}
