//! State file of the loopback: after a restart it has the same guild, channels, messages and pictures.

use std::io::Write as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use casus_belli::loopback::{Id, Limits, Loopback, Message, Options, StartError};
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use crate::loopback_bot::still;
use crate::loopback_raw::Raw;

const PNG: &[u8] =
    b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x03\x20\0\0\x02\x2f\x08\x06\0\0\0 a picture\nof two lines\n";

fn kept(world: &Path) -> Options {
    Options { world: Some(world.to_owned()), limits: Limits::none(), ..still() }
}

struct Folder {
    world: PathBuf,
    _directory: tempfile::TempDir,
}

fn folder() -> Folder {
    let directory = tempfile::tempdir().expect("a directory");
    Folder { world: directory.path().join("games.db.world"), _directory: directory }
}

/// Posts as the bot; returns the JSON of the response.
async fn post(raw: &Raw, channel: Id, body: &Value) -> Value {
    raw.send("POST", &format!("/channels/{channel}/messages"), body.clone()).await.body
}

async fn post_picture(raw: &Raw, channel: Id, words: &str, bytes: &[u8]) {
    let part = Part::bytes(bytes.to_vec()).file_name("board.png").mime_str("image/png").expect("a kind");
    let body = json!({"content": words, "embeds": [{"image": {"url": "attachment://board.png"}}]});
    let form = Form::new().text("payload_json", body.to_string()).part("files[0]", part);
    let request = raw.request("POST", &format!("/channels/{channel}/messages")).multipart(form);
    assert_eq!(Raw::answer(request).await.expect("an answer").status, 200);
}

/// A message as a person sees it, without the URLs of files, whose port differs after each start.
fn seen(message: &Message) -> Value {
    json!({
        "id": message.id.0, "author": message.author_name, "content": message.content,
        "components": message.components, "edited": message.edited_ms, "only": message.only_for.map(|p| p.0),
        "files": message.attachments.iter().map(|a| json!([a.filename, a.width, a.height])).collect::<Vec<_>>(),
    })
}

fn everything_seen(loopback: &Loopback, viewer: Id) -> Value {
    let channels = loopback.channels();
    let told = channels.iter().map(|c| {
        let messages: Vec<Value> = loopback.messages(c.id, viewer).iter().map(seen).collect();
        json!([c.id.0, c.name, c.kind.number(), c.archived, messages])
    });
    json!({
        "ids": [loopback.application().0, loopback.guild().0, loopback.channel().0],
        "people": loopback.people().iter().map(|p| json!([p.id.0, p.name, p.locale, p.dms_open])).collect::<Vec<_>>(),
        "channels": told.collect::<Vec<_>>(),
    })
}

/// A state with one of everything. Nothing is closed, as if the process had been killed.
async fn lived_in(world: &Path) -> Raw {
    let raw = Raw::with(kept(world)).await;
    let channel = raw.loopback.channel();
    raw.loopback.set_locale(raw.red, "it");
    raw.loopback.add_channel("second");
    post_picture(&raw, channel, "the board", PNG).await;
    let button = json!({"type": 2, "style": 1, "label": "Place", "custom_id": "place"});
    let panel = json!({"content": "panel", "components": [{"type": 1, "components": [button]}]});
    let panel = post(&raw, channel, &panel).await;
    let gone = post(&raw, channel, &json!({"content": "gone soon"})).await;
    let at =
        |message: &Value| format!("/channels/{channel}/messages/{}", message["id"].as_str().expect("id"));
    raw.send("DELETE", &at(&gone), Value::Null).await;
    raw.send("PATCH", &at(&panel), json!({"content": "the panel"})).await;
    let dm = raw.loopback.dm_channel(raw.red);
    post(&raw, dm, &json!({"content": "your cards"})).await;
    raw.loopback.say(raw.red, channel, "peace?").expect("said");
    let thread = json!({"name": "round 1", "auto_archive_duration": 60});
    let thread = raw.send("POST", &format!("{}/threads", at(&panel)), thread).await.body;
    let thread: Id = thread["id"].as_str().expect("id").parse().expect("an id");
    post(&raw, thread, &json!({"content": "in the thread"})).await;
    raw
}

#[tokio::test]
async fn a_killed_server_is_the_same_one_after_the_restart_with_its_messages_and_pictures() {
    let folder = folder();
    let raw = lived_in(&folder.world).await;
    let before = everything_seen(&raw.loopback, raw.red);
    assert_eq!(raw.loopback.restored_until(), None);

    let again = Loopback::start(kept(&folder.world)).await.expect("it starts");
    assert_eq!(everything_seen(&again, raw.red), before);
    assert_eq!(again.person("Red"), raw.red, "nobody is there twice");
    let board = again.messages(again.channel(), raw.red).remove(0);
    assert_eq!((board.attachments[0].width, board.attachments[0].height), (Some(800), Some(559)));
    assert_eq!(again.file(&board.attachments[0].url).expect("the picture").bytes, PNG);
    assert!(board.embeds[0]["image"]["url"].as_str().expect("an address").starts_with(&again.base_url()));
    // New messages come after the old ones.
    let newest = again.say(raw.red, again.channel(), "still here").expect("said");
    assert!(again.messages(again.channel(), raw.red).iter().all(|m| m.id <= newest));
    assert!(again.restored_until() >= Some(casus_belli::loopback::START_MS));
    assert!(again.violations().is_empty(), "{:?}", again.violations());
}

