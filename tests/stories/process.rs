//! The real binary as an operator runs it: started as a process, killed, stopped, misconfigured.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use casus_belli::loopback::{Id, Limits, Loopback, Message, Options};
use serde_json::json;
use tokio::process::{Child, Command};

/// Path of the tested program.
pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_casus-belli");

/// A loopback Discord without rate limits.
pub(crate) async fn quick_discord() -> Loopback {
    let options =
        Options { limits: Limits::none(), openapi: crate::loopback_bot::openapi(), ..Options::default() };
    Loopback::start(options).await.expect("the loopback starts")
}

/// A command of the program, whose environment names the loopback and the database.
pub(crate) fn program(loopback: &Loopback, database: &Path, command: &str) -> Command {
    let mut program = Command::new(PROGRAM);
    program
        .arg(command)
        .env("CASUS_BELLI_DISCORD_TOKEN", loopback.token())
        .env("CASUS_BELLI_DISCORD_API_BASE", loopback.base_url())
        .env("CASUS_BELLI_DATABASE_PATH", database)
        .env("CASUS_BELLI_LIMITS_COMMANDS_PER_MINUTE", "600")
        .current_dir(database.parent().expect("a file lies in a directory"))
        .stdin(Stdio::null())
        .stderr(Stdio::piped())
        .stdout(Stdio::piped())
        .kill_on_drop(true);
    program
}

/// Starts the bot and waits until it is connected and has registered its commands.
pub(crate) async fn start(loopback: &Loopback, database: &Path) -> Child {
    start_with(loopback, database, |_| {}).await
}

/// The same, with changes of the command.
pub(crate) async fn start_with(
    loopback: &Loopback,
    database: &Path,
    change: impl FnOnce(&mut Command),
) -> Child {
    let identified = loopback.sessions().0;
    let mut command = program(loopback, database, "run");
    change(&mut command);
    let child = command.spawn().expect("the program starts");
    let again = format!("session {}", identified + 1);
    loopback
        .wait_for(&again, |l| (l.connected() && l.sessions().0 > identified).then_some(()))
        .await
        .expect("it connects");
    loopback.wait_command("attack").await.expect("it registers its commands");
    child
}

/// Has a command started by another program with these arguments, which are followed by those of the command.
pub(crate) fn wrap(command: &mut Command, wrapper: &str, arguments: &[&OsStr]) {
    let program = command.as_std();
    let mut wrapped = Command::new(wrapper);
    wrapped.args(arguments).arg(program.get_program()).args(program.get_args());
    for (name, value) in program.get_envs() {
        wrapped.env(name, value.unwrap_or_default());
    }
    wrapped.current_dir(program.get_current_dir().expect("it is set")).kill_on_drop(true);
    wrapped.stdin(Stdio::null()).stderr(Stdio::piped()).stdout(Stdio::piped());
    *command = wrapped;
}

/// SIGKILL: the process can't clean up.
async fn kill(mut child: Child) {
    child.kill().await.expect("a running process can be killed");
    child.wait().await.expect("a killed process ends");
}

/// A game of three people, set up at once.
pub(crate) struct Scene {
    pub(crate) loopback: Loopback,
    pub(crate) channel: Id,
    pub(crate) people: [Id; 3],
    pub(crate) database: PathBuf,
    _directory: tempfile::TempDir,
}

impl Scene {
    async fn new() -> (Self, Child) {
        Self::with(|_| {}).await
    }

    /// With changes of the command that starts the bot.
    pub(crate) async fn with(change: impl FnOnce(&mut Command)) -> (Self, Child) {
        let loopback = quick_discord().await;
        let directory = tempfile::tempdir().expect("a directory for the database");
        let database = directory.path().join("games.db");
        let people = ["Ilaria", "Marco", "Zoë"].map(|name| loopback.person(name));
        let child = start_with(&loopback, &database, change).await;
        let channel = loopback.channel();
        let scene = Self { loopback, channel, people, database, _directory: directory };
        let new = vec![
            ("rulebook".to_owned(), json!(0)),
            ("seats".to_owned(), json!(3)),
            ("setup".to_owned(), json!(2)),
        ];
        scene.says(0, "game new", new).await;
        scene.says(1, "game join", vec![]).await;
        scene.says(2, "game join", vec![]).await;
        scene.says(0, "game start", vec![]).await;
        (scene, child)
    }

    /// Sends a command; returns the text of its private or public response.
    pub(crate) async fn says(
        &self,
        who: usize,
        path: &str,
        options: Vec<(String, serde_json::Value)>,
    ) -> String {
        let told = self.loopback.slash(self.people[who], self.channel, path, options).await;
        let told = told.unwrap_or_else(|refused| panic!("/{path}: the client refuses: {refused:?}"));
        assert!(!told.silent(), "/{path}: the application did not respond");
        let message = told.message.as_ref().map(whole_text).unwrap_or_default();
        format!("{message}{}", told.follow_ups.iter().map(whole_text).collect::<String>())
    }

