//! No code: only the dependencies in `Cargo.toml`. Cargo unifies the features of what is built in one command; with this package
//! in the workspace they are the same for tests, documentation and checks without the playground.
