use std::fmt;
use std::num::NonZeroI32;

use triqueta_sys as sys;

use crate::Language;
use crate::call::{code_of, fill_text, sure};

/// Why something was refused: a number that never changes, the rule behind it, and a sentence.
///
/// None of them tells anything that whoever is refused doesn't know already.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Refusal {
    code: NonZeroI32,
}

impl Refusal {
    /// The refusal with this number, which a server may have sent; `None` if there is none.
    #[must_use]
    pub fn from_code(code: i32) -> Option<Self> {
        let refusal = Self::from_raw(code)?;
        let mut count = 0;
        // SAFETY: no buffer, and a number to write to.
        let status =
            unsafe { sys::tq_refusal_text(code, Language::English.raw(), std::ptr::null_mut(), 0, &raw mut count) };
        (code_of(status) == sys::TQ_TOO_SMALL).then_some(refusal)
    }

    /// Its number.
    #[must_use]
    pub const fn code(self) -> i32 {
        self.code.get()
    }

    /// The rule that it was against, "B10", as `docs/rules.md` has them; `None` where it isn't a rule's.
    #[must_use]
    pub fn rule(self) -> Option<String> {
        let mut rule = String::new();
        // SAFETY: the buffer is what `fill_text` says.
        sure(unsafe {
            fill_text(&mut rule, |out, capacity, count| sys::tq_refusal_rule(self.code(), out, capacity, count))
        });
        (!rule.is_empty()).then_some(rule)
    }

    /// The reason as a sentence.
    #[must_use]
    pub fn text(self, language: Language) -> String {
        let mut text = String::new();
        // SAFETY: the buffer is what `fill_text` says.
        sure(unsafe {
            fill_text(&mut text, |out, capacity, count| {
                sys::tq_refusal_text(self.code(), language.raw(), out, capacity, count)
            })
        });
        text
    }

    /// What the library gave; `None` if it refused nothing.
    pub(crate) const fn from_raw(code: i32) -> Option<Self> {
        match NonZeroI32::new(code) {
            Some(code) => Some(Self { code }),
            None => None,
        }
    }
}

/// The reason in English.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text(Language::English))
    }
}

impl fmt::Debug for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Refusal")
            .field("code", &self.code())
            .field("rule", &self.rule())
            .field("text", &self.text(Language::English))
            .finish()
    }
}

impl std::error::Error for Refusal {}
