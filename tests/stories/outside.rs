//! Helper: a bot as its operator sees it from outside, by `/health`, `/metrics` and the lines of its log.

use crate::harness::PATIENCE;
use parking_lot::Mutex;
use serde_json::Value;
use std::sync::Arc;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

/// Sets the port of `/health` and `/metrics`: any free one.
pub(crate) fn watched(command: &mut Command) {
    command.env("CASUS_BELLI_OPS_LISTEN", "0");
}

/// A bot that was started with [`watched`].
pub(crate) struct Outside {
    log: Arc<Mutex<Vec<String>>>,
    reading: tokio::task::JoinHandle<()>,
    base: String,
}

impl Outside {
    /// Reads the log of that bot until it says where it listens, and goes on reading.
    pub(crate) async fn of(child: &mut Child) -> Self {
        let log = Arc::new(Mutex::new(Vec::new()));
        let (written, lines) = (Arc::clone(&log), BufReader::new(child.stderr.take().expect("it is piped")));
        let reading = tokio::spawn(async move {
            let mut lines = lines.lines();
            while let Ok(Some(line)) = lines.next_line().await {
                written.lock().push(line);
            }
        });
        let found = async {
            loop {
                let line = log.lock().iter().find(|line: &&String| line.contains("are served")).cloned();
                if let Some(line) = line {
                    return line;
                }
                tokio::task::yield_now().await;
            }
        };
        let line = tokio::time::timeout(PATIENCE, found).await.expect("it says where it listens");
        let port = line.split("127.0.0.1:").nth(1).expect("an address of this machine");
        let port: String = port.chars().take_while(char::is_ascii_digit).collect();
        Self { log, reading, base: format!("http://127.0.0.1:{port}") }
    }

    /// Status and body of an answer.
    pub(crate) async fn get(&self, path: &str) -> (u16, String) {
        let answer = reqwest::get(format!("{}{path}", self.base)).await.expect("an answer");
        (answer.status().as_u16(), answer.text().await.expect("UTF-8"))
    }

    /// The answer of `/health`: its status, and the checks that failed.
    pub(crate) async fn health(&self) -> (u16, Vec<String>) {
        let (status, body) = self.get("/health").await;
        let answer: Value = serde_json::from_str(&body).expect("JSON");
        let checks = answer["checks"].as_object().expect("checks by name");
        assert_eq!(checks.len(), 5, "{body}");
        let failed = checks.iter().filter(|(_, check)| check["ok"] != true).map(|(name, _)| name.clone());
        let failed: Vec<String> = failed.collect();
        assert_eq!(answer["ok"], failed.is_empty(), "{body}");
        (status, failed)
    }

    /// Waits until exactly these checks fail.
    pub(crate) async fn until(&self, failed: &[&str]) {
        let mut last = (0, Vec::new());
        let right = async {
            loop {
                last = self.health().await;
                if last.1 == failed {
                    return last.0;
                }
            }
        };
        let status = tokio::time::timeout(PATIENCE, right).await;
        let status = status.unwrap_or_else(|_| panic!("not {failed:?} but {last:?}"));
        assert_eq!(status, if failed.is_empty() { 200 } else { 503 }, "{failed:?}");
    }

    /// Waits until that check fails; others may fail with it.
    pub(crate) async fn until_named(&self, check: &str) {
        let named = async {
            loop {
                let (status, failed) = self.health().await;
                if failed.iter().any(|name| name == check) {
                    return status;
                }
            }
        };
        let status = tokio::time::timeout(PATIENCE, named).await;
        assert_eq!(status.unwrap_or_else(|_| panic!("{check} is never named")), 503);
    }

    /// The samples of `/metrics`: a name with its labels, and its value.
    pub(crate) async fn metrics(&self) -> Vec<(String, f64)> {
        let (status, text) = self.get("/metrics").await;
        assert_eq!(status, 200, "{text}");
        let samples = text.lines().filter(|line| !line.starts_with('#'));
        let sample = |line: &str| {
            let (name, value) = line.rsplit_once(' ').expect("a name and a value");
            (name.to_owned(), value.parse().expect("a number"))
        };
        samples.map(sample).collect()
    }

    /// The value of one sample; 0 if there is none.
    pub(crate) async fn figure(&self, name: &str) -> f64 {
        let samples = self.metrics().await;
        samples.iter().find(|(known, _)| known == name).map_or(0.0, |(_, value)| *value)
    }

    /// Waits until that sample has at least that value.
    pub(crate) async fn at_least(&self, name: &str, least: f64) {
        let reached = async { while self.figure(name).await < least {} };
        tokio::time::timeout(PATIENCE, reached)
            .await
            .unwrap_or_else(|_| panic!("{name} stays below {least}"));
    }

    /// All lines of the log, once the bot has ended.
    pub(crate) async fn whole_log(self) -> Vec<String> {
        self.reading.await.expect("it is read to its end");
        self.log.lock().clone()
    }
}