    /// Index of the next player on turn: waits until a person has more direct messages than `before`.
    pub(crate) async fn next_player(&self, before: [usize; 3]) -> usize {
        let more = |l: &Loopback| (0..3).find(|i| l.dms(self.people[*i]).len() > before[*i]);
        self.loopback.wait_for("a notice to the next player", more).await.expect("somebody is told")
    }

    pub(crate) fn notices(&self) -> [usize; 3] {
        self.people.map(|person| self.loopback.dms(person).len())
    }

    fn boards(&self) -> usize {
        let messages = self.loopback.messages(self.channel, self.people[0]);
        messages.iter().filter(|message| !message.attachments.is_empty()).count()
    }

    /// The first suggestion for an option of a command.
    pub(crate) async fn suggested(
        &self,
        who: usize,
        path: &str,
        given: Vec<(String, serde_json::Value)>,
        option: &str,
    ) -> String {
        let choices =
            self.loopback.autocomplete(self.people[who], self.channel, path, given, option, "").await;
        let choices = choices.expect("the option completes");
        let first = choices.first().unwrap_or_else(|| panic!("/{path}: nothing suggested for {option}"));
        first.value.as_str().expect("territories are text").to_owned()
    }

    /// Places everything where the bot suggests, and attacks once where it suggests.
    pub(crate) async fn place_and_attack(&self, who: usize) {
        let at = self.suggested(who, "place", vec![], "territory").await;
        self.says(who, "place", vec![("territory".into(), json!(at))]).await;
        let from = self.suggested(who, "attack", vec![], "from").await;
        let to = self.suggested(who, "attack", vec![("from".into(), json!(from))], "to").await;
        let told = self
            .says(
                who,
                "attack",
                vec![("from".into(), json!(from)), ("to".into(), json!(to)), ("until".into(), json!(0))],
            )
            .await;
        assert!(!told.is_empty());
        // One roll may capture. If nothing has to be moved in, this command is refused and changes nothing.
        self.says(who, "advance", vec![]).await;
    }

    /// What a seat sees: the public status and its own hand.
    async fn seen_by(&self, who: usize) -> (String, String) {
        (self.says(who, "status", vec![]).await, self.says(who, "hand", vec![]).await)
    }

    fn all_is_well(&self) {
        assert!(self.loopback.violations().is_empty(), "{:#?}", self.loopback.violations());
    }
}

