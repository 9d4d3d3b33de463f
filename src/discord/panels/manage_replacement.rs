//! The pages of `/manage` on which a player is replaced: by a person, who is asked, or by a computer player ([PBP-33], [PBP-63]).

use crate::discord::components::custom_id::ManageAction;
use crate::discord::components::{Line, blue, buttons, cut, grey, menu, user_menu};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::panels::manage_page::{NAME, Replaced, line, press};
use crate::discord::panels::seat_handover;
use crate::discord::texts::status_text::names;
use crate::rules::Seat;
use crate::table::{Look, Replacement, Seated, ServerGame, TableError};
use crate::text::Words;
use serenity::all::CreateActionRow;

/// The menu of the players who can be replaced.
pub(super) fn players(words: Words, number: u32, look: &Look) -> Option<CreateActionRow> {
    let of_a_person = |one: &&Seated| one.computer.is_none() || one.is_played_for_a_person();
    let people = look.seated.iter().filter(of_a_person);
    let lines: Vec<Line> = people.map(|one| Line::new(cut(&one.name, NAME), one.seat.0)).collect();
    let code = press(number, ManageAction::Replace);
    (!lines.is_empty()).then(|| menu(&code, &words.manage_pick_replaced(), &lines))
}

async fn running(request: &Request, number: u32) -> Result<ServerGame, Refusal> {
    let guild = request.place()?.guild;
    Ok(request.context.table.server_game(guild, &request.person, number).await?)
}

/// Asks who is to play on for that seat.
pub(super) async fn ask(request: &Request, number: u32, seat: Seat) -> Answered {
    let words = request.words;
    let game = running(request, number).await?;
    let ServerGame::Running(look) = &game else { return Err(TableError::NoGameHere.into()) };
    let who = words.seat_name(&names(look), seat);
    let mut rows =
        vec![user_menu(&press(number, ManageAction::ReplaceBy(seat)), &words.manage_pick_replacement())];
    rows.extend(buttons(&[
        blue(&press(number, ManageAction::ReplaceByComputer(seat)), &words.button_computer_plays()),
        grey(&press(number, ManageAction::Show), &words.manage_button_back(number)),
    ]));
    Ok(Answer::new(format!("{}\n{}", line(words, &game), words.manage_who_replaces(&who))).with(rows))
}

/// Replaces that player; returns what was done.
pub(super) async fn replace(
    request: &Request,
    number: u32,
    player: &Replaced,
    with: &Replacement,
) -> Result<String, Refusal> {
    let ServerGame::Running(look) = running(request, number).await? else {
        return Err(TableError::NoGameHere.into());
    };
    let seat = match player {
        Replaced::Named(name) => seat_handover::named(request.words, &look, name)?,
        Replaced::Seat(seat) => *seat,
    };
    let look = request.context.table.replace_as_manager(look.game, &request.person, seat, with).await?;
    Ok(seat_handover::replaced(request.words, &look, seat, with))
}
