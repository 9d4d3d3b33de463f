//! Names and amounts of the things of the Cold War: armies, refugees, money, years.

use super::super::bundle::Words;
use super::super::names::Ctx;
use super::ColdWarWords;
use crate::rules::Seat;
use crate::rules::cold_war::{Army, Superpower, Weapon, superpower};

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

    /// The name of a superpower.
    pub fn superpower(self, power: Superpower) -> String {
        match power {
            Superpower::American => self.power_american(),
            Superpower::Soviet => self.power_soviet(),
        }
    }
}

impl ColdWarWords {
    /// A player with the power that the seat plays at a table of so many seats: "Ilaria (USA)".
    pub(super) fn player_with_power(self, seats: usize, seat: Seat, ctx: &Ctx) -> String {
        let power = |seat: Seat| superpower(seats as u8, seat);
        let power = power(seat).map_or_else(
            || {
                let earlier = (0..seat.0).filter(|other| power(Seat(*other)).is_none());
                self.power_coalition(1 + earlier.count() as u32)
            },
            |power| self.superpower(power),
        );
        self.player_of_power(&self.seat_name(ctx, seat), &power)
    }
}
