use std::fmt;
use std::ops::Range;
use std::ptr;

use triqueta_sys as sys;

use crate::call::{check, fill, fill_text, list, one, size, sure, text};
use crate::handle::Handle;
use crate::position::position;
use crate::{Action, Choice, Dice, Error, Game, Language, Refusal, Seat, Tried, Turn, Viewer};

/// The observation (information set) of one viewer. No call on it can reach the game's secrets, so give it to clients and
/// bots.
pub struct View(pub(crate) Handle<sys::tq_view>);

position!(
    View: tq_view_choice, tq_view_turn, tq_view_legal, tq_view_legal_text, tq_view_distinct, tq_view_mask, tq_view_why_not,
    tq_view_points, tq_view_lines, tq_view_winners, tq_view_result_json, tq_view_hash, tq_view_canonical_hash,
    tq_view_snapshot, tq_view_text
);

/// # Creation
impl View {
    /// Creates the view of a new game, without the game: for a companion to a game on a real table. The events since
    /// moment 0 keep it up to date; in Triangles these begin with the opening hands.
    ///
    /// # Errors
    /// [`Status::NO_SUCH_VIEWER`](crate::Status::NO_SUCH_VIEWER).
    pub fn start(choice: &Choice, viewer: impl Into<Viewer>) -> Result<Self, Error> {
        let ((variant, options, count), viewer) = (choice.raw(), viewer.into().raw());
        // SAFETY: a choice, malloc, and a handle to write to.
        unsafe { Handle::new(|view| sys::tq_view_new_start(variant, options, count, viewer, ptr::null(), view)) }
            .map(Self)
    }

    /// Creates a view from its [`snapshot`](Self::snapshot). The bytes may be untrusted.
    ///
    /// # Errors
    /// [`Error::Fault`].
    pub fn from_snapshot(bytes: &[u8]) -> Result<Self, Error> {
        let (first, length) = (bytes.as_ptr(), bytes.len());
        // SAFETY: bytes with their length, malloc, a handle to write to, and a fault.
        unsafe { Handle::parse(|view, fault| sys::tq_view_from_snapshot(first, length, ptr::null(), view, fault)) }
            .map(Self)
    }

    /// Creates a view from its [`text`](Self::text), which may be set up by hand.
    ///
    /// # Errors
    /// [`Error::Fault`], with the place of what can't be parsed, or every invariant that it breaks.
    pub fn from_text(words: &str, language: Language) -> Result<Self, Error> {
        let (words, length) = (words.as_ptr().cast(), words.len());
        // SAFETY: a text with its length, malloc, a handle to write to, and a fault.
        let handle = unsafe {
            Handle::parse(|view, fault| sys::tq_view_from_text(words, length, language.0, ptr::null(), view, fault))
        };
        handle.map(Self)
    }

    /// Creates a view from its [`json`](Self::json), in the same language.
    ///
    /// # Errors
    /// [`Error::Fault`].
    pub fn from_json(json: &str, language: Language) -> Result<Self, Error> {
        let (json, length) = (json.as_ptr().cast(), json.len());
        // SAFETY: a text with its length, malloc, a handle to write to, and a fault.
        let handle = unsafe {
            Handle::parse(|view, fault| sys::tq_view_from_json(json, length, language.0, ptr::null(), view, fault))
        };
        handle.map(Self)
    }

    /// Creates the view at the end of a record that was [cut down](Game::record_for) for its viewer.
    ///
    /// # Errors
    /// [`Error::Fault`], with its place; with [`Refusal::OF_WHOLE_GAME`] for a complete record.
    pub fn from_record(record: &str) -> Result<Self, Error> {
        let (record, length) = (record.as_ptr().cast(), record.len());
        // SAFETY: a text with its length, malloc, a handle to write to, and a fault.
        unsafe { Handle::parse(|view, fault| sys::tq_view_from_record(record, length, ptr::null(), view, fault)) }
            .map(Self)
    }
}

