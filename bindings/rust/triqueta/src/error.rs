use std::fmt;

use triqueta_sys as sys;

use crate::call::status_text;
use crate::{Reasons, Refusal};

/// Why a call failed. Whatever it was to change is as it was before.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// It is against the rules, or can't be.
    Refused(Refusal),
    /// So is the action of one place of a batch.
    RefusedAt {
        /// The first place for which it is.
        place: usize,
        /// The reason.
        refusal: Refusal,
    },
    /// Bytes or a text that can't be read.
    Unreadable(Reasons),
    /// There is no variant of this name.
    NoSuchVariant,
    /// A number of players, a first seat, or another option that the variant can't have.
    WrongOptions,
    /// A seat, a viewer, a place, an action, an outcome, a moment or a number of places that there isn't.
    OutOfRange,
    /// A game that began from a position, not from its set-up, has no record.
    NoRecord,
    /// These aren't the pieces of this variant.
    WrongDeal,
    /// There is nothing of this name.
    NotFound,
    /// A text, or bytes, of more than 1,048,576 bytes, to be read or that would be written.
    TooLong,
    /// There is no memory left.
    NoMemory,
}

impl Error {
    /// The reason, if a move was refused.
    #[must_use]
    pub const fn refusal(&self) -> Option<Refusal> {
        match self {
            Self::Refused(refusal) | Self::RefusedAt { refusal, .. } => Some(*refusal),
            _ => None,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = match self {
            Self::Refused(refusal) => return refusal.fmt(f),
            Self::RefusedAt { place, refusal } => return write!(f, "place {place}: {refusal}"),
            Self::Unreadable(reasons) => return reasons.fmt(f),
            Self::NoSuchVariant => sys::TQ_NO_SUCH_VARIANT,
            Self::WrongOptions => sys::TQ_WRONG_OPTIONS,
            Self::OutOfRange => sys::TQ_OUT_OF_RANGE,
            Self::NoRecord => sys::TQ_NO_RECORD,
            Self::WrongDeal => sys::TQ_WRONG_DEAL,
            Self::NotFound => sys::TQ_NOT_FOUND,
            Self::TooLong => sys::TQ_TOO_LONG,
            Self::NoMemory => sys::TQ_NO_MEMORY,
        };
        f.pad(&status_text(code))
    }
}

impl std::error::Error for Error {}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}
