//! Scenes and pixels.
#![allow(clippy::unwrap_used, reason = "in a test a panic is the report")]

mod art;
mod bake;
mod charts;
mod close;
mod crowds;
mod films;
mod given;
mod look;
mod phone;
mod private;
mod scenes;
mod standings;
mod states;
mod together;
