//! Macros that declare the switches of any family: enums whose values have ids, as used by the lobby, records and the database,
//! and the options with a field for each.

macro_rules! switch {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $key:literal $(| $old:literal)?),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[allow(missing_docs, reason = "numbers say what they are")]
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

/// Generates the options of a family from one list. A line states the id of a switch, its field and type, its default, the
/// numbers of the rules that it is about (`""`: none of its own), those of rulebooks with other numbers, the rulebooks that
/// have it (`in`; without: all), and for how many seats it means something (`if`). Its values stand in braces, unless another
/// switch has the same type; `as numbers`: they are numbers. What is not a switch stands after `and`.
macro_rules! options {
    (
        $(#[$meta:meta])*
        pub struct $options:ident for $seats:ident {
            $(
                $(#[$doc:meta])*
                $key:literal $field:ident: $kind:ident = $default:ident
                [$rules:literal $(, $of:ident $own:literal)*] $(in $shown:ident)? $(if ($fits:expr))?
                $(#[$attribute:meta])?
                $({ $($(#[$value_doc:meta])* $value:ident = $id:literal $(| $old:literal)?),+ $(,)? })?
                $(as $numbers:ident)?;
            )+
        }
        $(and { $($(#[$more_meta:meta])* $more:ident: $more_kind:ty,)+ })?
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct $options {
            $(
                #[doc = concat!("`", $key, "`")]
                $(#[$attribute])?
                pub $field: $kind,
            )+
            $($($(#[$more_meta])* pub $more: $more_kind,)+)?
        }

        $(options! {
            @values [$(#[$doc])*] $kind
            [$($($(#[$value_doc])* $value = $id $(| $old)?),+)?] $($numbers)?
        })+

        impl Default for $options {
            fn default() -> Self {
                Self { $($field: $kind::$default,)+ $($($more: Default::default(),)+)? }
            }
        }

        #[allow(unused_variables, reason = "a family may have no switch that depends on the number of seats")]
        impl $options {
            /// All switches that apply to this rulebook and number of seats, in the order of the lobby.
            pub(in super::super) fn list_switches(&self, rulebook: Rulebook, $seats: u8) -> Vec<Switch> {
                let preset = Self::preset(rulebook);
                let mut switches = Vec::new();
                $(if true $(&& $shown.contains(&rulebook))? $(&& $fits)? {
                    const OWN: &[(Rulebook, &str)] = &[$((Rulebook::$of, $own)),*];
                    let own = OWN.iter().find(|(of, _)| *of == rulebook);
                    switches.push(self.$field.shown($key, preset.$field, own.map_or($rules, |(_, own)| *own)));
                })+
                switches
            }

            /// Sets one switch by its id and value.
            pub(in super::super) fn set_listed(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
                match key {
                    $($key => self.$field = $kind::parse($key, value)?,)+
                    _ => return Err(SetupError::UnknownSwitch { key: key.to_owned() }),
                }
                Ok(())
            }

            /// Resets every switch that does not apply to that many seats to the rulebook's default: an option that the
            /// host can't see must have no effect (R1-73, R1-74).
            pub(in super::super) fn reset_hidden(&mut self, rulebook: Rulebook, $seats: u8) {
                let preset = Self::preset(rulebook);
                $($(if !$fits {
                    self.$field = preset.$field;
                })?)+
            }
        }
    };
    (@values [$($doc:tt)*] $kind:ident []) => {};
    (@values [$($doc:tt)*] $kind:ident [$($values:tt)+]) => {
        switch! { $($doc)* $kind { $($values)+ } }
    };
    (@values [$($doc:tt)*] $kind:ident
        [$($(#[$value_doc:meta])* $value:ident = $id:literal $(| $old:literal)?),+] numbers) => {
        switch! { $($doc)* $kind { $($(#[$value_doc])* $value = $id $(| $old)?),+ } }

        impl $kind {
            /// The number for which the value stands.
            pub const fn number(self) -> u32 {
                match self { $(Self::$value => const { $crate::rules::family::switch_macros::number_of($id) }),+ }
            }
        }
    };
}

/// The number that an id is.
pub(super) const fn number_of(id: &str) -> u32 {
    let (digits, mut at, mut number) = (id.as_bytes(), 0, 0);
    while at < digits.len() {
        assert!(digits[at].is_ascii_digit(), "the ids of a switch with numbers are numbers");
        number = 10 * number + (digits[at] - b'0') as u32;
        at += 1;
    }
    number
}

pub(super) use {options, switch};
