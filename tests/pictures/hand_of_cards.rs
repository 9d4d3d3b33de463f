//! The picture of a private hand of command cards of 2210: golden text, secrecy, size.

use casus_belli::luck::SeededChance;
use casus_belli::present::y2210::hand_picture::hand_of_cards;
use casus_belli::render::{HandCard, HandOfCards, MOST_CARDS, Playable, Theme, cards_pixels, draw_cards};
use casus_belli::rules::y2210::{self, CardKind, CommandCard, Commander, PlayOption, Stage, Targets, steps};
use casus_belli::rules::{Ask, Game, Menu, Rulebook, Seat, Setup, View, Viewer};
use casus_belli::text::{Lang, Words};

/// The view of seat 0 in its turn, with these commanders in play, that energy, and a hand of one card of each kind named.
fn holding(hand: &[&str], commanders: &[Commander], energy: u32) -> View {
    let mut chance = SeededChance::new(1);
    let mut game = Game::new(Setup::preset(Rulebook::Y2210, 3)).unwrap();
    game.open(&mut chance).iter().for_each(|event| game.evolve(event));
    let View::Y2210(mut view) = game.view(Viewer::Seat(Seat(0))) else { panic!() };
    (view.common.round, view.common.on_turn, view.stage) = (2, Some(Seat(0)), Stage::Prepare);
    (view.seats[0].energy, view.seats[0].commanders) = (energy, commanders.iter().copied().collect());
    let card = |key: &&str| CommandCard::all().find(|card| card.kind().key() == *key).unwrap();
    view.own.as_mut().unwrap().hand = hand.iter().map(card).collect();
    let targets = Targets::Nothing;
    let crisis = PlayOption { card: CardKind::EnergyCrisis, copies: 1, cost: 0, targets };
    let cards = if commanders.contains(&Commander::Diplomat) { vec![crisis] } else { Vec::new() };
    let menu = Menu::Y2210(y2210::Menu::Prepare(steps::Prepare {
        cards,
        options: Vec::new(),
        empty: false,
        gift: None,
    }));
    let ask = game.asks().remove(0);
    view.common.asks = vec![Ask { to: Seat(0), menu, ..ask }];
    View::Y2210(view)
}

fn picture(view: &View, lang: Lang) -> HandOfCards {
    hand_of_cards(view, Words::new(lang)).unwrap()
}

const HAND: [&str; 8] = [
    "stealth_mods_land",
    "stealth_mods_land",
    "colony_influence_land",
    "scout_forces",
    "frequency_jam_naval",
    "armageddon",
    "energy_crisis",
    "redeployment",
];

#[test]
fn r1_29_each_card_in_hand_shows_deck_name_cost_time_and_whether_it_can_be_played_now() {
    let hand = picture(&holding(&HAND, &[Commander::Land, Commander::Diplomat], 0), Lang::En);
    insta::assert_snapshot!(hand.to_string());
}

#[test]
fn a_hand_is_drawn_for_its_owner_alone_and_from_nothing_but_the_own_view() {
    let own = holding(&HAND, &[Commander::Land], 3);
    let View::Y2210(mut public) = own.clone() else { panic!() };
    public.own = None;
    assert_eq!(hand_of_cards(&View::Y2210(public), Words::new(Lang::En)), None);
    let none = holding(&[], &[Commander::Land], 3);
    assert_eq!(hand_of_cards(&none, Words::new(Lang::En)), None, "there is no card to draw");
}

#[test]
fn all_cards_are_drawn_in_both_languages_without_a_word_cut_and_within_discords_limits() {
    let keys: Vec<&str> = CardKind::all().map(CardKind::key).collect();
    for lang in Lang::ALL {
        for commanders in [&[][..], &Commander::ALL[..]] {
            let hand = picture(&holding(&keys, commanders, 1), lang);
            assert_eq!(hand.cards.len(), keys.len());
            assert!(hand.cards.len() > MOST_CARDS && !hand.foot.is_empty());
            assert!(hand.alt().chars().count() <= 1024 && hand.alt().ends_with('…'), "{}", hand.alt());
            assert_eq!(hand.cut(), Vec::<String>::new(), "{lang:?}");
            let now = |card: &HandCard| card.playable == Playable::Now;
            assert_eq!(hand.cards.iter().any(now), !commanders.is_empty());
        }
    }
}

#[test]
fn a_hand_of_twelve_is_one_small_picture_and_always_the_same() {
    let keys: Vec<&str> = CardKind::all().map(CardKind::key).take(12).collect();
    let hand = picture(&holding(&keys, &Commander::ALL, 1), Lang::It);
    let png = draw_cards(&hand, Theme::Dark).unwrap();
    assert!(png.len() < 200_000, "{} bytes", png.len());
    assert_eq!(png, draw_cards(&hand, Theme::Dark).unwrap());
}

#[test]
fn what_can_be_played_now_looks_different_from_what_cannot() {
    let hand = picture(&holding(&HAND[..1], &[Commander::Land], 3), Lang::En);
    let with = |playable| {
        let mut hand = hand.clone();
        hand.cards[0].playable = playable;
        cards_pixels(&hand, Theme::Light)
    };
    let [now, later, no] = [Playable::Now, Playable::Later, Playable::No].map(with);
    assert!(now != later && later != no && now != no);
    assert_eq!((now.width(), now.height()), (780, 128 + 350 + 34));
}
