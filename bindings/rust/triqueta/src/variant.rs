use std::fmt;
use std::str::FromStr;

use triqueta_sys as sys;

use crate::call::{check, fill_text, readable};
use crate::{Action, Error, Language, Outcome};

/// Which game is played. The numbers are the library's, and never change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Variant {
    /// Triqueta's base game, for two to five players.
    BaseGame = 0,
    /// Its expansion, for two to five.
    HiddenWolves = 1,
    /// The base game with two tokens a draw, for two.
    BaseGameDuel = 2,
    /// The expansion with two tokens a draw, for two.
    HiddenWolvesDuel = 3,
    /// Triangle Mayhem, for two to 27.
    Mayhem = 4,
    /// The 21/15/9-card game of Triangles, for two to six.
    Race = 5,
}

impl Variant {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::BaseGame, Self::HiddenWolves, Self::BaseGameDuel, Self::HiddenWolvesDuel, Self::Mayhem, Self::Race];

    /// Its name, the same in records and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::BaseGame => "base_game",
            Self::HiddenWolves => "hidden_wolves",
            Self::BaseGameDuel => "base_game_duel",
            Self::HiddenWolvesDuel => "hidden_wolves_duel",
            Self::Mayhem => "mayhem",
            Self::Race => "race",
        }
    }

    /// What an action is called, "lay 2": numbers count from 0.
    ///
    /// # Errors
    /// [`Error::OutOfRange`] if there is no such action.
    pub fn action_text(self, action: Action, language: Language) -> Result<String, Error> {
        let mut text = String::new();
        // SAFETY: the buffer is what `fill_text` says.
        check(unsafe {
            fill_text(&mut text, |out, capacity, count| {
                sys::tq_action_text(self.raw(), action.0, language.raw(), out, capacity, count)
            })
        })?;
        Ok(text)
    }

    /// The action of such a text.
    ///
    /// # Errors
    /// [`Error::Unreadable`] if it is none.
    pub fn parse_action(self, text: &str, language: Language) -> Result<Action, Error> {
        let mut action = 0;
        // SAFETY: a text with its length, and a number to write to.
        readable(|why| unsafe {
            let (text, length) = (text.as_ptr().cast(), text.len());
            sys::tq_action_parse(self.raw(), text, length, language.raw(), &raw mut action, why)
        })?;
        Ok(Action(action))
    }

    /// What chance answers, a token or a card, in words.
    ///
    /// # Errors
    /// [`Error::OutOfRange`] if there is no such outcome.
    pub fn outcome_text(self, outcome: Outcome, language: Language) -> Result<String, Error> {
        let mut text = String::new();
        // SAFETY: the buffer is what `fill_text` says.
        check(unsafe {
            fill_text(&mut text, |out, capacity, count| {
                sys::tq_outcome_text(self.raw(), outcome.0, language.raw(), out, capacity, count)
            })
        })?;
        Ok(text)
    }

    /// The token or card of such a text.
    ///
    /// # Errors
    /// [`Error::Unreadable`] if it is none.
    pub fn parse_outcome(self, text: &str, language: Language) -> Result<Outcome, Error> {
        let mut outcome = 0;
        // SAFETY: a text with its length, and a number to write to.
        readable(|why| unsafe {
            let (text, length) = (text.as_ptr().cast(), text.len());
            sys::tq_outcome_parse(self.raw(), text, length, language.raw(), &raw mut outcome, why)
        })?;
        Ok(Outcome(outcome))
    }

    pub(crate) const fn raw(self) -> i32 {
        self as i32
    }

    pub(crate) fn from_raw(number: i32) -> Self {
        Self::ALL.into_iter().find(|variant| variant.raw() == number).expect("all variants are known")
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Of its name; else [`Error::NoSuchVariant`].
impl FromStr for Variant {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self, Error> {
        let mut number = 0;
        // SAFETY: a text with its length, and a number to write to.
        check(unsafe { sys::tq_variant_find(name.as_ptr().cast(), name.len(), &raw mut number) })?;
        Ok(Self::from_raw(number))
    }
}
