//! Log lines of the classic family: one line of Markdown for each event, from the event as its viewer sees it.

#![warn(
    clippy::wildcard_enum_match_arm,
    reason = "a new event, action or menu is thought of where it is matched"
)]

use super::super::names::Ctx;
use super::ClassicWords;
use crate::rules::classic::{Public, Seen, events};
use crate::rules::{Ending, Holder, Outcome, Placement, Score, Seat, TerritoryId};

impl ClassicWords {
    /// One event as a line of Markdown; `None` for an answer whose effect follows as a separate event.
    pub(in crate::text) fn event(self, seen: &Seen, ctx: &Ctx) -> Option<String> {
        Some(match seen {
            Seen::Drew { card: Some(card), .. } => self.seen_drew_card(&self.card_name(ctx.board(), *card)),
            Seen::Drew { seat, card: None } => self.seen_drew(&self.seat_name(ctx, *seat)),
            Seen::CardsTaken { from, by, cards } => {
                let (from, by) = (self.seat_name(ctx, *from), self.seat_name(ctx, *by));
                // The line about the elimination already gave the number of cards.
                let cards = cards.as_deref().filter(|cards| !cards.is_empty())?;
                self.seen_cards_taken(&from, &by, &self.card_list(ctx.board(), cards))
            }
            Seen::ObjectiveDealt { objective, .. } => {
                self.seen_objective(&self.objective(objective.as_ref()?, ctx))
            }
            Seen::Public(public) => return self.public(public, ctx),
        })
    }

