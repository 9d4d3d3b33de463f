//! Integer options of commands, with the bounds that Discord's clients enforce.
//!
//! Values are not checked on arrival: a client can send any number, so the caller checks it and refuses with a text.

use crate::odds::MOST_DICE;
use crate::rules::Rulebook;
use serenity::all::{CommandInteraction, CommandOptionType, Context, CreateCommandOption, ResolvedValue};

/// Maximum integer that Discord accepts for an option.
const LARGEST: i64 = (1 << 53) - 1;

/// An integer that the client restricts to `LEAST..=MOST`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoundedInteger<const LEAST: i64, const MOST: i64>(pub(crate) i64);

/// An integer without an upper bound of its own.
pub(crate) type AtLeast<const LEAST: i64> = BoundedInteger<LEAST, LARGEST>;
/// Number of dice of one side.
pub(crate) type Dice = BoundedInteger<1, { MOST_DICE as i64 }>;
/// Number of seats, for any rulebook.
pub(crate) type Seats = BoundedInteger<{ SEATS.0 as i64 }, { SEATS.1 as i64 }>;

/// Minimum and maximum number of seats over all rulebooks.
const SEATS: (u8, u8) = {
    let (mut seats, mut at) = (Rulebook::ALL[0].seats(), 1);
    while at < Rulebook::ALL.len() {
        let (fewest, most) = Rulebook::ALL[at].seats();
        if fewest < seats.0 {
            seats.0 = fewest;
        }
        if most > seats.1 {
            seats.1 = most;
        }
        at += 1;
    }
    seats
};

impl<const LEAST: i64, const MOST: i64> BoundedInteger<LEAST, MOST> {
    /// The value of an optional option.
    pub(crate) fn given(option: Option<Self>) -> Option<i64> {
        option.map(|number| number.0)
    }
}

#[serenity::async_trait]
impl<const LEAST: i64, const MOST: i64> poise::SlashArgument for BoundedInteger<LEAST, MOST> {
    async fn extract(
        _: &Context,
        _: &CommandInteraction,
        value: &ResolvedValue<'_>,
    ) -> Result<Self, poise::SlashArgError> {
        match *value {
            ResolvedValue::Integer(number) => Ok(Self(number)),
            _ => Err(poise::SlashArgError::new_command_structure_mismatch("expected integer")),
        }
    }

    fn create(option: CreateCommandOption) -> CreateCommandOption {
        option
            .kind(CommandOptionType::Integer)
            .min_int_value(LEAST.unsigned_abs())
            .max_int_value(MOST.unsigned_abs())
    }
}

/// Absolute value, clamped to the range that texts show.
pub(crate) fn magnitude(n: i64) -> u32 {
    u32::try_from(n.unsigned_abs()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::SEATS;
    use crate::rules::Rulebook;

    #[test]
    fn the_bounds_of_seats_hold_every_rulebook() {
        for rulebook in Rulebook::ALL {
            let (fewest, most) = rulebook.seats();
            assert!(SEATS.0 <= fewest && most <= SEATS.1);
        }
        assert!(Rulebook::ALL.iter().any(|rulebook| rulebook.seats().0 == SEATS.0));
        assert!(Rulebook::ALL.iter().any(|rulebook| rulebook.seats().1 == SEATS.1));
    }
}
