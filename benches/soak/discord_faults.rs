//! What goes wrong while people play: refused and failing requests, broken connections, expired interactions, a gateway that drops,
//! people who accept no direct messages, and a disk that keeps the database waiting.

use super::backend::Address;
use super::players::{Random, Table};
use casus_belli::loopback::{Fault, Loopback, Trouble};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Requests a second of a bot that is busy: what it posts, and its answers to interactions.
const REQUESTS: u32 = 100;
/// Number of request faults from one fault of the gateway to the next.
const GATEWAY: u64 = 40;
/// Number of request faults from one slow moment of the disk to the next.
const DISK: u64 = 20;

/// The faults, until they end.
pub(crate) struct Faults {
    stop: oneshot::Sender<()>,
    going: JoinHandle<()>,
    loopback: Loopback,
}

impl Faults {
    /// Begins: `percent` of the requests fail, and as many people accept no direct messages.
    pub(crate) fn begin(
        loopback: &Loopback,
        tables: &[Table],
        database: Address,
        percent: u32,
        seed: u64,
    ) -> Self {
        let mut random = Random::new(seed ^ 0xFA17);
        for table in tables {
            for person in table.people {
                if random.below(100) < u64::from(percent) {
                    loopback.misbehave(Fault::DmsClosed(person));
                }
            }
        }
        let (stop, mut stopped) = oneshot::channel();
        let discord = loopback.clone();
        let going = tokio::spawn(async move {
            let each = Duration::from_secs(1) * 100 / (REQUESTS * percent.max(1));
            for number in 1.. {
                tokio::select! {
                    () = tokio::time::sleep(each) => {}
                    _ = &mut stopped => return,
                }
                if percent > 0 {
                    one(&discord, number, &database, &mut random).await;
                }
            }
        });
        Self { stop, going, loopback: loopback.clone() }
    }

    /// Ends them: from now on all goes well, except that direct messages stay closed.
    pub(crate) async fn end(self) {
        let _ = self.stop.send(());
        self.going.await.unwrap();
        self.loopback.forgive();
    }
}

/// The next fault.
async fn one(loopback: &Loopback, number: u64, database: &Address, random: &mut Random) {
    if number.is_multiple_of(GATEWAY) {
        return loopback.misbehave(match random.below(3) {
            0 => Fault::GatewayReconnect,
            1 => Fault::GatewayClose(4000),
            _ => Fault::GatewayDrop,
        });
    }
    if number.is_multiple_of(DISK) {
        return database.slow(Duration::from_millis(50 + random.below(200))).await;
    }
    let retry_after = Duration::from_millis(200 + random.below(800));
    let trouble = match random.below(8) {
        0 | 1 => Trouble::RateLimited { retry_after, global: false },
        2 => Trouble::Status(500),
        3 => Trouble::Status(502),
        4 => Trouble::Carried(503),
        5 => Trouble::HangUp { applied: true },
        6 => Trouble::HangUp { applied: false },
        _ => return loopback.misbehave(Fault::InteractionsExpire { times: 1 }),
    };
    loopback.misbehave(Fault::Requests { route: String::new(), times: 1, trouble });
}
