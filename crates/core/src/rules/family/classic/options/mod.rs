//! The options of the classic family as one typed value, and their switches for the lobby. Rules must read the fields and
//! must not look up switches by id or ask for the rulebook: rulebooks are presets.

mod check;
mod goals;
mod presets;
mod rule_numbers;
mod switches;

pub use crate::rules::family::on_off::OnOff;
pub use goals::*;
pub use switches::*;

use crate::rules::objective::Objective;
use crate::rules::setup::{Rulebook, SetupError, Switch};
use serde::{Deserialize, Serialize};

/// The options of the classic family. [`Default`] is the preset of `classic`: stored games of older versions use it for the
/// values that they don't name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// `setup.way`
    pub setup: SetupWay,
    /// `setup.land`
    pub land: SealedLand,
    /// `deal.land`
    pub deal: DealLand,
    /// `deal.extra`
    pub deal_extra: DealExtra,
    /// `deal.half_continent`
    pub half_continent: OnOff,
    /// `setup.armies`
    pub start_armies: StartArmies,
    /// `setup.place`
    pub place_by: PlaceBy,
    /// `map.classic`
    pub map: MapChoice,
    /// `turn.order`
    pub order: TurnOrder,
    /// `turn.direction`
    pub direction: Direction,
    /// `defence.max_dice`
    pub defence_dice: DefenceDice,
    /// `defence.choice`
    pub defence: DefenceChoice,
    /// `dice.declare`
    pub declare: Declare,
    /// `neutral.defence`
    pub neutral: NeutralDefence,
    /// `attack.no_inferiority`
    pub no_inferiority: OnOff,
    /// `endgame.fast_battle`
    pub fast_battle: OnOff,
    /// `reinforce.minimum`
    pub minimum: Minimum,
    /// `reinforce.plus_one`
    pub plus_one: OnOff,
    /// `variant.quarters`
    pub quarters: OnOff,
    /// `variant.quarters_conquest_card`
    pub quarters_conquest_card: OnOff,
    /// `cards.draw`
    pub draw: CardsDraw,
    /// `deck.renew`
    pub deck_renew: DeckRenew,
    /// `cards.draw_at`
    pub draw_at: DrawAt,
    /// `hand.limit`
    pub hand_limit: HandLimit,
    /// `sets.kinds`
    pub kinds: SetKinds,
    /// `sets.values`
    pub values: SetValues,
    /// `sets.start`
    pub set_start: SetStart,
    /// `sets.alike`
    pub alike: AlikeValue,
    /// `sets.joker`
    pub wild_with: WildWith,
    /// `sets.max_jokers`
    pub wilds: Wilds,
    /// `sets.per_turn`
    pub sets_per_turn: SetsPerTurn,
    /// `sets.forced`
    pub forced: SetsForced,
    /// `sets.owned_bonus`
    pub owned_bonus: OwnedBonus,
    /// `sets.owned_bonus_place`
    pub bonus_place: BonusPlace,
    /// `elimination.use_cards_now`
    pub use_cards_now: UseCardsNow,
    /// `classic.elim_trade_at`
    pub elim_trade_at: ElimTradeAt,
    /// `elimination.protected_rounds`
    pub protected_rounds: ProtectedRounds,
    /// `elimination.protection`
    pub protection: Protection,
    /// `fortify.mode`
    pub fortify: FortifyMode,
    /// `fortify.exclude_engaged`
    pub exclude_engaged: OnOff,
    /// `fortify.min_border_garrison`
    pub fortify_garrison: Garrison,
    /// `advance.min_border_garrison`
    pub advance_garrison: Garrison,
    /// `army.cap`
    pub army_cap: ArmyCap,
    /// `objectives.deck`
    pub deck: ObjectiveDeck,
    /// `objectives.check`
    pub objective_check: ObjectiveCheck,
    /// `mission.third_party_kill`
    pub third_party_kill: ThirdPartyKill,
    /// `mission.unused_colours`
    pub unused_colours: UnusedColours,
    /// `mission.own_colour`
    pub own_colour: OwnColour,
    /// `end.time_attack`
    pub time_attack: TimeAttack,
    /// `end.reshuffles`
    pub reshuffles: Reshuffles,
    /// `end.minutes`
    pub end_minutes: EndMinutes,
    /// `end.rounds`
    pub end_rounds: EndRounds,
    /// `end.elimination_ends`
    pub elimination_ends: OnOff,
    /// `end.extra_rounds`
    pub extra_rounds: ExtraRounds,
    /// `end.mode`
    pub end_mode: EndMode,
    /// `score.method`
    pub score: ScoreMethod,
    /// `score.tie`
    pub score_tie: ScoreTie,
    /// `table.talk`
    pub talk: OnOff,
    /// Custom objectives of the host, added to the deck (R4-1); not a switch.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub own_objectives: Vec<Objective>,
}

