//! One gateway connection: HELLO, heartbeats, IDENTIFY, RESUME, and the close codes for protocol errors.

use std::sync::Arc;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::schema;
use super::server::Server;
use super::session_starts::TooMany;
use super::sessions::{Frame, PRIVILEGED};

/// Heartbeat interval sent to the client, in ms.
const HEARTBEAT_MS: u64 = 41_250;
/// Maximum bytes of one message from the client.
const PAYLOAD: usize = 4096;
/// Maximum number of messages from the client per minute of the loopback's clock.
const PER_MINUTE: usize = 120;
/// Maximum number of guilds of one shard.
const MOST_GUILDS: usize = 2500;

/// What to do after a client's message.
enum Next {
    Stay,
    Say(Value),
    Close(u16, &'static str),
}

/// State of a connection.
struct Peer {
    connection: u64,
    session: Option<String>,
    recent: Vec<u64>,
}

/// Serves one connection until it ends.
pub(crate) async fn serve(server: Arc<Server>, mut socket: WebSocket) {
    let (out, mut frames) = mpsc::unbounded_channel();
    let connection = server.with(|world| {
        world.gateway.made += 1;
        let id = world.gateway.made;
        world.gateway.connections.insert(id, out);
        id
    });
    let mut peer = Peer { connection, session: None, recent: Vec::new() };
    let hello =
        json!({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MS, "_trace": []}, "s": null, "t": null});
    let mut clean = false;
    let mut open = socket.send(Message::Text(hello.to_string().into())).await.is_ok();
    let mut stop = server.stopping();
    while open {
        tokio::select! {
            biased;
            frame = frames.recv() => open = pass_on(&mut socket, frame).await,
            incoming = socket.recv() => match incoming {
                Some(Ok(Message::Close(frame))) => {
                    clean = frame.is_some_and(|f| f.code == 1000 || f.code == 1001);
                    open = false;
                }
                Some(Ok(Message::Text(text))) => open = answer(&server, &mut peer, &mut socket, &text).await,
                Some(Ok(Message::Binary(bytes))) => match std::str::from_utf8(&bytes) {
                    Ok(text) => open = answer(&server, &mut peer, &mut socket, text).await,
                    Err(_) => open = close(&mut socket, 4002, "Error while decoding payload.").await,
                },
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Err(_)) | None => open = false,
            },
            _ = stop.changed() => open = close(&mut socket, 1001, "going away").await,
        }
    }
    server.with(|world| world.disconnect(connection, clean));
}

async fn pass_on(socket: &mut WebSocket, frame: Option<Frame>) -> bool {
    match frame {
        Some(Frame::Text(text)) => socket.send(Message::Text(text.into())).await.is_ok(),
        Some(Frame::Close(code, reason)) => close(socket, code, reason).await,
        Some(Frame::Drop) | None => false,
    }
}

async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) -> bool {
    let _ = socket.send(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
    false
}

async fn answer(server: &Server, peer: &mut Peer, socket: &mut WebSocket, text: &str) -> bool {
    match consider(server, peer, text) {
        Next::Stay => true,
        Next::Say(value) => socket.send(Message::Text(value.to_string().into())).await.is_ok(),
        Next::Close(code, reason) => close(socket, code, reason).await,
    }
}

fn consider(server: &Server, peer: &mut Peer, text: &str) -> Next {
    let now = server.clock().now_ms();
    peer.recent.retain(|at| at + 60_000 > now);
    peer.recent.push(now);
    if peer.recent.len() > PER_MINUTE {
        return fault(server, 4008, "You are being rate limited.");
    }
    if text.len() > PAYLOAD {
        return fault(server, 4002, "Payload too large.");
    }
    let Ok(value) = serde_json::from_str::<Value>(text) else {
        return fault(server, 4002, "Error while decoding payload.");
    };
    match value["op"].as_u64() {
        Some(1) => Next::Say(json!({"op": 11, "d": null, "s": null, "t": null})),
        Some(2) => identify(server, peer, &value["d"]),
        Some(6) => resume(server, peer, &value["d"]),
        Some(3 | 4 | 8) if peer.session.is_some() => Next::Stay,
        Some(3 | 4 | 8) => fault(server, 4003, "Not authenticated."),
        _ => fault(server, 4001, "Unknown opcode."),
    }
}

/// Closes the connection because of a protocol error by the bot, and records it as a violation.
fn fault(server: &Server, code: u16, reason: &'static str) -> Next {
    server.with(|world| world.violate("gateway", "gateway", format!("closed with {code}: {reason}")));
    Next::Close(code, reason)
}

fn token_ok(server: &Server, d: &Value) -> bool {
    let token = d["token"].as_str().unwrap_or_default();
    token.strip_prefix("Bot ").unwrap_or(token) == server.options().token
}

fn identify(server: &Server, peer: &mut Peer, d: &Value) -> Next {
    if peer.session.is_some() {
        return fault(server, 4005, "Already authenticated.");
    }
    if let Some(code) = server.with(|world| {
        let (left, code) = world.gateway.refuse?;
        world.gateway.refuse = left.checked_sub(1).filter(|n| *n > 0).map(|n| (n, code));
        Some(code)
    }) {
        return Next::Close(code, "refused on demand");
    }
    if !token_ok(server, d) {
        return Next::Close(4004, "Authentication failed.");
    }
    for flaw in schema::identify(d) {
        server.with(|world| world.violate("schema", "gateway IDENTIFY", flaw.clone()));
    }
    let intents = d["intents"].as_u64().unwrap_or(0);
    if intents & PRIVILEGED != 0 {
        return fault(server, 4014, "Disallowed intent(s).");
    }
    let shard = (d["shard"][0].as_u64().unwrap_or(0), d["shard"][1].as_u64().unwrap_or(1));
    if shard.0 >= shard.1 {
        return fault(server, 4010, "Invalid shard.");
    }
    if server.with(|world| world.guilds_of_shard(shard)) > MOST_GUILDS {
        return fault(server, 4011, "Sharding required.");
    }
    let (now, limit, total) = {
        let options = server.options();
        (server.clock().now_ms(), options.limits.identifies, options.session_starts)
    };
    match server.with(|world| world.gateway.starts.take(shard.0, now, limit, total)) {
        Ok(()) => {}
        Err(TooMany::InWindow) => return invalid_session(),
        Err(TooMany::Today) => {
            server.with(|world| {
                world.forget_sessions();
                world.gateway.everywhere(&Frame::Close(4004, "Authentication failed."));
            });
            return fault(server, 4004, "No session start is left today: the token is reset.");
        }
    }
    let url = server.gateway_url();
    peer.session = Some(server.with(|world| world.identify(peer.connection, shard, intents, &url)));
    Next::Stay
}

fn resume(server: &Server, peer: &mut Peer, d: &Value) -> Next {
    if !token_ok(server, d) {
        return Next::Close(4004, "Authentication failed.");
    }
    let session = d["session_id"].as_str().unwrap_or_default().to_owned();
    let seq = d["seq"].as_u64().unwrap_or(0);
    if server.with(|world| world.resume(peer.connection, &session, seq)) {
        peer.session = Some(session);
        return Next::Stay;
    }
    invalid_session()
}

/// Opcode 9: the client has to begin a new session later.
fn invalid_session() -> Next {
    Next::Say(json!({"op": 9, "d": false, "s": null, "t": null}))
}
