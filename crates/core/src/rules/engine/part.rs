//! A type of one family as a part of the closed enum over all families.

use std::fmt::Debug;

/// One family's variant of a closed enum over all families.
pub(crate) trait Part<Sum>: Clone + Debug + PartialEq {
    /// The value inside the enum, if it belongs to this family.
    fn of(sum: &Sum) -> Option<&Self>;
    /// Wraps this value in the enum.
    fn wrap(self) -> Sum;
}
