//! External players at tables ([PBP-44]), as real processes: whole games, everything that a program can do wrong, and players that
//! can't be asked any more.

use crate::fixtures::{PLACE, Random, World, bold_step, execute, person, refused};
use casus_belli::external::{CommandLine, ExternalPlayer, Fault};
use casus_belli::rules::{Rulebook, Seat, Viewer};
use casus_belli::table::{
    AnnouncementKind, Change, Computer, ExportTarget, LeftGames, Limits, Look, NewGame, NoticeKind, Place,
    Status,
};
use std::time::Duration;

/// Says that it is ready; then a line of the shell answers each question, with its number in `$n` and the seat in `$s`.
fn shell(answers: &str) -> CommandLine {
    let script = format!(
        "read -r line; echo '{{\"type\":\"ready\",\"protocol\":1}}'\n\
         while read -r line; do\n\
         case $line in *'\"type\":\"question\"'*) ;; *) continue ;; esac\n\
         n=${{line#*'\"question\":'}}; n=${{n%%,*}}; s=${{line#*'\"seat\":'}}; s=${{s%%,*}}\n\
         {answers}\n\
         done"
    );
    CommandLine::confined("/bin/sh".into(), vec!["-c".into(), script])
}

/// The example of `docs/players.md`.
fn example() -> CommandLine {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/player.py");
    CommandLine::confined("python3".into(), vec![file.into()])
}

/// Limits with a player of that name that may sit at [`PLACE`].
fn with(name: &str, command: CommandLine, limit: Duration) -> Limits {
    let servers = [PLACE.guild].into();
    let player = ExternalPlayer { name: name.into(), command, servers, limit };
    Limits { external_players: vec![player], computer_delay: 0, ..Limits::default() }
}

const LONG: Duration = Duration::from_mins(1);

fn external(name: &str) -> Computer {
    Computer::External(name.into())
}

async fn configure(world: &World, change: Change) {
    world.table.configure(PLACE, &person(1), change).await.unwrap();
}

/// A game of one person against external players of that name, with the armies placed.
async fn begun(limits: Limits, seats: u8) -> World {
    let world = World::with(limits).await;
    let new = NewGame { seats: Some(seats), ..NewGame::of(Rulebook::Classic) };
    world.table.open_lobby(PLACE, &person(1), new).await.unwrap();
    let level = Some(external("Ada"));
    configure(&world, Change::Computers { count: seats - 1, level, name: None }).await;
    configure(&world, Change::Switch { key: "setup.way".into(), value: "instant".into() }).await;
    world.table.start(PLACE, &person(1)).await.unwrap();
    world
}

async fn look(world: &World) -> Look {
    world.look(1).await
}

/// Lets everybody play until that turn, or to the end.
async fn play_until(world: &World, turn: u32) -> Look {
    let mut rng = Random::new(3);
    for _ in 0..20_000 {
        let now = look(world).await;
        if now.status == Status::Over || now.view.turn >= turn {
            return now;
        }
        if now.view.asks.is_empty() {
            assert!(world.table.fire_due().await.unwrap() > 0, "somebody is due at once: no table waits");
        } else {
            assert!(bold_step(&world.table, PLACE, 1, &mut rng).await.unwrap());
        }
    }
    panic!("a game without end");
}

/// What the channel is told about players that are no good.
async fn told(world: &World) -> Vec<AnnouncementKind> {
    let all = world.table.pending(1_000).await.unwrap().into_iter();
    let announced = all.filter_map(|notice| match notice.kind {
        NoticeKind::Announcement { what } => Some(what),
        _ => None,
    });
    let is_ours = |what: &AnnouncementKind| {
        matches!(what, AnnouncementKind::PlayerForfeits { .. } | AnnouncementKind::PlayerGone { .. })
    };
    announced.filter(is_ours).collect()
}

