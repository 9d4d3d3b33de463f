//! What a service manager is told by the real process (`sd_notify`), and the unit that starts it.

use crate::node::present;
use crate::outside::{Outside, watched};
use crate::process::{PROGRAM, program, quick_discord, start_with, terminate};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use std::path::{Path, PathBuf};
use tokio::net::UnixDatagram;
use tokio::process::Command;

/// What a service manager is: a socket that programs write to.
struct Manager {
    socket: UnixDatagram,
    path: PathBuf,
}

impl Manager {
    fn new(folder: &Path) -> Self {
        let path = folder.join("notify");
        Self { socket: UnixDatagram::bind(&path).expect("a socket"), path }
    }

    /// The next message, as its lines.
    async fn told(&self) -> Vec<String> {
        let mut buffer = [0; 4_096];
        let length = tokio::time::timeout(crate::harness::PATIENCE, self.socket.recv(&mut buffer)).await;
        let length = length.expect("something is told").expect("it can be read");
        String::from_utf8_lossy(&buffer[..length]).lines().map(str::to_owned).collect()
    }

    /// All lines until one that begins so, with it.
    async fn until(&self, begin: &str) -> Vec<String> {
        let mut all = Vec::new();
        loop {
            all.extend(self.told().await);
            if all.iter().any(|line| line.starts_with(begin)) {
                return all;
            }
        }
    }

