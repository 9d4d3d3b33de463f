//! The `Attack` step of the attack phase: announce an attack, propose a fast battle, or end the attacks of this turn (R1-67,
//! R0-50).

use super::super::events::{Announced, FastProposed};
use super::super::options::{Declare, DefenceChoice, NeutralDefence};
use super::super::refusal_reasons::Why;
use super::super::state::{State, options, state};
use super::super::{Classic, Game, Transaction, battle, restrictions, turn};
use super::answer_checks::{dice_between, exists, own};
use super::defend::{least_defence, most_defence};
use super::{Action, AskKind};
use crate::rules::engine::{Pick, Step};
use crate::rules::ids::{Holder, Seat, TerritoryId};
use serde::Serialize;

/// Maximum number of attack dice (R1-67).
const ATTACK_DICE: u32 = 3;

/// A possible attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct AttackOption {
    /// Own territory.
    pub from: TerritoryId,
    /// Target territory.
    pub to: TerritoryId,
    /// Maximum number of dice: 1 to 3.
    pub dice: u8,
    /// Minimum number of dice: the defence dice if attacks with fewer are forbidden (R4-22), otherwise 1.
    pub least: u8,
    /// Whether a fast battle can be proposed with it (R0-50).
    pub fast: bool,
}

/// [`Action::Attack`] with one of these, [`Action::Propose`] with one that is `fast`, or [`Action::Stop`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Attack {
    /// All possible attacks.
    pub strikes: Vec<AttackOption>,
}

impl Attack {
    fn strike(&self, from: TerritoryId, to: TerritoryId, dice: u8) -> Option<&AttackOption> {
        let fits = |strike: &&AttackOption| {
            (strike.from, strike.to) == (from, to) && (strike.least..=strike.dice).contains(&dice)
        };
        self.strikes.iter().find(fits)
    }
}

impl Attack {
    pub(in super::super) fn ask(game: &Game) -> Self {
        Self { strikes: strikes(game, state(game)).collect() }
    }

    /// Whether any attack is possible, without the whole list.
    pub(in super::super) fn is_possible(game: &Game) -> bool {
        strikes(game, state(game)).next().is_some()
    }
}

impl Step<Classic> for Attack {
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        if let Action::Attack { from, to, dice } = answer {
            return check_attack(game, seat, (*from, *to), *dice);
        }
        if let Action::Propose { from, to, dice } = answer {
            check_attack(game, seat, (*from, *to), *dice)?;
            let may = restrictions::may_propose(game, *from, *to);
            return if may { Ok(()) } else { Err(Why::NotFast { from: *from, to: *to }) };
        }
        if *answer == Action::Stop {
            Ok(())
        } else {
            Err(Why::NotNow { asked: AskKind::Attack, tried: answer.kind() })
        }
    }

    fn offers(&self, answer: &Action) -> bool {
        if let Action::Attack { from, to, dice } = answer {
            return self.strike(*from, *to, *dice).is_some();
        }
        if let Action::Propose { from, to, dice } = answer {
            return self.strike(*from, *to, *dice).is_some_and(|strike| strike.fast);
        }
        *answer == Action::Stop
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Stop
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        self.strikes.is_empty().then_some(Action::Stop)
    }

    /// Whether the number of dice stays hidden until the defender has chosen (A0-5): only if the defence has a choice.
    fn hides(&self, game: &Game, answer: &Action) -> bool {
        let Action::Attack { to, .. } = answer else { return false };
        let chooses = chooser(game, *to).is_some() && least_defence(game, *to) < most_defence(game, *to);
        chooses && options(game).declare == Declare::Secret
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        if self.strikes.is_empty() || pick(12) == 0 {
            return Action::Stop;
        }
        let strike = self.strikes[pick(self.strikes.len() as u32) as usize];
        let fewer = u32::from(strike.dice - strike.least);
        let dice = if pick(4) == 0 { strike.least + pick(fewer + 1) as u8 } else { strike.dice };
        if strike.fast && pick(2) == 0 {
            return Action::Propose { from: strike.from, to: strike.to, dice };
        }
        Action::Attack { from: strike.from, to: strike.to, dice }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Attack { from, to, dice } = answer {
            announce(tx, by, (*from, *to), *dice);
        } else if let Action::Propose { from, to, dice } = answer {
            if let Some(chooser) = tx.state().at(*to).holder.seat() {
                tx.emit_public(FastProposed { seat: by, from: *from, to: *to, dice: *dice, chooser });
            }
        } else {
            turn::end_attacks(tx, by);
        }
    }
}

