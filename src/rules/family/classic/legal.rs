//! Why an answer is refused, precisely. Never changes anything; accepts exactly what [`Menu::offers`] accepts.

use super::asks::{least_attack, most_attack, within_reach};
use super::options::FortifyMode;
use super::state::{Classic, options, state};
use super::{bounds, cards, spoils};
use crate::rules::action::{Action, Placement};
use crate::rules::ask::{Menu, Why};
use crate::rules::board::Board;
use crate::rules::game::Game;
use crate::rules::ids::{Card, Holder, Seat, TerritoryId};
use crate::rules::set::{CardSet, TerritorySet};

/// Whether `action` answers the question `menu` that is put to `seat`.
pub(super) fn check(game: &Game, seat: Seat, menu: &Menu, action: &Action) -> Result<(), Why> {
    let place = Place { game, board: game.board(), state: state(game), seat };
    match (menu, action) {
        (Menu::Claim { .. }, Action::Claim { at }) => place.claim(*at),
        (Menu::Wish { .. }, Action::Wish { order }) => place.wish(order),
        (Menu::Deploy { armies, neutral_armies, .. }, Action::Deploy { own, neutral }) => {
            let mine = Holder::Seat(seat);
            place.placement(own, mine, *armies, *armies)?;
            place.placement(neutral, Holder::Neutral, *neutral_armies, *neutral_armies)
        }
        (Menu::Reinforce { left, .. }, Action::Place { armies }) => {
            place.placement(armies, Holder::Seat(seat), 1.min(*left), *left)
        }
        (Menu::Reinforce { sets, .. }, Action::Trade { cards }) => place.trade(*cards, sets, true),
        (Menu::Trade { sets, .. }, Action::Trade { cards }) => place.trade(*cards, sets, false),
        (Menu::Spoils { sets, .. }, Action::Trade { cards }) => place.spoils(*cards, sets),
        (Menu::Bonus { among }, Action::Bonus { at }) => place.bonus(*among, *at),
        (Menu::Attack { .. }, Action::Attack { from, to, dice }) => place.attack(*from, *to, *dice),
        (Menu::Attack { .. }, Action::Propose { from, to, dice }) => place.propose(*from, *to, *dice),
        (Menu::Attack { .. }, Action::Stop)
        | (Menu::Fortify { .. }, Action::Hold)
        | (Menu::Consent { .. }, Action::Consent { .. })
        | (Menu::Spoils { .. }, Action::Keep) => Ok(()),
        (Menu::Defend { least, dice: max, .. }, Action::Defend { dice })
        | (Menu::Throw { least, dice: max, .. }, Action::Throw { dice }) => dice_between(*dice, *least, *max),
        (Menu::Discard { hand, count }, Action::Discard { cards }) => discard(*hand, *count, cards),
        (Menu::Advance { min, max, .. }, Action::Advance { armies }) => armies_between(*armies, *min, *max),
        (Menu::Fortify { .. }, Action::Fortify { from, to, armies }) => place.fortify(*from, *to, *armies),
        (menu, action) => Err(Why::NotNow { asked: menu.kind(), tried: action.kind() }),
    }
}

fn dice_between(dice: u8, min: u8, max: u8) -> Result<(), Why> {
    if (min..=max).contains(&dice) { Ok(()) } else { Err(Why::Dice { dice, min, max }) }
}

fn discard(hand: CardSet, count: u8, cards: &[Card]) -> Result<(), Why> {
    if let Some(card) = cards.iter().find(|card| !hand.contains(**card)) {
        return Err(Why::NotInHand { card: *card });
    }
    let different = cards.iter().copied().collect::<CardSet>().len();
    if different == cards.len() && different == usize::from(count) {
        return Ok(());
    }
    Err(Why::Cards { given: different as u32, wanted: u32::from(count) })
}

fn armies_between(armies: u32, min: u32, max: u32) -> Result<(), Why> {
    if (min..=max).contains(&armies) { Ok(()) } else { Err(Why::Armies { armies, min, max }) }
}

/// Where the answer is given: the game and who answers.
struct Place<'a> {
    game: &'a Game,
    board: &'a Board,
    state: &'a Classic,
    seat: Seat,
}

