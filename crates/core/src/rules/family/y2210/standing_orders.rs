//! Standing orders: answers given in advance ([PBP-34], [PBP-36]).

use super::useful_reactions::Threat;
use super::{Action, CardKind, Commander, Commanders, Game, Menu, Play, Target, Targets, Units, Why, steps};
use crate::rules::bitset::TerritorySet;
use crate::rules::ids::{Placement, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// The standing orders of one seat in one game. Private.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Standing {
    /// Territories to claim in the claim round, or to wish for in a sealed set-up, most wanted first; each at most once.
    pub wishes: Vec<TerritoryId>,
    /// The bid of each year, as far as the energy goes; `None`: the default answer.
    pub bid: Option<u32>,
    /// Defence dice: 1 or 2, as far as allowed; `None`: the default answer.
    pub defend: Option<u8>,
    /// Cards against invasions, in the order in which they are played.
    pub reactions: Vec<ReactionOrder>,
    /// Those of them that are played only when they help, as the units on both sides tell.
    pub when_useful: Vec<CardKind>,
    /// Whether to be asked all the same where the game waits; then these cards are played only if no answer comes.
    pub ask_me: bool,
    /// Where evacuated units go, most wanted first; otherwise the first own territory in board order.
    pub evacuate_to: Vec<TerritoryId>,
    /// Units in the order in which they are lost, for territories without an order of their own; `None`: the default answer.
    pub casualties: Option<LossOrder>,
    /// The same for single territories (A1-69).
    pub casualties_at: Vec<(TerritoryId, LossOrder)>,
    /// Territories that give up MODs first (A1-44); `None`: the default answer.
    pub reduce: Vec<TerritoryId>,
}

/// A card against invasions, with the conditions under which it is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReactionOrder {
    /// The card.
    pub card: CardKind,
    /// Only for these territories; for all, if empty.
    #[serde(default)]
    pub at: Vec<TerritoryId>,
    /// Only against this player.
    #[serde(default)]
    pub against: Option<Seat>,
    /// Whether also for a territory of another holder; only Stealth MODs can help there (R1-53).
    #[serde(default)]
    pub help: bool,
    /// Only if it costs at most that much.
    #[serde(default)]
    pub energy: Option<u32>,
}

/// The order in which units are lost: commanders before the MODs, then the MODs, then the other commanders by default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LossOrder {
    /// Commanders that are lost before the MODs, the first one first.
    #[serde(default)]
    pub before_mods: Vec<Commander>,
    /// The order of the other commanders; those not named follow in the default order.
    #[serde(default)]
    pub after_mods: Vec<Commander>,
}

impl LossOrder {
    /// The units that are lost.
    fn choose(&self, among: Units, count: u32) -> Units {
        let mut lost = Units::NONE;
        let mut take = |one: Commander| {
            if lost.count() < count && among.commanders.contains(one) {
                lost.commanders = lost.commanders.with(one);
            }
        };
        self.before_mods.iter().for_each(|one| take(*one));
        lost.mods = (count - lost.count()).min(among.mods);
        let rest = self.after_mods.iter().copied().chain(Units::LEAST_USEFUL);
        for one in rest {
            if lost.count() < count && among.commanders.contains(one) {
                lost.commanders = lost.commanders.union(Commanders::one(one));
            }
        }
        lost
    }
}

impl ReactionOrder {
    fn holds(&self, menu: &steps::React, seat_defends: bool) -> bool {
        let here = self.at.is_empty() || self.at.contains(&menu.to);
        here && (seat_defends || self.help) && self.against.is_none_or(|seat| seat == menu.by)
    }
}

