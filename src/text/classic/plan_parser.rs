//! Parser of a typed plan of the classic family ([PBP-11]): `place alaska 5; attack alaska kamchatka until 3; advance all`.
//! Steps are separated by semicolons or new lines. The words of both languages are known, whatever the reader's language; a
//! territory is found by name, by its beginning or by a word of it. A misspelt one is refused with the nearest names.

use super::plan_words::{Amount, Keywords, Typed, Verb};
use crate::rules::classic::{AdvanceArmies, Attack, MoveIn, Order, Until};
use crate::rules::{Board, TerritoryId, TurnPlan};
use crate::text::Words;
use crate::text::territory_search::{Found, find, find_two};

/// Maximum number of characters of a typed plan.
const LONGEST: usize = 1_000;

/// Why a typed plan can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanError {
    /// No step.
    Empty,
    /// Too many steps or characters.
    TooLong,
    /// A step can't be read.
    Step {
        /// Its 1-based number.
        number: u32,
        /// The step as typed.
        step: String,
        /// What is wrong with it.
        problem: StepProblem,
    },
}

/// What is wrong with a typed step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepProblem {
    /// It begins with no known word.
    NoVerb,
    /// A territory is missing.
    NoTerritory,
    /// One of two territories is missing.
    TwoTerritories,
    /// A territory is not found.
    Territory {
        /// As typed.
        typed: String,
        /// The nearest ones, best first.
        nearest: Vec<TerritoryId>,
        /// The whole plan with the nearest one in its place.
        corrected: String,
    },
    /// The stop condition can't be read.
    Condition,
    /// The amount can't be read.
    Amount,
}

/// A problem within a step.
enum Problem {
    Of(StepProblem),
    Unknown { typed: String, nearest: Vec<TerritoryId> },
}

impl Words {
    /// Reads a typed plan. An attack without a stop condition goes on until `until` holds; after a capture armies move in
    /// as `move_in` says, unless the next step says so.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read_classic_plan(
        self,
        board: &'static Board,
        typed: &str,
        (until, move_in): (Until, MoveIn),
    ) -> Result<TurnPlan, PlanError> {
        if typed.chars().count() > LONGEST {
            return Err(PlanError::TooLong);
        }
        let parts: Vec<&str> =
            typed.split([';', '\n']).map(str::trim).filter(|part| !part.is_empty()).collect();
        let (words, mut steps) = (Keywords::new(), Vec::new());
        for (at, part) in parts.iter().enumerate() {
            let read = Step { board, words: &words, until }.read(part);
            steps.extend(read.map_err(|problem| self.step_error(board, &parts, at, problem))?);
        }
        for at in 0..steps.len() {
            let next_moves_in = matches!(steps.get(at + 1), Some(Order::Advance(_)));
            if let Order::Attack(attack) = &mut steps[at] {
                attack.move_in = if next_moves_in { MoveIn::Ask } else { move_in };
            }
        }
        if steps.is_empty() {
            return Err(PlanError::Empty);
        }
        TurnPlan::new(steps.into_iter().map(Into::into).collect()).ok_or(PlanError::TooLong)
    }

    fn step_error(self, board: &'static Board, parts: &[&str], at: usize, problem: Problem) -> PlanError {
        let step = parts[at].split_whitespace().collect::<Vec<_>>().join(" ");
        let problem = match problem {
            Problem::Of(problem) => problem,
            Problem::Unknown { typed, nearest } => {
                let right = nearest.first().map_or_else(String::new, |at| self.territory(board, *at));
                let fixed = step.replacen(&typed, &right, 1);
                let corrected: Vec<&str> =
                    parts.iter().enumerate().map(|(i, part)| if i == at { &fixed } else { *part }).collect();
                StepProblem::Territory { typed, nearest, corrected: corrected.join("; ") }
            }
        };
        PlanError::Step { number: at as u32 + 1, step, problem }
    }

    /// What is wrong with a typed plan, and what would be right.
    pub fn plan_error(self, board: &'static Board, error: &PlanError) -> String {
        let (number, step, problem) = match error {
            PlanError::Empty => return self.plan_empty(),
            PlanError::TooLong => return self.plan_too_long(TurnPlan::MOST_STEPS as u32, LONGEST as u32),
            PlanError::Step { number, step, problem } => (*number, step, problem),
        };
        let said = match problem {
            StepProblem::NoVerb => self.plan_no_verb(),
            StepProblem::NoTerritory => self.plan_no_territory(),
            StepProblem::TwoTerritories => self.plan_two_territories(),
            StepProblem::Condition => self.plan_bad_condition(),
            StepProblem::Amount => self.plan_bad_amount(),
            StepProblem::Territory { typed, nearest, .. } => self.no_such_territory(board, typed, nearest),
        };
        let mut said = self.plan_bad_step(number, &crate::text::escape_name(step), &said);
        if let StepProblem::Territory { corrected, .. } = problem {
            said.push('\n');
            said.push_str(&self.plan_corrected(&corrected.replace('`', "'")));
        }
        said
    }
}

/// Reads one step.
struct Step<'a> {
    board: &'static Board,
    words: &'a Keywords,
    until: Until,
}

type Read<T> = Result<T, Problem>;