impl Place<'_> {
    fn exists(&self, at: TerritoryId) -> Result<(), Why> {
        if at.index() < self.board.len() { Ok(()) } else { Err(Why::NoSuchTerritory) }
    }

    fn own(&self, at: TerritoryId) -> Result<(), Why> {
        self.exists(at)?;
        match self.state.at(at).holder {
            Holder::Seat(seat) if seat == self.seat => Ok(()),
            holder => Err(Why::NotYours { at, holder }),
        }
    }

    fn claim(&self, at: TerritoryId) -> Result<(), Why> {
        self.exists(at)?;
        match self.state.at(at).holder {
            Holder::Nobody => Ok(()),
            holder => Err(Why::NotFree { at, holder }),
        }
    }

    fn wish(&self, order: &[TerritoryId]) -> Result<(), Why> {
        let mut seen = TerritorySet::EMPTY;
        for at in order {
            self.exists(*at)?;
            if seen.contains(*at) {
                return Err(Why::BadPlacement { at: *at });
            }
            seen.insert(*at);
        }
        Ok(())
    }

    fn placement(&self, armies: &Placement, whose: Holder, min: u32, max: u32) -> Result<(), Why> {
        let mut seen = TerritorySet::EMPTY;
        let mut sum: u64 = 0;
        for (at, n) in armies {
            if whose == Holder::Neutral {
                self.exists(*at)?;
                if self.state.at(*at).holder != Holder::Neutral {
                    return Err(Why::NotNeutral { at: *at });
                }
            } else {
                self.own(*at)?;
            }
            if *n == 0 || seen.contains(*at) {
                return Err(Why::BadPlacement { at: *at });
            }
            seen.insert(*at);
            sum += u64::from(*n);
        }
        armies_between(u32::try_from(sum).unwrap_or(u32::MAX), min, max)
    }

    fn trade(&self, cards: [Card; 3], sets: &[[Card; 3]], may_wait: bool) -> Result<(), Why> {
        let hand = self.state.chair(self.seat).hand;
        if let Some(card) = cards.into_iter().find(|card| !hand.contains(*card)) {
            return Err(Why::NotInHand { card });
        }
        if !cards::is_set(self.board, options(self.game), cards) {
            return Err(Why::NotASet);
        }
        // A set in hand that isn't offered: placing has begun.
        if may_wait && sets.is_empty() {
            return Err(Why::TradingOver);
        }
        Ok(())
    }

    fn bonus(&self, among: TerritorySet, at: TerritoryId) -> Result<(), Why> {
        self.exists(at)?;
        if among.contains(at) { Ok(()) } else { Err(Why::NotOffered { at }) }
    }

    fn attack(&self, from: TerritoryId, to: TerritoryId, dice: u8) -> Result<(), Why> {
        self.own(from)?;
        self.exists(to)?;
        if from == to {
            return Err(Why::SameTerritory { at: to });
        }
        if self.state.at(to).holder == Holder::Seat(self.seat) {
            return Err(Why::OwnTarget { at: to });
        }
        if !self.board.adjacent(from, to) {
            return Err(Why::NotAdjacent { from, to });
        }
        if !bounds::attackable(self.game, to) {
            return Err(Why::Protected { at: to, rounds: options(self.game).protected_rounds.number() });
        }
        let armies = self.state.at(from).armies;
        if armies < 2 {
            return Err(Why::OneArmy { at: from, armies });
        }
        let (least, most) = (least_attack(self.game, to), most_attack(self.state, from));
        if most < least {
            return Err(Why::Inferior { from, dice: most, defence: least });
        }
        dice_between(dice, least, most)
    }

    fn propose(&self, from: TerritoryId, to: TerritoryId, dice: u8) -> Result<(), Why> {
        self.attack(from, to, dice)?;
        if bounds::may_propose(self.game, from, to) { Ok(()) } else { Err(Why::NotFast { from, to }) }
    }

    fn spoils(&self, cards: [Card; 3], sets: &[[Card; 3]]) -> Result<(), Why> {
        self.trade(cards, sets, false)?;
        if spoils::captured(self.state, cards) { Ok(()) } else { Err(Why::NoCapturedCard) }
    }

    fn fortify(&self, from: TerritoryId, to: TerritoryId, armies: u32) -> Result<(), Why> {
        self.own(from)?;
        self.own(to)?;
        if from == to {
            return Err(Why::SameTerritory { at: to });
        }
        let own = self.state.held_by(Holder::Seat(self.seat));
        if !within_reach(self.game, from, own).contains(to) {
            return Err(match options(self.game).fortify {
                FortifyMode::OneAdjacent | FortifyMode::MultiAdjacent => Why::NotAdjacent { from, to },
                FortifyMode::OnePath => Why::NotLinked { from, to },
            });
        }
        let there = self.state.at(from).armies;
        if there < 2 {
            return Err(Why::OneArmy { at: from, armies: there });
        }
        let (movable, stay) = (bounds::movable(self.game, from), bounds::stay(self.game, from));
        if movable == 0 || (armies > movable && armies < there) {
            let least = there - movable;
            return Err(if stay >= least && stay > 1 {
                Why::Engaged { at: from, stay }
            } else {
                Why::Garrison { at: from, least }
            });
        }
        armies_between(armies, 1, movable)
    }
}

