//! `Armies`: numbers of armies of each kind, with their strength and cost (R3-16).

use super::{Army, Weapon};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Numbers of armies of each kind. Records and stored states name the kinds that are there; the codes of buttons have all six
/// numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Armies {
    /// Infantry.
    pub infantry: u32,
    /// Tanks.
    pub tanks: u32,
    /// Fighters.
    pub fighters: u32,
    /// Interceptors.
    pub interceptors: u32,
    /// Light nuclear weapons.
    pub light: u32,
    /// Heavy nuclear weapons.
    pub heavy: u32,
}

/// The kinds that are there.
#[derive(Default, Serialize, Deserialize)]
#[serde(rename = "Armies", deny_unknown_fields, default)]
struct Named {
    #[serde(skip_serializing_if = "is_zero")]
    infantry: u32,
    #[serde(skip_serializing_if = "is_zero")]
    tanks: u32,
    #[serde(skip_serializing_if = "is_zero")]
    fighters: u32,
    #[serde(skip_serializing_if = "is_zero")]
    interceptors: u32,
    #[serde(skip_serializing_if = "is_zero")]
    light: u32,
    #[serde(skip_serializing_if = "is_zero")]
    heavy: u32,
}

impl Serialize for Armies {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { infantry, tanks, fighters, interceptors, light, heavy } = *self;
        if serializer.is_human_readable() {
            Named { infantry, tanks, fighters, interceptors, light, heavy }.serialize(serializer)
        } else {
            [infantry, tanks, fighters, interceptors, light, heavy].serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Armies {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let Named { infantry, tanks, fighters, interceptors, light, heavy } =
                Named::deserialize(deserializer)?;
            Ok(Self { infantry, tanks, fighters, interceptors, light, heavy })
        } else {
            let [infantry, tanks, fighters, interceptors, light, heavy] =
                <[u32; 6]>::deserialize(deserializer)?;
            Ok(Self { infantry, tanks, fighters, interceptors, light, heavy })
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Armies {
    /// None.
    pub const NONE: Self = Self { infantry: 0, tanks: 0, fighters: 0, interceptors: 0, light: 0, heavy: 0 };

    /// So many armies of one kind.
    pub const fn of(army: Army, number: u32) -> Self {
        let mut armies = Self::NONE;
        *armies.slot(army) = number;
        armies
    }

    const fn slot(&mut self, army: Army) -> &mut u32 {
        match army {
            Army::Infantry => &mut self.infantry,
            Army::Tanks => &mut self.tanks,
            Army::Fighters => &mut self.fighters,
            Army::Interceptors => &mut self.interceptors,
            Army::Nuclear(Weapon::Light) => &mut self.light,
            Army::Nuclear(Weapon::Heavy) => &mut self.heavy,
        }
    }

    /// The number of armies of that kind.
    pub const fn get(&self, army: Army) -> u32 {
        match army {
            Army::Infantry => self.infantry,
            Army::Tanks => self.tanks,
            Army::Fighters => self.fighters,
            Army::Interceptors => self.interceptors,
            Army::Nuclear(Weapon::Light) => self.light,
            Army::Nuclear(Weapon::Heavy) => self.heavy,
        }
    }

    /// The kinds that are there with their numbers, in the order of the table (R3-16).
    pub fn iter(self) -> impl Iterator<Item = (Army, u32)> + Clone {
        Army::ALL.into_iter().map(move |army| (army, self.get(army))).filter(|(_, number)| *number > 0)
    }

    /// Each kind's number, changed by a function.
    #[must_use]
    pub fn map(self, change: impl Fn(Army, u32) -> u32) -> Self {
        Self {
            infantry: change(Army::Infantry, self.infantry),
            tanks: change(Army::Tanks, self.tanks),
            fighters: change(Army::Fighters, self.fighters),
            interceptors: change(Army::Interceptors, self.interceptors),
            light: change(Army::Nuclear(Weapon::Light), self.light),
            heavy: change(Army::Nuclear(Weapon::Heavy), self.heavy),
        }
    }

    /// With these armies as well.
    #[must_use]
    pub fn plus(self, more: Self) -> Self {
        self.map(|army, number| number.saturating_add(more.get(army)))
    }

    /// Without these armies, as far as they are there.
    #[must_use]
    pub fn minus(self, less: Self) -> Self {
        self.map(|army, number| number.saturating_sub(less.get(army)))
    }

    /// The armies that are in both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        self.map(|army, number| number.min(other.get(army)))
    }

    /// Whether all of these are there.
    pub fn covers(&self, others: Self) -> bool {
        Army::ALL.into_iter().all(|army| self.get(army) >= others.get(army))
    }

    /// No army.
    pub const fn is_empty(&self) -> bool {
        let Self { infantry, tanks, fighters, interceptors, light, heavy } = *self;
        (infantry | tanks | fighters | interceptors | light | heavy) == 0
    }

    fn sum(self, of: impl Fn(Army) -> u32) -> u32 {
        let Self { infantry, tanks, fighters, interceptors, light, heavy } =
            self.map(|army, number| if number == 0 { 0 } else { number.saturating_mul(of(army)) });
        let others = [tanks, fighters, interceptors, light, heavy];
        others.into_iter().fold(infantry, u32::saturating_add)
    }

    /// Number of armies.
    pub fn count(self) -> u32 {
        self.sum(|_| 1)
    }

    /// Total strength: number of dice (R3-22).
    pub fn strength(self) -> u32 {
        self.sum(Army::strength)
    }

    /// Price in a state at peace, or at war (R3-16).
    pub fn cost(self, war: bool) -> u32 {
        self.sum(|army| army.cost() + if war { Army::WAR_PRICE } else { 0 })
    }

    /// The armies that can move: all but interceptors (R3-27).
    #[must_use]
    pub fn mobile(self) -> Self {
        Self { interceptors: 0, ..self }
    }

    /// The number of weapons of that kind.
    pub const fn weapons(&self, weapon: Weapon) -> u32 {
        self.get(Army::Nuclear(weapon))
    }
}

impl From<Army> for Armies {
    fn from(army: Army) -> Self {
        Self::of(army, 1)
    }
}
