//! Decisions that interrupt a phase: what the state keeps of each until it is made. Each stands beside its question.

use super::super::Game;
use super::Menu;
use crate::rules::ids::Seat;

/// A decision that interrupts a phase.
pub(in super::super) trait Interrupts {
    /// The question.
    fn menu(&self, game: &Game) -> Menu;
    /// Who is asked in another's turn; nobody, if it is the seat on turn that decides.
    fn reacts(&self) -> Option<Seat> {
        None
    }
    /// Armies that have still to be placed because of it.
    fn owed(&self) -> u32 {
        0
    }
    /// The same, to be changed, where armies may be owed because of it.
    fn owed_mut(&mut self) -> Option<&mut u32> {
        None
    }
}

/// The closed sum of them: a name and the file with its `Pending`. Those behind the semicolon keep nothing.
macro_rules! frames {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $frame:ident { $($name:ident($file:ident)),+; $($bare:ident($bare_file:ident)),+ $(,)? }
    ) => {
        $(#[$meta])*
        $visibility enum $frame {
            $($name($file::Pending),)+
            $($bare,)+
        }

        $(
            impl From<$file::Pending> for $frame {
                fn from(pending: $file::Pending) -> Self {
                    Self::$name(pending)
                }
            }
        )+
        $(
            impl From<$bare_file::Pending> for $frame {
                fn from(_: $bare_file::Pending) -> Self {
                    Self::$bare
                }
            }
        )+

        impl Interrupts for $frame {
            fn menu(&self, game: &super::Game) -> Menu {
                match self {
                    $(Self::$name(pending) => pending.menu(game),)+
                    $(Self::$bare => $bare_file::Pending.menu(game),)+
                }
            }

            fn reacts(&self) -> Option<Seat> {
                match self {
                    $(Self::$name(pending) => pending.reacts(),)+
                    $(Self::$bare => $bare_file::Pending.reacts(),)+
                }
            }

            fn owed(&self) -> u32 {
                match self {
                    $(Self::$name(pending) => pending.owed(),)+
                    $(Self::$bare => $bare_file::Pending.owed(),)+
                }
            }

            fn owed_mut(&mut self) -> Option<&mut u32> {
                match self {
                    $(Self::$name(pending) => pending.owed_mut(),)+
                    $(Self::$bare => None,)+
                }
            }
        }
    };
}

pub(super) use frames;
