//! Autocomplete of places on the board, of paces, and of players of a lobby: at most 25 choices, from what the person can see ([PBP-9]).

use crate::discord::interactions::request::Request;
use crate::discord::interactions::slash::{Choice, Ctx, choices, fitting};
use crate::discord::lobby::lobby_message;
use crate::discord::lobby::lobby_roles;
use crate::discord::panels::notices_page;
use crate::discord::texts::status_text;
use crate::rules::{ContinentId, Seat, TerritoryId};
use crate::table::{Look, time_zones};
use crate::text;
use serenity::all::CreateAutocompleteResponse;

/// Continents, then territories: possible close-ups of the board.
pub(super) async fn complete_place(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let request = Request::of_command(ctx.framework.user_data, ctx.interaction);
    let Ok(look) = request.look().await else { return choices(Vec::new()) };
    let (words, board, typed) = (request.words, look.view.map(), partial.trim().to_lowercase());
    let continents = board.continents().iter().enumerate().filter_map(|(i, continent)| {
        let at = ContinentId(i as u8);
        let label = words.continent(board, at);
        let fits = label.to_lowercase().contains(&typed) || words.names_continent(board, &typed, at);
        fits.then(|| (label, continent.key.clone()))
    });
    let all: Vec<TerritoryId> = board.ids().collect();
    let ranked = words.rank_territories(board, partial, &all).into_iter();
    let territories = ranked.map(|at| (words.territory(board, at), board.territory(at).key.clone()));
    choices(continents.chain(territories).collect())
}

/// The paces that this server offers.
pub(super) async fn complete_pace(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let request = Request::of_command(ctx.framework.user_data, ctx.interaction);
    let typed = partial.trim().to_lowercase();
    let all = request
        .context
        .paces
        .iter()
        .map(|pace| (lobby_message::pace(request.words, *pace), pace.to_string()));
    let fits = |(label, value): &Choice| label.to_lowercase().contains(&typed) || value.starts_with(&typed);
    choices(all.filter(fits).collect())
}

/// Time zones, each with what clocks show there.
pub(super) async fn complete_time_zone(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let now = ctx.framework.user_data.clock.now();
    let found = text::complete_time_zone(partial, &time_zones()).into_iter();
    choices(found.map(|zone| (notices_page::zone_at(&zone, now), zone)).collect())
}

/// The players of this channel's game.
pub(super) async fn complete_player(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    complete_seat(ctx, partial, |_, _| true).await
}

/// The other players who are still in this channel's game.
pub(super) async fn complete_rival(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let is_rival =
        |look: &Look, seat| look.view.alive.contains(&seat) && look.view.viewer_seat() != Some(seat);
    complete_seat(ctx, partial, is_rival).await
}

async fn complete_seat(
    ctx: Ctx<'_>,
    partial: &str,
    fits: impl Fn(&Look, Seat) -> bool,
) -> CreateAutocompleteResponse {
    let request = Request::of_command(ctx.framework.user_data, ctx.interaction);
    let Ok(look) = request.look().await else { return choices(Vec::new()) };
    let names = status_text::plain_names(&look);
    let seats = look.seated.iter().map(|seated| seated.seat).filter(|seat| fits(&look, *seat));
    let labels = seats.map(|seat| request.words.seat_name(&names, seat));
    choices(fitting(labels.map(|label| (label.clone(), label)), partial))
}

/// The players of this channel's lobby.
pub(super) async fn complete_seated(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let request = Request::of_command(ctx.framework.user_data, ctx.interaction);
    let names = lobby_roles::lobby_names(&request).await.unwrap_or_default();
    choices(fitting(names.into_iter().map(|name| (name.clone(), name)), partial))
}

/// The external players that may sit in this server.
pub(super) async fn complete_external(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let request = Request::of_command(ctx.framework.user_data, ctx.interaction);
    let here = request.place().ok();
    let names = here.map(|here| request.context.table.external_players(here.guild)).unwrap_or_default();
    choices(fitting(names.iter().map(|name| (name.to_string(), name.to_string())), partial))
}
