//! `TerritorySet`, `CardSet` and `SeatSet`: small ordered sets, each stored in one integer. Loaders check file contents against
//! [`TerritorySet::MOST`] and [`CardSet::MOST`].

use super::ids::{Card, Holder, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

macro_rules! bit_set {
    ($(#[$doc:meta])* $name:ident, $item:ident, $word:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name($word);

        impl $name {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// The items below `len`, which must be at most [`Self::MOST`].
            pub const fn first(len: usize) -> Self {
                assert!(len <= Self::MOST, "set item out of range");
                Self(if len == 0 { 0 } else { <$word>::MAX >> (Self::MOST - len) })
            }

            /// The items, by number from 0, for which the flag is set; at most [`Self::MOST`] flags.
            pub fn of_flags(flags: impl DoubleEndedIterator<Item = bool> + ExactSizeIterator) -> Self {
                assert!(flags.len() <= Self::MOST, "set item out of range");
                // From the last one on: shifting all by one place is cheaper than each by its number.
                Self(flags.rev().fold(0, |word, flag| word << 1 | <$word>::from(flag)))
            }

            /// Maximum number of different items.
            pub const MOST: usize = <$word>::BITS as usize;

            /// Number of items in the set.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set is empty.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether `item` is in the set; false if it is out of range.
            pub const fn contains(self, item: $item) -> bool {
                (item.0 as u32) < <$word>::BITS && self.0 >> item.0 & 1 == 1
            }

            /// Adds `item`, which must be smaller than the integer's number of bits.
            pub fn insert(&mut self, item: $item) {
                assert!(u32::from(item.0) < <$word>::BITS, "set item out of range");
                self.0 |= 1 << item.0;
            }

            /// Removes `item`, if it is in the set.
            pub fn remove(&mut self, item: $item) {
                if self.contains(item) {
                    self.0 &= !(1 << item.0);
                }
            }

            /// The items of either set.
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The items of both sets.
            #[must_use]
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The items of this set that are not in `other`.
            #[must_use]
            pub const fn difference(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Whether `other` is a subset.
            pub const fn covers(self, other: Self) -> bool {
                other.0 & !self.0 == 0
            }

            /// The `n`-th smallest item, 0-based.
            pub fn nth(self, n: usize) -> Option<$item> {
                self.iter().nth(n)
            }

            /// The items from the smallest to the largest.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    if rest == 0 {
                        return None;
                    }
                    let item = rest.trailing_zeros() as u8;
                    rest &= rest - 1;
                    Some($item(item))
                })
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                for item in items {
                    set.insert(item);
                }
                set
            }
        }

        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let items = Vec::<$item>::deserialize(deserializer)?;
                if items.iter().any(|item| u32::from(item.0) >= <$word>::BITS) {
                    return Err(serde::de::Error::custom("set item out of range"));
                }
                Ok(items.into_iter().collect())
            }
        }
    };
}

pub(crate) use bit_set;

bit_set!(
    /// A set of territories, in board order.
    TerritorySet, TerritoryId, u128
);
bit_set!(
    /// A set of seats, in seat order.
    SeatSet, Seat, u8
);
bit_set!(
    /// A set of territory cards, in card order.
    CardSet, Card, u128
);

impl TerritorySet {
    /// The territories of each seat; `holders` in board order.
    pub fn of_seats(holders: impl Iterator<Item = Holder>) -> [Self; Seat::MAX] {
        let mut held = [Self::EMPTY; Seat::MAX];
        for (holder, at) in holders.zip(0..) {
            if let Some(own) = holder.seat().and_then(|seat| held.get_mut(seat.index())) {
                own.insert(TerritoryId(at));
            }
        }
        held
    }
}