/// # Queries
impl View {
    /// Returns whose view it is.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        // SAFETY: a live handle, and a number to write to.
        Viewer::from_raw(sure(one(|viewer| unsafe { sys::tq_view_viewer(self.0.as_ptr(), viewer) })))
    }

    /// Encodes the view as a flat array of small numbers, for machine learning. [`Choice::encoding`] has its fields.
    #[must_use]
    pub fn encode(&self) -> Vec<i8> {
        let mut numbers = Vec::new();
        self.encode_into(&mut numbers);
        numbers
    }

    /// As [`encode`](Self::encode), in place of what is in `out`.
    pub fn encode_into(&self, out: &mut Vec<i8>) {
        // SAFETY: a live handle, and a buffer as `fill` says.
        sure(check(unsafe {
            fill(out, |out, capacity, count| sys::tq_view_encode(self.0.as_ptr(), out, capacity, count))
        }));
    }

    /// Writes the view as JSON, with the texts of the legal actions in a language. `docs/json.md` has the keys.
    #[must_use]
    pub fn json(&self, language: Language) -> String {
        let mut json = String::new();
        self.json_into(language, &mut json);
        json
    }

    /// As [`json`](Self::json), in place of what is in `out`.
    pub fn json_into(&self, language: Language, out: &mut String) {
        // SAFETY: a live handle, and a buffer as `fill_text` says.
        sure(check(unsafe {
            fill_text(out, |out, capacity, count| sys::tq_view_json(self.0.as_ptr(), language.0, out, capacity, count))
        }));
    }

    /// Plays games on at random after each action of the viewer, and returns what they came to; nothing if it isn't
    /// their turn. A try completes the view, plays the action, and goes on at random to the end. All actions meet the
    /// same completions. `tries` are the numbers of the tries of a key, so you may split a range over calls, threads or
    /// machines: the sums add up to the same.
    ///
    /// ```
    /// use triqueta::{Choice, Game, Seat, seed_from};
    ///
    /// let game = Game::new(&Choice::new("base_game", &[("players", 3)])?, &seed_from(7))?;
    /// for tried in game.view(Seat::new(0))?.evaluate(1, 0..1000) {
    ///     println!("{}: {:.0} %, {:.1} points", tried.action, 100.0 * tried.chance(), tried.mean());
    /// }
    /// # Ok::<(), triqueta::Error>(())
    /// ```
    #[must_use]
    pub fn evaluate(&self, key: u64, tries: Range<u64>) -> Vec<Tried> {
        let length = tries.end.saturating_sub(tries.start);
        // SAFETY: a live handle, and a buffer as `list` says.
        let numbers: Vec<i64> = sure(unsafe {
            list(|out, capacity, count| {
                sys::tq_view_evaluate(self.0.as_ptr(), key, tries.start, length, out, capacity, count)
            })
        });
        numbers.chunks_exact(size(sys::TQ_TRIED_LENGTH)).map(|one| Tried::from_raw(length, one)).collect()
    }

    /// Completes the view to a whole game that has exactly this view (determinization). Dice lay out anew what the viewer
    /// can't see, each arrangement equally likely. The caller supplies the outcomes of chance.
    ///
    /// # Errors
    /// [`Status::NO_MEMORY`](crate::Status::NO_MEMORY).
    pub fn complete(&self, dice: &mut Dice) -> Result<Game, Error> {
        let mut game = Game::open(&self.choice())?;
        self.complete_into(dice, &mut game)?;
        Ok(game)
    }

    /// As [`complete`](Self::complete), in place of the game that `out` was.
    ///
    /// # Errors
    /// [`Status::NO_MEMORY`](crate::Status::NO_MEMORY).
    pub fn complete_into(&self, dice: &mut Dice, out: &mut Game) -> Result<(), Error> {
        // SAFETY: live handles, and dice.
        check(unsafe { sys::tq_view_complete(self.0.as_ptr(), &raw mut dice.0, out.0.as_mut_ptr()) })
    }
}

/// `clone_from` takes no memory.
///
/// # Panics
/// If there is no memory left.
impl Clone for View {
    fn clone(&self) -> Self {
        // SAFETY: a live handle, malloc, and a handle to write to.
        Self(sure(unsafe { Handle::new(|view| sys::tq_view_clone(self.0.as_ptr(), ptr::null(), view)) }))
    }

    fn clone_from(&mut self, source: &Self) {
        // SAFETY: live handles.
        sure(check(unsafe { sys::tq_view_copy(source.0.as_ptr(), self.0.as_mut_ptr()) }));
    }
}

/// Only what everybody may know.
impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View")
            .field("choice", &self.choice())
            .field("viewer", &self.viewer())
            .field("turn", &self.turn())
            .finish_non_exhaustive()
    }
}
