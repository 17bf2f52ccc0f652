//! What several tests need.

#![allow(dead_code)] // no test needs all of it

use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};

use triqueta::Choice;

/// A choice of a variant for a number of players.
pub fn choice(variant: impl Display, players: i32) -> Choice {
    Choice::new(&variant.to_string(), &[("players", players)]).unwrap()
}

/// A file or folder of the repository.
pub fn in_repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..").join(path)
}

/// A text of the repository.
pub fn read(path: &str) -> String {
    fs::read_to_string(in_repository(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}
