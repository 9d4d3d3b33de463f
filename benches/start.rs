//! Cost of stored games: start of a process with 10,000 of them (time, resident memory), and orders with 200 games
//! being played at once (median and p99 of one order, until it is on the disk).

#![allow(clippy::print_stdout, reason = "a bench reports on stdout")]
#![allow(clippy::disallowed_methods, reason = "a bench measures time and waits")]

use casus_belli::rules::Chance;
use casus_belli::rules::Rulebook;
use casus_belli::store::Store;
use casus_belli::table::{
    Change, Clock, Limits, ManualClock, NewGame, Order, Person, Place, SeededChance, SystemSeeds, Table,
};
use sqlx::{ConnectOptions, Connection, Row};
use std::error::Error;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

const STORED: u32 = 10_000;
const AT_ONCE: u64 = 200;
const ORDERS: u32 = 12;
const NOW: i64 = 1_790_000_000_000;

/// Pause of each player between two orders.
const THINKING: Duration = Duration::from_secs(2);

type Fallible<T> = Result<T, Box<dyn Error + Send + Sync>>;

fn main() -> Fallible<()> {
    let runtime = tokio::runtime::Runtime::new()?;
    let mut arguments = std::env::args().skip(1);
    if let (Some("--open"), Some(path)) = (arguments.next().as_deref(), arguments.next()) {
        return runtime.block_on(open(Path::new(&path)));
    }
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("games.db");
    runtime.block_on(fill(&path))?;
    let megabytes = std::fs::metadata(&path)?.len() / 1_000_000;
    println!("{STORED} stored games, {megabytes} MB on the disk");
    for turn in ["cold", "again"] {
        let begun = Instant::now();
        let mut child =
            Command::new(std::env::current_exe()?).arg("--open").arg(&path).stdout(Stdio::piped()).spawn()?;
        let mut lines = BufReader::new(child.stdout.take().ok_or("the child's output is piped")?).lines();
        let ready = lines.next().ok_or("the child died")??;
        println!("start, {turn}: {:.1?} from the call to ready (bound 2 s), {ready}", begun.elapsed());
        for line in lines {
            println!("  {}", line?);
        }
        if !child.wait()?.success() {
            return Err("the child died".into());
        }
    }
    runtime.block_on(at_once(&folder.path().join("busy.db")))
}

fn person(id: u64) -> Person {
    Person { id, name: format!("Seat {id}"), bot: false, locale: "en".into(), manages: None }
}

fn table(store: Store) -> Table {
    let limits = Limits { games_per_server: u32::MAX, ..Limits::default() };
    Table::new(store, Arc::new(ManualClock::new(NOW)) as Arc<dyn Clock>, Arc::new(SystemSeeds), limits)
}

/// A started game of four.
async fn begin(table: &Table, place: Place) -> Fallible<()> {
    table.open_lobby(place, &person(1), NewGame::of(Rulebook::Classic)).await?;
    for id in 2..=4 {
        table.join(place, &person(id)).await?;
    }
    let instant = Change::Switch { key: "setup.way".into(), value: "instant".into() };
    table.configure(place, &person(1), instant).await?;
    table.start(place, &person(1)).await?;
    Ok(())
}

/// A random order by the player who is asked, and the time that it took; `None` when the game is over.
async fn step(table: &Table, place: Place, luck: &mut SeededChance) -> Fallible<Option<Duration>> {
    for id in 1..=4 {
        let who = person(id);
        let look = table.look(place, &who).await?;
        let Some(ask) = look.view.asks.first().cloned() else { continue };
        let action = ask.menu.sample(&mut |n| luck.draw(0, n));
        let begun = Instant::now();
        table.order(place, &who, Some(ask.id), Order::Answer(action)).await?;
        return Ok(Some(begun.elapsed()));
    }
    Ok(None)
}

/// Plays one game of some length and copies it.
async fn fill(path: &Path) -> Fallible<()> {
    let store = Store::open(path).await?;
    let table = table(store.clone());
    let place = Place { guild: 1, channel: 1 };
    begin(&table, place).await?;
    let mut luck = SeededChance::new(1);
    for _ in 0..40 {
        step(&table, place, &mut luck).await?;
    }
    // Posts that wait for the board follow in the second round.
    for _ in 0..2 {
        for notice in table.pending(1_000).await? {
            table.delivered(notice.id, Some(1)).await?;
        }
    }
    store.close().await;
    let mut connection = sqlx::sqlite::SqliteConnectOptions::new().filename(path).connect().await?;
    copy(&mut connection).await?;
    connection.close().await?;
    Ok(())
}

