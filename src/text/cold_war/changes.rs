//! What a turn changed, summed up from its events: states, armies, money, refugees.

use super::publics;
use crate::rules::cold_war::steps::Drop;
use crate::rules::cold_war::{self, Armies, Control, Public};
use crate::rules::{FamilySeen, Seat, Seen, TerritoryId};
use std::collections::{BTreeMap, BTreeSet};

/// Sums of a turn's events.
#[derive(Default)]
pub(super) struct Changes {
    pub(super) bought: Armies,
    /// States on which war was made: by declaration, by a stop paid as a war, or because armies of two players stand there now.
    pub(super) begun: BTreeSet<TerritoryId>,
    pub(super) fights: u32,
    /// The last control of each state that changed.
    control: Vec<(TerritoryId, Control)>,
    /// Armies lost in fights, by owner.
    losses: Vec<(Seat, u32)>,
    pub(super) blasts: Vec<TerritoryId>,
    pub(super) out: Vec<Seat>,
    /// Legs of convoys that arrived.
    pub(super) legs: u32,
    /// Armies that were given away, by the player who has them now.
    pub(super) given: BTreeMap<Seat, Armies>,
    /// Convoys and missiles that were shot down.
    pub(super) shot: Armies,
    /// Money paid for upkeep.
    pub(super) upkeep: u32,
    /// Armies that are others or gone because their upkeep wasn't paid.
    pub(super) dropped: Vec<Drop>,
    /// Players whose refugees came, went or are gone.
    pub(super) refugees: BTreeSet<Seat>,
    /// Money paid between players, by who paid and who got it.
    pub(super) paid: BTreeMap<(Seat, Seat), u32>,
    /// What each player received at the beginning of a turn of five years.
    pub(super) incomes: Vec<(Seat, u32)>,
}

impl Changes {
    pub(super) fn of(seen: &[Seen]) -> Self {
        let mut changes = Self::default();
        for public in publics(seen) {
            changes.fought(public);
            changes.moved(public);
        }
        for seen in seen {
            if let Seen::Happened(FamilySeen::ColdWar(cold_war::Seen::Paid(paid))) = seen {
                *changes.paid.entry((paid.seat, paid.to)).or_default() += paid.money;
            }
        }
        changes
    }

    /// Purchases, wars, fights and what comes of them.
    fn fought(&mut self, public: &Public) {
        match public {
            Public::Bought(bought) => self.bought = self.bought.plus(bought.armies),
            Public::WarDeclared(war) => {
                self.begun.insert(war.at);
            }
            Public::LegArrived(leg) if leg.war.is_some_and(|war| war > 0) => {
                self.begun.insert(leg.to);
            }
            Public::Fought(_) => self.fights += 1,
            Public::ArmiesLost(lost) => self.losses.push((lost.seat, lost.armies.count())),
            Public::ControlChanged(changed) => {
                self.control.retain(|(at, _)| *at != changed.at);
                self.control.push((changed.at, changed.control));
                if changed.control == Control::War {
                    self.begun.insert(changed.at);
                }
            }
            Public::Blasted(blast) => self.blasts.push(blast.at),
            Public::SeatOut(out) => self.out.push(out.seat),
            Public::CivilWarWon(_) => self.bought = self.bought.plus(Armies { infantry: 1, ..Armies::NONE }),
            _ => {}
        }
    }

    /// Upkeep, convoys, gifts, interceptions, refugees, incomes.
    fn moved(&mut self, public: &Public) {
        match public {
            Public::LegArrived(_) => self.legs += 1,
            Public::Converted(one) => self.give(one.to, one.armies),
            Public::PresentAnswered(said) if said.accepted => self.give(said.seat, said.armies),
            Public::Intercepted(shot) if shot.destroyed => self.shot = self.shot.plus(shot.armies),
            Public::UpkeepPaid(paid) => {
                self.upkeep += paid.money;
                self.dropped.extend(paid.drops.iter().filter(|drop| drop.becomes != Some(drop.army)));
            }
            Public::ExileBegan(began) => {
                self.refugees.insert(began.seat);
            }
            Public::ExileEnded(ended) => {
                self.refugees.insert(ended.seat);
            }
            Public::RefugeesMoved(moved) => {
                self.refugees.insert(moved.seat);
            }
            Public::PiecesChanged(changed) => {
                self.refugees.insert(changed.seat);
            }
            Public::CivilWarBegan(war) => {
                self.refugees.insert(war.seat);
            }
            Public::Exterminated(one) => {
                self.refugees.insert(one.whose);
            }
            Public::Counted(counted) => {
                self.incomes = counted.census.iter().map(|one| (one.seat, one.income)).collect();
            }
            _ => {}
        }
    }

    fn give(&mut self, to: Seat, armies: Armies) {
        let had = self.given.entry(to).or_default();
        *had = had.plus(armies);
    }

    /// The states that the seat controls now and didn't before.
    pub(super) fn gained(&self, seat: Seat) -> Vec<TerritoryId> {
        let held = self.control.iter().filter(|(_, control)| *control == Control::Held(seat));
        held.map(|(at, _)| *at).collect()
    }

    /// The states that others than the seat control now and didn't before, and those that are nobody's or shared.
    pub(super) fn passed(&self, seat: Seat) -> BTreeMap<Option<Seat>, Vec<TerritoryId>> {
        let mut passed: BTreeMap<Option<Seat>, Vec<TerritoryId>> = BTreeMap::new();
        for (at, control) in &self.control {
            let now = control.seat();
            if *control != Control::War && now != Some(seat) && !self.blasts.contains(at) {
                passed.entry(now).or_default().push(*at);
            }
        }
        passed
    }

    /// The states where war was made, and no fight has ended it.
    pub(super) fn wars(&self) -> Vec<TerritoryId> {
        let over = |at: &TerritoryId| {
            self.control.iter().any(|(other, control)| other == at && *control != Control::War)
        };
        self.begun.iter().copied().filter(|at| !over(at) && !self.blasts.contains(at)).collect()
    }

    /// Armies lost in fights: by the seat, and by all others.
    pub(super) fn lost(&self, seat: Seat) -> (u32, u32) {
        let (own, others): (Vec<_>, Vec<_>) = self.losses.iter().partition(|(who, _)| *who == seat);
        let sum = |of: Vec<&(Seat, u32)>| of.iter().map(|(_, n)| n).sum();
        (sum(own), sum(others))
    }
}
