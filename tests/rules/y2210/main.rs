//! The laws of the rules with the family of 2210: what the other rooms will see once the family is in the list of families.

#![allow(clippy::unwrap_used, reason = "a test that can't go on fails")]

#[path = "../conformance.rs"]
mod conformance;
#[path = "../luck.rs"]
mod luck;
#[path = "../pairwise_cover.rs"]
mod pairwise_cover;
mod play;
mod setups;
#[path = "../strange_answers.rs"]
mod strange_answers;
mod walk;
