use std::ops::{AddAssign, Range};

use triqueta_sys as sys;

use crate::call::{check, size, struct_size};
use crate::{Error, Options};

/// Sums over many games. Whole numbers: parts add up to the same in any order.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Totals {
    /// How many games.
    pub games: u64,
    /// How many actions were taken in them.
    pub actions: u64,
    /// Games with more than one winner.
    pub joint_wins: u64,
    /// Of each seat, alone or with others.
    pub wins: Vec<u64>,
    /// Of each seat.
    pub points: Vec<i64>,
    /// Of each seat, the sum of the squares.
    pub points_squared: Vec<u64>,
}

/// # Panics
/// If they are of different numbers of players.
impl AddAssign<&Self> for Totals {
    fn add_assign(&mut self, more: &Self) {
        fn add<T: AddAssign + Copy>(sums: &mut [T], more: &[T]) {
            assert_eq!(sums.len(), more.len(), "totals of different numbers of players");
            sums.iter_mut().zip(more).for_each(|(sum, &one)| *sum += one);
        }
        add(&mut self.wins, &more.wins);
        add(&mut self.points, &more.points);
        add(&mut self.points_squared, &more.points_squared);
        self.games += more.games;
        self.actions += more.actions;
        self.joint_wins += more.joint_wins;
    }
}

/// Plays the games with these numbers of this key at random. Ranges may be split in any way, over threads or machines:
/// they add up to the same.
///
/// ```
/// use triqueta::{Options, Variant, simulate};
///
/// let options = Options::new(Variant::BaseGame, 3);
/// let mut sum = simulate(&options, 1, 0..40)?;
/// sum += &simulate(&options, 1, 40..100)?;
/// assert_eq!(sum, simulate(&options, 1, 0..100)?);
/// # Ok::<(), triqueta::Error>(())
/// ```
///
/// # Errors
/// [`Error::WrongOptions`].
pub fn simulate(options: &Options, key: u64, games: Range<u64>) -> Result<Totals, Error> {
    let options = options.raw();
    let count = games.end.saturating_sub(games.start);
    let mut sum = sys::tq_totals { struct_size: struct_size::<sys::tq_totals>(), ..Default::default() };
    // SAFETY: options, and totals to write to.
    check(unsafe { sys::tq_simulate(&raw const options, key, games.start, count, &raw mut sum) })?;
    let players = size(sum.players);
    Ok(Totals {
        games: sum.games,
        actions: sum.actions,
        joint_wins: sum.joint_wins,
        wins: sum.wins[..players].to_vec(),
        points: sum.points[..players].to_vec(),
        points_squared: sum.points_squared[..players].to_vec(),
    })
}
