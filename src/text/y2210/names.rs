//! Names of the things of 2210: commanders, units, dice, command cards and their decks, targets of cards.

use super::super::bundle::Words;
use super::super::names::Ctx;
use crate::rules::Die;
use crate::rules::y2210::{
    CardKind, CommandCard, Commander, Commanders, DeathTrapToll, HiddenEnergy, Occupation, Options, Piece,
    Target, Timing, Units,
};

/// The mark of an eight-sided die behind its face; a six-sided one has none.
pub(super) const EIGHT: char = '⁸';

impl Words {
    /// Name of a commander: "land commander", "diplomat".
    pub fn commander(self, commander: Commander) -> String {
        match commander {
            Commander::Land => self.piece_land_commander(),
            Commander::Naval => self.piece_naval_commander(),
            Commander::Nuclear => self.piece_nuclear_commander(),
            Commander::Space => self.piece_space_commander(),
            Commander::Diplomat => self.piece_diplomat(),
        }
    }

    /// A list of commanders.
    pub fn commanders(self, commanders: Commanders) -> String {
        self.list(commanders.iter().map(|commander| self.commander(commander)))
    }

    /// Name of a commander or a space station.
    pub fn unique_piece(self, piece: Piece) -> String {
        match piece {
            Piece::Commander(commander) => self.commander(commander),
            Piece::Station => self.piece_station(),
        }
    }

    /// Units: "3 MODs and land commander".
    pub fn units(self, units: Units) -> String {
        let mods = (units.mods > 0).then(|| self.mods(units.mods));
        let all: Vec<String> =
            mods.into_iter().chain(units.commanders.iter().map(|one| self.commander(one))).collect();
        if all.is_empty() { self.no_units() } else { self.list(all) }
    }

    /// What stands on a territory: units and the station.
    pub(super) fn occupation(self, held: Occupation) -> String {
        let station = held.station.then(|| self.with_station());
        match (held.units.is_empty(), station) {
            (true, Some(station)) => station,
            (false, Some(station)) => format!("{}, {station}", self.units(held.units)),
            (_, None) => self.units(held.units),
        }
    }

    /// Name of a deck of command cards in a list: "land".
    pub fn deck_name(self, deck: Commander) -> String {
        match deck {
            Commander::Land => self.deck_land(),
            Commander::Naval => self.deck_naval(),
            Commander::Nuclear => self.deck_nuclear(),
            Commander::Space => self.deck_space(),
            Commander::Diplomat => self.deck_diplomat(),
        }
    }

    /// Numbers of cards by deck, without empty decks: "land 2, naval 1"; empty if there is no card.
    pub fn deck_counts(self, counts: &[(Commander, u32)]) -> String {
        let counted = counts.iter().filter(|(_, n)| *n > 0);
        let each: Vec<_> = counted.map(|(deck, n)| self.deck_count(&self.deck_name(*deck), *n)).collect();
        each.join(", ")
    }

    /// The same for cards in any order.
    pub(super) fn decks_of(self, decks: &[Commander]) -> String {
        let count = |deck: Commander| decks.iter().filter(|other| **other == deck).count() as u32;
        self.deck_counts(&Commander::ALL.map(|deck| (deck, count(deck))))
    }

    /// Name of a command card: "Stealth MODs (land)".
    pub fn command_card(self, card: CardKind) -> String {
        match card {
            CardKind::Blank(number) => self.blank_card(&self.deck_name(number.deck()), number.in_deck()),
            printed => self.card_of(printed.key()),
        }
    }

    /// A list of command cards: "2 × Stealth MODs (land), Evacuation".
    pub fn command_cards(self, cards: &[CommandCard]) -> String {
        let mut kinds: Vec<(CardKind, u32)> = Vec::new();
        for card in cards {
            match kinds.iter_mut().find(|(kind, _)| *kind == card.kind()) {
                Some((_, n)) => *n += 1,
                None => kinds.push((card.kind(), 1)),
            }
        }
        let each = kinds.into_iter().map(|(kind, n)| match n {
            1 => self.command_card(kind),
            n => format!("{n} × {}", self.command_card(kind)),
        });
        each.collect::<Vec<_>>().join(", ")
    }

    /// What a command card does, by the rules of the table.
    pub fn command_card_effect(self, card: CardKind, options: &Options) -> String {
        let variant = match card {
            CardKind::Blank(number) => return self.blank_card_says(options.blank(number)),
            CardKind::DeathTrap(_) if options.death_trap == DeathTrapToll::Units => Some("units"),
            CardKind::HiddenEnergy if options.hidden_energy == HiddenEnergy::Open => Some("open"),
            _ => None,
        };
        self.effect_of(card.key(), variant)
    }

    /// When a command card may be played, in a sentence about it.
    pub fn card_timing(self, timing: Timing) -> String {
        match timing {
            Timing::BeforeInvasion => self.timing_before(),
            Timing::Reaction => self.timing_reaction(),
            Timing::EndOfTurn => self.timing_end_of_turn(),
            Timing::EndOfGame => self.timing_end_of_game(),
            Timing::Written => self.timing_written(),
        }
    }

    /// The target of a command card; `None` if it has none.
    pub fn card_target(self, target: &Target, ctx: &Ctx) -> Option<String> {
        let at = |at| self.territory(ctx.board(), at);
        Some(match target {
            Target::Nothing => return None,
            Target::Territory(id) => at(*id),
            Target::Territories(ids) if ids.is_empty() => return None,
            Target::Territories(ids) => self.list(ids.iter().map(|id| at(*id))),
            Target::Player(seat) => self.seat_name(ctx, *seat),
            Target::Commander(seat, commander) => {
                self.target_commander(&self.seat_name(ctx, *seat), &self.commander(*commander))
            }
            Target::Moves(moves) if moves.is_empty() => return None,
            Target::Moves(moves) => {
                let each = moves.iter().map(|(one, to)| self.target_move(&self.commander(*one), &at(*to)));
                each.collect::<Vec<_>>().join(", ")
            }
        })
    }

    /// Dice by number of sides, before they are rolled: "1d8 + 2d6".
    pub fn dice_to_roll(self, strong: u32, plain: u32) -> String {
        let kinds = [(strong, 8), (plain, 6)].into_iter().filter(|(n, _)| *n > 0);
        kinds.map(|(n, sides)| self.dice_of(n, sides)).collect::<Vec<_>>().join(" + ")
    }
}

/// One die with the mark of its sides: "7⁸", "5".
fn face(die: Die) -> String {
    let mut shown = die.face.to_string();
    shown.extend((die.sides == 8).then_some(EIGHT));
    shown
}

/// Dice as text, with blanks between: "7⁸ 5 2".
pub(super) fn dice(dice: &[Die]) -> String {
    dice.iter().map(|die| face(*die)).collect::<Vec<_>>().join(" ")
}

/// Dice side by side: "7⁸52".
pub(super) fn dice_tight(dice: &[Die]) -> String {
    dice.iter().map(|die| face(*die)).collect()
}

/// Six-sided dice as their faces, if these are set; eight-sided ones in digits.
pub(super) fn dice_faced(dice: &[Die], ctx: &Ctx) -> Option<String> {
    let faces = ctx.faces()?;
    let one = |die: &Die| if die.sides == 6 { faces.of(&[die.face]) } else { face(*die) };
    Some(dice.iter().map(one).collect())
}
