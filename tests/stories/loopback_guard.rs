//! Host check, timeouts and size limits of the API and the page: another site's page in the browser, requests that
//! never end, requests that declare too large a body. Raw sockets, because no real client sends this.

use crate::loopback_bot::{start, still};
use casus_belli::loopback::{Loopback, Options, Waits, page};
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

/// A loopback with short timeouts.
async fn impatient() -> Loopback {
    let short = Duration::from_millis(80);
    let waits = Waits { first: short, head: short, body: short };
    start(Options { waits, ..still() }).await
}

fn address(url: &str) -> String {
    url.trim_start_matches("http://").split('/').next().expect("a host").to_owned()
}

/// Sends these bytes and returns the response until the server closes the connection.
async fn sent(address: &str, bytes: &str) -> String {
    let mut socket = TcpStream::connect(address).await.expect("it listens");
    socket.write_all(bytes.as_bytes()).await.expect("it takes bytes");
    let mut answer = Vec::new();
    let read = tokio::time::timeout(crate::harness::PATIENCE, socket.read_to_end(&mut answer)).await;
    // If the server closes with unread bytes, the connection ends with a reset.
    drop(read.expect("the connection is closed"));
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn every_loopback_has_a_token_of_its_own_that_nobody_can_guess() {
    let (one, other) = (start(still()).await, start(still()).await);
    assert_ne!(one.token(), other.token());
    for loopback in [one, other] {
        let secret = loopback.token().trim_start_matches("loopback-").to_owned();
        assert!(secret.len() == 64 && secret.bytes().all(|byte| byte.is_ascii_hexdigit()), "{secret}");
    }
}

#[tokio::test]
async fn another_sites_page_gets_no_gateway_even_with_the_token() {
    let loopback = start(still()).await;
    let url = loopback.base_url().replace("http://", "ws://") + "/?v=10&encoding=json";
    for origin in ["https://evil.example", "http://127.0.0.1:9", "null"] {
        let mut request = url.as_str().into_client_request().expect("a request");
        request.headers_mut().insert("origin", origin.parse().expect("a header"));
        let refused = tokio_tungstenite::connect_async(request).await.expect_err("it is refused").to_string();
        assert!(refused.contains("403"), "{origin}: {refused}");
    }
    let mut foreign = url.as_str().into_client_request().expect("a request");
    foreign.headers_mut().insert("host", "evil.example".parse().expect("a header"));
    let refused = tokio_tungstenite::connect_async(foreign).await.expect_err("it is refused").to_string();
    assert!(refused.contains("403"), "{refused}");
    tokio_tungstenite::connect_async(url.as_str()).await.expect("a client of this machine connects");
}

#[tokio::test]
async fn a_request_that_names_another_host_is_refused_on_the_wire_even_with_the_token() {
    let loopback = start(still()).await;
    let get = async |host: &str, more: &str| {
        let token = loopback.token();
        let request = format!(
            "GET /api/v10/users/@me HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bot {token}\r\n{more}Connection: close\r\n\r\n"
        );
        sent(&address(&loopback.base_url()), &request).await
    };
    let here = address(&loopback.base_url());
    assert!(get(&here, "").await.starts_with("HTTP/1.1 200"));
    for answer in [get("evil.example", "").await, get(&here, "Origin: https://evil.example\r\n").await] {
        assert!(answer.starts_with("HTTP/1.1 403") && !answer.contains("Loopback Bot"), "{answer}");
    }
}

#[tokio::test]
async fn a_request_that_never_comes_to_its_end_is_given_up_on_the_wire_and_on_the_page() {
    let loopback = impatient().await;
    let page = page::start(loopback.clone(), page::Options::default(), 0).await.expect("a free port");
    for there in [address(&loopback.base_url()), address(&page.url())] {
        let headers =
            format!("POST /page/api/say HTTP/1.1\r\nHost: {there}\r\nContent-Type: application/json\r\n");
        for half in ["", "GET / HT", &headers] {
            let answer = sent(&there, half).await;
            assert!(!answer.contains("200 OK"), "{half:?}: {answer}");
        }
        let answer = sent(&there, &format!("{headers}Content-Length: 20\r\n\r\n{{\"half\":")).await;
        assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    }
    page.stop();
}

#[tokio::test]
async fn a_connection_on_which_nothing_begins_is_closed_long_before_one_that_is_kept_alive() {
    let waits = Waits { first: Duration::from_millis(80), ..Waits::default() };
    let loopback = start(Options { waits, ..still() }).await;
    let page = page::start(loopback.clone(), page::Options::default(), 0).await.expect("a free port");
    for there in [address(&loopback.base_url()), address(&page.url())] {
        let mut kept = TcpStream::connect(&there).await.expect("it listens");
        let get = format!("GET /page/app.js HTTP/1.1\r\nHost: {there}\r\n\r\n");
        kept.write_all(get.as_bytes()).await.expect("it takes bytes");
        let mut first = [0];
        kept.read_exact(&mut first).await.expect("an answer begins");
        for half in ["", "G", "GET /page HTTP/1.1\r\nHost: "] {
            assert_eq!(sent(&there, half).await, "", "{half:?}");
        }
        kept.write_all(get.as_bytes()).await.expect("the other one is still open");
    }
    page.stop();
}

#[tokio::test]
async fn a_request_that_is_declared_too_large_is_refused_before_any_of_it_is_read() {
    // Long timeouts: the refusal must come from the declared length, not from a timeout.
    let loopback = start(still()).await;
    let page = page::start(loopback.clone(), page::Options::default(), 0).await.expect("a free port");
    for there in [address(&loopback.base_url()), address(&page.url())] {
        for declared in ["1000000000000", "99999999999999999999"] {
            let path = format!("/api/v10/channels/{}/messages", loopback.channel());
            let answer = sent(
                &there,
                &format!("POST {path} HTTP/1.1\r\nHost: {there}\r\nContent-Length: {declared}\r\n\r\n"),
            )
            .await;
            let refused = answer.starts_with("HTTP/1.1 413") || answer.starts_with("HTTP/1.1 400");
            assert!(refused && !answer.contains("200 OK"), "{there} {declared}: {answer}");
        }
    }
    page.stop();
}
