//! The page of launches: weapon, target within range, launch now or when something happens (R3-34, A3-25, A3-42). It works at
//! any time, also in another's turn, and after the last one.

use super::open_questions::{arsenal, back_to_question, others, talk_or_why};
use super::page_codes::{Launch as Press, Orders};
use super::question::view_of;
use crate::discord::cold_war::orders_page;
use crate::discord::cold_war::question;
use crate::discord::components::custom_id::{Code, TooLong};
use crate::discord::components::{Line, buttons, grey, menu, menus, pick, red};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash;
use crate::discord::options::parse;
use crate::discord::panels::open_question;
use crate::discord::panels::table_replies;
use crate::discord::pictures::panel_picture::{Aimed, PanelPicture};
use crate::discord::texts::status_text;
use crate::rules::cold_war::{
    Action, Armies, Army, BLAST_CARDS, BombController, LaunchOrder, LaunchWhen, PIECE_CARDS, View, Way,
    Weapon, steps,
};
use crate::rules::{Ask, Seat, TerritoryId};
use crate::table::{Look, Order, TableError};
use crate::text::{Ctx, Words};

/// Number of select menus on the page of targets.
const MENUS: usize = 2;

/// What the page of launches needs.
struct Page<'a> {
    words: Words,
    look: &'a Look,
    view: &'a View,
    ask: &'a Ask,
    weapons: &'a steps::Arsenal,
    me: Seat,
    names: Ctx,
    labels: Ctx,
}

impl<'a> Page<'a> {
    /// `None` without a weapon that can be launched now.
    fn of(words: Words, look: &'a Look) -> Option<Self> {
        let (view, me, (ask, weapons)) = (view_of(look)?, look.view.viewer_seat()?, arsenal(look)?);
        let (names, labels) = (status_text::names(look), status_text::plain_names(look));
        Some(Self { words, look, view, ask, weapons, me, names, labels })
    }

    fn code(&self, press: Press) -> Result<Code, TooLong> {
        press.code(self.look.game)
    }

    fn state(&self, at: TerritoryId) -> String {
        self.words.territory(self.view.map(), at)
    }

    /// Each kind of weapon with the state where it stands.
    fn all(&self) -> Vec<(TerritoryId, Weapon, u32)> {
        let of = |weapon| {
            let armies = self.weapons.armies.iter();
            armies.map(move |(at, there)| (*at, weapon, there.weapons(weapon))).filter(|(.., n)| *n > 0)
        };
        of(Weapon::Light).chain(of(Weapon::Heavy)).collect()
    }

    /// What may be hit: within range and not nuked; the dearest states of others first.
    fn targets(&self, from: TerritoryId, weapon: Weapon) -> Vec<(TerritoryId, Way)> {
        let open = |(at, _): &(TerritoryId, Way)| !self.weapons.nuked.contains(*at);
        let mut all: Vec<_> =
            self.view.missile_ways(self.me, from, weapon).into_iter().filter(open).collect();
        let rank = |at: TerritoryId| {
            let place = self.view.at(at);
            let own = place.armies.iter().any(|(seat, _)| *seat == self.me);
            (own, std::cmp::Reverse(place.armies.iter().map(|(_, armies)| armies.cost(false)).sum::<u32>()))
        };
        all.sort_by_key(|(at, _)| rank(*at));
        all
    }

    /// The weapons.
    fn first(&self) -> Result<Answer, TooLong> {
        let words = self.words;
        let line = |(at, weapon, n): &(TerritoryId, Weapon, u32)| {
            let label = words.launch_weapon(&words.weapon(*weapon), &self.state(*at), *n);
            Ok(Line::new(label, self.code(Press::From(*at, *weapon))?)
                .note(words.launch_range(weapon.range())))
        };
        let lines = self.all().iter().map(line).collect::<Result<Vec<_>, TooLong>>()?;
        let mut rows = menus(words, pick, &words.pick_weapon(), (&lines, MENUS))?;
        let mut row = vec![self.orders()?];
        row.extend(back_to_question(words, self.look));
        rows.extend(buttons(&row));
        let text = words.question(&self.ask.menu, &self.names);
        let picture = PanelPicture::Removed;
        Ok(Answer { picture, ..Answer::new(text).with(rows).in_colour_of(self.look) })
    }

    fn orders(&self) -> Result<serenity::all::CreateButton, TooLong> {
        Ok(grey(Orders::Show.code(self.look.game)?, &self.words.button_standing()))
    }