    fn public(self, event: &Public, ctx: &Ctx) -> Option<String> {
        let who = |seat| self.seat_name(ctx, seat);
        let at = |id: TerritoryId| self.territory(ctx.board(), id);
        Some(match event {
            Public::OrderRolled(events::OrderRolled { rounds, order, .. }) => {
                self.seen_order(&self.throws(rounds, ctx), &self.list(order.iter().map(|seat| who(*seat))))
            }
            Public::DealtByDice(events::DealtByDice { throws, .. }) => {
                let each = throws.iter().map(|(seat, die, drawn)| {
                    let drawn = self.territory_list(ctx.board(), drawn.iter().copied());
                    format!("{}: {drawn}", self.throw(&who(*seat), u32::from(*die)))
                });
                self.seen_dealt_by_dice(&each.collect::<Vec<_>>().join("; "))
            }
            Public::FastProposed(events::FastProposed { from, to, chooser, .. }) => {
                self.seen_fast(&at(*from), &at(*to), &who(*chooser))
            }
            Public::FastSettled(events::FastSettled { from, to, agreed: true }) => {
                self.seen_fast_yes(&at(*from), &at(*to))
            }
            Public::FastSettled(events::FastSettled { from, to, agreed: false }) => {
                self.seen_fast_no(&at(*from), &at(*to))
            }
            Public::SpoilsOpened(events::SpoilsOpened { seat }) => self.seen_spoils(&who(*seat)),
            Public::StartRolled(events::StartRolled { rounds, first, .. }) => {
                self.seen_start(&self.throws(rounds, ctx), &who(*first))
            }
            Public::Dealt(events::Dealt { holders, .. }) => self.dealt(holders, ctx),
            Public::Claimed(events::Claimed { seat, at: place }) => {
                self.seen_claimed(&who(*seat), &at(*place))
            }
            Public::Deployed(events::Deployed { seat, own, neutral }) => {
                self.deployed(*seat, own, neutral, ctx)
            }
            Public::ClaimsOpened => self.seen_claims_opened(),
            Public::PlacingOpened => self.seen_placing_opened(),
            Public::SealedOpened => self.seen_sealed_opened(),
            Public::SetupTurn(_)
            | Public::AttacksOpened(_)
            | Public::AttacksEnded(_)
            | Public::SpoilsClosed(_)
            | Public::BonusOwed(_)
            // A turn without reinforcements has no line (R2-9).
            | Public::TurnBegan(events::TurnBegan { territories: 0, continents: 0, .. }) => return None,
            Public::Placed(events::Placed { armies, .. }) if armies.is_empty() => return None,
            Public::TurnBegan(events::TurnBegan { seat, territories, continents, .. }) => {
                self.seen_turn_began(&who(*seat), territories + continents, *territories, *continents)
            }
            Public::Traded(events::Traded { seat, cards, armies }) => {
                self.seen_traded(&who(*seat), &self.card_list(ctx.board(), cards), *armies)
            }
            Public::BonusPlaced(events::BonusPlaced { seat, at: place, armies }) => {
                self.seen_bonus(&who(*seat), &at(*place), *armies)
            }
            Public::Placed(events::Placed { seat, armies }) => {
                self.seen_placed(&who(*seat), &self.placement(ctx.board(), armies))
            }
            Public::BonusAdded(events::BonusAdded { seat, among, armies }) => {
                let among = self.territory_list(ctx.board(), among.iter().copied());
                self.seen_bonus_added(&who(*seat), &among, *armies)
            }
            Public::CapReached(events::CapReached { seat, lost }) => self.seen_cap(&who(*seat), *lost),
            Public::HandFull(events::HandFull { seat }) => self.seen_hand_full(&who(*seat)),
            Public::DiscardOwed(events::DiscardOwed { seat, count }) => {
                self.seen_discard_owed(&who(*seat), (*count).into())
            }
            Public::Discarded(events::Discarded { seat, cards }) => {
                self.seen_discarded(&who(*seat), &self.card_list(ctx.board(), cards))
            }
            Public::DefenceNamed(events::DefenceNamed { chooser, dice, .. }) => {
                self.seen_defence_named(&who(*chooser), (*dice).into())
            }
            Public::TimeCalled(events::TimeCalled { round }) => self.seen_time(*round),
            Public::LastRound(events::LastRound { seat }) => self.seen_last_round(&who(*seat)),
            Public::ClosingThrown(events::ClosingThrown { seat, dice: thrown, most, .. }) => {
                self.seen_closing(&who(*seat), &dice(thrown), (*most).into())
            }
            Public::ExtraRound(events::ExtraRound { number, tied }) => {
                self.seen_extra((*number).into(), &self.list(tied.iter().map(|seat| who(*seat))))
            }
            Public::ObjectivesShown(events::ObjectivesShown { objectives }) => {
                let each = objectives
                    .iter()
                    .map(|(seat, objective)| self.seen_shown(&who(*seat), &self.objective(objective, ctx)));
                each.collect::<Vec<_>>().join("\n")
            }
            Public::Ended(events::Ended { outcome }) => {
                let mut lines = vec![self.ended(outcome, ctx)];
                if matches!(outcome.ending, Ending::Objective | Ending::Points | Ending::Draw) {
                    lines.extend(self.score_table(outcome, ctx));
                }
                lines.join("\n")
            }
            Public::Announced(events::Announced { from, to, dice: 0, chooser, seat: _ }) => {
                self.seen_announced_first(&at(*from), &at(*to), &who(*chooser))
            }
            Public::Announced(events::Announced { from, to, dice, chooser, seat: _ }) => {
                self.seen_announced(&at(*from), &at(*to), u32::from(*dice), &who(*chooser))
            }
            Public::Rolled(rolled) => self.rolled(rolled, ctx),
            Public::Captured(events::Captured { seat, to, whose, .. }) => {
                self.seen_captured(&who(*seat), &at(*to), &self.holder(ctx, *whose))
            }
            Public::Advanced(events::Advanced { from, to, armies, .. }) => self.seen_advanced(&at(*from), &at(*to), *armies),
            Public::Eliminated(events::Eliminated { seat, by, cards }) => {
                self.seen_eliminated(&who(*seat), &who(*by), u32::from(*cards))
            }
            Public::TradeOwed(events::TradeOwed { seat }) => self.seen_trade_owed(&who(*seat)),
            Public::PlaceOwed(events::PlaceOwed { seat, armies }) => self.seen_place_owed(&who(*seat), *armies),
            Public::DeckRenewed => self.seen_deck_renewed(),
            Public::DeckEmpty(events::DeckEmpty { seat }) => self.seen_deck_empty(&who(*seat)),
            Public::Fortified(events::Fortified { from, to, armies, .. }) => self.seen_fortified(&at(*from), &at(*to), *armies),
            Public::TurnEnded(events::TurnEnded { seat }) => self.seen_turn_ended(&who(*seat)),
        })
    }

