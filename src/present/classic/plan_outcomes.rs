//! `PlanOutcome`: one way in which the steps of a plan may have gone so far, as changes to the board that the player sees. With
//! the odds of its battles it makes the forecast of a plan ([PBP-11]).

use crate::odds::{BattleRules, End, OddsError, Stop, battle};
use crate::rules::classic::{
    AdvanceArmies, AskKind, Attack, BonusPlace, FortifyMode, Menu, OwnedBonus, SetsForced, Stage, Until,
    View, Why, steps,
};
use crate::rules::{Card, Holder, Seat, TerritoryId};
use crate::table::PlanStop;
use std::collections::BTreeMap;

/// Armies for an own territory on traded cards (R1-66).
const BONUS: u32 = 2;
/// Maximum number of attack dice (R1-67).
const ATTACK_DICE: u32 = 3;
/// Number of cards with which a set must be traded in (R1-64).
const FORCED_HAND: usize = 5;
/// Maximum work for the battles of a forecast, in pairs of numbers of armies.
const MOST_WORK: u64 = 20_000_000;

/// What the player of the turn does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Phase {
    Reinforce,
    Attack,
    Fortify,
    Over,
}

/// One way in which the steps so far may have gone.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct PlanOutcome {
    seat: Seat,
    phase: Phase,
    /// Armies still to place.
    left: u32,
    /// Whether no set can be traded in any more.
    placing: bool,
    /// Whether a set has to be traded in first.
    must_trade: bool,
    /// Cards traded in.
    traded: Vec<Card>,
    /// Own territories of which one gets bonus armies with the next placement.
    bonus: Vec<TerritoryId>,
    /// The captured territory that armies have not moved into, with its origin.
    captured: Option<(TerritoryId, TerritoryId)>,
    /// Holder and armies of the territories that have changed.
    changed: BTreeMap<TerritoryId, (Holder, u32)>,
}

type Done = Result<(), PlanStop>;

fn illegal(why: Why) -> PlanStop {
    PlanStop::Illegal(why.into())
}

impl PlanOutcome {
    /// The board as it is, in the player's own turn; else at the beginning of the next one.
    pub(super) fn of(view: &View) -> Self {
        let seat = view.viewer_seat().unwrap_or(Seat(0));
        let asked = view.asks.first().and_then(|ask| match &ask.menu {
            crate::rules::Menu::Classic(menu) => Some(menu),
            crate::rules::Menu::Y2210(_) | crate::rules::Menu::ColdWar(_) => None,
        });
        let now = view.on_turn == Some(seat) && view.stage != Stage::Setup;
        let phase = match view.stage {
            Stage::Attack if now => Phase::Attack,
            Stage::Fortify if now => Phase::Fortify,
            _ => Phase::Reinforce,
        };
        let cards = view.own.as_ref().map_or(0, |own| own.hand.len());
        let forced = view.house().forced == SetsForced::AtFive && cards >= FORCED_HAND;
        let captured = match asked {
            Some(Menu::Advance(steps::Advance { from, to, .. })) => Some((*from, *to)),
            _ => None,
        };
        Self {
            seat,
            phase,
            left: if now { view.seat(seat).in_hand } else { view.seat(seat).income },
            placing: now && matches!(asked, Some(Menu::Reinforce(menu)) if menu.sets.is_empty()),
            must_trade: if now { matches!(asked, Some(Menu::Trade(_))) } else { forced },
            traded: Vec::new(),
            bonus: Vec::new(),
            captured,
            changed: BTreeMap::new(),
        }
    }

    fn at(&self, view: &View, at: TerritoryId) -> (Holder, u32) {
        let now = view.at(at);
        self.changed.get(&at).copied().unwrap_or((now.holder, now.armies))
    }

    pub(super) fn armies(&self, view: &View, at: TerritoryId) -> u32 {
        self.at(view, at).1
    }

    fn is_own(&self, view: &View, at: TerritoryId) -> bool {
        self.at(view, at).0 == Holder::Seat(self.seat)
    }

    fn add(&mut self, view: &View, at: TerritoryId, armies: u32) {
        let (holder, there) = self.at(view, at);
        self.changed.insert(at, (holder, there.saturating_add(armies)));
    }

    /// The same without what no longer matters: armies in territories that no later step names.
    pub(super) fn without_unnamed(mut self, named: &std::collections::BTreeSet<TerritoryId>) -> Self {
        let own = Holder::Seat(self.seat);
        let kept = |at: &TerritoryId| {
            named.contains(at) || self.captured.is_some_and(|(from, to)| from == *at || to == *at)
        };
        self.changed.retain(|at, (holder, armies)| {
            if !kept(at) {
                *armies = 1;
            }
            kept(at) || *holder == own
        });
        self
    }

