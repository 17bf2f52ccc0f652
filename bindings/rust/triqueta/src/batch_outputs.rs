//! What a batch can write: the name, type, length and field of each output stand in one table.

use crate::batch_call::BatchCall;
use crate::{Action, Batch, Seat, Sizes};

/// `name: Name`, then a type, how many of it a place has by the sizes of a game, and its array and capacity in
/// `tq_batch_io`.
macro_rules! outputs {
    (|$sizes:ident| $($(#[doc = $doc:literal])+ $name:ident: $Name:ident, [$type:ty; $length:expr] => $field:ident,
     $capacity:ident;)+) => {
        /// The arrays that a batch writes. Each has room for exactly all places, or is empty and left out. The elements of
        /// a place stand together; [`Output::row_length`] says how many they are.
        ///
        /// A step writes all. An observation doesn't write `rewards`, `done`, `truncated`, `wins` and those of games that
        /// ended.
        #[derive(Default)]
        pub struct Outputs<'a> {
            $($(#[doc = $doc])+ pub $name: &'a mut [$type],)+
        }

        /// Vectors for the arrays that a batch writes, to use again at every step. Those that are empty are left out.
        ///
        /// ```
        /// use triqueta::{Action, Batch, Choice, Output};
        ///
        /// let mut batch = Batch::new(&Choice::new("base_game", &[])?, 1, 100)?;
        /// let mut out = batch.buffers(&[Output::Legal, Output::LegalCounts, Output::Wins, Output::FinalLengths]);
        /// batch.observe(out.outputs());
        /// for _ in 0..100 {
        ///     let actions: Vec<_> = (0..batch.places()).map(|place| out.legal_at(place)[0]).collect();
        ///     batch.step(&actions, out.outputs())?;
        ///     for (place, wins) in out.wins.chunks(batch.sizes().reward_length).enumerate() {
        ///         if wins.contains(&true) {
        ///             println!("seat 0 won: {}, after {} actions", wins[0], out.final_lengths[place]);
        ///         }
        ///     }
        /// }
        /// # Ok::<(), triqueta::Error>(())
        /// ```
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        #[non_exhaustive]
        pub struct Buffers {
            $(#[doc = concat!("As [`Outputs::", stringify!($name), "`].")] pub $name: Vec<$type>,)+
        }

        /// The kinds of arrays in [`Outputs`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Output {
            $(#[doc = concat!("[`Outputs::", stringify!($name), "`]")] $Name,)+
        }

        impl Output {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$Name),+];

            /// Returns how many elements a place has.
            #[must_use]
            pub const fn row_length(self, $sizes: &Sizes) -> usize {
                match self {
                    $(Self::$Name => $length,)+
                }
            }
        }

        impl Buffers {
            /// Returns the arrays for a call.
            pub fn outputs(&mut self) -> Outputs<'_> {
                Outputs { $($name: &mut self.$name),+ }
            }
        }

        impl Batch {
            /// Creates vectors of the right lengths for some outputs.
            #[must_use]
            pub fn buffers(&self, wanted: &[Output]) -> Buffers {
                let places = self.places();
                let mut buffers = Buffers::default();
                for &output in wanted {
                    let length = places * output.row_length(self.sizes());
                    match output {
                        $(Output::$Name => buffers.$name.resize(length, <$type>::default()),)+
                    }
                }
                buffers
            }
        }

        impl BatchCall {
            pub(crate) fn outputs(mut self, sizes: &Sizes, out: Outputs<'_>) -> Self {
                $(
                    let length = Output::$Name.row_length(sizes);
                    (self.io.$field, self.io.$capacity) = self.room(stringify!($name), out.$name, length);
                )+
                self
            }

            /// The elements of these places.
            ///
            /// # Safety
            /// As of [`own_arrays`](Self::own_arrays).
            pub(crate) unsafe fn own_outputs<'a>(&self) -> Outputs<'a> {
                // SAFETY: the caller's promise; a `bool` is a byte, in which the library wrote 0 or 1.
                unsafe { Outputs { $($name: self.own(self.io.$field, self.io.$capacity)),+ } }
            }
        }
    };
}

