//! REST responses in Discord's form, with its error codes.

use serde_json::{Value, json};

/// A status, a JSON body and extra headers.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) body: Option<Value>,
    pub(crate) headers: Vec<(&'static str, String)>,
}

/// Result of a handler. Both variants are sent; `Err` only leaves the handler early.
pub(crate) type Answer = Result<Reply, Reply>;

impl Reply {
    pub(crate) fn json(body: Value) -> Reply {
        Reply { status: 200, body: Some(body), headers: Vec::new() }
    }

    pub(crate) fn created(body: Value) -> Reply {
        Reply { status: 201, ..Reply::json(body) }
    }

    pub(crate) fn empty() -> Reply {
        Reply { status: 204, body: None, headers: Vec::new() }
    }

    pub(crate) fn error(status: u16, code: u64, message: &str) -> Reply {
        Reply { status, ..Reply::json(json!({"message": message, "code": code})) }
    }

    pub(crate) fn ok(&self) -> bool {
        (200..300).contains(&self.status)
    }
}

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $status:literal, $code:literal, $text:literal;)*) => {
        impl Reply { $($(#[$doc])* pub(crate) fn $name() -> Reply { Reply::error($status, $code, $text) })* }
    };
}

refusals! {
    unauthorized = 401, 0, "401: Unauthorized";
    no_route = 404, 0, "404: Not Found";
    unknown_application = 404, 10002, "Unknown Application";
    unknown_channel = 404, 10003, "Unknown Channel";
    unknown_guild = 404, 10004, "Unknown Guild";
    unknown_member = 404, 10007, "Unknown Member";
    unknown_emoji = 404, 10014, "Unknown Emoji";
    unknown_message = 404, 10008, "Unknown Message";
    unknown_user = 404, 10013, "Unknown User";
    unknown_webhook = 404, 10015, "Unknown Webhook";
    unknown_interaction = 404, 10062, "Unknown interaction";
    unknown_command = 404, 10063, "Unknown application command";
    too_many_pins = 400, 30003, "Maximum number of pins reached (250)";
    /// Too many edits of a message older than an hour.
    too_old_to_edit = 429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later.";
    already_acknowledged = 400, 40060, "Interaction has already been acknowledged.";
    missing_access = 403, 50001, "Missing Access";
    not_yours = 403, 50005, "Cannot edit a message authored by another user";
    empty_message = 400, 50006, "Cannot send an empty message";
    dms_closed = 403, 50007, "Cannot send messages to this user";
    missing_permissions = 403, 50013, "Missing Permissions";
    token_dead = 401, 50027, "Invalid Webhook Token";
    archived = 400, 50083, "Thread is archived";
    thread_locked = 400, 160_005, "Thread is locked";
    has_thread = 400, 160_004, "A thread has already been created for this message";
    /// A list that replaces all commands leaves out the application's entry point.
    entry_point_left_out = 400, 50240, "You cannot remove this app's Entry Point command in a bulk update operation. \
         Please include the Entry Point command in your update request or delete it separately.";
    not_json = 400, 50109, "The request body contains invalid JSON.";
    too_large = 413, 40005, "Request entity too large";
}
