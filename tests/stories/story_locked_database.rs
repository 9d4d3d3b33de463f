//! Another program holds the lock of the database, a backup tool or a database browser: whoever acts is told in time that it
//! takes a while, then it is carried out, once, and answered ([PBP-15]).

use crate::classic_support::InClassic;
use crate::harness::{Story, id};
use casus_belli::loopback::{Ack, Id, Loopback, Message, Outcome};
use serde_json::{Value, json};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};
use std::time::Duration;

/// The write lock of a story's database, held by another program.
struct Lock(SqliteConnection);

impl Lock {
    async fn take(story: &Story) -> Self {
        let options = SqliteConnectOptions::new().filename(story.database());
        let mut connection = options.connect().await.expect("a second program");
        sqlx::query("BEGIN IMMEDIATE").execute(&mut connection).await.expect("the lock");
        Self(connection)
    }

    async fn release(mut self) {
        sqlx::query("ROLLBACK").execute(&mut self.0).await.expect("it is held");
        self.0.close().await.expect("closed");
    }
}

/// Lets so much time pass that the bot can't wait any longer with its response. It has received all that was sent before: a
/// later question, for which it only reads, is answered.
async fn two_seconds(story: &Story, onlooker: Id) {
    let told = story.discord.slash(onlooker, story.channel(), "status", vec![]).await.expect("it is sent");
    assert!(told.ack == Some(Ack::Message), "whoever only looks waits for nobody: {told:?}");
    story.discord.clock().advance(Duration::from_millis(2_100));
}

/// What the first response is, while the lock is held.
async fn acknowledged(story: &Story, which: Id) -> Ack {
    story.discord.wait_for("an acknowledgement", |l| l.outcome(which).ack).await.expect("in time")
}

fn given(options: &[(&str, Value)]) -> Vec<(String, Value)> {
    options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect()
}

fn of(outcome: Outcome) -> Message {
    outcome.message.expect("an answer")
}

