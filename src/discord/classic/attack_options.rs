//! Options of commands that say how far an attack goes and how many armies then move in.

use crate::discord::interactions::request::{Refusal, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::refusal;
use crate::discord::options::integer_option::magnitude;
pub(super) use crate::discord::options::play_options::{CERTAIN, MoveInChoice, UntilChoice};
use crate::rules::classic::{MoveIn, Until};

/// A stop condition as typed: the choice, armies left, chance in percent.
pub(super) type Reach = (Option<UntilChoice>, Option<i64>, Option<i64>);

impl From<MoveInChoice> for MoveIn {
    fn from(choice: MoveInChoice) -> Self {
        match choice {
            MoveInChoice::All => Self::All,
            MoveInChoice::Half => Self::Half,
            MoveInChoice::Fewest => Self::Fewest,
            MoveInChoice::Ask => Self::Ask,
        }
    }
}

/// The stop condition; without one, after one roll.
pub(super) fn until(request: &Request, until: Reach) -> Result<Until, Refusal> {
    match until {
        (Some(UntilChoice::Once) | None, None, None) => Ok(Until::Once),
        (Some(UntilChoice::Captured), None, None) => Ok(Until::Captured),
        (None | Some(UntilChoice::Captured), Some(n), None) => slash::armies(request, n).map(Until::Left),
        (None | Some(UntilChoice::Captured), None, Some(percent)) => {
            let fits = u8::try_from(percent).ok().filter(|percent| (1..=CERTAIN).contains(percent));
            let wrong = || refusal(request.words.bad_percent(magnitude(percent)));
            fits.map(Until::Chance).ok_or_else(wrong)
        }
        _ => Err(refusal(request.words.one_stop_condition())),
    }
}
