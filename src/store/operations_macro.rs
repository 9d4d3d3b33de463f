//! Macro `operations!`: defines an enum of write operations with their names.

/// Defines operations of one kind, each with the name used by fault hooks, tests and the log.
macro_rules! operations {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $operation:ident { $($field:ident: $type:ty),* } = $key:literal),+ $(,)? }) => {
        $(#[$doc])*
        pub(super) enum $name { $($(#[$vdoc])* $operation { $($field: $type),* }),+ }

        impl $name {
            pub(super) const fn name(&self) -> &'static str {
                match self { $(Self::$operation { .. } => $key),+ }
            }
        }
    };
}

pub(super) use operations;
