//! `Value`: a value bound to a statement, independent of the back end.

/// A bound value. An absent one has a type too: PostgreSQL wants to know it.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Value {
    /// A number, or NULL.
    Integer(Option<i64>),
    /// A text, or NULL.
    Text(Option<String>),
}

impl From<i64> for Value {
    fn from(value: i64) -> Self {
        Self::Integer(Some(value))
    }
}

impl From<Option<i64>> for Value {
    fn from(value: Option<i64>) -> Self {
        Self::Integer(value)
    }
}

impl From<String> for Value {
    fn from(value: String) -> Self {
        Self::Text(Some(value))
    }
}

impl From<&String> for Value {
    fn from(value: &String) -> Self {
        Self::Text(Some(value.clone()))
    }
}

impl From<&str> for Value {
    fn from(value: &str) -> Self {
        Self::Text(Some(value.to_owned()))
    }
}

impl From<Option<&str>> for Value {
    fn from(value: Option<&str>) -> Self {
        Self::Text(value.map(ToOwned::to_owned))
    }
}
