//! What an answer leads to. Only for answers that `legal` has accepted.

use super::asks::most_defence;
use super::options::{DefenceChoice, NeutralDefence};
use super::state::{FREE_HAND, Frame, Phase, options};
use super::step::Step;
use super::{battle, cards, opening, turn};
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
        }
        Action::Trade { cards } => trade(step, by, *cards),
        Action::Bonus { at } => {
            step.say(Public::BonusPlaced { seat: by, at: *at, armies: BONUS });
            after_trade(step, by);
        }
        Action::Attack { from, to, dice } => attack(step, by, *from, *to, *dice),
        Action::Defend { dice } => {
            if let Some(Frame::Defence { from, to, dice: attack, .. }) = step.state().stack.last().copied() {
                battle::roll(step, from, to, attack, *dice);
            }
        }
        Action::Advance { armies } => {
            if let Some(Frame::Advance { from, to, eliminated, .. }) = step.state().stack.last().copied() {
                battle::advance(step, by, from, to, *armies, eliminated);
            }
        }
        Action::Stop => turn::end_attacks(step, by),
        Action::Fortify { from, to, armies } => {
            step.say(Public::Fortified { seat: by, from: *from, to: *to, armies: *armies });
            turn::end(step, by);
        }
        Action::Hold => turn::end(step, by),
    }
}

/// Armies for one own territory on the traded cards (R1-66).
const BONUS: u32 = 2;

fn placed(step: &mut Step<'_>, by: Seat) {
    if step.state().phase == (Phase::Reinforcing { left: 0, begun: true }) {
        step.say(Public::AttacksOpened { seat: by });
    }
}

fn trade(step: &mut Step<'_>, by: Seat, set: [Card; 3]) {
    let armies = cards::value(step.state().sets);
    let among = cards::own_on(step.board(), step.state(), by, set);
    let given = step.state().bonus_given;
    step.say(Public::Traded { seat: by, cards: set, armies });
    match (given, among.len()) {
        (true, _) | (false, 0) => after_trade(step, by),
        (false, 1) => {
            let at = among.nth(0).expect("it has one");
            step.say(Public::BonusPlaced { seat: by, at, armies: BONUS });
            after_trade(step, by);
        }
        (false, _) => step.say(Public::BonusOwed { seat: by, among: among.iter().collect() }),
    }
}

/// After an elimination trading stops at four cards or fewer, and the armies are placed at once (R1-70).
fn after_trade(step: &mut Step<'_>, by: Seat) {
    let hand = step.state().chair(by).hand.len();
    if let Some(Frame::TradeDown { armies }) = step.state().stack.last().copied()
        && hand <= FREE_HAND
    {
        step.say(Public::PlaceOwed { seat: by, armies });
    }
}

/// Announces an attack; whoever has a choice of defence dice is asked (R1-67, R1-75, S-9).
fn attack(step: &mut Step<'_>, by: Seat, from: TerritoryId, to: TerritoryId, dice: u8) {
    let options = options(&step.game);
    let most = most_defence(step.state(), to);
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
        Some(chooser) => step.say(Public::Announced { seat: by, from, to, dice, chooser }),
        None => battle::roll(step, from, to, dice, most),
    }
}