    /// What stands in a state besides the missile that is launched from `from`: "Ada: 2 infantry, Marco: 1 tank and 1 interceptor".
    fn standing_in(
        &self,
        at: TerritoryId,
        (from, weapon): (TerritoryId, Weapon),
        names: &Ctx,
    ) -> Option<String> {
        let place = self.view.at(at);
        let launched = if at == from { Armies::of(Army::Nuclear(weapon), 1) } else { Armies::NONE };
        let mut seats: Vec<Seat> = place.armies.iter().map(|(seat, _)| *seat).collect();
        let guard = place.last_controller.filter(|_| place.interceptors > 0);
        seats.extend(guard.filter(|owner| !seats.contains(owner)));
        let armies = seats.into_iter().filter_map(|seat| {
            let all = Armies { interceptors: place.interceptors_of(seat), ..place.of(seat) };
            let all = if seat == self.me { all.minus(launched) } else { all };
            let told = || format!("{}: {}", self.words.seat_name(names, seat), self.words.armies_told(all));
            (!all.is_empty()).then(told)
        });
        let pieces = place.refugees.iter().map(|(seat, n)| {
            let name = self.words.seat_name(names, *seat);
            format!("{name}: {}", self.words.refugee_pieces(*n))
        });
        let all: Vec<String> = armies.chain(pieces).collect();
        (!all.is_empty()).then(|| all.join(", "))
    }

    /// The targets of one weapon.
    fn from(&self, from: TerritoryId, weapon: Weapon) -> Result<Answer, TooLong> {
        let words = self.words;
        let targets = self.targets(from, weapon);
        let line = |(at, way): &(TerritoryId, Way)| {
            let code = self.code(Press::At(from, weapon, *at))?;
            let there = self.standing_in(*at, (from, weapon), &self.labels);
            let there = there.unwrap_or_else(|| words.launch_over_nobody());
            let note = words.launch_note(&there, way.interceptors);
            Ok(Line::new(self.state(*at), code).note(note))
        };
        let lines = targets.iter().map(line).collect::<Result<Vec<_>, TooLong>>()?;
        let mut rows = menus(words, pick, &words.pick_target(), (&lines, MENUS))?;
        rows.extend(buttons(&[grey(self.code(Press::Show)?, &words.button_back_to_menu())]));
        let told = words.launch_from(&words.weapon(weapon), &self.state(from), weapon.range());
        let picture = self.picture((from, weapon), &targets, &[]);
        Ok(Answer { picture, ..Answer::new(told).with(rows).in_colour_of(self.look) })
    }

    /// The board with what the weapon may hit, and the way chosen for it.
    fn picture(
        &self,
        (from, weapon): (TerritoryId, Weapon),
        targets: &[(TerritoryId, Way)],
        way: &[TerritoryId],
    ) -> PanelPicture {
        let path = if way.is_empty() || way == [from] { Vec::new() } else { [&[from], way].concat() };
        let reach = targets.iter().map(|(at, _)| *at).collect();
        let heavy = weapon == Weapon::Heavy;
        PanelPicture::Aimed(Box::new(Aimed { look: self.look.clone(), heavy, from, reach, path }))
    }

    /// The best way to one target: launch now, or when something happens.
    fn at(&self, from: TerritoryId, weapon: Weapon, at: TerritoryId) -> Result<Answer, TooLong> {
        match self.targets(from, weapon).into_iter().find(|(target, _)| *target == at) {
            Some((_, way)) => self.by(from, weapon, way.path),
            None => self.from(from, weapon),
        }
    }

    /// Who loses population cards if the state is hit, and how many (R3-34, A3-54).
    fn cards(&self, at: TerritoryId) -> Option<(Seat, u32)> {
        let place = self.view.at(at);
        let controller = match self.view.house().bomb_controller {
            BombController::TurnEnd => place.turn_end_controller,
            BombController::AtOnce => place.last_controller,
        };
        // The cards that go with pieces there are counted with them (A3-27).
        let gone = |seat: Seat| place.refugees_of(seat) * PIECE_CARDS;
        let cards = |seat: Seat| self.view.seat(seat).population.saturating_sub(gone(seat)).min(BLAST_CARDS);
        controller.map(|seat| (seat, cards(seat))).filter(|(_, cards)| *cards > 0)
    }

