//! Which boards of a scene a picture shows: both, or only the one that its format is about.

use crate::layout::format::{Format, Framing};
use crate::scene::Scene;
use std::borrow::Cow;

/// The scene and the format of a picture, without the board that it leaves out. A picture of the whole board leaves out a
/// quiet board beside it; a close-up leaves out a board with none of its territories.
pub(crate) fn shown<'a>(scene: &'a Scene, format: &'a Format) -> (Cow<'a, Scene>, Cow<'a, Format>) {
    let Some(beside) = &scene.beside else { return (Cow::Borrowed(scene), Cow::Borrowed(format)) };
    let alone = || Scene { beside: None, ..scene.clone() };
    let lands = match &format.view {
        Framing::Zoom(lands) if !lands.is_empty() => lands,
        Framing::Zoom(_) | Framing::Full | Framing::Compact => {
            let scene = if beside.quiet { Cow::Owned(alone()) } else { Cow::Borrowed(scene) };
            return (scene, Cow::Borrowed(format));
        }
    };
    let first = scene.lands.len();
    let (here, there): (Vec<usize>, Vec<usize>) = lands.iter().partition(|at| **at < first);
    let zoom = |lands: Vec<usize>| Cow::Owned(Format { view: Framing::Zoom(lands), ..format.clone() });
    match (here.is_empty(), there.is_empty()) {
        (false, true) => (Cow::Owned(alone()), zoom(here)),
        (true, _) => {
            let Scene { title, line, track, legend, mut own, alt, .. } = scene.clone();
            // These are territories of the board that is left out.
            own.iter_mut().for_each(|own| own.wanted.clear());
            let other = Scene { title, line, track, legend, own, alt, ..(**beside).clone() };
            (Cow::Owned(other), zoom(there.into_iter().map(|at| at - first).collect()))
        }
        (false, false) => (Cow::Borrowed(scene), zoom(here)),
    }
}
