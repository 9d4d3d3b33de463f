//! Opens threads below messages, for the tables of a tournament and for games with a thread of their own.

use super::notice_delivery::NoticeDelivery;
use crate::discord::components::cut;
use serenity::all::{AutoArchiveDuration, ChannelId, CreateThread, HttpError, MessageId};

/// Discord's error code for a message that already has a thread.
const HAS_THREAD: isize = 160_004;
/// Maximum number of characters of a thread's name.
pub(crate) const NAME: usize = 100;

impl NoticeDelivery {
    /// Opens the thread of a message, or returns the existing one. Its id is the message's id.
    pub(crate) async fn open_thread(
        &self,
        channel: u64,
        message: u64,
        name: &str,
    ) -> Result<ChannelId, serenity::Error> {
        let thread = CreateThread::new(cut(name, NAME)).auto_archive_duration(AutoArchiveDuration::OneWeek);
        let http = self.context.connection.request().await;
        let opened =
            ChannelId::new(channel).create_thread_from_message(http, MessageId::new(message), thread);
        match opened.await {
            Ok(thread) => Ok(thread.id),
            Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(refused)))
                if refused.error.code == HAS_THREAD =>
            {
                Ok(ChannelId::new(message))
            }
            Err(error) => Err(error),
        }
    }
}
