//! `Why`: the reasons why the family refuses an answer.

use super::{AskKind, CardKind, Commander, Target, Timing, Units};
use crate::rules::bitset::TerritorySet;
use crate::rules::board::{Board, Condition};
use crate::rules::ids::{Holder, Seat, TerritoryId};
use crate::rules::refusal_macros::{Fact, neighbours, reasons};
use std::fmt::{self, Display, Formatter};

reasons! {
    /// Why an answer is refused. Must hold only facts that the player may know.
    pub enum Why of Noun, on board {
        NotNow { asked: AskKind, #[serde(skip)] tried: &'static str } =
            "{tried} is not on offer; the question is {asked}",
            "why-not_now";
        NoSuchTerritory = "no such territory", "why-no_such_territory";
        /// The territory is devastated: nobody can enter or cross it (R1-9, A1-67).
        Devastated { at: TerritoryId } = "{at} is devastated", "why-devastated";
        NotYours { at: TerritoryId, holder: Holder } = "{at} is not yours",
            "why-not_yours" or "why-not_yours_free" if (*holder == Holder::Nobody);
        NotFree { at: TerritoryId, holder: Holder } = "{at} is taken", "why-not_free";
        /// Only land is allowed there (R1-11, A1-5).
        NotLand { at: TerritoryId } = "{at} is not land", "why-not_land";
        OwnTarget { at: TerritoryId } = "{at} is your own", "why-own_target";
        /// The two territories don't border each other (R1-34).
        NotAdjacent { from: TerritoryId, to: TerritoryId } = "{from} and {to} don't touch",
            "why-no_border" or "why-no_border_at_all" if (borders(board, *from).is_empty())
            with borders = &borders(board, *from);
        /// No chain of own territories connects the two (R1-46).
        NotLinked { from: TerritoryId, to: TerritoryId } = "no way from {from} to {to}", "why-no_chain";
        SameTerritory { at: TerritoryId } = "{at} twice", "why-same_territory";
        /// One unit must stay: a single unit can't invade or move (R1-35, R1-46).
        OneUnit { at: TerritoryId } = "only one unit in {at}", "why-one_unit";
        /// From the Moon to the Earth only the card Invade Earth leads, and only to its territory (R1-43).
        MoonToEarth { from: TerritoryId, to: TerritoryId } = "no way from the Moon to {to}", "why-moon_to_earth";
        /// From the Earth units land at a landing site only (R1-42).
        NoLandingSite { at: TerritoryId } = "{at} is no landing site",
            "why-no_landing_site" with sites = &landing_sites(board);
        /// Units start to the Moon only from an own station (R1-42).
        NoLaunch { at: TerritoryId } = "no station of yours in {at}", "why-no_launch";
        /// The commander is not in play (R1-29, R1-30, R1-41, R1-42).
        NoCommander { commander: Commander } = "your {commander} commander is not in play", "why-no_commander";
        /// The commander is in play already (R1-22).
        CommanderInPlay { commander: Commander, at: TerritoryId } = "your {commander} commander is in play",
            "why-commander_in_play";
        /// A Cease Fire protects the player for the rest of the turn (A1-38).
        Truce { seat: Seat } = "cease fire with Seat({seat})", "why-truce";
        /// A station stands there already (R1-23).
        StationThere { at: TerritoryId } = "a station stands in {at}", "why-station_there";
        /// All four stations are in play (R1-23).
        NoStationLeft = "four stations are in play", "why-no_station_left";
        Energy { needed: u32, energy: u32 } = "{needed} energy needed, {energy} there", "why-energy";
        /// The marker is taken, or there are not so many (R1-15).
        MarkerTaken { number: u8, free: Vec<u8> } = "marker {number} is not free", "why-marker_taken";
        /// More cards than may be bought in a turn (R1-29).
        TooManyCards { cards: u32, most: u32 } = "{cards} cards; at most {most}", "why-too_many_cards";
        /// The deck has not so many cards (R1-29).
        DeckShort { deck: Commander, left: u32 } = "{left} cards left in the {deck} deck",
            "why-deck_short" with deck = &DeckOf(*deck);
        NotInHand { card: CardKind } = "{card} is not in your hand", "why-card_not_in_hand";
        Copies { card: CardKind, copies: u32 } = "{copies} of {card} in your hand", "why-copies";
        /// The card can't be played at this time (R1-30).
        NotItsTime { card: CardKind, timing: Timing } = "{card} is for another time", "why-not_its_time";
        /// The card has no target, or would change nothing (A1-70, A1-74).
        NoTarget { card: CardKind } = "{card} would change nothing now", "why-no_target";
        BadTarget { card: CardKind, target: Target } = "{card} can't be played there",
            "why-bad_target" or "why-target_missing" if (target.is_nothing());
        /// The blank card was shown in this turn and not confirmed (A1-61).
        Refused { card: CardKind } = "{card} was refused in this turn", "why-card_refused";
        NoReaction { card: CardKind } = "{card} is no reaction", "why-no_reaction";
        /// A Frequency Jam forbids command cards for this turn (A1-25).
        Jammed = "your command cards are jammed this turn", "why-jammed";
        /// The number of dice is outside the bounds (R1-37).
        Dice { dice: u8, min: u8, max: u8 } = "{dice} dice; {min} to {max}", "why-dice";
        /// That commander rolls no eight-sided die there (R1-24, A1-35).
        NoStrongDie { commander: Commander, from: TerritoryId } =
            "the {commander} commander has no eight-sided die there",
            "why-no_strong_die";
        /// More commanders than dice (A1-35).
        TooManyCommanders { commanders: u32, dice: u8 } = "{commanders} commanders for {dice} dice",
            "why-too_many_commanders";
        Mods { mods: u32, min: u32, max: u32 } = "{mods} MODs; {min} to {max}",
            "why-mods" or "why-mods_exactly" if (min == max);
        UnitCount { units: u32, min: u32, max: u32 } = "{units} units; {min} to {max}",
            "why-units" or "why-units_exactly" if (min == max);
        NotThere { at: TerritoryId, units: Units } = "only {units} in {at}", "why-not_there";
        /// A commander who rolled must move in (R1-25).
        MustAdvance { commander: Commander } = "the {commander} commander must move in", "why-must_advance";
        BadPlacement { at: TerritoryId } = "{at} stands there twice, or with no MOD", "why-bad_mods";
        NamedTwice { at: TerritoryId } = "{at} stands there twice", "why-named_twice";
        /// No move is left in this turn (R1-46).
        NoMoveLeft = "no move is left", "why-no_move_left";
        /// The gift is more than there is, or nothing, or goes to nobody (A1-80).
        Gift { energy: u32, most: u32 } = "a gift of {energy}; 1 to {most}", "why-gift";
    }
}

/// The territories that border one: on land, at sea, on the Moon.
fn borders(board: &Board, from: TerritoryId) -> TerritorySet {
    let over_sea = board.links(Condition::Naval, from).union(board.links(Condition::Space, from));
    neighbours(board, from).union(over_sea)
}

/// The landing sites of a board.
fn landing_sites(board: &Board) -> TerritorySet {
    let sites = board.ids().map(|from| board.links(Condition::Launch, from));
    sites.fold(TerritorySet::EMPTY, TerritorySet::union)
}

/// The deck of a commander, where a reason is about the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeckOf(pub Commander);

/// Generates the enum of what only reasons of this family name.
macro_rules! nouns {
    ($($name:ident($kind:ty)),+) => {
        /// What only reasons of this family name.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "they are named as their types")]
        pub enum Noun {
            $($name($kind),)+
        }

        $(impl From<&$kind> for Fact<Noun> {
            fn from(noun: &$kind) -> Self {
                Self::Noun(Noun::$name(noun.clone()))
            }
        })+
    };
}

nouns! { Commander(Commander), DeckOf(DeckOf), Card(CardKind), Timing(Timing), Target(Target), Units(Units) }

impl Display for Noun {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Commander(commander) | Self::DeckOf(DeckOf(commander)) => f.write_str(commander.key()),
            Self::Card(card) => f.write_str(card.key()),
            Self::Timing(timing) => write!(f, "{timing:?}"),
            Self::Target(target) => write!(f, "{target:?}"),
            Self::Units(units) => write!(f, "{} MODs and {} commanders", units.mods, units.commanders.len()),
        }
    }
}
