//! What an answer leads to. Only for answers that `legal` has accepted.

use super::asks::most_defence;
use super::options::{BonusPlace, Declare, DefenceChoice, NeutralDefence, OwnedBonus};
use super::state::{FREE_HAND, Frame, Phase, options};
use super::step::Step;
use super::{aims, battle, cards, limits, opening, turn};
use crate::rules::action::Action;
use crate::rules::ask::Pace;
use crate::rules::chance::Luck;
use crate::rules::event::{Event, How, Public};
use crate::rules::game::Game;
use crate::rules::ids::{AskId, Card, Holder, Seat, TerritoryId};

pub(crate) fn decide(
    game: &Game,
    ask: AskId,
    pace: Pace,
    action: &Action,
    how: How,
    luck: Luck<'_>,
) -> Vec<Event> {
    let mut step = Step::new(game, luck);
    let by = ask.to;
    if pace == Pace::Sealed {
        step.emit(Event::Sealed { by, ask, how, action: action.clone() });
        opening::sealed_answer(&mut step);
    } else {
        step.answered(by, ask, how, action);
        apply(&mut step, by, action);
    }
    step.settle()
}

/// The consequences of an open answer.
pub(super) fn apply(step: &mut Step<'_>, by: Seat, action: &Action) {
    match action {
        Action::Claim { at } => opening::claim(step, by, *at),
        Action::Deploy { own, neutral } => opening::deploy(step, by, own.clone(), neutral.clone()),
        Action::Wish { .. } => unreachable!("wishes are sealed"),
        Action::Place { armies } => {
            step.say(Public::Placed { seat: by, armies: armies.clone() });
            placed(step, by);
            aims::check(step);
        }
        Action::Trade { cards } => trade(step, by, *cards),
        Action::Bonus { at } => {
            bonus(step, by, *at);
            after_trade(step, by);
        }
        Action::Attack { from, to, dice } => attack(step, by, *from, *to, *dice),
        Action::Defend { dice } => {
            if let Some(Frame::Defence { from, to, dice: attack, .. }) = step.state().stack.last().copied() {
                defended(step, by, (from, to), attack, *dice);
            }
        }
        Action::Throw { dice } => {
            if let Some(Frame::Throw { from, to, defence }) = step.state().stack.last().copied() {
                battle::roll(step, from, to, *dice, defence);
            }
        }
        Action::Discard { cards } => {
            step.say(Public::Discarded { seat: by, cards: cards.clone() });
            turn::cards_returned(step);
        }
        Action::Advance { armies } => {
            if let Some(Frame::Advance { from, to, eliminated, .. }) = step.state().stack.last().copied() {
                battle::advance(step, by, from, to, *armies, eliminated);
            }
        }
        Action::Stop => turn::end_attacks(step, by),
        Action::Fortify { from, to, armies } => {
            step.say(Public::Fortified { seat: by, from: *from, to: *to, armies: *armies });
            aims::check(step);
            if step.game.outcome.is_none() {
                turn::end(step, by);
            }
        }
        Action::Hold => turn::end(step, by),
    }
}

/// Armies for one own territory on the traded cards (R1-66).
const BONUS: u32 = 2;

/// All armies are placed before the first attack (R1-62, R2-13).
fn placed(step: &mut Step<'_>, by: Seat) {
    if step.state().phase == (Phase::Reinforcing { left: 0, begun: true }) {
        step.say(Public::AttacksOpened { seat: by });
    }
}

fn trade(step: &mut Step<'_>, by: Seat, set: [Card; 3]) {
    let options = options(&step.game);
    let (owned, place) = (options.owned_bonus, options.bonus_place);
    let armies = cards::worth(step.board(), options, step.state().sets, set);
    let among = cards::own_on(step.board(), step.state(), by, set);
    let given = step.state().bonus_given;
    step.say(Public::Traded { seat: by, cards: set, armies });
    limits::trim(step, by);
    turn::cards_returned(step);
    let shown: Vec<TerritoryId> = among.iter().collect();
    match owned {
        OwnedBonus::Once if !given && place == BonusPlace::OnTerritory && shown.len() > 1 => {
            return step.say(Public::BonusOwed { seat: by, among: shown });
        }
        OwnedBonus::None => {}
        OwnedBonus::Once if given || shown.is_empty() => {}
        OwnedBonus::Once | OwnedBonus::Each if place == BonusPlace::Free => {
            let times =
                if owned == OwnedBonus::Each { shown.len() as u32 } else { shown.len().min(1) as u32 };
            if times > 0 {
                step.say(Public::BonusAdded { seat: by, among: shown, armies: BONUS * times });
                limits::trim(step, by);
            }
        }
        // On each territory shown; where only one gives the bonus, more than one was a choice (R1-66).
        OwnedBonus::Once | OwnedBonus::Each => shown.into_iter().for_each(|at| bonus(step, by, at)),
    }
    after_trade(step, by);
}

/// Two armies for an own territory on a traded card, as far as there is room for them (R1-66, A2-4, R4-11).
fn bonus(step: &mut Step<'_>, by: Seat, at: TerritoryId) {
    let armies = BONUS.min(limits::room(step, by));
    step.say(Public::BonusPlaced { seat: by, at, armies });
    aims::check(step);
}

/// The defender has named a number: the dice are rolled, or the attacker names theirs now (A2-5).
fn defended(
    step: &mut Step<'_>,
    chooser: Seat,
    (from, to): (TerritoryId, TerritoryId),
    attack: u8,
    dice: u8,
) {
    if attack == 0 {
        step.say(Public::DefenceNamed { chooser, from, to, dice });
    } else {
        battle::roll(step, from, to, attack, dice);
    }
}

/// After an elimination trading stops at four cards or fewer, and the armies are placed at once (R1-70).
fn after_trade(step: &mut Step<'_>, by: Seat) {
    let hand = step.state().chair(by).hand.len();
    if step.game.outcome.is_some() {
        return;
    }
    if let Some(Frame::TradeDown { armies }) = step.state().stack.last().copied()
        && hand <= FREE_HAND
    {
        step.say(Public::PlaceOwed { seat: by, armies });
    }
}

/// Announces an attack; whoever has a choice of defence dice is asked (R1-67, R1-75, S-9).
fn attack(step: &mut Step<'_>, by: Seat, from: TerritoryId, to: TerritoryId, dice: u8) {
    let options = options(&step.game);
    let most = most_defence(&step.game, to);
    let chooser = match step.state().at(to).holder {
        Holder::Seat(seat) if options.defence == DefenceChoice::Free => Some(seat),
        Holder::Neutral
            if options.defence == DefenceChoice::Free && options.neutral == NeutralDefence::Opponent =>
        {
            Some(step.state().after(by).0)
        }
        Holder::Seat(_) | Holder::Neutral | Holder::Nobody => None,
    };
    match chooser {
        // With a single army there is nothing to choose: `settle` answers.
        Some(chooser) => {
            let dice = if options.declare == Declare::DefenderFirst { 0 } else { dice };
            step.say(Public::Announced { seat: by, from, to, dice, chooser });
        }
        None => battle::roll(step, from, to, dice, most),
    }
}
