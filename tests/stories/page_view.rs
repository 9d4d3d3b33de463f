//! The page in a browser window: scrolling of the message list, the picture viewer, unread marks. The test plays the
//! bot with raw requests.

use std::sync::Arc;

use casus_belli::loopback::{Id, Limits, Loopback, Options, page};
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use crate::loopback_raw::Raw;
use crate::node;

/// A picture of the size of a compact board.
fn picture() -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, 800, 559);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().expect("a header");
    let pixels: Vec<u8> = (0..800 * 559).map(|i| (i % 800 / 4) as u8).collect();
    writer.write_image_data(&pixels).expect("pixels");
    writer.finish().expect("an end");
    bytes
}

async fn post(raw: &Raw, channel: Id, body: &Value, bytes: Option<Vec<u8>>) -> Value {
    let mut form = Form::new().text("payload_json", body.to_string());
    if let Some(bytes) = bytes {
        let part = Part::bytes(bytes).file_name("board.png").mime_str("image/png").expect("a kind");
        form = form.part("files[0]", part);
    }
    let request = raw.request("POST", &format!("/channels/{channel}/messages")).multipart(form);
    let answer = Raw::answer(request).await.expect("an answer");
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body
}

async fn turn(raw: &Raw, n: usize) {
    let channel = raw.loopback.channel();
    post(raw, channel, &json!({"content": format!("turn {n}\n{}", "a line of it\n".repeat(n % 5))}), None)
        .await;
    let described = json!({
        "content": format!("the board after turn {n}"),
        "attachments": [{"id": 0, "filename": "board.png", "description": "A board.\n".repeat(40)}],
    });
    post(raw, channel, &described, Some(picture())).await;
}

/// A page with a channel of this many turns; each skip adds one.
async fn stage(turns: usize) -> (Arc<Raw>, page::Server) {
    let raw = Arc::new(Raw::with(Options { limits: Limits::none(), ..Options::default() }).await);
    raw.loopback.person("Blue");
    for n in 0..turns {
        turn(&raw, n).await;
    }
    let skipped = Arc::clone(&raw);
    let go = move |_: &str| -> page::Skipped {
        let raw = Arc::clone(&skipped);
        Box::pin(async move {
            turn(&raw, 3).await;
            Ok("A day went by.".to_owned())
        })
    };
    let due = || -> page::Due { Box::pin(async { true }) };
    let skip = page::Skip { due: Arc::new(due), go: Arc::new(go) };
    let options = page::Options { skip: Some(skip), ..page::Options::default() };
    let server = page::start(raw.loopback.clone(), options, 0).await.expect("a free port");
    (raw, server)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_messages_keeps_its_place_when_one_goes_up_and_its_end_when_one_does_not() {
    let (Some(folder), true) = (node::installed("page"), node::browser()) else { return };
    let (_raw, server) = stage(30).await;
    node::run(&folder, "scroll.mjs", &[("PAGE_URL", &server.url())]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_enlarged_picture_fits_the_screen_and_fills_a_phone() {
    let (Some(folder), true) = (node::installed("page"), node::browser()) else { return };
    let (_raw, server) = stage(1).await;
    node::run(&folder, "viewer.mjs", &[("PAGE_URL", &server.url())]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_menu_stays_open_while_its_message_changes() {
    let (Some(folder), true) = (node::installed("page"), node::browser()) else { return };
    let raw = Arc::new(Raw::with(Options { limits: Limits::none(), ..Options::default() }).await);
    raw.loopback.person("Blue");
    let channel = raw.loopback.channel();
    let menu = json!([{"type": 1, "components": [{
        "type": 3, "custom_id": "where", "placeholder": "Where",
        "options": [{"label": "Ural", "value": "1"}, {"label": "China", "value": "2"}],
    }]}]);
    let posted = post(&raw, channel, &json!({"content": "before", "components": menu}), None).await;
    let path = format!("/channels/{channel}/messages/{}", posted["id"].as_str().expect("an id"));
    let edits = Arc::clone(&raw);
    let go = move |_: &str| -> page::Skipped {
        let (raw, path) = (Arc::clone(&edits), path.clone());
        Box::pin(async move {
            assert_eq!(raw.send("PATCH", &path, json!({"content": "after"})).await.status, 200);
            Ok("The message was edited.".to_owned())
        })
    };
    let due = || -> page::Due { Box::pin(async { true }) };
    let skip = page::Skip { due: Arc::new(due), go: Arc::new(go) };
    let options = page::Options { skip: Some(skip), ..page::Options::default() };
    let server = page::start(raw.loopback.clone(), options, 0).await.expect("a free port");
    node::run(&folder, "menu.mjs", &[("PAGE_URL", &server.url())]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn marks_names_and_hints_stand_where_they_are_looked_for() {
    let (Some(folder), true) = (node::installed("page"), node::browser()) else { return };
    let raw = Raw::of(Options { limits: Limits::none(), ..Options::default() }, "Ilaria").await;
    let loopback: &Loopback = &raw.loopback;
    let people = ["Ilaria", "Marco", "Zoë", "Karim"].map(|name| loopback.person(name));
    let command = json!([{"name": "tournament", "description": "d", "options": [
        {"type": 1, "name": "new", "description": "A new one", "options": [
            {"type": 3, "name": "format", "description": "How", "required": true, "choices": [{"name": "league", "value": "l"}]},
            {"type": 4, "name": "rounds", "description": "How many"}]}]}]);
    assert_eq!(raw.send("PUT", &raw.commands(), command).await.status, 200);
    let thread = json!({"name": "Tournament 1 · round 1 · table 1 of the long name", "type": 11, "auto_archive_duration": 60});
    let path = format!("/channels/{}/threads", loopback.channel());
    let thread = raw.send("POST", &path, thread).await.body["id"].as_str().expect("an id").to_owned();
    let options = page::Options {
        browser_language: true,
        hints: vec![("en-US", "</tournament new:0> begins.".into())],
        ..page::Options::default()
    };
    let server = page::start(loopback.clone(), options, 0).await.expect("a free port");
    // The browser script orders actions of the bot by writing them into this channel.
    let tasks = loopback.add_channel("tasks");
    let mut changes = loopback.subscribe();
    let dm = loopback.dm_channel(people[1]);
    let bot = async {
        let mut asked = None;
        loop {
            if !matches!(changes.recv().await, Ok(casus_belli::loopback::Change::Message { channel, .. }) if channel == tasks)
            {
                continue;
            }
            let task = loopback.messages(tasks, people[0]).pop().expect("a task").content;
            match (task.as_str(), &asked) {
                ("ask", _) => {
                    let place = json!({"content": format!("Your game is in <#{thread}>.")});
                    let under = post(&raw, loopback.channel(), &place, None).await;
                    let path = format!(
                        "/channels/{}/messages/{}/threads",
                        loopback.channel(),
                        under["id"].as_str().expect("an id")
                    );
                    raw.send("POST", &path, json!({"name": "Table 2"})).await;
                    asked = Some(post(&raw, dm, &json!({"content": "your turn"}), None).await);
                }
                ("done", Some(asked)) => {
                    let path = format!("/channels/{dm}/messages/{}", asked["id"].as_str().expect("an id"));
                    raw.send("PATCH", &path, json!({"content": "your turn (taken)"})).await;
                }
                _ => panic!("{task}?"),
            }
        }
    };
    let url = server.url();
    let settings = [("PAGE_URL", url.as_str())];
    tokio::select! {
        () = bot => {}
        () = node::run(&folder, "marks.mjs", &settings) => {}
    }
}
