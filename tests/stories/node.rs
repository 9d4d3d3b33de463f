//! Runs the tests written for Node: a second client library, and a browser.
//!
//! Their libraries come from the npm registry (`npm ci --prefix tests/…`, which `.ci/run` does). Without them a test
//! is skipped with a message; in CI it fails.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use tokio::process::Command;

/// Timeout of one browser run.
const PATIENCE: Duration = Duration::from_mins(6);

/// The folder `tests/{name}`, if its libraries are installed.
pub(crate) fn installed(name: &str) -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name);
    present(&folder.join("node_modules"), &format!("npm ci --prefix tests/{name}")).then_some(folder)
}

/// Whether there is a browser.
pub(crate) fn browser() -> bool {
    present(Path::new("/usr/bin/chromium"), "apt-get install chromium")
}

/// Whether there is Python, for the verifier that is not ours.
pub(crate) fn python() -> bool {
    present(Path::new("/usr/bin/python3"), "apt-get install python3")
}

/// Whether that file is here; `how` says how it is had. In CI it must be.
#[expect(
    clippy::disallowed_methods,
    reason = "CI is not a setting of ours; it is how the caller says that nothing may be left out"
)]
pub(crate) fn present(what: &Path, how: &str) -> bool {
    let there = what.exists();
    if !there {
        assert!(
            std::env::var_os("CI").is_none(),
            "{} is missing; in CI it must be there: {how}",
            what.display()
        );
        eprintln!("LEFT OUT: {} is missing; to run this test: {how}", what.display());
    }
    there
}

/// Runs one script to its end and fails with all that it said when it fails.
pub(crate) async fn run(folder: &Path, script: &str, settings: &[(&str, &str)]) {
    let mut command = Command::new("node");
    command.arg(script).current_dir(folder).envs(settings.iter().copied());
    command.stdin(Stdio::null()).kill_on_drop(true);
    let output = tokio::time::timeout(PATIENCE, command.output()).await;
    let output =
        output.unwrap_or_else(|_| panic!("{script} did not end in {PATIENCE:?}")).expect("node starts");
    let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(output.status.success(), "{script}:\n{}\n{}", said(&output.stdout), said(&output.stderr));
}
