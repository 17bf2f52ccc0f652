use std::fmt;

use triqueta_sys as sys;

use crate::call::struct_size;
use crate::{Language, Refusal};

/// Every reason why bytes or a text can't be read, and where in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reasons {
    refusals: Vec<Refusal>,
    place: Option<Place>,
}

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// How many bytes stand before it.
    pub offset: usize,
    /// Its line, counted from 1.
    pub line: usize,
    /// Its column in characters, counted from 1.
    pub column: usize,
}

impl Reasons {
    /// What can't be; one at least.
    #[must_use]
    pub fn refusals(&self) -> &[Refusal] {
        &self.refusals
    }

    /// Where reading stopped; of a position that breaks invariants, the end. `None` of bytes.
    #[must_use]
    pub const fn place(&self) -> Option<Place> {
        self.place
    }

    /// All reasons as sentences.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let sentences: Vec<_> = self.refusals.iter().map(|refusal| refusal.text(language)).collect();
        sentences.join("; ")
    }

    /// For the library to fill.
    pub(crate) fn raw() -> sys::tq_reasons {
        sys::tq_reasons { struct_size: struct_size::<sys::tq_reasons>(), ..Default::default() }
    }

    pub(crate) fn from_raw(raw: &sys::tq_reasons) -> Self {
        let size = |number: i32| usize::try_from(number).unwrap_or(0);
        Self {
            refusals: raw.refusal[..size(raw.count)].iter().filter_map(|&code| Refusal::from_raw(code)).collect(),
            place: (raw.line > 0).then(|| Place {
                offset: usize::try_from(raw.where_).unwrap_or(usize::MAX),
                line: size(raw.line),
                column: size(raw.column),
            }),
        }
    }
}

/// The reasons in English, behind line and column.
impl fmt::Display for Reasons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Place { line, column, .. }) = self.place {
            write!(f, "{line}:{column}: ")?;
        }
        f.write_str(&self.text(Language::English))
    }
}

impl std::error::Error for Reasons {}
