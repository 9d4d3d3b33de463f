//! Buttons, menus and forms: what was pressed, whether it still means something, and what comes of it ([PBP-7]).
//! Never acts for anybody but the person who pressed.

use super::call::{Answer, Answered, Call, Refusal};
use super::classic;
use super::codec::{Door, Press, Step};
use super::commands::chart::Shape;
use super::menu::{self, Question};
use super::{lobby, say};
use crate::rules::{self, AskId};
use crate::table::{Done, GameId, Look, Order, Place, TableError};
use serenity::all::CreateModal;

/// What a press comes to.
pub(crate) enum Shown {
    /// A new private message.
    Private(Answer),
    /// In place of the message that was pressed.
    Instead(Answer),
    /// A form.
    Form(CreateModal),
    /// The board as a picture, privately, after a moment.
    Board,
    /// A chart or film of that game, likewise.
    Chart(GameId, Shape),
}

impl Call {
    /// Carries out a press; `picked` are the values picked in a menu, or what was typed into a form.
    pub(crate) async fn press(&self, press: &Press, picked: &[String]) -> Result<Shown, Refusal> {
        let one = picked.first().map(String::as_str);
        match press {
            Press::Lobby(game, what) => Ok(match self.press_lobby(*game, *what, one).await? {
                lobby::Pressed::Message(answer) => Shown::Instead(answer),
                lobby::Pressed::Form(form) => Shown::Form(form),
                lobby::Pressed::Private(answer) if one.is_some() => Shown::Instead(answer),
                lobby::Pressed::Private(answer) => Shown::Private(answer),
            }),
            Press::Panel(game, door) => self.open(*game, *door).await,
            Press::Step(game, ask, step) => {
                // Only a menu of cards to drop has more than one value.
                let all = picked.join("-");
                self.step(*game, *ask, step, one.map(|_| all.as_str())).await
            }
            Press::Cup(id, what) => {
                let answer = self.press_cup(*id, *what, one).await?;
                Ok(if what.in_place() { Shown::Instead(answer) } else { Shown::Private(answer) })
            }
            Press::Chart(game, shape) => Ok(Shown::Chart(*game, *shape)),
            Press::CallOff(game) => {
                if self.game_here().await? != *game {
                    return Err(TableError::Stale.into());
                }
                self.desk.table.cancel(self.place()?, &self.person, true).await?;
                Ok(Shown::Instead(Answer::new(self.words.cancelled())))
            }
        }
    }

    /// Which game is here, whether it can be read or not.
    pub(crate) async fn game_here(&self) -> Result<GameId, Refusal> {
        match self.look().await {
            Err(Refusal::Table(TableError::SetAside { game, .. })) => Ok(game),
            look => Ok(look?.game),
        }
    }

    /// The game here, if it is that one.
    async fn same(&self, game: GameId) -> Result<Look, Refusal> {
        let look = self.look().await?;
        if look.game == game { Ok(look) } else { Err(TableError::Stale.into()) }
    }

    async fn open(&self, game: GameId, door: Door) -> Result<Shown, Refusal> {
        let look = self.same(game).await?;
        match door {
            Door::Board => return Ok(Shown::Board),
            Door::Words => return Ok(Shown::Private(self.in_words(&look))),
            Door::Status => return Ok(Shown::Private(self.status(&look))),
            Door::Hand => return Ok(Shown::Private(self.hand(&look))),
            Door::Act | Door::Fortify | Door::Trade | Door::End => {}
        }
        self.playable()?;
        if look.view.viewer_seat().is_none() {
            let waiting = menu::waiting(self.words, &look);
            return Err(Refusal::Said(format!("{}\n{waiting}", self.words.not_seated())));
        }
        let Some(question) = Question::open(self.words, &look) else {
            let waiting = menu::waiting(self.words, &look);
            let said = if look.view.answered { waiting } else { self.words.not_yours_now(&waiting) };
            return Err(Refusal::Said(said));
        };
        Ok(Shown::Private(match question {
            Question::Classic(question) => classic::open_menu(&question, door),
        }))
    }

    async fn step(
        &self,
        game: GameId,
        ask: AskId,
        step: &Step,
        picked: Option<&str>,
    ) -> Result<Shown, Refusal> {
        let look = self.same(game).await?;
        let question = Question::named(self.words, &look, ask);
        let Some(question) = question else {
            let now = menu::now(self.words, &look);
            let text = format!("{}\n\n{}", self.words.illegal_stale(), now.text);
            return Ok(Shown::Instead(Answer::new(text).with(now.rows)));
        };
        if *step == Step::AgreeAlways {
            return Ok(Shown::Instead(self.agree_always(true, true).await?));
        }
        let Question::Classic(question) = &question;
        if let Some(form) = classic::form(question, step, picked) {
            return Ok(Shown::Form(form));
        }
        if let Some(answer) = classic::shown(question, step, picked) {
            return Ok(Shown::Instead(answer));
        }
        let order = classic::order(question, step, picked).ok_or_else(|| self.not_a_number(picked))?;
        let place = self.playable()?;
        Ok(Shown::Instead(self.ordered(place, Some(ask), &order).await?))
    }

    fn not_a_number(&self, picked: Option<&str>) -> Refusal {
        match picked {
            Some(_) => Refusal::Said(self.words.no_number()),
            None => TableError::Stale.into(),
        }
    }

    /// Gives an order and says what it did: in words while the database is being written, sent when the order is kept.
    pub(crate) async fn ordered(&self, place: Place, ask: Option<AskId>, order: &Order) -> Answered {
        let say = |done: Done| self.done(order, &done);
        Ok(self.desk.table.order_saying(place, &self.person, ask, order, say).await?)
    }

    /// What an order did; after an attack that can go on, the same attack again.
    fn done(&self, order: &Order, done: &Done) -> Answer {
        let again = match (order, Question::open(self.words, &done.look)) {
            (Order::Plan(rules::Order::Classic(order)), Some(Question::Classic(question))) => {
                classic::after(&question, order)
            }
            _ => None,
        };
        match again {
            Some(again) => say::done_then(self.words, done, again),
            None => say::done(self.words, done),
        }
    }
}