const FIRST: &[Rulebook] = &[Rulebook::FirstEdition];
const CLASSIC: &[Rulebook] = &[Rulebook::Classic];
const GOALS: &[Rulebook] = &[Rulebook::Objectives, Rulebook::Tournament];
const TOURNAMENT: &[Rulebook] = &[Rulebook::Tournament];
const WORLD: &[Rulebook] = &[Rulebook::Classic, Rulebook::FirstEdition];
const LATER: &[Rulebook] = &[Rulebook::Classic, Rulebook::Objectives, Rulebook::Tournament];
const ALL: &[Rulebook] = &Rulebook::FAMILY;

/// Applies a macro to every switch (key, field, type, rulebooks that show it), in the order of the lobby.
macro_rules! each_switch {
    ($do:ident) => {
        $do!("setup.way", setup, SetupWay, ALL);
        $do!("setup.land", land, SealedLand, CLASSIC);
        $do!("deal.land", deal, DealLand, ALL);
        $do!("deal.extra", deal_extra, DealExtra, GOALS);
        $do!("deal.half_continent", half_continent, OnOff, GOALS);
        $do!("setup.armies", start_armies, StartArmies, WORLD);
        $do!("setup.place", place_by, PlaceBy, ALL);
        $do!("map.classic", map, MapChoice, ALL);
        $do!("turn.order", order, TurnOrder, ALL);
        $do!("turn.direction", direction, Direction, ALL);
        $do!("defence.max_dice", defence_dice, DefenceDice, ALL);
        $do!("defence.choice", defence, DefenceChoice, ALL);
        $do!("dice.declare", declare, Declare, ALL);
        $do!("neutral.defence", neutral, NeutralDefence, CLASSIC);
        $do!("attack.no_inferiority", no_inferiority, OnOff, ALL);
        $do!("endgame.fast_battle", fast_battle, OnOff, WORLD);
        $do!("reinforce.minimum", minimum, Minimum, ALL);
        $do!("reinforce.plus_one", plus_one, OnOff, GOALS);
        $do!("variant.quarters", quarters, OnOff, FIRST);
        $do!("variant.quarters_conquest_card", quarters_conquest_card, OnOff, FIRST);
        $do!("cards.draw", draw, CardsDraw, ALL);
        $do!("deck.renew", deck_renew, DeckRenew, ALL);
        $do!("cards.draw_at", draw_at, DrawAt, ALL);
        $do!("hand.limit", hand_limit, HandLimit, ALL);
        $do!("sets.kinds", kinds, SetKinds, WORLD);
        $do!("sets.values", values, SetValues, ALL);
        $do!("sets.start", set_start, SetStart, WORLD);
        $do!("sets.alike", alike, AlikeValue, GOALS);
        $do!("sets.joker", wild_with, WildWith, LATER);
        $do!("sets.max_jokers", wilds, Wilds, WORLD);
        $do!("sets.per_turn", sets_per_turn, SetsPerTurn, ALL);
        $do!("sets.forced", forced, SetsForced, ALL);
        $do!("sets.owned_bonus", owned_bonus, OwnedBonus, ALL);
        $do!("sets.owned_bonus_place", bonus_place, BonusPlace, LATER);
        $do!("elimination.use_cards_now", use_cards_now, UseCardsNow, ALL);
        $do!("classic.elim_trade_at", elim_trade_at, ElimTradeAt, CLASSIC);
        $do!("elimination.protected_rounds", protected_rounds, ProtectedRounds, ALL);
        $do!("elimination.protection", protection, Protection, ALL);
        $do!("fortify.mode", fortify, FortifyMode, ALL);
        $do!("fortify.exclude_engaged", exclude_engaged, OnOff, ALL);
        $do!("fortify.min_border_garrison", fortify_garrison, Garrison, GOALS);
        $do!("advance.min_border_garrison", advance_garrison, Garrison, GOALS);
        $do!("army.cap", army_cap, ArmyCap, ALL);
        $do!("objectives.deck", deck, ObjectiveDeck, GOALS);
        $do!("objectives.check", objective_check, ObjectiveCheck, GOALS);
        $do!("mission.third_party_kill", third_party_kill, ThirdPartyKill, GOALS);
        $do!("mission.unused_colours", unused_colours, UnusedColours, GOALS);
        $do!("mission.own_colour", own_colour, OwnColour, GOALS);
        $do!("end.time_attack", time_attack, TimeAttack, GOALS);
        $do!("end.reshuffles", reshuffles, Reshuffles, GOALS);
        $do!("end.minutes", end_minutes, EndMinutes, GOALS);
        $do!("end.rounds", end_rounds, EndRounds, GOALS);
        $do!("end.elimination_ends", elimination_ends, OnOff, GOALS);
        $do!("end.extra_rounds", extra_rounds, ExtraRounds, GOALS);
        $do!("end.mode", end_mode, EndMode, GOALS);
        $do!("score.method", score, ScoreMethod, GOALS);
        $do!("score.tie", score_tie, ScoreTie, GOALS);
        $do!("table.talk", talk, OnOff, TOURNAMENT);
    };
}

