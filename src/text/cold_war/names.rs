//! Names and amounts of the things of the Cold War: armies, refugees, money, years.

use super::super::bundle::Words;
use super::super::lobby::CastText;
use super::super::names::{Ctx, escape_name};
use super::ColdWarWords;
use crate::rules::cold_war::{Army, Balance, Options, Superpower, Weapon, coalition, superpower};
use crate::rules::{Role, Seat};

impl Words {
    /// The name of a kind of army without a number: "tanks".
    pub fn army_kind(self, army: Army) -> String {
        match army {
            Army::Infantry => self.piece_infantry(),
            Army::Tanks => self.piece_tanks(),
            Army::Fighters => self.piece_fighters(),
            Army::Interceptors => self.piece_interceptors(),
            Army::Nuclear(Weapon::Light) => self.piece_light_missile(),
            Army::Nuclear(Weapon::Heavy) => self.piece_heavy_missile(),
        }
    }

    /// A number of armies of one kind: "2 tanks".
    pub fn army_count(self, army: Army, n: u32) -> String {
        match army {
            Army::Infantry => self.army_infantry(n),
            Army::Tanks => self.army_tanks(n),
            Army::Fighters => self.army_fighters(n),
            Army::Interceptors => self.army_interceptors(n),
            Army::Nuclear(Weapon::Light) => self.army_light(n),
            Army::Nuclear(Weapon::Heavy) => self.army_heavy(n),
        }
    }

    /// A nuclear weapon behind an article: "light missile".
    pub fn weapon(self, weapon: Weapon) -> String {
        match weapon {
            Weapon::Light => self.weapon_light(),
            Weapon::Heavy => self.weapon_heavy(),
        }
    }

    /// A change of income with its sign: "+3", "−2", "0".
    pub fn growth(self, change: i32) -> String {
        match change {
            0 => "0".to_owned(),
            1.. => format!("+{change}"),
            _ => format!("−{}", change.unsigned_abs()),
        }
    }

    /// A score: the growth of an income, and the handicap if there is one (A3-83).
    pub(super) fn score(self, points: i32, income: u32, initial: u32) -> String {
        match points - (income as i32 - initial as i32) {
            0 => self.growth(points),
            handicap => self.growth_with_handicap(&self.growth(points), &self.growth(handicap)),
        }
    }

    /// The name of a superpower.
    pub fn superpower(self, power: Superpower) -> String {
        match power {
            Superpower::American => self.power_american(),
            Superpower::Soviet => self.power_soviet(),
        }
    }

    /// The name of a role: "USA", "coalition 1" (A3-23).
    pub fn role(self, role: Role) -> String {
        match role.0 {
            0 => self.power_american(),
            1 => self.power_soviet(),
            n => self.power_coalition(u32::from(n) - 1),
        }
    }
}

impl ColdWarWords {
    /// The power of a place at a table of so many players: "USA", "coalition 1" (A3-23).
    pub(super) fn power_of(self, players: usize, place: usize) -> String {
        let (players, place) = (players as u8, place as u8);
        let number = coalition(players, place).unwrap_or(0) as u32;
        superpower(players, place)
            .map_or_else(|| self.power_coalition(1 + number), |power| self.superpower(power))
    }

    /// The line of the lobby that says who will play what, if that is not drawn (A3-23).
    pub(in crate::text) fn casting(self, cast: &[CastText<'_>]) -> String {
        if cast.is_empty() {
            return self.lobby_powers_drawn();
        }
        let each = cast.iter().map(|one| {
            let power = self.role(one.role);
            match one.who.map(escape_name) {
                Some(who) if one.given => self.power_given(&power, &who),
                Some(who) => self.power_left(&power, &who),
                None => self.power_free(&power),
            }
        });
        self.lobby_powers(&each.collect::<Vec<_>>().join(", "))
    }

    /// The line of the lobby that says whether the table is even (A3-83).
    pub(in crate::text) fn balance(self, options: &Options) -> String {
        let key = "cold_war.balance";
        match options.balance {
            Balance::Even => self.lobby_even(),
            Balance::Printed => self.lobby_uneven(&self.switch_name(key), &self.switch_value(key, "even")),
        }
    }

    /// Who plays what, in the order of the table.
    pub(in crate::text) fn cast(self, order: &[Seat], ctx: &Ctx) -> String {
        let each = order.iter().enumerate().map(|(place, seat)| {
            self.power_left(&self.power_of(order.len(), place), &self.seat_name(ctx, *seat))
        });
        self.playing_powers(&each.collect::<Vec<_>>().join(", "))
    }

    /// A player with the power of that place at a table of so many players: "Ilaria (USA)".
    pub(super) fn player_with_power(self, players: usize, place: usize, seat: Seat, ctx: &Ctx) -> String {
        self.player_of_power(&self.seat_name(ctx, seat), &self.power_of(players, place))
    }
}
