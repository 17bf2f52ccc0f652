use std::fmt;
use std::ptr;

use triqueta_sys as sys;

use crate::call::{check, fill, fill_text, readable, refusable, sure};
use crate::handle::Handle;
use crate::position::position;
use crate::{Action, Dice, Error, Language, Options, Outcome, Refusal, Seat, Turn, View, Viewer};

/// A game: its position, its history, and who plays chance. It knows everybody's secrets, so it stays with whoever runs
/// it; the others are given a [`View`].
pub struct Game(pub(crate) Handle<sys::tq_game>);

position!(
    Game: tq_game_options, tq_game_turn, tq_game_legal, tq_game_distinct, tq_game_mask, tq_game_why_not,
    tq_game_points, tq_game_parts, tq_game_winners, tq_game_result_json, tq_game_hash, tq_game_canonical_hash,
    tq_game_snapshot, tq_game_text
);

/// How games are made.
impl Game {
    /// A game that is dealt from 32 bytes: of entropy, for a server, since who knows them knows the deal. `number` tells
    /// games of the same seed apart. The deal answers for chance by itself.
    ///
    /// # Errors
    /// [`Error::WrongOptions`].
    pub fn new(options: &Options, seed: &[u8; 32], number: u64) -> Result<Self, Error> {
        let options = options.raw();
        // SAFETY: options, a seed, malloc, and a place for the handle.
        let handle = unsafe {
            Handle::make(|game| check(sys::tq_game_new(&raw const options, seed.as_ptr(), number, ptr::null(), game)))
        }?;
        Ok(Self(handle))
    }

    /// A game dealt by hand. Triqueta: the token at every place, tower by tower, in it column by column, in it from the
    /// bottom up. Triangles: the cards in the order they come from the pile, the first hands included, one to each in
    /// turn; then, for each time that the discards become a new pile (seven times at most), [`Outcome::NEW_PILE`] and
    /// its cards in their order. Where these don't fit, chance waits for [`reveal`](Self::reveal).
    ///
    /// # Errors
    /// [`Error::WrongOptions`], [`Error::WrongDeal`].
    pub fn dealt(options: &Options, pieces: &[Outcome]) -> Result<Self, Error> {
        let options = options.raw();
        // SAFETY: options, pieces (each an `i32`) with their count, malloc, and a place for the handle.
        let handle = unsafe {
            Handle::make(|game| {
                let (first, count) = (pieces.as_ptr().cast(), pieces.len());
                check(sys::tq_game_new_dealt(&raw const options, first, count, ptr::null(), game))
            })
        }?;
        Ok(Self(handle))
    }

    /// A game whose chance the caller plays, by [`reveal`](Self::reveal) or [`draw`](Self::draw).
    ///
    /// # Errors
    /// [`Error::WrongOptions`].
    pub fn open(options: &Options) -> Result<Self, Error> {
        let options = options.raw();
        // SAFETY: options, malloc, and a place for the handle.
        let handle =
            unsafe { Handle::make(|game| check(sys::tq_game_new_open(&raw const options, ptr::null(), game))) }?;
        Ok(Self(handle))
    }

    /// A game that goes on from a [`snapshot`](Self::snapshot); the caller plays its chance. Bytes may come from
    /// anybody.
    ///
    /// # Errors
    /// [`Error::Unreadable`], with every reason.
    pub fn from_snapshot(bytes: &[u8]) -> Result<Self, Error> {
        // SAFETY: bytes with their length, malloc, places for the handle and the reasons.
        let handle = unsafe {
            Handle::make(|game| {
                readable(|why| sys::tq_game_from_snapshot(bytes.as_ptr(), bytes.len(), ptr::null(), game, why))
            })
        }?;
        Ok(Self(handle))
    }

    /// A game from a position as [`text`](Self::text), so also one that is set up by hand; the caller plays its chance.
    ///
    /// # Errors
    /// [`Error::Unreadable`], with the place of what can't be read, or every invariant that the position breaks.
    pub fn from_text(text: &str, language: Language) -> Result<Self, Error> {
        // SAFETY: a text with its length, malloc, places for the handle and the reasons.
        let handle = unsafe {
            Handle::make(|game| {
                let (text, length) = (text.as_ptr().cast(), text.len());
                readable(|why| sys::tq_game_from_text(text, length, language.raw(), ptr::null(), game, why))
            })
        }?;
        Ok(Self(handle))
    }

    /// The game of a whole [`record`](Self::record), with its history; the caller plays its chance if it goes on.
    ///
    /// # Errors
    /// [`Error::Unreadable`], with reason and place.
    pub fn from_record(text: &str) -> Result<Self, Error> {
        // SAFETY: a text with its length, malloc, places for the handle and the reasons.
        let handle = unsafe {
            Handle::make(|game| {
                readable(|why| sys::tq_game_from_record(text.as_ptr().cast(), text.len(), ptr::null(), game, why))
            })
        }?;
        Ok(Self(handle))
    }
}

