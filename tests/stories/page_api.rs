//! The page's JSON API: what it returns to whom, and which requests it refuses. The test plays the bot with raw requests.

use casus_belli::loopback::{Id, Loopback, Options, page};
use reqwest::header::{CONTENT_DISPOSITION, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, ORIGIN};
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Response, StatusCode};
use serde_json::{Value, json};

use crate::node;

struct Stage {
    loopback: Loopback,
    server: page::Server,
    client: Client,
}

impl Stage {
    async fn new() -> Stage {
        let loopback = Loopback::start(Options::default()).await.expect("the loopback starts");
        let server = page::start(loopback.clone(), page::Options::default(), 0).await.expect("a free port");
        Stage { loopback, server, client: Client::new() }
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.server.url())
    }

    async fn get(&self, path: &str) -> Response {
        self.client.get(self.url(path)).send().await.expect("an answer")
    }

    async fn post(&self, path: &str, body: &Value) -> (StatusCode, Value) {
        let sent =
            self.client.post(self.url(path)).header(CONTENT_TYPE, "application/json").body(body.to_string());
        read(sent.send().await.expect("an answer")).await
    }

    /// Posts a file into a channel as the bot.
    async fn bot_posts(&self, channel: Id, words: &str, name: &str, bytes: &[u8], kind: &str) {
        let part = Part::bytes(bytes.to_vec()).file_name(name.to_owned()).mime_str(kind).expect("a kind");
        let form =
            Form::new().text("payload_json", json!({"content": words}).to_string()).part("files[0]", part);
        let url = format!("{}/api/v10/channels/{channel}/messages", self.loopback.base_url());
        let token = format!("Bot {}", self.loopback.token());
        let sent = self.client.post(url).header("authorization", token).multipart(form).send().await;
        assert_eq!(sent.expect("an answer").status(), StatusCode::OK);
    }
}

async fn read(response: Response) -> (StatusCode, Value) {
    let status = response.status();
    let text = response.text().await.expect("words");
    (status, serde_json::from_str(&text).unwrap_or(Value::Null))
}

#[tokio::test]
async fn a_conversation_is_shown_to_its_two_sides_only() {
    let stage = Stage::new().await;
    let (red, blue) = (stage.loopback.person("Red"), stage.loopback.person("Blue"));
    let dm = stage.loopback.dm_channel(red);
    stage.bot_posts(dm, "your cards", "hand.png", b"\x89PNG\r\n\x1a\n", "image/png").await;

    let (status, mine) = read(stage.get(&format!("/api/messages?as={red}&channel={dm}")).await).await;
    assert_eq!((status, &mine[0]["content"]), (StatusCode::OK, &json!("your cards")));
    let (status, refused) = read(stage.get(&format!("/api/messages?as={blue}&channel={dm}")).await).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(refused["error"], "These messages are somebody else's.");
}

#[tokio::test]
async fn a_sent_file_is_a_picture_or_a_download_and_never_a_page() {
    let stage = Stage::new().await;
    let (red, channel) = (stage.loopback.person("Red"), stage.loopback.channel());
    stage.bot_posts(channel, "", "board.png", b"\x89PNG\r\n\x1a\n", "image/png").await;
    stage.bot_posts(channel, "", "trick.html", b"<script>alert(1)</script>", "text/html").await;
    let (_, messages) = read(stage.get(&format!("/api/messages?as={red}&channel={channel}")).await).await;
    let address = |i: usize| messages[i]["attachments"][0]["url"].as_str().expect("an address").to_owned();

    let head = |r: &Response, name| r.headers()[&name].to_str().expect("text").to_owned();
    let picture = stage.get(address(0).strip_prefix("/page").expect("on the page")).await;
    assert_eq!(
        (head(&picture, CONTENT_TYPE), head(&picture, CONTENT_DISPOSITION)),
        ("image/png".into(), "inline".into())
    );
    let trick = stage.get(address(1).strip_prefix("/page").expect("on the page")).await;
    assert_eq!(head(&trick, CONTENT_TYPE), "application/octet-stream");
    assert_eq!(head(&trick, CONTENT_DISPOSITION), "attachment");
}

