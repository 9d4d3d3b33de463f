//! Macros that generate the closed enums of one family from one list each: its questions, its answers, its public events. A
//! new entry is one more line; code that does not handle it yet doesn't compile. Must name no family.

/// Generates the enum of questions (a [`Step`](super::Step) for each) and the enum of their kinds.
///
/// A line contains the kind's id, the step's type and its file.
macro_rules! questions {
    ($menu:ident and $kind:ident of $family:ident: $($key:literal $step:ident in $file:ident,)+) => {
        /// An open question with the answers on offer.
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
        #[serde(rename_all = "snake_case")]
        #[allow(clippy::large_enum_variant, reason = "few are kept at a time, and the largest is asked most often")]
        pub enum $menu {
            $(
                #[doc = concat!("See [`", stringify!($step), "`].")]
                $step($file::$step),
            )+
        }

        /// The kind of question: public even when the menu is not.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
        )]
        #[serde(rename_all = "snake_case")]
        pub enum $kind {
            $(
                #[doc = concat!("See [`", stringify!($menu), "::", stringify!($step), "`].")]
                $step,
            )+
        }

        impl $kind {
            /// Its id in records.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$step => $key,)+
                }
            }
        }

        impl<N> From<&$kind> for $crate::rules::Fact<N> {
            fn from(kind: &$kind) -> Self {
                Self::Question(kind.key())
            }
        }

        impl $menu {
            /// The kind of question.
            pub const fn kind(&self) -> $kind {
                match self {
                    $(Self::$step(_) => $kind::$step,)+
                }
            }
        }

        const _: () = {
            use $crate::rules::engine::{AnyStep, Family, Match, Pick, Step, Transaction};
            use $crate::rules::ids::Seat;

            type Answer = <$family as Family>::Action;

            impl Step<$family> for $menu {
                fn check(
                    &self,
                    game: &Match<$family>,
                    seat: Seat,
                    answer: &Answer,
                ) -> Result<(), <$family as Family>::Why> {
                    match self {
                        $(Self::$step(step) => step.check(game, seat, answer),)+
                    }
                }

                fn offers(&self, answer: &Answer) -> bool {
                    match self {
                        $(Self::$step(step) => step.offers(answer),)+
                    }
                }

                fn default(&self, game: &Match<$family>, seat: Seat) -> Answer {
                    match self {
                        $(Self::$step(step) => step.default(game, seat),)+
                    }
                }

                fn only_answer(&self, game: &Match<$family>, seat: Seat) -> Option<Answer> {
                    match self {
                        $(Self::$step(step) => step.only_answer(game, seat),)+
                    }
                }

                fn hides(&self, game: &Match<$family>, answer: &Answer) -> bool {
                    match self {
                        $(Self::$step(step) => step.hides(game, answer),)+
                    }
                }

                fn sample(&self, pick: Pick<'_>) -> Answer {
                    match self {
                        $(Self::$step(step) => step.sample(pick),)+
                    }
                }

                fn perform(&self, tx: &mut Transaction<'_, $family>, by: Seat, answer: &Answer) {
                    match self {
                        $(Self::$step(step) => step.perform(tx, by, answer),)+
                    }
                }
            }

            impl AnyStep<$family> for $menu {
                fn kind(&self) -> $crate::rules::AskKind {
                    self.kind().into()
                }
            }
        };
    };
}

/// Generates the enum of answers, each with its name for logs and records.
macro_rules! answers {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $answer:ident {
            $(
                $(#[$doc:meta])*
                $key:literal $name:ident $({
                    $($(#[$field_doc:meta])* $field:ident: $kind:ty,)+
                })?,
            )+
        }
    ) => {
        $(#[$meta])*
        $visibility enum $answer {
            $(
                $(#[$doc])*
                $name $({
                    $($(#[$field_doc])* $field: $kind,)+
                })?,
            )+
        }

        impl $answer {
            /// The action's name, for logs and records, without its content.
            pub const fn kind(&self) -> &'static str {
                match self {
                    $(Self::$name { .. } => $key,)+
                }
            }
        }
    };
}

/// Generates the enum of public events. Each variant wraps a type of the same name, which is defined in the file that emits
/// the event and implements [`Recorded`](super::Recorded). The events after the semicolon have no fields.
macro_rules! events {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $public:ident of $family:ident
        $($($file:ident)::+ { $($event:ident),* $(; $($bare:ident),+)? })+
    ) => {
        $(#[$meta])*
        $visibility enum $public {
            $(
                $(
                    #[doc = concat!("See [`events::", stringify!($event), "`].")]
                    $event(events::$event),
                )*
                $($(
                    #[doc = concat!("See [`events::", stringify!($bare), "`].")]
                    $bare,
                )+)?
            )+
        }

        /// The type of each public event.
        pub mod events {
            $(pub use super::$($file)::+::{$($event,)* $($($bare,)+)?};)+
        }

        $(
            $(
                impl From<events::$event> for $crate::rules::Event {
                    fn from(event: events::$event) -> Self {
                        $public::from(event).into()
                    }
                }

                impl From<events::$event> for $public {
                    fn from(event: events::$event) -> Self {
                        Self::$event(event)
                    }
                }
            )*
            $($(
                impl From<events::$bare> for $crate::rules::Event {
                    fn from(event: events::$bare) -> Self {
                        $public::from(event).into()
                    }
                }

                impl From<events::$bare> for $public {
                    fn from(_: events::$bare) -> Self {
                        Self::$bare
                    }
                }
            )+)?
        )+

        impl $crate::rules::engine::Recorded<$family> for $public {
            fn record(&self, game: &mut $crate::rules::engine::Match<$family>) {
                match self {
                    $(
                        $(Self::$event(event) => event.record(game),)*
                        $($(Self::$bare => events::$bare.record(game),)+)?
                    )+
                }
            }

            fn milestone(&self) -> Option<$crate::rules::engine::Milestone> {
                match self {
                    $(
                        $(Self::$event(event) => event.milestone(),)*
                        $($(Self::$bare => events::$bare.milestone(),)+)?
                    )+
                }
            }
        }
    };
}

/// Generates `From` for the content of each variant of an enum.
macro_rules! from_variants {
    ($sum:ident: $($variant:ident $content:ident,)+) => {
        $(
            impl From<$content> for $sum {
                fn from(content: $content) -> Self {
                    Self::$variant(content)
                }
            }
        )+
    };
}

pub(crate) use {answers, events, from_variants, questions};
