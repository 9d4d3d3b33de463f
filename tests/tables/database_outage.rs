//! A database that takes no changes for a while, as on a full disk, while the program runs: nobody loses a turn, nothing is sent
//! twice ([PBP-25]).

use crate::fixtures::{HOUR, PLACE, START, at, person};
use casus_belli::rules::{Rulebook, Seat};
use casus_belli::store::{Fault, Store};
use casus_belli::table::{
    AnnouncementKind, Change, FixedSeeds, Limits, ManualClock, NewGame, Notice, NoticeKind, Order, Place,
    Table, TableError,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A disk that is full for a time.
#[derive(Default)]
struct FullDisk(AtomicBool);

impl Fault for FullDisk {
    fn stops(&self, _: &'static str) -> bool {
        false
    }

    fn fails(&self, at: &'static str) -> bool {
        at == "commit" && self.0.load(Ordering::SeqCst)
    }
}

/// A table whose disk can be filled.
struct Filled {
    _folder: tempfile::TempDir,
    disk: Arc<FullDisk>,
    clock: Arc<ManualClock>,
    table: Table,
}

impl Filled {
    /// With a running game of three people.
    async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (clock, disk) = (Arc::new(ManualClock::new(START)), Arc::new(FullDisk::default()));
        let store = Store::open(&folder.path().join("games.db")).await.unwrap().with_fault(disk.clone());
        let table = Table::new(store, clock.clone(), Arc::new(FixedSeeds::new(7)), Limits::default());
        let this = Self { _folder: folder, disk, clock, table };
        this.game(PLACE).await;
        this.table.fire_due().await.unwrap();
        this
    }

    async fn game(&self, place: Place) {
        self.table.open_lobby(place, &person(1), NewGame::of(Rulebook::Classic)).await.unwrap();
        for id in 2..=3 {
            self.table.join(place, &person(id)).await.unwrap();
        }
        let way = Change::Switch { key: "setup.way".into(), value: "instant".into() };
        self.table.configure(place, &person(1), way).await.unwrap();
        self.table.start(place, &person(1)).await.unwrap();
    }

    fn fill(&self, full: bool) {
        self.disk.0.store(full, Ordering::SeqCst);
    }

    /// Whose turn it is, and until when.
    async fn turn(&self) -> (Seat, Option<i64>) {
        let look = self.table.look(PLACE, &person(99)).await.unwrap();
        (look.view.on_turn.unwrap(), look.deadline)
    }

    /// An answer of whoever is on turn, at random.
    async fn answer(&self) -> Result<(), TableError> {
        let who = at(self.turn().await.0);
        let look = self.table.look(PLACE, &who).await.unwrap();
        let ask = look.view.asks.first().unwrap();
        let order = Order::Answer(ask.menu.sample(&mut |_| 0));
        self.table.order(PLACE, &who, Some(ask.id), order).await.map(drop)
    }

    async fn pending(&self) -> Result<Vec<Notice>, TableError> {
        self.table.pending(100).await
    }

    /// How often the channel is told that there is more time.
    async fn graces(&self) -> usize {
        let grace = |notice: &&Notice| {
            matches!(&notice.kind, NoticeKind::Announcement { what: AnnouncementKind::Grace { .. } })
        };
        self.pending().await.unwrap().iter().filter(grace).count()
    }
}

#[tokio::test]
async fn nobody_loses_a_turn_while_the_disk_is_full_pbp_25() {
    let world = Filled::new().await;
    let (seat, deadline) = world.turn().await;
    let deadline = deadline.unwrap();
    world.clock.set(deadline - HOUR);
    world.fill(true);
    let refused = world.answer().await.unwrap_err();
    assert!(refused.is_outage(), "{refused}");
    assert_eq!(world.turn().await, (seat, Some(deadline)), "nothing was changed");
    world.clock.set(deadline + 2 * HOUR);
    assert!(world.table.fire_due().await.unwrap_err().is_outage());
    assert_eq!(world.turn().await.0, seat);
    world.fill(false);
    assert_eq!(world.table.fire_due().await.unwrap(), 0, "time is not up");
    let (asked, until) = world.turn().await;
    let longer = until.unwrap() - (deadline + 2 * HOUR);
    assert_eq!(asked, seat);
    assert!((3 * HOUR..=3 * HOUR + 60_000).contains(&longer), "as long again as it lasted: {longer}");
    assert_eq!(world.graces().await, 1);
    world.table.fire_due().await.unwrap();
    assert_eq!((world.turn().await, world.graces().await), ((seat, until), 1), "once");
    world.answer().await.unwrap();
    world.clock.set(until.unwrap());
    assert_eq!(world.table.fire_due().await.unwrap(), 1, "then the clock runs on as ever");
}

#[tokio::test]
async fn a_moment_without_the_database_gives_nobody_more_time() {
    let world = Filled::new().await;
    let (seat, deadline) = world.turn().await;
    world.clock.set(deadline.unwrap());
    world.fill(true);
    assert!(world.table.fire_due().await.is_err());
    world.clock.advance(30_000);
    world.fill(false);
    assert_eq!(world.table.fire_due().await.unwrap(), 1);
    assert_ne!(world.turn().await.0, seat);
    assert_eq!(world.graces().await, 0);
}

#[tokio::test]
async fn what_ended_before_or_after_the_outage_gets_no_more_time() {
    let world = Filled::new().await;
    let (seat, deadline) = world.turn().await;
    let deadline = deadline.unwrap();
    world.clock.set(deadline - 4 * HOUR);
    world.fill(true);
    assert!(world.answer().await.is_err());
    world.clock.set(deadline - 2 * HOUR);
    world.fill(false);
    // Somebody finds that it is over, before the clock of the game runs out.
    world.answer().await.unwrap();
    let (asked, until) = world.turn().await;
    assert_eq!(asked, seat);
    world.clock.set(until.unwrap());
    assert_eq!(world.table.fire_due().await.unwrap(), 1);
    assert_eq!(world.graces().await, 0);
}

#[tokio::test]
async fn what_was_sent_while_the_disk_was_full_is_recorded_before_anything_else_is_sent() {
    let world = Filled::new().await;
    let first = world.pending().await.unwrap().remove(0);
    world.fill(true);
    assert!(world.table.delivered(first.id, Some(77)).await.unwrap_err().is_outage());
    assert!(
        world.pending().await.unwrap_err().is_outage(),
        "nothing is handed out, or it would be sent again"
    );
    world.fill(false);
    let left = world.pending().await.unwrap();
    assert!(left.iter().all(|notice| notice.id != first.id), "it was recorded");
    assert!(!left.is_empty());
}
