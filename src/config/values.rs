//! Values of settings that are read in the same way for several of them.

use super::Pace;
use std::path::PathBuf;

pub(super) fn pace(text: &str) -> Result<Pace, String> {
    text.parse().map_err(|_| format!("{text:?} is not a pace"))
}

pub(super) fn path(text: &str) -> Result<PathBuf, String> {
    if text.is_empty() || text.contains('\0') {
        return Err(format!("{text:?} is not a path"));
    }
    Ok(PathBuf::from(text))
}

/// Parses `http(s)://host[:port]` without a path; one slash at the end is removed.
pub(super) fn api_base(text: &str) -> Result<String, String> {
    let wrong = || format!("{text:?} is not a base address");
    let trimmed = text.strip_suffix('/').unwrap_or(text);
    let rest =
        trimmed.strip_prefix("http://").or_else(|| trimmed.strip_prefix("https://")).ok_or_else(wrong)?;
    let allowed = |b: u8| b.is_ascii_alphanumeric() || b".-:[]".contains(&b);
    if rest.is_empty() || !rest.bytes().all(allowed) {
        return Err(wrong());
    }
    Ok(trimmed.to_owned())
}

/// A url of a PostgreSQL database. What is wrong with it is said without the url, which has a password.
pub(super) fn database_url(text: String) -> Result<String, String> {
    if ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme)) {
        Ok(text)
    } else {
        Err("this is not a url of a PostgreSQL database (its value is not shown here)".to_owned())
    }
}
