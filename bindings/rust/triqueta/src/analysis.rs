use std::fmt;
use std::ptr;
use std::time::{Duration, Instant};

use triqueta_sys as sys;

use crate::call::{list, one, refusable, size, text};
use crate::handle::Handle;
use crate::thinker::thinker;
use crate::{Action, Error, Language, View};

/// What each legal action of a seat is worth.
///
/// Of actions that are alike, such as drawing from columns of one height, the lowest stands for all. The same dice yield
/// the same results on every machine. `docs/analysis.md` says how it judges.
///
/// ```
/// use triqueta::{Analysis, Choice, Game, Language, Seat, seed_from};
///
/// let game = Game::new(&Choice::new("base_game", &[])?, &seed_from(7))?;
/// let analysis = Analysis::of(&game.view(Seat::new(0))?, 2_000)?;
/// for worth in analysis.worth()? {
///     println!("{}: {:.0} %, {:.1} points", worth.action, 100.0 * worth.chance.mean(), worth.points.mean());
/// }
/// println!("{}", analysis.remarks(analysis.best()?.action, Language::ENGLISH, &[])?);
/// # Ok::<(), triqueta::Error>(())
/// ```
pub struct Analysis {
    handle: Handle<sys::tq_analysis>,
}

thinker!(Analysis: tq_analysis_use_net, tq_analysis_begin, tq_analysis_think, tq_analysis_spent);

/// What an action is worth to the seat to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Worth {
    /// The action.
    pub action: Action,
    /// The chance to win; a shared win counts in parts.
    pub chance: Estimate,
    /// The points at the end of the game.
    pub points: Estimate,
}

/// A mean of tries with its standard error, exactly: in 65536ths of a point or of a sure win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Estimate {
    /// The mean, in 65536ths.
    pub exact_mean: i32,
    /// The standard error of the mean, in 65536ths. `None` before the second try.
    pub exact_error: Option<i32>,
    /// The number of tries that it is from.
    pub tries: i32,
}

impl Estimate {
    fn from_raw(mean: i32, error: i32, tries: i32) -> Self {
        Self { exact_mean: mean, exact_error: (error != sys::TQ_ERROR_UNKNOWN).then_some(error), tries }
    }

    /// Returns the mean: a chance from 0 to 1, or points.
    #[must_use]
    pub fn mean(self) -> f64 {
        f64::from(self.exact_mean) / 65536.0
    }

    /// Returns the standard error of the mean. `None` before the second try.
    #[must_use]
    pub fn error(self) -> Option<f64> {
        self.exact_error.map(|error| f64::from(error) / 65536.0)
    }
}

impl Analysis {
    /// Creates an analysis, with the dice of [`Dice::new(key, game)`](crate::Dice::new).
    ///
    /// # Errors
    /// [`Status::NO_MEMORY`](crate::Status::NO_MEMORY).
    pub fn new(key: u64, game: u64) -> Result<Self, Error> {
        // SAFETY: malloc, and a handle to write to.
        let handle = unsafe { Handle::new(|analysis| sys::tq_analysis_new(key, game, ptr::null(), analysis)) }?;
        Ok(Self { handle })
    }

    /// Analyses a view with a budget of nodes, and the dice of key 1. 0 stands for 50,000.
    ///
    /// # Errors
    /// [`Error::Refused`], as of [`begin`](Self::begin).
    pub fn of(view: &View, nodes: u64) -> Result<Self, Error> {
        let mut analysis = Self::new(1, 0)?;
        analysis.begin(view, nodes)?;
        while !analysis.think(u64::MAX)? {}
        Ok(analysis)
    }

    /// Returns what each action is worth, so far.
    ///
    /// # Errors
    /// [`Status::NOT_BEGUN`](crate::Status::NOT_BEGUN).
    pub fn worth(&self) -> Result<Vec<Worth>, Error> {
        // SAFETY: a live handle, and a buffer as `list` says.
        let numbers: Vec<i32> =
            unsafe { list(|out, capacity, count| sys::tq_analysis_worth(self.handle.as_ptr(), out, capacity, count)) }?;
        let one = |it: &[i32]| Worth {
            action: Action(it[0]),
            chance: Estimate::from_raw(it[1], it[2], it[3]),
            points: Estimate::from_raw(it[4], it[5], it[6]),
        };
        Ok(numbers.chunks_exact(size(sys::TQ_WORTH_LENGTH)).map(one).collect())
    }

    /// Returns the action with the best chance to win; of equal ones, that which scores most at once, then that with
    /// the most points.
    ///
    /// # Errors
    /// [`Status::NOT_BEGUN`](crate::Status::NOT_BEGUN).
    pub fn best(&self) -> Result<Worth, Error> {
        // SAFETY: a live handle, and a number to write to.
        let place = one(|place| unsafe { sys::tq_analysis_best(self.handle.as_ptr(), place) })?;
        Ok(self.worth()?[size(place)])
    }

    /// Returns what a legal action is worth, or the action that stands for it.
    ///
    /// # Errors
    /// [`Status::NOT_BEGUN`](crate::Status::NOT_BEGUN), [`Status::NO_SUCH_ACTION`](crate::Status::NO_SUCH_ACTION).
    pub fn worth_of(&self, action: Action) -> Result<Worth, Error> {
        // SAFETY: a live handle, and a number to write to.
        let place = one(|place| unsafe { sys::tq_analysis_place_of(self.handle.as_ptr(), action.0, place) })?;
        Ok(self.worth()?[size(place)])
    }

    /// Returns what is true of an action, in words to the player who may take it: "You then have 3 rams: 9 points." These
    /// sentences come from the position alone, so they can be read right after [`begin`](Self::begin).
    ///
    /// `names` are those of the players by seat; a player without one is "Player 2". The text is empty if there is nothing
    /// to say.
    ///
    /// # Errors
    /// [`Status::NOT_BEGUN`](crate::Status::NOT_BEGUN), [`Status::NO_SUCH_ACTION`](crate::Status::NO_SUCH_ACTION).
    pub fn remarks(&self, action: Action, language: Language, names: &[&str]) -> Result<String, Error> {
        // A line feed would make one name stand for two players.
        let names: Vec<_> = names.iter().map(|name| name.replace('\n', " ")).collect();
        let names = names.join("\n");
        // SAFETY: a live handle, a text with its length, and a buffer as `text` says.
        unsafe {
            text(|out, capacity, count| {
                let (analysis, lines, length) = (self.handle.as_ptr(), names.as_ptr().cast(), names.len());
                sys::tq_analysis_remarks(analysis, action.0, language.0, lines, length, out, capacity, count)
            })
        }
    }
}

impl fmt::Debug for Analysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Analysis").finish_non_exhaustive()
    }
}
