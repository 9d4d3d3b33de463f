//! The family of the Cold War: scenarios for its rules, and their fixtures. The tests that hold for every family are in the
//! parent folder.

mod books;
mod computer_deals;
pub(crate) mod fixtures;
mod scenarios_convoys;
mod scenarios_exile;
mod scenarios_fights;
mod scenarios_interceptors;
mod scenarios_last_armies;
mod scenarios_launches;
mod scenarios_leave;
mod scenarios_orders;
mod scenarios_refusals;
mod scenarios_secret_money;
mod scenarios_setup;
mod scenarios_switches;
mod scenarios_talk;
mod scenarios_turns;
mod secrecy_twins;