fn check_attack(
    game: &Game,
    seat: Seat,
    (from, to): (TerritoryId, TerritoryId),
    dice: u8,
) -> Result<(), Why> {
    own(game, seat, from)?;
    exists(game, to)?;
    if from == to {
        return Err(Why::SameTerritory { at: to });
    }
    if state(game).at(to).holder == Holder::Seat(seat) {
        return Err(Why::OwnTarget { at: to });
    }
    if !game.board().adjacent(from, to) {
        return Err(Why::NotAdjacent { from, to });
    }
    if !restrictions::attackable(game, to) {
        return Err(Why::Protected { at: to, rounds: options(game).protected_rounds.number() });
    }
    let armies = state(game).at(from).armies;
    if armies < 2 {
        return Err(Why::OneArmy { at: from, armies });
    }
    let (least, most) = (least_attack(game, to), most_attack(state(game), from));
    if most < least {
        return Err(Why::Inferior { from, dice: most, defence: least });
    }
    dice_between(dice, least, most)
}

/// All possible attacks of the seat on turn. It may announce any number of them, from any territory, or none (R2-16, R2-17,
/// R2-21, R4-6), captured territories included (R0-19, R0-20, R0-22, R0-23, R0-28, R0-30, R0-31).
fn strikes<'a>(game: &'a Game, state: &'a State) -> impl Iterator<Item = AttackOption> + 'a {
    let own = state.held_by(Holder::Seat(state.current));
    own.iter().filter(move |from| state.at(*from).armies >= 2).flat_map(move |from| {
        let dice = most_attack(state, from);
        let targets = game.board().territory(from).borders.difference(own);
        let strike = move |to| AttackOption {
            from,
            to,
            dice,
            least: least_attack(game, to),
            fast: restrictions::may_propose(game, from, to),
        };
        let possible = targets.iter().filter(move |to| restrictions::attackable(game, *to)).map(strike);
        possible.filter(move |strike| strike.least <= dice)
    })
}

/// Maximum number of attack dice from a territory with two armies or more (R1-67, R2-18).
pub(in super::super) fn most_attack(state: &State, from: TerritoryId) -> u8 {
    state.at(from).armies.saturating_sub(1).min(ATTACK_DICE) as u8
}

/// Minimum number of attack dice: the maximum number of defence dice if inferior attacks are forbidden (R4-22, A4-18),
/// otherwise 1.
pub(in super::super) fn least_attack(game: &Game, to: TerritoryId) -> u8 {
    if options(game).no_inferiority.on() { most_defence(game, to) } else { 1 }
}

/// The seat that chooses the number of defence dice for a territory; `None` if there is no choice (R1-75, R4-21, S-9).
fn chooser(game: &Game, to: TerritoryId) -> Option<Seat> {
    let (options, state) = (options(game), state(game));
    if options.defence == DefenceChoice::Max {
        return None;
    }
    match state.at(to).holder {
        Holder::Seat(seat) => Some(seat),
        Holder::Neutral if options.neutral == NeutralDefence::Opponent => Some(state.after(state.current).0),
        Holder::Neutral | Holder::Nobody => None,
    }
}

/// Announces an attack with origin and target, and asks the seat that chooses the defence dice, if there is one (R0-21,
/// R1-67, S-9).
pub(super) fn announce(tx: &mut Transaction<'_>, by: Seat, (from, to): (TerritoryId, TerritoryId), dice: u8) {
    let hidden = tx.state().hidden_dice > 0 || options(&tx.game).declare == Declare::DefenderFirst;
    if let Some(chooser) = chooser(&tx.game, to) {
        // With a single defending army there is only one answer, which is given at once.
        let dice = if hidden { 0 } else { dice };
        tx.emit_public(Announced { seat: by, from, to, dice, chooser });
    } else {
        let most = most_defence(&tx.game, to);
        battle::roll(tx, from, to, dice, most);
    }
}
