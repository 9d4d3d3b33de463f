//! How one file of the store names the operations that it adds to a transaction.

/// Operations of one kind, each with the name that a fault, a test and a log know it by.
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
