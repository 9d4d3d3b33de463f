//! Fault injection: orders faults of the loopback, now or for the next requests.

use super::super::entities::Change;
use super::super::faults::Faults;
use super::super::sessions::{Frame, GUILDS};
use super::super::state::World;
use super::super::{Channel, ChannelKind, Fault, Loopback, json, rest};

impl Loopback {
    /// Cancels the remaining faults of requests.
    pub fn forgive(&self) {
        self.faults(|f| *f = Faults::default());
    }

    /// Number of requests that are still to fail.
    pub fn faults_left(&self) -> u32 {
        self.faults(|faults| faults.left())
    }

    /// Orders a fault: it happens now, or with the next requests.
    pub fn misbehave(&self, fault: Fault) {
        match fault {
            Fault::Requests { route, times, trouble } => {
                self.faults(|f| f.add(route, times, trouble));
            }
            Fault::InteractionsExpire { times } => self.faults(|f| f.expiring = times),
            Fault::DmsClosed(person) => self.set_dms(person, false),
            Fault::MissingPermission { channel, permission } => {
                self.deny(channel, |denied| denied | permission.bit());
            }
            Fault::PermissionBack { channel, permission } => {
                self.deny(channel, |denied| denied & !permission.bit());
            }
            Fault::ThreadArchived(thread) => self.close(thread, |thread| thread.archived = true),
            Fault::ThreadLocked { thread, archived } => {
                self.close(thread, |thread| (thread.locked, thread.archived) = (true, archived));
            }
            Fault::ThreadOpened(thread) => {
                self.close(thread, |thread| (thread.locked, thread.archived) = (false, false));
            }
            Fault::MessageDeleted(message) => self.server.with(|world| {
                if let Some(message) = world.unpost(message) {
                    rest::announce(world, "MESSAGE_DELETE", &message);
                }
            }),
            Fault::ChannelDeleted(channel) => self.server.with(|w| rest::remove(w, channel)),
            Fault::BotRemoved(guild) => self.server.with(|w| w.throw_out(guild)),
            Fault::BotInvited(guild) => self.server.with(|w| w.invite(guild)),
            Fault::InteractionUnreadable => self.server.with(World::send_unreadable_interaction),
            Fault::GatewayDrop => self.everywhere(&Frame::Drop),
            Fault::GatewayReconnect => self.say_opcode(7, "null"),
            Fault::GatewayInvalidSession { resumable } => {
                if !resumable {
                    self.server.with(World::forget_sessions);
                }
                self.say_opcode(9, if resumable { "true" } else { "false" });
            }
            Fault::GatewayClose(code) => self.everywhere(&Frame::Close(code, "closed on demand")),
            Fault::GatewayDown(down) => self.server.with(|w| w.gateway.down = down),
            Fault::IdentifyRefused { times, code } => {
                self.server.with(|w| w.gateway.refuse = (times > 0).then_some((times, code)));
            }
        }
    }

    fn faults<T>(&self, change: impl FnOnce(&mut Faults) -> T) -> T {
        change(&mut self.server.faults.lock())
    }

    fn say_opcode(&self, op: u8, d: &str) {
        self.everywhere(&Frame::Text(format!(r#"{{"op":{op},"d":{d},"s":null,"t":null}}"#)));
    }

    fn everywhere(&self, frame: &Frame) {
        self.server.with(|w| w.gateway.everywhere(frame));
    }

    /// Opens or closes a thread.
    fn close(&self, thread: super::super::Id, change: impl FnOnce(&mut Channel)) {
        self.server.with(|world| {
            let Some(known) = world.channels.get_mut(&thread) else { return };
            change(known);
            let (guild, event) = (known.guild, json::channel(world, &world.channels[&thread]));
            world.news.push(Change::Channel(thread));
            world.dispatch("THREAD_UPDATE", guild, GUILDS, event);
        });
    }

    fn deny(&self, channel: super::super::Id, change: impl FnOnce(u64) -> u64) {
        self.server.with(|world| {
            let Some(known) = world.channels.get_mut(&channel) else { return };
            known.denied = change(known.denied);
            let (guild, text) = (known.guild, known.kind == ChannelKind::Text);
            if text {
                let event = json::channel(world, &world.channels[&channel]);
                world.dispatch("CHANNEL_UPDATE", guild, GUILDS, event);
            }
        });
    }
}
