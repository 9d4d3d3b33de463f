//! A release, as `tools/release/build.py` makes it of a program that is there: named, the same each time, summed and signed.

use std::collections::BTreeSet;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const BUILD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tools/release/build.py");
/// Maximum size of a program, in bytes.
const MOST_BYTES: u64 = 30_000_000;

/// Something that calls itself a program of that version.
fn stand_in(folder: &Path, version: &str) -> PathBuf {
    let path = folder.join(format!("program-{version}"));
    std::fs::write(&path, format!("#!/bin/sh\necho casus-belli {version}\n")).expect("written");
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).expect("ours");
    path
}

fn build(out: &Path, program: &Path, key: Option<&Path>) -> Output {
    let mut command = Command::new(BUILD);
    command.arg("--out").arg(out).arg("--program").arg(program).env("SOURCE_DATE_EPOCH", "1700000000");
    if let Some(key) = key {
        command.arg("--key").arg(key);
    }
    command.output().expect("python3 is there")
}

/// The archive in a folder.
pub(crate) fn archive(out: &Path) -> PathBuf {
    let files = std::fs::read_dir(out).expect("readable").map(|file| file.expect("a file").path());
    let mut archives = files.filter(|file| file.to_string_lossy().ends_with(".tar.gz"));
    let archive = archives.next().expect("an archive");
    assert_eq!(archives.next(), None, "one archive");
    archive
}

/// Makes a release with a fresh key; the folder has `releaser.pub` too.
pub(crate) fn signed(folder: &Path) -> PathBuf {
    let (out, key) = (folder.join("out"), folder.join("releaser"));
    let mut make = Command::new("ssh-keygen");
    make.args(["-q", "-t", "ed25519", "-N", "", "-C", "releaser", "-f"]).arg(&key);
    assert!(make.status().expect("ssh-keygen is there").success());
    let built = build(&out, &stand_in(folder, env!("CARGO_PKG_VERSION")), Some(&key));
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    std::fs::copy(folder.join("releaser.pub"), out.join("releaser.pub")).expect("copied");
    out
}

/// Whether the sums in that folder are signed by the key in it.
fn verified(out: &Path) -> bool {
    let key = std::fs::read_to_string(out.join("releaser.pub")).expect("the key");
    std::fs::write(out.join("allowed_signers"), format!("casus-belli {key}")).expect("written");
    let sums = std::fs::File::open(out.join("SHA256SUMS")).expect("the sums");
    let mut verify = Command::new("ssh-keygen");
    verify.args(["-Y", "verify", "-f", "allowed_signers", "-I", "casus-belli", "-n", "casus-belli"]);
    verify
        .args(["-s", "SHA256SUMS.sig"])
        .current_dir(out)
        .stdin(sums)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    verify.status().expect("it runs").success()
}

#[test]
fn a_release_is_named_holds_what_an_owner_needs_and_its_sums_are_signed() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = signed(folder.path());
    let archive = archive(&out);
    let name = archive.file_name().and_then(|name| name.to_str()).expect("UTF-8");
    let begin = format!("casus-belli-{}-", env!("CARGO_PKG_VERSION"));
    assert!(name.starts_with(&begin) && name.contains("linux"), "{name}");
    assert!(Command::new("tar").arg("-xzf").arg(&archive).current_dir(&out).status().expect("tar").success());
    let unpacked = out.join(name.trim_end_matches(".tar.gz"));
    let files = std::fs::read_dir(&unpacked).expect("a folder of that name");
    let files: BTreeSet<String> =
        files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned()).collect();
    for needed in [
        "casus-belli",
        "casus-belli.service",
        "config.example.toml",
        "Containerfile",
        "data",
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "operations.md",
        "README.md",
    ] {
        assert!(files.contains(needed), "{needed}: {files:?}");
    }
    let licences = std::fs::read_to_string(unpacked.join("THIRD-PARTY-LICENCES.txt")).expect("the licences");
    for work in ["serenity ", "sqlx ", "tokio ", "font noto-sans-kr: OFL-1.1", "SIL OPEN FONT LICENSE"] {
        assert!(licences.contains(work), "{work}");
    }
    assert!(!licences.contains("criterion") && !licences.contains("jsonschema"), "of the program only");
    assert!(verified(&out));
    let sums = std::fs::read_to_string(out.join("SHA256SUMS")).expect("the sums");
    assert!(sums.ends_with(&format!("  {name}\n")), "{sums}");
    std::fs::write(out.join("SHA256SUMS"), sums.replacen(['0', '1', '2', '3'], "f", 1)).expect("written");
    assert!(!verified(&out), "other sums are not signed");
}

#[test]
fn the_same_program_gives_the_same_archive_byte_for_byte() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = stand_in(folder.path(), env!("CARGO_PKG_VERSION"));
    let contents = ["one", "two"].map(|name| {
        let out = folder.path().join(name);
        assert!(build(&out, &program, None).status.success());
        assert!(!out.join("SHA256SUMS.sig").exists(), "nobody signed");
        std::fs::read(archive(&out)).expect("readable")
    });
    assert!(contents[0] == contents[1], "the archives differ");
}

#[test]
fn a_program_that_is_too_large_or_of_another_version_is_no_release() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("out");
    let refused = |program: &Path, expected: &str| {
        let built = build(&out, program, None);
        let said = String::from_utf8_lossy(&built.stderr).into_owned();
        assert!(!built.status.success() && said.contains(expected), "{said}");
        assert!(!out.exists(), "nothing is written");
    };
    refused(&stand_in(folder.path(), "99.9.9"), "casus-belli 99.9.9");
    let large = stand_in(folder.path(), env!("CARGO_PKG_VERSION"));
    std::fs::File::options().write(true).open(&large).expect("ours").set_len(MOST_BYTES + 1).expect("sparse");
    refused(&large, "a release has at most 30000000");
}
