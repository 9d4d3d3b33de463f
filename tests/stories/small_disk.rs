//! A bot whose database lies on a small disk, and what becomes of it and of its players when that is full.

use crate::outside::{Outside, watched};
use crate::process::{quick_discord, start_with, terminate, wrap};
use casus_belli::loopback::{Id, Loopback};
use std::ffi::OsStr;
use std::fs::File;
use std::io::Write as _;
use std::path::PathBuf;
use tokio::process::{Child, Command};

/// A running bot on a disk that nobody else sees.
pub(crate) struct SmallDisk {
    pub(crate) bot: Child,
    folder: PathBuf,
    _directory: tempfile::TempDir,
}

const MOUNT: &str = "mount -t tmpfs -o size=16m tmpfs \"$1\"";

impl SmallDisk {
    /// `None` where no disk of its own can be made.
    pub(crate) async fn start(loopback: &Loopback) -> Option<Self> {
        let directory = tempfile::tempdir().expect("a directory");
        let folder = directory.path().join("disk");
        std::fs::create_dir(&folder).expect("a folder");
        let tried = Command::new("unshare").args(["-m", "sh", "-c", MOUNT, "sh"]).arg(&folder).output().await;
        if !tried.is_ok_and(|tried| tried.status.success()) {
            return None;
        }
        let bot = start_with(loopback, &folder.join("games.db"), |command| {
            watched(command);
            command.current_dir(directory.path());
            let run = format!("{MOUNT} && shift && exec \"$@\"");
            let inside = ["-m", "sh", "-c", &run, "sh"].map(OsStr::new);
            wrap(command, "unshare", &[&inside[..], &[folder.as_os_str()]].concat());
        })
        .await;
        Some(Self { bot, folder, _directory: directory })
    }

    /// What takes all the room, as seen from here.
    fn filler(&self) -> PathBuf {
        let root = format!("/proc/{}/root{}", self.bot.id().expect("it runs"), self.folder.display());
        PathBuf::from(root).join("full")
    }

    /// Leaves no room.
    pub(crate) fn fill(&self) {
        let mut file = File::create(self.filler()).expect("a file on that disk");
        while file.write_all(&[0; 16_384]).is_ok() {}
        while file.write_all(&[0; 512]).is_ok() {}
    }

    /// Takes away what was filled in.
    pub(crate) fn make_room(&self) {
        std::fs::remove_file(self.filler()).expect("removed");
    }
}

async fn says(loopback: &Loopback, who: Id, path: &str) -> String {
    let told = loopback.slash(who, loopback.channel(), path, vec![]).await.expect("it is sent");
    assert!(!told.silent(), "/{path}: the bot answers");
    told.text().to_owned()
}

/// What a full disk answers.
const REFUSED: &str = "nothing was changed. Try again";
/// Maximum number of changes that fit into the space which the log has reserved.
const CHANGES: usize = 2_000;

#[tokio::test(flavor = "multi_thread")]
async fn on_a_full_disk_what_cannot_be_kept_is_refused_and_changes_nothing_and_with_room_the_bot_goes_on() {
    let loopback = quick_discord().await;
    let Some(mut disk) = SmallDisk::start(&loopback).await else {
        eprintln!("LEFT OUT: no disk of its own can be made here");
        return;
    };
    let outside = Outside::of(&mut disk.bot).await;
    let host = loopback.person("Ilaria");
    let guests: Vec<Id> = (0..8).map(|n| loopback.person(&format!("Guest {n}"))).collect();
    says(&loopback, host, "game new").await;
    disk.fill();
    let mut refused = None;
    for change in 0..CHANGES {
        let (guest, path) = (guests[change / 2 % guests.len()], ["game join", "game leave"][change % 2]);
        if says(&loopback, guest, path).await.contains(REFUSED) {
            refused = Some((guest, path));
            break;
        }
    }
    let (guest, path) = refused.expect("the space that the log has reserved has an end");
    let before = says(&loopback, host, "game status").await;
    assert!(says(&loopback, guest, path).await.contains(REFUSED), "it is refused again");
    assert_eq!(says(&loopback, host, "game status").await, before, "nothing has changed, and it can be read");
    outside.until_named("disk").await;

    disk.make_room();
    outside.until(&[]).await;
    let told = says(&loopback, guest, path).await;
    assert!(!told.contains(REFUSED), "{told}");
    assert_ne!(says(&loopback, host, "game status").await, before, "now it is done");
    terminate(&mut disk.bot).await;
    let log = outside.whole_log().await.join("\n");
    assert!(log.contains("full"), "the log says why: {log}");
    assert!(loopback.violations().is_empty(), "{:#?}", loopback.violations());
}
