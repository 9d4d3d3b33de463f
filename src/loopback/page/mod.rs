//! The playground's page: a plain window onto the loopback in which one person sits in every seat.
//!
//! A JSON interface ([`api`]), a websocket that says what changed ([`changes`]) and static files without a build
//! step. The page does what a Discord client does and nothing more: it knows no rule of ours, it decides nothing,
//! and it never loads anything from outside (a content security policy forbids it).
//!
//! It is meant for the machine it runs on: requests that name another host, or that come from another site's page,
//! are refused ([`guard`]).

mod api;
mod changes;
pub(super) mod guard;
mod wire;

use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::fmt;
use std::future::Future;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS};
use axum::middleware;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::watch;

use super::{Id, Loopback, Modal, listen};

/// What skipping to the deadline comes to: a sentence for the person, or why it did not work.
pub type Skipped = Pin<Box<dyn Future<Output = Result<String, String>> + Send>>;

/// Whether there is a deadline to skip to.
pub type Due = Pin<Box<dyn Future<Output = bool> + Send>>;

/// Moving time to the next deadline. The binary provides it: only it knows of deadlines.
#[derive(Clone)]
pub struct Skip {
    /// Whether any deadline is running now.
    pub due: Arc<dyn Fn() -> Due + Send + Sync>,
    /// Moves time there.
    pub go: Arc<dyn Fn() -> Skipped + Send + Sync>,
}

/// What the page is started with.
#[derive(Clone, Default)]
pub struct Options {
    /// What the button "Skip to the deadline" does; without it there is no button.
    pub skip: Option<Skip>,
    /// Whether the first browser that opens the page says which language the people read.
    pub browser_language: bool,
    /// What an empty channel says besides, in Markdown: how to begin with this bot.
    pub hint: String,
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Options").field("skip", &self.skip.is_some()).finish_non_exhaustive()
    }
}

/// Most bytes of one request of the page: far more than the longest message.
const MOST_BYTES: usize = 1 << 20;
/// How many opened forms are remembered; the oldest are forgotten, as Discord forgets their tokens.
const MODALS: usize = 100;

/// What the handlers share.
#[derive(Clone)]
struct Page {
    loopback: Loopback,
    skip: Option<Skip>,
    hint: String,
    /// Nobody has said yet which language the people read.
    language_open: Arc<AtomicBool>,
    /// Forms that the bot opened, by their interaction.
    modals: Arc<Mutex<BTreeMap<Id, Modal>>>,
}

impl Page {
    fn remember(&self, modal: Modal) {
        let mut modals = self.modals.lock();
        modals.insert(modal.interaction, modal);
        while modals.len() > MODALS {
            modals.pop_first();
        }
    }

    fn modal(&self, interaction: Id) -> Option<Modal> {
        self.modals.lock().get(&interaction).cloned()
    }
}

/// The page's routes, all under `/page`; `/` leads there.
pub fn router(loopback: Loopback, options: Options) -> Router {
    let language_open = Arc::new(AtomicBool::new(options.browser_language));
    let Options { skip, hint, .. } = options;
    let page = Page { loopback, skip, hint, language_open, modals: Arc::default() };
    let mut router = Router::new()
        .route("/", get(|| async { Redirect::temporary("/page") }))
        .route("/page", get(|| async { file(CONTENT[0]) }))
        .merge(api::routes())
        .merge(changes::routes());
    for content in CONTENT {
        router = router.route(content.path, get(move || async move { file(content) }));
    }
    router.layer(middleware::from_fn(guard::check)).with_state(page)
}

/// A page that is being served. Dropping it does not stop it: [`Server::stop`] does.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    stop: watch::Sender<bool>,
}

impl Server {
    /// Where to point a browser.
    pub fn url(&self) -> String {
        format!("http://{}/page", self.address)
    }

    /// Lets go of the port.
    pub fn stop(&self) {
        self.stop.send_replace(true);
    }
}

/// Serves the page on 127.0.0.1. Port 0 takes any free one.
///
/// # Errors
/// When the port is taken.
pub async fn start(loopback: Loopback, options: Options, port: u16) -> std::io::Result<Server> {
    let listener = TcpListener::bind(("127.0.0.1", port)).await?;
    let address = listener.local_addr()?;
    let (stop, stopped) = watch::channel(false);
    let waits = loopback.waits();
    let router = listen::bounded(router(loopback, options), MOST_BYTES, waits);
    tokio::spawn(listen::serve(listener, router, waits, stopped));
    Ok(Server { address, stop })
}

/// One static file.
#[derive(Clone, Copy)]
struct Content {
    path: &'static str,
    kind: &'static str,
    text: &'static str,
}

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

macro_rules! content {
    ($name:literal, $kind:expr) => {
        Content { path: concat!("/page/", $name), kind: $kind, text: include_str!(concat!("static/", $name)) }
    };
}

/// Every static file; the first is the page itself.
const CONTENT: [Content; 18] = [
    content!("index.html", HTML),
    content!("style.css", CSS),
    content!("message.css", CSS),
    content!("composer.css", CSS),
    content!("app.js", SCRIPT),
    content!("api.js", SCRIPT),
    content!("commands.js", SCRIPT),
    content!("components.js", SCRIPT),
    content!("composer.js", SCRIPT),
    content!("dialogs.js", SCRIPT),
    content!("dom.js", SCRIPT),
    content!("follow.js", SCRIPT),
    content!("markdown.js", SCRIPT),
    content!("message.js", SCRIPT),
    content!("side.js", SCRIPT),
    content!("suggest.js", SCRIPT),
    content!("unread.js", SCRIPT),
    content!("viewer.js", SCRIPT),
];

/// Nothing from outside, nothing inline: whatever slipped through could still not run.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
     base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

fn file(content: Content) -> Response {
    let headers = [
        (CONTENT_TYPE, content.kind),
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (CACHE_CONTROL, "no-cache"),
    ];
    (headers, content.text).into_response()
}
