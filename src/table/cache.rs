//! Bounded LRU cache of loaded games. Entries may be outdated: the caller must compare the version with the row, at the
//! latest when it commits a change.

use super::loaded_game::LoadedGame;
use super::types::Status;
use parking_lot::{Mutex, MutexGuard};
use std::collections::BTreeMap;
use std::sync::Arc;

#[derive(Default)]
struct Held {
    tables: BTreeMap<i64, (u64, Arc<LoadedGame>)>,
    tick: u64,
}

/// The most recently used games, at most `most`.
pub(super) struct Cache {
    most: usize,
    held: Mutex<Held>,
}

impl Cache {
    pub(super) fn new(most: usize) -> Self {
        Self { most: most.max(1), held: Mutex::default() }
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock()
    }

    /// The cached game, if it has that version.
    pub(super) fn get(&self, game: i64, version: i64) -> Option<Arc<LoadedGame>> {
        let mut held = self.held();
        held.tick += 1;
        let tick = held.tick;
        let (used, loaded) = held.tables.get_mut(&game)?;
        *used = tick;
        (loaded.row.version == version).then(|| Arc::clone(loaded))
    }

    /// The cached game in any version.
    pub(super) fn of(&self, game: i64) -> Option<Arc<LoadedGame>> {
        self.held().tables.get(&game).map(|(_, loaded)| Arc::clone(loaded))
    }

    /// The cached lobby or running game of that channel, in any version.
    pub(super) fn open_in(&self, channel: u64) -> Option<Arc<LoadedGame>> {
        let held = self.held();
        let open = |loaded: &LoadedGame| matches!(loaded.status, Status::Lobby | Status::Running);
        let mut all = held.tables.values().map(|(_, loaded)| loaded);
        all.find(|loaded| loaded.place().channel == channel && open(loaded)).map(Arc::clone)
    }

    /// Inserts a game unless a newer version is cached; evicts the least recently used ones.
    pub(super) fn put(&self, loaded: Arc<LoadedGame>) {
        let mut held = self.held();
        held.tick += 1;
        let tick = held.tick;
        if held.tables.get(&loaded.row.id).is_some_and(|(_, old)| old.row.version > loaded.row.version) {
            return;
        }
        held.tables.insert(loaded.row.id, (tick, loaded));
        while held.tables.len() > self.most {
            let oldest = held.tables.iter().min_by_key(|(_, (used, _))| *used).map(|(game, _)| *game);
            held.tables.remove(&oldest.expect("not empty"));
        }
    }

    /// Removes all games.
    pub(super) fn clear(&self) {
        self.held().tables.clear();
    }

    /// Number of cached games.
    pub(super) fn len(&self) -> usize {
        self.held().tables.len()
    }
}

#[cfg(test)]
mod tests {
    use super::super::load_and_commit::Find;
    use super::super::{FixedSeeds, Limits, ManualClock, NewGame, Person, Place, Table};
    use super::*;
    use crate::rules::Rulebook;
    use crate::store::Store;

    /// A lobby as it was read.
    async fn a_lobby() -> Arc<LoadedGame> {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("games.db")).await.unwrap();
        let clock = Arc::new(ManualClock::new(1_000_000));
        let table = Table::new(store, clock, Arc::new(FixedSeeds::new(1)), Limits::default());
        let (place, name) = (Place { guild: 1, channel: 2 }, "Ilaria".to_owned());
        let host = Person { id: 1, name, bot: false, locale: "en".to_owned(), manages: None };
        table.open_lobby(place, &host, NewGame::of(Rulebook::Classic)).await.unwrap();
        table.inner.find(Find::Open(place.channel)).await.unwrap()
    }

    #[tokio::test]
    async fn the_game_that_was_not_used_for_longest_makes_room_and_not_the_oldest() {
        let lobby = a_lobby().await;
        let numbered = |id| {
            let mut loaded = LoadedGame::clone(&lobby);
            loaded.row.id = id;
            Arc::new(loaded)
        };
        let cache = Cache::new(2);
        cache.put(numbered(1));
        cache.put(numbered(2));
        assert!(cache.get(1, lobby.row.version).is_some());
        cache.put(numbered(3));
        let kept: Vec<_> = (1..=3).filter(|id| cache.of(*id).is_some()).collect();
        assert_eq!(kept, [1, 3]);
    }
}
