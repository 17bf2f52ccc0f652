use std::fmt;
use std::ptr;

use triqueta_sys as sys;

use crate::call::{check, fill, list, one, refusable, sure, text};
use crate::handle::Handle;
use crate::position::position;
use crate::{Action, Choice, Dice, Error, Language, Outcome, Refusal, Seat, Turn, View, Viewer};

/// A game, as a session: its position, history, source of chance, tags and seats. It knows all secrets, so keep it on the
/// server and give players [`View`]s.
///
/// # Copies
///
/// A clone has neither deal nor dice. So nobody who has it can predict the game, a search on it is honest, and the caller
/// supplies the outcomes of chance. [`exact_copy`](Self::exact_copy) goes on as the original does.
pub struct Game(pub(crate) Handle<sys::tq_game>);

position!(
    Game: tq_game_choice, tq_game_turn, tq_game_legal, tq_game_legal_text, tq_game_distinct, tq_game_mask, tq_game_why_not,
    tq_game_points, tq_game_lines, tq_game_winners, tq_game_result_json, tq_game_hash, tq_game_canonical_hash,
    tq_game_snapshot, tq_game_text
);

/// # Creation
impl Game {
    /// Creates a game that is dealt from a seed of 32 bytes. The deal supplies all outcomes of chance.
    ///
    /// Anyone who knows the seed knows the deal, so a server takes it from the operating system's entropy. The seed must
    /// deal no other game: after the game, its complete record shows it.
    ///
    /// # Errors
    /// [`Status::NO_MEMORY`](crate::Status::NO_MEMORY).
    pub fn new(choice: &Choice, seed: &[u8; 32]) -> Result<Self, Error> {
        let (variant, options, count) = choice.raw();
        // SAFETY: a choice, a seed, malloc, and a handle to write to.
        unsafe { Handle::new(|game| sys::tq_game_new(variant, options, count, seed.as_ptr(), ptr::null(), game)) }
            .map(Self)
    }

    /// Creates a game that is dealt from a seed that deals many games, which `number` tells apart. No record shows the
    /// seed. Number 0 deals as [`new`](Self::new) does.
    ///
    /// # Errors
    /// [`Status::NO_MEMORY`](crate::Status::NO_MEMORY).
    pub fn numbered(choice: &Choice, seed: &[u8; 32], number: u64) -> Result<Self, Error> {
        let (variant, options, count) = choice.raw();
        // SAFETY: a choice, a seed, malloc, and a handle to write to.
        let handle = unsafe {
            let seed = seed.as_ptr();
            Handle::new(|game| sys::tq_game_new_numbered(variant, options, count, seed, number, ptr::null(), game))
        };
        handle.map(Self)
    }

    /// Creates a game that is dealt by hand.
    ///
    /// `pieces` in Triqueta: all tokens, tower by tower, in a tower column by column, in a column from bottom to top. In
    /// Triangles: the cards in the order drawn. The first ones go to the hands, one card at a time, from the player who
    /// begins clockwise. The others are the pile. Then, for each time that the discards become a new pile (at most
    /// seven), [`Outcome::NEW_PILE`] and its cards. If these aren't the discards, or aren't given, chance waits for
    /// [`reveal`](Self::reveal).
    ///
    /// # Errors
    /// [`Status::WRONG_DEAL`](crate::Status::WRONG_DEAL).
    pub fn dealt(choice: &Choice, pieces: &[Outcome]) -> Result<Self, Error> {
        let (variant, options, count) = choice.raw();
        let (first, length) = (pieces.as_ptr().cast(), pieces.len());
        // SAFETY: a choice, pieces (each an `i32`) with their count, malloc, and a handle to write to.
        let handle = unsafe {
            Handle::new(|game| sys::tq_game_new_dealt(variant, options, count, first, length, ptr::null(), game))
        };
        handle.map(Self)
    }