#[tokio::test]
async fn a_private_thread_is_for_its_members_and_for_managers_of_the_server() {
    let stage = Stage::new().await;
    let [red, blue, green] = ["Red", "Blue", "Green"].map(|name| stage.loopback.person(name));
    stage.loopback.set_manager(green, true);
    let here = stage.loopback.channel();
    let bot = |method: reqwest::Method, path: String, body: Value| {
        let url = format!("{}/api/v10{path}", stage.loopback.base_url());
        let token = format!("Bot {}", stage.loopback.token());
        let request = stage.client.request(method, url).header("authorization", token);
        request.header(CONTENT_TYPE, "application/json").body(body.to_string()).send()
    };
    let asked = json!({"name": "Red and Bob", "type": 12, "auto_archive_duration": 60, "invitable": false});
    let thread = bot(reqwest::Method::POST, format!("/channels/{here}/threads"), asked).await;
    let (_, thread) = read(thread.expect("an answer")).await;
    let thread = thread["id"].as_str().expect("an id").to_owned();
    let add = bot(reqwest::Method::PUT, format!("/channels/{thread}/thread-members/{red}"), Value::Null);
    assert!(add.await.expect("an answer").status().is_success());
    for (who, seen) in [(red, true), (blue, false), (green, true)] {
        let (_, state) = read(stage.get(&format!("/api/state?as={who}")).await).await;
        let listed = state.to_string().contains("Red and Bob");
        let messages = stage.get(&format!("/api/messages?as={who}&channel={thread}")).await.status();
        let body = json!({"as": who.to_string(), "channel": thread, "text": "hello"});
        let (said, _) = stage.post("/api/say", &body).await;
        let allowed = if seen { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
        assert_eq!((listed, messages, said), (seen, allowed, allowed), "{who}");
    }
}

/// All texts between these two marks.
fn between<'a>(text: &'a str, open: &'a str, close: char) -> impl Iterator<Item = &'a str> {
    text.split(open).skip(1).filter_map(move |rest| rest.split(close).next())
}

#[test]
fn every_text_of_the_page_is_in_both_languages_and_none_is_left_over() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/loopback/src/page/static");
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).expect("a file of the page");
    let words = read("words.js");
    let (list, _) = words.split_once("\n};").expect("the list of texts");
    let known: Vec<&str> =
        list.lines().filter_map(|line| line.trim().strip_prefix('\'')?.split("': ").next()).collect();
    let mut used = Vec::new();
    for file in std::fs::read_dir(&folder).expect("the page").flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        let text = read(&name);
        if name == "index.html" {
            used.extend(between(&text, "data-t>", '<').map(str::to_owned));
            let labelled = text.split(" data-t-label").filter_map(|part| part.rsplit_once("aria-label=\""));
            used.extend(labelled.map(|(_, label)| label.trim_end_matches('"').to_owned()).take(4));
        } else if name.strip_suffix(".js").is_some() && name != "words.js" {
            let calls = text
                .match_indices("t('")
                .filter(|(at, _)| !text[..*at].ends_with(|c: char| c.is_alphanumeric() || "._$".contains(c)));
            used.extend(
                calls.filter_map(|(at, call)| text[at + call.len()..].split('\'').next()).map(str::to_owned),
            );
        }
    }
    for text in &used {
        assert!(known.contains(&text.as_str()), "no Italian for {text:?}");
    }
    let api = std::fs::read_to_string(folder.join("../api.rs")).expect("the API");
    for text in known {
        let said = text.replace("\\'", "'").replace("32", "{NAME}").replace("2000", "{TEXT}");
        let js = |text: &str| {
            std::fs::read_dir(&folder).expect("the page").flatten().any(|file| {
                file.file_name() != "words.js" && read(&file.file_name().to_string_lossy()).contains(text)
            })
        };
        let refused = text.starts_with("that command");
        assert!(js(text) || api.contains(&said) || refused, "{text:?} is not used");
    }
}

