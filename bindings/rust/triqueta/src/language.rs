use std::fmt;
use std::str::FromStr;

use triqueta_sys as sys;

use crate::Error;
use crate::call::{one, sure, text};

/// A language of all texts.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Language(pub(crate) i32);

impl Language {
    /// Returns all languages. A later version may have more.
    #[must_use]
    pub fn all() -> Vec<Self> {
        // SAFETY: a number to write to.
        (0..sure(one(|count| unsafe { sys::tq_language_count(count) }))).map(Self).collect()
    }

    /// Returns its ISO 639 code, such as "en".
    #[must_use]
    pub fn code(self) -> String {
        // SAFETY: a buffer as `text` says.
        sure(unsafe { text(|out, capacity, count| sys::tq_language_code(self.0, out, capacity, count)) })
    }

    /// Returns its name in this language.
    #[must_use]
    pub fn name(self) -> String {
        // SAFETY: a buffer as `text` says.
        sure(unsafe { text(|out, capacity, count| sys::tq_language_name(self.0, out, capacity, count)) })
    }
}

/// English.
impl Default for Language {
    fn default() -> Self {
        Self::ENGLISH
    }
}

/// Its ISO 639 code.
impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.code())
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Language({self})")
    }
}

/// Finds a language by its ISO 639 code. Else [`Status::NOT_FOUND`](crate::Status::NOT_FOUND).
impl FromStr for Language {
    type Err = Error;

    fn from_str(code: &str) -> Result<Self, Error> {
        // SAFETY: a text with its length, and a number to write to.
        one(|number| unsafe { sys::tq_language_find(code.as_ptr().cast(), code.len(), number) }).map(Self)
    }
}
