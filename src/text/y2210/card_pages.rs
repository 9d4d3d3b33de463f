//! `/rules card:`: what is printed on a command card, by its name in either language ([PBP-47]).

use super::super::bundle::{Lang, Words};
use super::super::names::escape_name;
use super::super::territory_search::{Fit, NEAREST};
use crate::rules::y2210::{CardKind, Options, Own};
use crate::rules::{Options as AnyOptions, View};

/// The answer to a question for a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardPage {
    /// The page of the card, or of a few cards that the text fits.
    Found(String),
    /// Why there is none: no such card, or a game without command cards.
    NotFound(String),
}

impl Words {
    /// The page of the card that a text names, by the rules of the table.
    pub fn card_page(self, options: &AnyOptions, typed: &str) -> CardPage {
        let AnyOptions::Y2210(options) = options else { return CardPage::NotFound(self.no_card_texts()) };
        let blank = options.written().map(CardKind::Blank);
        let mut rated: Vec<(Fit, CardKind)> =
            CardKind::all().chain(blank).map(|card| (fit(typed, card), card)).collect();
        rated.sort_by_key(|(fit, _)| *fit);
        let best = rated.iter().filter(|(fit, _)| *fit == Fit::Exact || fit.certain());
        let exact = rated.iter().filter(|(fit, _)| *fit == Fit::Exact).count();
        let found: Vec<CardKind> = match exact {
            0 => best.map(|(_, card)| *card).collect(),
            n => rated[..n].iter().map(|(_, card)| *card).collect(),
        };
        if !typed.trim().is_empty() && (1..=NEAREST + 1).contains(&found.len()) {
            let pages: Vec<_> = found.into_iter().map(|card| self.command_card_page(card, options)).collect();
            return CardPage::Found(pages.join("\n\n"));
        }
        let nearest = rated.iter().take(NEAREST).map(|(_, card)| self.command_card(*card));
        CardPage::NotFound(self.unknown_card(&escape_name(typed), &self.list(nearest)))
    }

    /// What is printed on a card: its effect, commander, cost, time and copies.
    pub fn command_card_page(self, card: CardKind, options: &Options) -> String {
        let printed = card.printed();
        let commander = self.commander(printed.deck);
        let timing = self.card_timing(printed.timing);
        let effect = self.command_card_effect(card, options);
        let name = self.command_card(card);
        self.card_page_text(&name, &commander, printed.copies.into(), options.cost(card), &timing, &effect)
    }

    /// Cards whose names fit a typed text, with their ids, for autocomplete: those in the viewer's hand first.
    pub fn card_choices(self, view: &View, typed: &str) -> Vec<(String, String)> {
        let View::Y2210(view) = view else { return Vec::new() };
        let hand: Vec<CardKind> = view.own.iter().flat_map(Own::kinds).collect();
        let all = CardKind::all().chain(view.house().written().map(CardKind::Blank));
        let fits = all.map(|card| (!hand.contains(&card), fit(typed, card), card));
        let mut fits: Vec<_> = fits.filter(|(_, fit, _)| fit.good()).collect();
        fits.sort_by_key(|(other, fit, _)| (*fit, *other));
        fits.into_iter().map(|(_, _, card)| (self.command_card(card), card.key().to_owned())).collect()
    }
}

/// How well a text names a card, in either language or by its id.
fn fit(typed: &str, card: CardKind) -> Fit {
    let mut names: Vec<String> = Lang::ALL.map(|lang| Words::new(lang).command_card(card)).into();
    names.push(card.key().to_owned());
    Fit::of_names(typed, &names)
}
