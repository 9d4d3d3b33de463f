//! A proxy before a PostgreSQL server, by TCP: it leads to another server when it is told to, and can fall silent, as a machine that
//! has lost its network.

#![allow(dead_code, reason = "not every program that uses this file needs all of it")]

use crate::postgres_server::{Server, USER};
use parking_lot::Mutex;
use std::path::PathBuf;
use std::sync::Arc;
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
    /// It carries nothing, on the connections that there are and on new ones.
    Now,
}

/// A running proxy.
pub(crate) struct Proxy {
    port: u16,
    server: Arc<Mutex<PathBuf>>,
    silence: watch::Sender<Silence>,
}

impl Proxy {
    /// A proxy before that server.
    pub(crate) async fn before(server: &Server) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let server = Arc::new(Mutex::new(server.socket()));
        let silence = watch::Sender::new(Silence::Not);
        let (at, deaf) = (Arc::clone(&server), silence.clone());
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let at = at.lock().clone();
                tokio::spawn(carry(client, at, deaf.clone()));
            }
        });
        Self { port, server, silence }
    }

    /// Leads new connections to that server.
    pub(crate) fn lead_to(&self, server: &Server) {
        *self.server.lock() = server.socket();
    }

    /// Becomes silent, or carries again; connections on which nothing was carried stay useless.
    pub(crate) fn be(&self, silence: Silence) {
        self.silence.send_replace(silence);
    }

    /// The url of a database behind it, for the superuser.
    pub(crate) fn url(&self, database: &str) -> String {
        format!("postgres://{USER}@127.0.0.1:{}/{database}?sslmode=disable", self.port)
    }
}

/// Carries one connection. One that was silent stays silent until the client gives it up.
async fn carry(mut client: TcpStream, server: PathBuf, silence: watch::Sender<Silence>) {
    let Ok(mut behind) = UnixStream::connect(server).await else { return };
    let (mut asked, mut said) = ([0; 8_192], [0; 8_192]);
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
                if behind.write_all(&asked[..read]).await.is_err() { return; }
                let last = |text: &str| asked[..read].windows(text.len()).any(|part| part == text.as_bytes());
                silence.send_if_modified(|silence| {
                    let falls = matches!(silence, Silence::After(text) if last(text));
                    if falls { *silence = Silence::Now; }
                    falls
                });
            }
            read = behind.read(&mut said) => {
                let Ok(read @ 1..) = read else { return };
                if client.write_all(&said[..read]).await.is_err() { return; }
            }
        }
    }
}
