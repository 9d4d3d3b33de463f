//! `Places`: what stands in each state, in board order. Copies of a game share the states in which nothing has changed since,
//! because each answer and each view makes one.

use super::Occupation;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::Index;
use std::sync::Arc;

/// What stands in each state, in board order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places(Vec<Arc<Occupation>>);

impl Places {
    /// So many empty states.
    pub(super) fn empty(states: usize) -> Self {
        Self(vec![Arc::default(); states])
    }

    /// All places.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Occupation> + ExactSizeIterator + Clone {
        self.0.iter().map(|place| &**place)
    }

    /// The place with that index.
    pub(super) fn get(&self, index: usize) -> Option<&Occupation> {
        self.0.get(index).map(|place| &**place)
    }

    /// The same for changes.
    pub(super) fn get_mut(&mut self, index: usize) -> &mut Occupation {
        Arc::make_mut(&mut self.0[index])
    }

    /// Changes all places for which that holds.
    pub(super) fn change(&mut self, which: impl Fn(&Occupation) -> bool, change: impl Fn(&mut Occupation)) {
        self.0.iter_mut().filter(|place| which(place)).for_each(|place| change(Arc::make_mut(place)));
    }
}

impl Index<usize> for Places {
    type Output = Occupation;

    fn index(&self, index: usize) -> &Occupation {
        &self.0[index]
    }
}

impl Serialize for Places {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Places {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let places = Vec::<Occupation>::deserialize(deserializer)?;
        Ok(Self(places.into_iter().map(Arc::new).collect()))
    }
}
