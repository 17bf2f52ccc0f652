//! Scoring without a game: a score pad for people at a table.

use triqueta_sys as sys;

use crate::call::{list, one};
use crate::{Error, Seat, Status, Variant};

/// What a player of Triqueta has at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collection {
    /// For each animal, in the order of the score lines, how many tokens: 0 to 15.
    pub pile: Vec<i32>,
    /// How many tree tiles.
    pub tiles: i32,
}

/// How all players of Triqueta have scored.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Score {
    /// The points of each seat.
    pub points: Vec<i32>,
    /// The seats that have won.
    pub winners: Vec<Seat>,
    /// How a tie was broken.
    pub tie_break: TieBreak,
}

/// How a tie was broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum TieBreak {
    /// One player had the most points.
    None = sys::TQ_NO_TIE,
    /// One of those with the most points had the most tokens.
    Tokens = sys::TQ_TIE_BY_TOKENS,
    /// Several had the most of both, and win together.
    Shared = sys::TQ_TIE_SHARED,
}

/// A triangle that a player of Triangle Mayhem claimed, which may be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Claim {
    /// Who claimed it.
    pub seat: Seat,
    /// Its cards.
    pub cards: [i32; 3],
}

/// How a player of Triangle Mayhem has scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Settled {
    /// The points.
    pub points: i32,
    /// The pure triangles.
    pub pure: i32,
    /// The other triangles.
    pub unpure: i32,
    /// The wrong claims.
    pub wrong: i32,
    /// The pieces left because of wrong claims.
    pub pieces_left: i32,
}

/// What is wrong with the number of cards of a kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct CardCheck {
    /// How many are left in the middle for no wrong claim.
    pub unfinished: i32,
    /// How many are missing.
    pub missing: i32,
    /// How many there are too many.
    pub too_many: i32,
}

/// # Scoring without a game
///
/// For variants of Triqueta. Another one is [`Status::NO_SUCH_VARIANT`].
impl Variant {
    /// Scores one player: the points of each line of [`lines`](Self::lines).
    ///
    /// # Errors
    /// [`Status::NO_SUCH_VARIANT`]; [`Status::OUT_OF_RANGE`] for a wrong number of the pile or of tiles.
    pub fn score_lines(self, player: &Collection, has_rock: bool) -> Result<Vec<i32>, Error> {
        let (pile, length) = (player.pile.as_ptr(), player.pile.len());
        // SAFETY: a pile with its length, and a buffer as `list` says.
        unsafe {
            list(|out, capacity, count| {
                sys::tq_score_lines(self.0, pile, length, player.tiles, has_rock.into(), out, capacity, count)
            })
        }
    }

    /// Scores all players. `rock` is the seat that has the starting rock.
    ///
    /// ```
    /// use triqueta::{Collection, Seat, TieBreak, Variant};
    ///
    /// let base_game: Variant = "base_game".parse()?;
    /// let ada = Collection { pile: vec![2, 0, 0, 0, 0, 0], tiles: 1 };
    /// let bo = Collection { pile: vec![1, 0, 0, 0, 0, 0], tiles: 0 };
    /// let score = base_game.score_players(&[ada, bo], None)?;
    /// assert_eq!((score.winners, score.tie_break), (vec![Seat::new(0)], TieBreak::None));
    /// # Ok::<(), triqueta::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Status::NO_SUCH_VARIANT`]; [`Status::OUT_OF_RANGE`] for a wrong number of a pile, of tiles or of players;
    /// [`Status::NO_SUCH_SEAT`] for the rock.
    ///
    /// # Panics
    /// Never.
    pub fn score_players(self, players: &[Collection], rock: Option<Seat>) -> Result<Score, Error> {
        let lengths: Vec<_> = players.iter().map(|player| player.pile.len()).collect();
        if lengths.windows(2).any(|two| two[0] != two[1]) {
            return Err(Error::Failed(Status::OUT_OF_RANGE));
        }
        let piles: Vec<_> = players.iter().flat_map(|player| player.pile.iter().copied()).collect();
        let tiles: Vec<_> = players.iter().map(|player| player.tiles).collect();
        let (mut wins, mut tie_break) = (Vec::new(), 0);
        let rock = rock.map_or(-1, Seat::raw);
        // SAFETY: piles and tiles with their lengths, a buffer as `list` says with wins of the same capacity, and a number
        // to write to.
        let points = unsafe {
            list(|out, capacity, count| {
                wins.resize(capacity, 0);
                let (pile, tile, win) = (piles.as_ptr(), tiles.as_ptr(), wins.as_mut_ptr());
                sys::tq_score_players(
                    self.0,
                    pile,
                    piles.len(),
                    tile,
                    tiles.len(),
                    rock,
                    out,
                    win,
                    capacity,
                    count,
                    &raw mut tie_break,
                )
            })
        }?;
        let has_won = |(seat, win): (i32, i32)| Seat::from_raw(seat).filter(|_| win != 0);
        let winners = (0..).zip(wins).filter_map(has_won).collect();
        let all = [TieBreak::None, TieBreak::Tokens, TieBreak::Shared];
        let tie_break = all.into_iter().find(|&one| one as i32 == tie_break).expect("the library has no other one");
        Ok(Score { points, winners, tie_break })
    }