outputs! { |sizes|
    /// For each place, the seat to move.
    seats: Seats, [Seat; 1] => seat, seat_capacity;
    /// For each place, [`Sizes::actions`] times whether the action is legal.
    masks: Masks, [bool; sizes.actions] => mask, mask_capacity;
    /// For each place, the view of the seat to move, encoded in [`Sizes::encoding_length`] numbers. An
    /// [`Expansion`](crate::Expansion) rewrites it for networks.
    views: Views, [i8; sizes.encoding_length] => view, view_capacity;
    /// For each place, [`Sizes::reward_length`] numbers: the points of each seat if the game ended, else 0.
    rewards: Rewards, [i32; sizes.reward_length] => reward, reward_capacity;
    /// For each place, whether the game ended.
    done: Done, [bool; 1] => done, done_capacity;
    /// For each place, the number of the game.
    numbers: Numbers, [u64; 1] => number, number_capacity;
    /// For each place, the player whose turn it is, if the players change seats with each game: player p has seat
    /// (p + n) % players in game n.
    players: Players, [u32; 1] => player, player_capacity;
    /// For each place, how many actions the game has had in the batch.
    lengths: Lengths, [u32; 1] => length, length_capacity;
    /// For each place, [`Sizes::mask_bytes`] bytes: the mask as bits, action 0 in the lowest bit of the first byte.
    mask_bits: MaskBits, [u8; sizes.mask_bytes()] => mask_bits, mask_bits_capacity;
    /// For each place, how many actions are legal.
    legal_counts: LegalCounts, [u32; 1] => legal_count, legal_count_capacity;
    /// For each place, room for [`Sizes::most_legal`] actions: those that are legal, ascending. What is behind them stays
    /// as it is; `legal_counts` has their number.
    legal: Legal, [Action; sizes.most_legal] => legal, legal_capacity;
    /// For each place and seat, its view, encoded as in `views`.
    all_views: AllViews, [i8; sizes.players * sizes.encoding_length] => seat_view, seat_view_capacity;
    /// For each place, the whole position, encoded in [`Sizes::state_length`] numbers. It has everybody's secrets: never
    /// give it to a player. `docs/batches.md` says how it differs from a view.
    states: States, [i8; sizes.state_length] => state, state_capacity;
    /// For each place, whether the game was cut off by [`Inputs::most_actions`](crate::Inputs::most_actions).
    truncated: Truncated, [bool; 1] => truncated, truncated_capacity;
    /// For each place, [`Sizes::reward_length`] times whether the game ended and the seat won, alone or with others.
    wins: Wins, [bool; sizes.reward_length] => won, won_capacity;
    /// For each place where a game ended, its number. Elsewhere it stays as it is, as do the three below.
    final_numbers: FinalNumbers, [u64; 1] => final_number, final_number_capacity;
    /// For each place where a game ended, how many actions it had.
    final_lengths: FinalLengths, [u32; 1] => final_length, final_length_capacity;
    /// For each place where a game ended, the last views of all seats, as in `all_views`.
    final_views: FinalViews, [i8; sizes.players * sizes.encoding_length] => final_view, final_view_capacity;
    /// For each place where a game ended, its last position, as in `states`.
    final_states: FinalStates, [i8; sizes.state_length] => final_state, final_state_capacity;
}

impl Buffers {
    /// Returns the legal actions of a place.
    ///
    /// # Panics
    /// If there is no such place, or without both `legal` and `legal_counts`.
    #[must_use]
    pub fn legal_at(&self, place: usize) -> &[Action] {
        let count = self.legal_counts[place] as usize;
        &self.legal[self.legal.len() / self.legal_counts.len() * place..][..count]
    }
}
