//! The choices of a menu of 2210 in a playthrough, in a few words.

use super::super::names::{holder, land, list, seat, seats};
use super::answers::{commanders, units};
use casus_belli::rules::y2210::steps::{self, GiftOption, InvasionOption, MoveOption};
use casus_belli::rules::y2210::{CardKind, Menu, PlayOption, View};

/// The choices of a menu.
pub(in super::super) fn offer(view: &View, menu: &Menu) -> String {
    set_up(menu).or_else(|| turn(view, menu)).unwrap_or_else(|| invasion(view, menu))
}

/// `None`: the question belongs to another part of the game.
fn set_up(menu: &Menu) -> Option<String> {
    Some(match menu {
        Menu::Claim(steps::Claim { free }) => format!("one of {} free territories", free.len()),
        Menu::Deploy(steps::Deploy { own, mods }) => format!("{mods} MODs on {} territories", own.len()),
        Menu::Settle(steps::Settle { piece, own }) => {
            format!("the {} on one of {} territories", piece.key(), own.len())
        }
        Menu::Garrison(steps::Garrison { own, mods }) => {
            format!("{mods} MODs and three pieces on {} territories", own.len())
        }
        Menu::Agree(steps::Agree { cards }) => format!("{} blank cards", cards.len()),
        Menu::Wish(steps::Wish { of }) => format!("a ranking of {} territories", of.len()),
        Menu::Bid(steps::Bid { year: _, most }) => format!("0 to {most} energy"),
        Menu::Marker(steps::Marker { free }) => format!("marker {}", list(free.iter().map(u8::to_string))),
        _ => return None,
    })
}

fn hand(cards: &[PlayOption]) -> String {
    let each = |option: &PlayOption| {
        let copies = if option.copies > 1 { format!(" x{}", option.copies) } else { String::new() };
        format!("{}{copies} for {}", option.card.key(), option.cost)
    };
    list(cards.iter().map(each))
}

fn gift(option: Option<&GiftOption>) -> String {
    option.map_or_else(String::new, |GiftOption { to, most }| {
        format!(", or a gift of up to {most} to {}", seats(to))
    })
}

fn turn(view: &View, menu: &Menu) -> Option<String> {
    let map = view.map();
    Some(match menu {
        Menu::Place(steps::Place { own, left, gift: given }) => {
            format!("{left} MODs on {} territories{}", own.len(), gift(given.as_ref()))
        }
        Menu::Hire(steps::Hire { own, commanders: free, sites, gift: given }) => format!(
            "commanders {} on one of {} territories, a station on one of {}{}",
            commanders(*free),
            own.len(),
            sites.len(),
            gift(given.as_ref())
        ),
        Menu::Buy(steps::Buy { decks, most, gift: given }) => {
            let left = decks.iter().map(|(deck, left)| format!("{} {left}", deck.key()));
            format!("up to {most} cards of {}{}", list(left), gift(given.as_ref()))
        }
        Menu::Prepare(steps::Prepare { cards, options: _, empty: _, gift: given }) => {
            format!("cards {}{}", hand(cards), gift(given.as_ref()))
        }
        Menu::Invade(steps::Invade { options, cards, empty: _, gift: given }) => {
            let targets: u32 = options.iter().map(|InvasionOption { from: _, to }| to.len() as u32).sum();
            format!("{targets} invasions, cards {}{}", hand(cards), gift(given.as_ref()))
        }
        Menu::Fortify(steps::Fortify { moves, left, cards, empty: _, gift: given }) => {
            let ways: u32 = moves.iter().map(|MoveOption { from: _, to, units: _ }| to.len() as u32).sum();
            let gift = gift(given.as_ref());
            format!("{left} of {ways} moves, cards {}{gift}", hand(cards))
        }
        Menu::BonusDeck(steps::BonusDeck { decks }) => {
            format!("a card of {}", list(decks.iter().map(|deck| deck.key().to_owned())))
        }
        Menu::Advance(steps::Advance { from, to, units: there, must, min, max }) => format!(
            "{min} to {max} of {}, with {}, {} to {}",
            units(*there),
            commanders(*must),
            land(map, *from),
            land(map, *to)
        ),
        Menu::Throw(steps::Throw { from, to, defence: _, most, commanders: strong }) => format!(
            "1 to {most} dice, commanders {}, {} to {}",
            commanders(*strong),
            land(map, *from),
            land(map, *to)
        ),
        _ => return None,
    })
}

/// The questions in anybody's turn; those of the other parts are listed so that none is forgotten.
fn invasion(view: &View, menu: &Menu) -> String {
    let map = view.map();
    match menu {
        Menu::React(steps::React { by, from, to, whose, defends, attackers: _, defenders: _, cards }) => {
            let own = if *defends { "own" } else { holder(*whose) };
            format!(
                "{} to {} by {}, {own}: cards {}",
                land(map, *from),
                land(map, *to),
                seat(*by),
                hand(cards)
            )
        }
        Menu::Defend(steps::Defend { by, from, to, whose, attack, commanders: strong, sides, most }) => {
            format!(
                "1 to {most} dice of {} sides for {} against {}'s {attack} with {}, {} to {}",
                list(sides.iter().map(u8::to_string)),
                holder(*whose),
                seat(*by),
                commanders(*strong),
                land(map, *from),
                land(map, *to)
            )
        }
        Menu::Lose(steps::Lose { at, among, count }) => {
            format!("{count} of {} in {}", units(*among), land(map, *at))
        }
        Menu::Reduce(steps::Reduce { mods, count }) => {
            format!("{count} MODs from {} territories", mods.len())
        }
        Menu::Confirm(steps::Confirm { by, card, text, cost }) => {
            format!("whether {}'s {} for {cost} is played: {text}", seat(*by), CardKind::Blank(*card).key())
        }
        Menu::NuclearRound(steps::NuclearRound { by, cards }) => {
            format!("in {}'s nuclear round: {}", seat(*by), hand(cards))
        }
        Menu::Claim(_)
        | Menu::Agree(_)
        | Menu::Wish(_)
        | Menu::Deploy(_)
        | Menu::Settle(_)
        | Menu::Garrison(_)
        | Menu::Bid(_)
        | Menu::Marker(_)
        | Menu::Place(_)
        | Menu::Hire(_)
        | Menu::Buy(_)
        | Menu::Prepare(_)
        | Menu::Invade(_)
        | Menu::Fortify(_)
        | Menu::BonusDeck(_)
        | Menu::Advance(_)
        | Menu::Throw(_) => panic!("told with another part of the game: {menu:?}"),
    }
}