/// The id of the switch that changes a group of others (R4-25).
const TOURNAMENT_RULES: &str = "tournament.rules";

impl Options {
    /// All switches that apply to this rulebook and number of seats, in the order of the lobby.
    pub(in super::super) fn list_switches(&self, rulebook: Rulebook, seats: u8) -> Vec<Switch> {
        let preset = Self::preset(rulebook);
        let mut switches = Vec::new();
        macro_rules! list {
            ($key:literal, $field:ident, $kind:ident, $shown:ident) => {
                if $shown.contains(&rulebook) && fits($key, seats) {
                    let rules = rule_numbers::rule_numbers(rulebook, $key);
                    switches.push(self.$field.shown($key, preset.$field, rules));
                }
            };
        }
        each_switch!(list);
        if TOURNAMENT.contains(&rulebook) {
            let rules = rule_numbers::rule_numbers(rulebook, TOURNAMENT_RULES);
            let (now, default) = (self.tournament_rules(), preset.tournament_rules());
            switches.push(now.shown(TOURNAMENT_RULES, default, rules));
        }
        switches
    }

    /// Sets one switch by its id and value.
    pub(in super::super) fn set_switch(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        macro_rules! set {
            ($key:literal, $field:ident, $kind:ident, $shown:ident) => {
                if key == $key {
                    self.$field = $kind::parse($key, value)?;
                    self.along_with($key);
                    return Ok(());
                }
            };
        }
        each_switch!(set);
        if key == TOURNAMENT_RULES {
            self.set_tournament_rules(TournamentRules::parse(TOURNAMENT_RULES, value)?);
            return Ok(());
        }
        Err(SetupError::UnknownSwitch { key: key.to_owned() })
    }

    /// Resets every switch that does not apply to that many seats to the rulebook's default: an option that the host can't
    /// see must have no effect (R1-73, R1-74).
    pub(in super::super) fn reset_hidden(&mut self, rulebook: Rulebook, seats: u8) {
        let preset = Self::preset(rulebook);
        macro_rules! reset {
            ($key:literal, $field:ident, $kind:ident, $shown:ident) => {
                if !fits($key, seats) {
                    self.$field = preset.$field;
                }
            };
        }
        each_switch!(reset);
    }

    /// Changes the switches that depend on this one: the quarters variant starts its sets at six (R0-48).
    fn along_with(&mut self, key: &str) {
        if key != "variant.quarters" {
            return;
        }
        match (self.quarters, self.set_start) {
            (OnOff::On, SetStart::Four) => self.set_start = SetStart::Six,
            (OnOff::Off, SetStart::Six) => self.set_start = SetStart::Four,
            _ => {}
        }
    }
}

/// Whether the switch applies to that number of seats.
fn fits(key: &str, seats: u8) -> bool {
    match key {
        "neutral.defence" => seats == 2,
        "setup.land" | "deal.land" | "setup.armies" | "setup.place" => seats > 2,
        _ => true,
    }
}
