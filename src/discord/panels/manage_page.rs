//! `/manage`: private pages with all games of a server, and what whoever manages the server may do with each ([PBP-27],
//! [PBP-63]).

use crate::discord::components::custom_id::{ManageAction, ManagePress, Press};
use crate::discord::components::{Line, buttons, cut, green, grey, menu, red};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::picked_person::PickedPerson;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::lobby::lobby_message;
use crate::discord::panels::my_games;
use crate::discord::panels::{manage_replacement, proposals};
use crate::discord::texts::status_text::moment;
use crate::rules::Seat;
use crate::table::{ClockRequest, Millis, Place, Replacement, Seated, ServerGame};
use crate::text::{Words, escape_name};
use serenity::all::CreateActionRow;

/// Number of games of one page of the list.
const PAGE: usize = 10;
/// Maximum length of a name in a line.
pub(super) const NAME: usize = 24;

/// What is to be done with a game, with what was typed or picked for it.
#[derive(Clone, Debug)]
pub(crate) enum Wanted {
    /// Only show it.
    Show,
    /// Pause it for so many milliseconds; `None`: as long as a host may.
    Pause(Option<Millis>),
    /// End the pause.
    Resume,
    /// Give so many milliseconds more; `None`: the time of a turn.
    Extend(Option<Millis>),
    /// Move it to this channel.
    Move,
    /// Make that person its host.
    Host(u64),
    /// Replace that player.
    Replace(Replaced, Replacement),
    /// Ask who is to replace that player.
    AskReplacement(Seat),
    /// Ask whether it is to be cancelled.
    Cancel,
    /// Cancel it.
    CancelNow,
}

/// The player who is to be replaced.
#[derive(Clone, Debug)]
pub(crate) enum Replaced {
    /// By name, as typed.
    Named(String),
    /// By seat.
    Seat(Seat),
}

pub(super) fn press(number: u32, action: ManageAction) -> Press {
    Press::Manage(ManagePress::Do(number, action))
}

/// A link to the channel; a game that lost its channel has none.
fn channel(words: Words, place: Place) -> String {
    // A lobby that waits for its own thread has no channel yet.
    if i64::try_from(place.channel).is_ok_and(|channel| channel > 0) {
        format!("<#{}>", place.channel)
    } else {
        words.manage_no_channel()
    }
}

/// Rulebook and state of a game.
fn state(words: Words, game: &ServerGame) -> String {
    match game {
        ServerGame::Lobby(lobby) => words.manage_lobby(
            &words.rulebook(lobby.setup.rulebook),
            lobby.seated.len() as u32,
            u32::from(lobby.setup.seats),
        ),
        ServerGame::Running(look) => {
            let rulebook = words.rulebook(look.view.rulebook);
            if look.parked.is_some() {
                return words.manage_parked(&rulebook, look.view.round);
            }
            let doing = match &look.standstill.pause {
                Some(pause) => words.manage_paused(&moment(words, pause.until)),
                None => cut(&my_games::doing(words, look).replace('\n', "; "), 120),
            };
            let doing = match look.deadline {
                Some(at) => words.my_until(&doing, &words.time_left(at)),
                None => doing,
            };
            words.manage_running(&rulebook, look.view.round, &doing)
        }
        ServerGame::SetAside { .. } => words.manage_set_aside(),
    }
}

pub(super) fn line(words: Words, game: &ServerGame) -> String {
    words.manage_line(game.number(), &channel(words, game.place()), &state(words, game))
}

