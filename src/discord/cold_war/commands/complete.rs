//! Autocomplete of the commands of a turn: only values that answer the open question ([PBP-9]).

use super::super::open_questions::others;
use super::super::orders_page::{defences, guests};
use super::callers_seat::{act, offered_armies, own_armies};
use super::typed;
use crate::discord::interactions::request::Request;
use crate::discord::interactions::slash::{Choice, Ctx, choices, fitting, other};
use crate::discord::options::parse;
use crate::discord::texts::status_text;
use crate::rules::cold_war::steps::Act;
use crate::rules::cold_war::{Action, Armies, Army, CONVOY, Menu, View};
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
    let request = Request::of_command(ctx.framework.user_data, ctx.interaction);
    let Ok(look) = request.look().await else { return choices(Vec::new()) };
    let found = || {
        let (view, seat) = (super::super::question::view_of(&look)?, look.view.viewer_seat()?);
        let menu = look.view.awaited_asks().find_map(|ask| match &ask.menu {
            rules::Menu::ColdWar(menu) => Some(menu),
            rules::Menu::Classic(_) | rules::Menu::Y2210(_) => None,
        });
        Some(Asked { words: request.words, look: &look, view, seat, menu })
    };
    choices(found().map(|asked| offer(&asked)).unwrap_or_default())
}

/// Choices whose label contains the typed text, as far as Discord accepts their length.
fn short_fitting(all: impl IntoIterator<Item = Choice>, typed: &str) -> Vec<Choice> {
    let short = |(label, value): &Choice| label.chars().count().max(value.chars().count()) <= LONGEST;
    fitting(all.into_iter().filter(short), typed)
}

/// Armies of a state as choices, at most so many: all of them, then each kind by itself.
fn some_of(asked: &Asked<'_>, (armies, most): (Armies, u32), typed: &str) -> Vec<Choice> {
    // A longer list is cut, but all are one choice.
    let all = (!armies.is_empty() && (most == MOST || armies.count() <= most)).then_some(armies);
    let kinds = armies.iter().flat_map(|(army, n)| (1..=n.min(most)).rev().map(move |n| Armies::of(army, n)));
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
    complete_from |act| act.senders().into_iter().map(|(at, _)| at),
    complete_convert_at |act| act.converters().into_iter().map(|(at, _)| at),
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
        some_of(asked, (all, MOST), partial)
    })
    .await
}

/// The own armies in the state where a convoy begins, as many as it may have.
pub(super) async fn complete_convoy(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |asked| {
        let from = asked.named(ctx, "from");
        let all = from.map_or(Armies::NONE, |at| own_armies(asked.view, asked.seat, at));
        some_of(asked, (all.mobile(), CONVOY), partial)
    })
    .await
}

/// Purchases that can be paid: each kind by itself, in the named state if there is one.
pub(super) async fn complete_list(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |asked| {
        let Some(act) = asked.act() else { return Vec::new() };
        let at = asked.named(ctx, "state");
        let option = act.buy.iter().find(|option| Some(option.at) == at);
        let war = option.is_some_and(|option| option.war);
        let foreign =
            |army: &Army| *army == Army::Interceptors && option.is_some_and(|option| !option.interceptors);
        let kinds = Army::ALL.into_iter().filter(|army| !foreign(army));
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
        Some(Menu::Lose(menu)) => {
            let open = |armies: Armies| rules::Action::from(Action::Lose { armies });
            let none = asked.look.view.awaited_asks().any(|ask| ask.menu.offers(&open(Armies::NONE)));
            let nothing = (asked.words.lose_nothing(), asked.words.none_of_armies());
            let nothing = short_fitting(none.then_some(nothing), partial);
            [some_of(asked, (menu.among, MOST), partial), nothing].concat()
        }
        _ => Vec::new(),
    })
    .await
}

/// Armies with which the player can answer what another does.
pub(super) async fn complete_reaction(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |asked| some_of(asked, (asked.menu.map_or(Armies::NONE, offered_armies), MOST), partial))
        .await
}

/// Players by name, each once.
fn players(asked: &Asked<'_>, among: impl IntoIterator<Item = Seat>, typed: &str) -> Vec<Choice> {
    let names = status_text::plain_names(asked.look);
    let mut found: Vec<Choice> = Vec::new();
    for seat in among {
        let name = asked.words.seat_name(&names, seat);
        if !found.iter().any(|(known, _)| *known == name) {
            found.push((name.clone(), name));
        }
    }
    short_fitting(found, typed)
}

/// Players of the menu of a turn; those in the named state, if one is named.
macro_rules! players_of {
    ($($name:ident |$act:ident, $here:ident| $seats:expr),+ $(,)?) => {
        $(
            pub(super) async fn $name(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
                offered(ctx, |asked| {
                    let Some($act) = asked.act() else { return Vec::new() };
                    let named = asked.named(ctx, "state");
                    let $here = |at: TerritoryId| named.is_none_or(|named| named == at);
                    players(asked, $seats, partial)
                })
                .await
            }
        )+
    };
}

