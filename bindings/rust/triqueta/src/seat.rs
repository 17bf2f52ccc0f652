use std::fmt;

use triqueta_sys as sys;

/// A seat. Seats count from 0, clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Seat(i32); // never negative: such numbers have other meanings

impl Seat {
    /// Returns the seat with a number.
    #[must_use]
    pub const fn new(number: u8) -> Self {
        Self(number as i32)
    }

    /// Returns its number, for arrays with an element for each seat.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.unsigned_abs() as usize
    }

    /// Returns the seats of a game for so many players, in order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..players).map(Self::new)
    }

    pub(crate) const fn raw(self) -> i32 {
        self.0
    }

    /// `None` if the number means something else.
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
    /// A seat is to move.
    Seat(Seat),
    /// Chance is to draw.
    Chance,
    /// The game is over.
    Over,
}

impl Turn {
    /// Returns the seat to move, if there is one.
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

/// Whose view it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player of a seat.
    Seat(Seat),
    /// A spectator, who knows no secrets.
    Spectator,
}

impl Viewer {
    /// Returns the viewers of a game for so many players: each seat in order, then a spectator.
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

/// Who plays for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum Holder {
    /// Nobody has taken it.
    #[default]
    Nobody = sys::TQ_NOBODY,
    /// A person.
    Person = sys::TQ_PERSON,
    /// A bot.
    Bot = sys::TQ_BOT,
}

/// How the player of a seat left. Somebody else may play on for the seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum Exit {
    /// The player hasn't left.
    #[default]
    None = sys::TQ_NO_EXIT,
    /// The player gave up.
    Resigned = sys::TQ_RESIGNED,
    /// The player went away.
    Abandoned = sys::TQ_ABANDONED,
}

impl Holder {
    pub(crate) fn from_raw(number: i32) -> Self {
        let all = [Self::Nobody, Self::Person, Self::Bot];
        all.into_iter().find(|&one| one as i32 == number).expect("the library has no other holder")
    }
}

impl Exit {
    pub(crate) fn from_raw(number: i32) -> Self {
        let all = [Self::None, Self::Resigned, Self::Abandoned];
        all.into_iter().find(|&one| one as i32 == number).expect("the library has no other exit")
    }
}
