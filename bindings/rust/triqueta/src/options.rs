use triqueta_sys as sys;

use crate::call::{struct_size, sure};
use crate::{Seat, Variant};

/// How a game is set up.
///
/// ```
/// use triqueta::{Options, Seat, Variant};
///
/// let mayhem = Options { fast: true, first: Seat::new(2), ..Options::new(Variant::Mayhem, 4) };
/// assert_eq!(mayhem.bounds()?.most_players, 27);
/// # Ok::<(), triqueta::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Which game.
    pub variant: Variant,
    /// How many players. Whether the variant can have so many is seen when it is used.
    pub players: u8,
    /// The seat that begins.
    pub first: Seat,
    /// [`Variant::Mayhem`] only: with fast draw-and-play.
    pub fast: bool,
    /// [`Variant::Race`] only: after how many turns nobody wins; 1 to `i32::MAX`.
    pub turn_cap: u32,
}

impl Options {
    /// The variant's defaults, for so many players; seat 0 begins.
    #[must_use]
    pub fn new(variant: Variant, players: u8) -> Self {
        let mut raw = Self::empty();
        // SAFETY: there is one to write to.
        sure(unsafe { sys::tq_options_default(variant.raw(), &raw mut raw) });
        Self { players, ..Self::from_raw(&raw) }
    }

    /// For the library to fill.
    pub(crate) fn empty() -> sys::tq_options {
        sys::tq_options { struct_size: struct_size::<sys::tq_options>(), ..Default::default() }
    }

    pub(crate) fn raw(&self) -> sys::tq_options {
        sys::tq_options {
            variant: self.variant.raw(),
            players: self.players.into(),
            first: self.first.raw(),
            fast: self.fast.into(),
            turn_cap: self.turn_cap.try_into().unwrap_or(-1), // refused as one that can't be
            ..Self::empty()
        }
    }

    pub(crate) fn from_raw(raw: &sys::tq_options) -> Self {
        Self {
            variant: Variant::from_raw(raw.variant),
            players: raw.players.try_into().expect("no game has so many"),
            first: Seat::from_raw(raw.first).expect("a seat"),
            fast: raw.fast != 0,
            turn_cap: raw.turn_cap.try_into().expect("no turn cap is negative"),
        }
    }
}
