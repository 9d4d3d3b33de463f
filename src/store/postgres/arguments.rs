//! The values of a statement as PostgreSQL's driver takes them.

use crate::store::value::Value;
use sqlx::Arguments as _;
use sqlx::postgres::PgArguments;

/// The same values for the driver.
pub(super) fn arguments(values: &[Value]) -> PgArguments {
    let mut arguments = PgArguments::default();
    for value in values {
        match value {
            Value::Integer(number) => arguments.add(number),
            // The server stores no NUL; the callers let none in.
            Value::Text(Some(text)) if text.contains('\0') => arguments.add(text.replace('\0', "\u{fffd}")),
            Value::Text(text) => arguments.add(text.as_deref()),
        }
        .expect("plain values can be bound");
    }
    arguments
}
