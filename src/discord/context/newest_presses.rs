//! The newest press of each person that changed a picture: one that took long must not replace a newer one.

use parking_lot::Mutex;
use serenity::all::InteractionId;
use std::collections::BTreeMap;

/// Maximum number of people whose newest press is known.
const MOST: usize = 10_000;

/// The newest press of each person that changed the picture of a panel.
#[derive(Debug, Default)]
pub(crate) struct NewestPresses(Mutex<BTreeMap<u64, InteractionId>>);

impl NewestPresses {
    /// Records a press.
    pub(crate) fn pressed(&self, person: u64, press: InteractionId) {
        let mut newest = self.0.lock();
        let known = newest.entry(person).or_insert(press);
        *known = press.max(*known);
        if newest.len() > MOST {
            // Its picture was sent long ago.
            let oldest = newest.iter().min_by_key(|(_, press)| **press).map(|(person, _)| *person);
            oldest.and_then(|person| newest.remove(&person));
        }
    }

    /// Whether no press since has changed a picture.
    pub(crate) fn is_newest(&self, person: u64, press: InteractionId) -> bool {
        self.0.lock().get(&person) == Some(&press)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_newest_press_of_a_person_shows_its_picture_and_memory_is_bounded() {
        let presses = NewestPresses::default();
        presses.pressed(1, InteractionId::new(10));
        presses.pressed(2, InteractionId::new(11));
        presses.pressed(1, InteractionId::new(12));
        // An event that arrives late.
        presses.pressed(1, InteractionId::new(9));
        let newest = |person, press| presses.is_newest(person, InteractionId::new(press));
        assert!(newest(1, 12) && newest(2, 11) && !newest(1, 10) && !newest(1, 9));
        for person in 3..3 + MOST as u64 {
            presses.pressed(person, InteractionId::new(20 + person));
        }
        assert_eq!(presses.0.lock().len(), MOST);
        assert!(!newest(2, 11), "the oldest is forgotten");
    }
}
