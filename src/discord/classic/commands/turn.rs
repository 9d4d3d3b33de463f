//! What is done in a turn, and in another's: place, attack, move in, trade, fortify, end, defend ([PBP-8], [PBP-10]).

use super::super::completion::{
    complete_fortify_from, complete_fortify_to, complete_from, complete_own, complete_set, complete_to,
};
use super::super::typed;
use super::{Ctx, Done, asked, caller, present, said, view_of};
use crate::discord::call::{Answer, Answered, Call, Refusal};
use crate::discord::commands::whole::{AtLeast, Dice, Within};
use crate::rules::classic::{self, Action, Menu, Until, steps};
use crate::table::{Order, TableError};

/// A chance of all, in percent.
const CERTAIN: u8 = 100;

/// When an attack stops; never reorder.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum UntilChoice {
    #[name = "once"]
    Once,
    #[name = "captured"]
    Captured,
}

/// How one defends; never reorder.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum DefendChoice {
    #[name = "most"]
    Most,
    #[name = "one"]
    One,
    #[name = "ask"]
    Ask,
}

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn place(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_own"] territory: String,
    armies: Option<AtLeast<1>>,
) -> Done {
    let call = caller(&ctx);
    let answered = call.place_armies(&territory, AtLeast::given(armies)).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn attack(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_from"] from: String,
    #[autocomplete = "complete_to"] to: String,
    dice: Option<Dice>,
    until: Option<UntilChoice>,
    armies: Option<AtLeast<1>>,
    chance: Option<Within<0, { CERTAIN as i64 }>>,
) -> Done {
    let call = caller(&ctx);
    let until = (until, AtLeast::given(armies), Within::given(chance));
    let answered = call.attack(&from, &to, Dice::given(dice), until).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn advance(ctx: Ctx<'_>, armies: Option<AtLeast<1>>) -> Done {
    let call = caller(&ctx);
    let answered = call.advance(AtLeast::given(armies)).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn trade(ctx: Ctx<'_>, #[autocomplete = "complete_set"] cards: Option<String>) -> Done {
    let call = caller(&ctx);
    let answered = call.trade(cards.as_deref()).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn fortify(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_fortify_from"] from: String,
    #[autocomplete = "complete_fortify_to"] to: String,
    armies: Option<AtLeast<1>>,
) -> Done {
    let call = caller(&ctx);
    let answered = call.fortify(&from, &to, AtLeast::given(armies)).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn end(ctx: Ctx<'_>) -> Done {
    let call = caller(&ctx);
    let answered = call.end().await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn defend(ctx: Ctx<'_>, dice: DefendChoice) -> Done {
    let call = caller(&ctx);
    let answered = call.defend(dice).await;
    present(ctx, &call, answered).await
}

impl Call {
    async fn place_armies(&self, territory: &str, armies: Option<i64>) -> Answered {
        let look = self.acting().await?;
        let at = self.territory(look.view.map(), territory)?;
        let asked = asked(self.words, &look).map(|question| question.menu.clone());
        let left = match asked {
            // The two armies for a card: there is nothing to count.
            Some(Menu::Bonus(_)) => return self.order(Order::Answer(Action::Bonus { at }.into())).await,
            Some(Menu::Reinforce(steps::Reinforce { left, .. })) => left,
            _ => 1,
        };
        let n = armies.map_or(Ok(left), |n| self.armies(n))?;
        self.order(Order::Answer(Action::Place { armies: vec![(at, n)] }.into())).await
    }

    async fn attack(
        &self,
        from: &str,
        to: &str,
        dice: Option<i64>,
        until: (Option<UntilChoice>, Option<i64>, Option<i64>),
    ) -> Answered {
        let board = self.board_here().await?;
        let (from, to) = (self.territory(board, from)?, self.territory(board, to)?);
        let too_many = |n: i64| said(self.words.no_such_dice(crate::discord::commands::game::magnitude(n)));
        // At least one die; what is too many is for the referee to say, who knows how many armies stand there.
        let dice = match dice {
            Some(n) if n < 1 => return Err(said(self.words.no_dice())),
            Some(n) => Some(u8::try_from(n).map_err(|_| too_many(n))?),
            None => None,
        };
        let until = self.until(until)?;
        self.order(Order::Plan(classic::Order::Attack { from, to, dice, until }.into())).await
    }

    fn until(&self, until: (Option<UntilChoice>, Option<i64>, Option<i64>)) -> Result<Until, Refusal> {
        match until {
            (Some(UntilChoice::Once) | None, None, None) => Ok(Until::Once),
            (Some(UntilChoice::Captured), None, None) => Ok(Until::Captured),
            (None | Some(UntilChoice::Captured), Some(n), None) => self.armies(n).map(Until::Left),
            (None | Some(UntilChoice::Captured), None, Some(percent)) => {
                let fits = u8::try_from(percent).ok().filter(|percent| *percent <= CERTAIN);
                let wrong =
                    || said(self.words.bad_percent(crate::discord::commands::game::magnitude(percent)));
                fits.map(Until::Chance).ok_or_else(wrong)
            }
            _ => Err(said(self.words.one_stop_condition())),
        }
    }

    async fn advance(&self, armies: Option<i64>) -> Answered {
        let look = self.acting().await?;
        let most = match asked(self.words, &look).map(|question| question.menu.clone()) {
            Some(Menu::Advance(steps::Advance { max, .. })) => max,
            _ => 1,
        };
        let armies = armies.map_or(Ok(most), |n| self.armies(n))?;
        self.order(Order::Answer(Action::Advance { armies }.into())).await
    }

    async fn trade(&self, cards: Option<&str>) -> Answered {
        let look = self.acting().await?;
        if let Some(cards) = cards {
            let cards = typed::cards(self.words, view_of(&look), cards).map_err(Refusal::Said)?;
            return self.order(Order::Answer(Action::Trade { cards }.into())).await;
        }
        let question = asked(self.words, &look);
        match question
            .filter(|question| matches!(question.menu, Menu::Trade(_) | Menu::Reinforce(_) | Menu::Spoils(_)))
        {
            Some(question) => Ok(super::super::turn_menu::trade_sets(&question)),
            // Not the moment to trade: the table says whose moment it is, and for what.
            None => self.order(Order::Answer(Action::Trade { cards: typed::no_cards() }.into())).await,
        }
    }

    async fn fortify(&self, from: &str, to: &str, armies: Option<i64>) -> Answered {
        let board = self.board_here().await?;
        let (from, to) = (self.territory(board, from)?, self.territory(board, to)?);
        let armies = armies.map(|n| self.armies(n)).transpose()?;
        self.order(Order::Plan(classic::Order::Fortify { from, to, armies }.into())).await
    }

    async fn end(&self) -> Answered {
        self.order(Order::Plan(classic::Order::End.into())).await
    }

    /// A standing order, which answers what is already asked; or the open question, once.
    async fn defend(&self, choice: DefendChoice) -> Answered {
        let look = self.acting().await?;
        if look.view.viewer_seat().is_none() {
            return Err(TableError::NotSeated.into());
        }
        let place = self.place()?;
        let mut standing = self.standing(place).await?;
        standing.defend = match choice {
            DefendChoice::Most => Some(view_of(&look).defence_dice()),
            DefendChoice::One => Some(1),
            DefendChoice::Ask => None,
        };
        let done = self.set_standing(place, &standing).await?;
        let words = self.words;
        let said = match choice {
            DefendChoice::Most => words.standing_dice(view_of(&look).defence_dice().into()),
            DefendChoice::One => words.standing_dice(1),
            DefendChoice::Ask if done.look.defence_waits => words.standing_ask(),
            DefendChoice::Ask => words.standing_default(),
        };
        let told = crate::discord::say::done(words, &done);
        Ok(Answer { text: format!("{said}\n\n{}", told.text), ..told })
    }
}
