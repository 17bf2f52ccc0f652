//! The functions of Triqueta's C API, and the library behind them.
//!
//! `triqueta.h` is the manual: its words stand beside every function, and its conventions (statuses, handles, buffers,
//! threads) hold for all of them. The crate `triqueta` wraps this one safely.

#![no_std]

#[rustfmt::skip]
#[allow(missing_docs, non_camel_case_types, clippy::all, clippy::pedantic, clippy::undocumented_unsafe_blocks)]
mod bindings;
#[cfg(feature = "bots")]
#[rustfmt::skip]
#[allow(missing_docs, non_camel_case_types, clippy::all, clippy::pedantic, clippy::undocumented_unsafe_blocks)]
mod bots;

pub use bindings::*;
#[cfg(feature = "bots")]
pub use bots::*;
