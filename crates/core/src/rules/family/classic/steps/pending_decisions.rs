//! `Interrupts`: decisions that interrupt a phase. Each keeps its state on the stack until it is made; its type (`Pending`)
//! is in the file of its question.

use super::super::Game;
use super::Menu;
use crate::rules::ids::Seat;

/// A decision that interrupts a phase.
pub(in super::super) trait Interrupts {
    /// The question that is asked.
    fn menu(&self, game: &Game) -> Menu;
    /// The seat that is asked in another seat's turn; `None` if the seat on turn decides.
    fn reacting_seat(&self) -> Option<Seat> {
        None
    }
    /// Number of armies that must still be placed because of it.
    fn owed(&self) -> u32 {
        0
    }
    /// The same number for changes; `None` if the decision can't require armies to be placed.
    fn owed_mut(&mut self) -> Option<&mut u32> {
        None
    }
}

/// Generates the closed enum of these decisions from variant names and the files that define their `Pending`. The variants
/// after the semicolon have no state.
macro_rules! pending_decisions {
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

            fn reacting_seat(&self) -> Option<Seat> {
                match self {
                    $(Self::$name(pending) => pending.reacting_seat(),)+
                    $(Self::$bare => $bare_file::Pending.reacting_seat(),)+
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

pub(super) use pending_decisions;
