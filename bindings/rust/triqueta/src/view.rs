use std::fmt;
use std::ptr;

use triqueta_sys as sys;

use crate::call::{check, fill, fill_text, readable, refusable, sure};
use crate::handle::Handle;
use crate::position::position;
use crate::{Action, Dice, Error, Game, Language, Options, Refusal, Seat, Turn, Variant, Viewer};

/// What one viewer may know of a game. No call on it can reach the game's secrets, so it may be given away.
pub struct View(pub(crate) Handle<sys::tq_view>);

position!(
    View: tq_view_options, tq_view_turn, tq_view_legal, tq_view_distinct, tq_view_mask, tq_view_why_not,
    tq_view_points, tq_view_parts, tq_view_winners, tq_view_result_json, tq_view_hash, tq_view_canonical_hash,
    tq_view_snapshot, tq_view_text
);

/// How views are made; besides, [`Game::view`] makes them.
impl View {
    /// What a viewer knows of a game that begins, without the game: for a client, or for people at a table.
    ///
    /// # Errors
    /// [`Error::WrongOptions`]; [`Error::OutOfRange`] if there is no such seat.
    pub fn start(options: &Options, viewer: impl Into<Viewer>) -> Result<Self, Error> {
        let (options, viewer) = (options.raw(), viewer.into().raw());
        // SAFETY: options, malloc, and a place for the handle.
        let handle = unsafe {
            Handle::make(|view| check(sys::tq_view_new_start(&raw const options, viewer, ptr::null(), view)))
        }?;
        Ok(Self(handle))
    }

    /// A view from its [`snapshot`](Self::snapshot). Bytes may come from anybody.
    ///
    /// # Errors
    /// [`Error::Unreadable`], with every reason.
    pub fn from_snapshot(bytes: &[u8]) -> Result<Self, Error> {
        // SAFETY: bytes with their length, malloc, places for the handle and the reasons.
        let handle = unsafe {
            Handle::make(|view| {
                readable(|why| sys::tq_view_from_snapshot(bytes.as_ptr(), bytes.len(), ptr::null(), view, why))
            })
        }?;
        Ok(Self(handle))
    }

    /// A view from its [`text`](Self::text), so also one that is set up by hand.
    ///
    /// # Errors
    /// [`Error::Unreadable`], with the place of what can't be read, or every invariant that it breaks.
    pub fn from_text(text: &str, language: Language) -> Result<Self, Error> {
        // SAFETY: a text with its length, malloc, places for the handle and the reasons.
        let handle = unsafe {
            Handle::make(|view| {
                let (text, length) = (text.as_ptr().cast(), text.len());
                readable(|why| sys::tq_view_from_text(text, length, language.raw(), ptr::null(), view, why))
            })
        }?;
        Ok(Self(handle))
    }

    /// What the viewer knows at the end of a record that was [cut down](Game::record_for) for them.
    ///
    /// # Errors
    /// [`Error::Unreadable`], with reason and place.
    pub fn from_record(text: &str) -> Result<Self, Error> {
        // SAFETY: a text with its length, malloc, places for the handle and the reasons.
        let handle = unsafe {
            Handle::make(|view| {
                readable(|why| sys::tq_view_from_record(text.as_ptr().cast(), text.len(), ptr::null(), view, why))
            })
        }?;
        Ok(Self(handle))
    }
}

/// What views alone do.
impl View {
    /// Whose view it is.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        let mut number = 0;
        // SAFETY: a live handle, and a number to write to.
        sure(unsafe { sys::tq_view_viewer(self.0.as_ptr(), &raw mut number) });
        Viewer::from_raw(number)
    }

    /// Moves it on by [`Game::events`] for the same viewer, or by [`Options::parse_event`]. Bytes may come from anybody.
    ///
    /// # Errors
    /// [`Error::Refused`] if that can't have happened; then none of it has.
    pub fn advance(&mut self, events: &[u8]) -> Result<(), Error> {
        // SAFETY: a live handle, bytes with their length, and a number to write to.
        refusable(|refusal| unsafe {
            sys::tq_view_advance(self.0.as_mut_ptr(), events.as_ptr(), events.len(), refusal)
        })
    }

    /// It as a flat array of small numbers, for programs that learn; [`Options::encoding`] tells what stands where.
    #[must_use]
    pub fn encode(&self) -> Vec<i8> {
        let mut numbers = Vec::new();
        self.encode_into(&mut numbers);
        numbers
    }

    /// As [`encode`](Self::encode), in place of what is in `out`.
    pub fn encode_into(&self, out: &mut Vec<i8>) {
        // SAFETY: a live handle, and a buffer as `fill` says.
        sure(unsafe { fill(out, |out, capacity, count| sys::tq_view_encode(self.0.as_ptr(), out, capacity, count)) });
    }

    /// All that the viewer knows, as JSON: `docs/json.md` has the keys. The words of the legal actions are in this
    /// language; all else is the same in every language.
    #[must_use]
    pub fn json(&self, language: Language) -> String {
        let mut json = String::new();
        self.json_into(language, &mut json);
        json
    }

    /// As [`json`](Self::json), in place of what is in `out`.
    pub fn json_into(&self, language: Language, out: &mut String) {
        // SAFETY: a live handle, and a buffer as `fill_text` says.
        sure(unsafe {
            fill_text(out, |out, capacity, count| {
                sys::tq_view_json(self.0.as_ptr(), language.raw(), out, capacity, count)
            })
        });
    }

    /// A whole game that has exactly this view: what the viewer can't see is laid out anew by dice, each arrangement
    /// equally likely. The caller plays its chance; its history is empty.
    ///
    /// # Errors
    /// [`Error::NoMemory`].
    pub fn complete(&self, dice: &mut Dice) -> Result<Game, Error> {
        let Options { variant, players, .. } = self.options();
        let mut game = Game::open(&Options::new(variant, players))?;
        self.complete_into(dice, &mut game)?;
        Ok(game)
    }

    /// As [`complete`](Self::complete), in place of whatever game `out` was.
    ///
    /// # Errors
    /// [`Error::NoMemory`].
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
        let any = Options::new(Variant::BaseGame, 2);
        let mut copy = Self::start(&any, Viewer::Spectator).expect("a view takes nothing but memory");
        copy.clone_from(self);
        copy
    }

    fn clone_from(&mut self, source: &Self) {
        // SAFETY: live handles.
        sure(unsafe { sys::tq_view_copy(self.0.as_mut_ptr(), source.0.as_ptr()) });
    }
}

/// Nothing that isn't open to all.
impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View")
            .field("options", &self.options())
            .field("viewer", &self.viewer())
            .field("turn", &self.turn())
            .finish_non_exhaustive()
    }
}
