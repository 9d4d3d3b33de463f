//! SQL statements for results of finished games.

use super::super::results::{DepartureRow, ResultOperation, ResultRow};
use super::script::Script;

pub(super) fn add(script: &mut Script, operation: ResultOperation) {
    let ResultOperation::Put { row: ResultRow { game, guild, rulebook, ended, seats, departures } } =
        operation;
    let put = script.add("INSERT INTO results (game, guild, rulebook, ended) VALUES ($1, $2, $3, $4)");
    put.bind(game).bind(guild).bind(rulebook).bind(ended);
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
    put_departures(script, game, departures);
}

fn put_departures(script: &mut Script, game: i64, departures: Vec<DepartureRow>) {
    if departures.is_empty() {
        return;
    }
    let insert = script.add_rows(
        "INSERT INTO result_departures (game, number, seat, person, role, place)",
        ("($1, $2, $3, $4, $5, $6)", 6),
        departures.len(),
        "",
    );
    for (number, left) in (0_i64..).zip(departures) {
        insert.bind(game).bind(number).bind(left.seat).bind(left.person).bind(left.role).bind(left.place);
    }
}
