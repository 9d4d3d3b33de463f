//! A real PostgreSQL server for tests: Debian's package, a data directory and a socket of its own. Without it the tests that need
//! one are skipped with a message; in CI they fail.

#![allow(dead_code, reason = "not every program that uses this file needs all of it")]

use std::io::{BufRead, BufReader, Write as _};
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt as _, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;

/// The database of the tests.
const DATABASE: &str = "games";
/// The superuser, whom the socket lets in without a password.
pub(crate) const USER: &str = "casus";
/// The password of [`Server::guest`].
pub(crate) const PASSWORD: &str = "red-herring";

/// A running server. It stops when this is dropped, and when the thread that started it ends.
pub(crate) struct Server {
    folder: tempfile::TempDir,
    programs: PathBuf,
    port: u16,
    /// Whether it flushes commits to the disk, as in operation.
    flushes: bool,
    process: Option<Child>,
}

impl Server {
    /// Starts a server with an empty database; `None` if PostgreSQL is not installed.
    pub(crate) fn start() -> Option<Self> {
        Self::start_that(true)
    }

    /// The same, but without flushing to the disk: for tests that stop the program and never the server.
    pub(crate) fn start_unflushed() -> Option<Self> {
        Self::start_that(false)
    }

    #[allow(clippy::disallowed_methods, reason = "in CI nothing may be skipped")]
    #[allow(clippy::print_stderr, reason = "says what was skipped")]
    fn start_that(flushes: bool) -> Option<Self> {
        let Some(programs) = programs() else {
            assert!(std::env::var_os("CI").is_none(), "PostgreSQL is missing; in CI it must be there");
            eprintln!("skipped: PostgreSQL is not installed (package `postgresql`)");
            return None;
        };
        let mut server = Self::in_new_folder(programs, flushes);
        let (user, data) = (format!("--username={USER}"), server.data());
        let init = ["--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", &user, "--pgdata", &data];
        let made = server.command("initdb").args(init).output().unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let who = format!(
            "local all,replication {USER} trust\nlocal all all scram-sha-256\nhost all all 127.0.0.1/32 scram-sha-256\n"
        );
        std::fs::write(Path::new(&data).join("pg_hba.conf"), who).unwrap();
        server.run();
        server.sql("postgres", &format!("CREATE DATABASE {DATABASE}"));
        Some(server)
    }

    fn in_new_folder(programs: PathBuf, flushes: bool) -> Self {
        let folder = tempfile::Builder::new().prefix("pg").tempdir().unwrap();
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        if let Some((user, group)) = other_user() {
            chown(folder.path(), Some(user), Some(group)).unwrap();
        }
        Self { folder, programs, port, flushes, process: None }
    }

    /// A standby of this server. From now on this server confirms a commit after the standby has written it.
    pub(crate) fn standby(&self) -> Self {
        let mut standby = Self::in_new_folder(self.programs.clone(), self.flushes);
        let (from, port, data) =
            (self.folder.path().to_str().unwrap(), self.port.to_string(), standby.data());
        self.sql("postgres", "ALTER SYSTEM RESET synchronous_standby_names");
        let copy = ["-h", from, "-p", &port, "-U", USER, "-D", &data, "-R", "--checkpoint=fast", "--no-sync"];
        let copied = standby.command("pg_basebackup").args(copy).output().unwrap();
        assert!(copied.status.success(), "{}", String::from_utf8_lossy(&copied.stderr));
        standby.run();
        self.sql("postgres", "ALTER SYSTEM SET synchronous_standby_names = '*'");
        self.sql("postgres", "SELECT pg_reload_conf()");
        let confirms = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'";
        while self.sql("postgres", confirms).trim() != "1" {}
        standby
    }

    /// Makes this standby the server that takes changes.
    pub(crate) fn promote(&self) {
        assert_eq!(self.sql("postgres", "SELECT pg_promote(true, 60)").trim(), "t");
    }

    /// Its socket.
    pub(crate) fn socket(&self) -> PathBuf {
        self.folder.path().join(format!(".s.PGSQL.{}", self.port))
    }

    fn data(&self) -> String {
        self.folder.path().join("data").to_str().unwrap().to_owned()
    }

