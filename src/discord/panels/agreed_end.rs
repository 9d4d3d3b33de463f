//! The end of a game by agreement ([PBP-65]): what somebody is asked who wants to concede or to end the game as it stands, and the
//! buttons that do it. Every answer is private.

use crate::discord::components::custom_id::{CallPress, ConcedePress, Press};
use crate::discord::components::{blue, buttons, grey, red};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::press_response::PressResponse;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::texts::status_text::{moment, names, plain_names};
use crate::rules::Seat;
use crate::table::{ConcessionOffer, GameId, Look, Status};
use crate::text::Words;
use serenity::all::CreateActionRow;

/// The buttons below the announcement of a proposal to end the game, and on a private page about it.
pub(crate) fn call_buttons(words: Words, game: GameId, number: u32, private: bool) -> Vec<CreateActionRow> {
    let press = |agree| Press::CallIt(game, CallPress { number, agree, private });
    let refuse = grey(&press(false), &words.button_refuse_to_end());
    buttons(&[blue(&press(true), &words.button_agree_to_end()), refuse])
}

/// Asks whether somebody really concedes, or takes it back.
pub(crate) async fn ask_to_concede(request: &Request, to: Option<Seat>) -> Answered {
    let (words, which) = (request.words, request.playable()?);
    let offer = request.context.table.concession(which, &request.person, to).await?;
    let ConcessionOffer { to, conceded, have, of, look } = offer;
    let press = |what| Press::Concede(look.game, what);
    let who = words.seat_name(&names(&look), to);
    Ok(if conceded {
        let back = blue(&press(ConcedePress::TakeBack), &words.button_take_back_concession());
        Answer::new(words.conceded_already(&who, have, of)).with(buttons(&[back]))
    } else {
        let label = words.button_concede(&words.seat_name(&plain_names(&look), to));
        let asked = if have + 1 == of {
            words.confirm_concede_last(&who)
        } else {
            words.confirm_concede(&who, have, of)
        };
        Answer::new(asked).with(buttons(&[red(&press(ConcedePress::To(to)), &label)]))
    })
}

/// Carries out a press on that page.
pub(crate) async fn press_concede(
    request: &Request,
    game: GameId,
    what: ConcedePress,
) -> Result<PressResponse, Refusal> {
    request.same_game(game).await?;
    let (words, which, table) = (request.words, request.playable()?, &request.context.table);
    let said = match what {
        ConcedePress::To(to) => conceded(words, &table.concede(which, &request.person, to).await?, to),
        ConcedePress::TakeBack => {
            table.take_back_concession(which, &request.person).await?;
            words.now_concedes_no_more()
        }
    };
    Ok(PressResponse::Instead(Answer::new(said)))
}

fn conceded(words: Words, look: &Look, to: Seat) -> String {
    let Some(open) = look.ending.concession.as_ref().filter(|_| look.status == Status::Running) else {
        return words.now_settled();
    };
    words.now_conceded(&words.seat_name(&names(look), to), open.by.len() as u32, open.of)
}

/// Asks whether somebody agrees to end the game as it stands, or proposes it.
pub(crate) async fn ask_to_end(request: &Request) -> Answered {
    let offer = request.context.table.call_offer(request.playable()?, &request.person).await?;
    let words = request.words;
    if offer.look.ending.proposal.is_some() {
        return Ok(about_call(words, &offer.look));
    }
    let press = Press::CallIt(offer.look.game, CallPress { number: 0, agree: true, private: true });
    let row = buttons(&[blue(&press, &words.button_propose_to_end())]);
    Ok(Answer::new(words.confirm_call(offer.of)).with(row))
}

/// Carries out a press on the announcement or on a private page.
pub(crate) async fn press_call(
    request: &Request,
    game: GameId,
    press: CallPress,
) -> Result<PressResponse, Refusal> {
    request.same_game(game).await?;
    let (which, table) = (request.playable()?, &request.context.table);
    let CallPress { number, agree, private } = press;
    let answer = if agree {
        let number = Some(number).filter(|number| *number > 0);
        about_call(request.words, &table.agree_to_end(which, &request.person, number).await?)
    } else {
        table.refuse_to_end(which, &request.person, number).await?;
        Answer::new(request.words.call_refused())
    };
    Ok(if private { PressResponse::Instead(answer) } else { PressResponse::Private(answer) })
}

/// What is proposed, and the buttons that are left to whoever looks.
fn about_call(words: Words, look: &Look) -> Answer {
    let Some(open) = look.ending.proposal.as_ref().filter(|_| look.status == Status::Running) else {
        return Answer::new(words.now_settled());
    };
    let until = moment(words, open.until);
    if !open.own {
        let rows = call_buttons(words, look.game, open.number, true);
        return Answer::new(words.call_open(open.have, open.of, &until)).with(rows);
    }
    let refuse = Press::CallIt(look.game, CallPress { number: open.number, agree: false, private: true });
    let row = buttons(&[grey(&refuse, &words.button_refuse_to_end())]);
    Answer::new(words.call_agreed(open.have, open.of, &until)).with(row)
}
