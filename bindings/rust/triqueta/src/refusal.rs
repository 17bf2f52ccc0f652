use std::fmt;
use std::num::NonZeroI32;

use triqueta_sys as sys;

use crate::Language;
use crate::call::{one, sure, text};

/// Why something was refused: a number that never changes, a name, the rule behind it, and a sentence.
///
/// A refusal reveals nothing that the player whom it concerns doesn't know.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Refusal {
    code: NonZeroI32,
}

impl Refusal {
    /// Returns all refusals. A later version may have more.
    #[must_use]
    pub fn all() -> Vec<Self> {
        // SAFETY: a number to write to.
        let count = sure(one(|count| unsafe { sys::tq_refusal_count(count) }));
        // SAFETY: a number to write to.
        let code = |index| sure(one(|code| unsafe { sys::tq_refusal_at(index, code) }));
        (0..count).filter_map(|index| Self::from_raw(code(index))).collect()
    }

    /// Returns the refusal with a number, such as one that a server has sent. `None` if there is none.
    #[must_use]
    pub fn from_code(code: i32) -> Option<Self> {
        let refusal = Self::from_raw(code)?;
        let (mut count, nowhere) = (0, std::ptr::null_mut());
        // SAFETY: no buffer, and a number to write to.
        let status = unsafe { sys::tq_refusal_name(code, nowhere, 0, &raw mut count) };
        (status == sys::TQ_TOO_SMALL).then_some(refusal)
    }

    /// Returns its number.
    #[must_use]
    pub const fn code(self) -> i32 {
        self.code.get()
    }

    /// Returns its name, such as "`not_your_turn`".
    #[must_use]
    pub fn name(self) -> String {
        // SAFETY: a buffer as `text` says.
        sure(unsafe { text(|out, capacity, count| sys::tq_refusal_name(self.code(), out, capacity, count)) })
    }

    /// Returns the number of the rule behind it, such as "B10" in `docs/rules.md`. `None` if no rule is.
    #[must_use]
    pub fn rule(self) -> Option<String> {
        // SAFETY: a buffer as `text` says.
        let rule = unsafe { text(|out, capacity, count| sys::tq_refusal_rule(self.code(), out, capacity, count)) };
        Some(sure(rule)).filter(|rule| !rule.is_empty())
    }

    /// Returns its sentence, for people to read.
    #[must_use]
    pub fn text(self, language: Language) -> String {
        // SAFETY: a buffer as `text` says.
        sure(unsafe {
            text(|out, capacity, count| sys::tq_refusal_text(self.code(), language.0, out, capacity, count))
        })
    }

    /// What the library returned. `None` if it refused nothing.
    pub(crate) const fn from_raw(code: i32) -> Option<Self> {
        match NonZeroI32::new(code) {
            Some(code) => Some(Self { code }),
            None => None,
        }
    }

    /// One of the constants.
    pub(crate) const fn named(code: i32) -> Self {
        Self::from_raw(code).expect("0 is no refusal")
    }
}

/// Its sentence in English.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text(Language::ENGLISH))
    }
}

impl fmt::Debug for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Refusal({})", self.name())
    }
}

impl std::error::Error for Refusal {}