/// Plays some rounds with a bad player: the game goes on, the table is told once for each seat, and nothing but that fault (and
/// questions to an ended program) is counted.
async fn goes_on_in_spite_of(command: CommandLine, limit: Duration, fault: Fault) {
    let world = begun(with("Ada", command, limit), 3).await;
    let now = play_until(&world, 10).await;
    assert!(now.view.turn >= 10, "turn {}", now.view.turn);
    let forfeits = world.table.forfeits();
    assert!(forfeits.of(fault) > 0, "{fault:?}: {}", forfeits.text());
    assert_eq!(forfeits.sum(), forfeits.of(fault) + forfeits.of(Fault::Gone), "{}", forfeits.text());
    let mut told = told(&world).await;
    told.sort_by_key(|what| format!("{what:?}"));
    let seats: Vec<Seat> =
        now.seated.iter().filter(|one| one.computer.is_some()).map(|one| one.seat).collect();
    let expected: Vec<_> = seats
        .into_iter()
        .map(|seat| AnnouncementKind::PlayerForfeits { seat, player: "Ada".to_owned() })
        .collect();
    assert_eq!(told, expected, "once a game for each seat");
    assert!(
        now.seated.iter().filter(|one| one.computer == Some(external("Ada"))).count() == 2,
        "it keeps its seat"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_external_player_plays_a_whole_game_at_a_table_and_the_game_is_not_rated_pbp_44() {
    let world = begun(with("Ada", example(), LONG), 3).await;
    let end = play_until(&world, u32::MAX).await;
    assert_eq!(end.status, Status::Over);
    assert_eq!(world.table.forfeits().text(), "none forfeited");
    assert_eq!(told(&world).await, []);
    let record = world.table.export(ExportTarget::Id(end.game), true).await;
    assert!(record.is_ok(), "{record:?}");
    let ratings = world.table.ratings(PLACE.guild).await.unwrap();
    assert_eq!((ratings.overall.games(), ratings.by_rulebook.len()), (0, 0), "{ratings:?}");
    let profile = world.table.profile(PLACE.guild, 1).await.unwrap();
    assert_eq!(profile.rulebooks[0].1.games, 1, "the person has played it all the same");
    let again = world.table.rematch(PLACE, &person(1), end.game, &[]).await.unwrap();
    assert_eq!(again.seated, end.seated, "it comes along [PBP-45]");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_program_costs_its_answer_and_not_the_game_pbp_44() {
    Box::pin(goes_on_in_spite_of(shell(":"), Duration::from_millis(150), Fault::Silent)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_lies_plays_like_normal_pbp_44() {
    let lies =
        r#"echo "{\"question\":$n,\"seat\":$s,\"action\":{\"classic\":{\"advance\":{\"armies\":999}}}}""#;
    Box::pin(goes_on_in_spite_of(shell(lies), LONG, Fault::Illegal)).await;
    let nonsense = r#"echo "{\"question\":$n,\"seat\":$s,\"action\":{\"classic\":\"win\"}}""#;
    Box::pin(goes_on_in_spite_of(shell(nonsense), LONG, Fault::Illegal)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_floods_is_ended_pbp_44() {
    Box::pin(goes_on_in_spite_of(shell("exec cat /dev/zero"), LONG, Fault::Flooding)).await;
    Box::pin(goes_on_in_spite_of(shell("exec yes"), LONG, Fault::Flooding)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_dies_or_does_not_exist_costs_nothing_but_its_answers_pbp_44() {
    Box::pin(goes_on_in_spite_of(shell("exit 3"), LONG, Fault::Ended)).await;
    Box::pin(goes_on_in_spite_of(
        CommandLine::confined("/no/such/player".into(), vec![]),
        LONG,
        Fault::Ended,
    ))
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_answers_for_another_seat_moves_nobody_pbp_44() {
    let other = r#"echo "{\"question\":$n,\"seat\":0,\"action\":{\"classic\":\"stop\"}}""#;
    Box::pin(goes_on_in_spite_of(shell(other), LONG, Fault::OtherSeat)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_three_forfeits_in_a_row_a_program_is_asked_nothing_more_in_that_turn_pbp_44() {
    let folder = tempfile::tempdir().unwrap();
    let asked = folder.path().join("asked");
    let lies = format!(
        "echo x >> '{}'; echo \"{{\\\"question\\\":$n,\\\"seat\\\":9,\\\"action\\\":null}}\"",
        asked.display()
    );
    let world = begun(with("Ada", shell(&lies), LONG), 2).await;
    let mut before = 0;
    for turn in 1..12 {
        play_until(&world, turn).await;
        let now = std::fs::read_to_string(&asked).unwrap_or_default().lines().count();
        assert!(now - before <= 3, "turn {turn}: {} questions", now - before);
        before = now;
    }
    assert!(before > 3, "it is asked again in its next turn: {before}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_sees_its_own_view_and_nothing_of_the_bots_environment_pbp_44() {
    let folder = tempfile::tempdir().unwrap();
    let (environment, lines) = (folder.path().join("environment"), folder.path().join("lines"));
    let spies =
        format!("env > '{}'; printf '%s\\n' \"$line\" >> '{}'; exit", environment.display(), lines.display());
    let world = begun(with("Ada", shell(&spies), LONG), 3).await;
    play_until(&world, 4).await;
    let environment = std::fs::read_to_string(environment).unwrap();
    let names = environment.lines().map(|line| line.split('=').next().unwrap());
    let odd: Vec<&str> =
        names.filter(|name| !["PATH", "PWD", "_", "OLDPWD", "SHLVL"].contains(name)).collect();
    assert_eq!(odd, Vec::<&str>::new(), "{environment}");
    for line in std::fs::read_to_string(lines).unwrap().lines() {
        let told: serde_json::Value = serde_json::from_str(line).unwrap();
        let seat: Seat = serde_json::from_value(told["seat"].clone()).unwrap();
        let viewer = serde_json::to_value(Viewer::Seat(seat)).unwrap();
        assert_eq!(told["view"]["classic"]["common"]["viewer"], viewer, "its own view");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_step_of_all_tables_leaves_questions_to_external_players_and_moves_on_pbp_44() {
    let world = begun(with("Ada", example(), LONG), 3).await;
    let mut rng = Random::new(3);
    while !look(&world).await.view.asks.is_empty() {
        assert!(bold_step(&world.table, PLACE, 1, &mut rng).await.unwrap());
    }
    let before = look(&world).await;
    let mut left = LeftGames::default();
    world.table.fire_due_without_thought(&mut left).await.unwrap();
    assert_eq!((left.external.as_slice(), left.thought.len()), ([before.game].as_slice(), 0));
    assert_eq!(look(&world).await.view, before.view, "nothing was decided");
    assert!(world.table.fire_due_in(before.game).await.unwrap());
    assert!(look(&world).await.view.seq > before.view.seq);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_stops_waits_for_no_external_player_pbp_44() {
    let world = begun(with("Ada", shell(":"), LONG), 2).await;
    let mut rng = Random::new(3);
    while !look(&world).await.view.asks.is_empty() {
        assert!(bold_step(&world.table, PLACE, 1, &mut rng).await.unwrap());
    }
    let before = look(&world).await;
    let (table, game) = (world.table.clone(), before.game);
    let asking = tokio::spawn(async move { table.fire_due_in(game).await.unwrap() });
    tokio::task::yield_now().await;
    world.table.stop_external_players();
    asking.await.unwrap();
    assert_eq!(look(&world).await.view, before.view, "the next start asks again");
    assert_eq!(world.table.forfeits().sum(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_whose_name_is_gone_is_replaced_by_normal_and_the_table_is_told_once_pbp_44() {
    let elsewhere = || {
        let mut limits = with("Ada", example(), LONG);
        limits.external_players[0].servers = [99].into();
        limits
    };
    for after in [Limits { computer_delay: 0, ..Limits::default() }, elsewhere()] {
        let mut world = begun(with("Ada", example(), LONG), 3).await;
        play_until(&world, 4).await;
        world.restart_with(after).await;
        let now = play_until(&world, 10).await;
        assert!(
            now.seated.iter().skip(1).all(|one| one.computer == Some(Computer::NORMAL)),
            "{:?}",
            now.seated
        );
        let mut told = told(&world).await;
        told.sort_by_key(|what| format!("{what:?}"));
        let gone = |seat| AnnouncementKind::PlayerGone { seat: Seat(seat), player: "Ada".to_owned() };
        assert_eq!(told, [gone(1), gone(2)]);
        assert_eq!(world.table.forfeits().sum(), 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_level_of_another_version_is_replaced_by_normal_and_is_no_damage_pbp_44() {
    let mut world = begun(with("Ada", example(), LONG), 3).await;
    play_until(&world, 3).await;
    execute(&world.database, "UPDATE seats SET computer = 'genius' WHERE seat = 2").await;
    world.restart().await;
    assert_eq!(
        look(&world).await.seated[2].computer,
        Some(Computer::Unknown("genius".into())),
        "it can be read"
    );
    let now = play_until(&world, 9).await;
    assert_eq!(now.seated[2].computer, Some(Computer::NORMAL));
    let gone = AnnouncementKind::PlayerGone { seat: Seat(2), player: "genius".to_owned() };
    assert_eq!(told(&world).await, [gone]);
}

#[tokio::test]
async fn an_external_player_sits_only_in_the_servers_that_its_operator_names_pbp_44() {
    let world = World::with(with("Ada", example(), LONG)).await;
    let there = Place { guild: PLACE.guild + 1, channel: PLACE.channel + 1 };
    assert_eq!(world.table.external_players(PLACE.guild), ["Ada".into()]);
    assert_eq!(world.table.external_players(there.guild), []);
    for place in [PLACE, there] {
        world.table.open_lobby(place, &person(1), NewGame::of(Rulebook::Classic)).await.unwrap();
        world.table.configure(place, &person(1), Change::AddComputer).await.unwrap();
    }
    let host = person(1);
    let some = |name: &str| Change::Computers { count: 2, level: Some(external(name)), name: None };
    let one = |name: &str| Change::ComputerLevel(Seat(1), external(name));
    for (place, name) in [(there, "Ada"), (PLACE, "Eve"), (PLACE, "ada"), (PLACE, "")] {
        for change in [some(name), one(name)] {
            let request = world.table.configure(place, &host, change);
            refused!(world, request, casus_belli::table::TableError::NoExternalPlayer { .. });
        }
    }
    let other = person(2);
    let request = world.table.configure(PLACE, &other, one("Ada"));
    refused!(world, request, casus_belli::table::TableError::NotHost { .. });
    let lobby = world.table.configure(PLACE, &host, one("Ada")).await.unwrap();
    assert_eq!(lobby.seated[1].computer, Some(external("Ada")));
    assert_eq!(lobby.seated[1].name, "Computer 1", "its seat is marked as a computer's");
}

/// Whether that process runs: it is there, and no zombie.
fn runs(process: &str) -> bool {
    let state = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    state.rsplit(')').next().is_some_and(|rest| !rest.trim().is_empty() && !rest.trim().starts_with('Z'))
}

#[tokio::test(flavor = "multi_thread")]
async fn no_program_and_nothing_that_it_has_started_is_left_after_its_turn_pbp_44() {
    let folder = tempfile::tempdir().unwrap();
    let numbers = folder.path().join("processes");
    let starts = format!("tail -f /dev/null & echo $$ $! >> '{}'", numbers.display());
    let world = begun(with("Ada", shell(&starts), Duration::from_secs(1)), 2).await;
    play_until(&world, 4).await;
    let numbers = std::fs::read_to_string(numbers).unwrap();
    let processes: Vec<&str> = numbers.split_whitespace().collect();
    assert!(processes.len() >= 2, "{numbers}");
    // The system ends them in its own time.
    while processes.iter().any(|process| runs(process)) {
        std::thread::yield_now();
    }
}