    /// One of PostgreSQL's programs, as another user than root, which the server refuses.
    fn command(&self, name: &str) -> Command {
        let mut command = Command::new("setpriv");
        // When the thread that waits for it is gone, nobody else would stop it.
        command.args(["--pdeathsig", "INT"]);
        if let Some((user, group)) = other_user() {
            command.args(["--clear-groups", &format!("--reuid={user}"), &format!("--regid={group}")]);
        }
        command.arg(self.programs.join(name)).current_dir(self.folder.path()).stdin(Stdio::null());
        command
    }

    /// Runs the server, and returns when it accepts connections.
    pub(crate) fn run(&mut self) {
        let mut command = self.command("postgres");
        command.args(["-D", &self.data(), "-k", self.folder.path().to_str().unwrap()]);
        command.args(["-h", "127.0.0.1", "-p", &self.port.to_string()]);
        let fsync = if self.flushes { "fsync=on" } else { "fsync=off" };
        // Vacuuming the catalogs again and again takes a tenth of the time: each test has tables of its own.
        for set in
            [fsync, "autovacuum=off", "max_connections=600", "shared_buffers=64MB", "log_min_messages=log"]
        {
            command.args(["-c", set]);
        }
        let mut process = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
        let log = BufReader::new(process.stderr.take().unwrap());
        let (ready, wait) = mpsc::channel();
        // Reads on, so that the server never waits for its log to be read.
        std::thread::spawn(move || {
            let mut said = String::new();
            for line in log.lines().map_while(Result::ok) {
                if line.contains("ready to accept") {
                    let _ = ready.send(Ok(()));
                }
                said.push_str(&line);
                said.push('\n');
            }
            let _ = ready.send(Err(said));
        });
        self.process = Some(process);
        wait.recv().unwrap().unwrap_or_else(|said| panic!("the server does not start: {said}"));
    }

    /// Stops the server at once, as a loss of power does.
    pub(crate) fn stop(&mut self) {
        if let Some(mut process) = self.process.take() {
            let pid = process.id().to_string();
            let stopped = Command::new("kill").args(["-QUIT", &pid]).status();
            stopped.and_then(|_| process.wait()).unwrap();
        }
    }

    /// Executes statements as the superuser; returns what they print, a line a row.
    pub(crate) fn sql(&self, database: &str, sql: &str) -> String {
        let mut command = Command::new(self.programs.join("psql"));
        command.args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "-v", "ON_ERROR_STOP=1"]);
        command.args(["-h", self.folder.path().to_str().unwrap(), "-p", &self.port.to_string()]);
        command.args(["-U", USER, "-d", database]).stdin(Stdio::piped());
        let mut process = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        process.stdin.take().unwrap().write_all(sql.as_bytes()).unwrap();
        let done = process.wait_with_output().unwrap();
        assert!(done.status.success(), "{sql}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).unwrap()
    }

    /// The url of a database for the superuser, by the socket.
    pub(crate) fn url(&self, database: &str) -> String {
        let folder = self.folder.path().to_str().unwrap().replace('/', "%2F");
        format!("postgres://{USER}@{folder}:{}/{database}", self.port)
    }

    /// The url of the database of the tests.
    pub(crate) fn games(&self) -> String {
        self.url(DATABASE)
    }

    /// The url of a database over TCP, with a name and a password.
    pub(crate) fn guest(&self, who: &str, database: &str) -> String {
        format!("postgres://{who}@127.0.0.1:{}/{database}", self.port)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The folder with the programs of the newest PostgreSQL that is installed.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?.flatten();
    let folders = versions.filter_map(|version| {
        let number: u32 = version.file_name().to_str()?.parse().ok()?;
        let folder = version.path().join("bin");
        folder.join("initdb").exists().then_some((number, folder))
    });
    folders.max().map(|(_, folder)| folder)
}

/// User and group for the server, if this is root: those of the package, else of nobody.
fn other_user() -> Option<(u32, u32)> {
    if std::fs::metadata("/proc/self").unwrap().uid() != 0 {
        return None;
    }
    let users = std::fs::read_to_string("/etc/passwd").unwrap();
    let ids = |name: &str| {
        let mut line = users.lines().find(|line| line.starts_with(&format!("{name}:")))?.split(':').skip(2);
        Some((line.next()?.parse().ok()?, line.next()?.parse().ok()?))
    };
    Some(ids("postgres").or_else(|| ids("nobody")).unwrap_or((65_534, 65_534)))
}
