//! Splits the log of a turn into messages ([PBP-6]), for all families.

use super::names::Ctx;
use crate::rules::Seen;

/// Maximum number of characters of a Discord message.
pub(super) const MESSAGE: usize = 2000;

/// One message: as many events from index `since` on as fit, and the index of the first event that is not included. `None`
/// if there is nothing to show. `between` makes the lines from one index to another; `goes_on`: whether an event can
/// continue a battle that began earlier.
pub(super) fn part(
    seen: &[Seen],
    since: usize,
    ctx: &Ctx,
    between: impl Fn((usize, usize), &Ctx) -> String,
    goes_on: impl Fn(&Seen) -> bool,
) -> Option<(usize, String)> {
    let whole = |ctx: &Ctx| between((since, seen.len().max(since)), ctx);
    let fits = |text: &str| text.chars().count() <= MESSAGE;
    let mut all = whole(ctx);
    // With the faces of dice a log is several times as long: digits before a second message.
    let digits = ctx.faces().is_some().then(|| ctx.clone().with_faces(None));
    let ctx = digits.as_ref().filter(|_| !fits(&all)).unwrap_or(ctx);
    if !fits(&all) {
        all = whole(ctx);
    }
    if all.is_empty() || fits(&all) {
        return Some((seen.len(), all)).filter(|(_, text)| !text.is_empty());
    }
    let told = |upto: usize| between((since, upto), ctx);
    // Binary search for the largest number of events that fit; at least one, truncated if it exceeds a message by itself.
    let (mut least, mut most) = (since + 1, seen.len());
    while least + 1 < most {
        let middle = usize::midpoint(least, most);
        if fits(&told(middle)) { least = middle } else { most = middle }
    }
    // Prefer not to split a battle between two messages.
    let begins = (since + 1..=least).rev().find(|&at| !goes_on(&seen[at]));
    let upto = begins.unwrap_or(least);
    Some((upto, told(upto).chars().take(MESSAGE).collect()))
}
