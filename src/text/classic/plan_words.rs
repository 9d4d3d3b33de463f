//! The words of a typed plan of the classic family in both languages ([PBP-11]): what begins a step, stop conditions,
//! amounts, and words that mean nothing by themselves.

use crate::text::territory_search::fold;
use crate::text::{Lang, Words};

/// What a step does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    Place,
    Attack,
    Advance,
    Fortify,
    Trade,
    End,
}

/// An amount of armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Amount {
    All,
    Half,
    Fewest,
    Number(u32),
}

/// One typed word or sign.
#[derive(Clone, Debug)]
pub(super) struct Typed {
    raw: String,
    /// In lower case, without accents; empty for a sign.
    folded: String,
}

/// The sign that separates two territories.
const SEPARATOR: &str = ",";
const PERCENT: &str = "%";

impl Typed {
    /// Splits a step into words and signs.
    pub(super) fn split(part: &str) -> Vec<Self> {
        let part = part.trim_start_matches('/').replace("->", " , ").replace(['→', '>', ','], " , ");
        let part = part.replace('%', " % ");
        let words = part.split_whitespace().filter(|word| !word.chars().all(|c| c == '.' || c == '…'));
        words.map(|raw| Self { raw: raw.to_owned(), folded: fold(raw) }).collect()
    }

    /// Whether it stands between two territories.
    pub(super) fn separates(&self) -> bool {
        self.raw == SEPARATOR
    }

    pub(super) fn is_percent(&self) -> bool {
        self.raw == PERCENT
    }

    pub(super) fn number(&self) -> Option<u32> {
        let digits = !self.raw.is_empty() && self.raw.chars().all(|c| c.is_ascii_digit());
        digits.then(|| self.raw.parse().unwrap_or(u32::MAX))
    }

    /// Words as typed, with single spaces.
    pub(super) fn joined(words: &[Self]) -> String {
        words.iter().map(|word| word.raw.as_str()).collect::<Vec<_>>().join(" ")
    }
}

/// A word or several in a row.
type Phrase = Vec<String>;

/// The keywords of both languages.
pub(super) struct Keywords {
    verbs: Vec<(Phrase, Verb)>,
    until: Vec<Phrase>,
    once: Vec<Phrase>,
    captured: Vec<Phrase>,
    amounts: Vec<(Phrase, Amount)>,
    to: Vec<Phrase>,
    filler: Vec<Phrase>,
}

/// The phrases of a list in both languages, the longest first.
fn phrases(list: impl Fn(Words) -> String) -> Vec<Phrase> {
    let lists = Lang::ALL.map(|lang| list(Words::new(lang)));
    let each = lists.iter().flat_map(|list| list.split(','));
    let mut found: Vec<Phrase> =
        each.map(|phrase| fold(phrase).split(' ').map(str::to_owned).collect()).collect();
    found.sort_by_key(|phrase| std::cmp::Reverse(phrase.len()));
    found
}

fn meaning<T: Copy>(list: impl Fn(Words) -> String, meaning: T) -> Vec<(Phrase, T)> {
    phrases(list).into_iter().map(|phrase| (phrase, meaning)).collect()
}

fn begins(words: &[Typed], phrase: &[String]) -> bool {
    words.len() >= phrase.len() && words.iter().zip(phrase).all(|(word, part)| word.folded == *part)
}

fn ends(words: &[Typed], phrase: &[String]) -> bool {
    words.len() >= phrase.len() && begins(&words[words.len() - phrase.len()..], phrase)
}

fn is(words: &[Typed], phrases: &[Phrase]) -> bool {
    phrases.iter().any(|phrase| words.len() == phrase.len() && begins(words, phrase))
}

impl Keywords {
    pub(super) fn new() -> Self {
        let mut verbs = [
            meaning(Words::plan_words_place, Verb::Place),
            meaning(Words::plan_words_attack, Verb::Attack),
            meaning(Words::plan_words_advance, Verb::Advance),
            meaning(Words::plan_words_fortify, Verb::Fortify),
            meaning(Words::plan_words_trade, Verb::Trade),
            meaning(Words::plan_words_end, Verb::End),
        ]
        .concat();
        // "move in" before "move".
        verbs.sort_by_key(|(phrase, _)| std::cmp::Reverse(phrase.len()));
        let amounts = [
            meaning(Words::plan_words_fewest, Amount::Fewest),
            meaning(Words::plan_words_half, Amount::Half),
            meaning(Words::plan_words_all, Amount::All),
        ];
        Self {
            verbs,
            until: phrases(Words::plan_words_until),
            once: phrases(Words::plan_words_once),
            captured: phrases(Words::plan_words_captured),
            amounts: amounts.concat(),
            to: phrases(Words::plan_words_to),
            filler: phrases(Words::plan_words_filler),
        }
    }

    /// What the step does, and the rest of it.
    pub(super) fn verb<'t>(&self, typed: &'t [Typed]) -> Option<(Verb, &'t [Typed])> {
        let (phrase, verb) = self.verbs.iter().find(|(phrase, _)| begins(typed, phrase))?;
        Some((*verb, &typed[phrase.len()..]))
    }

    /// The words in front of a stop condition, and the condition; `None` if there is none.
    pub(super) fn condition<'t>(&self, typed: &'t [Typed]) -> Option<(&'t [Typed], &'t [Typed])> {
        for at in 0..typed.len() {
            if let Some(until) = self.until.iter().find(|until| begins(&typed[at..], until)) {
                return Some((&typed[..at], &typed[at + until.len()..]));
            }
        }
        let mut last = self.once.iter().chain(&self.captured);
        let last = last.find(|phrase| ends(typed, phrase))?;
        Some(typed.split_at(typed.len() - last.len()))
    }

    pub(super) fn is_once(&self, condition: &[Typed]) -> bool {
        is(condition, &self.once)
    }

    pub(super) fn is_captured(&self, condition: &[Typed]) -> bool {
        is(condition, &self.captured)
    }

    pub(super) fn is_to(&self, word: &Typed) -> bool {
        is(std::slice::from_ref(word), &self.to)
    }

    /// An amount at the beginning or at the end, and the rest.
    pub(super) fn amount<'t>(&self, typed: &'t [Typed]) -> (Option<Amount>, &'t [Typed]) {
        if let Some(n) = typed.last().and_then(Typed::number) {
            return (Some(Amount::Number(n)), &typed[..typed.len() - 1]);
        }
        if let Some(n) = typed.first().and_then(Typed::number) {
            return (Some(Amount::Number(n)), &typed[1..]);
        }
        for (phrase, amount) in &self.amounts {
            if ends(typed, phrase) {
                return (Some(*amount), &typed[..typed.len() - phrase.len()]);
            }
            if begins(typed, phrase) {
                return (Some(*amount), &typed[phrase.len()..]);
            }
        }
        (None, typed)
    }

    fn means_nothing(&self, word: &Typed) -> bool {
        is(std::slice::from_ref(word), &self.filler)
    }

    /// Without words that mean nothing at both ends.
    pub(super) fn trimmed<'t>(&self, mut typed: &'t [Typed]) -> &'t [Typed] {
        while let [first, rest @ ..] = typed
            && self.means_nothing(first)
        {
            typed = rest;
        }
        while let [rest @ .., last] = typed
            && self.means_nothing(last)
        {
            typed = rest;
        }
        typed
    }

    /// Only the words that mean something.
    pub(super) fn meaning(&self, typed: &[Typed]) -> Vec<Typed> {
        typed.iter().filter(|word| !self.means_nothing(word)).cloned().collect()
    }
}