impl Step<'_> {
    /// The orders of a step: several if armies are placed in several territories.
    fn read(&self, part: &str) -> Read<Vec<Order>> {
        let typed = Typed::split(part);
        let (verb, rest) = self.words.verb(&typed).ok_or(Problem::Of(StepProblem::NoVerb))?;
        Ok(match verb {
            Verb::Place => {
                let places = rest.split(Typed::separates).map(|place| self.place(place));
                places.collect::<Read<Vec<_>>>()?
            }
            Verb::Attack => vec![Order::Attack(self.attack(rest)?)],
            Verb::Advance => vec![Order::Advance(self.advance(rest)?)],
            Verb::Fortify => vec![self.fortify(rest)?],
            Verb::Trade => self.nothing_more(rest).map(|()| vec![Order::Trade])?,
            Verb::End => self.nothing_more(rest).map(|()| vec![Order::End])?,
        })
    }

    fn nothing_more(&self, rest: &[Typed]) -> Read<()> {
        if self.words.meaning(rest).is_empty() { Ok(()) } else { Err(Problem::Of(StepProblem::NoVerb)) }
    }

    /// An amount in front of the rest or behind it.
    fn amount<'t>(&self, typed: &'t [Typed]) -> Read<(Option<Amount>, &'t [Typed])> {
        let typed = self.words.trimmed(typed);
        let (amount, rest) = self.words.amount(typed);
        match amount {
            Some(Amount::Number(0)) => Err(Problem::Of(StepProblem::Amount)),
            amount => Ok((amount, self.words.trimmed(rest))),
        }
    }

    fn place(&self, typed: &[Typed]) -> Read<Order> {
        let (amount, name) = self.amount(typed)?;
        let armies = whole(amount)?;
        if name.is_empty() {
            return Err(Problem::Of(StepProblem::NoTerritory));
        }
        let typed = Typed::joined(name);
        match find(self.board, &typed) {
            Found::One(at) => Ok(Order::Place { at, armies }),
            Found::None { nearest } => Err(Problem::Unknown { typed, nearest }),
        }
    }

    fn attack(&self, typed: &[Typed]) -> Read<Attack> {
        let (head, until) = match self.words.condition(typed) {
            Some((head, condition)) => (head, self.until(condition)?),
            None => (typed, self.until),
        };
        let (from, to) = self.two(head)?;
        Ok(Attack { from, to, dice: None, until, move_in: MoveIn::Ask })
    }

    fn until(&self, condition: &[Typed]) -> Read<Until> {
        let wrong = || Problem::Of(StepProblem::Condition);
        if self.words.is_once(condition) {
            return Ok(Until::Once);
        }
        let meaning = self.words.meaning(condition);
        if self.words.is_captured(&meaning) {
            return Ok(Until::Captured);
        }
        match meaning.as_slice() {
            [number] => number.number().filter(|n| *n > 0).map(Until::Left).ok_or_else(wrong),
            [number, percent] if percent.is_percent() => {
                let percent = number.number().and_then(|n| u8::try_from(n).ok());
                percent.filter(|percent| *percent <= 100).map(Until::Chance).ok_or_else(wrong)
            }
            _ => Err(wrong()),
        }
    }

    fn advance(&self, typed: &[Typed]) -> Read<AdvanceArmies> {
        let (amount, rest) = self.amount(typed)?;
        if !rest.is_empty() {
            return Err(Problem::Of(StepProblem::Amount));
        }
        Ok(match amount {
            None | Some(Amount::All) => AdvanceArmies::All,
            Some(Amount::Half) => AdvanceArmies::Half,
            Some(Amount::Fewest) => AdvanceArmies::Fewest,
            Some(Amount::Number(n)) => AdvanceArmies::Number(n),
        })
    }

    fn fortify(&self, typed: &[Typed]) -> Read<Order> {
        let (amount, rest) = self.amount(typed)?;
        let armies = whole(amount)?;
        let (from, to) = self.two(rest)?;
        Ok(Order::Fortify { from, to, armies })
    }

    /// Two territories, with or without a word or sign in between.
    fn two(&self, typed: &[Typed]) -> Read<(TerritoryId, TerritoryId)> {
        let typed = self.words.trimmed(typed);
        let between = typed.iter().position(|one| one.separates() || self.words.is_to(one));
        let splits: Vec<(String, String)> = match between {
            Some(at) => {
                vec![(Typed::joined(&typed[..at]), Typed::joined(self.words.trimmed(&typed[at + 1..])))]
            }
            None => (1..typed.len())
                .map(|at| (Typed::joined(&typed[..at]), Typed::joined(&typed[at..])))
                .collect(),
        };
        if splits.is_empty() || splits.iter().any(|(from, to)| from.is_empty() || to.is_empty()) {
            return Err(Problem::Of(StepProblem::TwoTerritories));
        }
        find_two(self.board, &splits).map_err(|(typed, nearest)| Problem::Unknown { typed, nearest })
    }
}

/// A number of armies; `None` for all.
fn whole(amount: Option<Amount>) -> Read<Option<u32>> {
    match amount {
        None | Some(Amount::All) => Ok(None),
        Some(Amount::Number(n)) => Ok(Some(n)),
        Some(Amount::Half | Amount::Fewest) => Err(Problem::Of(StepProblem::Amount)),
    }
}

#[cfg(test)]
mod tests;
