//! Roles that the host gives to single players of a lobby: in the settings, and by `/game power` (A3-23).

use crate::discord::components::custom_id::{LobbyPress, Press};
use crate::discord::components::{Line, menu};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::host;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::rules::Role;
use crate::table::{Cast, Change, Lobby, RoleError, Seated, TableError};
use crate::text::{CastText, Words, escape_name};
use serenity::all::CreateActionRow;

/// Value of the option that takes a role back.
const LEFT: &str = "left";

/// Who will play what, for the lobby message.
pub(crate) fn cast_text(lobby: &Lobby) -> Vec<CastText<'_>> {
    let at = |cast: &Cast| lobby.seated.iter().find(|seated| Some(seated.seat) == cast.seat);
    let one = |cast: &Cast| CastText {
        role: cast.role,
        who: at(cast).map(|seated| seated.name.as_str()),
        given: cast.given,
    };
    lobby.cast.iter().map(one).collect()
}

/// The role that the host has given to that player.
fn given(lobby: &Lobby, seated: &Seated) -> Option<Role> {
    lobby.cast.iter().find(|cast| cast.given && cast.seat == Some(seated.seat)).map(|cast| cast.role)
}

/// The menu of players to whom a role can be given; `None` if the rules have no roles.
pub(crate) fn players(words: Words, lobby: &Lobby, chosen: Option<u64>) -> Option<CreateActionRow> {
    if lobby.setup.roles(lobby.setup.seats).is_empty() {
        return None;
    }
    let line = |seated: &Seated| {
        let line = Line::new(&seated.name, seated.person).chosen(Some(seated.person) == chosen);
        match given(lobby, seated) {
            Some(role) => line.note(words.role(role)),
            None => line,
        }
    };
    let lines: Vec<Line> = lobby.seated.iter().map(line).collect();
    Some(menu(&Press::Lobby(lobby.game, LobbyPress::RoleOf), &words.pick_player_for_power(), &lines))
}

/// Text of a refusal.
pub(crate) fn refused(words: Words, error: &RoleError) -> String {
    match error {
        RoleError::Taken { role, by } => words.role_taken(&words.role(*role), &escape_name(by)),
        RoleError::NoSuchRole { role, seats } => words.no_such_role(&words.role(*role), (*seats).into()),
        RoleError::NoRoles => words.no_roles(),
        RoleError::NoSuchPlayer => words.not_in_lobby(),
    }
}

fn nobody() -> Refusal {
    TableError::from(RoleError::NoSuchPlayer).into()
}

/// The change that was picked in the menu of roles.
pub(crate) fn change(person: u64, picked: &str) -> Result<Change, TableError> {
    let role = match picked {
        LEFT => None,
        number => Some(Role(number.parse().map_err(|_| TableError::Stale)?)),
    };
    Ok(Change::Role { person, role })
}

/// The host's menus of players and of the roles for that player.
pub(crate) fn roles_for(request: &Request, lobby: &Lobby, person: u64) -> Answered {
    if !host::may_host(request, lobby.host) {
        return Err(TableError::NotHost { host: lobby.host }.into());
    }
    let words = request.words;
    let seated = lobby.seated.iter().find(|seated| seated.person == person);
    let seated = seated.ok_or_else(nobody)?;
    let now = given(lobby, seated);
    let roles = lobby.setup.roles(lobby.setup.seats).into_iter();
    let line = |role: Role| {
        let line = Line::new(words.role(role), role.0).chosen(now == Some(role));
        let other = |cast: &&Cast| cast.given && cast.role == role && cast.seat != Some(seated.seat);
        let other = lobby.cast.iter().find(other);
        let other = other.and_then(|cast| lobby.seated.iter().find(|one| Some(one.seat) == cast.seat));
        match other {
            Some(other) => line.note(&other.name),
            None => line,
        }
    };
    let mut lines: Vec<Line> = roles.map(line).collect();
    lines.push(Line::new(words.power_by_list(), LEFT).chosen(now.is_none()));
    let mut rows: Vec<CreateActionRow> = players(words, lobby, Some(person)).into_iter().collect();
    let press = Press::Lobby(lobby.game, LobbyPress::Role(person));
    rows.push(menu(&press, &words.pick_power_for(&seated.name), &lines));
    let who = words.pick_power_for(&escape_name(&seated.name));
    let powers = words.casting(&lobby.setup, &cast_text(lobby)).unwrap_or_default();
    Ok(Answer::new(format!("{who}\n{powers}")).with(rows))
}

/// `/game power`: gives a role to the player with that name, or takes it back.
pub(crate) async fn give_role(request: &Request, player: &str, role: Option<Role>) -> Answered {
    let place = request.writable()?;
    let lobby = request.context.table.lobby(place).await?;
    let seated = seat_named(&lobby, player).ok_or_else(nobody)?;
    let who = escape_name(&seated.name);
    let change = Change::Role { person: seated.person, role };
    request.context.table.configure(place, &request.person, change).await?;
    Ok(Answer::new(match role {
        Some(role) => request.words.power_set(&who, &request.words.role(role)),
        None => request.words.power_unset(&who),
    }))
}

/// The names of the players of this channel's lobby.
pub(crate) async fn lobby_names(request: &Request) -> Result<Vec<String>, Refusal> {
    let lobby = request.context.table.lobby(request.place()?).await?;
    Ok(lobby.seated.into_iter().map(|seated| seated.name).collect())
}

/// The player of the lobby with that name, or with that mention.
fn seat_named<'a>(lobby: &'a Lobby, typed: &str) -> Option<&'a Seated> {
    let typed = typed.trim().to_lowercase();
    let id = typed.trim_start_matches("<@").trim_start_matches('!').trim_end_matches('>').parse::<u64>().ok();
    lobby.seated.iter().find(|seated| Some(seated.person) == id || seated.name.to_lowercase() == typed)
}
