//! REST pipeline: route, authorization, injected faults, body, rate limit, validation, handler, response.

use std::sync::Arc;

use axum::body::{Body as HttpBody, Bytes};
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::response::Response;

use super::body::{self, Body};
use super::clock::instant;
use super::faults::Trouble;
use super::rate_limits::{self, Key};
use super::reply::Reply;
use super::rest::{self, Call, Spec};
use super::schema;
use super::server::Server;
use super::validation::{self, Flaws};

/// Answers a REST or file request.
pub(crate) async fn rest(server: Arc<Server>, request: Request) -> Response {
    let arrived = instant();
    let method = request.method().as_str().to_owned();
    let path = request.uri().path().to_owned();
    let query = request.uri().query().unwrap_or_default().to_owned();
    if path.starts_with("/cdn/") && method == "GET" {
        return file(&server, &path);
    }
    let Some((spec, params)) = path.strip_prefix("/api/v10").and_then(|p| rest::route(&method, p)) else {
        server.with(|w| {
            w.violate("unknown-route", &format!("{method} {path}"), "the loopback has no such route");
        });
        return send(Reply::no_route());
    };
    let authorized = authorized(&server, &request);
    // Read before the fault is taken: a test that sees it taken may move the clock.
    let now = server.clock().now_ms();
    let trouble = server.faults.lock().take(&spec.name());
    if let Some(early) = early(&server, trouble.as_ref(), now).await {
        return early;
    }
    let body = match body::read(request).await {
        Ok(body) => body,
        Err(reply) => {
            server.with(|w| w.violate("body", &spec.name(), "the body can't be read"));
            return send(reply);
        }
    };
    let reply = judge(&server, spec, &params, authorized, &body).unwrap_or_else(|limits| {
        let mut reply = perform(&server, spec, params, &query, &body, arrived);
        reply.headers.extend(limits);
        reply
    });
    if let Some(Trouble::HangUp { .. }) = trouble {
        return hang_up();
    }
    if let Some(Trouble::Carried(status)) = trouble {
        return plain(status, "upstream connect error");
    }
    send(reply)
}

/// Faults that apply before the body is read.
async fn early(server: &Server, trouble: Option<&Trouble>, now: u64) -> Option<Response> {
    match trouble? {
        Trouble::RateLimited { retry_after, global } => {
            let scope = if *global { "global" } else { "user" };
            Some(send(rate_limits::refusal(retry_after.as_millis() as u64, *global, scope)))
        }
        Trouble::Status(status) => Some(plain(*status, "upstream connect error")),
        Trouble::Error(status, code, message) => Some(send(Reply::error(*status, *code, message))),
        Trouble::HangUp { applied: false } => Some(hang_up()),
        Trouble::HangUp { applied: true } | Trouble::Carried(_) => None,
        Trouble::Delay(length) => {
            server.clock().wait_until(now + length.as_millis() as u64).await;
            None
        }
    }
}

/// `Ok` is a response that ends the request here; `Err` lets the request pass, with the rate limit headers for its
/// response.
fn judge(
    server: &Server,
    spec: &'static Spec,
    params: &[String],
    authorized: bool,
    body: &Body,
) -> Result<Reply, Vec<(&'static str, String)>> {
    if !authorized && !spec.open() {
        server.with(|w| w.violate("token", &spec.name(), "no or wrong bot token"));
        return Ok(Reply::unauthorized());
    }
    let key = match (spec.method, spec.path) {
        ("POST", "/channels/{channel_id}/messages") => Key::Channel(params[0].clone()),
        (_, path) if path.starts_with("/webhooks/") => Key::Webhook(params[1].clone()),
        (_, path) if path.starts_with("/interactions/") => Key::Exempt,
        _ => Key::Open,
    };
    let now = server.clock().now_ms();
    let headers = match server.buckets.lock().take(&key, &server.options().limits, now) {
        Ok(headers) => headers,
        Err(reply) => return Ok(reply),
    };
    let flaws = inspect(server, spec, body);
    if flaws.iter().any(|f| !validation::forgiven(f.rule)) {
        return Ok(validation::invalid_form(&flaws));
    }
    Err(headers)
}