    /// Creates a game without a deal: the caller supplies each outcome of chance by [`reveal`](Self::reveal) or
    /// [`draw`](Self::draw).
    ///
    /// # Errors
    /// [`Status::NO_MEMORY`](crate::Status::NO_MEMORY).
    pub fn open(choice: &Choice) -> Result<Self, Error> {
        let (variant, options, count) = choice.raw();
        // SAFETY: a choice, malloc, and a handle to write to.
        unsafe { Handle::new(|game| sys::tq_game_new_open(variant, options, count, ptr::null(), game)) }.map(Self)
    }

    /// Creates a game from a [`snapshot`](Self::snapshot). The caller supplies the outcomes of chance. The bytes may be
    /// untrusted.
    ///
    /// # Errors
    /// [`Error::Fault`].
    pub fn from_snapshot(bytes: &[u8]) -> Result<Self, Error> {
        let (first, length) = (bytes.as_ptr(), bytes.len());
        // SAFETY: bytes with their length, malloc, a handle to write to, and a fault.
        unsafe { Handle::parse(|game, fault| sys::tq_game_from_snapshot(first, length, ptr::null(), game, fault)) }
            .map(Self)
    }

    /// Creates a game from the [`text`](Self::text) of a position, which may be set up by hand. The caller supplies the
    /// outcomes of chance.
    ///
    /// # Errors
    /// [`Error::Fault`], with the place of what can't be parsed, or every invariant that the position breaks.
    pub fn from_text(words: &str, language: Language) -> Result<Self, Error> {
        let (words, length) = (words.as_ptr().cast(), words.len());
        // SAFETY: a text with its length, malloc, a handle to write to, and a fault.
        let handle = unsafe {
            Handle::parse(|game, fault| sys::tq_game_from_text(words, length, language.0, ptr::null(), game, fault))
        };
        handle.map(Self)
    }

    /// Creates a game from a complete [`record`](Self::record), with its history and its tags. If the game isn't over,
    /// the caller supplies the outcomes of chance.
    ///
    /// # Errors
    /// [`Error::Fault`], with its place; with [`Refusal::OF_ONE_VIEWER`] for a record that was cut down.
    pub fn from_record(record: &str) -> Result<Self, Error> {
        let (record, length) = (record.as_ptr().cast(), record.len());
        // SAFETY: a text with its length, malloc, a handle to write to, and a fault.
        unsafe { Handle::parse(|game, fault| sys::tq_game_from_record(record, length, ptr::null(), game, fault)) }
            .map(Self)
    }

    /// Creates a copy that goes on exactly as this game does: it knows the future.
    ///
    /// # Errors
    /// [`Status::NO_MEMORY`](crate::Status::NO_MEMORY).
    pub fn exact_copy(&self) -> Result<Self, Error> {
        self.copy(sys::TQ_FUTURE_KNOWN)
    }

    /// As [`exact_copy`](Self::exact_copy), in place of the game that `out` was.
    ///
    /// # Errors
    /// [`Status::NO_MEMORY`](crate::Status::NO_MEMORY).
    pub fn exact_copy_into(&self, out: &mut Self) -> Result<(), Error> {
        // SAFETY: live handles.
        check(unsafe { sys::tq_game_copy(self.0.as_ptr(), sys::TQ_FUTURE_KNOWN, out.0.as_mut_ptr()) })
    }

    fn copy(&self, future: i32) -> Result<Self, Error> {
        // SAFETY: a live handle, malloc, and a handle to write to.
        unsafe { Handle::new(|game| sys::tq_game_clone(self.0.as_ptr(), future, ptr::null(), game)) }.map(Self)
    }
}

