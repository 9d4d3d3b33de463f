//! Autocomplete of the commands of a turn: only values that answer the open question ([PBP-9]).

use super::own_side::{act, offered_armies, own_armies};
use crate::discord::parse;
use crate::discord::request::Request;
use crate::discord::slash::{Choice, Ctx, choices, fitting, other};
use crate::discord::status_text;
use crate::rules::cold_war::steps::Act;
use crate::rules::cold_war::{Armies, Menu, View};
use crate::rules::{self, Seat, TerritoryId};
use crate::table::Look;
use crate::text::Words;
use serenity::all::CreateAutocompleteResponse;

/// Maximum number of one kind of army that is proposed.
const MOST: u32 = 6;
/// Maximum number of characters of a choice.
const LONGEST: usize = 100;

/// What a completion needs: the viewer's seat, and the question if one is open.
struct Asked<'a> {
    words: Words,
    look: &'a Look,
    view: &'a View,
    seat: Seat,
    menu: Option<&'a Menu>,
}

impl Asked<'_> {
    fn act(&self) -> Option<&Act> {
        act(self.words, self.look)
    }

    fn state(&self, at: TerritoryId) -> String {
        self.words.territory(self.view.map(), at)
    }

    fn key(&self, at: TerritoryId) -> String {
        self.view.map().territory(at).key.clone()
    }

    /// Armies as they can be typed.
    fn typed(&self, armies: Armies) -> String {
        let each = armies.iter().map(|(army, n)| self.words.army_count(army, n));
        each.collect::<Vec<_>>().join(", ")
    }

    /// The states that match the typed text, each with the own armies there.
    fn states(&self, among: impl IntoIterator<Item = TerritoryId>, typed: &str) -> Vec<Choice> {
        let among: Vec<TerritoryId> = among.into_iter().collect();
        let found = self.words.rank_territories(self.view.map(), typed, &among);
        let label = |at: TerritoryId| match self.view.at(at).of(self.seat) {
            armies if armies.is_empty() => self.state(at),
            armies => self.words.unpaid_in(&self.state(at), &self.words.armies_told(armies)),
        };
        found.into_iter().map(|at| (label(at), self.key(at))).collect()
    }

    /// The territory that was typed into another option.
    fn named(&self, ctx: Ctx<'_>, option: &str) -> Option<TerritoryId> {
        let typed = other(ctx, option)?;
        parse::territory(self.words, self.view.map(), &typed).ok()
    }
}

