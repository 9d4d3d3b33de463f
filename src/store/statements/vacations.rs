//! SQL statements for announced absences.

use super::super::vacations::{VacationOperation, VacationRow};
use super::script::Script;

pub(super) fn add(script: &mut Script, operation: VacationOperation) {
    match operation {
        VacationOperation::Put { row } => {
            let VacationRow { id, person, first_day, last_day, zone, begins, ends } = row;
            let put = script.add(
                "INSERT INTO absences (id, person, first_day, last_day, zone, begins, ends) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO UPDATE SET first_day = excluded.first_day, \
                 last_day = excluded.last_day, zone = excluded.zone, begins = excluded.begins, ends = excluded.ends",
            );
            put.bind(id).bind(person).bind(first_day).bind(last_day).bind(zone).bind(begins).bind(ends);
        }
        VacationOperation::Delete { id } => {
            script.add("DELETE FROM absences WHERE id = $1").bind(id);
        }
        VacationOperation::Prune { person, before } => {
            script.add("DELETE FROM absences WHERE person = $1 AND ends < $2").bind(person).bind(before);
        }
    }
}