/// # Play
impl Game {
    /// Plays an action for a seat. The action may be any number that a client sends. If the game has a deal or dice,
    /// chance draws at once.
    ///
    /// # Errors
    /// [`Error::Refused`], [`Status::NO_SUCH_SEAT`](crate::Status::NO_SUCH_SEAT).
    pub fn play(&mut self, seat: Seat, action: Action) -> Result<(), Error> {
        // SAFETY: a live handle, and a number to write to.
        refusable(|refusal| unsafe { sys::tq_game_play(self.0.as_mut_ptr(), seat.raw(), action.0, refusal) })
    }

    /// Plays an action for the seat to move, and returns the next turn. `legal` gets its legal actions. It replaces
    /// [`play`](Self::play), [`turn`](Self::turn) and [`legal_into`](Self::legal_into) in a playout (rollout).
    ///
    /// # Errors
    /// [`Error::Refused`]. Then `legal` is empty.
    pub fn step(&mut self, action: Action, legal: &mut Vec<Action>) -> Result<Turn, Error> {
        let mut turn = 0;
        // SAFETY: a live handle, a buffer as `fill` says, and numbers to write to. The library plays only if there is
        // room, so a second call plays for the first time.
        refusable(|refusal| unsafe {
            let game = self.0.as_mut_ptr();
            fill(legal, |out: *mut Action, capacity, count| {
                sys::tq_game_step(game, action.0, &raw mut turn, out.cast(), capacity, count, refusal)
            })
        })?;
        Ok(Turn::from_raw(turn))
    }

    /// Lists the outcomes that chance can draw now in ascending order, and how often each is there. The list is empty if
    /// chance isn't to draw.
    #[must_use]
    pub fn chance(&self) -> Vec<(Outcome, u32)> {
        let mut weights = Vec::new();
        // SAFETY: a live handle, and buffers as `fill` says: the weights' has the same capacity, and as many are
        // written.
        let outcomes = sure(unsafe {
            list(|out: *mut Outcome, capacity, count| {
                weights.resize(capacity, 0);
                sys::tq_game_chance(self.0.as_ptr(), out.cast(), weights.as_mut_ptr(), capacity, count)
            })
        });
        outcomes.into_iter().zip(weights).collect()
    }

    /// Sets the outcome that chance draws, for a game without a deal or dice.
    ///
    /// # Errors
    /// [`Error::Refused`].
    pub fn reveal(&mut self, outcome: Outcome) -> Result<(), Error> {
        self.reveal_at(outcome, None)
    }

    /// As [`reveal`](Self::reveal), and keeps the time, which is in any unit of the app's.
    ///
    /// # Errors
    /// [`Error::Refused`].
    pub fn reveal_at(&mut self, outcome: Outcome, time: Option<i64>) -> Result<(), Error> {
        let time = pointer(time.as_ref());
        // SAFETY: a live handle, a time or NULL, and a number to write to.
        refusable(|refusal| unsafe { sys::tq_game_reveal(self.0.as_mut_ptr(), outcome.0, time, refusal) })
    }

    /// Draws the outcome of chance by dice, each remaining token or card equally likely.
    ///
    /// # Errors
    /// [`Error::Refused`] if chance isn't to draw.
    pub fn draw(&mut self, dice: &mut Dice) -> Result<Outcome, Error> {
        self.draw_at(dice, None)
    }

    /// As [`draw`](Self::draw), and keeps the time, which is in any unit of the app's.
    ///
    /// # Errors
    /// [`Error::Refused`] if chance isn't to draw.
    pub fn draw_at(&mut self, dice: &mut Dice, time: Option<i64>) -> Result<Outcome, Error> {
        let (time, mut outcome) = (pointer(time.as_ref()), 0);
        // SAFETY: a live handle, dice, a time or NULL, and numbers to write to.
        refusable(|refusal| unsafe {
            sys::tq_game_draw(self.0.as_mut_ptr(), &raw mut dice.0, time, &raw mut outcome, refusal)
        })?;
        Ok(Outcome(outcome))
    }

