//! What the newest private panels with components version 2 show. An edit of such a message sends all of it again, and
//! the client hides its parts; so a new picture and an unchanged one need what is known here. Bounded in number. After a
//! restart the next press shows a panel without its picture, and everything else as it was.

use crate::discord::components::panel::Rows;
use crate::discord::components::version_two::PanelFile;
use parking_lot::Mutex;
use serenity::all::MessageId;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Maximum number of panels.
const MOST: usize = 1_000;

/// What the newest panels show.
#[derive(Debug, Default)]
pub(crate) struct OpenPanels(Mutex<BTreeMap<MessageId, Known>>);

/// Held while a panel is sent.
pub(crate) type Sending = Arc<tokio::sync::Mutex<()>>;

/// What a panel shows besides its picture.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    pub(crate) text: String,
    pub(crate) rows: Rows,
    pub(crate) accent: Option<u32>,
    /// Whether a picture belongs to it.
    pub(crate) pictured: bool,
}

#[derive(Debug, Default)]
struct Known {
    shown: Option<Shown>,
    file: Option<PanelFile>,
    sending: Sending,
}

impl OpenPanels {
    /// Records what a panel shows from now on.
    pub(crate) fn shows(&self, panel: MessageId, shown: Shown, file: Option<PanelFile>) {
        self.change(panel, |known| {
            known.shown = Some(shown);
            known.file = file;
        });
    }

    /// To be held while that panel is sent: an edit that brings a picture and a press are sent one after the other, so
    /// that each knows what the message has.
    pub(crate) fn sending(&self, panel: MessageId) -> Sending {
        self.change(panel, |known| Arc::clone(&known.sending))
    }

    fn change<T>(&self, panel: MessageId, change: impl FnOnce(&mut Known) -> T) -> T {
        let mut open = self.0.lock();
        let changed = change(open.entry(panel).or_default());
        if open.len() > MOST {
            open.pop_first();
        }
        changed
    }

    /// The picture of that panel, if it is known and has one.
    pub(crate) fn picture(&self, panel: MessageId) -> Option<PanelFile> {
        self.0.lock().get(&panel).and_then(|known| known.file.clone())
    }

    /// What that panel shows, if it is known.
    pub(crate) fn at(&self, panel: MessageId) -> Option<Shown> {
        self.0.lock().get(&panel).and_then(|known| known.shown.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, pictured: bool) -> Shown {
        Shown { text: text.into(), rows: Rows::default(), accent: None, pictured }
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
        panels.shows(at, shown("two", true), Some(file.clone()));
        assert_eq!((panels.picture(at), panels.at(at).unwrap().text), (Some(file), "two".into()));
        let sending = panels.sending(at);
        let _held = sending.try_lock().unwrap();
        panels.shows(at, shown("over", false), None);
        assert!(panels.sending(at).try_lock().is_err(), "still the same panel");
        assert_eq!((panels.picture(at), panels.at(at).unwrap().text), (None, "over".into()));
    }
}
