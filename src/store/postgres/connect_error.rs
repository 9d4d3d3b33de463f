//! What an error means that occurs while a database is opened.

use crate::store::StoreError;
use crate::store::server_address::ServerAddress;
use crate::store::server_problem::ServerProblem;

/// Converts an error that occurred while a database was opened.
pub(super) fn at_connect(address: &ServerAddress, error: &sqlx::Error) -> StoreError {
    let problem = match error {
        sqlx::Error::Database(refusal) => {
            let said = refusal.message().to_owned();
            match refusal.code().as_deref().unwrap_or_default() {
                "3D000" => ServerProblem::Missing,
                "28000" | "28P01" => ServerProblem::Refused(said),
                "25006" => ServerProblem::ReadOnly(said),
                "42501" => ServerProblem::NotAllowed(said),
                "53300" | "57P03" => ServerProblem::Unreachable(said),
                _ => ServerProblem::Other(said),
            }
        }
        sqlx::Error::Tls(reason) => ServerProblem::Tls(one_line(reason)),
        sqlx::Error::Io(reason) => ServerProblem::Unreachable(one_line(reason)),
        sqlx::Error::PoolTimedOut => ServerProblem::Unreachable("no connection came in time".to_owned()),
        other => ServerProblem::Other(one_line(other)),
    };
    address.refuse(problem)
}

fn one_line(error: &dyn std::fmt::Display) -> String {
    error.to_string().lines().next().unwrap_or_default().to_owned()
}
