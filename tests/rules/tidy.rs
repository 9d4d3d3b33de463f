//! Tidy: the rules of the house, read from the files themselves. A rule that nobody checks is a wish.
//!
//! Each submodule holds one kind: `imports` who may know whom, `cycles` which files know one another, `habits` how files look,
//! `unused` what nobody calls, `words` what must be said (rule numbers, phrases) and what must not (paths of somebody's machine).

mod code;
mod cycles;
mod habits;
mod imports;
mod unused;
mod words;
