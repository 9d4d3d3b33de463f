//! Standing orders: answers given in advance ([PBP-34], [PBP-36]), also to the launches that are always open (A3-42). A secret of
//! the player.

use super::deals::Permission;
use super::launch_alarms::{Alarm, Happened};
use super::loss_choice;
use super::{Action, Armies, Army, Game, Menu, Weapon, Why, steps};
use crate::rules::engine::Step as _;
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Maximum number of orders of one kind.
pub const MOST_ORDERS: usize = 30;

/// A number of armies in an order that means as many as there are.
pub const EVERY: u32 = 999;

/// The standing orders of one seat in one game. In each list the first order that fits counts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Standing {
    /// Who is always or never given leave (A3-32, A3-39).
    pub consents: Vec<ConsentOrder>,
    /// How many interceptors oppose whom (A3-31).
    pub interceptions: Vec<InterceptOrder>,
    /// Which armies defend (A3-35).
    pub defences: Vec<DefenceOrder>,
    /// Which armies meet an invader together with interceptors (A3-53).
    pub meetings: Vec<DefenceOrder>,
    /// Launches (A3-42).
    pub launches: Vec<LaunchOrder>,
    /// Kinds of armies in the order in which they are lost, as far as the rules leave a choice (A3-15); empty: the default
    /// answer.
    pub losses: Vec<Army>,
}

/// An answer to a question for leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConsentOrder {
    /// Only in this state.
    #[serde(default)]
    pub at: Option<TerritoryId>,
    /// Who asks; anybody, if none is named.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// For what; for everything, if nothing is named.
    #[serde(default)]
    pub what: Option<Permission>,
    /// Whether leave is given.
    pub given: bool,
}

/// Interceptors that oppose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InterceptOrder {
    /// Only in this state.
    #[serde(default)]
    pub at: Option<TerritoryId>,
    /// Only against this player.
    #[serde(default)]
    pub against: Option<Seat>,
    /// Only against missiles, or only against convoys.
    #[serde(default)]
    pub missiles: Option<bool>,
    /// How many oppose, as far as they are there; 0: none.
    pub number: u32,
}

/// Armies that defend, or meet an invader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DefenceOrder {
    /// Only in this state.
    #[serde(default)]
    pub at: Option<TerritoryId>,
    /// Only against this player.
    #[serde(default)]
    pub against: Option<Seat>,
    /// The armies, as far as they are there.
    pub armies: Armies,
}

/// A launch under a condition (A3-42).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LaunchOrder {
    /// The condition.
    pub when: LaunchWhen,
    /// Where the weapon stands.
    pub from: TerritoryId,
    /// The weapon.
    pub weapon: Weapon,
    /// The states on its way, in order; the last one is the target.
    pub path: Vec<TerritoryId>,
}

/// The condition of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LaunchWhen {
    /// War is declared on a state of the player: by anybody, or by one; on any state, or on one.
    War {
        /// Only by this player.
        #[serde(default)]
        by: Option<Seat>,
        /// Only on this state.
        #[serde(default)]
        at: Option<TerritoryId>,
    },
    /// A player's convoy stops in a state, or he comes to control it.
    Arrives {
        /// The player.
        by: Seat,
        /// The state.
        at: TerritoryId,
    },
    /// The game ends: the last launches (A3-42).
    End,
}

impl LaunchWhen {
    /// Whether the alarm fulfils the condition of that seat.
    fn holds(self, seat: Seat, alarm: &Alarm) -> bool {
        match (self, &alarm.what) {
            (Self::War { by, at }, Happened::War(on)) => {
                on.contains(&seat) && by.is_none_or(|by| by == alarm.by) && at.is_none_or(|at| at == alarm.at)
            }
            (Self::Arrives { by, at }, Happened::Stop | Happened::Control) => {
                (by, at) == (alarm.by, alarm.at)
            }
            (Self::War { .. }, Happened::Stop | Happened::Control)
            | (Self::Arrives { .. }, Happened::War(_))
            | (Self::End, _) => false,
        }
    }
}

impl LaunchOrder {
    fn action(&self) -> Action {
        Action::Launch { from: self.from, weapon: self.weapon, path: self.path.clone() }
    }
}

impl DefenceOrder {
    fn fits(&self, at: TerritoryId, against: Seat) -> bool {
        self.at.is_none_or(|own| own == at) && self.against.is_none_or(|seat| seat == against)
    }
}

impl Standing {
    /// The answer that they give to a question, if it is on the menu.
    #[expect(clippy::wildcard_enum_match_arm, reason = "nothing can be ordered in advance about the others")]
    pub(super) fn answer(&self, menu: &Menu) -> Option<Action> {
        match menu {
            Menu::Consent(menu) => self.consent(menu),
            Menu::Intercept(menu) => self.intercept(menu),
            Menu::Defend(menu) => {
                let order = self.defences.iter().find(|order| order.fits(menu.at, menu.by))?;
                let armies = order.armies.and(menu.armies);
                (!armies.is_empty()).then_some(Action::Defend { armies })
            }
            Menu::Meet(menu) => {
                let order = self.meetings.iter().find(|order| order.fits(menu.at, menu.by))?;
                Some(Action::Meet { armies: order.armies.and(menu.armies) })
            }
            Menu::Lose(menu) => self.lose(menu),
            Menu::Launch(menu) => self.launch(menu),
            Menu::LastLaunch(menu) => {
                let last = self.launches.iter().filter(|order| order.when == LaunchWhen::End);
                last.map(LaunchOrder::action).find(|action| menu.offers(action))
            }
            _ => None,
        }
    }