/// Columns in which a copy differs from game 1, by table, with their values.
const OWN: [(&str, &[(&str, &str)]); 5] = [
    ("games", &[("id", "n"), ("guild", "n / 10"), ("channel", "n"), ("number", "n")]),
    ("seats", &[("game", "n")]),
    ("events", &[("game", "n")]),
    ("timers", &[("game", "n"), ("due", "due + n * 1000")]),
    ("snapshots", &[("game", "n")]),
];

/// Copies game 1 to each number from 2 to [`STORED`].
async fn copy(connection: &mut sqlx::SqliteConnection) -> Fallible<()> {
    for (table, own) in OWN {
        let columns = sqlx::query("SELECT name FROM pragma_table_info($1)").bind(table);
        let columns = columns.fetch_all(&mut *connection).await?;
        let columns: Vec<String> =
            columns.iter().map(|column| column.try_get(0)).collect::<Result<_, sqlx::Error>>()?;
        let value = |column: &String| {
            own.iter().find(|(name, _)| name == column).map_or(column.as_str(), |(_, value)| value).to_owned()
        };
        let values: Vec<String> = columns.iter().map(value).collect();
        let copy = format!(
            "WITH RECURSIVE k(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM k WHERE n < {STORED}) \
             INSERT INTO {table} ({}) SELECT {} FROM {table}, k WHERE {} = 1",
            columns.join(", "),
            values.join(", "),
            own[0].0,
        );
        sqlx::query(sqlx::AssertSqlSafe(copy)).execute(&mut *connection).await?;
    }
    Ok(())
}

/// What a process does before it serves: opens the database and runs one step of each worker.
async fn open(path: &Path) -> Fallible<()> {
    let begun = Instant::now();
    let store = Store::open(path).await?;
    let table = table(store);
    table.fire_due().await?;
    let (due, notices) = (table.next_due().await?, table.pending(50).await?.len());
    assert!(due.is_some() && notices == 0, "the stored games are being played, and everybody has been told");
    println!("{:.1?} of it its own work; resident {} (bound 120 MB)", begun.elapsed(), resident()?);
    for channel in 1..=1_000 {
        table.look(Place { guild: channel / 10, channel }, &person(1)).await?;
    }
    println!("1,000 games looked at: {} in memory, resident {}", table.games_in_memory(), resident()?);
    Ok(())
}

/// Resident memory, and the part of it that is the process's own: the rest is mapped from the program's file.
fn resident() -> Fallible<String> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let value = |name: &str| {
        status.lines().find_map(|line| line.strip_prefix(name)).map_or("unknown", str::trim).to_owned()
    };
    Ok(format!("{} ({} its own)", value("VmRSS:"), value("RssAnon:")))
}

async fn at_once(path: &Path) -> Fallible<()> {
    let table = table(Store::open(path).await?);
    for channel in 1..=AT_ONCE {
        begin(&table, Place { guild: 1, channel }).await?;
    }
    let begun = Instant::now();
    let play = |channel| {
        let table = table.clone();
        tokio::spawn(async move {
            let (place, mut luck) = (Place { guild: 1, channel }, SeededChance::new(channel));
            let mut spent = Vec::new();
            tokio::time::sleep(THINKING * (channel as u32) / (AT_ONCE as u32)).await;
            for _ in 0..ORDERS {
                match step(&table, place, &mut luck).await? {
                    Some(time) => spent.push(time),
                    None => break,
                }
                tokio::time::sleep(THINKING).await;
            }
            Fallible::Ok(spent)
        })
    };
    let mut spent = Vec::new();
    for game in (1..=AT_ONCE).map(play).collect::<Vec<_>>() {
        spent.extend(game.await??);
    }
    spent.sort_unstable();
    let part = |percent: usize| spent[(spent.len() - 1) * percent / 100];
    let rate = spent.len() as f64 / begun.elapsed().as_secs_f64();
    println!(
        "{AT_ONCE} games at once: {} orders, {rate:.0} a second; one order until it is on the disk: median {:.2?}, \
         p99 {:.2?}, longest {:.2?}",
        spent.len(),
        part(50),
        part(99),
        part(100)
    );
    Ok(())
}
