use std::fmt;

use triqueta_sys as sys;

use crate::call::{one, sure, text};

/// How well a [`Bot`](crate::Bot) plays. `docs/bots.md` says how strong the levels are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(pub(crate) i32);

impl Level {
    /// Returns all levels, from the weakest to the strongest.
    #[must_use]
    pub fn all() -> Vec<Self> {
        // SAFETY: a number to write to.
        (0..sure(one(|count| unsafe { sys::tq_level_count(count) }))).map(Self).collect()
    }

    /// Returns its name, such as "medium".
    #[must_use]
    pub fn name(self) -> String {
        // SAFETY: a buffer as `text` says.
        sure(unsafe { text(|out, capacity, count| sys::tq_level_name(self.0, out, capacity, count)) })
    }
}

/// Its name.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name())
    }
}

impl fmt::Debug for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Level({self})")
    }
}
