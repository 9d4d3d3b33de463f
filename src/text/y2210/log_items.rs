//! Entries of the turn log of 2210: events that belong together become one line. Made from the events that the viewer may
//! see.

use super::super::names::Ctx;
use super::Y2210Words;
use super::public;
use crate::rules::y2210::{Action, Commander, Public, Seen as FamilySeen, Units};
use crate::rules::{Die, Holder, Placement, Seat, Seen, TerritoryId};

/// One battle: consecutive declarations from one territory against another.
pub(super) struct Fight {
    pub(super) from: TerritoryId,
    pub(super) to: TerritoryId,
    /// The holder of the target.
    pub(super) whose: Holder,
    pub(super) rolls: Vec<(Vec<Die>, Vec<Die>)>,
    /// Losses of each roll: attacker, defender.
    pub(super) losses: Vec<(u32, u32)>,
    pub(super) lost: (u32, u32),
    /// Commanders that fell.
    pub(super) fallen: Vec<(Holder, Commander)>,
    pub(super) end: End,
}

/// How far a battle has come.
pub(super) enum End {
    /// It was declared, and goes on.
    Open,
    /// It ended without a roll.
    CalledOff,
    /// No defender is left; units are still to move in.
    Beaten,
    /// Units moved in; whether a station is the captor's now, or was destroyed; whether the battle before it is known.
    Captured { units: Units, station: bool, destroyed: bool, begun: bool },
}

/// An entry of the log, which becomes one line.
pub(super) enum Item {
    Fight(Fight),
    /// A card with its effects.
    Card(Vec<String>),
    /// Territories that one seat claimed.
    Claims(Seat, Vec<TerritoryId>),
    /// Starting MODs that one seat placed.
    Deploys(Seat, Placement),
    /// Turns of the year that were chosen.
    Markers(Vec<(u8, Seat)>),
    /// What a seat placed in the sealed set-up.
    Garrison(Seat, Action),
    Line(String),
    /// Number of sealed answers received.
    Answers(u32),
}

impl Y2210Words {
    pub(super) fn items(self, seen: &[Seen], ctx: &Ctx) -> Vec<Item> {
        let mut items: Vec<Item> = Vec::new();
        for (at, event) in seen.iter().enumerate() {
            // The number of sealed answers is shown only until they are revealed.
            if *event == Seen::OneMoreSealed {
                count_answer(&mut items);
                continue;
            }
            if let Some(happened) = public(event) {
                if matches!(happened, Public::BidsShown(_) | Public::Garrisoned(_) | Public::WindowClosed) {
                    items.retain(|item| !matches!(item, Item::Answers(_)));
                }
                let later = &seen[at + 1..];
                if join(&mut items, happened) || join_fight(&mut items, happened) || is_quiet(happened, later)
                {
                    continue;
                }
                if let Public::TurnBegan(began) = happened {
                    let head = self.log_year(began.year, &self.seat_name(ctx, began.seat));
                    items.push(Item::Line(ctx.marked(head, began.seat)));
                }
                if let Public::Played(played) = happened {
                    items.push(Item::Card(vec![self.played(played, ctx)]));
                    continue;
                }
            }
            if let Some(effect) = family(event).and_then(|seen| self.effect(seen, ctx)) {
                let begins = matches!(public(event), Some(Public::ScoutArrived(_)));
                self.add_effect(&mut items, effect, begins);
                continue;
            }
            let Some(line) = self.seen(event, ctx) else { continue };
            let once = matches!(event, Seen::Answered { .. });
            if !(once && items.iter().any(|item| matches!(item, Item::Line(said) if *said == line))) {
                items.push(Item::Line(line));
            }
        }
        items
    }

    /// Adds a part to the entry of a card; cards that are drawn one after the other are one part.
    fn add_part(self, parts: &mut Vec<String>, effect: String) {
        let drawn = self.seen_card_turned("");
        match (parts.last_mut(), effect.strip_prefix(drawn.as_str())) {
            (Some(last), Some(at)) if last.starts_with(&drawn) => *last = format!("{last}, {at}"),
            _ => parts.push(effect),
        }
    }

    /// Adds the effect of a card to its entry; an effect without a card becomes an entry of its own.
    fn add_effect(self, items: &mut Vec<Item>, effect: String, begins: bool) {
        let last = items.iter_mut().rev().find(|item| matches!(item, Item::Card(_) | Item::Fight(_)));
        match last {
            Some(Item::Card(parts)) if !begins => self.add_part(parts, effect),
            _ => items.push(Item::Card(vec![super::super::number_format::capital(&effect)])),
        }
    }
}

/// The event of the family in what a viewer saw, if it is one.
const fn family(seen: &Seen) -> Option<&FamilySeen> {
    match seen {
        Seen::Happened(crate::rules::FamilySeen::Y2210(seen)) => Some(seen),
        _ => None,
    }
}

/// Counts a sealed answer.
fn count_answer(items: &mut Vec<Item>) {
    match items.iter_mut().find_map(|item| if let Item::Answers(n) = item { Some(n) } else { None }) {
        Some(n) => *n += 1,
        None => items.push(Item::Answers(1)),
    }
}

