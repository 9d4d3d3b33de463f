//! `OpenQuestions`: the open questions of a game, made at most once between two changes of it. Menus are dear, and whoever
//! lists the questions, sees the game and answers reads the same ones.

use std::sync::OnceLock;

/// The open questions, once they have been made. They follow from the game and are no part of it: they are not stored, not
/// compared and not copied, and whoever changes the game forgets them.
pub(crate) struct OpenQuestions<Q>(OnceLock<Vec<Q>>);

impl<Q> Default for OpenQuestions<Q> {
    fn default() -> Self {
        Self(OnceLock::new())
    }
}

impl<Q> OpenQuestions<Q> {
    pub(super) fn of(made: Vec<Q>) -> Self {
        Self(OnceLock::from(made))
    }

    pub(super) fn get_or_make(&self, make: impl FnOnce() -> Vec<Q>) -> &[Q] {
        self.0.get_or_init(make)
    }

    /// The game has changed.
    pub(super) fn forget(&mut self) {
        self.0.take();
    }
}