    /// Checks that nothing has to be decided before a step of that name in one of these phases.
    fn must_be(&self, phases: &[Phase], tried: &'static str) -> Done {
        let asked = if self.captured.is_some() {
            AskKind::Advance
        } else if self.must_trade {
            AskKind::Trade
        } else if phases.contains(&self.phase) {
            return Ok(());
        } else {
            match self.phase {
                Phase::Reinforce => AskKind::Reinforce,
                Phase::Attack => AskKind::Attack,
                Phase::Fortify => AskKind::Fortify,
                Phase::Over => return Err(PlanStop::TurnOver),
            }
        };
        Err(illegal(Why::NotNow { asked, tried }))
    }

    fn must_own(&self, view: &View, at: TerritoryId) -> Done {
        let (holder, _) = self.at(view, at);
        if holder == Holder::Seat(self.seat) { Ok(()) } else { Err(illegal(Why::NotYours { at, holder })) }
    }

    pub(super) fn place(&mut self, view: &View, at: TerritoryId, armies: Option<u32>) -> Done {
        self.must_be(&[Phase::Reinforce], "place")?;
        self.must_own(view, at)?;
        let armies = armies.unwrap_or(self.left);
        if armies > self.left || (armies == 0 && self.left > 0) {
            return Err(illegal(Why::Armies { armies, min: 1, max: self.left }));
        }
        let bonus = std::mem::take(&mut self.bonus);
        if let Some(first) = bonus.first() {
            self.add(view, if bonus.contains(&at) { at } else { *first }, BONUS);
        }
        self.add(view, at, armies);
        self.left -= armies;
        self.placing = true;
        if self.left == 0 {
            self.phase = Phase::Attack;
        }
        Ok(())
    }

    pub(super) fn trade(&mut self, view: &View) -> Done {
        if !self.must_trade {
            self.must_be(&[Phase::Reinforce], "trade")?;
        }
        let mut now = view.clone();
        now.sets_traded += (self.traded.len() / 3) as u32;
        if let Some(own) = &mut now.own {
            own.hand.retain(|card| !self.traded.contains(card));
        }
        let Some(set) = now.best_set() else { return Err(illegal(Why::NoSet)) };
        if self.placing {
            return Err(illegal(Why::TradingOver));
        }
        self.left += now.set_value(set);
        self.traded.extend(set);
        let cards = now.own.as_ref().map_or(0, |own| own.hand.len()) - set.len();
        self.must_trade = self.must_trade && cards >= FORCED_HAND;
        let shown = set.into_iter().filter(|card| usize::from(card.0) < view.map().len());
        let shown = shown.map(|card| TerritoryId(card.0)).filter(|at| self.is_own(view, *at));
        let mut shown: Vec<TerritoryId> = shown.collect();
        let house = view.house();
        if house.owned_bonus == OwnedBonus::None
            || (house.owned_bonus == OwnedBonus::Once && self.traded.len() > 3)
        {
            return Ok(());
        }
        let once = house.owned_bonus == OwnedBonus::Once;
        match house.bonus_place {
            BonusPlace::Free => {
                let times = if once { shown.len().min(1) } else { shown.len() };
                self.left += BONUS * times as u32;
            }
            BonusPlace::OnTerritory if once && shown.len() > 1 => self.bonus = shown,
            BonusPlace::OnTerritory => shown.drain(..).for_each(|at| self.add(view, at, BONUS)),
        }
        Ok(())
    }

    /// Whether the attack can begin.
    pub(super) fn attack(&self, view: &View, Attack { from, to, .. }: &Attack) -> Done {
        let (from, to) = (*from, *to);
        self.must_be(&[Phase::Attack], "attack")?;
        self.must_own(view, from)?;
        if from == to {
            return Err(illegal(Why::SameTerritory { at: to }));
        }
        if self.is_own(view, to) {
            return Err(illegal(Why::OwnTarget { at: to }));
        }
        if !view.map().territory(from).borders.contains(to) {
            return Err(illegal(Why::NotAdjacent { from, to }));
        }
        let armies = self.armies(view, from);
        if armies < 2 { Err(illegal(Why::OneArmy { at: from, armies })) } else { Ok(()) }
    }

    /// The course after a battle that ended so; `None` if the plan stops there.
    pub(super) fn after_battle(&self, view: &View, attack: &Attack, end: End) -> Option<Self> {
        let mut after = self.clone();
        let (from, to, own) = (attack.from, attack.to, Holder::Seat(self.seat));
        after.changed.insert(from, (own, end.attackers + 1));
        if end.defenders > 0 {
            let (holder, _) = self.at(view, to);
            after.changed.insert(to, (holder, end.defenders));
            return (attack.until == Until::Once).then_some(after);
        }
        after.changed.insert(to, (own, 0));
        after.captured = Some((from, to));
        let (min, max) = after.may_move_in(view, from);
        let amount = attack.move_in.armies();
        if let Some(amount) = if min == max { Some(AdvanceArmies::Fewest) } else { amount } {
            after.move_in(amount.out_of(min, max));
        }
        Some(after)
    }

    /// How many armies may move in from there: at least as many as rolled in the last roll (R1-68).
    fn may_move_in(&self, view: &View, from: TerritoryId) -> (u32, u32) {
        let armies = self.armies(view, from);
        let enemies = view.map().territory(from).borders.iter().any(|next| !self.is_own(view, next));
        let stays = if enemies { view.house().advance_garrison.number() } else { 1 };
        let min = ATTACK_DICE.min(armies.saturating_sub(1));
        (min, armies.saturating_sub(stays).max(min))
    }

