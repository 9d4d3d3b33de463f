//! Router: dispatches a request to the gateway (websocket upgrade on `/`) or to the REST pipeline.

use std::sync::Arc;

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, FromRequestParts, Request, State};
use axum::response::Response;

use super::server::{MOST_BYTES, Server};
use super::{gateway_connection, rest_pipeline};

/// Discord's API: the gateway on `/`, REST below `/api/v10`, files below `/cdn`.
pub(crate) fn router(server: Arc<Server>) -> Router {
    Router::new().fallback(entry).layer(DefaultBodyLimit::max(MOST_BYTES)).with_state(server)
}

async fn entry(State(server): State<Arc<Server>>, request: Request) -> Response {
    let upgrade =
        request.headers().get("upgrade").is_some_and(|v| v.as_bytes().eq_ignore_ascii_case(b"websocket"));
    if !upgrade || request.uri().path() != "/" {
        return rest_pipeline::rest(server, request).await;
    }
    if server.with(|world| world.gateway.down) {
        return rest_pipeline::plain(503, "the gateway is down on demand");
    }
    let (mut parts, _) = request.into_parts();
    match WebSocketUpgrade::from_request_parts(&mut parts, &server).await {
        Ok(upgrade) => upgrade.on_upgrade(move |socket| gateway_connection::serve(server, socket)),
        Err(rejection) => axum::response::IntoResponse::into_response(rejection),
    }
}