/// Whether an event needs no line in a log: later events show what came of it, or it has a message of its own.
fn is_quiet(event: &Public, later: &[Seen]) -> bool {
    let goes_on = || later.iter().any(|seen| public(seen).is_some());
    match event {
        Public::DefenceNamed(_) | Public::DiceNamed(_) => {
            later.iter().any(|seen| matches!(public(seen), Some(Public::Rolled(_))))
        }
        Public::WindowOpened(_) => goes_on(),
        Public::NuclearPassed(_) | Public::TurnEnded(_) | Public::Ended(_) => true,
        _ => false,
    }
}

/// Merges an event of the set-up or of a year's beginning into an entry. Returns whether it did.
fn join(items: &mut Vec<Item>, event: &Public) -> bool {
    match event {
        Public::Claimed(claimed) => {
            let of_seat = items.iter_mut().find_map(|item| match item {
                Item::Claims(who, all) if *who == claimed.seat => Some(all),
                _ => None,
            });
            match of_seat {
                Some(all) => all.push(claimed.at),
                None => items.push(Item::Claims(claimed.seat, vec![claimed.at])),
            }
            true
        }
        Public::Deployed(placed) => {
            let of_seat = items.iter_mut().find_map(|item| match item {
                Item::Deploys(who, all) if *who == placed.seat => Some(all),
                _ => None,
            });
            match of_seat {
                Some(all) => add(all, &placed.mods),
                None => items.push(Item::Deploys(placed.seat, placed.mods.clone())),
            }
            true
        }
        Public::Garrisoned(placed) => {
            let each = placed.garrisons.iter();
            items.extend(each.map(|(seat, action)| Item::Garrison(*seat, action.clone())));
            true
        }
        Public::MarkerChosen(chosen) => {
            let turn = (chosen.number, chosen.seat);
            match items.last_mut() {
                Some(Item::Markers(turns)) => turns.push(turn),
                _ => items.push(Item::Markers(vec![turn])),
            }
            true
        }
        _ => false,
    }
}

fn add(all: &mut Placement, more: &Placement) {
    for &(at, n) in more {
        match all.iter_mut().find(|(known, _)| *known == at) {
            Some((_, sum)) => *sum += n,
            None => all.push((at, n)),
        }
    }
}

/// The battle that the last entries are about; a card that was played since then begins a new entry.
fn open_fight(items: &mut [Item]) -> Option<&mut Fight> {
    let last = items.iter_mut().rev().find(|item| matches!(item, Item::Card(_) | Item::Fight(_)));
    match last {
        Some(Item::Fight(fight)) if matches!(fight.end, End::Open | End::Beaten) => Some(fight),
        _ => None,
    }
}

/// The entry of the battle between these two territories; a new one, if the last one isn't it.
fn fight_between(items: &mut Vec<Item>, from: TerritoryId, to: TerritoryId, whose: Holder) -> &mut Fight {
    let same = open_fight(items).is_some_and(|fight| fight.from == from && fight.to == to);
    if !same {
        let (rolls, losses, fallen) = (Vec::new(), Vec::new(), Vec::new());
        let new = Fight { from, to, whose, rolls, losses, lost: (0, 0), fallen, end: End::Open };
        items.push(Item::Fight(new));
    }
    let mut fights = items.iter_mut().rev();
    let last = fights.find_map(|item| if let Item::Fight(fight) = item { Some(fight) } else { None });
    last.expect("one was there, or was added")
}

/// Merges an event of an invasion into the entry of its battle. Returns whether it did.
fn join_fight(items: &mut Vec<Item>, event: &Public) -> bool {
    match event {
        Public::InvasionDeclared(declared) => {
            fight_between(items, declared.from, declared.to, declared.whose);
        }
        Public::Rolled(rolled) => {
            let fight = fight_between(items, rolled.from, rolled.to, rolled.against);
            fight.rolls.push((rolled.attack.clone(), rolled.defence.clone()));
            fight.losses.push((rolled.attacker_lost, rolled.defender_lost));
            fight.lost = (fight.lost.0 + rolled.attacker_lost, fight.lost.1 + rolled.defender_lost);
        }
        Public::UnitsLost(lost) => {
            let Some(fight) = open_fight(items).filter(|fight| !fight.rolls.is_empty()) else { return false };
            if lost.at != fight.from && lost.at != fight.to {
                return false;
            }
            fight.fallen.extend(lost.units.commanders.iter().map(|one| (lost.holder, one)));
        }
        Public::EntryOpened(_) => {
            if let Some(fight) = open_fight(items).filter(|fight| !fight.rolls.is_empty()) {
                fight.end = End::Beaten;
            }
        }
        Public::Captured(captured) => {
            let begun = items.iter().any(|item| match item {
                Item::Fight(fight) => fight.from == captured.from && fight.to == captured.to,
                _ => false,
            });
            let fight = fight_between(items, captured.from, captured.to, captured.whose);
            let (station, destroyed) = (captured.station, captured.destroyed);
            fight.whose = captured.whose;
            fight.end = End::Captured { units: captured.units, station, destroyed, begun };
        }
        Public::InvasionEnded(ended) => {
            let fought = items.iter().rev().find_map(|item| match item {
                Item::Fight(fight) if fight.from == ended.from && fight.to == ended.to => Some(fight),
                _ => None,
            });
            let (rolled, whose) =
                fought.map_or((false, Holder::Nobody), |fight| (!fight.rolls.is_empty(), fight.whose));
            if !rolled {
                fight_between(items, ended.from, ended.to, whose).end = End::CalledOff;
            }
        }
        _ => return false,
    }
    true
}
