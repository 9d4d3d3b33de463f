//! Entry point of the program. Everything is in the library, where it is compiled once.

use std::process::ExitCode;

fn main() -> ExitCode {
    casus_belli::cli::main()
}
