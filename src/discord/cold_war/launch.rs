//! The page of launches: weapon, target within range, launch now or when something happens (R3-34, A3-25, A3-42). It works at
//! any time, also in another's turn, and after the last one.

use super::aside_press::{Launch as Press, Orders};
use super::question::view_of;
use super::talk_ask::{arsenal, others};
use crate::discord::component_handler::picture_after;
use crate::discord::components::{Line, buttons, grey, menu, menus, pick, red};
use crate::discord::custom_id::{Code, TooLong};
use crate::discord::panel_picture::{Aimed, PanelPicture};
use crate::discord::request::{Answer, Answered, Refusal, Request};
use crate::discord::status_text;
use crate::rules::cold_war::{Action, LaunchOrder, LaunchWhen, View, Way, Weapon, steps};
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
        rows.extend(buttons(&[self.orders()?]));
        let text = words.question(&self.ask.menu, &self.names);
        let picture = PanelPicture::Removed;
        Ok(Answer { picture, ..Answer::new(text).with(rows).in_colour_of(self.look) })
    }

    fn orders(&self) -> Result<serenity::all::CreateButton, TooLong> {
        Ok(grey(Orders::Show.code(self.look.game)?, &self.words.button_standing()))
    }

    /// What stands in a state: "Ada 2 infantry, Marco 1 tank".
    fn standing_in(&self, at: TerritoryId) -> String {
        let place = self.view.at(at);
        let armies = place.armies.iter().map(|(seat, armies)| {
            let name = self.words.seat_name(&self.labels, *seat);
            format!("{name}: {}", self.words.armies_told(*armies))
        });
        let pieces = place.refugees.iter().map(|(seat, n)| {
            let name = self.words.seat_name(&self.labels, *seat);
            format!("{name}: {}", self.words.refugee_pieces(*n))
        });
        let all: Vec<String> = armies.chain(pieces).collect();
        if all.is_empty() { self.words.launch_over_nobody() } else { all.join(", ") }
    }

    /// The targets of one weapon.
    fn from(&self, from: TerritoryId, weapon: Weapon) -> Result<Answer, TooLong> {
        let words = self.words;
        let targets = self.targets(from, weapon);
        let line = |(at, way): &(TerritoryId, Way)| {
            let code = self.code(Press::At(from, weapon, *at))?;
            let note = words.launch_note(&self.standing_in(*at), way.interceptors);
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

    /// The way to one target: launch now, or when something happens.
    fn at(&self, from: TerritoryId, weapon: Weapon, at: TerritoryId) -> Result<Answer, TooLong> {
        let words = self.words;
        let targets = self.targets(from, weapon);
        let Some((_, way)) = targets.iter().find(|(target, _)| *target == at).cloned() else {
            return self.from(from, weapon);
        };
        let picture = self.picture((from, weapon), &targets, &way.path);
        let onward = way.path.iter().copied().filter(|at| *at != from);
        let whole: Vec<String> = std::iter::once(from).chain(onward).map(|at| self.state(at)).collect();
        let mut lines = vec![
            words.launch_way(&words.weapon(weapon), &whole.join(" → ")),
            words.launch_there(&self.state(at), &self.standing_in(at)),
        ];
        if way.interceptors > 0 {
            lines.push(words.launch_opposed(way.interceptors));
        }
        let when = |when: LaunchWhen| LaunchOrder { when, from, weapon, path: way.path.clone() };
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
        let fire = self.code(Press::Fire(from, weapon, way.path))?;
        let back = self.code(Press::From(from, weapon))?;
        rows.extend(buttons(&[
            red(fire, &words.button_launch_at(&self.state(at))),
            grey(back, &words.button_back_to_menu()),
        ]));
        Ok(Answer { picture, ..Answer::new(lines.join("\n")).with(rows).in_colour_of(self.look) })
    }
}

impl Request {
    /// Carries out a press on the page of launches.
    pub(super) async fn press_launch(&self, look: &Look, press: &Press) -> Answered {
        if let Press::When(order) = press {
            return self.order_launch(look, order).await;
        }
        let page = Page::of(self.words, look).ok_or_else(|| Refusal::Said(self.words.no_weapon()))?;
        let shown = match press {
            Press::Show | Press::When(_) => page.first(),
            Press::From(from, weapon) => page.from(*from, *weapon),
            Press::At(from, weapon, at) => page.at(*from, *weapon, *at),
            Press::Fire(from, weapon, path) => {
                let action = Action::Launch { from: *from, weapon: *weapon, path: path.clone() };
                return self.fire(look, action).await;
            }
        };
        shown.map_err(|TooLong| Refusal::Said(self.words.orders_too_long()))
    }

    async fn fire(&self, look: &Look, action: Action) -> Answered {
        let Some((ask, _)) = arsenal(look) else {
            return Err(Refusal::Said(self.words.no_weapon()));
        };
        let order = Order::Answer(action.into());
        let done = self.context.table.order(self.playable()?, &self.person, Some(ask.id), order).await?;
        let told = self.tell_done(&done).in_colour_of(&done.look);
        Ok(Answer { picture: picture_after(done), ..told })
    }

    /// Launches what was typed: by default the weapon that reaches the target past the fewest interceptors, a light one first.
    pub(super) async fn launch_typed(
        &self,
        (target, from): (Option<&str>, Option<&str>),
        weapon: Option<Weapon>,
        way: Option<&str>,
    ) -> Answered {
        let look = self.acting_in_cold_war().await?;
        let Some(target) = target else { return self.press_launch(&look, &Press::Show).await };
        let board = look.view.map();
        let target = self.territory(board, target)?;
        let from = from.map(|typed| self.territory(board, typed)).transpose()?;
        if look.view.viewer_seat().is_none() {
            return Err(TableError::NotSeated.into());
        }
        let page = Page::of(self.words, &look).ok_or_else(|| Refusal::Said(self.words.no_weapon()))?;
        let fits = |(at, kind, _): &(TerritoryId, Weapon, u32)| {
            from.is_none_or(|from| from == *at) && weapon.is_none_or(|weapon| weapon == *kind)
        };
        let all: Vec<_> = page.all().into_iter().filter(fits).collect();
        let Some((first, kind, _)) = all.first().copied() else {
            return Err(Refusal::Said(self.words.no_such_weapon()));
        };
        if page.weapons.nuked.contains(target) {
            return Err(Refusal::Said(self.words.launch_nuked(&page.state(target))));
        }
        if let Some(typed) = way {
            let path = crate::discord::parse::territories(self.words, board, typed).map_err(Refusal::Said)?;
            let path = if path.last() == Some(&target) { path } else { [path, vec![target]].concat() };
            return self.fire(&look, Action::Launch { from: first, weapon: kind, path }).await;
        }
        let reach = all.iter().filter_map(|(at, weapon, _)| {
            let found =
                page.view.missile_ways(page.me, *at, *weapon).into_iter().find(|(at, _)| *at == target);
            found.map(|(_, way)| (*at, *weapon, way))
        });
        let best = reach.min_by_key(|(_, weapon, way)| (way.interceptors, weapon.range(), way.path.len()));
        let Some((from, weapon, way)) = best else {
            let range = all.iter().map(|(_, weapon, _)| weapon.range()).max().unwrap_or_default();
            return Err(Refusal::Said(self.words.launch_out_of_range(&page.state(target), range)));
        };
        self.fire(&look, Action::Launch { from, weapon, path: way.path }).await
    }

    /// Keeps a launch as a standing order.
    async fn order_launch(&self, look: &Look, order: &LaunchOrder) -> Answered {
        let order = super::aside_press::Order::Launch(order.clone());
        self.press_cold_war_orders(look, &Orders::Set(order)).await
    }
}
