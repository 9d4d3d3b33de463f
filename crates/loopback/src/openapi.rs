//! Optional validation against a copy of Discord's own `OpenAPI` description, in addition to the committed schemas.
//!
//! It changes no response. What it finds is recorded as a violation: of rule `openapi` for a request, of rule
//! `answer-schema` for a response.

use std::path::Path;

use serde_json::Value;

use super::schema::Book;

/// The compiled description.
pub(crate) struct OpenApi {
    book: Book,
}

impl OpenApi {
    /// Reads the file.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub(crate) fn read(path: &Path) -> Result<OpenApi, String> {
        let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
        let document = serde_json::from_str(&text).map_err(|e| format!("{}: {e}", path.display()))?;
        Ok(OpenApi { book: Book::new("urn:openapi", document)? })
    }

    /// Violations of a request body. `path` is the route template as the description writes it.
    pub(crate) fn request(&self, method: &str, path: &str, body: &Value) -> Vec<String> {
        let at = format!(
            "/paths/{}/{}/requestBody/content/application~1json/schema",
            escape(path),
            method.to_lowercase()
        );
        let mut body = body.clone();
        tolerate(path, &mut body);
        self.against(&at, &body)
    }

    /// Violations of a response of the loopback.
    pub(crate) fn answer(&self, method: &str, path: &str, status: u16, body: &Value) -> Vec<String> {
        let at = format!(
            "/paths/{}/{}/responses/{status}/content/application~1json/schema",
            escape(path),
            method.to_lowercase()
        );
        self.against(&at, body)
    }

    fn against(&self, at: &str, body: &Value) -> Vec<String> {
        if self.book.document().pointer(at).is_none() {
            return Vec::new();
        }
        self.book.flaws(at, body).into_iter().map(|(path, text)| format!("{path}: {text}")).collect()
    }
}

fn escape(path: &str) -> String {
    path.replace('~', "~0").replace('/', "~1")
}

/// Removes the deviations of serenity 0.12.5 that Discord is known to accept:
/// - `attachments[].id` is sent as an integer, the description requires a string;
/// - a deferring callback (type 5) has `attachments: []`, which its schema does not list;
/// - permissions of a command are sent as a string, as Discord's own pages say; the description requires an integer;
/// - an absent presence `since` is a gateway matter (see `schema`).
fn tolerate(path: &str, body: &mut Value) {
    if path.ends_with("/callback") && matches!(body["type"].as_u64(), Some(5 | 6)) {
        let empty = body["data"]["attachments"].as_array().is_some_and(Vec::is_empty);
        if empty && let Some(data) = body["data"].as_object_mut() {
            data.remove("attachments");
        }
    }
    for command in body.as_array_mut().into_iter().flatten() {
        let needed = &mut command["default_member_permissions"];
        if let Some(bits) = needed.as_str().and_then(|bits| bits.parse::<u64>().ok()) {
            *needed = bits.into();
        }
    }
    let holder = if path.ends_with("/callback") { &mut body["data"] } else { body };
    let Some(files) = holder.get_mut("attachments").and_then(Value::as_array_mut) else { return };
    for file in files {
        if let Some(id) = file.get("id").and_then(Value::as_u64) {
            file["id"] = id.to_string().into();
        }
    }
}
