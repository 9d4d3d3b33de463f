//! The questions of the classic family, one file each: what it asks, what is legal and why not, its default, a random
//! answer, what an answer does, and how the events of it are recorded.

mod advance;
mod attack;
mod bonus;
mod checks;
mod claim;
mod consent;
mod defend;
mod deploy;
mod discard;
mod fortify;
mod reinforce;
mod spoils;
mod throw;
mod trade;
mod wish;

pub use advance::Advance;
pub use attack::{Attack, Strike};
pub use bonus::Bonus;
pub use claim::Claim;
pub use consent::Consent;
pub use defend::Defend;
pub use deploy::Deploy;
pub use discard::Discard;
pub use fortify::Fortify;
pub use reinforce::Reinforce;
pub use spoils::Spoils;
pub use throw::Throw;
pub use trade::Trade;
pub use wish::Wish;

pub(super) use attack::{least_attack, most_attack, strikes};
pub(super) use defend::{least_defence, most_defence};
pub(super) use fortify::check_move;
pub(super) use spoils::{open as open_spoils, sets as spoil_sets};
pub(super) use {
    advance::record_advanced,
    attack::{record_announced, record_captured, record_rolled},
    bonus::{record_bonus_owed, record_bonus_placed},
    claim::record_claimed,
    consent::{record_fast_proposed, record_fast_settled},
    defend::record_defence_named,
    deploy::record_deployed,
    discard::record_discarded,
    fortify::record_fortified,
    reinforce::record_placed,
    spoils::record_spoils_closed,
    trade::{record_lost, record_place_owed, record_received, record_traded},
};
