//! Handler of components and modals: decodes the custom id, checks that it is still valid, and carries it out ([PBP-7])
//! for the person in the interaction.

use crate::discord::commands::new_game;
use crate::discord::commands::past_turns;
use crate::discord::commands::view;
use crate::discord::components::custom_id::{self, Coded, MyPress, PanelPress, Unreadable};
use crate::discord::families::{self, AnyPress, FamilyPress, Question};
use crate::discord::interactions::press_response::PressResponse;
use crate::discord::interactions::request::{Answer, Answered, Refusal, Request};
use crate::discord::lobby::lobby_message;
use crate::discord::lobby::rematch;
use crate::discord::panels::my_games;
use crate::discord::panels::own_turn_end;
use crate::discord::panels::plans;
use crate::discord::panels::table_replies;
use crate::discord::panels::undo;
use crate::discord::pictures::panel_picture::{Front, PanelPicture};
use crate::discord::texts::status_text;
use crate::discord::tournaments::tournament_message;
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

/// Carries out a press; `picked` holds the values picked in a select menu, or the text typed into a modal.
pub(crate) async fn carry_out_press(
    request: &Request,
    press: &AnyPress,
    picked: &[String],
) -> Result<PressResponse, Refusal> {
    let one = picked.first().map(String::as_str);
    match press {
        Coded::Lobby(game, what) => {
            Ok(match lobby_message::press_lobby(request, *game, *what, one).await? {
                lobby_message::Pressed::Message(answer) => PressResponse::Instead(answer),
                lobby_message::Pressed::Form(form) => PressResponse::Form(form),
                lobby_message::Pressed::Private(answer) if one.is_some() => PressResponse::Instead(answer),
                lobby_message::Pressed::Private(answer) => PressResponse::Private(answer),
            })
        }
        Coded::Panel(game, what) => open_page(request, *game, what).await,
        Coded::Menu(game, ask) => open_question(request, *game, *ask, QuestionAction::Show, picked).await,
        Coded::Answer(game, ask, action) => {
            open_question(request, *game, *ask, QuestionAction::Answer(action), picked).await
        }
        Coded::Step(game, ask, step) => {
            open_question(request, *game, *ask, QuestionAction::Step(step), picked).await
        }
        Coded::Tournament(id, what) => {
            let answer = tournament_message::press_tournament(request, *id, *what, one).await?;
            Ok(if what.in_place() { PressResponse::Instead(answer) } else { PressResponse::Private(answer) })
        }
        Coded::Rematch(game) => Ok(PressResponse::Lobby(rematch::rematch(request, *game).await?)),
        Coded::Chart(game, button) => Ok(PressResponse::Chart(*game, (*button).into())),
        Coded::CallOff(game) => {
            if game_here(request).await? != *game {
                return Err(TableError::Stale.into());
            }
            request.context.table.cancel(request.place()?, &request.person, true).await?;
            Ok(PressResponse::Instead(Answer::new(request.words.cancelled())))
        }
        Coded::NewInThread(wish) => {
            Ok(PressResponse::Instead(new_game::open_in_thread(request, wish).await?))
        }
        Coded::Own(press) => Ok(PressResponse::Instead(families::own(request, press).await?)),
        Coded::Plan(game, what) => plans::press_plan(request, *game, *what, one).await,
        Coded::My(MyPress::Next) => Ok(PressResponse::Private(my_games::my_next(request).await?)),
        Coded::My(MyPress::Page(page)) => {
            Ok(PressResponse::Instead(my_games::my_games(request, *page as usize).await?))
        }
        Coded::Standing(game, press) => {
            let look = same_game(request, *game).await?;
            must_go_on(request, &look)?;
            families::press_standing(request, &look, press, picked).await
        }
        Coded::Undo(game, what) => Ok(PressResponse::Instead(undo::press_undo(request, *game, *what).await?)),
        // `read` replaces a pick by the picked code.
        Coded::Pick(_) => Err(Refusal::Said(request.words.unknown_button())),
    }
}

/// The id of the game in this channel, also if the game is set aside.
pub(crate) async fn game_here(request: &Request) -> Result<GameId, Refusal> {
    match request.look().await {
        Err(Refusal::Table(TableError::SetAside { game, .. })) => Ok(game),
        look => Ok(look?.game),
    }
}

/// The game that this request is about, if it has that id.
pub(crate) async fn same_game(request: &Request, game: GameId) -> Result<Look, Refusal> {
    let look = request.look().await?;
    if look.game == game { Ok(look) } else { Err(TableError::Stale.into()) }
}

/// Refuses a press from outside the channel about a game that is parked ([PBP-53]).
fn must_go_on(request: &Request, look: &Look) -> Result<(), Refusal> {
    match (request.target()?, look.parked) {
        (GameRef::Id(_), Some(why)) => {
            let (number, guild) = (look.number, look.place.guild);
            Err(TableError::Parked { number, guild, why }.into())
        }
        _ => Ok(()),
    }
}

