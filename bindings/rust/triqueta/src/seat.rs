use std::fmt;

use triqueta_sys as sys;

/// A place at the table. Seats count from 0, clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Seat(i32); // never negative: those numbers have other meanings

impl Seat {
    /// The seat with this number.
    #[must_use]
    pub const fn new(number: u8) -> Self {
        Self(number as i32)
    }

    /// Its number, for arrays with a place for each seat.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.unsigned_abs() as usize
    }

    /// The seats of a game of so many players, in order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..players).map(Self::new)
    }

    pub(crate) const fn raw(self) -> i32 {
        self.0
    }

    /// Of a number that may mean something else.
    pub(crate) const fn from_raw(number: i32) -> Option<Self> {
        if number >= 0 { Some(Self(number)) } else { None }
    }
}

impl From<u8> for Seat {
    fn from(number: u8) -> Self {
        Self::new(number)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// This seat has to do something.
    Seat(Seat),
    /// Chance has to answer.
    Chance,
    /// Nobody's any more.
    Over,
}

impl Turn {
    /// The seat to move, if there is one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Chance | Self::Over => None,
        }
    }

    pub(crate) fn from_raw(number: i32) -> Self {
        match number {
            sys::TQ_CHANCE => Self::Chance,
            sys::TQ_OVER => Self::Over,
            _ => Self::Seat(Seat::from_raw(number).expect("there is no other turn")),
        }
    }
}

/// Whoever looks on: a seat, which has secrets, or a spectator, who has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// All of a game of so many players: each seat in order, then a spectator.
    pub fn all(players: u8) -> impl Iterator<Item = Self> + Clone {
        Seat::all(players).map(Self::Seat).chain([Self::Spectator])
    }

    pub(crate) const fn raw(self) -> i32 {
        match self {
            Self::Seat(seat) => seat.raw(),
            Self::Spectator => sys::TQ_SPECTATOR,
        }
    }

    pub(crate) fn from_raw(number: i32) -> Self {
        Seat::from_raw(number).map_or(Self::Spectator, Self::Seat)
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}
