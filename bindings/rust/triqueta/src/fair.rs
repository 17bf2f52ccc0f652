use std::fmt;
use std::ptr;
use std::str::FromStr;

use triqueta_sys as sys;

use crate::call::{fill, fill_text, parsed};
use crate::handle::Handle;
use crate::{Choice, Error, Game, Seat};

/// A deal that nobody can choose and everybody can check (commit and reveal). `docs/fair_deals.md` has the steps and what
/// they protect from.
///
/// Its text never has the server's secret before the game ends: send it to everybody, and save it. The server keeps the
/// secret.
///
/// ```
/// use triqueta::{Awaited, Choice, FairDeal, Game, RecordPart, Seat, verify_record};
///
/// # fn entropy(salt: u32) -> [u8; 32] { std::array::from_fn(|i| ((i as u32 + salt).pow(3) % 251) as u8) }
/// let (secret, contribution) = (entropy(5), entropy(9)); // 32 bytes of the operating system's entropy each
/// let choice = Choice::new("base_game", &[])?;
/// let mut deal = FairDeal::begin(&choice, &[1; 16], 0, &[Seat::new(0)], "", &secret)?; // the server
/// let commitment = deal.commitment(Seat::new(0), &contribution)?; // the player of seat 0
/// deal.commit(Seat::new(0), &commitment)?;
/// assert_eq!(deal.awaited()?, Awaited::Contributions(vec![Seat::new(0)]));
/// deal.reveal(Seat::new(0), &contribution)?;
/// let mut game = Game::fair(&deal, Some(&secret))?;
/// game.close("an example")?;
/// verify_record(&game.record()?, RecordPart::Deal)?;
/// # Ok::<(), triqueta::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairDeal {
    text: String,
}

/// What a fair deal waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// The commitments of these seats: [`FairDeal::commit`].
    Commitments(Vec<Seat>),
    /// The contributions of these seats: [`FairDeal::reveal`].
    Contributions(Vec<Seat>),
    /// The public value: [`FairDeal::reveal_public`].
    PublicValue,
    /// Nothing: [`Game::fair`].
    Nothing,
}

/// A part of a record that [`verify_record`] checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum RecordPart {
    /// Everything revealed is what was committed to, and the seed follows from it.
    Commitment = sys::TQ_PART_COMMITMENT,
    /// The seed deals each piece that was drawn.
    Deal = sys::TQ_PART_DEAL,
    /// The rules allow each move, and the result is right.
    Moves = sys::TQ_PART_MOVES,
}

impl FairDeal {
    /// Begins a fair deal: the server commits to a secret of 32 bytes of entropy, which deals this game alone.
    ///
    /// `id` identifies the match, and `number` the game in it. `seats` contribute. `source` says where a public value will
    /// come from, in up to 120 characters of ASCII without quotes and backslashes; if it is empty, there is none.
    ///
    /// # Errors
    /// [`Error::Fault`], with [`Refusal::GUESSABLE_SEED`](crate::Refusal::GUESSABLE_SEED) if the secret isn't entropy;
    /// [`Status::NO_SUCH_SEAT`](crate::Status::NO_SUCH_SEAT).
    pub fn begin(
        choice: &Choice,
        id: &[u8; 16],
        number: u64,
        seats: &[Seat],
        source: &str,
        secret: &[u8; 32],
    ) -> Result<Self, Error> {
        let (variant, options, option_count) = choice.raw();
        let (seat, seat_count) = (seats.as_ptr().cast(), seats.len());
        let (source, length) = (source.as_ptr().cast(), source.len());
        let (id, secret) = (id.as_ptr(), secret.as_ptr());
        let mut text = String::new();
        // SAFETY: a choice, 16 bytes, seats (each an `i32`) and a text with their counts, 32 bytes, a buffer as
        // `fill_text` says, and a fault.
        parsed(|fault| unsafe {
            fill_text(&mut text, |out, capacity, count| {
                sys::tq_fair_begin(
                    variant,
                    options,
                    option_count,
                    id,
                    number,
                    seat,
                    seat_count,
                    source,
                    length,
                    secret,
                    out,
                    capacity,
                    count,
                    fault,
                )
            })
        })?;
        Ok(Self { text })
    }

    /// Returns its text: the tags of a record. [`find_tag`](crate::find_tag) reads single ones.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Computes the commitment of a seat to a contribution: 32 bytes of entropy that the seat keeps until all have
    /// committed.
    ///
    /// # Errors
    /// [`Error::Fault`].
    pub fn commitment(&self, seat: Seat, contribution: &[u8; 32]) -> Result<[u8; 32], Error> {
        let ((text, length), mut commitment) = (self.raw(), [0; 32]);
        // SAFETY: a text with its length, 32 bytes, 32 bytes to write to, and a fault.
        parsed(|fault| unsafe {
            let (from, to) = (contribution.as_ptr(), commitment.as_mut_ptr());
            sys::tq_fair_commitment(text, length, seat.raw(), from, to, fault)
        })?;
        Ok(commitment)
    }

    /// Adds the commitment of a seat.
    ///
    /// # Errors
    /// [`Error::Fault`].
    pub fn commit(&mut self, seat: Seat, commitment: &[u8; 32]) -> Result<(), Error> {
        let commitment = commitment.as_ptr();
        // SAFETY: a text with its length, 32 bytes, a buffer as `fill_text` says, and a fault.
        unsafe {
            self.add(|(text, length), out, capacity, count, fault| {
                sys::tq_fair_commit(text, length, seat.raw(), commitment, out, capacity, count, fault)
            })
        }
    }

