//! Handler of components and modals: decodes the custom id, checks that it is still valid, and carries it out ([PBP-7])
//! for the person in the interaction.

use crate::discord::components::custom_id::{self, Coded, MyPress, PanelPress, Unreadable};
use crate::discord::families::{self, AnyPress, FamilyPress, Question};
use crate::discord::interactions::press_response::PressResponse;
use crate::discord::interactions::request::{Answer, Answered, Refusal, Request};
use crate::discord::lobby::lobby_message;
use crate::discord::pictures::panel_picture::{Front, PanelPicture};
use crate::discord::texts::status_text;
use crate::rules::{Action, AskId};
use crate::table::{Done, GameId, GameRef, Look, Order, Status, TableError};

/// Action on an open question.
enum QuestionAction<'a> {
    /// Show it again.
    Show,
    /// Answer it.
    Answer(&'a Action),
    /// Take a step in a menu of its family.
    Step(&'a FamilyPress),
}

/// Decodes the press: the custom id itself, or, for a select menu whose option values are codes, the picked code. The
/// flag is true for a picked code.
pub(crate) fn read(code: &str, picked: &[String]) -> Result<(AnyPress, bool), Unreadable> {
    match custom_id::read(code)? {
        Coded::Pick(_) => match custom_id::read(picked.first().ok_or(Unreadable::Malformed)?)? {
            Coded::Pick(_) => Err(Unreadable::Malformed),
            press => Ok((press, true)),
        },
        press => Ok((press, false)),
    }
}

impl Request {
    /// Carries out a press; `picked` holds the values picked in a select menu, or the text typed into a modal.
    pub(crate) async fn press(&self, press: &AnyPress, picked: &[String]) -> Result<PressResponse, Refusal> {
        let one = picked.first().map(String::as_str);
        match press {
            Coded::Lobby(game, what) => Ok(match self.press_lobby(*game, *what, one).await? {
                lobby_message::Pressed::Message(answer) => PressResponse::Instead(answer),
                lobby_message::Pressed::Form(form) => PressResponse::Form(form),
                lobby_message::Pressed::Private(answer) if one.is_some() => PressResponse::Instead(answer),
                lobby_message::Pressed::Private(answer) => PressResponse::Private(answer),
            }),
            Coded::Panel(game, what) => self.open(*game, what).await,
            Coded::Menu(game, ask) => self.question(*game, *ask, QuestionAction::Show, picked).await,
            Coded::Answer(game, ask, action) => {
                self.question(*game, *ask, QuestionAction::Answer(action), picked).await
            }
            Coded::Step(game, ask, step) => {
                self.question(*game, *ask, QuestionAction::Step(step), picked).await
            }
            Coded::Tournament(id, what) => {
                let answer = self.press_tournament(*id, *what, one).await?;
                Ok(if what.in_place() {
                    PressResponse::Instead(answer)
                } else {
                    PressResponse::Private(answer)
                })
            }
            Coded::Rematch(game) => Ok(PressResponse::Lobby(self.rematch(*game).await?)),
            Coded::Chart(game, button) => Ok(PressResponse::Chart(*game, (*button).into())),
            Coded::CallOff(game) => {
                if self.game_here().await? != *game {
                    return Err(TableError::Stale.into());
                }
                self.context.table.cancel(self.place()?, &self.person, true).await?;
                Ok(PressResponse::Instead(Answer::new(self.words.cancelled())))
            }
            Coded::NewInThread(wish) => Ok(PressResponse::Instead(self.open_in_thread(wish).await?)),
            Coded::Own(press) => Ok(PressResponse::Instead(self.own(press).await?)),
            Coded::Plan(game, what) => self.press_plan(*game, *what, one).await,
            Coded::My(MyPress::Next) => Ok(PressResponse::Private(self.my_next().await?)),
            Coded::My(MyPress::Page(page)) => {
                Ok(PressResponse::Instead(self.my_games(*page as usize).await?))
            }
            Coded::Standing(game, press) => {
                let look = self.same(*game).await?;
                self.must_go_on(&look)?;
                self.press_standing(&look, press, picked).await
            }
            Coded::Undo(game, what) => Ok(PressResponse::Instead(self.press_undo(*game, *what).await?)),
            // `read` replaces a pick by the picked code.
            Coded::Pick(_) => Err(Refusal::Said(self.words.unknown_button())),
        }
    }

    /// The id of the game in this channel, also if the game is set aside.
    pub(crate) async fn game_here(&self) -> Result<GameId, Refusal> {
        match self.look().await {
            Err(Refusal::Table(TableError::SetAside { game, .. })) => Ok(game),
            look => Ok(look?.game),
        }
    }

    /// The game that this request is about, if it has that id.
    pub(crate) async fn same(&self, game: GameId) -> Result<Look, Refusal> {
        let look = self.look().await?;
        if look.game == game { Ok(look) } else { Err(TableError::Stale.into()) }
    }

    /// Refuses a press from outside the channel about a game that is parked ([PBP-53]).
    fn must_go_on(&self, look: &Look) -> Result<(), Refusal> {
        match (self.target()?, look.parked) {
            (GameRef::Id(_), Some(why)) => {
                let (number, guild) = (look.number, look.place.guild);
                Err(TableError::Parked { number, guild, why }.into())
            }
            _ => Ok(()),
        }
    }

    async fn open(&self, game: GameId, what: &PanelPress<FamilyPress>) -> Result<PressResponse, Refusal> {
        let look = self.same(game).await?;
        match what {
            PanelPress::Board => return Ok(PressResponse::Board),
            PanelPress::Words => return Ok(PressResponse::Private(self.in_words(&look))),
            PanelPress::Status => return Ok(PressResponse::Private(self.status(&look))),
            PanelPress::Hand => return Ok(PressResponse::Private(self.hand(&look))),
            PanelPress::PastWords(turn) => {
                let past = self.past_board(*turn).await?;
                return Ok(PressResponse::Private(self.in_words(&past.look)));
            }
            PanelPress::Act | PanelPress::Page(_) => {}
        }
        self.playable()?;
        self.must_go_on(&look)?;
        if look.view.viewer_seat().is_none() {
            let waiting = status_text::waiting(self.words, &look);
            return Err(Refusal::Said(format!("{}\n{waiting}", self.words.not_seated())));
        }
        let Some(question) = Question::open(self.words, &look) else {
            let waiting = status_text::waiting(self.words, &look);
            let said = if look.view.answered || look.status != Status::Running {
                waiting
            } else {
                self.words.not_yours_now(&waiting)
            };
            return Err(Refusal::Said(said));
        };
        let answer = match what {
            PanelPress::Page(page) => question.page(page),
            _ => self.now(&look),
        };
        let picture = question.front().map_or(PanelPicture::Kept, |at| {
            PanelPicture::Front(Box::new(Front { look: look.clone(), seen: Vec::new(), at: Some(at) }))
        });
        Ok(PressResponse::Private(Answer { picture, ..answer.in_colour_of(&look) }))
    }

    async fn question(
        &self,
        game: GameId,
        ask: AskId,
        doing: QuestionAction<'_>,
        picked: &[String],
    ) -> Result<PressResponse, Refusal> {
        let look = self.same(game).await?;
        self.must_go_on(&look)?;
        let Some(question) = Question::named(self.words, &look, ask) else {
            return Err(TableError::Stale.into());
        };
        let response = match doing {
            QuestionAction::Show => PressResponse::Instead(question.answer()),
            QuestionAction::Answer(action) => {
                let order = Order::Answer(action.clone());
                PressResponse::Instead(self.ordered(self.playable()?, Some(ask), &order).await?)
            }
            QuestionAction::Step(step) => self.step(ask, (&question, step), picked).await?,
        };
        Ok(match response {
            PressResponse::Instead(answer) => PressResponse::Instead(answer.in_colour_of(&look)),
            other => other,
        })
    }

    /// What can be done now in that game, in place of a question that is no longer open; `None` if the request is about
    /// another game.
    pub(crate) async fn moved_on(&self, game: GameId) -> Option<Answer> {
        let look = self.look().await.ok().filter(|look| look.game == game)?;
        let now = self.now(&look);
        Some(Answer { text: format!("{}\n\n{}", self.words.illegal_stale(), now.text), ..now })
    }

    /// Gives an order and returns its result as an answer. The text is made during the database write, and sent after
    /// the commit. A press names its question `ask`, and its panel gets a picture; a command answers without one.
    pub(crate) async fn ordered(&self, which: GameRef, ask: Option<AskId>, order: &Order) -> Answered {
        let say = |done: Done| {
            let (answer, end) = match self.own_turn_end(&done) {
                Some((answer, end)) => (answer, Some(end)),
                None => (self.done(order, &done), None),
            };
            let answer = if ask.is_some() {
                Answer { picture: families::picture_after(done), ..answer }
            } else {
                answer
            };
            (answer, end)
        };
        let (answer, end) = self.context.table.order_saying(which, &self.person, ask, order, say).await?;
        let answer = match end {
            Some(end) => self.with_achieved(answer, &end).await,
            None => answer,
        };
        Ok(self.with_next_game(answer).await)
    }

    /// The result of an order; if the order can be repeated, with the menu to repeat it.
    fn done(&self, order: &Order, done: &Done) -> Answer {
        let question = Question::open(self.words, &done.look);
        let answer = match question.and_then(|question| question.after(order, &done.seen)) {
            Some(again) => self.done_then(done, again),
            None => self.tell_done(done),
        };
        families::with_offer(self.words, done, answer).in_colour_of(&done.look)
    }
}