#[tokio::test]
async fn what_the_bot_sends_again_after_a_crash_is_not_there_twice() {
    let folder = folder();
    let body = json!({"content": "your turn", "nonce": "n7", "enforce_nonce": true});
    let raw = Raw::with(kept(&folder.world)).await;
    let first = post(&raw, raw.loopback.channel(), &body).await;
    let again = Raw::with(kept(&folder.world)).await;
    let second = post(&again, again.loopback.channel(), &body).await;
    assert_eq!(first["id"], second["id"]);
    assert_eq!(again.loopback.messages(again.loopback.channel(), again.red).len(), 1);
}

#[tokio::test]
async fn a_line_or_a_picture_that_was_being_written_when_the_process_ended_is_left_out() {
    for torn in [
        r#"{"message":{"id":99,"chan"#.to_owned(),
        format!("{}\n{}", json!({"file": "/cdn/x", "name": "x", "type": "y", "bytes": 500}), "short"),
    ] {
        let folder = folder();
        let raw = lived_in(&folder.world).await;
        let before = everything_seen(&raw.loopback, raw.red);
        let mut file = std::fs::OpenOptions::new().append(true).open(&folder.world).expect("it is there");
        file.write_all(torn.as_bytes()).expect("written");
        let again = Loopback::start(kept(&folder.world)).await.expect("it starts");
        assert_eq!(everything_seen(&again, raw.red), before);
        // It can be written to again.
        again.say(raw.red, again.channel(), "on it goes").expect("said");
        let third = Loopback::start(kept(&folder.world)).await.expect("it starts");
        let last = third.messages(third.channel(), raw.red).pop().expect("a message");
        assert_eq!(last.content, "on it goes");
    }
}

#[tokio::test]
async fn a_damaged_file_is_one_line_that_names_file_and_line_and_is_left_as_it_was() {
    for damage in ["not JSON\n", "{\"message\":{\"id\":4}}\n", "{\"unheard\":1}\n"] {
        let folder = folder();
        drop(lived_in(&folder.world).await);
        let mut bytes = std::fs::read(&folder.world).expect("it is there");
        let second = bytes.iter().position(|b| *b == b'\n').expect("a line") + 1;
        bytes.splice(second..second, damage.bytes());
        std::fs::write(&folder.world, &bytes).expect("written");
        let Err(StartError::World(said)) = Loopback::start(kept(&folder.world)).await else {
            panic!("{damage}: it starts")
        };
        assert!(said.contains("games.db.world, line ") && said.contains("move the file away"), "{said}");
        assert_eq!(std::fs::read(&folder.world).expect("still there"), bytes);
    }
}

#[tokio::test]
async fn a_private_reply_is_not_kept() {
    let folder = folder();
    let raw = Raw::with(kept(&folder.world)).await;
    let asked = raw.slash("hand").await;
    let reply = json!({"type": 4, "data": {"content": "for your eyes only", "flags": 64}});
    assert_eq!(raw.send("POST", &raw.callback(asked.id()), reply).await.status, 204);
    assert_eq!(raw.loopback.messages(raw.loopback.channel(), raw.red).len(), 1);
    let written = String::from_utf8(std::fs::read(&folder.world).expect("the file")).expect("text");
    assert!(!written.contains("for your eyes only"), "{written}");
    let again = Loopback::start(kept(&folder.world)).await.expect("it starts");
    assert!(again.messages(again.channel(), raw.red).is_empty());
}

#[tokio::test]
async fn the_file_is_for_its_owner_alone() {
    let folder = folder();
    drop(lived_in(&folder.world).await);
    let mode = std::fs::metadata(&folder.world).expect("it is there").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[tokio::test]
async fn old_messages_and_pictures_are_left_out_so_that_the_file_stays_bounded() {
    let folder = folder();
    let raw = Raw::with(kept(&folder.world)).await;
    let channel = raw.loopback.channel();
    for i in 0..3_005 {
        raw.loopback.say(raw.red, channel, &i.to_string()).expect("said");
    }
    let mut picture = PNG.to_vec();
    picture.resize(6 << 20, 7);
    for i in 0..20 {
        post_picture(&raw, channel, &format!("board {i}"), &picture).await;
    }
    let size = || std::fs::metadata(&folder.world).expect("it is there").len();
    assert!(size() < 170 << 20, "{} bytes while it grows", size());
    let again = Loopback::start(kept(&folder.world)).await.expect("it starts");
    assert!(again.messages(channel, raw.red).len() <= 3_000);
    let newest = again.messages(channel, raw.red).pop().expect("the newest");
    assert_eq!(newest.content, "board 19");
    assert!(again.file(&newest.attachments[0].url).is_some(), "the newest pictures stay");
    assert!(size() < 100 << 20, "{} bytes after a start", size());
}
