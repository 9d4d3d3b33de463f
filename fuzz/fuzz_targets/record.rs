//! Fuzz target: parses, writes, replays and verifies arbitrary bytes as a record. Must not panic.

#![no_main]

use casus_belli::record::{parse, replay, verify, write};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(read) = parse(bytes) else { return };
    let again = parse(write(&read.record).as_bytes()).expect("what was read can be written");
    assert_eq!(again.record, read.record);
    drop(replay(&read, Some(0)));
    drop(verify(&read));
});