    /// Returns the end decision that is best for one player, as a mask of the kept tokens that are added: bit 0 stands for
    /// the first one. `pile` has the tokens that score anyway, also shadow tokens; `kept` the animals of at most two kept
    /// tokens. The best decision has the most points, then the most tokens.
    ///
    /// # Errors
    /// [`Status::NO_SUCH_VARIANT`]; [`Status::OUT_OF_RANGE`] for a wrong number of the pile or a wrong animal.
    pub fn best_reveal(self, pile: &[i32], kept: &[i32]) -> Result<i32, Error> {
        // SAFETY: a pile and animals with their lengths, and a number to write to.
        one(|mask| unsafe { sys::tq_best_reveal(self.0, pile.as_ptr(), pile.len(), kept.as_ptr(), kept.len(), mask) })
    }
}

/// Scores Triangle Mayhem by the triangles that players claimed (rule M10). Claims of a seat stand in the order in which it
/// made them; `left` has the cards that are left in the middle.
///
/// # Errors
/// [`Status::OUT_OF_RANGE`] for a wrong card or number of players; [`Status::NO_SUCH_SEAT`].
pub fn settle(players: u8, claims: &[Claim], left: &[i32]) -> Result<Vec<Settled>, Error> {
    let (first, length) = (claims.as_ptr().cast(), 4 * claims.len());
    // SAFETY: claims (each four `i32`) and cards with their counts, and a buffer as `list` says.
    let numbers: Vec<i32> = unsafe {
        list(|out, capacity, count| {
            sys::tq_settle(players.into(), first, length, left.as_ptr(), left.len(), out, capacity, count)
        })
    }?;
    let player = |of: &[i32]| Settled { points: of[0], pure: of[1], unpure: of[2], wrong: of[3], pieces_left: of[4] };
    Ok(numbers.chunks_exact(5).map(player).collect())
}

/// Checks the cards of [`settle`]: for each of 36 kinds of cards, which are left, missing, or too many.
///
/// # Errors
/// Those of [`settle`].
pub fn settle_cards(players: u8, claims: &[Claim], left: &[i32]) -> Result<Vec<CardCheck>, Error> {
    let (first, length) = (claims.as_ptr().cast(), 4 * claims.len());
    // SAFETY: claims (each four `i32`) and cards with their counts, and a buffer as `list` says.
    let numbers: Vec<i32> = unsafe {
        list(|out, capacity, count| {
            sys::tq_settle_cards(players.into(), first, length, left.as_ptr(), left.len(), out, capacity, count)
        })
    }?;
    let card = |of: &[i32]| CardCheck { unfinished: of[0], missing: of[1], too_many: of[2] };
    Ok(numbers.chunks_exact(3).map(card).collect())
}
