use std::fmt;

use triqueta_sys as sys;

use crate::call::{one, size, sure, text};
use crate::{Language, Refusal};

/// Why text, bytes or a choice was refused, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    refusals: Vec<Refusal>,
    name: String,
    bounds: Option<(i32, i32)>,
    offset: u64,
    place: Option<Place>,
}

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of bytes before it.
    pub offset: usize,
    /// Its line, from 1.
    pub line: usize,
    /// Its column in characters, from 1.
    pub column: usize,
}

impl Fault {
    /// Returns the reasons, at least one. Only a position can have several: every invariant that it breaks.
    #[must_use]
    pub fn refusals(&self) -> &[Refusal] {
        &self.refusals
    }

    /// Returns the name of what is wrong or missing: an option, or a tag of a record.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        (!self.name.is_empty()).then_some(&self.name)
    }

    /// Returns the least and the greatest value of the option that is out of its bounds.
    #[must_use]
    pub const fn bounds(&self) -> Option<(i32, i32)> {
        self.bounds
    }

    /// Returns the offset of the fault in text or bytes, or their end for a broken invariant; else 0.
    #[must_use]
    pub const fn offset(&self) -> u64 {
        self.offset
    }

    /// Returns the place of the fault in a text.
    #[must_use]
    pub const fn place(&self) -> Option<Place> {
        self.place
    }

    /// Returns all reasons as sentences.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let sentences: Vec<_> = self.refusals.iter().map(|refusal| refusal.text(language)).collect();
        sentences.join(" ")
    }

    pub(crate) fn without_place(self) -> Self {
        Self { offset: 0, place: None, ..self }
    }

    pub(crate) fn from_raw(raw: &sys::tq_fault) -> Self {
        // SAFETY: a fault, and a number to write to.
        let code = |index| sure(one(|code| unsafe { sys::tq_fault_refusal(raw, index, code) }));
        let offset = raw.where_;
        Self {
            refusals: (0..raw.count).filter_map(|index| Refusal::from_raw(code(index))).collect(),
            // SAFETY: a fault, and a buffer as `text` says.
            name: sure(unsafe { text(|out, capacity, count| sys::tq_fault_name(raw, out, capacity, count)) }),
            bounds: (raw.least < raw.most).then_some((raw.least, raw.most)),
            offset,
            place: (raw.line > 0).then(|| Place {
                offset: offset.try_into().unwrap_or(usize::MAX),
                line: size(raw.line),
                column: size(raw.column),
            }),
        }
    }
}

/// Line and column, the name of what is wrong, the reasons in English, and the bounds.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Place { line, column, .. }) = self.place {
            write!(f, "{line}:{column}: ")?;
        }
        if let Some(name) = self.name() {
            write!(f, "{name}: ")?;
        }
        f.write_str(&self.text(Language::ENGLISH))?;
        self.bounds.map_or(Ok(()), |(least, most)| write!(f, " ({least} to {most})"))
    }
}

impl std::error::Error for Fault {}