/// How games go on.
impl Game {
    /// A seat does something. Where the game was dealt, chance answers at once.
    ///
    /// # Errors
    /// [`Error::Refused`] if it may not; [`Error::OutOfRange`] if there is no such seat; [`Error::NoMemory`].
    pub fn play(&mut self, seat: Seat, action: Action) -> Result<(), Error> {
        // SAFETY: a live handle, and a number to write to.
        refusable(|refusal| unsafe { sys::tq_game_play(self.0.as_mut_ptr(), seat.raw(), action.0, refusal) })
    }

    /// All that chance can answer now, ascending, and how often each is there; none if it isn't asked.
    #[must_use]
    pub fn chance(&self) -> Vec<(Outcome, u32)> {
        let mut weights = Vec::new();
        let mut outcomes = Vec::new();
        // SAFETY: a live handle, and buffers as `fill` says: the weights' has the same capacity, and as many are
        // written.
        sure(unsafe {
            fill(&mut outcomes, |out: *mut Outcome, capacity, count| {
                weights.resize(capacity, 0);
                sys::tq_game_chance(self.0.as_ptr(), out.cast(), weights.as_mut_ptr(), capacity, count)
            })
        });
        outcomes.into_iter().zip(weights).collect()
    }

    /// Chance's answer, where the caller plays it.
    ///
    /// # Errors
    /// [`Error::Refused`] if chance isn't asked, or can't answer that; [`Error::NoMemory`].
    pub fn reveal(&mut self, outcome: Outcome) -> Result<(), Error> {
        // SAFETY: a live handle, and a number to write to.
        refusable(|refusal| unsafe { sys::tq_game_reveal(self.0.as_mut_ptr(), outcome.0, refusal) })
    }

    /// Chance's answer by dice, with one draw: each token or card that is left equally likely.
    ///
    /// # Errors
    /// [`Error::Refused`] if chance isn't asked; [`Error::NoMemory`].
    pub fn draw(&mut self, dice: &mut Dice) -> Result<Outcome, Error> {
        let mut outcome = 0;
        // SAFETY: a live handle, dice, and numbers to write to.
        refusable(|refusal| unsafe {
            sys::tq_game_draw(self.0.as_mut_ptr(), &raw mut dice.0, &raw mut outcome, refusal)
        })?;
        Ok(Outcome(outcome))
    }

    /// From now on chance answers at once, by a copy of these dice, where no deal does; by none, the caller plays it.
    ///
    /// # Errors
    /// [`Error::NoMemory`].
    pub fn set_dice(&mut self, dice: Option<&Dice>) -> Result<(), Error> {
        let dice = dice.map_or(ptr::null(), |dice| &raw const dice.0);
        // SAFETY: a live handle, and dice or NULL.
        check(unsafe { sys::tq_game_set_dice(self.0.as_mut_ptr(), dice) })
    }

    /// Plays to the end, every legal action and every answer of chance equally likely, with one draw for each; tells how
    /// many actions were taken. The deal and the history are given up.
    pub fn play_out(&mut self, dice: &mut Dice) -> u64 {
        let mut actions = 0;
        // SAFETY: a live handle, dice, and a number to write to.
        sure(unsafe { sys::tq_game_play_out(self.0.as_mut_ptr(), &raw mut dice.0, &raw mut actions) });
        actions
    }

    /// Takes the last action back, with what chance answered to it.
    ///
    /// # Errors
    /// [`Error::Refused`] if there is none, or if anybody saw a hidden piece by it, the mover included.
    pub fn undo(&mut self) -> Result<(), Error> {
        // SAFETY: a live handle, and a number to write to.
        refusable(|refusal| unsafe { sys::tq_game_undo(self.0.as_mut_ptr(), 0, refusal) })
    }

    /// As [`undo`](Self::undo), even if somebody saw a hidden piece.
    ///
    /// # Errors
    /// [`Error::Refused`] if there is nothing to take back.
    pub fn undo_a_look_too(&mut self) -> Result<(), Error> {
        // SAFETY: a live handle, and a number to write to.
        refusable(|refusal| unsafe { sys::tq_game_undo(self.0.as_mut_ptr(), 1, refusal) })
    }

    /// Does again what was undone last.
    ///
    /// # Errors
    /// [`Error::Refused`] if nothing was.
    pub fn redo(&mut self) -> Result<(), Error> {
        // SAFETY: a live handle, and a number to write to.
        refusable(|refusal| unsafe { sys::tq_game_redo(self.0.as_mut_ptr(), refusal) })
    }
}

