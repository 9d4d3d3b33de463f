//! Fights: the attacker names his armies, then the defender his; both throw, and the loser takes the difference as damage
//! (R3-22, R3-23, A3-35, A3-47, A3-48, A3-56).

use super::super::super::deal_rules;
use super::super::super::options::{CivilWarPrize, Guests};
use super::super::super::state::Defence;
use super::super::super::war_refusals::NoWar;
use super::super::super::{
    Action, Armies, Asked, ColdWar, Game, Menu, PendingDecision, PendingFight, Transaction, Why, control,
    dice, dice::Clash, loss_choice, war_price,
};
use super::super::{ArmiesLost, DefenceNamed, Defend, LossesOwed};
use crate::rules::engine::{Milestone, Pick, Recorded, Step as _};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// A state where the player can open a fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FightOption {
    /// The state.
    pub at: TerritoryId,
    /// The player's armies there.
    pub armies: Armies,
    /// The players whom he can attack, with their armies.
    pub against: Vec<(Seat, Armies)>,
    /// Fights left in this turn (A3-48).
    pub left: u32,
}

/// The states where the player can open a fight: a war obliges nobody to (R3-19).
pub(super) fn options(game: &Game, seat: Seat) -> Vec<FightOption> {
    let bound = game.options().guests == Guests::Bound;
    let option = |at: TerritoryId| {
        let armies = control::fighters(game, at, seat);
        let others = war_price::opponents(game, at, seat);
        if armies.is_empty() || others.is_empty() || (bound && game.state.facts.guest.contains(at)) {
            return None;
        }
        let against = others.iter().map(|other| (other, control::fighters(game, at, other))).collect();
        let left = game.options().fight_cap.number().saturating_sub(game.state.fights_at(at));
        Some(FightOption { at, armies, against, left })
    };
    game.board().ids().filter_map(option).collect()
}

/// Checks the opening of a fight.
pub(super) fn check(
    options: &[FightOption],
    at: TerritoryId,
    against: Seat,
    armies: Armies,
    most: u32,
) -> Result<(), NoWar> {
    let option = options.iter().find(|option| option.at == at).ok_or(NoWar::NoOpponent { at, against })?;
    if !option.against.iter().any(|(other, _)| *other == against) {
        return Err(NoWar::NoOpponent { at, against });
    }
    if option.left == 0 {
        return Err(NoWar::TooManyFights { at, most });
    }
    if armies.is_empty() {
        return Err(NoWar::NoArmies);
    }
    if option.armies.covers(armies) { Ok(()) } else { Err(NoWar::NotThere { at, armies: option.armies }) }
}

/// The reason why a fight is refused: to a guest, that he is one (A3-52).
pub(super) fn reason(game: &Game, at: TerritoryId, why: Why) -> Why {
    let guest = game.options().guests == Guests::Bound && game.state.facts.guest.contains(at);
    if guest { NoWar::Guest { at }.into() } else { why }
}

/// A random fight with all armies.
pub(super) fn sample(options: &[FightOption], pick: Pick<'_>) -> Option<(TerritoryId, Seat, Armies)> {
    let open: Vec<&FightOption> = options.iter().filter(|option| option.left > 0).collect();
    let option = open.get(pick(open.len().max(1) as u32) as usize)?;
    let (against, _) = option.against[pick(option.against.len() as u32) as usize];
    Some((option.at, against, option.armies))
}

impl PendingFight {
    pub(in super::super::super) fn asked(&self, game: &Game) -> Asked {
        match self.defence {
            Some(_) => Asked::Nothing,
            None => Asked::One(self.against, Menu::Defend(Defend::ask(game, self))),
        }
    }

    /// Throws the dice once both sides are named. An answer to the same attack holds (A3-56).
    pub(in super::super::super) fn go_on(&self, tx: &mut Transaction<'_>) -> bool {
        if let Some(defence) = self.defence {
            self.throw(tx, defence);
            return true;
        }
        let defend = Defend::ask(&tx.game, self);
        if defend.armies.is_empty() {
            // A bomb can't fall inside a fight; should nobody be left, nothing is thrown.
            tx.emit_public(DefenceNamed {
                seat: self.against,
                at: self.at,
                armies: Armies::NONE,
                again: true,
            });
            return true;
        }
        let held = tx.state().facts.defences.iter().find(|held| {
            (held.at, held.seat, held.attack) == (self.at, self.against, self.attack)
                && self.pieces == 0
                && defend.offers(&Action::Defend { armies: held.armies })
        });
        let Some(armies) = held.map(|held| held.armies) else { return false };
        tx.emit_public(DefenceNamed { seat: self.against, at: self.at, armies, again: true });
        true
    }

