//! The list of families, and the closed enums over their types. A new family is one more entry in [`each_family`].

use super::engine::Part;
use super::family::{classic, cold_war, y2210};
use serde::{Deserialize, Serialize};

/// Passes the list of families to another macro: variant name, module.
macro_rules! each_family {
    ($then:ident $($arguments:tt)*) => { $then! { [Classic classic Y2210 y2210 ColdWar cold_war] $($arguments)* } };
}

/// Generates one closed enum with a variant per family, and [`Part`] for each family's type.
macro_rules! sum {
    ([$($variant:ident $module:ident)+] $(#[$meta:meta])* $visibility:vis $name:ident of $part:ident) => {
        $(#[$meta])*
        $visibility enum $name {
            $(
                #[doc = concat!("Of the `", stringify!($module), "` family.")]
                $variant($module::$part),
            )+
        }

        $(
            impl From<$module::$part> for $name {
                fn from(part: $module::$part) -> Self {
                    Self::$variant(part)
                }
            }

            impl Part<$name> for $module::$part {
                fn of(sum: &$name) -> Option<&Self> {
                    if let $name::$variant(part) = sum { Some(part) } else { None }
                }

                fn wrap(self) -> $name {
                    $name::$variant(self)
                }
            }
        )+
    };
}

each_family! { sum
    /// House options: one typed value per family of rulebooks.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub Options of Options
}

each_family! { sum
    /// An answer to an open question.
    #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub Action of Action
}

each_family! { sum
    /// An open question with the answers on offer.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[serde(rename_all = "snake_case")]
    #[allow(clippy::large_enum_variant, reason = "few are kept at a time, and the largest is asked most often")]
    pub Menu of Menu
}

each_family! { sum
    /// The kind of question: public even when the menu is not.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub AskKind of AskKind
}

each_family! { sum
    /// An event of a family.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub FamilyEvent of Event
}

each_family! { sum
    /// An event of a family, as one viewer may see it.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub FamilySeen of Seen
}

each_family! { sum
    /// The public part of a partly hidden answer.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub Face of Face
}

each_family! { sum
    /// Why an answer is refused. Must hold only facts that the player may know.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
    #[serde(rename_all = "snake_case")]
    #[error("{0:?}")]
    pub Why of Why
}

each_family! { sum
    /// A game as one viewer may see it. Dereferences to [`Common`](super::Common), the part that all families share.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub View of View
}

each_family! { sum
    /// The part of a game's state that is specific to its family.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub(crate) FamilyState of State
}

each_family! { sum
    /// Answers given in advance by one seat. Private ([PBP-34], [PBP-36]).
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub Standing of Standing
}

each_family! { sum
    /// An order that may take several answers, as the player gives it.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub Order of Order
}

each_family! { sum
    /// An order in progress.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub OpenOrder of OpenOrder
}

each_family! { sum
    /// Why an order ended.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub StopReason of StopReason
}

/// Generates the names of the families.
macro_rules! family_ids {
    ([$($variant:ident $module:ident)+]) => {
        /// A family of rulebooks, by name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum FamilyId {
            $(
                #[doc = concat!("The `", stringify!($module), "` family.")]
                $variant,
            )+
        }
    };
}

each_family! { family_ids }

pub(super) use each_family;