    fn move_in(&mut self, armies: u32) {
        let Some((from, to)) = self.captured.take() else { return };
        for (at, there) in [(from, -i64::from(armies)), (to, i64::from(armies))] {
            if let Some((_, now)) = self.changed.get_mut(&at) {
                *now = u32::try_from(i64::from(*now) + there).unwrap_or(0);
            }
        }
    }

    pub(super) fn advance(&mut self, view: &View, amount: AdvanceArmies) -> Done {
        let Some((from, to)) = self.captured else { return Ok(()) };
        for at in [from, to] {
            let now = self.at(view, at);
            self.changed.insert(at, now);
        }
        let asked = view.asks.first().map(|ask| &ask.menu);
        let (min, max) = match asked {
            Some(crate::rules::Menu::Classic(Menu::Advance(asked)))
                if (asked.from, asked.to) == (from, to) =>
            {
                (asked.min, asked.max)
            }
            _ => self.may_move_in(view, from),
        };
        let armies = amount.out_of(min, max);
        if !(min..=max).contains(&armies) {
            return Err(illegal(Why::Armies { armies, min, max }));
        }
        self.move_in(armies);
        Ok(())
    }

    pub(super) fn fortify(
        &mut self,
        view: &View,
        (from, to): (TerritoryId, TerritoryId),
        armies: Option<u32>,
    ) -> Done {
        self.must_be(&[Phase::Attack, Phase::Fortify], "fortify")?;
        self.must_own(view, from)?;
        self.must_own(view, to)?;
        if from == to {
            return Err(illegal(Why::SameTerritory { at: to }));
        }
        let mut then = view.clone();
        for (at, (holder, armies)) in &self.changed {
            let there = &mut then.territories[at.index()];
            (there.holder, there.armies) = (*holder, *armies);
        }
        let mode = view.house().fortify;
        let Some(shift) = then.moves().into_iter().find(|shift| (shift.from, shift.to) == (from, to)) else {
            let armies = self.armies(view, from);
            return Err(illegal(match mode {
                _ if armies < 2 => Why::OneArmy { at: from, armies },
                FortifyMode::OnePath => Why::NotLinked { from, to },
                FortifyMode::OneAdjacent | FortifyMode::MultiAdjacent => Why::NotAdjacent { from, to },
            }));
        };
        let n = armies.unwrap_or(shift.armies);
        if !(1..=shift.armies).contains(&n) {
            return Err(illegal(Why::Armies { armies: n, min: 1, max: shift.armies }));
        }
        let there = self.armies(view, from);
        self.changed.insert(from, (Holder::Seat(self.seat), there - n));
        self.add(view, to, n);
        self.phase = if mode == FortifyMode::MultiAdjacent { Phase::Fortify } else { Phase::Over };
        Ok(())
    }

    pub(super) fn end(&mut self) -> Done {
        self.must_be(&[Phase::Attack, Phase::Fortify, Phase::Over], "end")?;
        self.phase = Phase::Over;
        Ok(())
    }
}

/// Free armies, defenders, and the stop condition: rolls, free armies left, percentage.
type BattleKey = (u32, u32, Option<u32>, u32, u8);

/// The ends of battles, each computed once.
pub(super) struct Battles {
    defence_dice: u8,
    work: u64,
    known: BTreeMap<BattleKey, Vec<End>>,
}

impl Battles {
    pub(super) const fn new(defence_dice: u8) -> Self {
        Self { defence_dice, work: 0, known: BTreeMap::new() }
    }

    /// The ends of that attack in a course. An error if they are too many to compute.
    pub(super) fn ends(
        &mut self,
        view: &View,
        course: &PlanOutcome,
        attack: &Attack,
    ) -> Result<Vec<(End, f64)>, OddsError> {
        let (free, against) =
            (course.armies(view, attack.from).saturating_sub(1), course.armies(view, attack.to));
        let stop = match attack.until {
            Until::Once => Stop { rolls: Some(1), ..Stop::default() },
            Until::Captured => Stop::default(),
            // One of the armies in the territory is not free.
            Until::Left(n) => Stop { left: n.saturating_sub(1), ..Stop::default() },
            Until::Chance(percent) => Stop { below_percent: percent, ..Stop::default() },
        };
        let key = (free, against, stop.rolls, stop.left, stop.below_percent);
        if !self.known.contains_key(&key) {
            self.work += u64::from(free) * u64::from(against);
            if self.work > MOST_WORK {
                return Err(OddsError::Armies(free.max(against)));
            }
            let rules = BattleRules::six_sided(ATTACK_DICE as usize, self.defence_dice.into()).stopping(stop);
            self.known.insert(key, battle(free, against, &rules)?.ends);
        }
        Ok(self.known[&key].iter().map(|end| (*end, end.chance)).collect())
    }
}