/// The choices that `offer` makes for the open question; empty if no question is open to the person.
async fn offered(
    ctx: Ctx<'_>,
    offer: impl FnOnce(&Asked<'_>) -> Vec<Choice> + Send,
) -> CreateAutocompleteResponse {
    in_advance(ctx, |asked| if asked.menu.is_some() { offer(asked) } else { Vec::new() }).await
}

/// The choices that `offer` makes for a player, also while no question is open.
async fn in_advance(
    ctx: Ctx<'_>,
    offer: impl FnOnce(&Asked<'_>) -> Vec<Choice> + Send,
) -> CreateAutocompleteResponse {
    let call = Request::of_command(ctx.framework.user_data, ctx.interaction);
    let Ok(look) = call.look().await else { return choices(Vec::new()) };
    let found = || {
        let (view, seat) = (super::super::question::view_of(&look)?, look.view.viewer_seat()?);
        let menu = look.view.awaited_asks().find_map(|ask| match &ask.menu {
            rules::Menu::ColdWar(menu) => Some(menu),
            rules::Menu::Classic(_) | rules::Menu::Y2210(_) => None,
        });
        Some(Asked { words: call.words, look: &look, view, seat, menu })
    };
    choices(found().map(|asked| offer(&asked)).unwrap_or_default())
}

/// Choices whose label contains the typed text, as far as Discord accepts their length.
fn short_fitting(all: impl IntoIterator<Item = Choice>, typed: &str) -> Vec<Choice> {
    let short = |(label, value): &Choice| label.chars().count().max(value.chars().count()) <= LONGEST;
    fitting(all.into_iter().filter(short), typed)
}

/// Armies of a state as choices: all of them, then each kind by itself.
fn some_of(asked: &Asked<'_>, armies: Armies, typed: &str) -> Vec<Choice> {
    let all = (!armies.is_empty()).then_some(armies);
    let kinds = armies.iter().flat_map(|(army, n)| (1..=n.min(MOST)).rev().map(move |n| Armies::of(army, n)));
    let mut found: Vec<Choice> = Vec::new();
    for armies in all.into_iter().chain(kinds) {
        let one = (asked.words.armies_told(armies), asked.typed(armies));
        if !found.contains(&one) {
            found.push(one);
        }
    }
    short_fitting(found, typed)
}

/// States of the menu of a turn.
macro_rules! states_of {
    ($($name:ident |$act:ident| $states:expr),+ $(,)?) => {
        $(
            pub(super) async fn $name(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
                offered(ctx, |asked| {
                    let Some($act) = asked.act() else { return Vec::new() };
                    asked.states($states, partial)
                })
                .await
            }
        )+
    };
}

states_of! {
    complete_site |act| act.buy.iter().filter(|option| option.least() <= act.money).map(|option| option.at),
    complete_target |act| act.declare.iter().filter(|option| option.price <= act.money).map(|option| option.at),
    complete_fight_at |act| act.fights.iter().filter(|option| option.left > 0).map(|option| option.at),
    complete_from |act| act.legs.armies.iter().map(|(at, _)| *at),
    complete_convert_at |act| act.convert.armies.iter().map(|(at, _)| *at),
    complete_refugees_from |act| act.refugees.iter().map(|option| option.from),
    complete_revolt_at |act| act.civil_wars.iter().map(|option| option.at),
    complete_exterminate_at |act| act.exterminations.iter().map(|option| option.at),
}

/// The neighbours of the target from which armies can enter it.
pub(super) async fn complete_origin(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |asked| {
        let (Some(act), target) = (asked.act(), asked.named(ctx, "target")) else { return Vec::new() };
        let options = act.declare.iter().filter(|option| target.is_none_or(|target| option.at == target));
        let mut from: Vec<TerritoryId> =
            options.flat_map(|option| option.from.iter().map(|(at, _)| *at)).collect();
        from.sort_unstable();
        from.dedup();
        asked.states(from, partial)
    })
    .await
}

/// The neighbours to which the named refugees can move.
pub(super) async fn complete_refugees_to(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |asked| {
        let (Some(act), from) = (asked.act(), asked.named(ctx, "from")) else { return Vec::new() };
        let options = act.refugees.iter().filter(|option| from.is_none_or(|from| option.from == from));
        asked.states(options.flat_map(|option| option.to.iter()), partial)
    })
    .await
}

/// The own armies in the state that another option names.
pub(super) async fn complete_armies(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |asked| {
        let at = asked.named(ctx, "from").or_else(|| asked.named(ctx, "state"));
        let all = at.map_or(Armies::NONE, |at| own_armies(asked.view, asked.seat, at));
        some_of(asked, all, partial)
    })
    .await
}

/// Purchases that can be paid: each kind by itself, in the named state if there is one.
pub(super) async fn complete_list(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |asked| {
        let Some(act) = asked.act() else { return Vec::new() };
        let at = asked.named(ctx, "state");
        let war = act.buy.iter().any(|option| Some(option.at) == at && option.war);
        let kinds = crate::rules::cold_war::Army::ALL.into_iter();
        let bought = kinds.flat_map(|army| (1..=MOST).map(move |n| Armies::of(army, n)));
        let paid = bought.filter(|armies| armies.cost(war) <= act.money);
        let line = |armies: Armies| {
            let told = asked.words.armies_told(armies);
            (asked.words.buy_for(&told, armies.cost(war)), asked.typed(armies))
        };
        short_fitting(paid.map(line), partial)
    })
    .await
}

