//! SQL statements for results of finished games.

use super::super::results::{ResultOperation, ResultRow, ResultSeatRow};
use super::script::Script;

pub(super) fn add(script: &mut Script, operation: ResultOperation) {
    let ResultOperation::Put { row: ResultRow { game, guild, rulebook, ended, seats } } = operation;
    let put = script.add("INSERT INTO results (game, guild, rulebook, ended) VALUES ($1, $2, $3, $4)");
    put.bind(game).bind(guild).bind(rulebook).bind(ended);
    let (left, seats) = seats.into_iter().partition(|seat| seat.left);
    put_seats(script, game, seats);
    put_departures(script, game, left);
}

fn put_seats(script: &mut Script, game: i64, seats: Vec<ResultSeatRow>) {
    if seats.is_empty() {
        return;
    }
    let insert = script.add_rows(
        "INSERT INTO result_seats (game, seat, person, computer, role, place, turns, computer_turns, substitute)",
        ("($1, $2, $3, $4, $5, $6, $7, $8, $9)", 9),
        seats.len(),
        "",
    );
    for seat in seats {
        insert.bind(game).bind(seat.seat).bind(seat.person).bind(seat.computer).bind(seat.role);
        insert.bind(seat.place).bind(seat.turns).bind(seat.computer_turns);
        insert.bind(i64::from(seat.substitute));
    }
}

fn put_departures(script: &mut Script, game: i64, left: Vec<ResultSeatRow>) {
    if left.is_empty() {
        return;
    }
    let insert = script.add_rows(
        "INSERT INTO result_departures (game, number, seat, person, role, place)",
        ("($1, $2, $3, $4, $5, $6)", 6),
        left.len(),
        "",
    );
    for (number, left) in (0_i64..).zip(left) {
        insert.bind(game).bind(number).bind(left.seat).bind(left.person).bind(left.role).bind(left.place);
    }
}
