//! Builds the scene of a game of 2210, and collects what its events changed on the boards.

use crate::render::lang::Lang;
use crate::render::scene::Scene;
use crate::render::scene::from_view::{Person, Since, Words};
use crate::rules::y2210::{Seen, View};

/// Adds the changes of one event.
pub(in crate::render::scene) fn add(_since: &mut Since, _seen: &Seen) {}

/// Resolves a view into a scene.
pub(in crate::render::scene) fn scene(
    _view: &View,
    _people: &[Person],
    _since: &Since,
    _lang: Lang,
    _words: &dyn Words,
) -> Scene {
    todo!("scene")
}
