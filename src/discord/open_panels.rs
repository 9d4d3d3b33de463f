//! What the newest private panels with components version 2 show. An edit of such a message sends all of it again, and
//! the client hides its parts; so a new picture and an unchanged one need what is known here. Bounded in number. After a
//! restart the next press shows a panel without its picture, and everything else as it was.

use super::components::version_two::PanelFile;
use super::panel_picture::PanelPicture;
use super::request::Answer;
use parking_lot::Mutex;
use serenity::all::MessageId;
use std::collections::BTreeMap;

/// Maximum number of panels.
const MOST: usize = 1_000;

/// What the newest panels show.
#[derive(Debug, Default)]
pub(crate) struct OpenPanels(Mutex<BTreeMap<MessageId, Shown>>);

/// What one panel shows.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    pub(crate) answer: Answer,
    pub(crate) file: Option<PanelFile>,
    /// Number of its changes.
    pub(crate) revision: u32,
}

impl OpenPanels {
    /// Records what a panel shows from now on.
    pub(crate) fn shows(&self, panel: MessageId, answer: &Answer, file: Option<PanelFile>) {
        let mut open = self.0.lock();
        // What a picture needs is large.
        let picture = match answer.picture {
            PanelPicture::Removed => PanelPicture::Removed,
            PanelPicture::Kept | PanelPicture::Front(_) => PanelPicture::Kept,
        };
        let answer = Answer { picture, ..answer.clone() };
        let revision = open.get(&panel).map_or(0, |known| known.revision + 1);
        open.insert(panel, Shown { answer, file, revision });
        if open.len() > MOST {
            open.pop_first();
        }
    }

    /// Records the picture of a panel. Returns what the panel shows now, if it is known.
    pub(crate) fn pictured(&self, panel: MessageId, file: Option<PanelFile>) -> Option<Shown> {
        let mut open = self.0.lock();
        let shown = open.get_mut(&panel)?;
        shown.file = if matches!(shown.answer.picture, PanelPicture::Removed) { None } else { file };
        Some(shown.clone())
    }

    /// What that panel shows, if it is known.
    pub(crate) fn at(&self, panel: MessageId) -> Option<Shown> {
        self.0.lock().get(&panel).cloned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_panels_are_known_and_the_oldest_forgotten() {
        let panels = OpenPanels::default();
        for id in 1..=MOST as u64 + 1 {
            panels.shows(MessageId::new(id), &Answer::new(id.to_string()), None);
        }
        assert!(panels.at(MessageId::new(1)).is_none());
        let file = PanelFile { id: None, name: "front.png".into(), alt: "the front".into() };
        let at = MessageId::new(2);
        let shown = panels.pictured(at, Some(file.clone())).unwrap();
        assert_eq!((shown.answer.text.as_str(), shown.file, shown.revision), ("2", Some(file.clone()), 0));
        let over = Answer { picture: PanelPicture::Removed, ..Answer::new("over") };
        panels.shows(at, &over, None);
        let shown = panels.pictured(at, Some(file)).unwrap();
        assert_eq!((shown.answer.text.as_str(), shown.file, shown.revision), ("over", None, 1));
    }
}
