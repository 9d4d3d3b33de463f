//! A player named in a typed option: by mention, by name, or as the bot calls the seat.

use crate::discord::texts::status_text;
use crate::rules::Seat;
use crate::table::Look;
use crate::text::Words;

/// The seat of the player with that name; `None` if nobody is called so.
pub(crate) fn seat_named(look: &Look, words: Words, typed: &str) -> Option<Seat> {
    let typed = typed.trim().to_lowercase();
    let id = typed.trim_start_matches("<@").trim_start_matches('!').trim_end_matches('>').parse::<u64>().ok();
    let (names, labels) = (status_text::names(look), status_text::plain_names(look));
    // Of two players with one name the label of the second is another.
    let labelled = |seat: Seat| words.seat_name(&labels, seat).to_lowercase() == typed;
    let is = |seat: Seat, person: u64, name: &str| {
        Some(person) == id
            || name.to_lowercase() == typed
            || words.seat_name(&names, seat).to_lowercase() == typed
    };
    let first = look.seated.iter().find(|seated| labelled(seated.seat));
    let found =
        first.or_else(|| look.seated.iter().find(|seated| is(seated.seat, seated.person, &seated.name)));
    found.map(|seated| seated.seat)
}