    /// Adds the contribution of a seat, after all have committed.
    ///
    /// # Errors
    /// [`Error::Fault`].
    pub fn reveal(&mut self, seat: Seat, contribution: &[u8; 32]) -> Result<(), Error> {
        let contribution = contribution.as_ptr();
        // SAFETY: a text with its length, 32 bytes, a buffer as `fill_text` says, and a fault.
        unsafe {
            self.add(|(text, length), out, capacity, count, fault| {
                sys::tq_fair_reveal(text, length, seat.raw(), contribution, out, capacity, count, fault)
            })
        }
    }

    /// Adds the public value of 1 to 64 bytes, after all have revealed.
    ///
    /// # Errors
    /// [`Error::Fault`].
    pub fn reveal_public(&mut self, value: &[u8]) -> Result<(), Error> {
        // SAFETY: a text and bytes with their lengths, a buffer as `fill_text` says, and a fault.
        unsafe {
            self.add(|(text, length), out, capacity, count, fault| {
                let (value, size) = (value.as_ptr(), value.len());
                sys::tq_fair_reveal_public(text, length, value, size, out, capacity, count, fault)
            })
        }
    }

    /// Returns what it waits for. Every commitment in it is checked.
    ///
    /// # Errors
    /// [`Error::Fault`].
    ///
    /// # Panics
    /// Never.
    pub fn awaited(&self) -> Result<Awaited, Error> {
        let ((text, length), mut phase, mut seats) = (self.raw(), 0, Vec::new());
        // SAFETY: a text with its length, a number to write to, a buffer as `fill` says, and a fault. A `Seat` is an
        // `i32`, of which these are seats' numbers.
        parsed(|fault| unsafe {
            fill(&mut seats, |out: *mut Seat, capacity, count| {
                sys::tq_fair_awaited(text, length, &raw mut phase, out.cast(), capacity, count, fault)
            })
        })?;
        Ok(match phase {
            sys::TQ_FAIR_COMMITMENTS => Awaited::Commitments(seats),
            sys::TQ_FAIR_CONTRIBUTIONS => Awaited::Contributions(seats),
            sys::TQ_FAIR_PUBLIC_VALUE => Awaited::PublicValue,
            sys::TQ_FAIR_NOTHING => Awaited::Nothing,
            _ => unreachable!("the library has no other phase"),
        })
    }

    /// Computes the seed of the game, if it waits for nothing. `secret` may be left out if the text is a record that has
    /// it.
    ///
    /// # Errors
    /// [`Error::Fault`].
    pub fn seed(&self, secret: Option<&[u8; 32]>) -> Result<[u8; 32], Error> {
        let ((text, length), mut seed) = (self.raw(), [0; 32]);
        let secret = secret.map_or(ptr::null(), |secret| secret.as_ptr());
        // SAFETY: a text with its length, 32 bytes or NULL, 32 bytes to write to, and a fault.
        parsed(|fault| unsafe { sys::tq_fair_seed(text, length, secret, seed.as_mut_ptr(), fault) })?;
        Ok(seed)
    }

    fn raw(&self) -> (*const std::ffi::c_char, usize) {
        (self.text.as_ptr().cast(), self.text.len())
    }

    /// Replaces the text by what `step` writes.
    ///
    /// # Safety
    /// `step` writes as `fill_text` says.
    unsafe fn add(
        &mut self,
        mut step: impl FnMut(
            (*const std::ffi::c_char, usize),
            *mut std::ffi::c_char,
            usize,
            *mut usize,
            *mut sys::tq_fault,
        ) -> sys::tq_status,
    ) -> Result<(), Error> {
        let mut text = String::new();
        // SAFETY: the caller's promise.
        parsed(|fault| unsafe {
            fill_text(&mut text, |out, capacity, count| step(self.raw(), out, capacity, count, fault))
        })?;
        self.text = text;
        Ok(())
    }
}

impl fmt::Display for FairDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Reads the text of a fair deal, or of a record that has one, and checks every commitment. Else [`Error::Fault`].
impl FromStr for FairDeal {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let deal = Self { text: text.into() };
        deal.awaited()?;
        Ok(deal)
    }
}

/// # Fair deals
impl Game {
    /// Creates a game with a fair deal that waits for nothing. Its records have the fair deal, and complete ones after the
    /// game the secret. Nothing that anybody saw can be undone, even if all agree.
    ///
    /// # Errors
    /// [`Error::Fault`].
    pub fn fair(deal: &FairDeal, secret: Option<&[u8; 32]>) -> Result<Self, Error> {
        let (text, length) = deal.raw();
        let secret = secret.map_or(ptr::null(), |secret| secret.as_ptr());
        // SAFETY: a text with its length, 32 bytes or NULL, malloc, a handle to write to, and a fault.
        unsafe { Handle::parse(|game, fault| sys::tq_game_new_fair(text, length, secret, ptr::null(), game, fault)) }
            .map(Self)
    }
}

/// Verifies a part of a complete record. Each is checked on its own; but the deal is checked up to the first wrong move.
///
/// # Errors
/// [`Error::Fault`] if it doesn't hold, or if there is nothing to check:
/// [`Refusal::NO_FAIR_DEAL`](crate::Refusal::NO_FAIR_DEAL), or [`Refusal::NO_SEED`](crate::Refusal::NO_SEED) before the end.
pub fn verify_record(record: &str, part: RecordPart) -> Result<(), Error> {
    let (record, length) = (record.as_ptr().cast(), record.len());
    // SAFETY: a text with its length, and a fault.
    parsed(|fault| unsafe { sys::tq_record_verify(record, length, part as i32, fault) })
}