    /// Makes chance draw by a copy of dice from now on, wherever no deal supplies the outcome, or wait for the caller.
    /// Use it for playouts and bots: anybody who knows the dice can predict the draws.
    ///
    /// # Errors
    /// [`Error::Refused`] if the game is closed.
    pub fn set_dice(&mut self, dice: Option<&Dice>) -> Result<(), Error> {
        let dice = dice.map_or(ptr::null(), |dice| &raw const dice.0);
        // SAFETY: a live handle, dice or NULL, and a number to write to.
        refusable(|refusal| unsafe { sys::tq_game_set_dice(self.0.as_mut_ptr(), dice, refusal) })
    }

    /// Plays the game to its end at random (a playout, or rollout), and returns the number of actions.
    ///
    /// Every legal action is equally likely, and so is every remaining token or card. Each takes one number from the
    /// dice. The game loses its deal, its dice, its history, its tags and its seats, and is open.
    pub fn play_out(&mut self, dice: &mut Dice) -> u64 {
        // SAFETY: a live handle, dice, and a number to write to.
        sure(one(|actions| unsafe { sys::tq_game_play_out(self.0.as_mut_ptr(), &raw mut dice.0, actions) }))
    }
}

/// # Views
impl Game {
    /// Creates the view (the observation) of a viewer. It may outlive the game.
    ///
    /// # Errors
    /// [`Status::NO_SUCH_VIEWER`](crate::Status::NO_SUCH_VIEWER).
    pub fn view(&self, viewer: impl Into<Viewer>) -> Result<View, Error> {
        let viewer = viewer.into().raw();
        // SAFETY: a live handle, malloc, and a handle to write to.
        unsafe { Handle::new(|view| sys::tq_view_new(self.0.as_ptr(), viewer, ptr::null(), view)) }.map(View)
    }

    /// As [`view`](Self::view), in place of the view that `out` was.
    ///
    /// # Errors
    /// [`Status::NO_SUCH_VIEWER`](crate::Status::NO_SUCH_VIEWER).
    pub fn view_into(&self, viewer: impl Into<Viewer>, out: &mut View) -> Result<(), Error> {
        let viewer = viewer.into().raw();
        // SAFETY: live handles.
        check(unsafe { sys::tq_view_refresh(self.0.as_ptr(), viewer, out.0.as_mut_ptr()) })
    }

    /// Creates the view that a viewer had at a moment of the game.
    ///
    /// # Errors
    /// [`Status::NO_SUCH_VIEWER`](crate::Status::NO_SUCH_VIEWER),
    /// [`Status::NO_SUCH_MOMENT`](crate::Status::NO_SUCH_MOMENT).
    pub fn view_at(&self, viewer: impl Into<Viewer>, moment: u64) -> Result<View, Error> {
        let viewer = viewer.into();
        let mut view = self.view(viewer)?;
        // SAFETY: live handles.
        check(unsafe { sys::tq_view_refresh_at(self.0.as_ptr(), viewer.raw(), moment, view.0.as_mut_ptr()) })?;
        Ok(view)
    }
}

/// A pointer to a value for the time of a call, or NULL.
pub(crate) fn pointer<T>(value: Option<&T>) -> *const T {
    value.map_or(ptr::null(), ptr::from_ref)
}

/// Without the future. `clone_from` takes no memory once the game has had a history as long.
///
/// # Panics
/// If there is no memory left.
impl Clone for Game {
    fn clone(&self) -> Self {
        sure(self.copy(sys::TQ_FUTURE_UNKNOWN))
    }

    fn clone_from(&mut self, source: &Self) {
        // SAFETY: live handles.
        sure(check(unsafe { sys::tq_game_copy(source.0.as_ptr(), sys::TQ_FUTURE_UNKNOWN, self.0.as_mut_ptr()) }));
    }
}

/// Only what everybody may know.
impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game")
            .field("choice", &self.choice())
            .field("turn", &self.turn())
            .field("moment", &self.moment())
            .finish_non_exhaustive()
    }
}