/// All games of the server, one page of them.
pub(crate) async fn list(request: &Request, page: usize) -> Answered {
    let (words, guild) = (request.words, request.place()?.guild);
    let games = request.context.table.server_games(guild, &request.person).await?;
    if games.is_empty() {
        return Ok(Answer::new(words.manage_none()));
    }
    let pages = games.len().div_ceil(PAGE);
    let page = page.min(pages - 1);
    let shown: Vec<&ServerGame> = games.iter().skip(page * PAGE).take(PAGE).collect();
    let mut text = vec![words.manage_title(games.len() as u32)];
    text.extend(shown.iter().map(|game| line(words, game)));
    let name = |game: &ServerGame| {
        let line = Line::new(words.manage_pick_line(game.number()), game.number());
        match game {
            ServerGame::Lobby(lobby) => line.note(words.rulebook(lobby.setup.rulebook)),
            ServerGame::Running(look) => line.note(words.rulebook(look.view.rulebook)),
            ServerGame::SetAside { .. } => line,
        }
    };
    let lines: Vec<Line> = shown.iter().map(|game| name(game)).collect();
    let mut rows = vec![menu(&Press::Manage(ManagePress::Pick), &words.manage_pick(), &lines)];
    if pages > 1 {
        text.push(format!("-# {}", words.page_of(page as u32 + 1, pages as u32)));
        let turn_to = |to: usize| Press::Manage(ManagePress::List(to as u32));
        let mut row = Vec::new();
        if page > 0 {
            row.push(grey(&turn_to(page - 1), &words.button_page_before()));
        }
        if page + 1 < pages {
            row.push(grey(&turn_to(page + 1), &words.button_page_after()));
        }
        rows.extend(buttons(&row));
    }
    Ok(Answer::new(text.join("\n")).with(rows))
}

/// The players, one per line, with who hosts.
fn players(words: Words, seated: &[Seated], host: u64) -> Vec<String> {
    let line = |one: &Seated| {
        let colour = lobby_message::badge(one.colour);
        let name = escape_name(&cut(&one.name, NAME));
        let name = if one.person == host { words.manage_is_host(&name) } else { name };
        let name = if one.is_played_for_a_person() { words.manage_is_played(&name) } else { name };
        format!("{colour} {name}")
    };
    seated.iter().map(line).collect()
}

/// The menu of the people who can become host.
fn hosts(words: Words, number: u32, seated: &[Seated], host: u64) -> Option<CreateActionRow> {
    let can = |one: &&Seated| one.computer.is_none() && one.person != host;
    let lines: Vec<Line> =
        seated.iter().filter(can).map(|one| Line::new(cut(&one.name, NAME), one.person)).collect();
    (!lines.is_empty()).then(|| menu(&press(number, ManageAction::Host), &words.manage_pick_host(), &lines))
}

/// The page of one game, below what was done.
async fn page(request: &Request, number: u32, done: Option<String>) -> Answered {
    let (words, here) = (request.words, request.place()?);
    let game = request.context.table.server_game(here.guild, &request.person, number).await?;
    let mut lines: Vec<String> = done.into_iter().collect();
    lines.push(line(words, &game));
    let (mut row, mut rows) = (Vec::new(), Vec::new());
    match &game {
        ServerGame::Lobby(lobby) => {
            lines.extend(players(words, &lobby.seated, lobby.host));
            rows.extend(hosts(words, number, &lobby.seated, lobby.host));
        }
        ServerGame::Running(look) => {
            lines.extend(players(words, &look.seated, look.host));
            if look.standstill.pause.is_some() {
                row.push(green(&press(number, ManageAction::Resume), &words.manage_button_resume()));
            } else if look.parked.is_none() {
                row.push(grey(&press(number, ManageAction::Pause), &words.manage_button_pause()));
                row.push(grey(&press(number, ManageAction::Extend), &words.manage_button_extend()));
            }
            if look.place != here || look.parked.is_some() {
                row.push(grey(&press(number, ManageAction::Move), &words.manage_button_move()));
            }
            rows.extend(hosts(words, number, &look.seated, look.host));
            rows.extend(manage_replacement::players(words, number, look));
            lines.push(words.manage_explained());
        }
        ServerGame::SetAside { .. } => {}
    }
    row.push(red(&press(number, ManageAction::Cancel), &words.manage_button_cancel()));
    rows.extend(buttons(&row));
    rows.extend(buttons(&[grey(&Press::Manage(ManagePress::List(0)), &words.manage_button_list())]));
    Ok(Answer::new(lines.join("\n")).with(rows))
}

