//! Handler of components and modals: decodes the custom id, checks that it is still valid, and carries it out ([PBP-7])
//! for the person in the interaction.

use crate::discord::commands::new_game::{self, Wish};
use crate::discord::commands::past_turns;
use crate::discord::commands::plan_pages;
use crate::discord::commands::profile;
use crate::discord::commands::view;
use crate::discord::components::custom_id::{self, Coded, MyPress, PanelPress, Unreadable};
use crate::discord::context::answer::Answer;
use crate::discord::families::{self, AnyPress, FamilyPress};
use crate::discord::interactions::press_response::PressResponse;
use crate::discord::interactions::request::{Refusal, Request};
use crate::discord::lobby::lobby_message;
use crate::discord::lobby::rematch;
use crate::discord::panels::agreed_end;
use crate::discord::panels::away_page;
use crate::discord::panels::give_order;
use crate::discord::panels::hand;
use crate::discord::panels::lost_seat;
use crate::discord::panels::manage_page;
use crate::discord::panels::my_games;
use crate::discord::panels::notices_page;
use crate::discord::panels::nudge_button;
use crate::discord::panels::open_question;
use crate::discord::panels::privacy_page;
use crate::discord::panels::proposals;
use crate::discord::panels::seat_handover;
use crate::discord::panels::server_rules_page;
use crate::discord::panels::undo;
use crate::discord::pictures::panel_picture::{Front, PanelPicture};
use crate::discord::texts::status_text;
use crate::discord::tournaments::tournament_message;
use crate::rules::{Action, AskId};
use crate::table::{ClockRequest, GameId, GameRef, Look, Order, Status, TableError};

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
            if request.game_here().await? != *game {
                return Err(TableError::Stale.into());
            }
            request.context.table.cancel(request.place()?, &request.person, true).await?;
            Ok(PressResponse::Instead(Answer::new(request.words.cancelled())))
        }
        Coded::NewInThread(wish) => {
            Ok(PressResponse::Instead(new_game::open_in_thread(request, Wish::of(*wish)).await?))
        }
        Coded::NewInThreadWith(wish, policy) => {
            let wish = Wish { absence: Some(*policy), ..Wish::of(*wish) };
            Ok(PressResponse::Instead(new_game::open_in_thread(request, wish).await?))
        }
        Coded::NewInThreadTimed(wish, absence, clock) => {
            let wish = Wish { absence: *absence, clock: *clock, ..Wish::of(*wish) };
            Ok(PressResponse::Instead(new_game::open_in_thread(request, wish).await?))
        }
        Coded::Away(what) => away_page::press_away(request, *what, picked).await,
        Coded::TakeSeat(game) => {
            Ok(PressResponse::Private(lost_seat::take_back(request, (*game).into()).await?))
        }
        Coded::Nudge(game) => Ok(PressResponse::Private(nudge_button::nudge(request, (*game).into()).await?)),
        Coded::Hint(game) => {
            request.same_game(*game).await?;
            Ok(PressResponse::Hint)
        }
        Coded::Agree(game, number) => {
            request.same_game(*game).await?;
            let agreed = ClockRequest::Agree(*number);
            Ok(PressResponse::Private(proposals::change_clock(request, request.playable()?, agreed).await?))
        }
        Coded::Handover(game, what) => seat_handover::press_handover(request, *game, *what).await,
        Coded::Concede(game, what) => agreed_end::press_concede(request, *game, *what).await,
        Coded::CallIt(game, what) => agreed_end::press_call(request, *game, *what).await,
        Coded::Own(press) => Ok(PressResponse::Instead(families::own(request, press).await?)),
        Coded::Plan(game, what) => plan_pages::press_plan(request, *game, *what, one).await,
        Coded::My(MyPress::Next) => Ok(PressResponse::Private(my_games::my_next(request).await?)),
        Coded::My(MyPress::Page(page)) => {
            Ok(PressResponse::Instead(my_games::my_games(request, *page as usize).await?))
        }
        Coded::Notices(game, what) => notices_page::press_notices(request, *game, *what, picked).await,
        Coded::Server(what) => {
            Ok(PressResponse::Instead(server_rules_page::press_server(request, *what, picked).await?))
        }
        Coded::Privacy(what) => privacy_page::press_privacy(request, *what).await,
        Coded::Manage(what) => {
            Ok(PressResponse::Instead(manage_page::press_manage(request, *what, one).await?))
        }
        Coded::My(MyPress::HideRatings(hidden)) => {
            Ok(PressResponse::Instead(profile::choose(request, |choice| choice.hidden = *hidden).await?))
        }
        Coded::My(MyPress::RatingsElsewhere(on)) => {
            Ok(PressResponse::Instead(profile::choose(request, |choice| choice.elsewhere = *on).await?))
        }
        Coded::Standing(game, press) => {
            let look = request.same_game(*game).await?;
            must_go_on(request, &look)?;
            families::press_standing(request, &look, press, picked).await
        }
        Coded::Undo(game, what) => Ok(PressResponse::Instead(undo::press_undo(request, *game, *what).await?)),
        // `read` replaces a pick by the picked code.
        Coded::Pick(_) => Err(Refusal::Said(request.words.unknown_button())),
    }
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
    let look = request.same_game(game).await?;
    match what {
        PanelPress::Board => return Ok(PressResponse::Board),
        PanelPress::Words => return Ok(PressResponse::Private(view::in_words(request, &look))),
        PanelPress::Status => return Ok(PressResponse::Private(view::status_answer(request, &look))),
        PanelPress::Hand => return Ok(PressResponse::Private(hand::hand_answer(request, &look))),
        PanelPress::PastWords(turn) => {
            let past = past_turns::past_board(request, *turn).await?;
            return Ok(PressResponse::Private(view::in_words(request, &past.look)));
        }
        PanelPress::Act | PanelPress::Page(_) => {}
    }
    request.playable()?;
    must_go_on(request, &look)?;
    if let Some(answer) = lost_seat::lost(request, &look) {
        return Ok(PressResponse::Private(answer));
    }
    if look.view.viewer_seat().is_none() {
        let waiting = status_text::waiting(request.words, &look);
        return Err(Refusal::Said(format!("{}\n{waiting}", request.words.not_seated())));
    }
    let Some(ask) = open_question::open(&look) else {
        let waiting = status_text::waiting(request.words, &look);
        let said = if look.view.answered || look.status != Status::Running {
            waiting
        } else {
            request.words.not_yours_now(&waiting)
        };
        return Err(Refusal::Said(said));
    };
    let family = request.context.family(&look);
    let page = match what {
        PanelPress::Page(page) => {
            let page = families::page(request.words, (&look, ask), page);
            page.or_else(|| open_question::asked(family, request.words, &look, ask))
        }
        _ => None,
    };
    let answer = page.unwrap_or_else(|| open_question::answer_now(request, &look));
    let front = family.front_of_question(request.words, &look, ask);
    let picture = front.map_or(PanelPicture::Kept, |at| {
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
    let look = request.same_game(game).await?;
    must_go_on(request, &look)?;
    let named = look.view.asks.iter().find(|open| open.id == ask);
    let open = named.filter(|_| look.status == Status::Running).ok_or(TableError::Stale)?;
    let response = match doing {
        QuestionAction::Show => {
            let shown = open_question::asked(request.context.family(&look), request.words, &look, open);
            PressResponse::Instead(shown.ok_or(TableError::Stale)?)
        }
        QuestionAction::Answer(action) => {
            let order = Order::Answer(action.clone());
            PressResponse::Instead(give_order::by_press(request, ask, &order).await?)
        }
        QuestionAction::Step(step) => families::step(request, (&look, open), step, picked).await?,
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
    let now = open_question::answer_now(request, &look);
    Some(Answer { text: format!("{}\n\n{}", request.words.illegal_stale(), now.text), ..now })
}
