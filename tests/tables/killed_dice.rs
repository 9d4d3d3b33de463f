//! A process that plays with a round for every order is killed with SIGKILL again and again, between any two of the lines that
//! it prints ([PBP-40]): no order that it told as stored is lost, none is thrown twice, and the record verifies. The number of
//! kills can be named: `KILLS=100 cargo test --test tables killed_again`.

use crate::dice_rounds::{chain, recorded};
use crate::fixtures::{HOUR, PLACE, Random, START, bold_step, person};
use casus_belli::luck::{BeaconMode, Chain};
use casus_belli::rules::Rulebook;
use casus_belli::store::Store;
use casus_belli::table::{Change, FixedSeeds, Limits, ManualClock, Millis, NewGame, Table};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::Command;

/// The folder of the database, and the hour that it is, of the process that is killed.
const FOLDER: &str = "CASUS_BELLI_TEST_FOLDER";
const SINCE: &str = "CASUS_BELLI_TEST_SINCE";

async fn opened(folder: &Path, since: Millis) -> (Table, Store, Arc<ManualClock>) {
    let store = Store::open(&folder.join("games.db")).await.unwrap();
    let clock = Arc::new(ManualClock::new(since));
    let limits = Limits { beacon: Some(Chain::Local), ..Limits::default() };
    (Table::new(store.clone(), clock.clone(), Arc::new(FixedSeeds::new(7)), limits), store, clock)
}

/// Opens a game of three people with a round for every order, unless one was opened by then.
async fn begin(table: &Table) {
    if table.look(PLACE, &person(1)).await.is_ok() {
        return;
    }
    if table.lobby(PLACE).await.is_err() {
        table.open_lobby(PLACE, &person(1), NewGame::of(Rulebook::Classic)).await.unwrap();
    }
    for id in 2..=3 {
        let _ = table.join(PLACE, &person(id)).await;
    }
    let way = Change::Switch { key: "setup.way".into(), value: "instant".into() };
    for change in [way, Change::BeaconMode(BeaconMode::Order)] {
        let _ = table.configure(PLACE, &person(1), change).await;
    }
    let _ = table.start(PLACE, &person(1)).await;
    while table.look(PLACE, &person(1)).await.is_err() {
        tokio::task::yield_now().await;
    }
}

/// Plays until the process is killed or the game is over; prints the round of each order that was stored, and each that came.
#[expect(clippy::print_stdout, reason = "the killing process reads it")]
async fn play(folder: &Path, since: Millis) {
    let (table, _, clock) = opened(folder, since).await;
    let mut heard = table.orders_on_their_way();
    tokio::spawn(async move {
        while let Ok(on_its_way) = heard.recv().await {
            println!("stored {}", on_its_way.round);
        }
    });
    chain(&table, &clock);
    begin(&table).await;
    let mut rng = Random::new(since as u64);
    while bold_step(&table, PLACE, 3, &mut rng).await.unwrap_or(true) {
        println!("answered");
    }
    println!("over");
}

/// Runs this test again as a process, and kills it after that many lines; the rounds that it told as stored, and whether the
/// game was over.
async fn killed_after(lines: u32, folder: &Path, since: Millis) -> (BTreeSet<u64>, bool) {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args([
        "--exact",
        "killed_dice::killed_again_and_again_no_order_on_its_way_is_lost_or_thrown_twice_pbp_40",
    ]);
    command.arg("--nocapture").env(FOLDER, folder).env(SINCE, since.to_string());
    let mut child = command.stdout(Stdio::piped()).kill_on_drop(true).spawn().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap()).lines();
    let (mut stored, mut over, mut seen) = (BTreeSet::new(), false, 0);
    // What it has printed by the time it dies is read to the end.
    while let Some(line) = out.next_line().await.unwrap() {
        stored.extend(line.strip_prefix("stored ").and_then(|round| round.parse::<u64>().ok()));
        over |= line == "over";
        seen += u32::from(line == "answered" || line.starts_with("stored"));
        if seen == lines {
            child.start_kill().unwrap();
        }
    }
    child.wait().await.unwrap();
    (stored, over)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_again_and_again_no_order_on_its_way_is_lost_or_thrown_twice_pbp_40() {
    #[expect(clippy::disallowed_methods, reason = "the process that is killed is this test again")]
    let named = |name| std::env::var(name).ok();
    if let (Some(folder), Some(since)) = (named(FOLDER), named(SINCE)) {
        return play(&PathBuf::from(folder), since.parse().unwrap()).await;
    }
    let most: u32 = named("KILLS").and_then(|kills| kills.parse().ok()).unwrap_or(12);
    let folder = tempfile::tempdir().unwrap();
    let (mut rng, mut stored, mut kills) = (Random::new(5), BTreeSet::new(), 0);
    // A process that is killed early has stored nothing: others follow until more than half of them have told of an order.
    while kills < most || (stored.len() as u32 * 2 <= kills && kills < 4 * most) {
        kills += 1;
        let since = START + Millis::from(kills) * HOUR;
        let (more, over) = killed_after(1 + rng.below(5), folder.path(), since).await;
        stored.extend(more);
        if over {
            break;
        }
    }
    let (table, store, clock) = opened(folder.path(), START + Millis::from(kills + 2) * HOUR).await;
    crate::dice_rounds::bring(&table, &clock).await;
    let rows = store.rounds(1).await.unwrap();
    let bound: BTreeSet<u64> =
        rows.iter().filter(|row| !row.binding.is_empty()).map(|row| row.round as u64).collect();
    let lost: Vec<u64> = stored.difference(&bound).copied().collect();
    assert!(lost.is_empty(), "told as stored, and lost: {lost:?}");
    assert!(rows.iter().all(|row| !row.signature.is_empty()), "none is on its way for ever: {rows:?}");
    let _ = table.cancel(PLACE, &person(1), true).await;
    // The verifier decides and draws everything again: a round of an order stands in it once, where it was bound.
    let lines = recorded(&table, PLACE).await;
    let told: Vec<u64> = lines.iter().map(|line| line.round).collect();
    assert!(
        bound.iter().all(|round| told.iter().filter(|one| *one == round).count() == 1),
        "{told:?} {bound:?}"
    );
    println!("{kills} kills, {} orders told as stored, {} in the record", stored.len(), bound.len());
    assert!(stored.len() as u32 * 2 > kills, "{} orders", stored.len());
}
