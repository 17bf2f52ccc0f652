use std::ops::AddAssign;

use triqueta_sys as sys;

use crate::Action;

/// What random play after an action came to for the viewer who takes it, in sums over tries.
/// [`View::evaluate`](crate::View::evaluate) returns it. All are integers, so partial sums add up to the same in any
/// order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tried {
    /// The action.
    pub action: Action,
    /// The number of tries.
    pub tries: u64,
    /// The wins, in 65536ths; a shared win counts in parts.
    pub wins: i64,
    /// The points.
    pub points: i64,
    /// The squares of the points.
    pub points_squared: i64,
}

/// # Panics
/// If they are of different actions.
impl AddAssign for Tried {
    fn add_assign(&mut self, more: Self) {
        assert_eq!(self.action, more.action, "tries of different actions");
        self.tries += more.tries;
        self.wins += more.wins;
        self.points += more.points;
        self.points_squared += more.points_squared;
    }
}

#[allow(clippy::cast_precision_loss, reason = "means needn't be exact")]
impl Tried {
    pub(crate) fn from_raw(tries: u64, numbers: &[i64]) -> Self {
        let at = |place: i32| numbers[crate::call::size(place)];
        Self {
            action: Action(i32::try_from(at(sys::TQ_TRIED_ACTION)).expect("actions have 32 bits")),
            tries,
            wins: at(sys::TQ_TRIED_WINS),
            points: at(sys::TQ_TRIED_POINTS),
            points_squared: at(sys::TQ_TRIED_POINTS_SQUARED),
        }
    }

    /// Returns the share of tries that were won. Not a number without tries, as the others.
    #[must_use]
    pub fn chance(self) -> f64 {
        self.wins as f64 / f64::from(sys::TQ_TRIED_WHOLE_WIN) / self.tries as f64
    }

    /// Returns the mean of the points.
    #[must_use]
    pub fn mean(self) -> f64 {
        self.points as f64 / self.tries as f64
    }

    /// Returns the variance of the points of a try.
    #[must_use]
    pub fn variance(self) -> f64 {
        self.points_squared as f64 / self.tries as f64 - self.mean() * self.mean()
    }
}
