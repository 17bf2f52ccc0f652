//! The rules of two families of tabletop games: the board game *Triqueta* and the *Triangles* card games.
//!
//! A [`Game`] is a session on a server: it deals, lists legal actions, plays, scores, undoes, and is saved. A [`View`] is
//! the observation of one viewer, for clients and bots. A [`Batch`] steps many games together over flat arrays, an
//! [`Expansion`] rewrites views for neural networks, and [`simulate`] plays games at random by the million. With the
//! feature `bots`, which is on by default, a `Bot` is an opponent at one of five levels, and an `Analysis` says what each
//! action is worth.
//!
//! ```
//! use triqueta::{Choice, Dice, Game, Turn, seed_from};
//!
//! # fn main() -> Result<(), triqueta::Error> {
//! let choice = Choice::new("hidden_wolves", &[("players", 3)])?;
//! let mut game = Game::new(&choice, &seed_from(7))?; // a server takes 32 bytes of entropy instead
//! let mut dice = Dice::new(1, 0);
//! while let Turn::Seat(seat) = game.turn() {
//!     let legal = game.view(seat)?.legal();
//!     let action = *dice.pick(&legal).expect("the seat to move has a legal action");
//!     game.play(seat, action)?;
//! }
//! println!("{:?} points", game.points());
//! # assert_eq!(game.turn(), Turn::Over);
//! # Ok(())
//! # }
//! ```
//!
//! # Lists
//!
//! [`games`], [`Variant::options`], [`Variant::lines`], [`Language::all`], [`Refusal::all`] and [`Status::all`] list what the
//! library has. A program that uses them needs no change for a new game.
//!
//! # Errors
//!
//! [`Error`] says what is wrong, where, and with which bounds. After an error nothing has changed. No method fails for
//! another reason than those that it lists, except [`Status::NO_MEMORY`], and [`Status::TOO_LONG`] for a text or bytes of
//! more than 1 MiB.
//!
//! # Threads
//!
//! Every type is [`Send`] and [`Sync`]: methods of `&self` may run concurrently.
//!
//! # Speed
//!
//! What returns a `Vec` and is called at every step has a twin that ends in `_into` and fills yours; `clone_from` reuses
//! the memory of a game or a view. A batch writes into arrays of yours, or into [`Buffers`]. A search or a learner that uses
//! these allocates nothing.

#![deny(rustdoc::broken_intra_doc_links)]

mod action;
#[cfg(feature = "bots")]
mod analysis;
mod batch;
mod batch_arrays;
mod batch_call;
mod batch_outputs;
mod batch_part;
#[cfg(feature = "bots")]
mod bot;
mod call;
mod choice;
#[rustfmt::skip]
mod constants;
mod dice;
mod error;
mod evaluation;
mod expansion;
mod fair;
mod fault;
mod fields;
mod game;
#[cfg(doctest)]
mod guards;
mod handle;
mod history;
mod language;
#[cfg(feature = "bots")]
mod level;
mod messages;
mod position;
mod refusal;
mod scoring;
mod seat;
mod session;
mod simulate;
mod sizes;
mod texts;
#[cfg(feature = "bots")]
mod thinker;
mod variant;
mod view;

pub use action::{Action, Outcome};
#[cfg(feature = "bots")]
pub use analysis::{Analysis, Estimate, Worth};
pub use batch::Batch;
pub use batch_arrays::{Arrays, Inputs};
pub use batch_outputs::{Buffers, Output, Outputs};
pub use batch_part::BatchPart;
#[cfg(feature = "bots")]
pub use bot::Bot;
pub use choice::Choice;
pub use dice::{Dice, seed_from};
pub use error::{Error, Status};
pub use evaluation::Tried;
pub use expansion::{Expand, Expansion};
pub use fair::{Awaited, FairDeal, RecordPart, verify_record};
pub use fault::{Fault, Place};
pub use fields::{ActionKind, Event, Field, FieldKind, FieldList, Pieces};
pub use game::Game;
pub use history::{Happening, Span};
pub use language::Language;
#[cfg(feature = "bots")]
pub use level::Level;
pub use messages::Cursor;
pub use refusal::Refusal;
pub use scoring::{CardCheck, Claim, Collection, Score, Settled, TieBreak, settle, settle_cards};
pub use seat::{Exit, Holder, Seat, Turn, Viewer};
pub use simulate::{Totals, simulate};
pub use sizes::{EncodingField, Sizes};
pub use texts::{events_json, events_text, find_tag, text_tags, version};
pub use variant::{GameOption, ScoreLine, Variant, games};
pub use view::View;