impl Menu {
    /// Whether the menu offers that answer: the menu's own word, which the rules' check must agree with.
    pub fn offers(&self, action: &Action) -> bool {
        match (self, action) {
            (Self::Claim { free }, Action::Claim { at }) => free.contains(*at),
            (Self::Wish { of }, Action::Wish { order }) => {
                let distinct: TerritorySet = order.iter().copied().filter(|t| of.contains(*t)).collect();
                distinct.len() == order.len()
            }
            (
                Self::Deploy { own, armies, neutral, neutral_armies },
                Action::Deploy { own: mine, neutral: theirs },
            ) => total(mine, *own) == Some(*armies) && total(theirs, *neutral) == Some(*neutral_armies),
            (Self::Reinforce { own, left, .. }, Action::Place { armies }) => {
                total(armies, *own).is_some_and(|sum| (1.min(*left)..=*left).contains(&sum))
            }
            (
                Self::Reinforce { sets, .. } | Self::Trade { sets, .. } | Self::Spoils { sets, .. },
                Action::Trade { cards },
            ) => {
                let wanted: CardSet = cards.iter().copied().filter(|c| c.0 < 64).collect();
                sets.iter().any(|set| set.iter().copied().collect::<CardSet>() == wanted)
            }
            (Self::Bonus { among }, Action::Bonus { at }) => among.contains(*at),
            (Self::Attack { strikes }, Action::Attack { from, to, dice }) => {
                strikes.iter().any(|s| s.from == *from && s.to == *to && (s.least..=s.dice).contains(dice))
            }
            (Self::Attack { strikes }, Action::Propose { from, to, dice }) => strikes
                .iter()
                .any(|s| s.fast && s.from == *from && s.to == *to && (s.least..=s.dice).contains(dice)),
            (Self::Attack { .. }, Action::Stop)
            | (Self::Fortify { .. }, Action::Hold)
            | (Self::Spoils { .. }, Action::Keep)
            | (Self::Consent { .. }, Action::Consent { .. }) => true,
            (Self::Defend { least, dice: max, .. }, Action::Defend { dice })
            | (Self::Throw { least, dice: max, .. }, Action::Throw { dice }) => {
                (*least..=*max).contains(dice)
            }
            (Self::Discard { hand, count }, Action::Discard { cards }) => {
                let different: CardSet = cards.iter().copied().filter(|card| hand.contains(*card)).collect();
                different.len() == cards.len() && different.len() == usize::from(*count)
            }
            (Self::Advance { min, max, .. }, Action::Advance { armies }) => (*min..=*max).contains(armies),
            (Self::Fortify { shifts, .. }, Action::Fortify { from, to, armies }) => {
                shifts.iter().any(|s| s.from == *from && s.to == *to && (1..=s.armies).contains(armies))
            }
            _ => false,
        }
    }
}

/// The sum of a placement whose territories are all of `within`, each once, each with at least one army.
fn total(placement: &Placement, within: TerritorySet) -> Option<u32> {
    let mut seen = TerritorySet::EMPTY;
    let mut sum: u32 = 0;
    for (at, n) in placement {
        if *n == 0 || !within.contains(*at) || seen.contains(*at) {
            return None;
        }
        seen.insert(*at);
        sum = sum.checked_add(*n)?;
    }
    Some(sum)
}
