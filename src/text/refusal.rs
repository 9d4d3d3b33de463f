//! Why something was refused, in words that say what would be right. Never more than the person may know.

use super::names::Ctx;
use super::words::Words;
use crate::rules::objective::{Fault, MOST_CUSTOM, MOST_NAME};
use crate::rules::{Holder, Illegal, SetupError, Why};

impl Words {
    /// Why an answer isn't on the menu.
    pub fn why(self, why: &Why, ctx: &Ctx) -> String {
        let at = |id| self.territory(ctx.board(), id);
        match why {
            Why::NotNow { asked, tried: _ } => self.why_not_now(&self.task(*asked)),
            Why::NoSuchTerritory => self.why_no_such_territory(),
            Why::NotYours { at: place, holder: Holder::Nobody } => self.why_not_yours_free(&at(*place)),
            Why::NotYours { at: place, holder } => {
                self.why_not_yours(&at(*place), &self.holder(ctx, *holder))
            }
            Why::NotFree { at: place, holder } => self.why_not_free(&at(*place), &self.holder(ctx, *holder)),
            Why::NotNeutral { at: place } => self.why_not_neutral(&at(*place)),
            Why::OwnTarget { at: place } => self.why_own_target(&at(*place)),
            Why::NotAdjacent { from, to } => {
                let board = ctx.board();
                let borders = board.territories().get(from.index()).map(|t| t.borders).unwrap_or_default();
                self.why_not_adjacent(&at(*from), &at(*to), &self.territory_list(board, borders.iter()))
            }
            Why::NotLinked { from, to } => self.why_not_linked(&at(*from), &at(*to)),
            Why::SameTerritory { at: place } => self.why_same_territory(&at(*place)),
            Why::OneArmy { at: place, armies: _ } => self.why_one_army(&at(*place)),
            Why::Inferior { from, dice, defence } => {
                self.why_inferior(&at(*from), (*dice).into(), (*defence).into())
            }
            Why::Garrison { at: place, least } => self.why_garrison(&at(*place), *least),
            Why::Cards { given, wanted } => self.why_cards(*given, *wanted),
            Why::Dice { dice, min, max } => self.why_dice((*dice).into(), (*min).into(), (*max).into()),
            Why::Armies { armies, min, max } if min == max && *min > 1 => {
                self.why_armies_exactly(*armies, *max)
            }
            Why::Armies { armies, min, max } => self.why_armies(*armies, *min, *max),
            Why::BadPlacement { at: place } => self.why_bad_placement(&at(*place)),
            Why::NotInHand { card } => self.why_not_in_hand(&self.card_name(ctx.board(), *card)),
            Why::NotASet => self.why_not_a_set(),
            Why::TradingOver => self.why_trading_over(),
            Why::NoCapturedCard => self.why_no_captured(),
            Why::Protected { at: place, rounds } => self.why_protected(&at(*place), *rounds),
            Why::Engaged { at: place, stay } => self.why_engaged(&at(*place), *stay),
            Why::NotFast { from, to } => self.why_not_fast(&at(*from), &at(*to)),
            Why::NotOffered { at: place } => self.why_not_offered(&at(*place)),
        }
    }

    /// Why nothing happened.
    pub fn illegal(self, illegal: &Illegal, ctx: &Ctx) -> String {
        match illegal {
            Illegal::Over => self.illegal_over(),
            Illegal::Stale => self.illegal_stale(),
            Illegal::NotAsked => self.illegal_not_asked(),
            Illegal::OffMenu(why) => self.why(why, ctx),
        }
    }

    /// Why options can't be played.
    pub fn setup_error(self, error: &SetupError) -> String {
        match error {
            SetupError::Seats { seats, min, max, rulebook: _ } => {
                self.setup_seats((*seats).into(), (*min).into(), (*max).into())
            }
            SetupError::UnknownSwitch { key } => self.setup_unknown_switch(&super::escape_name(key)),
            SetupError::UnknownValue { key, value, choices } => {
                let choices: Vec<_> = choices.iter().map(|value| self.switch_value(key, value)).collect();
                self.setup_unknown_value(
                    &self.switch_name(key),
                    &super::escape_name(value),
                    &choices.join(", "),
                )
            }
            SetupError::TooFewObjectives { cards, seats } => {
                self.setup_few_objectives(*cards, (*seats).into())
            }
            SetupError::Objective { name, fault } => {
                self.setup_objective(&super::escape_name(name), &self.fault(fault))
            }
            SetupError::Clash { first, second } => self.setup_clash(&self.half(first), &self.half(second)),
        }
    }

    /// Why an objective of the host's own can't be played.
    fn fault(self, fault: &Fault) -> String {
        match fault {
            Fault::Name => self.fault_name(MOST_NAME as u32),
            Fault::Twice { other } => self.fault_twice(&super::escape_name(other)),
            Fault::TooMany => self.fault_too_many(MOST_CUSTOM as u32),
            Fault::Empty => self.fault_empty(),
            Fault::Continents { wanted, there } => self.fault_continents(*wanted, *there),
            Fault::Territories { wanted, there } => self.fault_territories(*wanted, *there),
            Fault::TooEasy { wanted, dealt } => self.fault_too_easy(*wanted, *dealt),
            Fault::Armies { wanted, most } => self.fault_armies(*wanted, *most),
        }
    }

    /// One half of a clash: the referee names it in its own words.
    fn half(self, half: &str) -> String {
        if half.contains("not sealed") {
            self.clash_not_sealed()
        } else if half.starts_with("more than two") {
            self.clash_more_players()
        } else if half.starts_with("two players") {
            self.clash_two_players()
        } else if let Some((key, value)) = half.split_once(" = ") {
            format!("{}: {}", self.switch_name(key), self.switch_value(key, value))
        } else {
            format!("`{half}`")
        }
    }
}
