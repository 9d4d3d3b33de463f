//! What the newest private panels with components version 2 show. An edit of such a message sends all of it again, and
//! the client hides its parts; so a new picture and an unchanged one need what is known here. Bounded in number. After a
//! restart the next press shows a panel without its picture, and everything else as it was.

use super::components::panel::Row;
use super::components::version_two::PanelFile;
use parking_lot::Mutex;
use serenity::all::MessageId;
use std::collections::BTreeMap;

/// Maximum number of panels.
const MOST: usize = 1_000;

/// What the newest panels show.
#[derive(Debug, Default)]
pub(crate) struct OpenPanels(Mutex<BTreeMap<MessageId, Known>>);

/// What a panel shows besides its picture.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    pub(crate) text: String,
    pub(crate) rows: Vec<Row>,
    pub(crate) accent: Option<u32>,
    /// Whether a picture belongs to it.
    pub(crate) pictured: bool,
}

#[derive(Clone, Debug)]
struct Known {
    shown: Shown,
    file: Option<PanelFile>,
    /// Number of its changes.
    revision: u32,
}

impl OpenPanels {
    /// Records what a panel shows from now on.
    pub(crate) fn shows(&self, panel: MessageId, shown: Shown, file: Option<PanelFile>) {
        let mut open = self.0.lock();
        let revision = open.get(&panel).map_or(0, |known| known.revision + 1);
        open.insert(panel, Known { shown, file, revision });
        if open.len() > MOST {
            open.pop_first();
        }
    }

    /// Records the picture of a panel. Returns the number of the panel's changes, if it is known.
    pub(crate) fn has_picture(&self, panel: MessageId, file: Option<PanelFile>) -> Option<u32> {
        let mut open = self.0.lock();
        let known = open.get_mut(&panel)?;
        known.file = file.filter(|_| known.shown.pictured);
        Some(known.revision)
    }

    /// The picture of that panel, if it is known and has one.
    pub(crate) fn picture(&self, panel: MessageId) -> Option<PanelFile> {
        self.0.lock().get(&panel).and_then(|known| known.file.clone())
    }

    /// What that panel shows, if it is known, with the number of its changes.
    pub(crate) fn at(&self, panel: MessageId) -> Option<(Shown, u32)> {
        self.0.lock().get(&panel).map(|known| (known.shown.clone(), known.revision))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, pictured: bool) -> Shown {
        Shown { text: text.into(), rows: Vec::new(), accent: None, pictured }
    }

    #[test]
    fn the_newest_panels_are_known_and_the_oldest_forgotten() {
        let panels = OpenPanels::default();
        for id in 1..=MOST as u64 + 1 {
            panels.shows(MessageId::new(id), shown(&id.to_string(), true), None);
        }
        assert!(panels.at(MessageId::new(1)).is_none());
        let file = PanelFile { id: None, name: "front.png".into(), alt: "the front".into() };
        let at = MessageId::new(2);
        assert_eq!(panels.has_picture(at, Some(file.clone())), Some(0));
        assert_eq!(panels.picture(at), Some(file.clone()));
        panels.shows(at, shown("over", false), None);
        assert_eq!(panels.has_picture(at, Some(file)), Some(1));
        assert_eq!((panels.picture(at), panels.at(at).unwrap().0.text), (None, "over".into()));
    }
}