    /// What is still to be read.
    fn rest(&self) -> Vec<String> {
        let (mut all, mut buffer) = (Vec::new(), [0; 4_096]);
        while let Ok(length) = self.socket.try_recv(&mut buffer) {
            all.extend(String::from_utf8_lossy(&buffer[..length]).lines().map(str::to_owned));
        }
        all
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn systemd_hears_that_the_bot_is_ready_goes_on_hangs_and_stops_in_this_order() {
    let loopback = quick_discord().await;
    let directory = tempfile::tempdir().expect("a directory");
    let (database, manager) = (directory.path().join("games.db"), Manager::new(directory.path()));
    let mut child = start_with(&loopback, &database, |command| {
        watched(command);
        command.env("NOTIFY_SOCKET", &manager.path).env("WATCHDOG_USEC", "400000");
    })
    .await;
    let outside = Outside::of(&mut child).await;
    let begin = manager.until("WATCHDOG=1").await;
    let place = |line: &str| begin.iter().position(|told| told == line);
    assert!(place("READY=1") < place("WATCHDOG=1") && place("READY=1").is_some(), "{begin:?}");
    assert_eq!(begin.iter().filter(|line| *line == "READY=1").count(), 1, "{begin:?}");
    assert!(begin.contains(&"STATUS=works, 1 of 1 shards connected".to_owned()), "{begin:?}");
    outside.until(&[]).await;
    for _ in 0..3 {
        assert_eq!(manager.told().await, ["WATCHDOG=1"], "it goes on, and says nothing else");
    }

    let other = SqliteConnectOptions::new().filename(&database).connect().await;
    let mut other = other.expect("a second program");
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("the lock");
    manager.until("STATUS=failed: database").await;
    outside.until_named("database").await;
    outside.until_named("database").await;
    let hung = manager.rest();
    assert!(!hung.contains(&"WATCHDOG=1".to_owned()), "while the database hangs nothing is told: {hung:?}");
    sqlx::query("ROLLBACK").execute(&mut other).await.expect("it is held");
    other.close().await.expect("closed");
    manager.until("WATCHDOG=1").await;

    terminate(&mut child).await;
    let end = manager.rest();
    let stopping = end.iter().position(|line| line == "STOPPING=1").expect("it says that it stops");
    assert!(end[stopping + 1].starts_with("STATUS=stops") && end.len() == stopping + 2, "the last: {end:?}");
    assert!(!end.contains(&"READY=1".to_owned()), "{end:?}");
    let log = outside.whole_log().await.join("\n");
    assert!(!log.contains("can't be told"), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_watchdog_nothing_is_told_again_and_without_a_socket_nothing_at_all() {
    let loopback = quick_discord().await;
    let directory = tempfile::tempdir().expect("a directory");
    let (database, manager) = (directory.path().join("games.db"), Manager::new(directory.path()));
    for (socket, watchdog) in [(true, false), (false, true)] {
        let mut child = start_with(&loopback, &database, |command| {
            watched(command);
            command.env_remove("NOTIFY_SOCKET").env_remove("WATCHDOG_USEC");
            if socket {
                command.env("NOTIFY_SOCKET", &manager.path);
            }
            if watchdog {
                command.env("WATCHDOG_USEC", "40000");
            }
        })
        .await;
        let outside = Outside::of(&mut child).await;
        if socket {
            manager.until("READY=1").await;
        }
        outside.until(&[]).await;
        terminate(&mut child).await;
        let told = manager.rest();
        assert!(!told.iter().any(|line| line.starts_with("WATCHDOG")), "{told:?}");
        assert_eq!(told.contains(&"STOPPING=1".to_owned()), socket, "{told:?}");
        assert!(socket || told.is_empty(), "{told:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_health_check_asks_the_running_bot_and_says_in_one_line_what_is_wrong() {
    let loopback = quick_discord().await;
    let directory = tempfile::tempdir().expect("a directory");
    let database = directory.path().join("games.db");
    let check = async |listen: &str| {
        let mut check = program(&loopback, &database, "check");
        check.arg("--health").env("CASUS_BELLI_OPS_LISTEN", listen);
        let (code, said) = crate::process::ran(check).await;
        assert_eq!(said.trim().lines().count(), 1, "{said}");
        (code, said)
    };
    let (code, said) = check("").await;
    assert!(code == 2 && said.contains("ops.listen is not set"), "{said}");
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("its address");
    let (code, said) = check(&free.to_string()).await;
    assert!(code == 1 && said.contains("no bot answers"), "{said}");
    assert!(!database.exists(), "it looks at no database");
    let (code, said) = check(loopback.base_url().trim_start_matches("http://")).await;
    assert!(code == 1 && said.contains("another program answers"), "{said}");

    let listen = free.to_string();
    let mut child = start_with(&loopback, &database, |command| {
        command.env("CASUS_BELLI_OPS_LISTEN", &listen);
    })
    .await;
    let outside = Outside::of(&mut child).await;
    outside.until(&[]).await;
    let (code, said) = check(&listen).await;
    assert!(code == 0 && said.contains("works"), "{said}");
    loopback.misbehave(casus_belli::loopback::Fault::GatewayDown(true));
    loopback.misbehave(casus_belli::loopback::Fault::GatewayDrop);
    outside.until(&["gateway"]).await;
    let (code, said) = check(&listen).await;
    assert!(code == 1 && said.contains("is not well: gateway"), "{said}");
    terminate(&mut child).await;
}

/// The unit as a text.
const UNIT: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tools/release/casus-belli.service"));

/// Highest exposure of the unit that `systemd-analyze security` may find, in tenths of its points, of which 100 are the worst.
const EXPOSURE: &str = "15";

#[tokio::test(flavor = "multi_thread")]
async fn the_unit_is_right_and_little_exposed_as_systemd_sees_it() {
    if !present(Path::new("/usr/bin/systemd-analyze"), "apt-get install systemd") {
        return;
    }
    let directory = tempfile::tempdir().expect("a directory");
    let unit = directory.path().join("casus-belli.service");
    assert_eq!(UNIT.matches("/usr/local/bin/casus-belli").count(), 1);
    std::fs::write(&unit, UNIT.replace("/usr/local/bin/casus-belli", PROGRAM)).expect("written");
    let analyze = async |arguments: &[&str]| {
        let said =
            Command::new("systemd-analyze").args(arguments).arg(&unit).output().await.expect("it runs");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (said.status.success(), text(&said.stdout), text(&said.stderr))
    };
    let (right, _, complaints) = analyze(&["verify", "--recursive-errors=no"]).await;
    assert!(right && complaints.is_empty(), "{complaints}");
    let threshold = format!("--threshold={EXPOSURE}");
    let (right, table, why) = analyze(&["security", "--offline=yes", "--no-pager", &threshold]).await;
    assert!(right, "{table}{why}");
}
