use std::fmt;
use std::str::FromStr;

use triqueta_sys as sys;

use crate::call::{check, one, parsed, sure, text};
use crate::{Action, Error, Language, Outcome};

/// A variant of the games. The numbers and names never change.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Variant(pub(crate) i32);

/// An option of a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct GameOption {
    /// Its name: "players", "first", or one of the variant's own, such as "`turn_cap`".
    pub name: String,
    /// Its meaning, in English.
    pub meaning: String,
    /// Its least value.
    pub least: i32,
    /// Its greatest value. `first` must also be below the number of players.
    pub most: i32,
    /// Its value if it is left out.
    pub initial: i32,
    /// Whether it is yes or no, as 1 or 0.
    pub is_truth: bool,
}

/// A line of a score, of which a seat's points are the sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScoreLine {
    variant: Variant,
    index: i32,
}

/// Returns all games, for a lobby. A later version may have more.
///
/// ```
/// for game in triqueta::games() {
///     println!("{}", game.title(triqueta::Language::GERMAN));
///     for option in game.options() {
///         println!("    {}: {} to {}, {}", option.name, option.least, option.most, option.meaning);
///     }
/// }
/// ```
#[must_use]
pub fn games() -> Vec<Variant> {
    // SAFETY: a number to write to.
    (0..sure(one(|count| unsafe { sys::tq_variant_count(count) }))).map(Variant).collect()
}

impl Variant {
    /// Returns its name, which records and choices have.
    #[must_use]
    pub fn name(self) -> String {
        // SAFETY: a buffer as `text` says.
        sure(unsafe { text(|out, capacity, count| sys::tq_variant_name(self.0, out, capacity, count)) })
    }

    /// Returns its title, for people to read.
    #[must_use]
    pub fn title(self, language: Language) -> String {
        // SAFETY: a buffer as `text` says.
        sure(unsafe { text(|out, capacity, count| sys::tq_variant_title(self.0, language.0, out, capacity, count)) })
    }

    /// Returns its options. The first is the number of players, the second the seat that begins.
    #[must_use]
    pub fn options(self) -> Vec<GameOption> {
        // SAFETY: a number to write to.
        let count = sure(one(|count| unsafe { sys::tq_option_count(self.0, count) }));
        (0..count).map(|index| self.option(index)).collect()
    }

    fn option(self, index: i32) -> GameOption {
        let (mut least, mut most, mut initial) = (0, 0, 0);
        // SAFETY: numbers to write to.
        sure(check(unsafe { sys::tq_option_bounds(self.0, index, &raw mut least, &raw mut most, &raw mut initial) }));
        GameOption {
            // SAFETY: a buffer as `text` says.
            name: sure(unsafe {
                text(|out, capacity, count| sys::tq_option_name(self.0, index, out, capacity, count))
            }),
            // SAFETY: a buffer as `text` says.
            meaning: sure(unsafe {
                text(|out, capacity, count| sys::tq_option_meaning(self.0, index, out, capacity, count))
            }),
            least,
            most,
            initial,
            // SAFETY: a number to write to.
            is_truth: sure(one(|truth| unsafe { sys::tq_option_is_truth(self.0, index, truth) })) != 0,
        }
    }

    /// Returns the score lines of its games.
    #[must_use]
    pub fn lines(self) -> Vec<ScoreLine> {
        // SAFETY: a number to write to.
        let count = sure(one(|count| unsafe { sys::tq_line_count(self.0, count) }));
        (0..count).map(|index| ScoreLine { variant: self, index }).collect()
    }

    /// Returns the text of an action, such as "lay 2". Its numbers count from 0.
    ///
    /// # Errors
    /// [`Status::NO_SUCH_ACTION`](crate::Status::NO_SUCH_ACTION).
    pub fn action_text(self, action: Action, language: Language) -> Result<String, Error> {
        // SAFETY: a buffer as `text` says.
        unsafe { text(|out, capacity, count| sys::tq_action_text(self.0, action.0, language.0, out, capacity, count)) }
    }

    /// Parses the text of an action.
    ///
    /// # Errors
    /// [`Error::Fault`] if it isn't an action.
    pub fn parse_action(self, words: &str, language: Language) -> Result<Action, Error> {
        let mut action = 0;
        // SAFETY: a text with its length, a number to write to, and a fault.
        parsed(|fault| unsafe {
            let (words, length) = (words.as_ptr().cast(), words.len());
            sys::tq_action_parse(self.0, words, length, language.0, &raw mut action, fault)
        })?;
        Ok(Action(action))
    }

    /// Returns the text of an outcome of chance, a token or a card.
    ///
    /// # Errors
    /// [`Status::NO_SUCH_OUTCOME`](crate::Status::NO_SUCH_OUTCOME).
    pub fn outcome_text(self, outcome: Outcome, language: Language) -> Result<String, Error> {
        // SAFETY: a buffer as `text` says.
        unsafe {
            text(|out, capacity, count| sys::tq_outcome_text(self.0, outcome.0, language.0, out, capacity, count))
        }
    }

    /// Parses the text of an outcome, a token or a card.
    ///
    /// # Errors
    /// [`Error::Fault`] if it isn't an outcome.
    pub fn parse_outcome(self, words: &str, language: Language) -> Result<Outcome, Error> {
        let mut outcome = 0;
        // SAFETY: a text with its length, a number to write to, and a fault.
        parsed(|fault| unsafe {
            let (words, length) = (words.as_ptr().cast(), words.len());
            sys::tq_outcome_parse(self.0, words, length, language.0, &raw mut outcome, fault)
        })?;
        Ok(Outcome(outcome))
    }
}

/// Its name.
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name())
    }
}

impl fmt::Debug for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Variant({self})")
    }
}

/// Finds a variant by its name. Else [`Status::NO_SUCH_VARIANT`](crate::Status::NO_SUCH_VARIANT).
impl FromStr for Variant {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self, Error> {
        // SAFETY: a text with its length, and a number to write to.
        one(|number| unsafe { sys::tq_variant_find(name.as_ptr().cast(), name.len(), number) }).map(Self)
    }
}

impl ScoreLine {
    /// Returns its name, which is its key in `docs/json.md`.
    #[must_use]
    pub fn name(self) -> String {
        let (variant, index) = (self.variant.0, self.index);
        // SAFETY: a buffer as `text` says.
        sure(unsafe { text(|out, capacity, count| sys::tq_line_name(variant, index, out, capacity, count)) })
    }

    /// Returns its label, for people to read.
    #[must_use]
    pub fn label(self, language: Language) -> String {
        let (variant, index) = (self.variant.0, self.index);
        // SAFETY: a buffer as `text` says.
        sure(unsafe {
            text(|out, capacity, count| sys::tq_line_label(variant, index, language.0, out, capacity, count))
        })
    }
}
