//! A proxy before a PostgreSQL server, by TCP: it leads to another server when it is told to, and can fall silent, as a machine that
//! has lost its network.

#![allow(dead_code, reason = "not every program that uses this file needs all of it")]

use crate::postgres_server::{Server, USER};
use parking_lot::Mutex;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

/// How silent a proxy is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Silence {
    /// It carries everything.
    Not,
    /// It carries everything until a client sends this, and that too; from then on nothing.
    After(&'static str),
    /// It carries everything, but loses the answer to the first message with this, and the connection of it.
    LosesAnswerTo(&'static str),
    /// It carries everything, but closes the connection of the first message with this, and keeps that for [`Proxy::carry_held`].
    HoldsBack(&'static str),
    /// It carries nothing, on the connections that there are and on new ones.
    Now,
}

/// A running proxy.
pub(crate) struct Proxy {
    port: u16,
    server: Arc<Mutex<PathBuf>>,
    silence: watch::Sender<Silence>,
    held: Held,
    trips: Arc<AtomicU32>,
}

/// What was held back, and its connection to the server.
type Held = Arc<Mutex<Option<(UnixStream, Vec<u8>)>>>;

impl Proxy {
    /// A proxy before that server.
    pub(crate) async fn before(server: &Server) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let server = Arc::new(Mutex::new(server.socket()));
        let silence = watch::Sender::new(Silence::Not);
        let held = Held::default();
        let trips = Arc::<AtomicU32>::default();
        let (at, deaf, holds, counts) =
            (Arc::clone(&server), silence.clone(), Arc::clone(&held), Arc::clone(&trips));
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let at = at.lock().clone();
                tokio::spawn(carry(client, at, deaf.clone(), Arc::clone(&holds), Arc::clone(&counts)));
            }
        });
        Self { port, server, silence, held, trips }
    }

    /// Leads new connections to that server.
    pub(crate) fn lead_to(&self, server: &Server) {
        *self.server.lock() = server.socket();
    }

    /// Becomes silent, or carries again; connections on which nothing was carried stay useless.
    pub(crate) fn be(&self, silence: Silence) {
        self.silence.send_replace(silence);
    }

    /// How often, on all connections, clients have begun to say something after the last answer: the round trips.
    pub(crate) fn trips(&self) -> u32 {
        self.trips.load(Ordering::SeqCst)
    }

    /// Whether it carries everything: what it was told to lose or to hold back once was lost or held back.
    pub(crate) fn carries(&self) -> bool {
        *self.silence.borrow() == Silence::Not
    }

    /// Carries what was held back to the server; returns what that says to it.
    pub(crate) async fn carry_held(&self) -> Vec<u8> {
        let (mut behind, asked) = self.held.lock().take().expect("something was held back");
        let mut said = [0; 8_192];
        behind.write_all(&asked).await.unwrap();
        let read = behind.read(&mut said).await.unwrap();
        said[..read].to_vec()
    }

    /// The url of a database behind it, for the superuser.
    pub(crate) fn url(&self, database: &str) -> String {
        format!("postgres://{USER}@127.0.0.1:{}/{database}?sslmode=disable", self.port)
    }
}

/// Carries one connection. One that was silent stays silent until the client gives it up.
async fn carry(
    mut client: TcpStream,
    server: PathBuf,
    silence: watch::Sender<Silence>,
    held: Held,
    trips: Arc<AtomicU32>,
) {
    let Ok(mut behind) = UnixStream::connect(server).await else { return };
    let (mut asked, mut said) = ([0; 8_192], [0; 8_192]);
    let mut answered = true;
    let mut silent = silence.subscribe();
    loop {
        tokio::select! {
            biased;
            () = async { drop(silent.wait_for(|silence| *silence == Silence::Now).await) } => {
                while client.read(&mut asked).await.is_ok_and(|read| read > 0) {}
                return;
            }
            read = client.read(&mut asked) => {
                let Ok(read @ 1..) = read else { return };
                trips.fetch_add(u32::from(std::mem::take(&mut answered)), Ordering::SeqCst);
                let has = |text: &str| asked[..read].windows(text.len()).any(|part| part == text.as_bytes());
                let mut once = Silence::Not;
                silence.send_if_modified(|silence| {
                    let next = match *silence {
                        Silence::After(text) if has(text) => Silence::Now,
                        Silence::LosesAnswerTo(text) | Silence::HoldsBack(text) if has(text) => Silence::Not,
                        _ => return false,
                    };
                    once = std::mem::replace(silence, next);
                    true
                });
                if matches!(once, Silence::HoldsBack(_)) {
                    *held.lock() = Some((behind, asked[..read].to_vec()));
                    return;
                }
                if behind.write_all(&asked[..read]).await.is_err() { return; }
                if matches!(once, Silence::LosesAnswerTo(_)) {
                    // It was carried out; nobody hears of it.
                    assert!(behind.read(&mut said).await.unwrap() > 0);
                    return;
                }
            }
            read = behind.read(&mut said) => {
                let Ok(read @ 1..) = read else { return };
                answered = true;
                if client.write_all(&said[..read]).await.is_err() { return; }
            }
        }
    }
}
