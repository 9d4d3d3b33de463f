//! Raw HTTP requests to the loopback, for what no real client would send.

use casus_belli::loopback::{Id, Loopback, Options, Pending};
use serde_json::{Value, json};

use crate::loopback_bot::{start, still};

/// A loopback, and a plain HTTP client with the bot's token.
pub(crate) struct Raw {
    pub(crate) loopback: Loopback,
    pub(crate) red: Id,
    http: reqwest::Client,
}

/// A request with this JSON body.
pub(crate) fn with_json(request: reqwest::RequestBuilder, body: &Value) -> reqwest::RequestBuilder {
    request.header("content-type", "application/json").body(body.to_string())
}

/// Status, headers and JSON of a response.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: reqwest::header::HeaderMap,
    pub(crate) body: Value,
}

impl Answer {
    pub(crate) fn code(&self) -> (u16, u64) {
        (self.status, self.body["code"].as_u64().unwrap_or(0))
    }
}

impl Raw {
    pub(crate) async fn quiet() -> Raw {
        Raw::with(Options { limits: casus_belli::loopback::Limits::none(), ..still() }).await
    }

    pub(crate) async fn with(options: Options) -> Raw {
        Raw::of(options, "Red").await
    }

    /// With a person of this name.
    pub(crate) async fn of(options: Options, name: &str) -> Raw {
        let loopback = start(options).await;
        let red = loopback.person(name);
        Raw { loopback, red, http: reqwest::Client::new() }
    }

    pub(crate) async fn send(&self, method: &str, path: &str, body: Value) -> Answer {
        let request = self.request(method, path);
        let request = if body.is_null() { request } else { with_json(request, &body) };
        Raw::answer(request).await.expect("an answer")
    }

    pub(crate) fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let url = format!("{}/api/v10{path}", self.loopback.base_url());
        let method = method.parse().expect("a method");
        self.http.request(method, url).header("authorization", format!("Bot {}", self.loopback.token()))
    }

    pub(crate) async fn answer(request: reqwest::RequestBuilder) -> Result<Answer, reqwest::Error> {
        let response = request.send().await?;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let body = serde_json::from_slice(&response.bytes().await?).unwrap_or(Value::Null);
        Ok(Answer { status, headers, body })
    }

    /// Sends a message with one file.
    pub(crate) async fn upload(&self, payload: Value, name: &str, bytes: Vec<u8>) -> Answer {
        let part = reqwest::multipart::Part::bytes(bytes).file_name(name.to_owned());
        let form =
            reqwest::multipart::Form::new().text("payload_json", payload.to_string()).part("files[0]", part);
        Raw::answer(self.request("POST", &self.messages()).multipart(form)).await.expect("an answer")
    }

    /// The path of the channel's messages.
    pub(crate) fn messages(&self) -> String {
        format!("/channels/{}/messages", self.loopback.channel())
    }

    /// The path of the application's commands.
    pub(crate) fn commands(&self) -> String {
        format!("/applications/{}/commands", self.loopback.application())
    }

    /// Registers a minimal command of this name and sends it as a user.
    pub(crate) async fn slash(&self, name: &str) -> Pending {
        let command = json!([{"name": name, "description": "d", "options": [
            {"type": 3, "name": "text", "description": "d", "autocomplete": true}]}]);
        assert_eq!(self.send("PUT", &self.commands(), command).await.status, 200);
        self.loopback.begin_slash(self.red, self.loopback.channel(), name, vec![]).expect("a known command")
    }

    /// The callback path of an interaction.
    pub(crate) fn callback(&self, id: Id) -> String {
        format!("/interactions/{id}/{}/callback", self.token(id))
    }

    /// The webhook path of an interaction.
    pub(crate) fn webhook(&self, id: Id) -> String {
        format!("/webhooks/{}/{}", self.loopback.application(), self.token(id))
    }

    fn token(&self, id: Id) -> String {
        self.loopback.interaction_token(id).expect("a known interaction")
    }

    /// The rules broken since the last call.
    pub(crate) fn rules(&self) -> Vec<&'static str> {
        self.loopback.take_violations().into_iter().map(|v| v.rule).filter(|r| *r != "openapi").collect()
    }
}