impl Standing {
    /// The answer that they give to a question, if it is on the menu.
    #[expect(clippy::wildcard_enum_match_arm, reason = "nothing can be ordered in advance about the others")]
    pub(super) fn answer(&self, menu: &Menu) -> Option<Action> {
        match menu {
            Menu::Claim(claim) => {
                let wish = self.wishes.iter().find(|at| claim.free.contains(**at))?;
                Some(Action::Claim { at: *wish })
            }
            Menu::Wish(menu) => {
                let wishes = self.wishes.iter().copied();
                let order: Vec<TerritoryId> = wishes.filter(|at| menu.of.contains(*at)).collect();
                (!order.is_empty()).then_some(Action::Wish { order })
            }
            Menu::Bid(bid) => self.bid.map(|energy| Action::Bid { energy: energy.min(bid.most) }),
            Menu::Defend(defend) => {
                self.defend.map(|dice| Action::Defend { dice: dice.clamp(1, defend.most) })
            }
            Menu::React(_) if self.ask_me => None,
            Menu::React(react) => self.react(react),
            Menu::Lose(lose) => {
                let here = self.casualties_at.iter().find(|(at, _)| *at == lose.at).map(|(_, order)| order);
                let order = here.or(self.casualties.as_ref())?;
                Some(Action::Lose { units: order.choose(lose.among, lose.count) })
            }
            Menu::Reduce(reduce) => self.reduce(reduce),
            _ => None,
        }
    }

    /// The answer in place of the player's own, if none comes: also where the player wants to be asked.
    pub(super) fn silent_answer(&self, menu: &Menu) -> Option<Action> {
        if let Menu::React(react) = menu { self.react(react) } else { self.answer(menu) }
    }

    /// The cards whose conditions hold. Without any order for reactions the default answers.
    fn react(&self, menu: &steps::React) -> Option<Action> {
        if self.reactions.is_empty() {
            return None;
        }
        let mut cards: Vec<Play> = Vec::new();
        let mut threat = Threat::of(menu);
        for order in self.reactions.iter().filter(|order| order.holds(menu, menu.defends)) {
            let Some(option) = menu.cards.iter().find(|option| option.card == order.card) else { continue };
            let played = cards.iter().filter(|play| play.card == order.card).count() as u32;
            let dear = order.energy.is_some_and(|most| option.cost > most);
            let idle = self.when_useful.contains(&order.card) && !threat.calls_for(order.card);
            if played >= option.copies || dear || idle {
                continue;
            }
            let target = match &option.targets {
                Targets::Territory(among) => {
                    let wanted = self.evacuate_to.iter().copied().find(|at| among.contains(*at));
                    wanted.or_else(|| among.nth(0)).map(Target::Territory)
                }
                Targets::Nothing => Some(Target::Nothing),
                Targets::Territories { .. }
                | Targets::Player(_)
                | Targets::Commander(_)
                | Targets::Moves { .. } => None,
            };
            if let Some(target) = target {
                cards.push(Play { card: order.card, target });
                threat.after(order.card);
            }
        }
        Some(Action::React { cards })
    }

    /// MODs from the named territories in their order; `None` if these don't suffice.
    fn reduce(&self, menu: &steps::Reduce) -> Option<Action> {
        let mut left = menu.count;
        let mut mods: Placement = Vec::new();
        for at in &self.reduce {
            let there = menu.mods.iter().find(|(own, _)| own == at).map_or(0, |(_, mods)| *mods);
            let taken = there.min(left);
            if taken > 0 {
                mods.push((*at, taken));
                left -= taken;
            }
        }
        (left == 0 && !self.reduce.is_empty()).then_some(Action::Reduce { mods })
    }

    /// Checks whether they make sense in this game.
    pub(super) fn check(&self, game: &Game) -> Result<(), Why> {
        for list in [&self.wishes, &self.evacuate_to, &self.reduce] {
            check_list(game, list)?;
        }
        self.reactions.iter().try_for_each(|order| check_list(game, &order.at))?;
        let losses: Vec<TerritoryId> = self.casualties_at.iter().map(|(at, _)| *at).collect();
        check_list(game, &losses)?;
        let card =
            self.reactions.iter().map(|order| order.card).find(|card| {
                !card.exists() || card.printed().timing != super::command_cards::Timing::Reaction
            });
        if let Some(card) = card {
            return Err(Why::NoReaction { card });
        }
        match self.defend {
            Some(dice) if !(1..=2).contains(&dice) => Err(Why::Dice { dice, min: 1, max: 2 }),
            None | Some(_) => Ok(()),
        }
    }
}

/// Checks that the territories are on the board, each named once.
fn check_list(game: &Game, list: &[TerritoryId]) -> Result<(), Why> {
    let mut named = TerritorySet::EMPTY;
    for at in list {
        if at.index() >= game.board().len() {
            return Err(Why::NoSuchTerritory);
        }
        if named.contains(*at) {
            return Err(Why::NamedTwice { at: *at });
        }
        named.insert(*at);
    }
    Ok(())
}
