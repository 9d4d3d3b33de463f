//! The `Act` step: the menu of a player's turn, asked again until he is done. Each kind of action is in a file of its own:
//! what it offers, why it is refused, and what it does (R3-14, A3-6, A3-71).

pub mod buy;
pub mod civil_war;
pub mod convert;
pub mod convoy_leg;
pub mod declare;
pub mod extermination;
pub mod fight;
pub mod refugees;

use super::super::{
    Action, Armies, AskKind, CONVERSION, ColdWar, Game, LEG, ROUNDS, Transaction, Why, deal_rules, economy,
    turn,
};
use super::answer_checks::not_now;
use super::launch;
use crate::rules::engine::{Pick, Step};
use crate::rules::ids::{Seat, TerritoryId};
use buy::BuyOption;
use civil_war::CivilWarOption;
use convert::ConvertOptions;
use convoy_leg::LegOptions;
use declare::WarOption;
use extermination::ExterminationOption;
use fight::FightOption;
use refugees::RefugeeOption;
use serde::Serialize;

/// The menu of a player's turn: an action of one of its lists, or [`Action::Done`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Act {
    /// Own money that can be spent.
    pub money: u32,
    /// The next income, as things stand; in the last turn the final one, which the score counts (R3-9, A3-44).
    pub income: u32,
    /// Whether it is the last turn, after which no income is paid.
    pub last: bool,
    /// Whether the player is in exile (A3-38).
    pub exile: bool,
    /// Maximum number of fights in a state and turn (A3-48).
    pub fight_cap: u32,
    /// [`Action::Buy`] in one of these states.
    pub buy: Vec<BuyOption>,
    /// [`Action::Declare`] on one of these states.
    pub declare: Vec<WarOption>,
    /// [`Action::Leg`].
    pub legs: LegOptions,
    /// [`Action::Fight`] in one of these states.
    pub fights: Vec<FightOption>,
    /// [`Action::Convert`].
    pub convert: ConvertOptions,
    /// [`Action::MoveRefugees`].
    pub refugees: Vec<RefugeeOption>,
    /// [`Action::CivilWar`].
    pub civil_wars: Vec<CivilWarOption>,
    /// [`Action::Exterminate`].
    pub exterminations: Vec<ExterminationOption>,
}

impl Act {
    pub(in super::super) fn ask(game: &Game, seat: Seat) -> Self {
        Self {
            money: game.state.purse(seat),
            income: economy::income(game, seat),
            last: game.state.round >= ROUNDS,
            exile: game.state.seat(seat).exile,
            fight_cap: game.options().fight_cap.number(),
            buy: buy::options(game, seat),
            declare: declare::options(game, seat),
            legs: convoy_leg::options(game, seat),
            fights: fight::options(game, seat),
            convert: convert::options(game, seat),
            refugees: refugees::options(game, seat),
            civil_wars: civil_war::options(game, seat),
            exterminations: extermination::options(game, seat),
        }
    }

    /// The armies that can be sent as a convoy, by state; none without the money for a leg (R3-26, A3-17).
    pub fn senders(&self) -> Vec<(TerritoryId, Armies)> {
        let paid = self.money >= LEG || self.legs.free_step;
        self.legs.armies.iter().filter(|_| paid).copied().collect()
    }

    /// The armies that can be converted, by state: not where the player is a guest, and none without money or anybody who takes
    /// them (R3-25, A3-52, A3-57).
    pub fn converters(&self) -> Vec<(TerritoryId, Armies)> {
        let ConvertOptions { armies, to, declined, guest } = &self.convert;
        let taken = self.money >= CONVERSION && to.iter().any(|seat| !declined.contains(seat));
        armies.iter().filter(|(at, _)| taken && !guest.contains(*at)).copied().collect()
    }

    /// Whether a player with that much money can do nothing but end his turn.
    fn is_idle(&self, money: u32) -> bool {
        let buys = self.buy.iter().any(|option| option.least() <= money);
        let wars = self.declare.iter().any(|option| option.price <= money);
        let legs = !self.legs.armies.is_empty() && (money >= LEG || self.legs.free_step);
        let fights = self.fights.iter().any(|option| option.left > 0);
        let gives = money >= CONVERSION && !self.convert.armies.is_empty() && !self.convert.to.is_empty();
        let exile = !self.refugees.is_empty() || !self.civil_wars.is_empty();
        !(buys || wars || legs || fights || gives || exile || !self.exterminations.is_empty())
    }

    /// Whether nothing is left for the player on turn but "done": he can't launch a weapon either (A3-71). Where money is secret,
    /// that he isn't asked may tell nobody how much he has (A3-45, A3-81).
    pub(in super::super) fn is_over(&self, game: &Game, seat: Seat) -> bool {
        let money = if deal_rules::money_is_public(game) { self.money } else { u32::MAX };
        self.is_idle(money) && !game.state.has_weapon(seat)
    }

    /// Whether it is sure, without the whole menu, that [`Act::is_over`] does not hold: he can launch or buy.
    pub(in super::super) fn surely_goes_on(game: &Game, seat: Seat) -> bool {
        let shown = deal_rules::money_is_public(game);
        let money = if shown { game.state.purse(seat) } else { u32::MAX };
        game.state.has_weapon(seat) || buy::can_buy(game, seat, money)
    }

