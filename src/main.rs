//! The command line: run the bot, open the playground, let computers play. Wiring only: it never decides anything.

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main()
}
