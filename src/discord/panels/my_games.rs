//! A person's running games in all servers, as a private list of pages, and the panel of the next one that waits for
//! them ([PBP-4], [PBP-58]).

use crate::discord::components::custom_id::{MyPress, Press};
use crate::discord::components::{MESSAGE, blue, buttons, cut, grey};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::panels::nudge_button;
use crate::discord::panels::open_question;
use crate::discord::texts::status_text;
use crate::rules::{Clock, Waiting};
use crate::table::{Look, Millis, Seated};
use crate::text::Words;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// Maximum length of a name in a list, so that a line has a bounded length.
const NAME: usize = 24;
/// Maximum length of the name of a server in a list.
const SERVER: usize = 40;
/// Room for the lines of one page; the rest is for headline and page number.
const ROOM: usize = MESSAGE - 200;

/// Maximum number of games that can be nudged from a page: one row of buttons.
const MOST_NUDGES: usize = 5;

/// The button that opens the next game that waits for the person.
pub(crate) fn next_button(words: Words) -> serenity::all::CreateButton {
    blue(&Press::My(MyPress::Next), &words.button_next_game())
}

/// Whether the game waits for its viewer.
fn waits(look: &Look) -> bool {
    look.parked.is_none() && !is_lost(look) && look.view.asks.iter().any(|ask| ask.clock != Clock::None)
}

/// Whether a computer player plays the person's seat.
fn is_lost(look: &Look) -> bool {
    let own = look.view.viewer_seat().and_then(|seat| look.at(seat));
    own.is_some_and(Seated::is_played_for_a_person)
}

/// Games that wait for the person first, then those whose time ends first.
fn sorted(mut games: Vec<Look>) -> Vec<Look> {
    games.sort_by_key(|look| {
        (Reverse(waits(look)), look.parked.is_some(), look.deadline.unwrap_or(Millis::MAX), look.game)
    });
    games
}

/// A page of the person's running games.
pub(crate) async fn my_games(request: &Request, page: usize) -> Answered {
    let (words, games) = (request.words, sorted(request.context.table.games_of(request.person.id).await?));
    if games.is_empty() {
        return Ok(Answer::new(words.my_no_games()));
    }
    let servers = servers(request, &games).await?;
    let lines: Vec<String> = games.iter().map(|look| line(words, look, &servers)).collect();
    let pages = pages(&lines);
    let page = page.min(pages.len() - 1);
    let waiting = games.iter().filter(|look| waits(look)).count() as u32;
    let mut text = vec![words.my_headline(games.len() as u32, &words.my_waiting(waiting))];
    text.extend(pages[page].iter().map(|line| (*line).to_owned()));
    let mut row = Vec::new();
    if waiting > 0 {
        row.push(next_button(words));
    }
    if pages.len() > 1 {
        text.push(format!("-# {}", words.page_of(page as u32 + 1, pages.len() as u32)));
        let turn_to = |to: usize| Press::My(MyPress::Page(to as u32));
        let back = grey(&turn_to(page.saturating_sub(1)), &words.button_page_before());
        // The codes of the two buttons must differ, also on the first and the last page.
        let on = grey(&turn_to(page + 1), &words.button_page_after());
        if page > 0 {
            row.push(back);
        }
        if page + 1 < pages.len() {
            row.push(on);
        }
    }
    let mut rows = buttons(&row);
    let before = pages[..page].iter().map(Vec::len).sum();
    let on_page = games.iter().skip(before).take(pages[page].len());
    let nudges: Vec<_> = on_page
        .filter(|look| !waits(look))
        .filter_map(|look| nudge_button::button_of(words, look))
        .take(MOST_NUDGES)
        .collect();
    rows.extend(buttons(&nudges));
    Ok(Answer::new(text.join("\n")).with(rows))
}

/// The panel of the next game that waits for the person.
pub(crate) async fn my_next(request: &Request) -> Answered {
    let words = request.words;
    let games = sorted(request.context.table.games_of(request.person.id).await?);
    let Some(look) = games.first().filter(|look| waits(look)) else {
        return Err(Refusal::Said(if games.is_empty() {
            words.my_no_games()
        } else {
            words.my_none_waits()
        }));
    };
    let server = request.context.server_name(look.place.guild, words).await?;
    let heading = words.my_game(look.number, &status_text::link(look), &cut(&server, SERVER));
    let panel = open_question::answer_now(request, look);
    Ok(Answer { text: format!("{heading}\n{}", panel.text), ..panel })
}

/// Whether a game waits for the person.
pub(crate) async fn one_waits(request: &Request) -> bool {
    let games = request.context.table.games_of(request.person.id).await;
    games.is_ok_and(|games| games.iter().any(waits))
}

/// The names of the servers in which those games are played.
pub(crate) async fn servers(request: &Request, games: &[Look]) -> Result<BTreeMap<u64, String>, Refusal> {
    let mut names = BTreeMap::new();
    let guilds: BTreeSet<u64> = games.iter().map(|look| look.place.guild).collect();
    for guild in guilds {
        names.insert(guild, cut(&request.context.server_name(guild, request.words).await?, SERVER));
    }
    Ok(names)
}

/// One game: a link to its channel, its server and round, who must do what until when.
pub(crate) fn line(words: Words, look: &Look, servers: &BTreeMap<u64, String>) -> String {
    let server = servers.get(&look.place.guild).map_or("", String::as_str);
    let game = words.my_game(look.number, &status_text::link(look), server);
    let state = if look.parked.is_some() {
        words.my_paused()
    } else {
        let doing = doing(words, look);
        match look.deadline {
            Some(at) => words.my_until(&doing, &words.time_left(at)),
            None => doing,
        }
    };
    words.my_line(&game, look.view.round, &state)
}

/// Who must do what: the viewer, if it is their turn.
pub(crate) fn doing(words: Words, look: &Look) -> String {
    if is_lost(look) {
        return words.my_seat_lost();
    }
    let own = look.view.asks.iter().find(|ask| ask.clock != Clock::None);
    if let Some(ask) = own {
        return words.my_turn(&words.task(ask.menu.kind()));
    }
    let names = status_text::names_up_to(look, NAME);
    match &look.view.waiting {
        Waiting::Nobody => words.waiting_nobody(),
        Waiting::Sealed { kind, answered, of } => words.sealed(*kind, *answered, *of),
        Waiting::For(all) => {
            let first = all.first().map(|one| words.doing(one.kind, &words.seat_name(&names, one.seat)));
            let others = all.len().saturating_sub(1) as u32;
            match (first, others) {
                (None, _) => words.waiting_nobody(),
                (Some(first), 0) => first,
                (Some(first), others) => format!("{first} {}", words.and_more(others)),
            }
        }
    }
}

/// The lines in pages that fit in a message.
fn pages(lines: &[String]) -> Vec<Vec<&str>> {
    let mut pages: Vec<Vec<&str>> = Vec::new();
    let mut room = 0;
    for line in lines {
        let length = line.chars().count() + 1;
        match pages.last_mut() {
            Some(page) if length <= room => page.push(line),
            _ => {
                pages.push(vec![line]);
                room = ROOM;
            }
        }
        room = room.saturating_sub(length);
    }
    pages
}
