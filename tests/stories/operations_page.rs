//! `docs/operations.md` is followed: each command that it shows is run, in its order, on a machine of its own with a systemd of its
//! own, by an owner who unpacks a release, and the bots that it starts are on a simulated Discord.

use crate::node::present;
use crate::process::{PROGRAM, quick_discord};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use tokio::process::{Child, Command};

const PAGE: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/operations.md"));
const BOOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/stories/machine/boot.py");
/// Sections whose commands are tried elsewhere: `container.rs`.
const ELSEWHERE: [&str; 1] = ["In a container"];

/// The commands of the page, each with the title of its section.
fn commands() -> Vec<(&'static str, &'static str)> {
    let (mut title, mut shown, mut all) = ("", false, Vec::new());
    for line in PAGE.lines() {
        if let Some(next) = line.strip_prefix("## ") {
            title = next;
        }
        if line.starts_with("```") {
            shown = line == "```console";
        } else if shown {
            all.push((title, line.strip_prefix("$ ").expect("a console block shows commands only")));
        }
    }
    all
}

/// A machine with a systemd of its own; it is gone when this is dropped.
struct Machine {
    _boot: Child,
    init: String,
}

impl Machine {
    /// `None` where none can be had.
    async fn boot(folder: &Path) -> Option<Self> {
        let mut boot = Command::new("python3");
        boot.arg(BOOT).arg(folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut boot = boot.kill_on_drop(true).spawn().ok()?;
        let id = boot.id()?;
        let started = async {
            loop {
                if boot.try_wait().ok()?.is_some() {
                    return None;
                }
                tokio::task::yield_now().await;
                let inits = std::fs::read_to_string(format!("/proc/{id}/task/{id}/children"));
                let init = inits.ok().and_then(|inits| inits.split_whitespace().next().map(str::to_owned));
                let Some(init) = init else { continue };
                let up = run(&init, "systemctl is-system-running --wait").await;
                if up.0 {
                    return Some(init);
                }
            }
        };
        let init = tokio::time::timeout(crate::harness::PATIENCE, started).await.ok()??;
        Some(Self { _boot: boot, init })
    }

    /// Runs a command there; returns what it says.
    async fn run(&self, command: &str) -> String {
        let (done, said) = run(&self.init, command).await;
        if !done {
            let log = run(&self.init, "journalctl --no-pager -n 40").await.1;
            panic!("{command}\n{said}\n{log}");
        }
        said
    }

    /// Writes a file there.
    fn write(&self, path: &str, text: &str) {
        std::fs::write(self.seen(path), text).expect("written");
    }

    /// Path of one of its files, as seen from here.
    fn seen(&self, path: &str) -> PathBuf {
        format!("/proc/{}/root{path}", self.init).into()
    }
}

/// Runs a command in the machine with that first process, as root, in the folder where the last one ended.
async fn run(init: &str, command: &str) -> (bool, String) {
    let line = format!(
        "cd \"$(cat /run/folder 2>/dev/null || echo /srv)\" && {command} ; done=$?; pwd > /run/folder; exit $done"
    );
    let mut enter = Command::new("nsenter");
    enter.args(["--target", init, "--mount", "--pid", "--cgroup", "--uts", "--ipc", "--root"]);
    let said =
        enter.args(["bash", "-c", &line]).stdin(Stdio::null()).output().await.expect("nsenter is there");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (said.status.success(), text(&said.stdout) + &text(&said.stderr))
}

/// What the owner writes into the settings: the token, the simulated Discord, and a free port.
fn edits(loopback: &casus_belli::loopback::Loopback) -> String {
    format!(
        "s|^#token = .*|token = \"{}\"|\ns|^#api_base = .*|api_base = \"{}\"|\ns|^#listen = .*|listen = \"0\"|\n",
        loopback.token(),
        loopback.base_url()
    )
}

/// What has to be so after some of the commands.
async fn look(machine: &Machine, command: &str, said: &str) {
    match command {
        _ if command.starts_with("ssh-keygen") => assert!(said.contains("Good \"casus-belli\""), "{said}"),
        "systemctl status casus-belli" => {
            assert!(said.contains("active (running)") && said.contains("1 of 1 shards connected"), "{said}");
            let user = machine.run("stat -c %u /var/lib/casus-belli/casus-belli.db").await;
            assert_ne!(user.trim(), "0", "not root's");
            let denied = machine
                .run("setpriv --reuid 1000 --clear-groups cat /etc/casus-belli/config.toml || true")
                .await;
            assert!(denied.contains("Permission denied"), "{denied}");
        }
        "sudo systemctl restart casus-belli" | "sudo systemctl start casus-belli" => {
            assert_eq!(machine.run("systemctl is-active casus-belli").await.trim(), "active");
        }
        _ if command.contains(" check ") => assert!(said.contains("all is well"), "{command}: {said}"),
        _ => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_owner_who_follows_the_operators_page_has_bots_that_run_are_kept_moved_and_updated() {
    let directory = tempfile::tempdir().expect("a directory");
    let folder = directory.path().join("machine");
    std::fs::create_dir(&folder).expect("a folder");
    let Some(machine) = Machine::boot(&folder).await else {
        eprintln!("LEFT OUT: no machine with a systemd of its own can be had here");
        return;
    };
    let loopback = quick_discord().await;
    let release = crate::release::signed(directory.path());
    for file in std::fs::read_dir(&release).expect("readable").map(|file| file.expect("a file").path()) {
        let name = file.file_name().and_then(|name| name.to_str()).expect("UTF-8");
        std::fs::copy(&file, machine.seen(&format!("/srv/release/{name}"))).expect("copied");
    }
    machine.write("/srv/edits.sed", &edits(&loopback));
    machine.run("cd /srv/release").await;
    let all = commands();
    assert!(all.len() > 40, "{all:?}");
    for (section, command) in all.into_iter().filter(|(section, _)| !ELSEWHERE.contains(section)) {
        if command.starts_with("sudo install -d -m 700 /var/lib/private") {
            // From here on it is the new machine.
            machine.run("rm -rf /var/lib/private /var/lib/casus-belli").await;
        }
        let said = machine.run(command).await;
        look(&machine, command, &said).await;
        if command == "cd casus-belli-*/" {
            // The release was made of a stand-in; without its symbols the program needs little memory there.
            let unpacked = std::fs::read_to_string(machine.seen("/run/folder")).expect("a folder");
            let program = machine.seen(&format!("{}/casus-belli", unpacked.trim()));
            let stripped = Command::new("strip").arg("-o").arg(program).arg(PROGRAM).status().await;
            assert!(stripped.expect("strip is there").success());
        }
        if section == "Several bots on one machine" && command.contains("check") {
            let users = machine.run("stat -c %u /var/lib/casus-belli/. /var/lib/casus-belli-second/.").await;
            let users: Vec<&str> = users.split_whitespace().collect();
            assert!(users.len() == 2 && users[0] != users[1], "each has a user of its own: {users:?}");
        }
    }
    // The next is told apart by Discord as a wrong token.
    assert!(loopback.violations().is_empty(), "{:#?}", loopback.violations());
    hung_or_misconfigured(&machine).await;
}

/// A bot that hangs is started again; one whose settings are wrong is not.
async fn hung_or_misconfigured(machine: &Machine) {
    machine.run("mkdir -p /etc/systemd/system/casus-belli.service.d").await;
    let drop_in = "/etc/systemd/system/casus-belli.service.d/quick.conf";
    machine.write(drop_in, "[Service]\nWatchdogSec=4s\nRestartSec=0\nTimeoutAbortSec=1s\n");
    machine.run("systemctl daemon-reload && systemctl restart casus-belli").await;
    let process = "systemctl show -p MainPID casus-belli";
    let first = machine.run(process).await;
    machine.run(&format!("kill -STOP {}", first.trim().trim_start_matches("MainPID="))).await;
    let again = async {
        loop {
            let state = machine.run("systemctl show -p ActiveState casus-belli").await;
            if state.trim() == "ActiveState=active" && machine.run(process).await != first {
                return;
            }
        }
    };
    tokio::time::timeout(crate::harness::PATIENCE, again).await.expect("it is started again");
    let log = machine.run("journalctl -u casus-belli --no-pager -n 60").await;
    assert!(log.contains("Watchdog timeout"), "{log}");

    machine.run("sed -i 's/^token = .*/token = \"MTIz.wrong.token\"/' /etc/casus-belli/config.toml").await;
    machine.run("systemctl restart casus-belli || true").await;
    let state = machine.run("systemctl show -p ActiveState -p ExecMainStatus casus-belli").await;
    for part in ["ActiveState=failed", "ExecMainStatus=2"] {
        assert!(state.lines().any(|line| line == part), "it stays down: {state}");
    }
    let log = machine.run("journalctl -u casus-belli --no-pager -n 20").await;
    assert!(log.contains("Discord refuses the token") && !log.contains("MTIz"), "{log}");
}

#[test]
fn logrotate_takes_the_settings_of_the_page() {
    if !present(Path::new("/usr/sbin/logrotate"), "apt-get install logrotate") {
        return;
    }
    let settings = PAGE.split("```logrotate\n").nth(1).and_then(|rest| rest.split("```").next());
    let settings = settings.expect("a block");
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("casus-belli.log");
    std::fs::write(&log, "a line\n").expect("written");
    let file = folder.path().join("settings");
    let here = settings.replace("/var/log/casus-belli.log", log.to_str().expect("UTF-8"));
    std::fs::write(&file, here).expect("written");
    let mut rotate = std::process::Command::new("logrotate");
    rotate.args(["--force", "--state"]).arg(folder.path().join("state")).arg(&file);
    let done = rotate.output().expect("it runs");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    assert_eq!(
        std::fs::read_to_string(&log).expect("readable"),
        "",
        "cut, and kept for whoever writes to it"
    );
    let old = std::fs::read_dir(folder.path()).expect("readable");
    assert!(old.filter_map(Result::ok).any(|file| file.file_name().to_string_lossy().ends_with(".gz")));
}
