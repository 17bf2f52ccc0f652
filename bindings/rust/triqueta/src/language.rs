use std::fmt;
use std::str::FromStr;

use triqueta_sys as sys;

use crate::Error;
use crate::call::check;

/// A language that the library speaks. The numbers are the library's, and never change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Language {
    /// en
    #[default]
    English = 0,
    /// de
    German = 1,
    /// fr
    French = 2,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::English, Self::German, Self::French];

    /// Its code in ISO 639.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::French => "fr",
        }
    }

    pub(crate) const fn raw(self) -> i32 {
        self as i32
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Of its code in ISO 639; else [`Error::NotFound`].
impl FromStr for Language {
    type Err = Error;

    fn from_str(code: &str) -> Result<Self, Error> {
        let mut number = 0;
        // SAFETY: a text with its length, and a number to write to.
        check(unsafe { sys::tq_language_find(code.as_ptr().cast(), code.len(), &raw mut number) })?;
        Self::ALL.into_iter().find(|language| language.raw() == number).ok_or(Error::NotFound)
    }
}
