//! Questions with few whole answers, each of which has a name: their buttons show the names, `/choose` completes and reads them.

use super::super::question::{Question, Rows};
use crate::discord::components::{buttons, green, red};
use crate::discord::options::parse::called;
use crate::rules::y2210::{Action, Menu};
use crate::text::{Lang, Words};

/// An answer with the words that choose it.
pub(in super::super) struct NamedAnswer {
    /// What autocomplete sends.
    pub(in super::super) key: String,
    /// What a person reads.
    pub(in super::super) label: String,
    /// What can be typed besides, if anything.
    pub(in super::super) also: Option<String>,
    /// The answer.
    pub(in super::super) action: Action,
}

impl NamedAnswer {
    /// All its names, each with the answer.
    fn names(self) -> impl Iterator<Item = (String, Action)> {
        let Self { key, label, also, action } = self;
        [key, label].into_iter().chain(also).map(move |name| (name, action.clone()))
    }
}

/// Yes and no, with the label of each.
pub(super) fn yes_or_no(
    words: Words,
    [yes, no]: [String; 2],
    action: impl Fn(bool) -> Action,
) -> Vec<NamedAnswer> {
    let one = |key: &str, word: String, label: String, value: bool| NamedAnswer {
        key: key.to_owned(),
        label,
        also: Some(word),
        action: action(value),
    };
    vec![one("yes", words.word_yes(), yes, true), one("no", words.word_no(), no, false)]
}

/// A green button for the first answer, red ones for the others.
pub(super) fn yes_or_no_buttons(question: &Question<'_>, answers: Vec<NamedAnswer>) -> Rows {
    let button = |(n, answer): (usize, NamedAnswer)| {
        let code = question.answer_with(answer.action)?;
        Ok(if n == 0 { green(code, &answer.label) } else { red(code, &answer.label) })
    };
    Ok(buttons(&answers.into_iter().enumerate().map(button).collect::<Result<Vec<_>, _>>()?))
}

/// The answer with that name in any language; a word of the label is enough if no other label has it.
pub(in super::super) fn named(menu: &Menu, typed: &str) -> Option<Action> {
    let lists = Lang::ALL.map(|lang| super::named_answers(Words::new(lang), menu));
    called(typed, lists.into_iter().flatten().flat_map(NamedAnswer::names))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;
    use crate::rules::y2210::{BlankNumber, Commander, steps};

    #[test]
    fn answers_are_found_by_name_label_and_word_in_both_languages() {
        let card = BlankNumber::ALL[0];
        let confirm = Menu::Confirm(steps::Confirm { by: Seat(0), card, text: String::new(), cost: 1 });
        for (typed, played) in [("yes", true), ("Sì", true), ("No", false), ("no, back to the hand", false)]
        {
            assert_eq!(named(&confirm, typed), Some(Action::Confirm { played }), "{typed}");
        }
        let decks = vec![Commander::Land, Commander::Naval];
        let decks = Menu::BonusDeck(steps::BonusDeck { decks });
        for typed in ["land", "Land commander", "terra", "comandante di terra"] {
            assert_eq!(named(&decks, typed), Some(Action::Draw { deck: Commander::Land }), "{typed}");
        }
        for typed in ["commander", "space", ""] {
            assert_eq!(named(&decks, typed), None, "{typed}");
        }
        let markers = Menu::Marker(steps::Marker { free: vec![1, 3] });
        assert_eq!(named(&markers, " 3 "), Some(Action::Marker { number: 3 }));
        assert_eq!(named(&markers, "2"), None);
    }
}
