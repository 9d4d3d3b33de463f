//! Permission bits of text channels.

/// A permission that the bot can lose in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    /// See the channel; without it 50001.
    ViewChannel,
    /// Write messages; without it 50013, as for all that follow.
    SendMessages,
    /// Write messages in threads.
    SendInThreads,
    /// Send embeds.
    EmbedLinks,
    /// Send files.
    AttachFiles,
    /// Read the message history.
    ReadHistory,
    /// Open public threads.
    CreatePublicThreads,
    /// Open private threads.
    CreatePrivateThreads,
    /// Delete messages of other users.
    ManageMessages,
    /// Pin messages. It counts alone since 23 February 2026; before, [`Permission::ManageMessages`] did.
    PinMessages,
    /// Rename and archive threads.
    ManageThreads,
    /// Rename and delete channels.
    ManageChannels,
}

impl Permission {
    /// Its bit.
    pub fn bit(self) -> u64 {
        1 << match self {
            Permission::ManageChannels => 4,
            Permission::ViewChannel => 10,
            Permission::SendMessages => 11,
            Permission::ManageMessages => 13,
            Permission::PinMessages => 51,
            Permission::EmbedLinks => 14,
            Permission::AttachFiles => 15,
            Permission::ReadHistory => 16,
            Permission::ManageThreads => 34,
            Permission::CreatePublicThreads => 35,
            Permission::CreatePrivateThreads => 36,
            Permission::SendInThreads => 38,
        }
    }
}

/// Permissions of every member: view, send, embed, attach, history, reactions, threads, application commands.
pub(crate) const EVERYDAY: u64 = 1 << 6
    | 1 << 10
    | 1 << 11
    | 1 << 14
    | 1 << 15
    | 1 << 16
    | 1 << 18
    | 1 << 26
    | 1 << 31
    | 1 << 35
    | 1 << 36
    | 1 << 38;

/// Permissions of the bot unless a channel denies them.
pub(crate) const BOT: u64 = EVERYDAY | 1 << 13 | 1 << 34 | 1 << 51;

/// All permissions, as an administrator has them.
pub(crate) const ALL: u64 = (1 << 53) - 1;
