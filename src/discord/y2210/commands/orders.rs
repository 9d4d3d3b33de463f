//! Commands of a year's order of play and of a turn's steps: `/bid`, `/choose`, `/done`, `/give`.

use super::super::question::{Question, view_of};
use super::complete::complete_choice;
use super::typed;
use crate::discord::interactions::request::{Answer, Answered, Refusal, Request};
use crate::discord::interactions::slash::{Command, Ctx, Done, caller, present, refusal};
use crate::discord::options::integer_option::{AtLeast, magnitude};
use crate::rules::Illegal;
use crate::rules::y2210::{Action, Menu};
use crate::table::{Look, Order, TableError};
use serenity::all::User;

pub(super) fn commands() -> Vec<Command> {
    vec![bid(), choose(), done(), give()]
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn bid(ctx: Ctx<'_>, energy: Option<AtLeast<0>>, every_year: Option<bool>) -> Done {
    let call = caller(&ctx);
    let answered = call.bid(AtLeast::given(energy), every_year.unwrap_or(false)).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn choose(ctx: Ctx<'_>, #[autocomplete = "complete_choice"] choice: String) -> Done {
    let call = caller(&ctx);
    let answered = call.choose(&choice).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn done(ctx: Ctx<'_>) -> Done {
    let call = caller(&ctx);
    let answered = call.step_done().await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn give(ctx: Ctx<'_>, player: User, energy: AtLeast<1>) -> Done {
    let call = caller(&ctx);
    let answered = call.give(&player, energy.0).await;
    present(ctx, &call, answered).await
}

impl Request {
    /// The game of this channel, for a person who wants to act in it, if it is of this family.
    pub(in super::super) async fn acting_in_y2210(&self) -> Result<Look, Refusal> {
        let look = self.acting().await?;
        match view_of(&look) {
            Some(_) => Ok(look),
            None => Err(TableError::Illegal(Illegal::OtherFamily).into()),
        }
    }

    /// Gives one answer.
    pub(in super::super) async fn answer_y2210(&self, action: Action) -> Answered {
        self.order(Order::Answer(action.into())).await
    }

    /// Bids, or sets the bid of each year; without a number, shows the question or the standing orders.
    async fn bid(&self, energy: Option<i64>, every_year: bool) -> Answered {
        let look = self.acting_in_y2210().await?;
        let question = Question::open(self.words, &look);
        let asked = question.filter(|question| matches!(question.menu, Menu::Bid(_)));
        match (energy, every_year) {
            (None, true) => self.every_year(None).await,
            (None, false) => match asked {
                Some(question) => Ok(question.answer()),
                None => self.y2210_standing_page(&look).await,
            },
            (Some(n), _) if n < 0 => Err(refusal(self.words.no_such_energy())),
            (Some(n), true) => self.every_year(Some(magnitude(n))).await,
            (Some(n), false) => self.answer_y2210(Action::Bid { energy: magnitude(n) }).await,
        }
    }

    async fn every_year(&self, energy: Option<u32>) -> Answered {
        let which = self.target()?;
        let mut standing = self.y2210_standing(which).await?;
        standing.bid = energy;
        let done = self.set_y2210_standing(which, &standing).await?;
        let said = energy.map_or_else(|| self.words.menu_bid_ask(), |energy| self.words.menu_bid(energy));
        let told = self.tell_done(&done);
        Ok(Answer { text: format!("{said}\n\n{}", told.text), ..told })
    }

    /// A turn-order marker by its number, the deck of the bonus card, or yes and no about blank cards.
    async fn choose(&self, choice: &str) -> Answered {
        let look = self.acting_in_y2210().await?;
        let question = Question::open(self.words, &look);
        let number = choice.trim().parse::<u8>().ok();
        let action = match question.map(|question| question.menu.clone()) {
            Some(Menu::BonusDeck(_)) => {
                Action::Draw { deck: typed::commander(self.words, choice).map_err(Refusal::Said)? }
            }
            Some(Menu::Agree(_)) => {
                Action::Agree { agreed: typed::yes(self.words, choice).map_err(Refusal::Said)? }
            }
            Some(Menu::Confirm(_)) => {
                Action::Confirm { played: typed::yes(self.words, choice).map_err(Refusal::Said)? }
            }
            _ => Action::Marker { number: number.ok_or_else(|| refusal(self.words.no_number()))? },
        };
        self.answer_y2210(action).await
    }

    /// Nothing more in this step.
    async fn step_done(&self) -> Answered {
        let look = self.acting_in_y2210().await?;
        let action = match Question::open(self.words, &look).map(|question| question.menu.clone()) {
            Some(Menu::Buy(_)) => Action::Buy { decks: Vec::new() },
            Some(Menu::React(_)) => Action::React { cards: Vec::new() },
            _ => Action::Done,
        };
        self.answer_y2210(action).await
    }

    async fn give(&self, player: &User, energy: i64) -> Answered {
        let look = self.acting_in_y2210().await?;
        let to = look.seated.iter().find(|seated| seated.person == player.id.get());
        let to = to.ok_or_else(|| refusal(self.words.no_such_player()))?.seat;
        if energy < 1 {
            return Err(refusal(self.words.no_such_energy()));
        }
        self.answer_y2210(Action::Gift { to, energy: magnitude(energy) }).await
    }
}