fn code(on: &Message, begins: &str) -> String {
    let button = on.buttons().into_iter().find(|button| button.label.starts_with(begins));
    let button = button.unwrap_or_else(|| panic!("no button {begins:?}: {:?}", on.buttons()));
    button.custom_id.expect("a button of ours")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_is_acknowledged_then_carried_out_once_and_answered_pbp_15_pbp_71() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let (me, onlooker) = (story.asked(&people).await, story.person("Onlooker"));
    let look = story.look(me).await;
    let (from, _) = Story::front(&look);
    let key = Story::key(&look, from);
    let before = look.view.classic().at(from).armies;

    let lock = Lock::take(&story).await;
    let place = given(&[("territory", json!(key)), ("armies", json!(1))]);
    let sent = story.discord.begin_slash(me, story.channel(), "place", place).expect("it is sent");
    let which = sent.id();
    two_seconds(&story, onlooker).await;
    assert_eq!(acknowledged(&story, which).await, Ack::DeferredMessage);
    // Completions only read.
    let offers = story.discord.autocomplete(me, story.channel(), "place", vec![], "territory", "").await;
    assert!(!offers.expect("choices").is_empty());
    assert_eq!(story.look(me).await.view.classic().at(from).armies, before, "nothing has happened yet");
    // Discord's limit is over, and the lock is still held.
    story.discord.clock().advance(Duration::from_secs(8));
    lock.release().await;
    let told = sent.finished().await;
    assert!(!told.pending && told.ephemeral, "{told:?}");
    assert_eq!(story.look(me).await.view.classic().at(from).armies, before + 1, "once: {}", told.text());
    assert!(told.text().contains('→') || told.text().contains("armies"), "{}", told.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_is_acknowledged_then_changes_the_message_that_was_pressed_pbp_15_pbp_71() {
    let story = Story::begin().await;
    let people: Vec<Id> = ["Ilaria", "Marco"].map(|name| story.person(name)).to_vec();
    let onlooker = story.person("Onlooker");
    let lobby = of(story.slash(people[0], "game new", &[("setup", json!(2))]).await);
    let lock = Lock::take(&story).await;
    let sent = story.discord.begin_press(people[1], lobby.id, &code(&lobby, "Join")).expect("it is sent");
    let which = sent.id();
    two_seconds(&story, onlooker).await;
    assert_eq!(acknowledged(&story, which).await, Ack::DeferredUpdate);
    lock.release().await;
    let told = sent.finished().await;
    let seats = story.table.lobby(story.place()).await.expect("a lobby").seated.len();
    assert_eq!(seats, 2, "{told:?}");
    story.settle().await;
    let shown = story.discord.message(lobby.id, people[0]).expect("it is there");
    assert!(
        shown.content.contains("Marco") || shown.embeds.iter().any(|e| e.to_string().contains("Marco")),
        "{shown:?}"
    );
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_in_a_menu_is_acknowledged_then_carried_out_once_and_shown_in_its_place_pbp_15_pbp_71() {
    let story = Story::begin().await;
    let (host, onlooker) = (story.person("Ilaria"), story.person("Onlooker"));
    let lobby = of(story.slash(host, "game new", &[("setup", json!(2))]).await);
    let mut page = of(story.press(host, &lobby, "Settings").await);
    let messages = story.discord.messages(story.channel(), host).len();
    // A pace, then the value of a switch.
    for (chosen, told) in [
        ("5 minutes a turn", "**Time** 5 minutes a turn"),
        ("Set-up: by the book", "Set-up: **by the book**"),
    ] {
        let menus = page.selects();
        let fits = |label: &str| label.to_lowercase().contains(&chosen.to_lowercase());
        let found = menus.iter().find_map(|menu| {
            let option = menu.options.iter().find(|(_, label, ..)| fits(label))?;
            Some((menu.custom_id.clone(), option.0.clone()))
        });
        let labels =
            || menus.iter().flat_map(|menu| &menu.options).map(|option| &option.1).collect::<Vec<_>>();
        let (menu, value) = found.unwrap_or_else(|| panic!("{chosen}: {:?}", labels()));
        let lock = Lock::take(&story).await;
        let before = story.table.lobby(story.place()).await.expect("a lobby");
        let sent = story.discord.begin_select(host, page.id, &menu, &[value]).expect("it is sent");
        let which = sent.id();
        two_seconds(&story, onlooker).await;
        assert_eq!(acknowledged(&story, which).await, Ack::DeferredUpdate);
        assert_eq!(story.table.lobby(story.place()).await.expect("a lobby"), before, "nothing yet");
        lock.release().await;
        page = of(sent.finished().await);
        assert!(page.text().contains("Changed"), "{}", page.text());
        story.settle().await;
        let shown = story.discord.message(lobby.id, host).expect("the lobby").content;
        assert!(shown.contains(told), "{told}: {shown}");
    }
    assert_eq!(story.discord.messages(story.channel(), host).len(), messages, "no second message");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_panel_keeps_its_place_when_its_answer_is_late_pbp_15_pbp_57_pbp_71() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let (me, onlooker) = (story.asked(&people).await, story.person("Onlooker"));
    let first = of(story.press(me, &story.newest_panel(), "Place armies").await);
    let direct = first.buttons().into_iter().find(|button| crate::harness::places_all(&button.label));
    let direct = direct.unwrap_or_else(|| panic!("no placement in one press: {:?}", first.buttons()));
    let lock = Lock::take(&story).await;
    let pressed = direct.custom_id.expect("a button of ours");
    let sent = story.discord.begin_press(me, first.id, &pressed).expect("it is sent");
    let which = sent.id();
    two_seconds(&story, onlooker).await;
    assert_eq!(acknowledged(&story, which).await, Ack::DeferredUpdate);
    lock.release().await;
    let told = sent.finished().await;
    assert!(told.follow_ups.is_empty(), "no second message: {told:?}");
    let shown = told.message.expect("the panel");
    assert!(shown.id == first.id && shown.text() != first.text(), "{}", shown.text());
    let public = story.messages();
    assert!(public.iter().all(|message| message.id != first.id && message.text() != shown.text()));
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_lobby_is_public_and_known_to_its_game_pbp_15_pbp_71() {
    let story = Story::begin().await;
    let (host, onlooker) = (story.person("Ilaria"), story.person("Onlooker"));
    let lock = Lock::take(&story).await;
    let sent = story.discord.begin_slash(host, story.channel(), "game new", vec![]).expect("it is sent");
    let which = sent.id();
    two_seconds(&story, onlooker).await;
    assert_eq!(acknowledged(&story, which).await, Ack::DeferredMessage);
    lock.release().await;
    let posted = |l: &Loopback| l.outcome(which).follow_ups.first().cloned();
    let posted = story.discord.wait_for("the lobby", posted).await.expect("it is posted");
    let public = story.discord.messages(story.channel(), onlooker);
    assert_eq!(public.iter().filter(|message| message.id == posted.id).count(), 1, "everybody sees it");
    assert!(!public.iter().any(Message::loading), "nothing is left of the acknowledgement");
    let known = async {
        while story.table.lobby(story.place()).await.expect("a lobby").message != Some(id(posted.id)) {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(crate::harness::PATIENCE, known).await.expect("the lobby message is remembered");
    let joined = story.press(onlooker, &posted, "Join").await;
    assert_eq!(joined.ack, Some(Ack::Update), "and it works: {joined:?}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_is_sent_off_is_acknowledged_then_answered_pbp_15_pbp_71() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let (me, onlooker) = (story.asked(&people).await, story.person("Onlooker"));
    let form = story.slash(me, "plan", &[]).await.modal.expect("a form");
    let look = story.look(me).await;
    let key = Story::key(&look, Story::front(&look).0);
    let fields = vec![(form.inputs[0].custom_id.clone(), format!("place {key}; end"))];
    let lock = Lock::take(&story).await;
    let answered = story.discord.submit_modal(me, &form, fields);
    let lift = async {
        two_seconds(&story, onlooker).await;
        let thinks = |l: &Loopback| {
            l.messages(story.channel(), me).iter().any(|m| m.loading() && m.ephemeral()).then_some(())
        };
        // A form only reads unless it keeps a draft; then it is answered at once.
        let told =
            tokio::time::timeout(Duration::from_secs(2), story.discord.wait_for("thinking", thinks)).await;
        lock.release().await;
        told.is_ok()
    };
    let (told, _) = tokio::join!(answered, lift);
    let told = told.expect("it is sent");
    assert!(!told.pending && !told.silent(), "{told:?}");
    assert!(told.text().to_lowercase().contains("plan"), "{}", told.text());
    story.end().await;
}
