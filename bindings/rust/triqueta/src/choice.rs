use std::fmt::{self, Write};
use std::str::FromStr;

use triqueta_sys as sys;

use crate::call::{check, fill, parsed, struct_size, sure, text};
use crate::{Error, Language, Seat, Sizes, Variant};

/// A choice of a game: a variant and its options, all of which are right.
///
/// Name the options that you want; the others have their defaults.
///
/// ```
/// use triqueta::{Choice, Seat};
///
/// let mayhem = Choice::new("mayhem", &[("players", 4), ("first", 2), ("fast", 1)])?;
/// assert_eq!((mayhem.players(), mayhem.first()), (4, Seat::new(2)));
/// assert_eq!(mayhem.to_string(), "mayhem(players=4, first=2, fast=yes)");
/// assert_eq!("mayhem(players=4, first=2, fast=yes)".parse(), Ok(mayhem));
///
/// let error = Choice::new("race", &[("players", 9)]).unwrap_err();
/// assert_eq!(error.to_string(), "players: This game isn't for this number of players. (2 to 6)");
/// # Ok::<(), triqueta::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Choice {
    variant: Variant,
    count: usize,
    values: [i32; MOST_OPTIONS],
}

const MOST_OPTIONS: usize = sys::TQ_MOST_OPTIONS as usize;

impl Choice {
    /// Chooses a variant by its name, with options by theirs. Yes is 1, no is 0.
    ///
    /// # Errors
    /// [`Error::Fault`] for an unknown variant or option, or a wrong value. It has the option and its bounds.
    pub fn new(variant: &str, options: &[(&str, i32)]) -> Result<Self, Error> {
        let mut words = format!("{variant}(");
        for (i, (name, value)) in options.iter().enumerate() {
            let comma = if i > 0 { ", " } else { "" };
            write!(words, "{comma}{name}={value}").expect("a string takes any text");
        }
        words.push(')');
        words.parse().map_err(|error| match error {
            Error::Fault(fault) => Error::Fault(fault.without_place().into()), // the caller hasn't written this text
            other => other,
        })
    }

    /// Returns the same choice with another value of one option.
    ///
    /// # Errors
    /// As of [`new`](Self::new).
    pub fn with(&self, option: &str, value: i32) -> Result<Self, Error> {
        let names: Vec<_> = self.variant.options().into_iter().map(|one| one.name).collect();
        let mut all: Vec<_> = names.iter().map(String::as_str).zip(self.values().iter().copied()).collect();
        match all.iter_mut().find(|(name, _)| *name == option) {
            Some(found) => found.1 = value,
            None => all.push((option, value)),
        }
        Self::new(&self.variant.name(), &all)
    }

    /// Returns the variant.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Returns the number of players.
    ///
    /// # Panics
    /// Never.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.values[0].try_into().expect("no game has so many players")
    }

    /// Returns the seat that begins.
    ///
    /// # Panics
    /// Never.
    #[must_use]
    pub fn first(&self) -> Seat {
        Seat::from_raw(self.values[1]).expect("the library has checked it")
    }

    /// Returns the value of an option by its name. `None` if the variant has no such option.
    #[must_use]
    pub fn get(&self, option: &str) -> Option<i32> {
        let index = self.variant.options().iter().position(|one| one.name == option)?;
        self.values().get(index).copied()
    }

    /// Returns the values of all options, in the order of [`Variant::options`].
    #[must_use]
    pub fn values(&self) -> &[i32] {
        &self.values[..self.count]
    }

    /// Returns the sizes of its games, for the lengths of buffers.
    #[must_use]
    pub fn sizes(&self) -> Sizes {
        let (variant, options, count) = self.raw();
        let mut sizes = sys::tq_sizes { struct_size: struct_size::<sys::tq_sizes>(), ..Default::default() };
        // SAFETY: a choice, and a struct to write to.
        sure(check(unsafe { sys::tq_choice_sizes(variant, options, count, &raw mut sizes) }));
        Sizes::from_raw(&sizes)
    }

    /// Parses a line of [`events_text`](crate::events_text) to the bytes of an event, for [`View::see`](crate::View::see).
    /// Use it to enter the moves of a game on a real table.
    ///
    /// # Errors
    /// [`Error::Fault`] if it isn't an event, or has no seat.
    pub fn parse_event(&self, line: &str, language: Language) -> Result<Vec<u8>, Error> {
        let ((variant, options, count), mut event) = (self.raw(), Vec::new());
        let (line, length) = (line.as_ptr().cast(), line.len());
        // SAFETY: a choice, a text with its length, a buffer as `fill` says, and a fault.
        parsed(|fault| unsafe {
            fill(&mut event, |out, capacity, written| {
                sys::tq_event_parse(variant, options, count, line, length, language.0, out, capacity, written, fault)
            })
        })?;
        Ok(event)
    }

    /// As the library takes it.
    pub(crate) const fn raw(&self) -> (i32, *const i32, usize) {
        (self.variant.0, self.values.as_ptr(), self.count)
    }

    /// The choice that the library writes to a variant, options of a capacity, and their count.
    pub(crate) fn written(
        write: impl FnOnce(*mut i32, *mut i32, usize, *mut usize) -> Result<(), Error>,
    ) -> Result<Self, Error> {
        let mut choice = Self { variant: Variant(0), count: 0, values: [0; MOST_OPTIONS] };
        write(&raw mut choice.variant.0, choice.values.as_mut_ptr(), MOST_OPTIONS, &raw mut choice.count)?;
        Ok(choice)
    }
}

/// All options, in the form that can be parsed.
impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (variant, options, count) = self.raw();
        // SAFETY: a choice, and a buffer as `text` says.
        f.pad(&sure(unsafe {
            text(|out, capacity, written| sys::tq_choice_text(variant, options, count, out, capacity, written))
        }))
    }
}

impl fmt::Debug for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Choice({self})")
    }
}

/// Parses a choice, such as "race(players=3, `turn_cap`=60)". Else [`Error::Fault`], with the place in the text.
impl FromStr for Choice {
    type Err = Error;

    fn from_str(words: &str) -> Result<Self, Error> {
        let (words, length) = (words.as_ptr().cast(), words.len());
        Self::written(|variant, options, capacity, count| {
            // SAFETY: a text with its length, a variant and options to write to, and a fault.
            parsed(|fault| unsafe { sys::tq_choice_parse(words, length, variant, options, capacity, count, fault) })
        })
    }
}
