//! Mode B: the loopback behind TLS under the name discord.com, with the client as in production, including serenity's
//! own rate limiter.

use std::time::Duration;

use casus_belli::loopback::{Bucket, Clock, Limits, Loopback, Options};
use poise::serenity_prelude as serenity;

use crate::loopback_bot::{Bot, start, still};

/// Serves this loopback's API behind TLS; returns the address and the certificate.
async fn behind_tls(loopback: &Loopback) -> (std::net::SocketAddr, Vec<u8>) {
    // Another test of this process may have installed it already.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let own = rcgen::generate_simple_self_signed(vec!["discord.com".into()]).expect("a TLS server or client");
    let (pem, key) = (own.cert.pem().into_bytes(), own.signing_key.serialize_pem().into_bytes());
    let config = axum_server::tls_rustls::RustlsConfig::from_pem(pem.clone(), key)
        .await
        .expect("a TLS server or client");
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a TLS server or client");
    listener.set_nonblocking(true).expect("a TLS server or client");
    let address = listener.local_addr().expect("a TLS server or client");
    let service = loopback.router().into_make_service();
    let server = axum_server::from_tcp_rustls(listener, config).expect("a TLS server or client");
    tokio::spawn(async move { server.serve(service).await.expect("a TLS server or client") });
    (address, pem)
}

fn production_http(loopback: &Loopback, address: std::net::SocketAddr, pem: &[u8]) -> serenity::Http {
    let client = reqwest::Client::builder()
        .use_rustls_tls()
        .no_proxy()
        .add_root_certificate(reqwest::Certificate::from_pem(pem).expect("a TLS server or client"))
        .resolve("discord.com", address)
        .build()
        .expect("a TLS server or client");
    serenity::HttpBuilder::new(loopback.token()).client(client).build()
}

#[tokio::test]
async fn the_production_path_answers_an_interaction() {
    let loopback = start(Options { limits: Limits::none(), ..still() }).await;
    let (address, pem) = behind_tls(&loopback).await;
    let _bot = Bot::run(production_http(&loopback, address, &pem)).await;
    loopback.wait_command("ping").await.unwrap();
    let red = loopback.person("Red");
    let outcome = loopback.slash(red, loopback.channel(), "ping", vec![]).await.unwrap();
    assert_eq!(outcome.text(), "pong");
    assert_eq!(loopback.violations(), []);
}

#[tokio::test]
async fn the_client_s_own_limiter_reads_the_loopback_s_headers_and_is_never_refused() {
    let limits = Limits {
        channel_messages: Bucket { requests: 2, window: Duration::from_millis(300) },
        ..Limits::none()
    };
    let loopback = start(Options { limits, clock: Clock::wall(), ..still() }).await;
    let (address, pem) = behind_tls(&loopback).await;
    let http = production_http(&loopback, address, &pem);
    let channel = serenity::ChannelId::new(loopback.channel().0);
    for n in 0..5 {
        channel.say(&http, format!("message {n}")).await.unwrap();
    }
    let red = loopback.person("Red");
    let messages = loopback.messages(loopback.channel(), red);
    assert_eq!(messages.len(), 5);
    let took = messages[4].created_ms - messages[0].created_ms;
    assert!(took >= 500, "two windows had to pass, but it took {took} ms");
    assert_eq!(loopback.refused(), 0, "the limiter waited instead of being refused");
}
