use std::fmt;
use std::ptr;
use std::time::{Duration, Instant};

use triqueta_sys as sys;

use crate::call::{one, refusable};
use crate::handle::Handle;
use crate::thinker::thinker;
use crate::{Action, Error, Level, View};

/// An opponent. It serves any of the games, one after the other, and any of the seats, and knows nothing but their views.
///
/// What it chooses is a function of the view, the level, the dice, the budget and the weights: the same on every machine.
///
/// ```
/// use triqueta::{Bot, Choice, Game, Level, Turn, seed_from};
///
/// let mut game = Game::new(&Choice::new("mayhem", &[("players", 2)])?, &seed_from(7))?;
/// let mut bot = Bot::new(Level::MEDIUM, 1, 0)?;
/// while let Turn::Seat(seat) = game.turn() {
///     let action = bot.choose(&game.view(seat)?, 0)?;
///     game.play(seat, action)?;
/// }
/// # Ok::<(), triqueta::Error>(())
/// ```
pub struct Bot {
    handle: Handle<sys::tq_bot>,
    level: Level,
}

thinker!(Bot: tq_bot_use_net, tq_bot_begin, tq_bot_think, tq_bot_spent);

impl Bot {
    /// Creates a bot of a level, with the dice of [`Dice::new(key, game)`](crate::Dice::new). Each choice takes two numbers
    /// from them.
    ///
    /// # Errors
    /// [`Status::NO_MEMORY`](crate::Status::NO_MEMORY).
    pub fn new(level: Level, key: u64, game: u64) -> Result<Self, Error> {
        // SAFETY: malloc, and a handle to write to.
        let handle = unsafe { Handle::new(|bot| sys::tq_bot_new(level.0, key, game, ptr::null(), bot)) }?;
        Ok(Self { handle, level })
    }

    /// Returns how well it plays.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Chooses an action. The budget is as of [`begin`](Self::begin).
    ///
    /// # Errors
    /// [`Error::Refused`], as of [`begin`](Self::begin).
    pub fn choose(&mut self, view: &View, nodes: u64) -> Result<Action, Error> {
        let view = view.snapshot();
        let mut action = 0;
        // SAFETY: a live handle, bytes with their length, and numbers to write to.
        refusable(|refusal| unsafe {
            let bot = self.handle.as_mut_ptr();
            sys::tq_bot_choose(bot, view.as_ptr(), view.len(), nodes, &raw mut action, refusal)
        })?;
        Ok(Action(action))
    }

    /// Chooses an action after some time, or earlier if it needs no more. It depends on the speed of the machine.
    ///
    /// # Errors
    /// [`Error::Refused`], as of [`begin`](Self::begin).
    pub fn choose_within(&mut self, view: &View, time: Duration) -> Result<Action, Error> {
        self.begin(view, u64::MAX)?;
        self.think_for(time)?;
        self.choice()
    }

    /// Returns the action that it chooses, so far: a legal one at any time after [`begin`](Self::begin).
    ///
    /// # Errors
    /// [`Status::NOT_BEGUN`](crate::Status::NOT_BEGUN).
    pub fn choice(&self) -> Result<Action, Error> {
        // SAFETY: a live handle, and a number to write to.
        one(|action| unsafe { sys::tq_bot_choice(self.handle.as_ptr(), action) }).map(Action)
    }
}

/// The level.
impl fmt::Debug for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bot").field("level", &self.level).finish_non_exhaustive()
    }
}
