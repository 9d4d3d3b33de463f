//! Splits the log of a turn into messages ([PBP-6]), for all families.

use super::names::Ctx;
use crate::rules::Seen;

/// Maximum number of characters of a Discord message.
pub(super) const MESSAGE: usize = 2000;

/// A family's words for the log of a turn.
pub(super) trait TurnLog: Copy {
    /// The lines of these events.
    fn lines(self, seen: &[Seen], ctx: &Ctx) -> Vec<String>;

    /// The first line of a message that continues the log of these events: the round or year, and the player.
    fn head(self, before: &[Seen], ctx: &Ctx) -> Option<String>;

    /// Whether an event can continue a battle or a leg that began earlier: no message should begin with it.
    fn goes_on(seen: &Seen) -> bool;

    /// One message of a turn's log ([PBP-6]): as many events from index `since` on as fit, and the index of the first event
    /// that is not included. `None` if there is nothing to show.
    fn turn_log_part(self, seen: &[Seen], since: usize, ctx: &Ctx) -> Option<(usize, String)> {
        let whole = |ctx: &Ctx| between(self, seen, (since, seen.len().max(since)), ctx);
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
        let told = |upto: usize| between(self, seen, (since, upto), ctx);
        // Binary search for the largest number of events that fit; at least one, truncated if it exceeds a message by itself.
        let (mut least, mut most) = (since + 1, seen.len());
        while least + 1 < most {
            let middle = usize::midpoint(least, most);
            if fits(&told(middle)) { least = middle } else { most = middle }
        }
        // Prefer not to split a battle between two messages.
        let begins = (since + 1..=least).rev().find(|&at| !Self::goes_on(&seen[at]));
        let upto = begins.unwrap_or(least);
        Some((upto, told(upto).chars().take(MESSAGE).collect()))
    }
}

/// The lines of the log from one index to another; a continuation begins with its head.
fn between(words: impl TurnLog, seen: &[Seen], (since, upto): (usize, usize), ctx: &Ctx) -> String {
    let lines = words.lines(&seen[since..upto], ctx);
    let head = if since > 0 && !lines.is_empty() { words.head(&seen[..since], ctx) } else { None };
    head.into_iter().chain(lines).collect::<Vec<_>>().join("\n")
}
