//! Film queue: makes films of finished games in background tasks, because each takes seconds, and posts them when they
//! are ready. The notice of a film is postponed meanwhile, so that the next process makes the film if this one ends
//! before.
//!
//! The delivery does not wait for a film, and each film is made by one task at a time.

use super::game_end::Place;
use super::notice_delivery::NoticeDelivery;
use crate::discord::components::cut;
use crate::discord::context::handler_context::HandlerContext;
use crate::table::{Failure, Notice, Table, TableError};
use futures_util::FutureExt as _;
use parking_lot::Mutex;
use serenity::all::CreateAttachment;
use std::collections::BTreeSet;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Maximum number of films that are made or wait for their turn.
const AT_ONCE: usize = 4;
/// Retry delay of a notice whose film is not finished, in milliseconds.
const LATER: i64 = 60_000;

/// The films that are being made.
#[derive(Debug, Default)]
pub(crate) struct Films {
    /// Ids of their notices.
    going: Arc<Mutex<BTreeSet<i64>>>,
    stop: Arc<AtomicBool>,
}

impl Drop for Films {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// A film that is being made. Dropping it removes the film from the set, however the task ended.
struct FilmInProgress {
    all: Arc<Mutex<BTreeSet<i64>>>,
    notice: i64,
}

impl Films {
    /// Registers a film; `None` if it is registered already, or if there are too many.
    fn begin(&self, notice: i64) -> Option<FilmInProgress> {
        let mut going = self.going.lock();
        let room = going.len() < AT_ONCE && going.insert(notice);
        room.then(|| FilmInProgress { all: Arc::clone(&self.going), notice })
    }

    /// Registers a film that is to be made now; `None` if it is being made or has been posted.
    async fn claim(&self, table: &Table, notice: i64) -> Result<Option<FilmInProgress>, TableError> {
        // Postponed first: if the process ends now, the film is made later.
        table.failed(notice, Failure::Later { after: LATER }).await?;
        let Some(going) = self.begin(notice) else { return Ok(None) };
        // It may have been posted since the notice was read.
        Ok(table.is_pending(notice).await?.then_some(going))
    }
}

impl Drop for FilmInProgress {
    fn drop(&mut self) {
        self.all.lock().remove(&self.notice);
    }
}

impl NoticeDelivery {
    /// Starts a film, unless it is being made already.
    pub(crate) async fn film(&self, notice: &Notice) -> Result<(), TableError> {
        let Some(going) = self.films.claim(&self.context.table, notice.id).await? else { return Ok(()) };
        let stop = Arc::clone(&self.films.stop);
        let (context, notice) = (Arc::clone(&self.context), notice.clone());
        tokio::spawn(async move {
            match AssertUnwindSafe(make(&context, &notice, stop)).catch_unwind().await {
                Ok(Ok(())) => {}
                Ok(Err(error)) => tracing::error!(game = notice.game.0, %error, "a film was not delivered"),
                Err(_) => tracing::error!(game = notice.game.0, "a film stops the program and is not made"),
            }
            drop(going);
        });
        Ok(())
    }
}

/// Makes a film and posts it. A film that can't be made is not retried.
async fn make(context: &HandlerContext, notice: &Notice, stop: Arc<AtomicBool>) -> Result<(), TableError> {
    let words = context.public(notice.place.guild).await?;
    let back = match context.table.lookback(notice.place, Some(notice.game)).await {
        Ok(back) => Some(back).filter(|back| back.history.turns() > 0),
        Err(error @ TableError::Store(_)) => return Err(error),
        Err(error) => {
            tracing::error!(game = notice.game.0, %error, "a game can't be looked back on");
            None
        }
    };
    let Some(back) = back else { return context.table.delivered(notice.id, None).await };
    let number = back.look.number;
    let Ok(film) = context.pictures.film(Arc::new(back), words, Arc::clone(&stop)).await else {
        // A film that was stopped is made by the next process.
        let stopped = stop.load(Ordering::Relaxed);
        return if stopped { Ok(()) } else { context.table.delivered(notice.id, None).await };
    };
    let file = CreateAttachment::bytes(film.bytes, film.file);
    let file = file.description(cut(&film.alt, 1024));
    let place = Place { connection: &context.connection, notice, said: words.film_said(number) };
    match Films::show(place, file).await {
        Ok(message) => context.table.delivered(notice.id, Some(message)).await,
        Err(failure) => {
            tracing::warn!(notice = notice.id, ?failure, "a film was not delivered");
            context.table.failed(notice.id, failure).await
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{AT_ONCE, Films};
    use crate::rules::Rulebook;
    use crate::store::Store;
    use crate::table::{FixedSeeds, Limits, ManualClock, NewGame, Person, Place, Table};
    use std::sync::Arc;

    #[tokio::test]
    async fn a_film_that_was_posted_since_its_notice_was_read_is_not_made_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&folder.path().join("games.db")).await.expect("a database");
        let clock = Arc::new(ManualClock::new(1_790_000_000_000));
        let table = Table::new(store, clock, Arc::new(FixedSeeds::new(1)), Limits::default());
        let (name, locale) = ("Ilaria".to_owned(), "en".to_owned());
        let host = Person { id: 1, name, bot: false, locale, manages: None };
        let place = Place { guild: 1, channel: 2 };
        // Any notice will do: what is claimed is its row.
        let new = NewGame { own_thread: true, ..NewGame::of(Rulebook::Classic) };
        table.open_lobby(place, &host, new).await.expect("a lobby");
        let notice = table.pending(1).await.expect("notices").pop().expect("the thread is to be opened").id;
        let films = Films::default();
        let first = films.claim(&table, notice).await.expect("claimed").expect("it is to be made");
        assert!(films.claim(&table, notice).await.expect("no error").is_none(), "it is being made");
        table.delivered(notice, Some(5)).await.expect("posted");
        drop(first);
        assert!(films.claim(&table, notice).await.expect("no error").is_none(), "it was posted");
    }

    #[tokio::test]
    async fn a_film_whose_making_panics_or_is_cut_off_makes_room_for_the_next() {
        let films = Films::default();
        for notice in 0..2 * AT_ONCE as i64 {
            let going = films.begin(notice).expect("there is room");
            assert!(films.begin(notice).is_none(), "the same film is not made twice at a time");
            let making = tokio::spawn(async move {
                let _going = going;
                assert!(notice < 0, "a fault");
            });
            assert!(making.await.is_err());
        }
        let all: Vec<_> = (0..).map_while(|notice| films.begin(notice)).collect();
        assert_eq!(all.len(), AT_ONCE);
        drop(all);
        assert!(films.begin(1).is_some());
    }
}
