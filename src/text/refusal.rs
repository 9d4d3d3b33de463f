//! Refusal messages: why an action or a setup is not allowed, and what would be allowed.

use super::bundle::Words;
use super::names::Ctx;
use crate::rules::objective::{Fault, MOST_CUSTOM, MOST_NAME};
use crate::rules::{Fact, Illegal, Reason, SetupError, UndoBarrier};
use fluent_bundle::{FluentArgs, FluentValue};

impl Words {
    /// Why an action was refused.
    pub fn illegal(self, illegal: &Illegal, ctx: &Ctx) -> String {
        match illegal {
            Illegal::Over => self.illegal_over(),
            Illegal::Stale => self.illegal_stale(),
            Illegal::OtherFamily => self.illegal_other_family(),
            Illegal::NotAsked => self.illegal_not_asked(),
            Illegal::NothingToUndo(barrier) => self.nothing_to_undo(*barrier),
            Illegal::OffMenu(why) => self.why(why, ctx),
        }
    }

    /// Why an answer of that family was refused; `noun`: how the family names what only it has.
    pub(super) fn reason<N>(
        self,
        family: &str,
        reason: &Reason<N>,
        ctx: &Ctx,
        noun: impl Fn(&N) -> String,
    ) -> String {
        let value = |fact: &Fact<N>| -> FluentValue<'static> {
            match fact {
                Fact::Number(number) => (*number).into(),
                Fact::Numbers(all) => all.iter().map(u8::to_string).collect::<Vec<_>>().join(", ").into(),
                Fact::Territory(at) => self.territory(ctx.board(), *at).into(),
                Fact::Territories(all) => self.territory_list(ctx.board(), all.iter()).into(),
                Fact::Holder(holder) => self.holder(ctx, *holder).into(),
                Fact::Seat(seat) => self.seat_name(ctx, *seat).into(),
                Fact::Card(card) => self.card_name(ctx.board(), *card).into(),
                Fact::Question(kind) => self.task_of(family, kind).into(),
                Fact::Id(id) => (*id).into(),
                Fact::Noun(other) => noun(other).into(),
            }
        };
        let args: FluentArgs<'_> = reason.facts.iter().map(|(name, fact)| (*name, value(fact))).collect();
        self.format_message(reason.key, &args)
    }

    /// Why nothing can be taken back ([PBP-12]).
    fn nothing_to_undo(self, barrier: UndoBarrier) -> String {
        match barrier {
            UndoBarrier::Began => self.undo_nothing_yet(),
            UndoBarrier::Rolled => self.undo_rolled(),
            UndoBarrier::Drawn => self.undo_drawn(),
            UndoBarrier::Revealed => self.undo_revealed(),
            UndoBarrier::Answered => self.undo_answered(),
        }
    }

    /// Why a setup can't be played.
    pub fn setup_error(self, error: &SetupError) -> String {
        match error {
            SetupError::Seats { seats, min, max, rulebook: _ } => {
                self.setup_seats((*seats).into(), (*min).into(), (*max).into())
            }
            SetupError::UnknownSwitch { key } => {
                self.setup_unknown_switch(&super::escape_name(&self.switch_name(key)))
            }
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
            SetupError::CardText { most } => self.setup_card_text(*most),
            SetupError::CardCost { cost, most } => self.setup_card_cost(*cost, *most),
            SetupError::TooManyCards { most } => self.setup_too_many_cards(*most),
            SetupError::UnknownDeck { .. } => self.no_card_texts(),
            SetupError::Clash { first, second } => self.setup_clash(&self.half(first), &self.half(second)),
        }
    }

    /// Why a custom objective can't be played.
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

    /// One half of a clash of options, translated from the English text of the referee.
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
