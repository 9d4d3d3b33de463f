//! How a switch is declared: an enum with ids as the lobby, records and the database write them. Never more than that.

macro_rules! switch {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $key:literal $(| $old:literal)?),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name { $($(#[$vdoc])* #[serde(rename = $key $(, alias = $old)?)] $variant),+ }

        impl $name {
            /// Every value.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The value's id.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$variant => $key),+ }
            }

            /// All ids.
            pub fn keys() -> Vec<&'static str> {
                vec![$($key),+]
            }

            /// The value of that id; ids of older versions are understood too.
            pub(crate) fn find(key: &str) -> Option<Self> {
                match key { $($key $(| $old)? => Some(Self::$variant),)+ _ => None }
            }
        }
    };
}

/// Switches whose values are numbers give them as numbers.
macro_rules! number {
    ($name:ident, $($variant:ident = $n:literal),+ $(,)?) => {
        impl $name {
            /// The number that the value stands for.
            pub const fn number(self) -> u32 {
                match self { $(Self::$variant => $n),+ }
            }
        }
    };
}

pub(super) use {number, switch};