#[tokio::test]
async fn other_sites_pages_get_nothing() {
    let stage = Stage::new().await;
    let ask =
        |name, value: &'static str| stage.client.get(stage.url("/api/state")).header(name, value).send();
    let foreign = ask(ORIGIN, "https://evil.example").await.expect("an answer");
    assert_eq!(foreign.status(), StatusCode::FORBIDDEN);
    let rebound = ask(HOST, "evil.example").await.expect("an answer");
    assert_eq!(rebound.status(), StatusCode::FORBIDDEN);
    // Another site's form can send any content type but JSON.
    let form =
        stage.client.post(stage.url("/api/people")).body(r#"{"name":"Red","locale":"it"}"#).send().await;
    assert_eq!(form.expect("an answer").status(), StatusCode::UNPROCESSABLE_ENTITY);
    assert!(stage.loopback.people().is_empty());
}

#[tokio::test]
async fn the_page_allows_itself_nothing_from_outside() {
    let stage = Stage::new().await;
    let page = stage.get("").await;
    let policy = page.headers()[CONTENT_SECURITY_POLICY].to_str().expect("text").to_owned();
    assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{policy}");
    let text = page.text().await.expect("words");
    assert!(!text.contains("http:") && !text.contains("https:"), "the page names an address outside");
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_in_words_and_changes_nothing() {
    let stage = Stage::new().await;
    let red = stage.loopback.person("Red").to_string();
    let channel = stage.loopback.channel().to_string();
    let long = "x".repeat(2001);
    let cases = [
        ("/api/people", json!({"name": " ", "locale": "it"}), "A name is needed."),
        ("/api/people", json!({"name": "red", "locale": "it"}), "That name is taken."),
        ("/api/people", json!({"name": "Blue", "locale": "xx"}), "There is no such language here."),
        ("/api/channels", json!({"name": "?!"}), "A channel's name is of letters and digits."),
        ("/api/channels", json!({"name": "General"}), "There is a channel of this name already."),
        ("/api/press", json!({"as": "7", "message": "1", "custom_id": "x"}), "There is no such person."),
        ("/api/modal", json!({"as": red, "modal": "1", "values": []}), "This form is no longer open."),
        (
            "/api/say",
            json!({"as": red, "channel": channel, "text": long}),
            "A message has 1 to 2000 letters.",
        ),
        ("/api/skip", json!({}), "There is nothing to skip to here."),
    ];
    for (path, body, words) in cases {
        let (status, answer) = stage.post(path, &body).await;
        assert_eq!((status, &answer["error"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!(words)), "{path}");
    }
    let (status, answer) =
        stage.post("/api/slash", &json!({"as": red, "channel": channel, "path": "nothing"})).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer["error"].as_str().is_some_and(|words| !words.is_empty()));
    assert_eq!((stage.loopback.people().len(), stage.loopback.channels().len()), (1, 1));
}

#[tokio::test]
async fn plain_words_are_read_by_others() {
    let stage = Stage::new().await;
    let (red, blue) = (stage.loopback.person("Red"), stage.loopback.person("Blue"));
    let channel = stage.loopback.channel();
    let body = json!({"as": red.to_string(), "channel": channel.to_string(), "text": "<b>peace?</b>"});
    assert_eq!(stage.post("/api/say", &body).await.0, StatusCode::OK);
    let (_, messages) = read(stage.get(&format!("/api/messages?as={blue}&channel={channel}")).await).await;
    assert_eq!(messages[0]["content"], "<b>peace?</b>");
    assert_eq!(messages[0]["author"], json!({"id": red.to_string(), "username": "Red", "bot": false}));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_write_becomes_text_and_never_markup() {
    let (Some(folder), true) = (node::installed("page"), node::browser()) else { return };
    let stage = Stage::new().await;
    node::run(&folder, "words.mjs", &[("PAGE_URL", &stage.server.url())]).await;
}
