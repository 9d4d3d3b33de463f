//! Validation of embeds: length of each part, and 6000 characters in all.

use serde_json::Value;

use super::Flaws;

/// Maximum number of characters in all embeds of a message together.
const TOTAL: usize = 6000;

fn chars(value: &Value) -> usize {
    value.as_str().map_or(0, |text| text.chars().count())
}

/// Checks all embeds of a message.
pub(crate) fn check(flaws: &mut Flaws, path: &str, embeds: &Value) {
    let Some(embeds) = embeds.as_array() else { return };
    flaws.count("embeds", path, embeds.len(), 0, 10);
    let mut total = 0;
    for (i, embed) in embeds.iter().enumerate() {
        total += one(flaws, &format!("{path}.{i}"), embed);
    }
    if total > TOTAL {
        flaws.add("embed-total", path, format!("Embed size exceeds maximum size of {TOTAL} ({total})"));
    }
}

fn one(flaws: &mut Flaws, path: &str, embed: &Value) -> usize {
    let at = |key: &str| format!("{path}.{key}");
    flaws.text("embed-size", &at("title"), &embed["title"], 0, 256);
    flaws.text("embed-size", &at("description"), &embed["description"], 0, 4096);
    flaws.text("embed-size", &at("footer.text"), &embed["footer"]["text"], 0, 2048);
    flaws.text("embed-size", &at("author.name"), &embed["author"]["name"], 0, 256);
    let fields = embed["fields"].as_array().map(Vec::as_slice).unwrap_or_default();
    flaws.count("embed-size", &at("fields"), fields.len(), 0, 25);
    let mut total = chars(&embed["title"]) + chars(&embed["description"]);
    total += chars(&embed["footer"]["text"]) + chars(&embed["author"]["name"]);
    for (i, field) in fields.iter().enumerate() {
        flaws.text("embed-size", &at(&format!("fields.{i}.name")), &field["name"], 1, 256);
        flaws.text("embed-size", &at(&format!("fields.{i}.value")), &field["value"], 1, 1024);
        total += chars(&field["name"]) + chars(&field["value"]);
    }
    let pictured = ["image", "thumbnail", "video"].iter().any(|k| embed[*k].is_object());
    if total == 0 && !pictured {
        flaws.add("embed-empty", path, "an embed needs something to show");
    }
    if let Some(colour) = embed["color"].as_u64()
        && colour > 0x00ff_ffff
    {
        flaws.add("embed-size", at("color"), "int value should be less than or equal to 16777215.");
    }
    for key in ["image", "thumbnail"] {
        if let Some(url) = embed[key]["url"].as_str() {
            url_scheme(flaws, &at(key), url);
        }
    }
    total
}

fn url_scheme(flaws: &mut Flaws, path: &str, url: &str) {
    if !["http://", "https://", "attachment://"].iter().any(|s| url.starts_with(s)) {
        flaws.add(
            "embed-url",
            path,
            format!("Scheme of {url:?} must be one of ('http', 'https', 'attachment')."),
        );
    }
}