    /// The way, what may shoot the missile down, what stands in the target and who loses what.
    fn told(&self, from: TerritoryId, weapon: Weapon, path: &[TerritoryId]) -> String {
        let (words, at) = (self.words, path.last().copied().unwrap_or(from));
        let mut whole: Vec<TerritoryId> = std::iter::once(from).chain(path.iter().copied()).collect();
        whole.dedup();
        let whole: Vec<String> = whole.into_iter().map(|at| self.state(at)).collect();
        let name = self.state(at);
        let mut lines = vec![words.launch_way(&words.weapon(weapon), &whole.join(" → "))];
        lines.push(match self.standing_in(at, (from, weapon), &self.names) {
            None => words.launch_empty(&name),
            Some(there) => words.launch_there(&name, &there),
        });
        lines.extend(self.cards(at).map(|(seat, cards)| {
            let (who, cards) = (words.seat_name(&self.names, seat), words.population_cards(cards));
            match self.view.house().bomb_controller {
                BombController::TurnEnd => words.launch_cards(&who, &cards),
                BombController::AtOnce => words.launch_cards_at_once(&who, &cards),
            }
        }));
        let opposing = path.iter().filter_map(|at| {
            let place = self.view.at(*at);
            let owner = place.last_controller.filter(|owner| *owner != self.me && place.interceptors > 0)?;
            let all = Armies { interceptors: place.interceptors, ..Armies::NONE };
            let whose = words.seat_name(&self.names, owner);
            Some(format!("{} ({whose}: {})", self.state(*at), words.armies_told(all)))
        });
        let opposing: Vec<String> = opposing.collect();
        if !opposing.is_empty() {
            lines.push(words.launch_opposed(&words.list(opposing)));
        }
        lines.join("\n")
    }

    /// One way to a target: launch now, or when something happens.
    fn by(&self, from: TerritoryId, weapon: Weapon, path: Vec<TerritoryId>) -> Result<Answer, TooLong> {
        let (words, at) = (self.words, path.last().copied().unwrap_or(from));
        let picture = self.picture((from, weapon), &self.targets(from, weapon), &path);
        let when = |when: LaunchWhen| LaunchOrder { when, from, weapon, path: path.clone() };
        let others = others(self.view, self.me);
        let mut orders = vec![LaunchWhen::War { by: None, at: None }, LaunchWhen::End];
        for by in others {
            orders.push(LaunchWhen::War { by: Some(by), at: None });
            orders.push(LaunchWhen::Arrives { by, at });
        }
        let line = |one: LaunchWhen| {
            let told = words.launch_when(one, &self.names);
            Ok(Line::new(told, self.code(Press::When(when(one)))?))
        };
        let conditions = orders.into_iter().map(line).collect::<Result<Vec<_>, TooLong>>()?;
        let mut rows = vec![menu(pick(0)?, &words.pick_launch_when(), &conditions)];
        let told = self.told(from, weapon, &path);
        let fire = self.code(Press::Fire(from, weapon, path))?;
        let back = self.code(Press::From(from, weapon))?;
        rows.extend(buttons(&[
            red(fire, &words.button_launch_at(&self.state(at))),
            grey(back, &words.button_back_to_menu()),
        ]));
        Ok(Answer { picture, ..Answer::new(told).with(rows).in_colour_of(self.look) })
    }
}

impl Page<'_> {
    /// The launch of one of these weapons by that way: a missile that stands where the way begins or next to it. The way again if
    /// no weapon can fly it.
    fn launch_by(
        &self,
        weapons: &[(TerritoryId, Weapon, u32)],
        path: Vec<TerritoryId>,
    ) -> Result<(TerritoryId, Weapon, Vec<TerritoryId>), Vec<TerritoryId>> {
        let mut ways = weapons.iter().flat_map(|(at, weapon, _)| {
            let begins = path.len() > 1 && path.first() == Some(at);
            let after = begins.then(|| path[1..].to_vec());
            after.into_iter().chain([path.clone()]).map(|path| (*at, *weapon, path))
        });
        let legal = |(from, weapon, path): &(TerritoryId, Weapon, Vec<TerritoryId>)| {
            let action = Action::Launch { from: *from, weapon: *weapon, path: path.clone() };
            self.ask.menu.offers(&action.into())
        };
        ways.find(legal).ok_or(path)
    }
}

/// Carries out a press on the page of launches.
pub(super) async fn press_launch(request: &Request, look: &Look, press: &Press) -> Answered {
    if let Press::When(order) = press {
        return order_launch(request, look, order).await;
    }
    let page = Page::of(request.words, look).ok_or_else(|| no_launch(request, look))?;
    let shown = match press {
        Press::Show | Press::When(_) => page.first(),
        Press::From(from, weapon) => page.from(*from, *weapon),
        Press::At(from, weapon, at) => page.at(*from, *weapon, *at),
        Press::Fire(from, weapon, path) => {
            let action = Action::Launch { from: *from, weapon: *weapon, path: path.clone() };
            return fire_missiles(request, look, action).await;
        }
    };
    shown.map_err(|TooLong| Refusal::Said(request.words.orders_too_long()))
}

