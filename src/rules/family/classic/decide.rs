//! What an answer leads to. Only for answers that `legal` has accepted.

use super::asks::{least_defence, most_defence};
use super::options::{BonusPlace, Declare, DefenceChoice, FortifyMode, NeutralDefence, OwnedBonus};
use super::state::{FREE_HAND, Frame, Phase, options, state};
use super::step::Step;
use super::{aims, battle, cards, finish, limits, opening, spoils, turn};
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
    } else if let Action::Attack { to, .. } = action
        && covered(game, *to)
    {
        step.emit(Event::Sealed { by, ask, how, action: action.clone() });
        apply(&mut step, by, action);
    } else {
        step.answered(by, ask, how, action);
        apply(&mut step, by, action);
    }
    step.settle()
}

/// Whether the attacker's number of dice stays hidden until the defender has named theirs (A0-5): only where somebody
/// chooses.
fn covered(game: &Game, to: TerritoryId) -> bool {
    let chooses = chooser(game, to).is_some() && least_defence(game, to) < most_defence(game, to);
    chooses && options(game).declare == Declare::Secret
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
        Action::Keep => spoils::close(step, by),
        Action::Propose { from, to, dice } => {
            if let Some(chooser) = step.state().at(*to).holder.seat() {
                step.say(Public::FastProposed { seat: by, from: *from, to: *to, dice: *dice, chooser });
            }
        }
        Action::Consent { yes } => {
            if let Some(Frame::Consent { from, to, dice, .. }) = step.state().stack.last().copied() {
                step.say(Public::FastSettled { from, to, agreed: *yes });
                let attacker = step.state().current;
                attack(step, attacker, from, to, dice);
            }
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
        Action::Discard { cards } => discard(step, by, cards.clone()),
        Action::Advance { armies } => {
            if let Some(Frame::Advance { from, to, eliminated, .. }) = step.state().stack.last().copied() {
                battle::advance(step, by, from, to, *armies, eliminated);
            }
        }
        Action::Stop => turn::end_attacks(step, by),
        Action::Fortify { from, to, armies } => {
            step.say(Public::Fortified { seat: by, from: *from, to: *to, armies: *armies });
            aims::check(step);
            let more = options(&step.game).fortify == FortifyMode::MultiAdjacent;
            if step.game.outcome.is_none() && !more {
                turn::end(step, by);
            }
        }
        Action::Hold => turn::end(step, by),
    }
}

/// Cards are dropped after an elimination; if that one ends the game, it does so now (A2-22, R2-32).
fn discard(step: &mut Step<'_>, by: Seat, cards: Vec<Card>) {
    let ends = finish::ends_by_elimination(step);
    step.say(Public::Discarded { seat: by, cards });
    turn::cards_returned(step);
    if ends {
        finish::eliminated(step, by);
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
    let armies = BONUS.min(limits::room(options(&step.game), step.state(), by));
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
    let covered = step.state().covered;
    if attack == 0 && covered > 0 {
        battle::roll(step, from, to, covered, dice);
    } else if attack == 0 {
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
    spoils::traded(step, by);
}

/// Who chooses the number of dice that defend a territory, if anybody does (R1-75, R4-21, S-9).
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

/// Announces an attack: where from and where to is said, and whoever has a choice of defence dice is asked (R0-21, R1-67,
/// S-9).
fn attack(step: &mut Step<'_>, by: Seat, from: TerritoryId, to: TerritoryId, dice: u8) {
    let hidden = step.state().covered > 0 || options(&step.game).declare == Declare::DefenderFirst;
    if let Some(chooser) = chooser(&step.game, to) {
        // With a single army there is nothing to choose: `settle` answers.
        let dice = if hidden { 0 } else { dice };
        step.say(Public::Announced { seat: by, from, to, dice, chooser });
    } else {
        let most = most_defence(&step.game, to);
        battle::roll(step, from, to, dice, most);
    }
}