/// What others are given.
impl Game {
    /// What somebody may know of it.
    ///
    /// # Errors
    /// [`Error::OutOfRange`] if there is no such seat.
    pub fn view(&self, viewer: impl Into<Viewer>) -> Result<View, Error> {
        let viewer = viewer.into();
        // SAFETY: a live handle, and a place for the new one. It takes its memory from malloc, as this one does.
        let handle = unsafe { Handle::make(|view| check(sys::tq_view_new(self.0.as_ptr(), viewer.raw(), view))) }?;
        Ok(View(handle))
    }

    /// As [`view`](Self::view), in place of whatever `out` was a view of.
    ///
    /// # Errors
    /// [`Error::OutOfRange`] if there is no such seat.
    pub fn view_into(&self, viewer: impl Into<Viewer>, out: &mut View) -> Result<(), Error> {
        // SAFETY: live handles.
        check(unsafe { sys::tq_view_refresh(out.0.as_mut_ptr(), self.0.as_ptr(), viewer.into().raw()) })
    }

    /// How much has happened: a watcher's cursor for the next [`events`](Self::events).
    #[must_use]
    pub fn moment(&self) -> u64 {
        let mut moment = 0;
        // SAFETY: a live handle, and a number to write to.
        sure(unsafe { sys::tq_game_moment(self.0.as_ptr(), &raw mut moment) });
        moment
    }

    /// What a viewer saw happen since a moment, as bytes for [`View::advance`]. After an undo, watchers need new views.
    ///
    /// # Errors
    /// [`Error::OutOfRange`] if there is no such seat, or the moment is still to come.
    pub fn events(&self, viewer: impl Into<Viewer>, since: u64) -> Result<Vec<u8>, Error> {
        let mut events = Vec::new();
        self.events_into(viewer, since, &mut events)?;
        Ok(events)
    }

    /// As [`events`](Self::events), in place of what is in `out`.
    ///
    /// # Errors
    /// As of [`events`](Self::events); then `out` is empty.
    pub fn events_into(&self, viewer: impl Into<Viewer>, since: u64, out: &mut Vec<u8>) -> Result<(), Error> {
        let viewer = viewer.into().raw();
        // SAFETY: a live handle, and a buffer as `fill` says.
        check(unsafe {
            fill(out, |out, capacity, count| sys::tq_game_events(self.0.as_ptr(), viewer, since, out, capacity, count))
        })
    }

    /// The whole game as text, its tags and all that happened: `docs/records.md` has the format. `tags` are more of
    /// them, lines like `[White "Ada"]`; those with a meaning in these games are left out.
    ///
    /// # Errors
    /// [`Error::NoRecord`] if it began from a position; [`Error::Unreadable`] are the tags.
    pub fn record(&self, tags: &str) -> Result<String, Error> {
        self.record_of(sys::TQ_ALL, tags)
    }

    /// As [`record`](Self::record), cut down to what a viewer saw.
    ///
    /// # Errors
    /// As of [`record`](Self::record), and [`Error::OutOfRange`] if there is no such seat.
    pub fn record_for(&self, viewer: impl Into<Viewer>, tags: &str) -> Result<String, Error> {
        self.record_of(viewer.into().raw(), tags)
    }

    fn record_of(&self, viewer: i32, tags: &str) -> Result<String, Error> {
        let mut record = String::new();
        let (tags, length) = (tags.as_ptr().cast(), tags.len());
        // SAFETY: a live handle, a text with its length, a buffer as `fill_text` says, a place for the reasons.
        readable(|why| unsafe {
            fill_text(&mut record, |out, capacity, count| {
                sys::tq_game_record(self.0.as_ptr(), viewer, tags, length, out, capacity, count, why)
            })
        })?;
        Ok(record)
    }
}

/// With its history and its deal. `clone_from` takes no memory once it has had a history as long.
///
/// # Panics
/// If there is no memory left.
impl Clone for Game {
    fn clone(&self) -> Self {
        // SAFETY: a live handle, malloc, and a place for the new one.
        let handle = unsafe { Handle::make(|game| check(sys::tq_game_clone(self.0.as_ptr(), ptr::null(), game))) };
        Self(handle.expect("a copy of a game takes nothing but memory"))
    }

    fn clone_from(&mut self, source: &Self) {
        // SAFETY: live handles.
        sure(unsafe { sys::tq_game_copy(self.0.as_mut_ptr(), source.0.as_ptr()) });
    }
}

/// Nothing that isn't open to all.
impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game")
            .field("options", &self.options())
            .field("turn", &self.turn())
            .field("moment", &self.moment())
            .finish_non_exhaustive()
    }
}
