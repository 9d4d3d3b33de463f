//! The container of a release: built and run by an engine where one is there, else its steps are carried out one by one. The
//! bot starts with a read-only root, as a user without rights, writes into its volume only, and answers the health check.

use crate::process::{PROGRAM, quick_discord, terminate};
use casus_belli::loopback::Loopback;
use std::collections::BTreeSet;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use tokio::process::Command;

/// The user of the image.
const USER: u32 = 65_532;
const STEPS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tools/release/container_steps.py");
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tools/release/Containerfile");

/// A folder as an unpacked release has it.
fn context(folder: &Path) -> PathBuf {
    let context = folder.join("context");
    std::fs::create_dir_all(context.join("data")).expect("folders");
    std::fs::hard_link(PROGRAM, context.join("casus-belli"))
        .or_else(|_| std::fs::copy(PROGRAM, context.join("casus-belli")).map(drop))
        .expect("the program");
    context
}

/// The settings of the bot in the container.
fn settings(loopback: &Loopback, port: u16) -> [String; 3] {
    [
        format!("CASUS_BELLI_DISCORD_TOKEN={}", loopback.token()),
        format!("CASUS_BELLI_DISCORD_API_BASE={}", loopback.base_url()),
        format!("CASUS_BELLI_OPS_LISTEN=127.0.0.1:{port}"),
    ]
}

async fn succeeds(command: &mut Command) -> bool {
    let said = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status().await;
    said.is_ok_and(|said| said.success())
}

/// Everything under a folder, with its size and the time of its last change.
fn content(folder: &Path) -> BTreeSet<(PathBuf, u64, i64)> {
    let (mut all, mut open) = (BTreeSet::new(), vec![folder.to_owned()]);
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(folder).expect("readable") {
            let path = entry.expect("an entry").path();
            let found = std::fs::symlink_metadata(&path).expect("it is there");
            if found.is_dir() {
                open.push(path.clone());
            }
            all.insert((path, found.size(), found.mtime_nsec()));
        }
    }
    all
}

/// A port that is free now.
fn free_port() -> u16 {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    taken.local_addr().expect("its address").port()
}

/// Asks until the health check passes.
async fn healthy(mut check: impl FnMut() -> Command) {
    let passed = async { while !succeeds(&mut check()).await {} };
    tokio::time::timeout(crate::harness::PATIENCE, passed).await.expect("it becomes healthy");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_steps_of_the_container_file_give_a_bot_that_needs_no_rights_and_writes_into_its_volume_only() {
    if !succeeds(Command::new("unshare").args(["--mount", "chroot", "/", "true"])).await {
        eprintln!("LEFT OUT: no mounts of one's own can be made here");
        return;
    }
    let loopback = quick_discord().await;
    let directory = tempfile::tempdir().expect("a directory");
    let (root, volume) = (directory.path().join("root"), directory.path().join("volume"));
    std::fs::create_dir(&volume).expect("a folder");
    let built = Command::new(STEPS).arg("build").arg(context(directory.path())).arg(&root).status().await;
    assert!(built.expect("it runs").success());
    let before = content(&root);
    assert!(!before.iter().any(|(path, ..)| path.ends_with("sh")), "no shell");
    let variables = settings(&loopback, free_port());
    let step = |name: &str| {
        let mut command = Command::new(STEPS);
        command.arg(name).args([&root, &volume]).args(&variables).kill_on_drop(true);
        command
    };
    let mut child = step("run").stdin(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts");
    healthy(|| step("health")).await;
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id().expect("it runs")));
    let status = status.expect("readable");
    for line in ["Uid:\t65532\t65532\t65532\t65532", "CapEff:\t0000000000000000", "NoNewPrivs:\t1"] {
        assert!(status.contains(line), "{line}\n{status}");
    }
    let database = std::fs::metadata(volume.join("casus-belli.db")).expect("the games are in the volume");
    assert_eq!((database.uid(), database.mode() & 0o777), (USER, 0o600));
    terminate(&mut child).await;
    assert_eq!(content(&root), before, "nothing else was written");
    assert!(!succeeds(&mut step("health")).await, "a bot that has stopped is not well");
    assert!(loopback.violations().is_empty(), "{:#?}", loopback.violations());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_builds_the_image_and_runs_it() {
    let engines = ["docker", "podman"];
    let mut found = None;
    for engine in engines {
        if succeeds(Command::new(engine).arg("info")).await {
            found = Some(engine);
            break;
        }
    }
    let Some(engine) = found else {
        eprintln!("LEFT OUT: there is no container engine here; the steps are tried one by one");
        return;
    };
    let loopback = quick_discord().await;
    let directory = tempfile::tempdir().expect("a directory");
    let name = format!("casus-belli-test-{}", std::process::id());
    let mut build = Command::new(engine);
    build.args(["build", "-t", &name, "-f", FILE]).arg(context(directory.path()));
    assert!(build.status().await.expect("it runs").success());
    let mut run = Command::new(engine);
    let flags = "--rm --read-only --cap-drop ALL --security-opt no-new-privileges --network host";
    run.args(["run", "--name", &name]).args(flags.split(' ')).args(["-v", "/data"]);
    for variable in settings(&loopback, free_port()) {
        run.args(["-e", &variable]);
    }
    let mut child = run.arg(&name).kill_on_drop(true).spawn().expect("it starts");
    healthy(|| {
        let mut check = Command::new(engine);
        check.args(["exec", &name, "casus-belli", "check", "--health"]);
        check
    })
    .await;
    assert!(succeeds(Command::new(engine).args(["stop", &name])).await);
    child.wait().await.expect("it ends");
    assert!(succeeds(Command::new(engine).args(["rmi", &name])).await);
}