    /// One roll with its losses.
    fn rolled(self, rolled: &events::Rolled, ctx: &Ctx) -> String {
        let at = |id: TerritoryId| self.territory(ctx.board(), id);
        let events::Rolled { from, to, attack, defence, attacker_lost, defender_lost, .. } = rolled;
        let lost = self.lost(ctx, (*from, *attacker_lost), (*to, *defender_lost));
        self.seen_rolled(&at(*from), &at(*to), &dice(attack), &dice(defence), &lost)
    }

    /// How many territories each got.
    fn dealt(self, holders: &[Holder], ctx: &Ctx) -> String {
        let mut shares: Vec<(Holder, u32)> = Vec::new();
        for &holder in holders {
            match shares.iter_mut().find(|(who, _)| *who == holder) {
                Some((_, n)) => *n += 1,
                None => shares.push((holder, 1)),
            }
        }
        shares.sort_by_key(|&(holder, _)| holder.seat().map_or(u8::MAX, |seat| seat.0));
        let each: Vec<_> =
            shares.iter().map(|&(holder, n)| self.share(&self.holder(ctx, holder), n)).collect();
        self.seen_dealt(&each.join(", "))
    }

    /// Rounds of rolls: "Ilaria 5, Marco 3; …".
    fn throws(self, rounds: &[Vec<(Seat, u8)>], ctx: &Ctx) -> String {
        let one = |&(seat, die): &(Seat, u8)| self.throw(&self.seat_name(ctx, seat), u32::from(die));
        let each = rounds.iter().map(|round| round.iter().map(one).collect::<Vec<_>>().join(", "));
        each.collect::<Vec<_>>().join("; ")
    }

    /// Starting armies that a seat placed.
    pub(super) fn deployed(self, seat: Seat, own: &Placement, neutral: &Placement, ctx: &Ctx) -> String {
        let (who, armies) = (self.seat_name(ctx, seat), self.placement(ctx.board(), own));
        if neutral.is_empty() {
            self.seen_deployed(&who, &armies)
        } else {
            self.seen_deployed_neutral(&who, &armies, &self.placement(ctx.board(), neutral))
        }
    }

    /// The ending of a game in one sentence.
    pub(in crate::text) fn ended(self, outcome: &Outcome, ctx: &Ctx) -> String {
        let who = self.list(outcome.winners.iter().map(|&seat| self.seat_name(ctx, seat)));
        match outcome.ending {
            Ending::World | Ending::LastPlayer => self.seen_ended_world(&who, outcome.round),
            Ending::OpponentGone => self.seen_ended_opponent(&who, outcome.round),
            Ending::Objective => self.seen_ended_objective(&who, outcome.round),
            Ending::Points => self.ended_by_points(outcome, &who, ctx),
            Ending::Draw => self.seen_ended_draw(&who, outcome.round),
            Ending::Conceded => self.seen_ended_conceded(&who),
            Ending::Agreed => self.ended_by_agreement(outcome, &who),
        }
    }

    /// The winner by points, the number of points, and the seats that have as many points but lose the tie-break.
    fn ended_by_points(self, outcome: &Outcome, who: &str, ctx: &Ctx) -> String {
        let won = |score: &&Score| outcome.winners.contains(&score.seat);
        let points = outcome.scores.iter().find(won).map_or(0, |score| score.points);
        let tied = outcome.scores.iter().filter(|score| score.out.is_none() && score.points == points);
        let tied = tied.filter(|score| !won(score)).map(|score| self.seat_name(ctx, score.seat));
        let tied = self.list(tied);
        if tied.is_empty() {
            self.seen_ended_points(who, points.unsigned_abs(), outcome.round)
        } else {
            self.seen_ended_tie(who, points.unsigned_abs(), &tied, outcome.round)
        }
    }

    /// Losses of both sides of a battle: "Alaska loses 1, Kamchatka loses 2".
    pub(super) fn lost(self, ctx: &Ctx, from: (TerritoryId, u32), to: (TerritoryId, u32)) -> String {
        let each: Vec<_> = [from, to]
            .into_iter()
            .filter(|&(_, n)| n > 0)
            .map(|(at, n)| self.loses(&self.territory(ctx.board(), at), n))
            .collect();
        if each.is_empty() { self.lost_nothing() } else { each.join(", ") }
    }
}

/// Dice as text: "6 5 2".
pub(super) fn dice(dice: &[u8]) -> String {
    dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}