    fn throw(&self, tx: &mut Transaction<'_>, defence: Armies) {
        let clash = dice::throw(tx, self.dice(), defence.strength());
        let (own, theirs) = clash.damage();
        let (at, seat, against) = (self.at, self.by, self.against);
        let (pieces, armies) = (self.pieces, self.attack);
        tx.emit_public(Fought { seat, against, at, armies, pieces, defence, clash });
        let civil_war = (pieces > 0).then_some(seat);
        if theirs > 0 {
            owe(tx, against, at, (defence, theirs), civil_war);
        } else if own > 0 && civil_war.is_none() {
            owe(tx, seat, at, (armies, own), None);
        }
    }

    /// Number of dice of the side that opens.
    pub(in super::super::super) fn dice(&self) -> u32 {
        self.attack.strength() + self.pieces
    }
}

/// The loser takes damage: he chooses, if he has a choice.
fn owe(
    tx: &mut Transaction<'_>,
    seat: Seat,
    at: TerritoryId,
    (among, damage): (Armies, u32),
    civil_war: Option<Seat>,
) {
    if loss_choice::has_choice(among, damage, tx.game.options().damage) {
        tx.emit_public(LossesOwed { seat, at, among, damage, civil_war });
        return;
    }
    let armies = loss_choice::best(among, damage);
    if !armies.is_empty() {
        tx.emit_public(ArmiesLost { seat, at, among, armies });
        after_losses(tx, at, civil_war);
    }
}

/// What a won civil war brings: an infantry, when no army of anybody is left there; interceptors fall to the new controller, unless
/// the table plays that they hold the state (A3-29, A3-51).
pub(in super::super) fn after_losses(tx: &mut Transaction<'_>, at: TerritoryId, civil_war: Option<Seat>) {
    let Some(seat) = civil_war else { return };
    let holds = tx.game.options().interceptor_holds.on() && !control::parties(&tx.game, at).is_empty();
    let empty = tx.state().at(at).armies.is_empty() && !holds;
    if empty && tx.game.options().civil_war_prize == CivilWarPrize::Infantry {
        super::civil_war::won(tx, seat, at);
    }
}

/// A fight was opened (R3-22).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FightOpened {
    /// The attacker.
    pub seat: Seat,
    /// The defender.
    pub against: Seat,
    /// The state.
    pub at: TerritoryId,
    /// The attacking armies.
    pub armies: Armies,
}

impl Recorded<ColdWar> for FightOpened {
    fn record(&self, game: &mut Game) {
        let year = deal_rules::year(game);
        game.state.talk.attacked(self.seat, self.against, year);
        let fights = &mut game.state.facts.fights;
        match fights.iter_mut().find(|(at, _)| *at == self.at) {
            Some((_, number)) => *number += 1,
            None => fights.push((self.at, 1)),
        }
        if let Some(war) = &mut game.state.at_mut(self.at).war {
            war.open = true;
        }
        game.state.interrupt(PendingFight {
            at: self.at,
            by: self.seat,
            against: self.against,
            attack: self.armies,
            pieces: 0,
            defence: None,
        });
    }
}

/// A fight was thrown (R3-22).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fought {
    /// The player who opened it.
    pub seat: Seat,
    /// The other one.
    pub against: Seat,
    /// The state.
    pub at: TerritoryId,
    /// The armies of the player who opened it.
    pub armies: Armies,
    /// His refugee pieces, in a civil war (R3-31).
    pub pieces: u32,
    /// The armies of the other one.
    pub defence: Armies,
    /// The dice.
    pub clash: Clash,
}

impl Recorded<ColdWar> for Fought {
    fn record(&self, game: &mut Game) {
        game.draws = self.clash.draws();
        if matches!(game.state.stack.last(), Some(PendingDecision::Fight(_))) {
            game.state.stack.pop();
        }
    }

    fn milestone(&self) -> Option<Milestone> {
        None
    }
}

/// Remembers the answer of a defender (A3-56).
pub(in super::super) fn remember(game: &mut Game, seat: Seat, armies: Armies) {
    let state = &mut game.state;
    let Some(PendingDecision::Fight(open)) = state.stack.last_mut() else { return };
    open.defence = Some(armies);
    if open.pieces > 0 || open.by != state.current {
        return;
    }
    let (at, attack) = (open.at, open.attack);
    let defences = &mut state.facts.defences;
    defences.retain(|held| (held.at, held.seat, held.attack) != (at, seat, attack));
    defences.push(Defence { at, seat, attack, armies });
}

/// Armies that fought and were lost are no longer in the remembered attacks and defences of the same armies; others are as they were,
/// as far as they stand (A3-56).
pub(in super::super) fn forget(game: &mut Game, seat: Seat, at: TerritoryId, among: Armies, lost: Armies) {
    let there = control::fighters(game, at, seat);
    let state = &mut game.state;
    let on_turn = seat == state.current;
    for held in state.facts.defences.iter_mut().filter(|held| held.at == at) {
        let armies = if held.seat == seat {
            &mut held.armies
        } else if on_turn {
            &mut held.attack
        } else {
            continue;
        };
        if *armies == among {
            *armies = armies.minus(lost);
        } else if held.seat == seat {
            held.armies = held.armies.and(there);
        }
    }
}
