//! Components version 2 in the loopback: what Discord refuses or drops although no schema says so, what it adds to its
//! answers, and what a phone shows of such a message.

use casus_belli::loopback::Id;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use crate::loopback_bot::PNG;
use crate::loopback_raw::{Answer, Raw};

const V2: u64 = 1 << 15;

fn text(content: &str) -> Value {
    json!({"type": 10, "content": content})
}

fn button(code: &str) -> Value {
    json!({"type": 2, "style": 1, "label": "Attack", "custom_id": code})
}

fn section(texts: usize) -> Value {
    json!({"type": 9, "components": (0..texts).map(|_| text("a")).collect::<Vec<_>>(), "accessory": button("s")})
}

fn gallery(items: usize) -> Value {
    let item = json!({"media": {"url": "https://example.com/a.png"}, "description": "a"});
    json!({"type": 12, "items": (0..items).map(|_| item.clone()).collect::<Vec<_>>()})
}

#[expect(clippy::needless_pass_by_value, reason = "tables of bodies read better without borrows")]
fn container(components: Value) -> Value {
    json!({"type": 17, "accent_color": 0x00AA_00FF, "components": components})
}

fn two(components: &Value) -> Value {
    json!({"flags": V2, "components": components})
}

/// Lists of components, each with the rule that it breaks.
fn bad() -> Vec<(&'static str, Value)> {
    let long = "x".repeat(2001);
    vec![
        ("text-total", json!([text(&long), container(json!([text(&long)]))])),
        ("text-display", json!([text(" \n ")])),
        ("text-display", json!([container(json!([text("")]))])),
        ("section", json!([section(4)])),
        ("section", json!([section(0)])),
        ("section", json!([{"type": 9, "components": [text("a")]}])),
        ("component-kind", json!([{"type": 9, "components": [gallery(1)], "accessory": button("s")}])),
        ("component-kind", json!([{"type": 9, "components": [text("a")], "accessory": text("b")}])),
        ("component-kind", json!([container(json!([container(json!([text("a")]))]))])),
        ("component-kind", json!([container(json!([button("a")]))])),
        ("gallery", json!([gallery(11)])),
        ("gallery", json!([gallery(0)])),
        (
            "alt-text",
            json!([{"type": 12, "items": [{"media": {"url": "https://example.com/a.png"}, "description": ""}]}]),
        ),
        ("component-id", json!([{"type": 10, "id": 7, "content": "a"}, {"type": 14, "id": 7}])),
        ("accent-color", json!([{"type": 17, "accent_color": 0x0100_0000, "components": [text("a")]}])),
        ("components-v2", json!([container(json!([]))])),
        ("components-v2", json!([])),
    ]
}

#[tokio::test]
async fn components_that_no_schema_forbids_are_refused_and_recorded() {
    let raw = Raw::quiet().await;
    for (rule, components) in bad() {
        let answer = raw.send("POST", &raw.messages(), two(&components)).await;
        assert_eq!(answer.code(), (400, 50035), "{rule}: {components}");
        let rules = raw.rules();
        assert!(rules.contains(&rule), "{rule} not in {rules:?}: {components}");
    }
    let edge = json!([container(json!([text(&"x".repeat(3997)), section(3), gallery(10), {"type": 14}]))]);
    assert_eq!(raw.send("POST", &raw.messages(), two(&edge)).await.status, 200);
    assert_eq!(raw.loopback.violations(), []);
}

