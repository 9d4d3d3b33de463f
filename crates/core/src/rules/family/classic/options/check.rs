//! Checks which options conflict. A conflict is reported with both options as `key = value`, so that the host can correct
//! it.

use super::{
    DealLand, DeckRenew, EndMode, Minimum, NeutralDefence, Options, SealedLand, SetKinds, SetStart,
    SetValues, SetsForced, SetsPerTurn, SetupWay, StartArmies, TimeAttack, UseCardsNow, WildWith,
};
use crate::rules::setup::SetupError;

/// Conditions on the number of seats, as they appear in [`SetupError::Clash`].
const TWO: &str = "two players (R1-73 deals)";
const MORE: &str = "more than two players";

impl Options {
    /// Checks that no options conflict for that many seats.
    pub(in super::super) fn check_conflicts(&self, seats: u8) -> Result<(), SetupError> {
        let clashes = self.set_up(seats).into_iter().chain(self.cards()).chain(self.ends());
        match clashes.into_iter().find(|(together, ..)| *together) {
            Some((_, first, second)) => Err(SetupError::Clash { first, second }),
            None => Ok(()),
        }
    }

    /// Conflicts between options about the end of a game and about agreements between players (A2-10, A2-19, F-15, A4-19).
    fn ends(&self) -> [(bool, &'static str, &'static str); 4] {
        let closing = self.end_mode == EndMode::Closing;
        [
            (
                self.time_attack == TimeAttack::Reshuffles && self.deck_renew == DeckRenew::AtNeed,
                "end.time_attack = reshuffles",
                "deck.renew = at_need",
            ),
            (
                closing && self.time_attack == TimeAttack::Reshuffles,
                "end.mode = sdadata",
                "end.time_attack = reshuffles",
            ),
            (closing && self.time_attack == TimeAttack::Off, "end.mode = sdadata", "end.time_attack = off"),
            // A battle by consent is an agreement between players (A4-19).
            (!self.talk.on() && self.fast_battle.on(), "table.talk = off", "endgame.fast_battle = on"),
        ]
    }

    /// Conflicts of the set-up: whether they exist, and the two options.
    fn set_up(&self, seats: u8) -> [(bool, &'static str, &'static str); 6] {
        let wishes = self.land == SealedLand::Wishes;
        let claims = self.deal == DealLand::Claims;
        let dealt = if self.deal == DealLand::Dice { "deal.land = dice" } else { "deal.land = cards" };
        [
            (wishes && self.setup != SetupWay::Sealed, "setup.land = wishes", "setup.way (not sealed)"),
            (wishes && seats == 2, "setup.land = wishes", TWO),
            (wishes && !claims, "setup.land = wishes", dealt),
            (!claims && seats == 2, dealt, TWO),
            (self.start_armies == StartArmies::OneEach && seats == 2, "setup.armies = one_each", TWO),
            (self.neutral == NeutralDefence::Max && seats > 2, "neutral.defence = max", MORE),
        ]
    }

    /// Conflicts between options about cards and sets. A hand of five always contains a set unless only three different
    /// figures make one. In that case a forced trade would reveal who has no set, and could require a set that doesn't
    /// exist.
    fn cards(&self) -> [(bool, &'static str, &'static str); 9] {
        let different = self.kinds == SetKinds::Different;
        let at_five = self.forced == SetsForced::AtFive;
        let down = self.use_cards_now == UseCardsNow::Forced;
        let few = self.sets_per_turn != SetsPerTurn::Any;
        let start = self.set_start != SetStart::Four;
        let few_sets =
            if self.sets_per_turn == SetsPerTurn::One { "sets.per_turn = 1" } else { "sets.per_turn = 2" };
        let later = if self.set_start == SetStart::Six { "sets.start = 6" } else { "sets.start = 6_then_6" };
        [
            (different && at_five, "sets.kinds = different", "sets.forced = at_five"),
            (different && down, "sets.kinds = different", "elimination.use_cards_now = forced"),
            (
                different && self.wild_with == WildWith::TwoEqual,
                "sets.kinds = different",
                "sets.joker = two_equal",
            ),
            (different && self.values == SetValues::Fixed, "sets.kinds = different", "sets.values = fixed"),
            (few && at_five, "sets.forced = at_five", few_sets),
            (few && down, "elimination.use_cards_now = forced", few_sets),
            (start && self.values == SetValues::Fixed, later, "sets.values = fixed"),
            (
                self.quarters.on() && self.minimum == Minimum::Three,
                "variant.quarters = on",
                "reinforce.minimum = 3",
            ),
            (
                !self.quarters.on() && self.quarters_conquest_card.on(),
                "variant.quarters = off",
                "variant.quarters_conquest_card = on",
            ),
        ]
    }
}
