//! Log and count of requests that Discord refuses: status, code and sentence, without ids, tokens or values.

use super::error_class::ErrorClass;
use crate::ops;
use serenity::all::ErrorResponse;

/// Maximum number of the faults of a body that are logged.
const FAULTS: usize = 5;
/// Maximum length of what is logged of Discord's text, in characters.
const LENGTH: usize = 400;

/// Counts and logs the refusal: as a warning if it is a fault of this program or of its permissions.
pub(crate) fn log(class: ErrorClass, response: &ErrorResponse) {
    let (status, code) = (response.status_code.as_u16(), response.error.code);
    let (method, route) = (response.method.as_str(), route(&response.url));
    ops::refused(status, code as i64);
    let says = sentence(response);
    match class {
        ErrorClass::Refused | ErrorClass::Forbidden => {
            tracing::warn!(status, code, says, method, route, "Discord refused a request");
        }
        ErrorClass::Passing
        | ErrorClass::DmClosed
        | ErrorClass::Gone
        | ErrorClass::MessageGone
        | ErrorClass::TooOld
        | ErrorClass::Archived
        | ErrorClass::Locked
        | ErrorClass::NotYet => {
            tracing::debug!(status, code, says, method, route, "Discord refused a request");
        }
    }
}

/// Discord's sentence, and which parts of the body it is about.
fn sentence(response: &ErrorResponse) -> String {
    let faults = response.error.errors.iter().take(FAULTS);
    let faults = faults.map(|fault| format!("; {}: {}", fault.path, fault.message));
    let whole = without_values(&format!("{}{}", response.error.message, faults.collect::<String>()));
    whole.chars().take(LENGTH).collect()
}

/// The text without what stands in quotation marks: Discord repeats refused values there.
fn without_values(text: &str) -> String {
    let parts = text.split('"').enumerate();
    parts.map(|(n, part)| if n % 2 == 0 { part } else { "\"…\"" }).collect()
}

/// The path of an address with only the words that name the route: ids and tokens are left out.
fn route(url: &str) -> String {
    let path = url.split_once("/api/").map_or("", |(_, path)| path);
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let named =
        |part: &str| part.len() < 20 && part.chars().all(|c| c.is_ascii_lowercase() || "@-".contains(c));
    let parts: Vec<&str> = path.split('/').skip(1).map(|part| if named(part) { part } else { "…" }).collect();
    format!("/{}", parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_route_shows_neither_ids_nor_tokens() {
        let url =
            "https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb246MTIzNDU2/messages/@original?wait=true";
        assert_eq!(route(url), "/webhooks/…/…/messages/@original");
        assert_eq!(route("http://127.0.0.1:9/api/v10/applications/12/commands"), "/applications/…/commands");
        assert_eq!(route("nothing like it"), "/");
    }

    #[test]
    fn a_refused_value_is_not_repeated() {
        let said = "Invalid Form Body; 0.content: Value \"my secret word\" is not text.";
        assert_eq!(without_values(said), "Invalid Form Body; 0.content: Value \"…\" is not text.");
        assert_eq!(without_values("cut off: \"my sec"), "cut off: \"…\"");
    }
}