    /// Checks everything that the menu alone decides; `None` for an answer to another question.
    #[allow(clippy::wildcard_enum_match_arm, reason = "all others are answers to other questions")]
    fn verdict(&self, answer: &Action) -> Option<Result<(), Why>> {
        let money = self.money;
        let on_list = |fits: bool| if fits { Ok(()) } else { Err(Why::NotOffered) };
        Some(match answer {
            Action::Buy { at, armies } => buy::check(&self.buy, money, *at, *armies),
            Action::Declare { target, armies } => {
                declare::check(&self.declare, money, *target, armies).map_err(Why::from)
            }
            Action::Leg { from, armies, path, war } => {
                self.legs.check(money, (*from, *armies), path, *war).map_err(Why::from)
            }
            Action::Fight { at, against, armies } => {
                fight::check(&self.fights, *at, *against, *armies, self.fight_cap).map_err(Why::from)
            }
            Action::Convert { at, armies, to } => {
                convert::check(&self.convert, money, *at, *armies, *to).map_err(Why::from)
            }
            Action::MoveRefugees { from, to, pieces } => {
                on_list(refugees::offers(&self.refugees, *from, *to, *pieces))
            }
            Action::CivilWar { at, against, pieces } => {
                on_list(civil_war::offers(&self.civil_wars, *at, *against, *pieces))
            }
            Action::Exterminate { at, whose, pieces } => {
                on_list(extermination::offers(&self.exterminations, *at, *whose, *pieces))
            }
            Action::Done => Ok(()),
            _ => return None,
        })
    }

    /// A random answer of one list, which need not be on offer.
    fn random(&self, pick: Pick<'_>) -> Option<Action> {
        match pick(10) {
            0..=2 => buy::sample(&self.buy, self.money, pick),
            3 => declare::sample(&self.declare, self.money, pick)
                .map(|(target, armies)| Action::Declare { target, armies }),
            4 => self.legs.sample(pick).map(|(from, armies, path)| Action::Leg {
                from,
                armies,
                path,
                war: pick(4) == 0,
            }),
            5 => fight::sample(&self.fights, pick).map(|(at, against, armies)| Action::Fight {
                at,
                against,
                armies,
            }),
            6 => convert::sample(&self.convert, pick).map(|(at, armies, to)| Action::Convert {
                at,
                armies,
                to,
            }),
            7 => refugees::sample(&self.refugees, pick),
            8 => {
                let option = self.civil_wars.get(pick(self.civil_wars.len().max(1) as u32) as usize)?;
                let against = option.against[pick(option.against.len() as u32) as usize];
                Some(Action::CivilWar { at: option.at, against, pieces: 1 + pick(option.pieces) })
            }
            _ => {
                let all = &self.exterminations;
                let option = all.get(pick(all.len().max(1) as u32) as usize)?;
                Some(Action::Exterminate {
                    at: option.at,
                    whose: option.whose,
                    pieces: 1 + pick(option.most),
                })
            }
        }
    }

    /// The reason for an answer that is not on its list, as far as the list alone doesn't tell it.
    #[allow(clippy::wildcard_enum_match_arm, reason = "the menu offers no other answer")]
    fn reason(game: &Game, seat: Seat, answer: &Action, why: Why) -> Why {
        match answer {
            Action::Buy { at, .. } => buy::reason(game, seat, *at, why),
            Action::Leg { .. } => convoy_leg::reason(game, seat, why),
            Action::Fight { at, .. } => fight::reason(game, *at, why),
            Action::MoveRefugees { from, to, pieces } => {
                Why::Exile(refugees::why_not(game, seat, (*from, *to), *pieces))
            }
            Action::CivilWar { at, against, pieces } => {
                Why::Exile(civil_war::why_not(game, seat, *at, *against, *pieces))
            }
            Action::Exterminate { at, whose, pieces } => {
                Why::Exile(extermination::why_not(game, seat, *at, *whose, *pieces))
            }
            _ => why,
        }
    }
}

impl Step<ColdWar> for Act {
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        match self.verdict(answer) {
            Some(Ok(())) => Ok(()),
            Some(Err(why)) => Err(Self::reason(game, seat, answer, why)),
            None => Err(not_now(AskKind::Act, answer)),
        }
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(self.verdict(answer), Some(Ok(())))
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Done
    }

    /// A player with nothing to do but "done" is not asked (A3-71). His turn stays open as long as others may launch for
    /// what has happened in it: the table ends it after their standing orders (A3-42).
    fn only_answer(&self, game: &Game, seat: Seat) -> Option<Action> {
        let done = self.is_over(game, seat) && !launch::is_alarmed(game, seat);
        done.then_some(Action::Done)
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        for _ in 0..6 {
            if let Some(answer) = self.random(pick).filter(|answer| self.offers(answer)) {
                return answer;
            }
        }
        Action::Done
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "the menu offers no other answer")]
    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        match answer {
            Action::Buy { at, armies } => buy::perform(tx, by, *at, *armies),
            Action::Declare { target, armies } => declare::perform(tx, by, *target, armies),
            Action::Leg { from, armies, path, war } => {
                convoy_leg::perform(tx, by, (*from, *armies), path, *war);
            }
            Action::Fight { at, against, armies } => {
                let (seat, against, at, armies) = (by, *against, *at, *armies);
                tx.emit_public(fight::FightOpened { seat, against, at, armies });
            }
            Action::Convert { at, armies, to } => convert::perform(tx, by, *at, *armies, *to),
            Action::MoveRefugees { from, to, pieces } => refugees::perform(tx, by, (*from, *to), *pieces),
            Action::CivilWar { at, against, pieces } => civil_war::perform(tx, by, *at, *against, *pieces),
            Action::Exterminate { at, whose, pieces } => extermination::perform(tx, by, *at, *whose, *pieces),
            _ => turn::end(tx, by),
        }
    }
}
