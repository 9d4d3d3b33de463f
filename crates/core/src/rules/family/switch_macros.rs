//! Macros that declare a switch of any family: an enum whose values have ids, as used by the lobby, records and the database.

macro_rules! switch {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $key:literal $(| $old:literal)?),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name { $($(#[$vdoc])* #[serde(rename = $key $(, alias = $old)?)] $variant),+ }

        impl $name {
            /// All values.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The value's id.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$variant => $key),+ }
            }

            /// All ids.
            pub fn keys() -> Vec<&'static str> {
                vec![$($key),+]
            }

            /// The value with that id, for the switch with that key; ids of older versions are accepted too.
            pub(crate) fn parse(switch: &'static str, key: &str) -> Result<Self, crate::rules::setup::SetupError> {
                match key {
                    $($key $(| $old)? => Ok(Self::$variant),)+
                    _ => Err(crate::rules::setup::SetupError::UnknownValue {
                        key: switch,
                        value: key.to_owned(),
                        choices: Self::keys(),
                    }),
                }
            }

            /// The switch with that key and this value, as the lobby shows it.
            pub(crate) fn shown(
                self,
                key: &'static str,
                default: Self,
                rules: &'static str,
            ) -> crate::rules::setup::Switch {
                let (value, default, choices) = (self.key(), default.key(), Self::keys());
                crate::rules::setup::Switch { key, value, default, choices, rules }
            }
        }
    };
}

/// Adds `number` to a switch whose values are numbers.
macro_rules! number {
    ($name:ident, $($variant:ident = $n:literal),+ $(,)?) => {
        impl $name {
            /// The number for which the value stands.
            pub const fn number(self) -> u32 {
                match self { $(Self::$variant => $n),+ }
            }
        }
    };
}

pub(super) use {number, switch};
