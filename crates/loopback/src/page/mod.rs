//! The playground's web page: a Discord client for the loopback in which one user plays every seat.
//!
//! It consists of a JSON API ([`api`]), a websocket for changes ([`changes`]) and static files without a build step.
//! The page does only what a Discord client does: it contains no rule of the game and decides nothing. It must not
//! load anything from other sites; a content security policy forbids it.
//!
//! It is for the local machine only: requests that name another host, or that come from another site's page, are
//! refused ([`guard`]).

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

/// Result of skipping to the deadline: a sentence for the person, or the reason for the failure.
pub type Skipped = Pin<Box<dyn Future<Output = Result<String, String>> + Send>>;

/// Future: whether there is a deadline to skip to.
pub type Due = Pin<Box<dyn Future<Output = bool> + Send>>;

/// Moves time to the next deadline. The binary provides it, because the loopback knows no deadlines.
#[derive(Clone)]
pub struct Skip {
    /// Whether any deadline is running now.
    pub due: Arc<dyn Fn() -> Due + Send + Sync>,
    /// Moves time to the next deadline; the answer is in that locale.
    pub go: Arc<dyn Fn(&str) -> Skipped + Send + Sync>,
}

/// Future: an action that was carried out, or the reason for the failure as a sentence for the person.
pub type Acted = Pin<Box<dyn Future<Output = Result<(), String>> + Send>>;

/// Starts a game for a person (the first id) in a channel. The binary provides it, because the loopback knows no games.
pub type Start = Arc<dyn Fn(Id, Id) -> Acted + Send + Sync>;

/// Options of the page.
#[derive(Clone, Default)]
pub struct Options {
    /// Action of the button "Start a game" in an empty channel; `None`: no button.
    pub start: Option<Start>,
    /// Action of the button "Skip to the deadline"; `None`: no button.
    pub skip: Option<Skip>,
    /// Whether the first browser that opens the page sets the locale of all people.
    pub browser_language: bool,
    /// Additional text in an empty channel, in Markdown: how to begin with this bot. Pairs of locale and text; the first
    /// is for all other locales.
    pub hints: Vec<(&'static str, String)>,
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Options").field("skip", &self.skip.is_some()).finish_non_exhaustive()
    }
}

/// Maximum bytes of one request of the page: far more than the longest message.
const MOST_BYTES: usize = 1 << 20;
/// Maximum number of opened modals that are kept; the oldest are dropped first.
const MODALS: usize = 100;

/// State of the handlers.
#[derive(Clone)]
struct Page {
    loopback: Loopback,
    start: Option<Start>,
    skip: Option<Skip>,
    hints: Vec<(&'static str, String)>,
    /// True until the first browser has set the locale.
    language_open: Arc<AtomicBool>,
    /// Modals that the bot opened, by interaction id.
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

    /// The additional text in an empty channel for that person.
    fn hint(&self, person: Option<Id>) -> &str {
        let people = self.loopback.people();
        let locale = people.iter().find(|known| Some(known.id) == person).map(|known| known.locale.as_str());
        let own = self.hints.iter().find(|(of, _)| Some(*of) == locale).or(self.hints.first());
        own.map_or("", |(_, hint)| hint)
    }

    fn modal(&self, interaction: Id) -> Option<Modal> {
        self.modals.lock().get(&interaction).cloned()
    }
}

/// Router of the page, below `/page`; `/` redirects there.
pub fn router(loopback: Loopback, options: Options) -> Router {
    let language_open = Arc::new(AtomicBool::new(options.browser_language));
    let Options { start, skip, hints, .. } = options;
    let page = Page { loopback, start, skip, hints, language_open, modals: Arc::default() };
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

/// A running server of the page. Dropping it does not stop it: [`Server::stop`] does.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    stop: watch::Sender<bool>,
}

impl Server {
    /// URL of the page.
    pub fn url(&self) -> String {
        format!("http://{}/page", self.address)
    }

    /// Stops the server and releases the port.
    pub fn stop(&self) {
        self.stop.send_replace(true);
    }
}

/// Serves the page on 127.0.0.1. Port 0 takes any free port.
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

/// All static files; the first is the page itself.
const CONTENT: [Content; 20] = [
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
    content!("picture.js", SCRIPT),
    content!("side.js", SCRIPT),
    content!("suggest.js", SCRIPT),
    content!("unread.js", SCRIPT),
    content!("viewer.js", SCRIPT),
    content!("words.js", SCRIPT),
];

/// Content security policy: nothing from other origins and nothing inline, so that injected markup can't run.
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
