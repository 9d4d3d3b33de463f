//! Host and origin check for the page and the API: they have no log-in, so other sites' pages must not reach them
//! through the browser.
//!
//! A request must name this machine as its host (an IP address or `localhost`: another name could be made to resolve
//! to this machine), and a request sent by a page must come from our own origin.

use std::net::IpAddr;

use axum::extract::Request;
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Passes allowed requests on, responds 403 to the others.
pub(crate) async fn check(request: Request, next: Next) -> Response {
    if allowed(request.headers()) {
        next.run(request).await
    } else {
        (StatusCode::FORBIDDEN, "This page is for the machine it runs on.").into_response()
    }
}

fn allowed(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let Some(host) = text(HOST) else { return false };
    let ours = |origin: &str| origin == format!("http://{host}");
    is_here(host) && text(ORIGIN).is_none_or(ours)
}

/// Whether a `Host` header is an IP address or `localhost`, with or without a port.
fn is_here(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if !port.is_empty() && port.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => host,
    };
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    name == "localhost" || bare.parse::<IpAddr>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(host: &str, origin: Option<&str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().expect("a header"));
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().expect("a header"));
        }
        headers
    }

    #[test]
    fn the_machine_itself_may_pass_by_address_or_as_localhost() {
        assert!(allowed(&headers("127.0.0.1:8080", None)));
        assert!(allowed(&headers("localhost:8080", Some("http://localhost:8080"))));
        assert!(allowed(&headers("[::1]:8080", Some("http://[::1]:8080"))));
    }

    #[test]
    fn a_name_that_points_here_is_refused() {
        assert!(!allowed(&headers("evil.example:8080", None)));
        assert!(!allowed(&headers("localhost.evil.example", None)));
        assert!(!allowed(&HeaderMap::new()));
    }

    #[test]
    fn another_sites_page_is_refused() {
        assert!(!allowed(&headers("127.0.0.1:8080", Some("https://evil.example"))));
        assert!(!allowed(&headers("127.0.0.1:8080", Some("http://127.0.0.1:9090"))));
        assert!(!allowed(&headers("127.0.0.1:8080", Some("null"))));
    }
}
