//! State file: keeps the loopback's `World` across restarts, as an append-only file.
//!
//! One JSON line per change; the bytes of a sent file follow its line. A change is written before the request that
//! caused it is answered: a killed process loses nothing that the bot got an answer for. The file is not synced to
//! the disk each time: a power cut may lose the last changes.
//!
//! Ephemeral messages are not kept: Discord's client drops them when it is closed, and their interactions end with
//! the process.
//!
//! Its size is bounded: old messages and pictures are left out when the file is rewritten, which happens at each
//! start and after enough bytes were appended.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{File as Disk, OpenOptions};
use std::io::{BufRead, BufReader, BufWriter, Read, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::entities::{Change, Nonce};
use super::message::{File, Message};
use super::snowflakes::Id;
use super::state::World;
use super::state_record as record;

/// Version of the format, in the first line.
const VERSION: u64 = 1;
/// Maximum number of messages per channel that a rewrite keeps.
const KEPT_MESSAGES: usize = 3_000;
/// Maximum bytes of sent files in all that a rewrite keeps; the newest stay.
const KEPT_BYTES: usize = 96 << 20;
/// Bytes appended before the file is rewritten.
const APPENDED: u64 = 64 << 20;
/// Maximum bytes of a line that is read; a message is far shorter.
const LINE: u64 = 4 << 20;
/// Maximum bytes of a sent file that is read: the limit of one request.
const FILE: u64 = 32 << 20;

/// The open state file.
#[derive(Debug)]
pub(crate) struct WorldFile {
    path: PathBuf,
    out: Disk,
    /// Paths of the sent files that are in it.
    written: BTreeSet<String>,
    appended: u64,
}

/// Result of reading a state file.
pub(crate) struct Restored {
    /// The newest time in it, in Unix milliseconds.
    pub(crate) until_ms: u64,
}

/// Reads the state file into `world`, if the file exists. `base` is the base URL at which sent files are served now.
pub(crate) fn read(path: &Path, base: &str, world: &mut World) -> Result<Option<Restored>, String> {
    let disk = match Disk::open(path) {
        Ok(disk) => disk,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(format!("{} can't be read: {error}", path.display())),
    };
    let mut reading = Reading { input: BufReader::new(disk), line: 0, until_ms: 0, last: 0 };
    reading.all(base, world).map_err(|why| {
        let (path, line) = (path.display(), reading.line);
        format!("{path}, line {line}: {why}; move the file away to begin with an empty server")
    })?;
    settle(world, reading.last);
    Ok(Some(Restored { until_ms: reading.until_ms }))
}

struct Reading {
    input: BufReader<Disk>,
    line: u64,
    until_ms: u64,
    last: u64,
}

impl Reading {
    fn all(&mut self, base: &str, world: &mut World) -> Result<(), String> {
        let Some(first) = self.one()? else { return Err("the file is empty".into()) };
        if first["world"] != VERSION {
            return Err("this is not a world of this program's version".into());
        }
        world.application = record::id(&first["application"]).ok_or("the application has no id")?;
        world.people.clear();
        while let Some(value) = self.one()? {
            self.until_ms = self.until_ms.max(value["at"].as_u64().unwrap_or(0));
            self.last = self.last.max(value["last"].as_u64().unwrap_or(0));
            if let Some(path) = value["file"].as_str() {
                // A truncated file was being written when the process ended; no message refers to it yet.
                let Some(bytes) = self.bytes(&value["bytes"])? else { break };
                let text = |key: &str| value[key].as_str().unwrap_or_default().to_owned();
                let file = File { name: text("name"), content_type: text("type"), bytes };
                world.files.insert(path.to_owned(), file);
            } else {
                apply(&value, base, world).ok_or("this line makes no sense")?;
            }
        }
        let bot = world.person(world.application).is_some();
        if bot { Ok(()) } else { Err("the bot is not among the people".into()) }
    }

    /// The next line; `None` at the end. A last line without a newline was being written when the process ended, and
    /// is ignored.
    fn one(&mut self) -> Result<Option<Value>, String> {
        let mut line = Vec::new();
        let read = (&mut self.input).take(LINE).read_until(b'\n', &mut line).map_err(|e| e.to_string())?;
        if read as u64 == LINE {
            return Err("a line is too long".into());
        }
        if line.pop() != Some(b'\n') {
            return Ok(None);
        }
        self.line += 1;
        serde_json::from_slice(&line).map(Some).map_err(|_| "this is not JSON".into())
    }

    fn bytes(&mut self, length: &Value) -> Result<Option<Vec<u8>>, String> {
        let length = length.as_u64().filter(|n| *n <= FILE).ok_or("a file has no sensible length")?;
        let mut bytes = Vec::new();
        (&mut self.input).take(length + 1).read_to_end(&mut bytes).map_err(|e| e.to_string())?;
        if bytes.len() as u64 <= length {
            return Ok(None);
        }
        if bytes.pop() != Some(b'\n') {
            return Err("a file is longer than its line says".into());
        }
        Ok(Some(bytes))
    }
}

/// Applies one line to `world`; `None` if it can't be parsed.
fn apply(value: &Value, base: &str, world: &mut World) -> Option<()> {
    if let Some(person) = value.get("person") {
        let person = record::read_person(person)?;
        world.people.insert(person.id, person);
    } else if let Some(guild) = value.get("guild") {
        let guild = record::read_guild(guild)?;
        world.guilds.insert(guild.id, guild);
    } else if let Some(channel) = value.get("channel") {
        let channel = record::read_channel(channel)?;
        world.channels.insert(channel.id, channel);
    } else if let Some(emoji) = value.get("emoji") {
        let emoji = record::read_emoji(emoji)?;
        world.emojis.insert(emoji.id, emoji);
    } else if let Some(commands) = value.get("commands") {
        world.commands = record::read_commands(commands)?;
    } else if let Some(gone) = value.get("no_emoji") {
        world.emojis.remove(&record::id(gone)?);
    } else if let Some(message) = value.get("message") {
        let message = record::read_message(message, base)?;
        world.messages.insert(message.id, message);
    } else if let Some(gone) = value.get("no_message") {
        world.messages.remove(&record::id(gone)?);
    } else if let Some(gone) = value.get("no_channel") {
        let gone = record::id(gone)?;
        world.channels.remove(&gone);
        world.messages.retain(|_, m| m.channel != gone);
    } else if value.get("time").is_none() {
        return None;
    }
    Some(())
}

/// Derives the rest from what was read: the order of messages, their nonces, the highest used id.
fn settle(world: &mut World, last: u64) {
    // Drop messages that are still "thinking": their interactions ended with the process.
    world.messages.retain(|_, m| !m.loading() && world.channels.contains_key(&m.channel));
    let mut order: BTreeMap<Id, Vec<Id>> = BTreeMap::new();
    for message in world.messages.values() {
        order.entry(message.channel).or_default().push(message.id);
        if let Some(nonce) = &message.nonce {
            world.nonces.push_back(Nonce {
                channel: message.channel,
                text: nonce.to_string(),
                at_ms: message.created_ms,
                message: message.id,
            });
        }
    }
    for channel in world.channels.values_mut() {
        channel.messages = order.remove(&channel.id).unwrap_or_default();
    }
    world.ids.above(last);
}

impl World {
    /// Writes the whole state into a new file at `path`, and from now on each change.
    pub(crate) fn keep_in(&mut self, path: &Path, base: &str, now_ms: u64) -> Result<(), String> {
        let file = WorldFile::anew(path, self, base, now_ms);
        self.file = Some(file.map_err(|error| format!("{} can't be written: {error}", path.display()))?);
        Ok(())
    }

    /// Appends the changes. If writing fails, the error is logged and the state is kept in memory only.
    pub(crate) fn append_changes(&mut self, news: &[Change], base: &str, now_ms: u64) {
        let Some(mut file) = self.file.take() else { return };
        let mut written = news.iter().try_for_each(|change| file.change(*change, self, base, now_ms));
        if written.is_ok() && file.appended > APPENDED {
            written = WorldFile::anew(&file.path, self, base, now_ms).map(|anew| file = anew);
        }
        match written {
            Ok(()) => self.file = Some(file),
            Err(error) => {
                let path = file.path.display();
                tracing::error!(target: "loopback", %path, %error, "the world is no longer kept in its file");
            }
        }
    }

    /// Appends the current time without a change.
    pub(crate) fn append_time(&mut self, now_ms: u64) {
        let last = self.ids.last();
        if let Some(file) = &mut self.file
            && let Err(error) = file.line(json!({"time": true}), last, now_ms)
        {
            tracing::error!(target: "loopback", %error, "the time was not written into the world's file");
        }
    }

    /// Drops messages and files beyond the limits.
    fn trim(&mut self) {
        for channel in self.channels.values_mut() {
            let surplus = channel.messages.len().saturating_sub(KEPT_MESSAGES);
            for old in channel.messages.drain(..surplus) {
                self.messages.remove(&old);
            }
        }
        let mut left = KEPT_BYTES;
        let mut kept = BTreeSet::new();
        for path in self.messages.values().rev().flat_map(paths) {
            let size = self.files.get(path).map_or(0, |f| f.bytes.len());
            left = left.saturating_sub(size);
            if left > 0 {
                kept.insert(path.to_owned());
            }
        }
        self.files.retain(|path, _| kept.contains(path));
    }
}

/// Paths of a message's files in the store.
fn paths(message: &Message) -> impl Iterator<Item = &str> {
    message.attachments.iter().filter_map(|a| a.url.find("/cdn/").map(|at| &a.url[at..]))
}

impl WorldFile {
    /// Writes the whole state into a new file that replaces the old one.
    fn anew(path: &Path, world: &mut World, base: &str, now_ms: u64) -> std::io::Result<WorldFile> {
        world.trim();
        let mut beside = path.as_os_str().to_owned();
        beside.push(".new");
        let beside = PathBuf::from(beside);
        let out = OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&beside)?;
        let mut anew = WorldFile { path: path.to_owned(), out, written: BTreeSet::new(), appended: 0 };
        anew.everything(world, base, now_ms)?;
        anew.out.sync_all()?;
        std::fs::rename(&beside, path)?;
        anew.appended = 0;
        Ok(anew)
    }

    fn everything(&mut self, world: &World, base: &str, now_ms: u64) -> std::io::Result<()> {
        let last = world.ids.last();
        self.line(json!({"world": VERSION, "application": world.application.0}), last, now_ms)?;
        for person in world.people.values() {
            self.line(json!({"person": record::person(person)}), last, now_ms)?;
        }
        for guild in world.guilds.values() {
            self.line(json!({"guild": record::guild(guild)}), last, now_ms)?;
        }
        for channel in world.channels.values() {
            self.line(json!({"channel": record::channel(channel)}), last, now_ms)?;
        }
        for emoji in world.emojis.values() {
            self.line(json!({"emoji": record::emoji(emoji)}), last, now_ms)?;
        }
        if !world.commands.is_empty() {
            self.line(json!({"commands": record::commands(&world.commands)}), last, now_ms)?;
        }
        world.messages.values().try_for_each(|m| self.message(m, world, base, now_ms))
    }

    fn change(&mut self, change: Change, world: &World, base: &str, now_ms: u64) -> std::io::Result<()> {
        let last = world.ids.last();
        let value = match change {
            Change::Message { id, .. } => match world.messages.get(&id) {
                Some(message) => return self.message(message, world, base, now_ms),
                None => json!({"no_message": id.0}),
            },
            Change::Channel(id) => match world.channels.get(&id) {
                Some(channel) => json!({"channel": record::channel(channel)}),
                None => json!({"no_channel": id.0}),
            },
            Change::Person(id) => match world.people.get(&id) {
                Some(person) => json!({"person": record::person(person)}),
                None => return Ok(()),
            },
            Change::Guild(id) => match world.guilds.get(&id) {
                Some(guild) => json!({"guild": record::guild(guild)}),
                None => return Ok(()),
            },
            Change::Emoji(id) => match world.emojis.get(&id) {
                Some(emoji) => json!({"emoji": record::emoji(emoji)}),
                None => json!({"no_emoji": id.0}),
            },
            Change::Commands => json!({"commands": record::commands(&world.commands)}),
            Change::Interaction(_) | Change::Gateway { .. } | Change::Violation => {
                return Ok(());
            }
        };
        self.line(value, last, now_ms)
    }

    /// Writes a message, after those of its files that are not yet in the file.
    fn message(&mut self, message: &Message, world: &World, base: &str, now_ms: u64) -> std::io::Result<()> {
        let last = world.ids.last();
        if message.ephemeral() {
            return Ok(());
        }
        for path in paths(message) {
            let Some(file) = world.files.get(path).filter(|_| !self.written.contains(path)) else { continue };
            let head = json!({
                "file": path, "name": file.name, "type": file.content_type, "bytes": file.bytes.len(),
                "last": last, "at": now_ms,
            });
            let mut out = BufWriter::with_capacity(file.bytes.len() + 1024, &self.out);
            writeln!(out, "{head}")?;
            out.write_all(&file.bytes)?;
            out.write_all(b"\n")?;
            out.flush()?;
            drop(out);
            self.appended += file.bytes.len() as u64;
            self.written.insert(path.to_owned());
        }
        self.line(json!({"message": record::message(message, base)}), last, now_ms)
    }

    fn line(&mut self, mut value: Value, last: u64, now_ms: u64) -> std::io::Result<()> {
        value["last"] = last.into();
        value["at"] = now_ms.into();
        let line = format!("{value}\n");
        self.appended += line.len() as u64;
        self.out.write_all(line.as_bytes())
    }
}