#[tokio::test]
async fn the_flag_stays_and_the_message_has_neither_content_nor_embeds_from_then_on() {
    let raw = Raw::quiet().await;
    let posted = raw.send("POST", &raw.messages(), json!({"content": "plain"})).await.body;
    let path = format!("{}/{}", raw.messages(), posted["id"].as_str().expect("an id"));
    let components = json!([text("a")]);
    let edit = async |body: Value| raw.send("PATCH", &path, body).await;
    assert_eq!(edit(two(&components)).await.code(), (400, 50035), "the content is not taken away");
    assert_eq!(raw.rules(), ["components-v2"]);
    let whole = json!({"flags": V2, "content": null, "embeds": [], "components": components});
    assert_eq!(edit(whole).await.status, 200);
    assert_eq!(edit(json!({"content": "plain again"})).await.code(), (400, 50035));
    assert_eq!(
        edit(json!({"flags": 0, "content": "plain again", "components": []})).await.code(),
        (400, 50035)
    );
    assert_eq!(raw.rules(), ["components-v2", "components-v2"]);
    assert_eq!(edit(json!({"flags": V2 | 4096, "components": components})).await.code(), (400, 50035));
    assert_eq!(raw.rules(), ["silent-edit"]);
    let id = raw.slash("ping").await.id();
    let deferral = json!({"type": 5, "data": {"flags": V2 | 64}});
    assert_eq!(raw.send("POST", &raw.callback(id), deferral).await.code(), (400, 50035));
    assert_eq!(raw.rules(), ["deferral-flags"]);
}

/// Sends a body with one file.
async fn upload(raw: &Raw, (method, path): (&str, &str), body: Value, name: &str) -> Answer {
    let part = Part::bytes(PNG.to_vec()).file_name(name.to_owned()).mime_str("image/png").expect("a kind");
    let form = Form::new().text("payload_json", body.to_string()).part("files[0]", part);
    Raw::answer(raw.request(method, path).multipart(form)).await.expect("an answer")
}

fn shows(name: &str) -> Value {
    let item = json!({"media": {"url": format!("attachment://{name}")}, "description": "the front"});
    json!([container(json!([text("a"), {"type": 12, "items": [item]}]))])
}

#[tokio::test]
async fn an_edit_adds_the_files_that_it_lists_and_a_first_response_keeps_those_that_it_lists() {
    let raw = Raw::quiet().await;
    let id = raw.slash("ping").await.id();
    let body = json!({"type": 4, "data": two(&json!([container(json!([text("a"), {"type": 1, "components": [button("b")]}]))]))});
    assert_eq!(raw.send("POST", &raw.callback(id), body).await.status, 204);
    let original = format!("{}/messages/@original", raw.webhook(id));
    let unlisted = upload(&raw, ("PATCH", &original), two(&shows("a.png")), "a.png").await;
    assert_eq!(unlisted.code(), (400, 50035), "the file was dropped, so nothing can show it");
    assert_eq!(raw.rules(), ["file-unlisted", "attachment-reference"]);
    let mut unseen = two(&json!([text("a")]));
    unseen["attachments"] = json!([{"id": "0", "filename": "a.png"}]);
    assert_eq!(upload(&raw, ("PATCH", &original), unseen, "a.png").await.status, 200);
    assert_eq!(raw.rules(), ["file-unseen"]);

    let mut listed = two(&json!([shows("b.png")[0], {"type": 1, "components": [button("b")]}]));
    listed["attachments"] = json!([{"id": "0", "filename": "b.png", "description": "the front"}]);
    let answer = upload(&raw, ("PATCH", &original), listed, "b.png").await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert_eq!(answer.body["attachments"], json!([]), "what a component shows is not listed");
    let item = answer.body["components"][0]["components"][1]["items"][0].clone();
    assert_eq!((item["description"].as_str(), &item["spoiler"]), (Some("the front"), &json!(false)));
    let media = &item["media"];
    assert!(media["id"].is_string() && media["proxy_url"] == media["url"], "{media}");
    assert_eq!(media["content_type"], "image/png");
    let kept = media["attachment_id"].as_str().expect("an id").to_owned();

    let message = raw.loopback.outcome(id).message.expect("the answer");
    let press = async |data: Value| {
        let press = raw.loopback.begin_press(raw.red, message.id, "b").expect("a button");
        raw.send("POST", &raw.callback(press.id()), json!({"type": 7, "data": data})).await
    };
    let mut again = two(&json!([shows("b.png")[0], {"type": 1, "components": [button("b")]}]));
    again["attachments"] = json!([{"id": kept}]);
    assert_eq!(press(again.clone()).await.status, 204, "the old file is kept and shown");
    let files = |raw: &Raw| raw.loopback.message(message.id, raw.red).expect("it stays").attachments.len();
    assert_eq!((files(&raw), raw.rules()), (1, vec![]));
    again.as_object_mut().expect("an object").remove("attachments");
    assert_eq!(press(again).await.code(), (400, 50035), "a first response without a list drops the files");
    raw.rules();
    let plain = two(&json!([text("a"), {"type": 1, "components": [button("b")]}]));
    assert_eq!(press(plain).await.status, 204);
    assert_eq!((files(&raw), raw.rules()), (0, vec![]));
}

