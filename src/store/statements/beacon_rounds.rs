//! SQL statements for the rounds of games.

use super::super::beacon_rounds::{RoundOperation, RoundRow};
use super::script::Script;

pub(super) fn add(script: &mut Script, operation: RoundOperation) {
    match operation {
        RoundOperation::Put { game, row: RoundRow { round, seq, signature, binding, bound, told } } => {
            let put = script.add(
                "INSERT INTO rounds (game, round, seq, signature, binding, bound, told) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (game, round) DO UPDATE SET seq = excluded.seq, \
                 signature = excluded.signature, binding = excluded.binding, bound = excluded.bound",
            );
            put.bind(game).bind(round).bind(seq).bind(signature).bind(binding).bind(bound).bind(told);
        }
        RoundOperation::SetSignature { game, round, signature } => {
            script.add("UPDATE rounds SET signature = $3 WHERE game = $1 AND round = $2");
            script.bind(game).bind(round).bind(signature);
        }
        RoundOperation::SetNewestTold { game, message } => {
            script.add(
                "UPDATE rounds SET told = $2 WHERE game = $1 AND told IS NULL \
                 AND round = (SELECT MAX(round) FROM rounds WHERE game = $1)",
            );
            script.bind(game).bind(message);
        }
        RoundOperation::SetTold { game, round, message } => {
            script.add("UPDATE rounds SET told = $3 WHERE game = $1 AND round = $2 AND told IS NULL");
            script.bind(game).bind(round).bind(message);
        }
    }
}