/// Why the player has nothing to launch.
fn no_launch(request: &Request, look: &Look) -> Refusal {
    talk_or_why(look).map_or_else(Refusal::from, |_| Refusal::Said(request.words.no_weapon()))
}

async fn fire_missiles(request: &Request, look: &Look, action: Action) -> Answered {
    let Some((ask, _)) = arsenal(look) else {
        return Err(no_launch(request, look));
    };
    let order = Order::Answer(action.into());
    let done = request.context.table.order(request.playable()?, &request.person, Some(ask.id), order).await?;
    let told = table_replies::tell_done(request, &done).in_colour_of(&done.look);
    Ok(Answer { picture: open_question::picture_after(request, done), ..told })
}

/// Shows what the launch that was typed would do, with the button that launches; launches at once if it is confirmed. By
/// default the weapon that reaches the target past the fewest interceptors, a light one first.
pub(super) async fn launch_typed(
    request: &Request,
    (target, from): (Option<&str>, Option<&str>),
    weapon: Option<Weapon>,
    (way, confirmed): (Option<&str>, bool),
) -> Answered {
    let look = question::acting(request).await?;
    let Some(target) = target else { return press_launch(request, &look, &Press::Show).await };
    let board = look.view.map();
    let target = slash::territory(request, board, target)?;
    let from = from.map(|typed| slash::territory(request, board, typed)).transpose()?;
    if look.view.viewer_seat().is_none() {
        return Err(TableError::NotSeated.into());
    }
    let page = Page::of(request.words, &look).ok_or_else(|| no_launch(request, &look))?;
    let fits = |(at, kind, _): &(TerritoryId, Weapon, u32)| {
        from.is_none_or(|from| from == *at) && weapon.is_none_or(|weapon| weapon == *kind)
    };
    let all: Vec<_> = page.all().into_iter().filter(fits).collect();
    let Some((first, kind, _)) = all.first().copied() else {
        return Err(Refusal::Said(request.words.no_such_weapon()));
    };
    if page.weapons.nuked.contains(target) {
        return Err(Refusal::Said(request.words.launch_nuked(&page.state(target))));
    }
    if let Some(typed) = way {
        let path = parse::territories(request.words, board, typed).map_err(Refusal::Said)?;
        let path = if path.last() == Some(&target) { path } else { [path, vec![target]].concat() };
        let (from, kind, path) = page.launch_by(&all, path).unwrap_or_else(|path| (first, kind, path));
        return launch_or_show(request, &page, (from, kind, path), confirmed).await;
    }
    let reach = all.iter().filter_map(|(at, weapon, _)| {
        let found = page.view.missile_ways(page.me, *at, *weapon).into_iter().find(|(at, _)| *at == target);
        found.map(|(_, way)| (*at, *weapon, way))
    });
    let best = reach.min_by_key(|(_, weapon, way)| (way.interceptors, weapon.range(), way.path.len()));
    let Some((from, weapon, way)) = best else {
        let range = all.iter().map(|(_, weapon, _)| weapon.range()).max().unwrap_or_default();
        return Err(Refusal::Said(request.words.launch_out_of_range(&page.state(target), range)));
    };
    launch_or_show(request, &page, (from, weapon, way.path), confirmed).await
}

/// Launches, or shows what the launch would do; what the rules refuse is refused at once with their reason.
async fn launch_or_show(
    request: &Request,
    page: &Page<'_>,
    (from, weapon, path): (TerritoryId, Weapon, Vec<TerritoryId>),
    confirmed: bool,
) -> Answered {
    let action = Action::Launch { from, weapon, path: path.clone() };
    if confirmed || !page.ask.menu.offers(&action.clone().into()) {
        return fire_missiles(request, page.look, action).await;
    }
    page.by(from, weapon, path).map_err(|TooLong| Refusal::Said(request.words.orders_too_long()))
}

/// Keeps a launch as a standing order.
async fn order_launch(request: &Request, look: &Look, order: &LaunchOrder) -> Answered {
    let order = super::page_codes::Order::Launch(order.clone());
    orders_page::press_orders(request, look, &Orders::Set(order)).await
}