#[tokio::test]
async fn texts_ping_as_content_does_but_a_phone_shows_nothing_of_them() {
    let raw = Raw::quiet().await;
    let red: Id = raw.red;
    let posted = raw.send("POST", &raw.messages(), two(&json!([text("hi @everyone")]))).await;
    assert_eq!((posted.status, raw.rules()), (200, vec!["ping-everybody"]));
    let called = json!([container(json!([text(&format!("your turn, <@{red}>"))]))]);
    let with = |allowed: Value| json!({"flags": V2, "components": called, "allowed_mentions": allowed});
    let silent = raw.send("POST", &raw.messages(), with(json!({"parse": []}))).await;
    assert_eq!(silent.body["mentions"], json!([]));
    let loud = raw.send("POST", &raw.messages(), with(json!({"users": [red.to_string()]}))).await;
    assert_eq!(loud.body["mentions"][0]["id"], red.to_string());
    raw.send("POST", &raw.messages(), json!({"content": "your turn"})).await;
    raw.send("POST", &raw.messages(), json!({"content": "the log", "flags": 4096})).await;
    let messages = raw.loopback.messages(raw.loopback.channel(), red);
    let [_, _, called, plain, log] = messages.as_slice() else { panic!("{messages:#?}") };
    assert_eq!(called.pinged, [red]);
    assert_eq!((called.push_text(), called.text()), (Some(""), format!("your turn, <@{red}>")));
    assert_eq!((plain.push_text(), log.push_text()), (Some("your turn"), None));
    assert_eq!(raw.rules(), [] as [&str; 0]);
}

/// Fields of a form in a label, each wrong in its own way.
fn bad_fields() -> Vec<Value> {
    let options =
        |n: usize| -> Vec<Value> { (0..n).map(|i| json!({"label": "l", "value": i.to_string()})).collect() };
    vec![
        json!({"type": 3, "custom_id": "a", "options": options(26)}),
        json!({"type": 3, "custom_id": "a", "options": options(2), "min_values": 0}),
        json!({"type": 3, "custom_id": "a", "options": options(2), "disabled": true}),
        json!({"type": 21, "custom_id": "a", "options": options(1)}),
        json!({"type": 4, "custom_id": "a", "style": 1, "label": "inside a label"}),
    ]
}

#[tokio::test]
async fn fields_of_forms_keep_their_own_rules() {
    let raw = Raw::quiet().await;
    let id = raw.slash("ping").await.id();
    let form = |field: Value| {
        let label = json!({"type": 18, "label": "l", "component": field});
        json!({"type": 9, "data": {"custom_id": "f", "title": "t", "components": [label]}})
    };
    for field in bad_fields() {
        let answer = raw.send("POST", &raw.callback(id), form(field.clone())).await;
        assert_eq!(answer.code(), (400, 50035), "{field}");
        let rules = raw.rules();
        assert!(rules.iter().any(|rule| matches!(*rule, "modal" | "menu-options")), "{rules:?}: {field}");
    }
    let optional = json!({"type": 3, "custom_id": "a", "min_values": 0, "required": false,
        "options": [{"label": "l", "value": "1"}]});
    assert_eq!(raw.send("POST", &raw.callback(id), form(optional)).await.status, 204);
    assert_eq!(raw.loopback.violations(), []);
}