/// Validates the body against the schema, the `OpenAPI` description and the rules of the route, and records all violations.
fn inspect(server: &Server, spec: &'static Spec, body: &Body) -> Vec<validation::Flaw> {
    let mut flaws = Flaws::default();
    let mut notes = Vec::new();
    if let Some(name) = spec.schema {
        if server.options().checked {
            for (path, what) in schema::request(name, &body.json) {
                flaws.add("schema", path.trim_matches('/').replace('/', "."), what);
            }
            if let Some(openapi) = &server.openapi {
                notes = openapi.request(spec.method, spec.path, &body.json);
            }
        }
        (spec.police)(&mut flaws, body);
    }
    if !flaws.0.is_empty() || !notes.is_empty() {
        server.with(|world| {
            for flaw in &flaws.0 {
                world.violate(flaw.rule, &spec.name(), format!("{}: {}", flaw.path, flaw.what));
            }
            for note in notes {
                world.violate("openapi", &spec.name(), note);
            }
        });
    }
    flaws.0
}

fn perform(
    server: &Server,
    spec: &'static Spec,
    params: Vec<String>,
    query: &str,
    body: &Body,
    arrived: std::time::Instant,
) -> Reply {
    let reply = server.with(|world| {
        let mut call = Call { server, world, spec, params, query, body, arrived };
        (spec.handler)(&mut call).unwrap_or_else(|refusal| refusal)
    });
    if let (Some(answer), true, true) = (&reply.body, reply.ok(), server.options().checked) {
        let mut notes = answer_schema(spec).map_or_else(Vec::new, |name| schema::answer(name, answer));
        if let Some(openapi) = &server.openapi {
            notes.extend(openapi.answer(spec.method, spec.path, reply.status, answer));
        }
        if !notes.is_empty() {
            server.with(|world| {
                for note in notes {
                    world.violate("answer-schema", &spec.name(), note);
                }
            });
        }
    }
    reply
}

/// The schema definition of this route's response: the loopback validates its own answers too.
fn answer_schema(spec: &Spec) -> Option<&'static str> {
    match (spec.method, spec.path) {
        ("POST", "/users/@me/channels") => Some("DM"),
        ("GET" | "PATCH", "/channels/{channel_id}") => Some("Channel"),
        ("POST", path) if path.ends_with("/threads") => Some("Thread"),
        ("GET", path) if path.ends_with("/messages") => None,
        ("GET" | "POST" | "PATCH", path)
            if path.contains("/messages") || path == "/webhooks/{webhook_id}/{webhook_token}" =>
        {
            Some("Message")
        }
        ("POST", path) if path.ends_with("/commands") => Some("Command"),
        ("GET", "/users/@me" | "/users/{user_id}") => Some("User"),
        _ => None,
    }
}

fn authorized(server: &Server, request: &Request) -> bool {
    let given = request.headers().get("authorization").and_then(|v| v.to_str().ok()).unwrap_or_default();
    given.strip_prefix("Bot ") == Some(server.options().token.as_str())
}

fn file(server: &Server, path: &str) -> Response {
    let Some(file) = server.with(|world| world.file_at(path)) else {
        return plain(404, "no such file");
    };
    let mut response = Response::new(HttpBody::from(file.bytes));
    if let Ok(value) = HeaderValue::from_str(&file.content_type) {
        response.headers_mut().insert("content-type", value);
    }
    response
}

fn send(reply: Reply) -> Response {
    let text = reply.body.map(|b| b.to_string());
    let has_body = text.is_some();
    let mut response = Response::new(HttpBody::from(text.unwrap_or_default()));
    *response.status_mut() = StatusCode::from_u16(reply.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    if has_body {
        response.headers_mut().insert("content-type", HeaderValue::from_static("application/json"));
    }
    for (name, value) in reply.headers {
        if let Ok(value) = HeaderValue::from_str(&value) {
            response.headers_mut().insert(HeaderName::from_static(name), value);
        }
    }
    response
}

/// A short response that is not in Discord's form, as a proxy in front of Discord sends it.
pub(crate) fn plain(status: u16, text: &'static str) -> Response {
    let mut response = Response::new(HttpBody::from(text));
    *response.status_mut() = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    response
}

/// A response whose body breaks off: the connection ends before it is complete.
fn hang_up() -> Response {
    let broken =
        futures_util::stream::once(async { Err::<Bytes, _>(std::io::Error::other("hung up on demand")) });
    let mut response = Response::new(HttpBody::from_stream(broken));
    response.headers_mut().insert("content-length", HeaderValue::from_static("1000000"));
    response
}
