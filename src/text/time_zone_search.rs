//! Time zones by typed text: by whole name, by the name of the city, by a part, or misspelt.

use super::territory_search::{COMPLETIONS, Fit};

/// Maximum number of suggestions for a name that was not found.
const NEAREST: usize = 5;

/// The zones with how well they fit, best first; of equally good ones the shortest name.
fn rated<'a>(typed: &str, zones: &'a [String]) -> Vec<(Fit, &'a String)> {
    let names = |zone: &str| {
        let city = zone.rsplit('/').next().unwrap_or_default().to_owned();
        [zone.to_owned(), city]
    };
    let mut rated: Vec<_> = zones.iter().map(|zone| (Fit::of_names(typed, &names(zone)), zone)).collect();
    rated.sort_by_key(|(fit, zone)| (*fit, zone.len(), *zone));
    rated
}

/// The zone that a typed text names, else the nearest names.
pub fn find_time_zone(typed: &str, zones: &[String]) -> Result<String, Vec<String>> {
    let rated = rated(typed, zones);
    let exact = |zone: &&String| zone.eq_ignore_ascii_case(typed.trim());
    if let Some(zone) = zones.iter().find(exact) {
        return Ok(zone.clone());
    }
    let alone = rated.get(1).is_none_or(|(second, _)| *second != Fit::Exact);
    match rated.first() {
        Some((Fit::Exact, zone)) if alone => Ok((*zone).clone()),
        _ => Err(rated.into_iter().take(NEAREST).map(|(_, zone)| zone.clone()).collect()),
    }
}

/// Autocomplete: the zones that fit, best first; for an empty text some that many people live in.
pub fn complete_time_zone(typed: &str, zones: &[String]) -> Vec<String> {
    if typed.trim().is_empty() {
        let common = [
            "Europe/Rome",
            "Europe/London",
            "Europe/Berlin",
            "Europe/Paris",
            "Europe/Madrid",
            "Europe/Warsaw",
            "Europe/Athens",
            "America/New_York",
            "America/Chicago",
            "America/Denver",
            "America/Los_Angeles",
            "America/Sao_Paulo",
            "Asia/Kolkata",
            "Asia/Shanghai",
            "Asia/Tokyo",
            "Australia/Sydney",
            "UTC",
        ];
        return common
            .into_iter()
            .filter(|one| zones.iter().any(|zone| zone == one))
            .map(String::from)
            .collect();
    }
    let rated = rated(typed, zones).into_iter().filter(|(fit, _)| fit.good());
    rated.take(COMPLETIONS).map(|(_, zone)| zone.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zones() -> Vec<String> {
        let zones =
            ["Africa/Rabat", "America/New_York", "America/Rome_Hill", "Europe/Rome", "Europe/Paris", "UTC"];
        zones.map(String::from).to_vec()
    }

    #[test]
    fn a_time_zone_is_found_by_its_name_or_its_city_and_a_misspelt_one_has_the_nearest_names_pbp_18() {
        let find = |typed| find_time_zone(typed, &zones());
        for typed in ["Europe/Rome", "europe/rome", "Rome", " rome "] {
            assert_eq!(find(typed).as_deref(), Ok("Europe/Rome"), "{typed}");
        }
        assert_eq!(find("new york").as_deref(), Ok("America/New_York"));
        assert_eq!(find("Roma").unwrap_err().first().map(String::as_str), Some("Europe/Rome"));
        assert_eq!(find("").unwrap_err().len(), NEAREST);
        assert_eq!(complete_time_zone("par", &zones()), ["Europe/Paris"]);
        assert_eq!(
            complete_time_zone("", &zones()),
            ["Europe/Rome", "Europe/Paris", "America/New_York", "UTC"]
        );
    }
}
