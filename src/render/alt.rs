//! The picture in words, for those who cannot see it: made from the same scene, at most 1,024 characters.

use super::palette::Tint;
use super::scene::{Entry, Land, OwnHand};
use std::fmt::Write;

/// The most characters that Discord takes as a description.
const LONGEST: usize = 1024;

/// Title, line, then each player with figures and territories, then one's own objective and cards; shorter forms while it
/// is too long.
pub(crate) fn text(
    title: &str,
    line: &str,
    legend: &[Entry],
    lands: &[Land],
    own: Option<&OwnHand>,
) -> String {
    let build = |names: bool, armies: bool| {
        let mut out = String::new();
        for part in [title, line].into_iter().filter(|p| !p.is_empty()) {
            let _ = write!(out, "{part}. ");
        }
        for entry in legend {
            let _ = write!(out, "{} ({})", entry.name, entry.line);
            if names {
                out.push_str(&held(entry.tint, lands, armies));
            }
            out.push_str(". ");
        }
        if let Some(own) = own {
            if !own.objective.is_empty() {
                let _ = write!(out, "{}: {} ", own.goal, own.objective);
            }
            let cards: Vec<&str> = own.cards.iter().map(|card| card.name.as_str()).collect();
            if !cards.is_empty() {
                let _ = write!(out, "{}: {}.", own.heading, cards.join(", "));
            }
        }
        out.trim_end().to_owned()
    };
    let forms = [(true, true), (true, false), (false, false)];
    let best = forms.into_iter().map(|(n, a)| build(n, a)).find(|t| t.chars().count() <= LONGEST);
    best.unwrap_or_else(|| build(false, false).chars().take(LONGEST - 1).chain(['…']).collect())
}

fn held(tint: Tint, lands: &[Land], armies: bool) -> String {
    let mut out = String::new();
    for land in lands.iter().filter(|l| l.tint == tint) {
        out.push_str(if out.is_empty() { ": " } else { ", " });
        out.push_str(&land.name);
        if armies {
            let _ = write!(out, " {}", land.armies);
        }
    }
    out
}
