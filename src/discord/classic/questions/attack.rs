//! Question `Attack` (R1-67): menu, command and autocomplete, each attack with its chance to capture.

use super::super::autocomplete::{fitting, key, offered, typed_territory};
use super::super::panel::{Buttons, Panel};
use super::super::question::{Outcome, Question, Rows, pick};
use super::end_of_turn;
use crate::discord::components::{Line, OPTIONS, blue, buttons, grey, menu, menus, red};
use crate::discord::custom_id::TooLong;
use crate::discord::integer_option::{AtLeast, BoundedInteger, Dice, magnitude};
use crate::discord::request::{Answer, Answered, Refusal, Request};
use crate::discord::slash::{Command, Ctx, Done, caller, other, present, refusal};
use crate::present::classic::figures;
use crate::rules::TerritoryId;
use crate::rules::classic::{self, Action, AttackOption, Menu, Until, steps};
use crate::table::Order;
use serde::{Deserialize, Serialize};
use serenity::all::CreateAutocompleteResponse;

pub(super) const COMMAND: &str = "attack";

/// Maximum threshold for stopping at a chance, in percent.
const CERTAIN: u8 = 100;

pub(super) fn commands() -> Vec<Command> {
    vec![attack()]
}

pub(super) fn panel(panel: &Panel<'_>) -> Buttons {
    let words = panel.words;
    Ok(vec![
        panel.act(&words.button_attack())?,
        panel.page(end_of_turn::Press::Show, &words.button_move_and_end())?,
        panel.last_page(end_of_turn::Press::AskEnd, &words.button_end_turn())?,
    ])
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// An attack was picked: show when it can stop.
    Choose(TerritoryId, TerritoryId),
    /// Attack: from, to, and when to stop.
    Go(TerritoryId, TerritoryId, Until),
}

pub(super) fn rows(question: &Question<'_>, menu_of: &steps::Attack) -> Rows {
    let words = question.words;
    let line = |(strike, percent): (AttackOption, u32)| {
        let whose = words.holder(&question.names, question.view().at(strike.to).holder);
        let choose = question.step(Press::Choose(strike.from, strike.to))?;
        Ok(Line::new(strike_label(question, strike.from, strike.to, percent), choose).note(whose))
    };
    let best = figures::best_strikes(question.view(), &menu_of.strikes);
    let lines = best.into_iter().map(line).collect::<Result<Vec<_>, _>>()?;
    let mut rows = Vec::new();
    if lines.len() > OPTIONS {
        // Sorted by chance: the further menus contain the attacks that are less likely to succeed.
        let (likely, others) = lines.split_at(OPTIONS);
        rows.push(menu(pick(0)?, &words.pick_attack_likely(likely.len() as u32), likely));
        let prompt = words.pick_attack_others(others.len() as u32);
        rows.extend(menus(words, |page| pick(page + 1), &prompt, (others, 3))?);
    } else if !lines.is_empty() {
        rows.push(menu(pick(0)?, &words.pick_attack(), &lines));
    }
    rows.extend(buttons(&[
        grey(question.step(end_of_turn::Press::Show)?, &words.button_move_and_end()),
        red(end_of_turn::end(question)?, &words.button_end_turn()),
    ]));
    Ok(rows)
}

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    _picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    match press {
        Press::Choose(from, to) => choice(question, *from, *to).map(|choice| choice.map(Outcome::Shown)),
        Press::Go(from, to, until) => {
            let order =
                classic::Order::Attack(classic::Attack { from: *from, to: *to, dice: None, until: *until });
            Ok(Some(Outcome::plan(order)))
        }
    }
}

/// Format: `Alaska 7 → Kamchatka 3 · wins 89%`.
fn strike_label(question: &Question<'_>, from: TerritoryId, to: TerritoryId, percent: u32) -> String {
    let [from, to] = [from, to].map(|at| question.territory_with_armies(at));
    question.words.strike(&from, &to, percent)
}

/// The menu of stop conditions for an attack; `None` if that attack is not offered any more.
fn choice(question: &Question<'_>, from: TerritoryId, to: TerritoryId) -> Result<Option<Answer>, TooLong> {
    let words = question.words;
    let Menu::Attack(steps::Attack { strikes }) = question.menu else { return Ok(None) };
    let Some(strike) = strikes.iter().find(|strike| (strike.from, strike.to) == (from, to)) else {
        return Ok(None);
    };
    let percent = figures::strike_percent(question.view(), *strike);
    let go = |until| question.step(Press::Go(from, to, until));
    let mut row = vec![
        blue(go(Until::Once)?, &words.button_once()),
        red(go(Until::Captured)?, &words.button_until_captured()),
    ];
    if question.view().at(from).armies > 4 {
        row.push(blue(go(Until::Left(3))?, &words.button_until_left(3)));
    }
    if strike.fast {
        let propose = question.answer_with(Action::Propose { from, to, dice: strike.dice })?;
        row.push(grey(propose, &words.button_fast()));
    }
    row.push(grey(question.back()?, &words.button_other_attack()));
    let text = strike_label(question, from, to, percent);
    Ok(Some(Answer::new(format!("**{text}**")).with(buttons(&row))))
}

