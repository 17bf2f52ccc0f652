use std::fmt;

use triqueta_sys as sys;

use crate::call::{one, sure, text};
use crate::{Fault, Refusal};

/// Why a call failed. What it was to change is as it was before.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The rules don't allow it, or a message doesn't fit.
    Refused(Refusal),
    /// The rules don't allow the action of one place of a batch.
    RefusedAt {
        /// The first such place.
        place: usize,
        /// The reason.
        refusal: Refusal,
    },
    /// Text, bytes or a choice can't be parsed.
    Fault(Box<Fault>),
    /// An argument is wrong, or something isn't there, such as [`Status::NO_SUCH_SEAT`].
    Failed(Status),
}

impl Error {
    /// Returns the reason of a refusal, of a fault the first one.
    #[must_use]
    pub fn refusal(&self) -> Option<Refusal> {
        match self {
            Self::Refused(refusal) | Self::RefusedAt { refusal, .. } => Some(*refusal),
            Self::Fault(fault) => fault.refusals().first().copied(),
            Self::Failed(_) => None,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(refusal) => refusal.fmt(f),
            Self::RefusedAt { place, refusal } => write!(f, "place {place}: {refusal}"),
            Self::Fault(fault) => fault.fmt(f),
            Self::Failed(status) => status.fmt(f),
        }
    }
}

impl std::error::Error for Error {}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// A status of the library: which kind of argument was wrong, or what isn't there.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Status(pub(crate) sys::tq_status);

impl Status {
    /// Returns all statuses. A later version may have more.
    #[must_use]
    pub fn all() -> Vec<Self> {
        // SAFETY: a number to write to.
        (0..sure(one(|count| unsafe { sys::tq_status_count(count) }))).map(Self).collect()
    }

    /// Returns its number.
    #[must_use]
    pub const fn code(self) -> i32 {
        self.0
    }

    /// Returns its name, such as "`no_such_seat`".
    #[must_use]
    pub fn name(self) -> String {
        // SAFETY: a buffer as `text` says.
        sure(unsafe { text(|out, capacity, count| sys::tq_status_name(self.0, out, capacity, count)) })
    }
}

/// Its description in English.
impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: a buffer as `text` says.
        f.pad(&sure(unsafe { text(|out, capacity, count| sys::tq_status_text(self.0, out, capacity, count)) }))
    }
}

impl fmt::Debug for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Status({})", self.name())
    }
}
