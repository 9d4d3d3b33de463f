//! Columns that hold a value as JSON; the default value is an empty text, so that rows stay short.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Reads the column; `None` if it is invalid.
pub(super) fn read<T: Default + DeserializeOwned>(text: &str) -> Option<T> {
    if text.is_empty() { Some(T::default()) } else { serde_json::from_str(text).ok() }
}

/// The column of that value.
pub(super) fn write<T: Default + PartialEq + Serialize>(value: &T) -> String {
    if *value == T::default() {
        return String::new();
    }
    serde_json::to_string(value).expect("plain values")
}