players_of! {
    complete_against |act, here| {
        let open = act.fights.iter().filter(|option| option.left > 0 && here(option.at));
        open.flat_map(|option| option.against.iter().map(|(seat, _)| *seat))
    },
    complete_rebelled |act, here| {
        let open = act.civil_wars.iter().filter(|option| here(option.at));
        open.flat_map(|option| option.against.iter().copied())
    },
    complete_whose |act, here| {
        act.exterminations.iter().filter(|option| here(option.at)).map(|option| option.whose)
    },
    complete_heir |act, here| {
        let open = act.convert.armies.iter().any(|(at, _)| here(*at));
        act.convert.to.iter().copied().filter(move |_| open)
    },
}

/// To whom leave can be given in advance.
pub(super) async fn complete_guest(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    in_advance(ctx, |asked| players(asked, guests(asked.view, asked.seat), partial)).await
}

/// Against whom interceptors and armies can be ordered in advance.
pub(super) async fn complete_other(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    in_advance(ctx, |asked| players(asked, others(asked.view, asked.seat), partial)).await
}

/// The states where the player has interceptors, or may be asked for a defence.
pub(super) async fn complete_guarded(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    in_advance(ctx, |asked| {
        let held = |at: &TerritoryId| {
            let place = asked.view.at(*at);
            place.interceptors_of(asked.seat) > 0
                || place.control.seat() == Some(asked.seat)
                || !place.of(asked.seat).is_empty()
        };
        asked.states(asked.view.map().ids().filter(held), partial)
    })
    .await
}

/// Which kinds defend in advance: those that the page of orders offers.
pub(super) async fn complete_defence(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    in_advance(ctx, |asked| {
        let kinds = |armies: Armies| {
            let each: Vec<String> = armies.iter().map(|(army, _)| asked.words.army_kind(army)).collect();
            (each.join(", "), each.join(", "))
        };
        short_fitting(defences().map(kinds), partial)
    })
    .await
}

/// Where the pieces of an exile can appear.
pub(super) async fn complete_exile_at(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |asked| match asked.menu {
        Some(Menu::Exile(menu)) => asked.states(menu.states.iter().map(|refuge| refuge.at), partial),
        _ => Vec::new(),
    })
    .await
}

/// The steps of an exile's pieces, each behind the steps that are typed: as many as are left, or fewer.
pub(super) async fn complete_exile_steps(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |asked| {
        let Some(Menu::Exile(menu)) = asked.menu else { return Vec::new() };
        let at = asked.named(ctx, "state");
        let refuge = menu.states.iter().find(|refuge| at.is_none_or(|at| refuge.at == at));
        let to: Vec<TerritoryId> = refuge.map(|refuge| refuge.steps.iter().collect()).unwrap_or_default();
        shares(asked, &to, |_| menu.pieces, (menu.pieces, partial))
    })
    .await
}

/// The states where pieces appear or go, each behind those that are typed.
pub(super) async fn complete_pieces(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |asked| {
        let Some(Menu::Pieces(menu)) = asked.menu else { return Vec::new() };
        let groups: Vec<TerritoryId> = menu.groups.iter().map(|(at, _)| *at).collect();
        let there = |at: TerritoryId| {
            let group = menu.groups.iter().find(|(known, _)| *known == at);
            if menu.grow { menu.count } else { group.map_or(0, |(_, pieces)| *pieces) }
        };
        shares(asked, &groups, there, (menu.count, partial))
    })
    .await
}

/// States with numbers of pieces, "Peru: 2", behind what is typed before the last comma; as many as are left stand first.
fn shares(
    asked: &Asked<'_>,
    among: &[TerritoryId],
    most: impl Fn(TerritoryId) -> u32,
    (all, typed): (u32, &str),
) -> Vec<Choice> {
    let (before, last) = typed.rfind([',', ';']).map_or(("", typed), |at| typed.split_at(at + 1));
    let known = typed::shares(asked.words, asked.view.map(), before).unwrap_or_default();
    let left = all.saturating_sub(known.iter().map(|(_, pieces)| *pieces).sum());
    let free: Vec<TerritoryId> =
        among.iter().copied().filter(|at| !known.iter().any(|(used, _)| used == at)).collect();
    let name = last.split(':').next().unwrap_or_default().trim();
    let found = asked.words.rank_territories(asked.view.map(), name, &free);
    let told = |name: &str, pieces: u32| format!("{before} {name}: {pieces}").trim_start().to_owned();
    let one = |at: TerritoryId, pieces: u32| (told(&asked.state(at), pieces), told(&asked.key(at), pieces));
    let most = |at: TerritoryId| most(at).min(left);
    let whole = found.iter().map(|at| one(*at, most(*at)));
    let parts = found.iter().flat_map(|at| (1..most(*at)).rev().map(|pieces| one(*at, pieces)));
    let lines: Vec<Choice> = if left == 0 { Vec::new() } else { whole.chain(parts).collect() };
    short_fitting(lines, "")
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