/// Asks whether the game is to be cancelled.
async fn ask_cancel(request: &Request, number: u32) -> Answered {
    let words = request.words;
    let game = request.context.table.server_game(request.place()?.guild, &request.person, number).await?;
    let row = [
        red(&press(number, ManageAction::CancelNow), &words.manage_button_cancel_now(number)),
        grey(&press(number, ManageAction::Show), &words.manage_button_keep()),
    ];
    let text = format!("{}\n{}", line(words, &game), words.manage_sure(number));
    Ok(Answer::new(text).with(buttons(&row)))
}

/// Does that with the game with that number, and shows its page.
pub(crate) async fn carry_out(request: &Request, number: u32, wanted: Wanted) -> Answered {
    let (table, person) = (&request.context.table, &request.person);
    let guild = request.place()?.guild;
    let game = async || Ok::<_, Refusal>(table.server_game(guild, person, number).await?.game());
    let clock = async |asked: ClockRequest| {
        let changed = table.change_clock_as_manager(game().await?, person, asked).await?;
        Ok::<_, Refusal>(Some(proposals::said(request, &changed)))
    };
    let done = match wanted {
        Wanted::Show => None,
        Wanted::Cancel => return ask_cancel(request, number).await,
        Wanted::Pause(length) => clock(ClockRequest::Pause(length)).await?,
        Wanted::Resume => clock(ClockRequest::Resume).await?,
        Wanted::Extend(length) => clock(ClockRequest::Extend(length)).await?,
        Wanted::Move => {
            game().await?;
            let look = table.move_game(request.writable()?, person, number).await?;
            Some(request.words.moved(look.number))
        }
        Wanted::Host(next) => {
            let name = table.hand_over_as_manager(game().await?, person, next).await?;
            Some(request.words.handed_over(&escape_name(&name)))
        }
        Wanted::Replace(player, with) => {
            Some(manage_replacement::replace(request, number, &player, &with).await?)
        }
        Wanted::AskReplacement(seat) => return manage_replacement::ask(request, number, seat).await,
        Wanted::CancelNow => {
            table.cancel_as_manager(game().await?, person).await?;
            let list = list(request, 0).await?;
            let text = format!("{}\n{}", request.words.manage_cancelled(number), list.text);
            return Ok(Answer { text, ..list });
        }
    };
    page(request, number, done).await
}

/// A press on one of the pages; `picked` is what was picked in a menu.
pub(crate) async fn press_manage(request: &Request, what: ManagePress, picked: Option<&str>) -> Answered {
    let unknown = || Refusal::Said(request.words.unknown_button());
    let wanted = match what {
        ManagePress::List(page) => return list(request, page as usize).await,
        ManagePress::Pick => {
            let number = picked.and_then(|picked| picked.parse().ok()).ok_or_else(unknown)?;
            return carry_out(request, number, Wanted::Show).await;
        }
        ManagePress::Do(_, action) => match action {
            ManageAction::Show => Wanted::Show,
            ManageAction::Pause => Wanted::Pause(None),
            ManageAction::Resume => Wanted::Resume,
            ManageAction::Extend => Wanted::Extend(None),
            ManageAction::Move => Wanted::Move,
            ManageAction::Host => {
                Wanted::Host(picked.and_then(|picked| picked.parse().ok()).ok_or_else(unknown)?)
            }
            ManageAction::Cancel => Wanted::Cancel,
            ManageAction::CancelNow => Wanted::CancelNow,
            ManageAction::Replace => {
                let seat = picked.and_then(|picked| picked.parse().ok()).ok_or_else(unknown)?;
                Wanted::AskReplacement(Seat(seat))
            }
            ManageAction::ReplaceBy(seat) => {
                let picked = picked.and_then(PickedPerson::read).ok_or_else(unknown)?;
                Wanted::Replace(Replaced::Seat(seat), Replacement::Person(picked.person(request)))
            }
            ManageAction::ReplaceByComputer(seat) => {
                Wanted::Replace(Replaced::Seat(seat), Replacement::Computer)
            }
        },
    };
    let ManagePress::Do(number, _) = what else { return Err(unknown()) };
    carry_out(request, number, wanted).await
}