/// After an attack that can be repeated: its menu again.
pub(super) fn again(question: &Question<'_>, order: &classic::Order) -> Option<Result<Answer, TooLong>> {
    let classic::Order::Attack(classic::Attack { from, to, .. }) = order else { return None };
    choice(question, *from, *to).transpose()
}

/// When an attack stops. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum UntilChoice {
    #[name = "once"]
    Once,
    #[name = "captured"]
    Captured,
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn attack(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_from"] from: String,
    #[autocomplete = "complete_to"] to: String,
    dice: Option<Dice>,
    until: Option<UntilChoice>,
    armies: Option<AtLeast<1>>,
    chance: Option<BoundedInteger<0, { CERTAIN as i64 }>>,
) -> Done {
    let call = caller(&ctx);
    let until = (until, AtLeast::given(armies), BoundedInteger::given(chance));
    let answered = call.attack(&from, &to, Dice::given(dice), until).await;
    present(ctx, &call, answered).await
}

impl Request {
    async fn attack(
        &self,
        from: &str,
        to: &str,
        dice: Option<i64>,
        until: (Option<UntilChoice>, Option<i64>, Option<i64>),
    ) -> Answered {
        let board = self.board_here().await?;
        let (from, to) = (self.territory(board, from)?, self.territory(board, to)?);
        let too_many = |n: i64| refusal(self.words.no_such_dice(magnitude(n)));
        // At least one die; the game checks the maximum, which depends on the number of armies.
        let dice = match dice {
            Some(n) if n < 1 => return Err(refusal(self.words.no_dice())),
            Some(n) => Some(u8::try_from(n).map_err(|_| too_many(n))?),
            None => None,
        };
        let until = self.until(until)?;
        self.order(Order::Plan(classic::Order::Attack(classic::Attack { from, to, dice, until }).into()))
            .await
    }

    fn until(&self, until: (Option<UntilChoice>, Option<i64>, Option<i64>)) -> Result<Until, Refusal> {
        match until {
            (Some(UntilChoice::Once) | None, None, None) => Ok(Until::Once),
            (Some(UntilChoice::Captured), None, None) => Ok(Until::Captured),
            (None | Some(UntilChoice::Captured), Some(n), None) => self.armies(n).map(Until::Left),
            (None | Some(UntilChoice::Captured), None, Some(percent)) => {
                let fits = u8::try_from(percent).ok().filter(|percent| *percent <= CERTAIN);
                let wrong = || refusal(self.words.bad_percent(magnitude(percent)));
                fits.map(Until::Chance).ok_or_else(wrong)
            }
            _ => Err(refusal(self.words.one_stop_condition())),
        }
    }
}

fn strikes(question: &Question<'_>) -> Vec<(AttackOption, u32)> {
    match question.menu {
        Menu::Attack(steps::Attack { strikes }) => figures::best_strikes(question.view(), strikes),
        _ => Vec::new(),
    }
}

/// The player's territories that can attack, each with its best target.
async fn complete_from(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let to = other(ctx, "to");
    offered(ctx, |question| {
        let to = typed_territory(question, to);
        let mut best: Vec<(AttackOption, u32)> = Vec::new();
        for (strike, percent) in strikes(question) {
            let wanted = to.is_none_or(|to| strike.to == to);
            if wanted && best.iter().all(|(other, _)| other.from != strike.from) {
                best.push((strike, percent));
            }
        }
        let order: Vec<TerritoryId> = best.iter().map(|(strike, _)| strike.from).collect();
        let label = |at| {
            let (strike, percent) = best.iter().find(|(strike, _)| strike.from == at)?;
            let armies = question.territory_with_armies(at);
            let label = question.words.strike_best(&armies, &question.territory(strike.to), *percent);
            Some((label, key(question, at)))
        };
        fitting(question, partial, &order).into_iter().filter_map(label).collect()
    })
    .await
}

/// Territories that can be attacked, each with the best origin.
async fn complete_to(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let from = other(ctx, "from");
    offered(ctx, |question| {
        let from = typed_territory(question, from);
        let mut best: Vec<(AttackOption, u32)> = Vec::new();
        for (strike, percent) in strikes(question) {
            let wanted = from.is_none_or(|from| strike.from == from);
            if wanted && best.iter().all(|(other, _)| other.to != strike.to) {
                best.push((strike, percent));
            }
        }
        let order: Vec<TerritoryId> = best.iter().map(|(strike, _)| strike.to).collect();
        let label = |at| {
            let (strike, percent) = best.iter().find(|(strike, _)| strike.to == at)?;
            Some((strike_label(question, strike.from, strike.to, *percent), key(question, at)))
        };
        fitting(question, partial, &order).into_iter().filter_map(label).collect()
    })
    .await
}
