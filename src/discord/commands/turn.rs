//! What is done in a turn, and in another's: place, attack, move in, trade, fortify, end, defend ([PBP-8], [PBP-10]).

use super::super::call::{Answer, Answered, Call, Refusal};
use super::super::menu::Question;
use super::super::parse;
use super::completion::{
    complete_fortify_from, complete_fortify_to, complete_from, complete_own, complete_set, complete_to,
};
use super::whole::{AtLeast, Dice, Within};
use super::{Ctx, Done, caller, present, said};
use crate::rules::{Action, Board, Menu, TerritoryId};
use crate::table::{Look, Order, TableError, Until};

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
    /// The running game here, for somebody who wants to act in it.
    pub(super) async fn acting(&self) -> Result<Look, Refusal> {
        self.playable()?;
        self.look().await
    }

    /// The board of the game here, for somebody who wants to act in it.
    async fn board_here(&self) -> Result<&'static Board, Refusal> {
        Ok(self.desk.table.board(self.playable()?).await?)
    }

    /// The territory that was typed.
    pub(super) fn territory(&self, board: &'static Board, typed: &str) -> Result<TerritoryId, Refusal> {
        parse::territory(self.words, board, typed).map_err(Refusal::Said)
    }

    /// A number of armies: at least one. What is too large is left to the referee, who knows the bound.
    pub(super) fn armies(&self, n: i64) -> Result<u32, Refusal> {
        if n < 1 {
            return Err(said(self.words.no_such_number_of_armies()));
        }
        Ok(u32::try_from(n).unwrap_or(u32::MAX))
    }

    /// Gives an order and says what it did.
    pub(super) async fn order(&self, order: Order) -> Answered {
        self.ordered(self.playable()?, None, &order).await
    }

    async fn place_armies(&self, territory: &str, armies: Option<i64>) -> Answered {
        let look = self.acting().await?;
        let at = self.territory(look.view.map(), territory)?;
        let asked = Question::open(self.words, &look).map(|question| question.ask.menu.clone());
        let left = match asked {
            // The two armies for a card: there is nothing to count.
            Some(Menu::Bonus { .. }) => return self.order(Order::Answer(Action::Bonus { at })).await,
            Some(Menu::Reinforce { left, .. }) => left,
            _ => 1,
        };
        let n = armies.map_or(Ok(left), |n| self.armies(n))?;
        self.order(Order::Answer(Action::Place { armies: vec![(at, n)] })).await
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
        let too_many = |n: i64| said(self.words.no_such_dice(super::game::magnitude(n)));
        // At least one die; what is too many is for the referee to say, who knows how many armies stand there.
        let dice = match dice {
            Some(n) if n < 1 => return Err(said(self.words.no_dice())),
            Some(n) => Some(u8::try_from(n).map_err(|_| too_many(n))?),
            None => None,
        };
        let until = self.until(until)?;
        self.order(Order::Attack { from, to, dice, until }).await
    }

    fn until(&self, until: (Option<UntilChoice>, Option<i64>, Option<i64>)) -> Result<Until, Refusal> {
        match until {
            (Some(UntilChoice::Once) | None, None, None) => Ok(Until::Once),
            (Some(UntilChoice::Captured), None, None) => Ok(Until::Captured),
            (None | Some(UntilChoice::Captured), Some(n), None) => self.armies(n).map(Until::Left),
            (None | Some(UntilChoice::Captured), None, Some(percent)) => {
                let fits = u8::try_from(percent).ok().filter(|percent| *percent <= CERTAIN);
                let wrong = || said(self.words.bad_percent(super::game::magnitude(percent)));
                fits.map(Until::Chance).ok_or_else(wrong)
            }
            _ => Err(said(self.words.one_stop_condition())),
        }
    }

    async fn advance(&self, armies: Option<i64>) -> Answered {
        let look = self.acting().await?;
        let most = match Question::open(self.words, &look).map(|question| question.ask.menu.clone()) {
            Some(Menu::Advance { max, .. }) => max,
            _ => 1,
        };
        let armies = armies.map_or(Ok(most), |n| self.armies(n))?;
        self.order(Order::Answer(Action::Advance { armies })).await
    }

    async fn trade(&self, cards: Option<&str>) -> Answered {
        let look = self.acting().await?;
        if let Some(cards) = cards {
            let cards = parse::cards(self.words, &look, cards).map_err(Refusal::Said)?;
            return self.order(Order::Answer(Action::Trade { cards })).await;
        }
        let question = Question::open(self.words, &look);
        match question.filter(|question| {
            matches!(question.ask.menu, Menu::Trade { .. } | Menu::Reinforce { .. } | Menu::Spoils { .. })
        }) {
            Some(question) => Ok(super::super::menu::trade_sets(&question)),
            // Not the moment to trade: the table says whose moment it is, and for what.
            None => self.order(Order::Answer(Action::Trade { cards: parse::no_cards() })).await,
        }
    }

    async fn fortify(&self, from: &str, to: &str, armies: Option<i64>) -> Answered {
        let board = self.board_here().await?;
        let (from, to) = (self.territory(board, from)?, self.territory(board, to)?);
        let armies = armies.map(|n| self.armies(n)).transpose()?;
        self.order(Order::Fortify { from, to, armies }).await
    }

    async fn end(&self) -> Answered {
        self.order(Order::End).await
    }

    /// A standing order, which answers what is already asked; or the open question, once.
    async fn defend(&self, choice: DefendChoice) -> Answered {
        let look = self.acting().await?;
        if look.view.own.is_none() {
            return Err(TableError::NotSeated.into());
        }
        let place = self.place()?;
        let mut standing = self.desk.table.standing(place, &self.person).await?;
        standing.defend = match choice {
            DefendChoice::Most => Some(look.view.defence_dice()),
            DefendChoice::One => Some(1),
            DefendChoice::Ask => None,
        };
        let done = self.desk.table.set_standing(place, &self.person, standing).await?;
        let words = self.words;
        let said = match choice {
            DefendChoice::Most => words.standing_dice(look.view.defence_dice().into()),
            DefendChoice::One => words.standing_dice(1),
            DefendChoice::Ask if done.look.defence_waits => words.standing_ask(),
            DefendChoice::Ask => words.standing_default(),
        };
        let told = super::super::say::done(words, &done);
        Ok(Answer { text: format!("{said}\n\n{}", told.text), ..told })
    }
}