    fn consent(&self, menu: &steps::Consent) -> Option<Action> {
        let fits = |order: &&ConsentOrder| {
            order.at.is_none_or(|at| at == menu.at)
                && order.seat.is_none_or(|seat| seat == menu.by)
                && order.what.is_none_or(|what| what == menu.what)
        };
        self.consents.iter().find(fits).map(|order| Action::Consent { given: order.given })
    }

    fn intercept(&self, menu: &steps::Intercept) -> Option<Action> {
        let fits = |order: &&InterceptOrder| {
            order.at.is_none_or(|at| at == menu.at)
                && order.against.is_none_or(|seat| seat == menu.by)
                && order.missiles.is_none_or(|missiles| missiles == menu.is_missile())
        };
        let order = self.interceptions.iter().find(fits)?;
        Some(Action::Intercept { number: order.number.min(menu.most) })
    }

    /// The launch of the first order whose condition has come true and that is possible. For what has happened once, it fires
    /// at a target once.
    fn launch(&self, menu: &steps::Launch) -> Option<Action> {
        let fires = |order: &&LaunchOrder| {
            let Some(target) = order.path.last() else { return false };
            let alarmed = |alarm: &Alarm| {
                !alarm.spent.contains(&(menu.seat, *target)) && order.when.holds(menu.seat, alarm)
            };
            menu.alarms.iter().any(alarmed)
        };
        let fired = self.launches.iter().filter(fires).map(LaunchOrder::action);
        fired.into_iter().find(|action| menu.offers(action))
    }

    /// Of the losses that the rules allow, those with most of the kind named first, and so on.
    fn lose(&self, menu: &steps::Lose) -> Option<Action> {
        if self.losses.is_empty() {
            return None;
        }
        let choices = loss_choice::choices(menu.among, menu.damage, menu.rule);
        let key = |lost: &Armies| self.losses.iter().map(|army| lost.get(*army)).collect::<Vec<_>>();
        let full = choices.iter().map(|lost| lost.strength()).max()?;
        let best =
            choices.into_iter().filter(|lost| menu.is_free() || lost.strength() == full).max_by_key(key)?;
        Some(Action::Lose { armies: best })
    }

    /// Checks whether they make sense in this game. Leave for the other superpower would never be given (A3-22).
    pub(super) fn check(&self, game: &Game, owner: Seat) -> Result<(), Why> {
        let counts = [
            self.consents.len(),
            self.interceptions.len(),
            self.defences.len(),
            self.meetings.len(),
            self.launches.len(),
            self.losses.len(),
        ];
        if counts.iter().any(|count| *count > MOST_ORDERS) {
            return Err(Why::TooManyOrders { most: MOST_ORDERS as u32 });
        }
        let consents = self.consents.iter().map(|order| (order.seat, order.at));
        let interceptions = self.interceptions.iter().map(|order| (order.against, order.at));
        let armies = self.defences.iter().chain(&self.meetings).map(|order| (order.against, order.at));
        let launches = self.launches.iter().map(|order| match order.when {
            LaunchWhen::War { by, at } => (by, at),
            LaunchWhen::Arrives { by, at } => (Some(by), Some(at)),
            LaunchWhen::End => (None, None),
        });
        for (seat, at) in consents.chain(interceptions).chain(armies).chain(launches) {
            check_seat(game, seat)?;
            at.map_or(Ok(()), |at| check_state(game, at))?;
        }
        let banned =
            |order: &ConsentOrder| order.seat.filter(|seat| order.given && game.banned(owner, *seat));
        if let Some(seat) = self.consents.iter().find_map(banned) {
            return Err(Why::Superpowers { seat });
        }
        self.launches.iter().try_for_each(|order| check_launch(game, order))
    }
}

fn check_seat(game: &Game, seat: Option<Seat>) -> Result<(), Why> {
    match seat {
        Some(seat) if seat.0 >= game.setup.seats => Err(Why::NoSuchSeat),
        Some(_) | None => Ok(()),
    }
}

fn check_state(game: &Game, at: TerritoryId) -> Result<(), Why> {
    if at.index() < game.board().len() { Ok(()) } else { Err(Why::NoSuchState) }
}

/// Checks the way of a launch: within range, from border to border, each state once, or the state where the weapon stands alone
/// (A3-25, A3-63, A3-74). Whether the weapon is there is seen when the condition comes true.
fn check_launch(game: &Game, order: &LaunchOrder) -> Result<(), Why> {
    check_state(game, order.from)?;
    order.path.iter().try_for_each(|at| check_state(game, *at))?;
    if order.path == [order.from] {
        return Ok(());
    }
    let range = order.weapon.range();
    if order.path.is_empty() || order.path.len() > range as usize {
        return Err(Why::OutOfRange { range });
    }
    let way: Vec<TerritoryId> = [order.from].iter().chain(&order.path).copied().collect();
    for (n, pair) in way.windows(2).enumerate() {
        if !game.board().adjacent(pair[0], pair[1]) {
            return Err(Why::NotAdjacent { from: pair[0], to: pair[1] });
        }
        if way[..=n].contains(&pair[1]) {
            return Err(Why::NamedTwice { at: pair[1] });
        }
    }
    Ok(())
}