fn whole_text(message: &Message) -> String {
    format!("{}{}", message.text(), message.embeds.iter().map(ToString::to_string).collect::<String>())
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_in_the_middle_of_a_turn_it_goes_on_with_the_same_board_the_same_hand_and_one_notice() {
    let (scene, child) = Scene::new().await;
    let who = scene.next_player([0; 3]).await;
    scene.loopback.wait_for("the board", |_| (scene.boards() > 0).then_some(())).await.expect("it is posted");
    scene.place_and_attack(who).await;
    let before = scene.seen_by(who).await;
    let (notices, boards) = (scene.notices(), scene.boards());
    kill(child).await;

    let mut child = start(&scene.loopback, &scene.database).await;
    assert_eq!(scene.seen_by(who).await, before, "the same board, the same hand");
    scene.says(who, "end", vec![]).await;
    let next = scene.next_player(notices).await;
    assert_ne!(next, who);
    scene
        .loopback
        .wait_for("the board", |_| (scene.boards() > boards).then_some(()))
        .await
        .expect("it is posted");
    // A repeated notice after the restart would have come before those of this turn's end.
    let mut expected = notices;
    expected[next] += 1;
    assert_eq!(scene.notices(), expected, "one notice for one decision");
    scene.place_and_attack(next).await;
    scene.all_is_well();
    terminate(&mut child).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_between_the_commit_and_its_delivery_it_still_tells_everybody_once() {
    use casus_belli::loopback::{Fault, Trouble};
    let (scene, child) = Scene::new().await;
    let who = scene.next_player([0; 3]).await;
    scene.place_and_attack(who).await;
    let notices = scene.notices();
    // From now on no message reaches a channel or a DM.
    let down = |times| Fault::Requests {
        route: "/channels/{channel_id}/messages".into(),
        times,
        trouble: Trouble::Status(503),
    };
    scene.loopback.misbehave(down(1_000_000));
    scene.says(who, "end", vec![]).await;
    let status = scene.says(who, "status", vec![]).await;
    assert_eq!(scene.notices(), notices, "nothing was delivered");
    kill(child).await;
    scene.loopback.forgive();

    let mut child = start(&scene.loopback, &scene.database).await;
    let next = scene.next_player(notices).await;
    assert_ne!(next, who);
    assert_eq!(scene.says(who, "status", vec![]).await, status, "the move is kept");
    scene.place_and_attack(next).await;
    let mut expected = notices;
    expected[next] += 1;
    assert_eq!(scene.notices(), expected, "told once, not twice");
    scene.all_is_well();
    terminate(&mut child).await;
}

/// SIGTERM, as a service manager sends it.
pub(crate) async fn terminate(child: &mut Child) {
    let id = child.id().expect("it still runs");
    let sent = Command::new("kill").args(["-TERM", &id.to_string()]).status().await.expect("kill is there");
    assert!(sent.success());
    let ended = tokio::time::timeout(crate::harness::PATIENCE, child.wait()).await;
    let ended = ended.expect("it stops in time").expect("it can be waited for");
    assert!(ended.success(), "a clean stop: {ended}");
}

/// Runs a command to its end; returns exit code and standard error.
pub(crate) async fn ran(mut program: Command) -> (i32, String) {
    let output = program.output().await.expect("the program starts");
    assert!(output.stdout.is_empty(), "nothing on standard output");
    (output.status.code().expect("it exits"), String::from_utf8(output.stderr).expect("UTF-8"))
}

#[tokio::test(flavor = "multi_thread")]
async fn broken_settings_are_one_line_that_says_what_to_do_and_nothing_is_written() {
    let loopback = quick_discord().await;
    let directory = tempfile::tempdir().expect("a directory");
    let database = directory.path().join("games.db");
    let file = directory.path().join("config.toml");
    for (text, expected) in [
        ("[discord]\ntokn = \"x\"\n", "tokn"),
        ("[log]\nlevel = \"loud\"\n", "loud"),
        ("[limits]\nseats = 99\n", "99"),
        ("this is not toml", "config.toml"),
    ] {
        std::fs::write(&file, text).expect("a file can be written");
        let (code, said) = ran(program(&loopback, &database, "run")).await;
        assert_eq!(code, 2, "{said}");
        assert_eq!(said.trim().lines().count(), 1, "{said}");
        assert!(said.contains(expected), "{said}");
        assert!(!said.contains(&loopback.token()), "{said}");
        assert!(!database.exists(), "nothing is written");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unusable_database_is_one_line_that_says_what_to_do_and_is_left_as_it_was() {
    let loopback = quick_discord().await;
    let directory = tempfile::tempdir().expect("a directory");
    let other = directory.path().join("letter.db");
    std::fs::write(&other, "Dear friends, this is a letter and no database at all. ".repeat(20))
        .expect("written");
    let before = std::fs::read(&other).expect("it can be read");
    let (code, said) = ran(program(&loopback, &other, "run")).await;
    assert_eq!(code, 3, "{said}");
    assert!(said.contains("not a database") && said.trim().lines().count() == 1, "{said}");
    assert_eq!(std::fs::read(&other).expect("it can be read"), before);

    let nowhere = directory.path().join("no/such/place/games.db");
    let mut unreadable = program(&loopback, &other, "run");
    unreadable.env("CASUS_BELLI_DATABASE_PATH", &nowhere);
    let (code, said) = ran(unreadable).await;
    assert_eq!(code, 3, "{said}");
    assert!(said.contains("cannot be opened") && said.trim().lines().count() == 1, "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_discord_refuses_ends_it_with_one_line_that_does_not_show_the_token() {
    let loopback = quick_discord().await;
    let directory = tempfile::tempdir().expect("a directory");
    let database = directory.path().join("games.db");
    let mut program = program(&loopback, &database, "run");
    program.env("CASUS_BELLI_DISCORD_TOKEN", "MTIz.wrong.token-of-nobody");
    let (code, said) = ran(program).await;
    assert_eq!(code, 2, "{said}");
    assert!(!said.contains("token-of-nobody"), "{said}");
    assert!(said.to_lowercase().contains("token"), "{said}");
    assert!(!database.exists(), "nothing is written");
}

#[tokio::test(flavor = "multi_thread")]
async fn sigterm_ends_it_cleanly() {
    let loopback = quick_discord().await;
    let directory = tempfile::tempdir().expect("a directory");
    let mut child = start(&loopback, &directory.path().join("games.db")).await;
    terminate(&mut child).await;
    assert!(loopback.violations().is_empty(), "{:#?}", loopback.violations());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_bot_on_the_same_database_is_refused_and_a_crash_leaves_it_free() {
    let loopback = quick_discord().await;
    let directory = tempfile::tempdir().expect("a directory");
    let database = directory.path().join("games.db");
    let first = start(&loopback, &database).await;
    let (code, said) = ran(program(&loopback, &database, "run")).await;
    assert_eq!(code, 3, "{said}");
    let last = said.trim().lines().last().expect("a line");
    assert!(last.contains("in use by another process") && last.contains("stop that one first"), "{said}");
    assert!(last.contains("games.db") && last.contains("database.path"), "{said}");
    // Under another name it is the same database.
    let link = directory.path().join("link.db");
    std::os::unix::fs::symlink(&database, &link).expect("a link");
    let (code, said) = ran(program(&loopback, &link, "run")).await;
    assert_eq!(code, 3, "{said}");
    // Reading it is harmless.
    let (code, said) = ran(program(&loopback, &database, "check")).await;
    assert!(code == 0 && said.contains("boards and decks are whole"), "{said}");
    kill(first).await;
    let mut second = start(&loopback, &database).await;
    terminate(&mut second).await;
    let mut third = start(&loopback, &database).await;
    terminate(&mut third).await;
}