/// Armies whose upkeep can be left unpaid: one kind of one state.
pub(super) async fn complete_unpaid(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |asked| {
        let Some(Menu::Upkeep(menu)) = asked.menu else { return Vec::new() };
        let lots = menu
            .armies
            .iter()
            .flat_map(|(at, armies)| armies.iter().map(move |(army, n)| (*at, Armies::of(army, n))));
        let line = |(at, armies): (TerritoryId, Armies)| {
            let label = asked.words.unpaid_in(&asked.state(at), &asked.words.armies_told(armies));
            (label, format!("{}: {}", asked.key(at), asked.typed(armies)))
        };
        short_fitting(lots.map(line), partial)
    })
    .await
}

/// The armies that the rules would lose, then the others that fought.
pub(super) async fn complete_losses(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |asked| match asked.menu {
        Some(Menu::Lose(menu)) => some_of(asked, menu.among, partial),
        _ => Vec::new(),
    })
    .await
}

/// Armies with which the player can answer what another does.
pub(super) async fn complete_reaction(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |asked| some_of(asked, asked.menu.map_or(Armies::NONE, offered_armies), partial)).await
}

/// The other players of the game.
fn players(asked: &Asked<'_>, typed: &str) -> Vec<Choice> {
    let names = status_text::plain_names(asked.look);
    let others = asked.view.seats.iter().filter(|other| other.seat != asked.seat);
    let name = |seat: Seat| asked.words.seat_name(&names, seat);
    short_fitting(others.map(|other| (name(other.seat), name(other.seat))), typed)
}

pub(super) async fn complete_seat(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |asked| players(asked, partial)).await
}

/// To whom leave can be given in advance.
pub(super) async fn complete_guest(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    in_advance(ctx, |asked| players(asked, partial)).await
}

/// The states in which the player is asked for leave.
pub(super) async fn complete_own_state(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    in_advance(ctx, |asked| asked.states(asked.view.presence(asked.seat), partial)).await
}

/// The way of a convoy: the best one to each state that a leg can reach, or one state longer than what is typed.
pub(super) async fn complete_way(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |asked| match partial.rfind([',', '>']) {
        Some(at) => longer_ways(asked, partial.split_at(at + 1)),
        None => asked.named(ctx, "from").map_or_else(Vec::new, |from| best_ways(asked, from, partial)),
    })
    .await
}

/// The best way to each state that a leg from `from` can reach and whose name fits.
fn best_ways(asked: &Asked<'_>, from: TerritoryId, typed: &str) -> Vec<Choice> {
    let mut ways = asked.view.convoy_ways(asked.seat, from);
    ways.sort_by_key(|(_, way)| way.path.len());
    let ends: Vec<TerritoryId> = ways.iter().map(|(to, _)| *to).collect();
    let found = asked.words.rank_territories(asked.view.map(), typed.trim(), &ends);
    let paths = found.into_iter().filter_map(|end| ways.iter().find(|(to, _)| *to == end));
    let joined = |each: Vec<String>| each.join(", ");
    let line = |path: &[TerritoryId]| {
        let told = path.iter().map(|at| asked.state(*at)).collect();
        (joined(told), joined(path.iter().map(|at| asked.key(*at)).collect()))
    };
    short_fitting(paths.map(|(_, way)| line(&way.path)), "")
}

/// Each state that the typed way can go on to.
fn longer_ways(asked: &Asked<'_>, (before, last): (&str, &str)) -> Vec<Choice> {
    let board = asked.view.map();
    let typed = before.trim_end_matches([',', '>']).rsplit([',', '>']).next().unwrap_or_default();
    let Ok(end) = parse::territory(asked.words, board, typed) else { return Vec::new() };
    let near: Vec<TerritoryId> =
        board.neighbours(end).iter().filter(|at| !asked.view.at(*at).mushroom).collect();
    let found = asked.words.rank_territories(board, last.trim(), &near);
    let line =
        |at: TerritoryId| (format!("{before} {}", asked.state(at)), format!("{before} {}", asked.key(at)));
    short_fitting(found.into_iter().map(line), "")
}
