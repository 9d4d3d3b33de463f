//! The rules with the family of 2210, without the rooms that don't know it yet.

#[path = "../../../src/rules/mod.rs"]
pub mod rules;
