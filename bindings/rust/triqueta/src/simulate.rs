use std::ops::{AddAssign, Range};

use triqueta_sys as sys;

use crate::call::{check, struct_size};
use crate::{Choice, Error};

/// Sums over many games. All are integers, so partial sums add up to the same in any order.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Totals {
    /// The games played.
    pub games: u64,
    /// The actions played in all games.
    pub actions: u64,
    /// The games with more than one winner.
    pub joint_wins: u64,
    /// The wins of each seat, alone or shared.
    pub wins: Vec<u64>,
    /// The sum of the points of each seat.
    pub points: Vec<i64>,
    /// The sum of the squared points of each seat.
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

/// Plays the games with these numbers of a key at random, and returns their sums. You may split a range over calls,
/// threads or machines: the sums add up to the same.
///
/// ```
/// use triqueta::{Choice, simulate};
///
/// let choice = Choice::new("base_game", &[("players", 3)])?;
/// let mut sum = simulate(&choice, 1, 0..40)?;
/// sum += &simulate(&choice, 1, 40..100)?;
/// assert_eq!(sum, simulate(&choice, 1, 0..100)?);
/// # Ok::<(), triqueta::Error>(())
/// ```
///
/// # Errors
/// [`Status::OUT_OF_RANGE`](crate::Status::OUT_OF_RANGE) if a sum would overflow.
pub fn simulate(choice: &Choice, key: u64, games: Range<u64>) -> Result<Totals, Error> {
    let (variant, options, count) = choice.raw();
    let players = choice.players().into();
    let (mut wins, mut points, mut points_squared) = (vec![0; players], vec![0; players], vec![0; players]);
    let mut sum = sys::tq_totals {
        struct_size: struct_size::<sys::tq_totals>(),
        wins: wins.as_mut_ptr(),
        wins_capacity: players,
        points: points.as_mut_ptr(),
        points_capacity: players,
        points_squared: points_squared.as_mut_ptr(),
        points_squared_capacity: players,
        ..Default::default()
    };
    let length = games.end.saturating_sub(games.start);
    // SAFETY: a choice, and sums with arrays to write to.
    check(unsafe { sys::tq_simulate(variant, options, count, key, games.start, length, &raw mut sum) })?;
    let sys::tq_totals { games, actions, joint_wins, .. } = sum;
    Ok(Totals { games, actions, joint_wins, wins, points, points_squared })
}
