//! The rulebooks of the family, each as one value of the options. This is the only file that distinguishes rulebooks by
//! name.

use super::{
    AlikeValue, ArmyCap, BonusPlace, CardsDraw, DealExtra, DealLand, DeckRenew, DefenceChoice, DefenceDice,
    Direction, DrawAt, EndMode, EndRounds, FortifyMode, Garrison, HandLimit, MapChoice, Minimum,
    ObjectiveDeck, OnOff, Options, OwnedBonus, PlaceBy, ProtectedRounds, ScoreMethod, ScoreTie, SetKinds,
    SetValues, SetsForced, SetsPerTurn, StartArmies, TimeAttack, TournamentRules, TurnOrder, UseCardsNow,
    WildWith, Wilds,
};
use crate::rules::setup::Rulebook;

/// The presets of the family.
const PRESETS: [(Rulebook, fn() -> Options); 4] = [
    (Rulebook::Classic, Options::default),
    (Rulebook::FirstEdition, Options::first_edition),
    (Rulebook::Objectives, Options::objectives),
    (Rulebook::Tournament, Options::tournament),
];

impl Options {
    /// The preset of that rulebook.
    pub(crate) fn preset(rulebook: Rulebook) -> Self {
        let found = PRESETS.iter().find(|(of, _)| *of == rulebook);
        found.map_or_else(Self::default, |(_, preset)| preset())
    }

    /// Document 000 (R0-1 to R0-50).
    fn first_edition() -> Self {
        Self {
            deal: DealLand::Dice,
            start_armies: StartArmies::OneEach,
            map: MapChoice::Risiko,
            order: TurnOrder::Throws,
            direction: Direction::Right,
            defence_dice: DefenceDice::Three,
            defence: DefenceChoice::TwoUp,
            minimum: Minimum::Zero,
            draw: CardsDraw::Both,
            draw_at: DrawAt::TurnEnd,
            kinds: SetKinds::Different,
            wilds: Wilds::One,
            forced: SetsForced::Never,
            owned_bonus: OwnedBonus::None,
            use_cards_now: UseCardsNow::On,
            protected_rounds: ProtectedRounds::Four,
            fortify: FortifyMode::MultiAdjacent,
            exclude_engaged: OnOff::On,
            ..Self::default()
        }
    }

    /// Document 002 (R2-1 to R2-35).
    fn objectives() -> Self {
        Self {
            deal: DealLand::Cards,
            deal_extra: DealExtra::Left,
            place_by: PlaceBy::Three,
            map: MapChoice::Risiko,
            defence_dice: DefenceDice::Three,
            minimum: Minimum::Zero,
            draw_at: DrawAt::TurnEnd,
            values: SetValues::Fixed,
            wild_with: WildWith::TwoEqual,
            wilds: Wilds::One,
            sets_per_turn: SetsPerTurn::One,
            forced: SetsForced::Never,
            owned_bonus: OwnedBonus::Each,
            bonus_place: BonusPlace::Free,
            use_cards_now: UseCardsNow::Off,
            protected_rounds: ProtectedRounds::Four,
            deck: ObjectiveDeck::Classic14,
            deck_renew: DeckRenew::AtOnce,
            hand_limit: HandLimit::SevenAgainstTime,
            elimination_ends: OnOff::On,
            ..Self::default()
        }
    }

    /// Document 004 (R4-1 to R4-26).
    fn tournament() -> Self {
        Self {
            deal_extra: DealExtra::Last,
            hand_limit: HandLimit::Seven,
            army_cap: ArmyCap::C130,
            deck: ObjectiveDeck::Challenge16,
            defence: DefenceChoice::Max,
            no_inferiority: OnOff::On,
            fortify_garrison: Garrison::Two,
            talk: OnOff::Off,
            time_attack: TimeAttack::Rounds,
            elimination_ends: OnOff::Off,
            score_tie: ScoreTie::Outside,
            ..Self::objectives()
        }
    }

    /// The tournament rules that these options equal: the complete current regulations, the four official rules, or the
    /// rules for games at home (R4-25, F-13).
    pub(super) fn tournament_rules(&self) -> TournamentRules {
        let with = |rules| {
            let mut with = self.clone();
            with.set_tournament_rules(rules);
            with == *self
        };
        if with(TournamentRules::Rtu) {
            TournamentRules::Rtu
        } else if self.four_rules() == Self::FOUR {
            TournamentRules::Official
        } else {
            TournamentRules::Home
        }
    }

    /// Sets or clears the official rules together. When the current regulations are left, the options that they changed
    /// besides the four rules return to the rulebook's defaults (R4-13, R4-24, R4-25).
    pub(super) fn set_tournament_rules(&mut self, rules: TournamentRules) {
        if rules == TournamentRules::Rtu {
            self.set_four_rules(Self::FOUR);
            return self.set_regulations(&Self::regulations());
        }
        if self.tournament_rules() == TournamentRules::Rtu {
            self.set_regulations(&Self::tournament());
        }
        let home = (OnOff::On, DefenceChoice::Free, OnOff::Off, Garrison::One);
        self.set_four_rules(if rules == TournamentRules::Official { Self::FOUR } else { home });
    }

    /// The official values for talk, defence dice, inferior attacks and garrison (R4-20 to R4-23).
    const FOUR: (OnOff, DefenceChoice, OnOff, Garrison) =
        (OnOff::Off, DefenceChoice::Max, OnOff::On, Garrison::Two);

    const fn four_rules(&self) -> (OnOff, DefenceChoice, OnOff, Garrison) {
        (self.talk, self.defence, self.no_inferiority, self.fortify_garrison)
    }

    const fn set_four_rules(&mut self, rules: (OnOff, DefenceChoice, OnOff, Garrison)) {
        (self.talk, self.defence, self.no_inferiority, self.fortify_garrison) = rules;
    }

    /// The options that the current regulations add to the older rules (F-13 to F-15): two armies at a border after every
    /// movement except the compulsory one, at most half a continent in the deal, three alike worth 8, closing throws from
    /// round 35 on, points for the territories of the own objective.
    fn regulations() -> Self {
        Self {
            half_continent: OnOff::On,
            alike: AlikeValue::Flat8,
            advance_garrison: Garrison::Two,
            time_attack: TimeAttack::Rounds,
            end_rounds: EndRounds::R34,
            end_mode: EndMode::Closing,
            score: ScoreMethod::Rtu,
            ..Self::tournament()
        }
    }

    /// Copies the options that the regulations determine from `from`: those that they change, and those that they share with
    /// the older rules (deal, hand limit, army cap, ties).
    fn set_regulations(&mut self, from: &Self) {
        self.half_continent = from.half_continent;
        self.alike = from.alike;
        self.advance_garrison = from.advance_garrison;
        self.time_attack = from.time_attack;
        self.end_rounds = from.end_rounds;
        self.end_mode = from.end_mode;
        self.score = from.score;
        self.deal_extra = from.deal_extra;
        self.hand_limit = from.hand_limit;
        self.army_cap = from.army_cap;
        self.score_tie = from.score_tie;
    }
}