async fn open_page(
    request: &Request,
    game: GameId,
    what: &PanelPress<FamilyPress>,
) -> Result<PressResponse, Refusal> {
    let look = same_game(request, game).await?;
    match what {
        PanelPress::Board => return Ok(PressResponse::Board),
        PanelPress::Words => return Ok(PressResponse::Private(view::in_words(request, &look))),
        PanelPress::Status => return Ok(PressResponse::Private(view::status_answer(request, &look))),
        PanelPress::Hand => return Ok(PressResponse::Private(view::hand_answer(request, &look))),
        PanelPress::PastWords(turn) => {
            let past = past_turns::past_board(request, *turn).await?;
            return Ok(PressResponse::Private(view::in_words(request, &past.look)));
        }
        PanelPress::Act | PanelPress::Page(_) => {}
    }
    request.playable()?;
    must_go_on(request, &look)?;
    if look.view.viewer_seat().is_none() {
        let waiting = status_text::waiting(request.words, &look);
        return Err(Refusal::Said(format!("{}\n{waiting}", request.words.not_seated())));
    }
    let Some(question) = Question::open(request.words, &look) else {
        let waiting = status_text::waiting(request.words, &look);
        let said = if look.view.answered || look.status != Status::Running {
            waiting
        } else {
            request.words.not_yours_now(&waiting)
        };
        return Err(Refusal::Said(said));
    };
    let answer = match what {
        PanelPress::Page(page) => question.page(page),
        _ => families::answer_now(request, &look),
    };
    let picture = question.front().map_or(PanelPicture::Kept, |at| {
        PanelPicture::Front(Box::new(Front { look: look.clone(), seen: Vec::new(), at: Some(at) }))
    });
    Ok(PressResponse::Private(Answer { picture, ..answer.in_colour_of(&look) }))
}

async fn open_question(
    request: &Request,
    game: GameId,
    ask: AskId,
    doing: QuestionAction<'_>,
    picked: &[String],
) -> Result<PressResponse, Refusal> {
    let look = same_game(request, game).await?;
    must_go_on(request, &look)?;
    let Some(question) = Question::named(request.words, &look, ask) else {
        return Err(TableError::Stale.into());
    };
    let response = match doing {
        QuestionAction::Show => PressResponse::Instead(question.answer()),
        QuestionAction::Answer(action) => {
            let order = Order::Answer(action.clone());
            PressResponse::Instead(ordered(request, request.playable()?, Some(ask), &order).await?)
        }
        QuestionAction::Step(step) => families::step(request, ask, (&question, step), picked).await?,
    };
    Ok(match response {
        PressResponse::Instead(answer) => PressResponse::Instead(answer.in_colour_of(&look)),
        other => other,
    })
}

/// What can be done now in that game, in place of a question that is no longer open; `None` if the request is about
/// another game.
pub(crate) async fn moved_on(request: &Request, game: GameId) -> Option<Answer> {
    let look = request.look().await.ok().filter(|look| look.game == game)?;
    let now = families::answer_now(request, &look);
    Some(Answer { text: format!("{}\n\n{}", request.words.illegal_stale(), now.text), ..now })
}

/// Gives an order and returns its result as an answer. The text is made during the database write, and sent after
/// the commit. A press names its question `ask`, and its panel gets a picture; a command answers without one.
pub(crate) async fn ordered(
    request: &Request,
    which: GameRef,
    ask: Option<AskId>,
    order: &Order,
) -> Answered {
    let say = |done: Done| {
        let (answer, end) = match own_turn_end::own_turn_end(request, &done) {
            Some((answer, end)) => (answer, Some(end)),
            None => (order_done(request, order, &done), None),
        };
        let answer =
            if ask.is_some() { Answer { picture: families::picture_after(done), ..answer } } else { answer };
        (answer, end)
    };
    let (answer, end) = request.context.table.order_saying(which, &request.person, ask, order, say).await?;
    let answer = match end {
        Some(end) => own_turn_end::with_achieved(request, answer, &end).await,
        None => answer,
    };
    Ok(own_turn_end::with_next_game(request, answer).await)
}

/// The result of an order; if the order can be repeated, with the menu to repeat it.
fn order_done(request: &Request, order: &Order, done: &Done) -> Answer {
    let question = Question::open(request.words, &done.look);
    let answer = match question.and_then(|question| question.after(order, &done.seen)) {
        Some(again) => table_replies::done_then(request, done, again),
        None => table_replies::tell_done(request, done),
    };
    families::with_offer(request.words, done, answer).in_colour_of(&done.look)
}
