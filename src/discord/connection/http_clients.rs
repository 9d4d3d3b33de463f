//! HTTP clients of the bot: for Discord itself, for another server that speaks its API, or for a test double with TLS.
//!
//! A base address other than Discord's must be used without serenity's rate limiter: the limiter rebuilds requests
//! without the base address, so they would go to discord.com.

use super::send_rate_limit::{ChannelRequest, SendRateLimit};
use crate::config::{Api, Secret};
use serenity::all::{ApplicationId, ChannelId, CreateAllowedMentions, Http, HttpBuilder};
use std::io::Read as _;
use std::sync::Arc;
use std::time::Duration;

/// Maximum size of the certificate file, in bytes.
const MOST_BYTES: u64 = 1024 * 1024;

/// Why the clients can't be made from the settings.
#[derive(Debug, thiserror::Error)]
pub enum ConnectionError {
    /// The root certificate can't be used.
    #[error(
        "discord.api_ca: {path} cannot be used ({reason}); name a readable PEM file with the certificate"
    )]
    Certificate {
        /// Path of the file.
        path: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The HTTP client can't be made.
    #[error("cannot make an HTTP client: {0}")]
    Client(String),
}

/// The HTTP clients of a bot. Their messages ping nobody unless a message sets its own allowed mentions.
#[derive(Clone)]
pub struct Connection {
    token: Secret,
    api: Api,
    /// For all requests except responses to interactions; applies Discord's rate limits of routes when it talks to Discord.
    /// Private: [`Connection::request`] and its like give it away, each for one request within the limit of all.
    http: Arc<Http>,
    limit: Arc<SendRateLimit>,
    /// For edits of responses to interactions. They don't count against the bot's rate limits, and serenity's limiter
    /// would queue the edits of all interactions one after another, so the limiter is off.
    pub answers: Arc<Http>,
}

impl Connection {
    /// Makes the clients; sends nothing.
    pub fn new(token: &Secret, api: &Api) -> Result<Self, ConnectionError> {
        Ok(Self {
            token: token.clone(),
            api: api.clone(),
            http: Arc::new(build(token, api, true)?),
            limit: Arc::new(SendRateLimit::new()),
            answers: Arc::new(build(token, api, false)?),
        })
    }

    /// The same without the limit of all requests, for a Discord that has none.
    #[must_use]
    pub fn without_limit(self) -> Self {
        Self { limit: Arc::new(SendRateLimit::off()), ..self }
    }

    /// The client for one request, as soon as Discord's limit of all requests allows it.
    pub(crate) async fn request(&self) -> &Arc<Http> {
        self.limit.take().await;
        &self.http
    }

    /// The same for a person who waits: such a request does not queue behind the notices.
    pub(crate) async fn urgent_request(&self) -> &Arc<Http> {
        self.limit.take_urgent().await;
        &self.http
    }

    /// The same to post one message in that channel.
    pub(crate) async fn posting(&self, channel: ChannelId) -> &Arc<Http> {
        self.limit.take_in(ChannelRequest::Post, channel.get()).await;
        &self.http
    }

    /// The same to edit one message of that channel.
    pub(crate) async fn editing(&self, channel: ChannelId) -> &Arc<Http> {
        self.limit.take_in(ChannelRequest::Edit, channel.get()).await;
        &self.http
    }

    /// Returns when another message may be posted in that channel: a picture is drawn after this wait, not before.
    pub(crate) async fn room_to_post(&self, channel: ChannelId) {
        self.limit.room_in(ChannelRequest::Post, channel.get()).await;
    }

    /// Returns when another message of that channel may be edited: the new content is made after this wait.
    pub(crate) async fn room_to_edit(&self, channel: ChannelId) {
        self.limit.room_in(ChannelRequest::Edit, channel.get()).await;
    }

    /// Sets the id of the application, which some requests name.
    pub(crate) fn set_application_id(&self, application: ApplicationId) {
        self.http.set_application_id(application);
        self.answers.set_application_id(application);
    }

    /// Another HTTP client, for the gateway client to own.
    pub(crate) fn another(&self) -> Result<Http, ConnectionError> {
        build(&self.token, &self.api, true)
    }
}

fn build(token: &Secret, api: &Api, limited: bool) -> Result<Http, ConnectionError> {
    let silent = CreateAllowedMentions::new();
    let mut builder = HttpBuilder::new(token.reveal()).default_allowed_mentions(silent);
    match api {
        Api::Discord => builder = builder.ratelimiter_disabled(!limited),
        Api::Base(base) => builder = builder.proxy(base.clone()).ratelimiter_disabled(true),
        Api::Resolve { address, ca } => {
            let trusted = certificate(ca)?;
            let client = reqwest::Client::builder()
                .use_rustls_tls()
                .no_proxy()
                .timeout(Duration::from_secs(30))
                .add_root_certificate(trusted)
                .resolve("discord.com", *address)
                .build()
                .map_err(|reason| ConnectionError::Client(reason.to_string()))?;
            builder = builder.client(client).ratelimiter_disabled(!limited);
        }
    }
    let http = builder.build();
    assert!(
        http.proxy.is_none() || http.ratelimiter.is_none(),
        "a limiter with another base address would send everything to discord.com"
    );
    Ok(http)
}

fn certificate(path: &std::path::Path) -> Result<reqwest::Certificate, ConnectionError> {
    let wrong = |reason: String| ConnectionError::Certificate { path: path.display().to_string(), reason };
    let read = || {
        let mut pem = Vec::new();
        std::fs::File::open(path)?.take(MOST_BYTES + 1).read_to_end(&mut pem).map(|_| pem)
    };
    let pem = read().map_err(|reason: std::io::Error| wrong(reason.to_string()))?;
    if pem.len() as u64 > MOST_BYTES {
        return Err(wrong(format!("more than {MOST_BYTES} bytes")));
    }
    reqwest::Certificate::from_pem(&pem).map_err(|reason| wrong(reason.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limiter_is_on_for_discord_and_never_with_another_base() {
        let token = Secret::new("abc");
        let real = Connection::new(&token, &Api::Discord).unwrap();
        assert!(real.http.ratelimiter.is_some() && real.answers.ratelimiter.is_none());
        let other = Connection::new(&token, &Api::Base("http://127.0.0.1:9".into())).unwrap();
        for http in [&other.http, &other.answers] {
            assert!(http.ratelimiter.is_none());
            assert_eq!(http.proxy.as_deref(), Some("http://127.0.0.1:9"));
        }
    }

    #[test]
    fn a_certificate_that_cannot_be_read_is_one_line_that_says_what_to_do() {
        let api = Api::Resolve { address: "127.0.0.1:9".parse().unwrap(), ca: "no/such.pem".into() };
        let message = Connection::new(&Secret::new("abc"), &api).err().unwrap().to_string();
        assert!(message.starts_with("discord.api_ca: no/such.pem cannot be used ("), "{message}");
        assert_eq!(message.lines().count(), 1);
    }
}
