//! The rules of two families of tabletop games: the board game *Triqueta* and the card games *Triangles*.
//!
//! A [`Game`] deals, lists what is legal, plays, says which rule a refused move would have broken, and scores. A
//! [`View`] is what one seat may know of it, and nothing more: a client or a bot is given one. A [`Batch`] steps many
//! games at once over flat arrays, and [`simulate`] plays any number of them at random.
//!
//! ```
//! use triqueta::{Dice, Game, Options, Turn, Variant, seed_from};
//!
//! # fn main() -> Result<(), triqueta::Error> {
//! let options = Options::new(Variant::HiddenWolves, 3);
//! let mut game = Game::new(&options, &seed_from(7), 0)?; // a server gives 32 bytes of entropy instead
//! let mut dice = Dice::new(1, 0);
//! while let Turn::Seat(seat) = game.turn() {
//!     let legal = game.view(seat)?.legal();
//!     let action = *dice.pick(&legal).expect("whoever is to move can");
//!     game.play(seat, action)?;
//! }
//! println!("{:?} points", game.points());
//! # assert_eq!(game.turn(), Turn::Over);
//! # Ok(())
//! # }
//! ```
//!
//! # Threads
//!
//! Every type here is [`Send`] and [`Sync`]: whatever takes `&self` may be called from many threads at once.
//!
//! # Speed
//!
//! Whatever returns a `Vec` and is called at every step has a sister that ends in `_into` and fills one that there is
//! already; `clone_from` reuses a game's or a view's memory. A search that uses these allocates nothing.

#![deny(rustdoc::broken_intra_doc_links)]

mod action;
mod batch;
mod bounds;
mod call;
mod dice;
mod error;
mod events;
mod game;
#[cfg(doctest)]
mod guards;
mod handle;
mod language;
mod options;
mod position;
mod reasons;
mod refusal;
mod refusal_codes;
mod seat;
mod simulate;
mod tags;
mod variant;
mod view;

pub use action::{Action, Outcome};
pub use batch::{Batch, Outputs};
pub use bounds::{Bounds, Field};
pub use dice::{Dice, seed_from};
pub use error::Error;
pub use game::Game;
pub use language::Language;
pub use options::Options;
pub use reasons::{Place, Reasons};
pub use refusal::Refusal;
pub use seat::{Seat, Turn, Viewer};
pub use simulate::{Totals, simulate};
pub use tags::find_tag;
pub use variant::Variant;
pub use view::View;

/// The version of the library: major · 10000 + minor · 100 + patch.
#[must_use]
pub fn version() -> i32 {
    // SAFETY: it takes nothing and always answers.
    unsafe { triqueta_sys::tq_version() }
}
