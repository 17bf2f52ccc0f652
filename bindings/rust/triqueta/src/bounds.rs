use std::ffi::c_char;

use triqueta_sys as sys;

use crate::call::{check, fill_text, size, struct_size};
use crate::{Error, Options};

/// What a variant's numbers can be, for a number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Bounds {
    /// The variant isn't for fewer players.
    pub least_players: usize,
    /// Nor for more.
    pub most_players: usize,
    /// Action numbers are below this, the length of a mask.
    pub actions: usize,
    /// No more actions are ever legal at once.
    pub most_legal: usize,
    /// What chance can answer is below this.
    pub outcomes: usize,
    /// The length of an encoded view.
    pub encoding_length: usize,
    /// How many fields it has.
    pub encoding_fields: usize,
    /// Of how many parts points are made up.
    pub parts: usize,
    /// Tokens or cards of a deal by hand.
    pub pieces: usize,
    /// Rewards of one game of a batch: a number for each seat that it may have.
    pub reward_length: usize,
}

/// What stands somewhere in an encoded view.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Field {
    /// Its name.
    pub name: String,
    /// What it counts, in English.
    pub meaning: String,
    /// Where it begins.
    pub offset: usize,
    /// How many places it has.
    pub length: usize,
}

/// What can be known of a game beforehand. Options that the variant can't have are [`Error::WrongOptions`].
impl Options {
    /// What its numbers can be.
    ///
    /// # Errors
    /// [`Error::WrongOptions`].
    pub fn bounds(&self) -> Result<Bounds, Error> {
        let raw = self.raw_bounds()?;
        Ok(Bounds {
            least_players: size(raw.least_players),
            most_players: size(raw.most_players),
            actions: size(raw.actions),
            most_legal: size(raw.most_legal),
            outcomes: size(raw.outcomes),
            encoding_length: size(raw.encoding_length),
            encoding_fields: size(raw.encoding_fields),
            parts: size(raw.parts),
            pieces: size(raw.pieces),
            reward_length: size(raw.reward_length),
        })
    }

    /// What stands where in an encoded view, in order.
    ///
    /// # Errors
    /// [`Error::WrongOptions`].
    pub fn encoding(&self) -> Result<Vec<Field>, Error> {
        let count = self.raw_bounds()?.encoding_fields;
        let options = self.raw();
        (0..count)
            .map(|index| {
                let (mut offset, mut length) = (0, 0);
                // SAFETY: options, and numbers to write to.
                check(unsafe { sys::tq_encoding_field(&raw const options, index, &raw mut offset, &raw mut length) })?;
                Ok(Field {
                    // SAFETY: they are such functions.
                    name: unsafe { name_of(&options, index, sys::tq_encoding_field_name) }?,
                    // SAFETY: the same.
                    meaning: unsafe { name_of(&options, index, sys::tq_encoding_field_meaning) }?,
                    offset: size(offset),
                    length: size(length),
                })
            })
            .collect()
    }

    /// The names of the parts that points are made up of, in English.
    ///
    /// # Errors
    /// [`Error::WrongOptions`].
    pub fn parts(&self) -> Result<Vec<String>, Error> {
        let count = self.raw_bounds()?.parts;
        let options = self.raw();
        (0..count)
            // SAFETY: it is such a function.
            .map(|index| unsafe { name_of(&options, index, sys::tq_part_name) })
            .collect()
    }

    fn raw_bounds(&self) -> Result<sys::tq_bounds, Error> {
        let options = self.raw();
        let mut raw = sys::tq_bounds { struct_size: struct_size::<sys::tq_bounds>(), ..Default::default() };
        // SAFETY: options, and bounds to write to.
        check(unsafe { sys::tq_variant_bounds(&raw const options, &raw mut raw) })?;
        Ok(raw)
    }
}

type ReadName = unsafe extern "C" fn(*const sys::tq_options, i32, *mut c_char, usize, *mut usize) -> sys::tq_status;

/// The name that something with this number has.
///
/// # Safety
/// `read` is one of the library's functions that tell names.
unsafe fn name_of(options: &sys::tq_options, index: i32, read: ReadName) -> Result<String, Error> {
    let mut name = String::new();
    // SAFETY: the buffer is what `fill_text` says.
    check(unsafe { fill_text(&mut name, |out, capacity, count| read(options, index, out, capacity, count)) })?;
    Ok(name)
}
