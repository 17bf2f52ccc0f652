//! For Miri, which can't look into C: a library in Rust in place of the C one. It reads all that the C library may read
//! and writes all that it may write, so Miri finds every buffer, length or lifetime that the crate gets wrong.
//! `bindings/rust/miri` runs it.

#![cfg(miri)]

use std::mem;
use std::thread;

use triqueta::{
    Action, Arrays, Awaited, Batch, Choice, Claim, Collection, Cursor, Dice, Error, Expand, Expansion, FairDeal, Game,
    Happening, Holder, Inputs, Language, Outcome, Output, Outputs, RecordPart, Seat, Span, Status, TieBreak, Turn,
    Variant, View, Viewer, find_tag, settle, simulate, verify_record,
};

const PLACES: usize = 3;
const ACTIONS: usize = 25;
const ENCODED: usize = 66;
const REWARDS: usize = 5;
const LEGAL: usize = 12;
const STATE: usize = 90;
const EXPANDED: usize = 70;

/// What stands in for the C library: `triqueta.h` has the contract of each function.
mod library {
    use std::ffi::c_char;
    use std::slice;

    use triqueta_sys::*;

    use super::{ACTIONS, ENCODED, EXPANDED, LEGAL, PLACES, REWARDS, STATE};

    const OK: tq_status = TQ_OK;
    const TOO_SMALL: tq_status = TQ_TOO_SMALL;
    const REFUSED: tq_status = TQ_REFUSED;

    /// What every handle points to: a number that is read and written, and memory that a second free would find.
    type Held = Box<i32>;

    unsafe fn make<K>(held: i32, out: *mut *mut K) -> tq_status {
        let handle: *mut Held = Box::into_raw(Box::new(Box::new(held)));
        // SAFETY: the contract.
        unsafe { *out = handle.cast() };
        OK
    }
    unsafe fn read<K>(handle: *const K) -> i32 {
        // SAFETY: the contract.
        unsafe { **handle.cast::<Held>() }
    }
    unsafe fn write<K>(handle: *mut K) {
        // SAFETY: the contract.
        unsafe { **handle.cast::<Held>() += 1 };
    }
    unsafe fn free<K>(handle: *mut K) {
        // SAFETY: the contract.
        drop(unsafe { Box::from_raw(handle.cast::<Held>()) });
    }

    /// Writes all of a buffer if `needed` elements fit, and zeroes the rest.
    unsafe fn put<T: Copy + Default>(one: T, needed: usize, out: *mut T, capacity: usize, count: *mut usize) -> i32 {
        // SAFETY: the contract.
        unsafe { *count = needed };
        if needed > capacity {
            return TOO_SMALL;
        }
        for i in 0..capacity {
            // SAFETY: the contract.
            unsafe { out.add(i).write(if i < needed { one } else { T::default() }) };
        }
        OK
    }
    /// Writes all of an array that has room, if it is there.
    unsafe fn put_all<T: Copy>(one: T, length: usize, out: *mut T, capacity: usize) {
        assert!(out.is_null() || capacity >= length);
        for i in 0..if out.is_null() { 0 } else { length } {
            // SAFETY: the contract.
            unsafe { out.add(i).write(one) };
        }
    }
    /// Writes the elements of so many places of an array that has room for all, if it is there.
    unsafe fn put_range<T: Copy>(one: T, first: usize, count: usize, length: usize, out: *mut T, capacity: usize) {
        if !out.is_null() {
            assert_eq!(capacity, PLACES * length);
            // SAFETY: the contract.
            unsafe { put_all(one, count * length, out.add(first * length), count * length) };
        }
    }
    /// Reads the elements of so many places of an array, if it is there.
    unsafe fn take_all<T: Copy>(data: *const T, first: usize, count: usize) -> Vec<T> {
        // SAFETY: the contract.
        if data.is_null() { Vec::new() } else { unsafe { take(data.add(first), count) } }
    }
    /// Reads the inputs of a range of a batch.
    unsafe fn take_io(io: *const tq_batch_io, first: usize, count: usize) {
        // SAFETY: the contract.
        unsafe {
            assert_eq!((*io).struct_size as usize, size_of::<tq_batch_io>());
            assert!(first + count <= PLACES);
            take_all((*io).where_, first, count);
            take_all((*io).random, first, count);
        }
    }
    unsafe fn take_choice(_variant: i32, options: *const i32, count: usize) {
        // SAFETY: the contract.
        assert_eq!(unsafe { take(options, count) }, [2, 0]);
    }
    unsafe fn put_choice(variant: *mut i32, options: *mut i32, capacity: usize, count: *mut usize) -> tq_status {
        assert!(capacity >= 2);
        // SAFETY: the contract.
        unsafe {
            *variant = 0;
            put_all(0, capacity, options, capacity);
            *options = 2;
            *count = 2;
        }
        OK
    }
    /// Refuses an empty input.
    unsafe fn parse<K>(length: usize, handle: *mut *mut K, fault: *mut tq_fault) -> tq_status {
        // SAFETY: the contract.
        unsafe {
            assert_eq!((*fault).struct_size as usize, size_of::<tq_fault>());
            if length > 0 {
                return make(0, handle);
            }
            (*fault).refusal = 1;
            (*fault).count = 16;
            (*fault).details = [1; 16];
        }
        REFUSED
    }
    unsafe fn take<T: Copy>(data: *const T, length: usize) -> Vec<T> {
        // SAFETY: the contract.
        unsafe { slice::from_raw_parts(data, length) }.to_vec()
    }

    /// Defines functions of the C library.
    macro_rules! library {
        ($(fn $name:ident($($argument:ident: $type:ty),*) $(-> $result:ty)? $body:block)+) => {
            $(
                /// See triqueta.h.
                ///
                /// # Safety
                /// See triqueta.h.
                #[unsafe(no_mangle)]
                pub unsafe extern "C" fn $name($($argument: $type),*) $(-> $result)? {
                    // SAFETY: the contract.
                    unsafe { $body }
                }
            )+
        };
    }

    library! {
        fn tq_dice_set(dice: *mut tq_dice, key: u64, game: u64) -> tq_status { (*dice).state = [key, game]; OK }
        fn tq_dice_below(dice: *mut tq_dice, bound: u32, number: *mut u32) -> tq_status {
            (*dice).state[0] += 1;
            *number = bound - 1;
            OK
        }
        fn tq_choice_parse(
            text: *const c_char, length: usize, variant: *mut i32, options: *mut i32, capacity: usize, count: *mut usize,
            _fault: *mut tq_fault
        ) -> tq_status {
            take(text, length);
            put_choice(variant, options, capacity, count)
        }
        fn tq_choice_sizes(variant: i32, options: *const i32, count: usize, io: *mut tq_sizes) -> tq_status {
            take_choice(variant, options, count);
            assert_eq!((*io).struct_size as usize, size_of::<tq_sizes>());
            (*io).players = 2;
            (*io).actions = ACTIONS as i32;
            (*io).most_legal = LEGAL as i32;
            (*io).encoding_length = ENCODED as i32;
            (*io).encoding_fields = 2;
            (*io).state_length = STATE as i32;
            (*io).reward_length = REWARDS as i32;
            OK
        }
        fn tq_encoding_field(
            variant: i32, options: *const i32, count: usize, index: i32, offset: *mut i32, length: *mut i32
        ) -> tq_status {
            take_choice(variant, options, count);
            (*offset, *length) = (index * (ENCODED as i32 - 1), if index == 0 { ENCODED as i32 - 1 } else { 1 });
            OK
        }
        fn tq_encoding_field_name(
            variant: i32, options: *const i32, option_count: usize, _index: i32, out: *mut c_char, capacity: usize,
            count: *mut usize
        ) -> tq_status {
            take_choice(variant, options, option_count);
            put(b'n' as c_char, 6, out, capacity, count)
        }
        fn tq_encoding_field_meaning(
            variant: i32, options: *const i32, option_count: usize, _index: i32, out: *mut c_char, capacity: usize,
            count: *mut usize
        ) -> tq_status {
            take_choice(variant, options, option_count);
            put(b'm' as c_char, 30, out, capacity, count)
        }
        fn tq_expanded_field(
            variant: i32, options: *const i32, count: usize, how: i32, index: i32, offset: *mut i32, length: *mut i32
        ) -> tq_status {
            assert_eq!(how, TQ_RELATIVE_SEATS + TQ_ONE_HOT);
            tq_encoding_field(variant, options, count, index, offset, length);
            if index == 1 { *length = (EXPANDED - ENCODED) as i32 + 1; }
            OK
        }
        fn tq_encoding_expand(
            variant: i32, options: *const i32, option_count: usize, how: i32, views: *const i8, length: usize,
            out: *mut i8, capacity: usize, count: *mut usize
        ) -> tq_status {
            take_choice(variant, options, option_count);
            assert_eq!(how, TQ_RELATIVE_SEATS + TQ_ONE_HOT);
            assert!(count.is_null());
            let views = take(views, length).len() / ENCODED;
            assert_eq!(capacity, views * EXPANDED);
            put_all(1, capacity, out, capacity);
            OK
        }
        fn tq_simulate(
            variant: i32, options: *const i32, count: usize, _key: u64, _first: u64, games: u64, sum: *mut tq_totals
        ) -> tq_status {
            take_choice(variant, options, count);
            (*sum).games = games;
            put_all(1, 2, (*sum).wins, (*sum).wins_capacity);
            put_all(2, 2, (*sum).points, (*sum).points_capacity);
            put_all(3, 2, (*sum).points_squared, (*sum).points_squared_capacity);
            OK
        }
        fn tq_variant_find(name: *const c_char, length: usize, variant: *mut i32) -> tq_status {
            *variant = take(name, length).len() as i32;
            OK
        }
        fn tq_action_parse(
            _variant: i32, text: *const c_char, length: usize, _language: i32, action: *mut i32, _fault: *mut tq_fault
        ) -> tq_status {
            *action = take(text, length).len() as i32;
            OK
        }
        fn tq_fault_refusal(fault: *const tq_fault, index: i32, refusal: *mut i32) -> tq_status {
            assert!(index < (*fault).count);
            *refusal = 1;
            OK
        }
        fn tq_fault_name(fault: *const tq_fault, out: *mut c_char, capacity: usize, count: *mut usize) -> tq_status {
            assert!((*fault).count > 0);
            put(b'n' as c_char, 3, out, capacity, count)
        }
        fn tq_text_tag(
            text: *const c_char, length: usize, name: *const c_char, name_length: usize, out: *mut c_char,
            capacity: usize, count: *mut usize
        ) -> tq_status {
            let needed = take(text, length).len() + take(name, name_length).len();
            put(b'v' as c_char, needed, out, capacity, count)
        }
        fn tq_field_count(
            variant: i32, options: *const i32, option_count: usize, _list: i32, count: *mut i32
        ) -> tq_status {
            take_choice(variant, options, option_count);
            *count = 2;
            OK
        }
        fn tq_field_shape(
            variant: i32, options: *const i32, count: usize, _list: i32, index: i32, io: *mut tq_field
        ) -> tq_status {
            take_choice(variant, options, count);
            assert_eq!((*io).struct_size as usize, size_of::<tq_field>());
            (*io).offset = index * 6;
            ((*io).rows, (*io).length, (*io).parts) = (2, 3, 1);
            OK
        }
        fn tq_field_find(
            variant: i32, options: *const i32, count: usize, _list: i32, name: *const c_char, length: usize,
            index: *mut i32
        ) -> tq_status {
            take_choice(variant, options, count);
            *index = take(name, length).len() as i32;
            OK
        }
        fn tq_action_kind_count(_variant: i32, count: *mut i32) -> tq_status { *count = 3; OK }
        fn tq_action_fields(
            _variant: i32, _action: i32, kind: *mut i32, out: *mut i32, capacity: usize, count: *mut usize
        ) -> tq_status {
            *kind = 1;
            put(5, 3, out, capacity, count)
        }
        fn tq_action_find(
            _variant: i32, _index: i32, values: *const i32, count: usize, action: *mut i32
        ) -> tq_status {
            *action = take(values, count).iter().sum();
            OK
        }
        fn tq_score_players(
            _variant: i32, piles: *const i32, pile_count: usize, tiles: *const i32, tile_count: usize, _rock: i32,
            points: *mut i32, wins: *mut i32, capacity: usize, count: *mut usize, tie_break: *mut i32
        ) -> tq_status {
            take(piles, pile_count);
            *tie_break = TQ_TIE_SHARED;
            let players = take(tiles, tile_count).len();
            put(1, players, wins, capacity, count);
            put(9, players, points, capacity, count)
        }
        fn tq_best_reveal(
            _variant: i32, pile: *const i32, pile_count: usize, kept: *const i32, kept_count: usize, mask: *mut i32
        ) -> tq_status {
            *mask = (take(pile, pile_count).len() + take(kept, kept_count).len()) as i32;
            OK
        }
        fn tq_settle(
            players: i32, claims: *const i32, claim_count: usize, left: *const i32, left_count: usize, out: *mut i32,
            capacity: usize, count: *mut usize
        ) -> tq_status {
            let sum = take(claims, claim_count).iter().sum::<i32>() + take(left, left_count).iter().sum::<i32>();
            put(sum, 5 * players as usize, out, capacity, count)
        }
        fn tq_fair_begin(
            variant: i32, options: *const i32, option_count: usize, id: *const u8, _number: u64, seats: *const i32,
            seat_count: usize, source: *const c_char, length: usize, secret: *const u8, out: *mut c_char,
            capacity: usize, count: *mut usize, _fault: *mut tq_fault
        ) -> tq_status {
            take_choice(variant, options, option_count);
            take(secret, 32);
            let needed = take(id, 16).len() + take(seats, seat_count).len() + take(source, length).len();
            put(b'b' as c_char, needed, out, capacity, count)
        }
        fn tq_fair_commitment(
            text: *const c_char, length: usize, _seat: i32, contribution: *const u8, commitment: *mut u8,
            _fault: *mut tq_fault
        ) -> tq_status {
            take(text, length);
            put_all(take(contribution, 32)[31], 32, commitment, 32);
            OK
        }
        fn tq_fair_commit(
            text: *const c_char, length: usize, _seat: i32, commitment: *const u8, out: *mut c_char, capacity: usize,
            count: *mut usize, fault: *mut tq_fault
        ) -> tq_status {
            if take(commitment, 32)[0] == 0 {
                (*fault).count = 1;
                return REFUSED;
            }
            put(b'c' as c_char, take(text, length).len() + 100, out, capacity, count)
        }
        fn tq_fair_reveal_public(
            text: *const c_char, length: usize, value: *const u8, value_length: usize, out: *mut c_char,
            capacity: usize, count: *mut usize, _fault: *mut tq_fault
        ) -> tq_status {
            put(b'p' as c_char, take(text, length).len() + take(value, value_length).len(), out, capacity, count)
        }
        fn tq_fair_awaited(
            text: *const c_char, length: usize, phase: *mut i32, seats: *mut i32, capacity: usize, count: *mut usize,
            _fault: *mut tq_fault
        ) -> tq_status {
            take(text, length);
            *phase = TQ_FAIR_CONTRIBUTIONS;
            put(1, 27, seats, capacity, count)
        }
        fn tq_fair_seed(
            text: *const c_char, length: usize, secret: *const u8, seed: *mut u8, _fault: *mut tq_fault
        ) -> tq_status {
            take(text, length);
            put_all(if secret.is_null() { 1 } else { take(secret, 32)[31] }, 32, seed, 32);
            OK
        }
        fn tq_game_new_fair(
            text: *const c_char, length: usize, secret: *const u8, _a: *const tq_allocator, out: *mut *mut tq_game,
            fault: *mut tq_fault
        ) -> tq_status {
            take(text, length);
            take(secret, 32);
            parse(length, out, fault)
        }
        fn tq_record_verify(text: *const c_char, length: usize, _part: i32, _fault: *mut tq_fault) -> tq_status {
            take(text, length);
            OK
        }
        fn tq_status_text(_s: tq_status, out: *mut c_char, capacity: usize, count: *mut usize) -> tq_status {
            put(b'x' as c_char, 9, out, capacity, count)
        }

        fn tq_batch_new(
            variant: i32, options: *const i32, count: usize, _key: u64, _places: usize, _a: *const tq_allocator,
            out: *mut *mut tq_batch
        ) -> tq_status {
            take_choice(variant, options, count);
            make(0, out)
        }
        fn tq_batch_free(batch: *mut tq_batch) { free(batch) }
        fn tq_batch_choice(
            batch: *const tq_batch, variant: *mut i32, options: *mut i32, capacity: usize, count: *mut usize
        ) -> tq_status {
            read(batch);
            put_choice(variant, options, capacity, count)
        }
        fn tq_batch_places(batch: *const tq_batch, places: *mut usize) -> tq_status {
            read(batch);
            *places = PLACES;
            OK
        }
        fn tq_batch_clone(from: *const tq_batch, _a: *const tq_allocator, out: *mut *mut tq_batch) -> tq_status {
            make(read(from), out)
        }
        fn tq_batch_copy(from: *const tq_batch, into: *mut tq_batch) -> tq_status {
            read(from);
            write(into);
            OK
        }
        fn tq_batch_save(batch: *const tq_batch, out: *mut u8, capacity: usize, count: *mut usize) -> tq_status {
            read(batch);
            put(5, 3000, out, capacity, count)
        }
        fn tq_batch_load(
            bytes: *const u8, length: usize, _a: *const tq_allocator, out: *mut *mut tq_batch, fault: *mut tq_fault
        ) -> tq_status {
            take(bytes, length);
            parse(length, out, fault)
        }
        fn tq_batch_restart(batch: *mut tq_batch, _key: u64, _first: u64, _stride: u64) -> tq_status {
            write(batch);
            OK
        }
        fn tq_batch_reset(batch: *mut tq_batch, only: *const u8, count: usize) -> tq_status {
            write(batch);
            assert_eq!(only.is_null(), count == 0);
            take_all(only, 0, count);
            OK
        }
        fn tq_batch_put(
            batch: *mut tq_batch, place: usize, game: *const tq_game, _key: u64, _number: u64
        ) -> tq_status {
            write(batch);
            read(game);
            if place == 0 { REFUSED } else { OK }
        }
        fn tq_batch_complete(
            batch: *mut tq_batch, view: *const tq_view, _key: u64, _number: u64, _first: usize, _count: usize
        ) -> tq_status {
            write(batch);
            read(view);
            OK
        }
        fn tq_batch_range(
            places: usize, parts: usize, part: usize, first: *mut usize, count: *mut usize
        ) -> tq_status {
            assert!(part < parts);
            (*first, *count) = (part.min(places), if part < places { 1 } else { 0 });
            if part + 1 == parts { *count = places - *first; }
            OK
        }
        fn tq_batch_observe_range(
            batch: *const tq_batch, io: *const tq_batch_io, first: usize, count: usize
        ) -> tq_status {
            read(batch);
            take_io(io, first, count);
            put_range(1, first, count, 1, (*io).seat, (*io).seat_capacity);
            put_range(1, first, count, ACTIONS, (*io).mask, (*io).mask_capacity);
            put_range(-1, first, count, ENCODED, (*io).view, (*io).view_capacity);
            put_range(1, first, count, 1, (*io).number, (*io).number_capacity);
            put_range(1, first, count, 1, (*io).player, (*io).player_capacity);
            put_range(1, first, count, 1, (*io).length, (*io).length_capacity);
            put_range(1, first, count, ACTIONS.div_ceil(8), (*io).mask_bits, (*io).mask_bits_capacity);
            put_range(1, first, count, 1, (*io).legal_count, (*io).legal_count_capacity);
            put_range(1, first, count, LEGAL, (*io).legal, (*io).legal_capacity);
            put_range(1, first, count, 2 * ENCODED, (*io).seat_view, (*io).seat_view_capacity);
            put_range(1, first, count, STATE, (*io).state, (*io).state_capacity);
            OK
        }
        fn tq_batch_step_range(
            batch: *mut tq_batch, io: *const tq_batch_io, first: usize, count: usize
        ) -> tq_status {
            if take_all((*io).action, first, count).contains(&-1) { return REFUSED; }
            assert_eq!((*io).action_capacity, PLACES);
            put_range(1, first, count, REWARDS, (*io).reward, (*io).reward_capacity);
            put_range(1, first, count, 1, (*io).done, (*io).done_capacity);
            put_range(1, first, count, 1, (*io).truncated, (*io).truncated_capacity);
            put_range(1, first, count, REWARDS, (*io).won, (*io).won_capacity);
            put_range(1, first, count, 1, (*io).final_number, (*io).final_number_capacity);
            put_range(1, first, count, 1, (*io).final_length, (*io).final_length_capacity);
            put_range(1, first, count, 2 * ENCODED, (*io).final_view, (*io).final_view_capacity);
            put_range(1, first, count, STATE, (*io).final_state, (*io).final_state_capacity);
            tq_batch_observe_range(batch, io, first, count)
        }
        fn tq_batch_choose_range(
            batch: *mut tq_batch, io: *const tq_batch_io, first: usize, count: usize
        ) -> tq_status {
            read(batch);
            take_io(io, first, count);
            assert!(!(*io).chosen.is_null());
            let chosen = take_all((*io).random, first, count).len() as i32;
            put_range(chosen, first, count, 1, (*io).chosen, (*io).chosen_capacity);
            OK
        }
        fn tq_batch_why_not_range(
            batch: *const tq_batch, io: *const tq_batch_io, first: usize, count: usize, place: *mut usize,
            refusal: *mut i32
        ) -> tq_status {
            read(batch);
            take_io(io, first, count);
            let wrong = take_all((*io).action, first, count).iter().position(|&action| action == -1);
            *place = first + wrong.unwrap_or(0);
            *refusal = wrong.is_some().into();
            OK
        }
        fn tq_batch_play_out_range(
            batch: *mut tq_batch, io: *const tq_batch_io, first: usize, count: usize, actions: *mut u64
        ) -> tq_status {
            read(batch);
            put_range(1, first, count, REWARDS, (*io).reward, (*io).reward_capacity);
            *actions = count as u64;
            OK
        }
        fn tq_batch_numbers(b: *const tq_batch, out: *mut u64, capacity: usize, count: *mut usize) -> tq_status {
            read(b);
            put(8, PLACES, out, capacity, count)
        }
        fn tq_batch_game(batch: *const tq_batch, _place: usize, into: *mut tq_game) -> tq_status {
            read(batch);
            write(into);
            OK
        }

        fn tq_game_new(
            variant: i32, options: *const i32, count: usize, seed: *const u8, _a: *const tq_allocator,
            out: *mut *mut tq_game
        ) -> tq_status {
            take_choice(variant, options, count);
            take(seed, 32);
            make(0, out)
        }
        fn tq_game_new_dealt(
            variant: i32, options: *const i32, option_count: usize, pieces: *const i32, count: usize,
            _a: *const tq_allocator, out: *mut *mut tq_game
        ) -> tq_status {
            take_choice(variant, options, option_count);
            take(pieces, count);
            make(0, out)
        }
        fn tq_game_new_open(
            variant: i32, options: *const i32, count: usize, _a: *const tq_allocator, out: *mut *mut tq_game
        ) -> tq_status {
            take_choice(variant, options, count);
            make(0, out)
        }
        fn tq_game_from_text(
            text: *const c_char, length: usize, _language: i32, _a: *const tq_allocator, out: *mut *mut tq_game,
            fault: *mut tq_fault
        ) -> tq_status {
            take(text, length);
            parse(length, out, fault)
        }
        fn tq_game_load(
            bytes: *const u8, length: usize, _run: u64, _a: *const tq_allocator, out: *mut *mut tq_game,
            fault: *mut tq_fault
        ) -> tq_status {
            take(bytes, length);
            parse(length, out, fault)
        }
        fn tq_game_clone(
            from: *const tq_game, _future: i32, _a: *const tq_allocator, out: *mut *mut tq_game
        ) -> tq_status {
            make(read(from), out)
        }
        fn tq_game_copy(from: *const tq_game, _future: i32, into: *mut tq_game) -> tq_status {
            read(from);
            write(into);
            OK
        }
        fn tq_game_choice(
            game: *const tq_game, variant: *mut i32, options: *mut i32, capacity: usize, count: *mut usize
        ) -> tq_status {
            read(game);
            put_choice(variant, options, capacity, count)
        }
        fn tq_game_save(game: *const tq_game, out: *mut u8, capacity: usize, count: *mut usize) -> tq_status {
            read(game);
            put(5, 2000, out, capacity, count)
        }
        fn tq_game_step(
            game: *mut tq_game, _action: i32, turn: *mut i32, legal: *mut i32, capacity: usize, count: *mut usize,
            refusal: *mut i32
        ) -> tq_status {
            *refusal = 0;
            let status = put(3, 5, legal, capacity, count);
            if status == OK {
                write(game);
                *turn = 1;
            }
            status
        }
        fn tq_game_play_at(
            game: *mut tq_game, cursor: *const tq_cursor, _seat: i32, _action: i32, time: *const i64, refusal: *mut i32
        ) -> tq_status {
            write(game);
            *refusal = (!cursor.is_null() && (*cursor).moment > 1).into();
            if *refusal > 0 || (!time.is_null() && *time < 0) { REFUSED } else { OK }
        }
        fn tq_game_undo(game: *mut tq_game, _span: i32, _looks: i32, refusal: *mut i32) -> tq_status {
            write(game);
            *refusal = 0;
            OK
        }
        fn tq_game_happened(game: *const tq_game, _place: u64, seat: *mut i32, number: *mut i32) -> tq_status {
            read(game);
            (*seat, *number) = (TQ_CHANCE, 4);
            OK
        }
        fn tq_game_time(game: *const tq_game, place: u64, time: *mut i64) -> tq_status {
            read(game);
            *time = 9;
            if place == 0 { OK } else { TQ_NOT_FOUND }
        }
        fn tq_game_set_id(game: *mut tq_game, id: *const u8) -> tq_status { write(game); take(id, 16); OK }
        fn tq_game_id(game: *const tq_game, id: *mut u8) -> tq_status { read(game); put_all(6, 16, id, 16); OK }
        fn tq_game_cursor(game: *const tq_game, _viewer: i32, cursor: *mut tq_cursor) -> tq_status {
            read(game);
            *cursor = tq_cursor { moment: 1, view_hash: 2 };
            OK
        }
        fn tq_cursor_text(cursor: *const tq_cursor, out: *mut c_char, capacity: usize, count: *mut usize) -> tq_status {
            put(b'c' as c_char, (*cursor).moment as usize, out, capacity, count)
        }
        fn tq_game_catch_up(
            game: *const tq_game, _viewer: i32, from: *const tq_cursor, out: *mut u8, capacity: usize, count: *mut usize
        ) -> tq_status {
            read(game);
            put(2, if from.is_null() { 500 } else { (*from).moment as usize }, out, capacity, count)
        }
        fn tq_game_set_tag(
            game: *mut tq_game, name: *const c_char, name_length: usize, value: *const c_char, length: usize,
            refusal: *mut i32
        ) -> tq_status {
            write(game);
            *refusal = 0;
            take(name, name_length);
            take(value, length);
            OK
        }
        fn tq_game_tag_count(game: *const tq_game, count: *mut i32) -> tq_status { read(game); *count = 2; OK }
        fn tq_game_tag_name(
            game: *const tq_game, _index: i32, out: *mut c_char, capacity: usize, count: *mut usize
        ) -> tq_status {
            read(game);
            put(b'n' as c_char, 4, out, capacity, count)
        }
        fn tq_game_tag(
            game: *const tq_game, name: *const c_char, length: usize, out: *mut c_char, capacity: usize,
            count: *mut usize
        ) -> tq_status {
            read(game);
            if take(name, length).len() != 4 { return TQ_NOT_FOUND; }
            put(b'v' as c_char, 9, out, capacity, count)
        }
        fn tq_game_claim_seat(
            game: *mut tq_game, _seat: i32, _holder: i32, key: *const c_char, length: usize, refusal: *mut i32
        ) -> tq_status {
            write(game);
            *refusal = take(key, length).is_empty().into();
            if *refusal > 0 { REFUSED } else { OK }
        }
        fn tq_game_free(game: *mut tq_game) { free(game) }
        fn tq_game_turn(game: *const tq_game, turn: *mut i32) -> tq_status { *turn = read(game); OK }
        fn tq_game_play(game: *mut tq_game, _seat: i32, action: i32, refusal: *mut i32) -> tq_status {
            write(game);
            *refusal = (action < 0).into();
            if action < 0 { REFUSED } else { OK }
        }
        fn tq_game_legal(game: *const tq_game, out: *mut i32, capacity: usize, count: *mut usize) -> tq_status {
            read(game);
            put(3, 5, out, capacity, count)
        }
        fn tq_game_mask(game: *const tq_game, out: *mut u8, capacity: usize, count: *mut usize) -> tq_status {
            read(game);
            put(1, ACTIONS, out, capacity, count)
        }
        fn tq_game_winners(game: *const tq_game, out: *mut i32, capacity: usize, count: *mut usize) -> tq_status {
            read(game);
            put(1, 2, out, capacity, count)
        }
        fn tq_game_chance(
            game: *const tq_game, out: *mut i32, weight: *mut u32, capacity: usize, count: *mut usize
        ) -> tq_status {
            read(game);
            put(2, 6, weight, capacity, count);
            put(1, 6, out, capacity, count)
        }
        fn tq_game_draw(
            game: *mut tq_game, dice: *mut tq_dice, time: *const i64, outcome: *mut i32, refusal: *mut i32
        ) -> tq_status {
            assert!(time.is_null() || *time == 3);
            write(game);
            (*dice).state[0] += 1;
            *outcome = 4;
            *refusal = 0;
            OK
        }
        fn tq_game_events(
            game: *const tq_game, _viewer: i32, _since: u64, out: *mut u8, capacity: usize, count: *mut usize
        ) -> tq_status {
            read(game);
            put(1, 40, out, capacity, count)
        }
        fn tq_game_text(
            game: *const tq_game, _language: i32, out: *mut c_char, capacity: usize, count: *mut usize
        ) -> tq_status {
            read(game);
            put(b't' as c_char, 300, out, capacity, count)
        }
        fn tq_game_record(
            game: *const tq_game, _viewer: i32, out: *mut c_char, capacity: usize, count: *mut usize
        ) -> tq_status {
            read(game);
            put(b'r' as c_char, 304, out, capacity, count)
        }

        fn tq_view_new(
            game: *const tq_game, _viewer: i32, _a: *const tq_allocator, out: *mut *mut tq_view
        ) -> tq_status {
            make(read(game), out)
        }
        fn tq_view_new_start(
            variant: i32, options: *const i32, count: usize, _viewer: i32, _a: *const tq_allocator,
            out: *mut *mut tq_view
        ) -> tq_status {
            take_choice(variant, options, count);
            make(0, out)
        }
        fn tq_view_join(
            message: *const u8, length: usize, _a: *const tq_allocator, out: *mut *mut tq_view, fault: *mut tq_fault
        ) -> tq_status {
            take(message, length);
            parse(length, out, fault)
        }
        fn tq_view_clone(from: *const tq_view, _a: *const tq_allocator, out: *mut *mut tq_view) -> tq_status {
            make(read(from), out)
        }
        fn tq_view_refresh(game: *const tq_game, _viewer: i32, into: *mut tq_view) -> tq_status {
            read(game);
            write(into);
            OK
        }
        fn tq_view_refresh_at(game: *const tq_game, _viewer: i32, _moment: u64, into: *mut tq_view) -> tq_status {
            read(game);
            write(into);
            OK
        }
        fn tq_view_copy(from: *const tq_view, into: *mut tq_view) -> tq_status { read(from); write(into); OK }
        fn tq_view_choice(
            view: *const tq_view, variant: *mut i32, options: *mut i32, capacity: usize, count: *mut usize
        ) -> tq_status {
            read(view);
            put_choice(variant, options, capacity, count)
        }
        fn tq_view_field(
            view: *const tq_view, index: i32, out: *mut i32, capacity: usize, count: *mut usize
        ) -> tq_status {
            read(view);
            put(4, index as usize, out, capacity, count)
        }
        fn tq_view_events(
            view: *const tq_view, bytes: *const u8, length: usize, out: *mut i32, capacity: usize, count: *mut usize,
            refusal: *mut i32
        ) -> tq_status {
            read(view);
            *refusal = 0;
            put(2, take(bytes, length).len() * (2 + 12), out, capacity, count)
        }
        fn tq_view_legal(view: *const tq_view, out: *mut i32, capacity: usize, count: *mut usize) -> tq_status {
            read(view);
            put(3, 2, out, capacity, count)
        }
        fn tq_view_legal_text(
            view: *const tq_view, _language: i32, out: *mut c_char, capacity: usize, count: *mut usize
        ) -> tq_status {
            read(view);
            put(b'\n' as c_char, 2, out, capacity, count)
        }
        fn tq_view_sentences(
            view: *const tq_view, bytes: *const u8, length: usize, _language: i32, names: *const c_char,
            names_length: usize, _says_you: i32, out: *mut c_char, capacity: usize, count: *mut usize,
            refusal: *mut i32
        ) -> tq_status {
            read(view);
            *refusal = 0;
            put(b's' as c_char, take(bytes, length).len() + take(names, names_length).len(), out, capacity, count)
        }
        fn tq_view_see(view: *mut tq_view, events: *const u8, length: usize, refusal: *mut i32) -> tq_status {
            tq_view_advance(view, events, length, refusal)
        }
        fn tq_view_free(view: *mut tq_view) { free(view) }
        fn tq_view_advance(view: *mut tq_view, events: *const u8, length: usize, refusal: *mut i32) -> tq_status {
            write(view);
            *refusal = i32::try_from(take(events, length).len()).unwrap();
            if length == 0 { OK } else { REFUSED }
        }
        fn tq_view_encode(view: *const tq_view, out: *mut i8, capacity: usize, count: *mut usize) -> tq_status {
            read(view);
            put(-1, ENCODED, out, capacity, count)
        }
        fn tq_view_json(
            view: *const tq_view, _language: i32, out: *mut c_char, capacity: usize, count: *mut usize
        ) -> tq_status {
            read(view);
            put(b'j' as c_char, 50, out, capacity, count)
        }
    }
}

fn options() -> Choice {
    "base_game(players=2)".parse().unwrap()
}

#[test]
fn batches_read_and_write_what_they_are_given() {
    let mut batch = Batch::new(&options(), 1, PLACES).unwrap();
    let mut out = batch.buffers(Output::ALL);
    for _ in 0..2 {
        batch.step(&[Action(0); PLACES], out.outputs()).unwrap();
        batch.observe(Outputs { views: &mut out.views, ..Outputs::default() });
        assert_eq!(batch.play_out(&mut out.rewards), PLACES as u64);
    }
    assert_eq!((&out.seats, &out.legal), (&vec![Seat::new(1); PLACES], &vec![Action(1); PLACES * LEGAL]));
    assert!([&out.masks, &out.done, &out.truncated, &out.wins].into_iter().flatten().all(|&flag| flag));
    assert!(out.views.iter().all(|&number| number == -1));
    let positions = [&out.all_views, &out.states, &out.final_views, &out.final_states];
    assert!(positions.into_iter().flatten().all(|&number| number == 1));
    let counts = [&out.players, &out.lengths, &out.legal_counts, &out.final_lengths];
    assert!(counts.into_iter().flatten().all(|&count| count == 1));
    assert_eq!((&out.numbers, &out.final_numbers), (&vec![1; PLACES], &vec![1; PLACES]));
    assert_eq!(out.mask_bits, [1; PLACES * 4]);
    assert_eq!(out.legal_at(PLACES - 1), [Action(1)]);
    assert!(out.rewards.iter().all(|&points| points == 1));
    let expansion = Expansion::new(&options(), Expand::default());
    assert_eq!((expansion.length(), expansion.fields().len()), (EXPANDED, 2));
    assert_eq!(expansion.expand(&out.all_views), [1; 2 * PLACES * EXPANDED]);
    let mut inputs = [0; PLACES * EXPANDED];
    expansion.expand_into(&out.views[ENCODED..], &mut inputs[EXPANDED..]);
    assert_eq!(inputs.map(usize::try_from).into_iter().flatten().sum::<usize>(), (PLACES - 1) * EXPANDED);
    let refused = batch.step(&[Action(0), Action(-1), Action(0)], Outputs::default());
    assert!(matches!(refused, Err(Error::RefusedAt { place: 1, .. })));
    assert_eq!(batch.numbers(), [8; PLACES]);
    batch.play_out(&mut []);
    let (mut actions, only) = ([Action(0); PLACES], [true, false, true]);
    batch.choose_only(&only, &mut actions);
    batch.choose_by(&[1; PLACES], &mut actions);
    assert_eq!(actions, [Action(PLACES as i32); PLACES]);
    batch.step(Inputs { actions: &actions, only: &only, most_actions: 9 }, Outputs::default()).unwrap();
    batch.observe_only(&only, out.outputs());
    batch.reset(&[]);
    batch.reset(&only);
    batch.restart(1, 2, 3);
    let mut game = batch.game(2).unwrap();
    assert!(matches!(batch.put(0, &game, 1, 2), Err(Error::Refused(_))));
    batch.put(1, &game, 1, 2).unwrap();
    batch.complete(&game.view(Seat::new(0)).unwrap(), 1, 2, 0..2).unwrap();
    let saved = batch.save();
    assert!(matches!(Batch::load(&[]), Err(Error::Fault(_))));
    let mut copies = [batch.clone(), Batch::load(&saved).unwrap()];
    copies[1].clone_from(&batch);
    drop(batch);
    assert_eq!(copies.map(|copy| copy.save()), [saved.clone(), saved]);
    game.play(Seat::new(0), Action(0)).unwrap();
}

#[test]
fn threads_play_their_parts_of_a_batch() {
    let mut batch = Batch::new(&options(), 1, PLACES).unwrap();
    let (mut actions, mut only, mut random) = ([Action(-1); PLACES], [true; PLACES], [0; PLACES]);
    let mut out = batch.buffers(Output::ALL);
    let outputs = out.outputs();
    let arrays = Arrays { actions: &mut actions, only: &mut only, random: &mut random, outputs, ..Arrays::default() };
    let parts = batch.parts(PLACES + 1, arrays);
    thread::scope(|scope| {
        for mut part in parts {
            scope.spawn(move || {
                if !part.places().is_empty() {
                    assert_eq!(part.why_not().unwrap().0, part.places().start);
                    assert!(part.step().is_err());
                }
                part.observe();
                let Arrays { random, only, outputs, .. } = part.arrays();
                random.fill(2);
                only.fill(false);
                assert!(outputs.masks.iter().all(|&legal| legal));
                part.choose();
                part.step().unwrap();
                let Arrays { actions, outputs, .. } = part.arrays();
                assert_eq!(outputs.rewards.len(), actions.len() * REWARDS);
                assert_eq!(outputs.mask_bits.len(), actions.len() * 4);
                assert!(outputs.final_states.iter().all(|&number| number == 1));
                actions.fill(Action(0));
                assert_eq!(part.play_out() as usize, part.places().len());
            });
        }
    });
    assert_eq!((actions, only, random), ([Action(0); PLACES], [false; PLACES], [2; PLACES]));
    assert!(out.rewards.iter().all(|&points| points == 1));
}

#[test]
fn buffers_of_games_and_views_hold_what_is_written() {
    let mut game = Game::new(&options(), &[7; 32]).unwrap();
    for capacity in [0, 1, 5, 25, 40, 1000] {
        let mut legal = Vec::with_capacity(capacity);
        game.legal_into(&mut legal);
        assert_eq!(legal, [Action(3); 5]);
        let mut mask = Vec::with_capacity(capacity);
        game.mask_into(&mut mask);
        assert_eq!(mask, [true; ACTIONS]);
        let mut events = Vec::with_capacity(capacity);
        game.events_into(Seat::new(0), 0, &mut events).unwrap();
        assert_eq!(events, [1; 40]);
        let mut json = String::with_capacity(capacity);
        game.view(Viewer::Spectator).unwrap().json_into(Language::ENGLISH, &mut json);
        assert_eq!(json, "j".repeat(50));
    }
    assert_eq!(game.winners(), [Seat::new(1); 2]);
    assert_eq!(game.chance(), [(Outcome(1), 2); 6]);
    assert_eq!(game.draw(&mut Dice::new(1, 0)).unwrap(), Outcome(4));
    assert_eq!(game.text(Language::ENGLISH).len(), 300);
    assert_eq!(game.record().unwrap().len(), 304);
    assert!(matches!(game.play(Seat::new(0), Action(-1)), Err(Error::Refused(_))));
    assert!(matches!(Game::from_text("", Language::ENGLISH), Err(Error::Fault(why)) if why.refusals().len() == 16));
    assert!(Game::from_text("a text", Language::ENGLISH).is_ok());
    assert!(Game::dealt(&options(), &[Outcome(1); 60]).is_ok());
    assert!(Game::dealt(&options(), &[]).is_ok());
    let mut view = View::start(&options(), Seat::new(0)).unwrap();
    assert!(view.see(&[]).is_ok());
    assert!(view.advance(&[1, 2]).is_err());
    assert_eq!(view.encode(), [-1; ENCODED]);
    assert_eq!(Error::Failed(Status::NO_MEMORY).to_string(), "xxxxxxxxx");
    assert_eq!(*Dice::new(1, 0).pick(&[1, 2, 3]).unwrap(), 3);
}

#[test]
fn handles_are_freed_once_wherever_they_go() {
    let mut game = Game::open(&options()).unwrap();
    let mut copy = game.clone();
    copy.clone_from(&game);
    mem::swap(&mut game, &mut copy);
    let mut view = game.view(Seat::new(0)).unwrap();
    game.view_into(Seat::new(1), &mut view).unwrap();
    drop(game);
    let other = view.clone();
    thread::spawn(move || drop((view, copy))).join().unwrap();
    assert_eq!(other.encode().len(), ENCODED);
}

#[test]
fn threads_read_a_game_side_by_side() {
    let game = Game::open(&options()).unwrap();
    thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| assert_eq!((game.turn(), game.legal().len()), (Turn::Seat(Seat::new(0)), 5)));
        }
    });
}

#[test]
fn sessions_read_and_write_what_they_are_given() {
    let mut game = Game::open(&options()).unwrap();
    assert_eq!(game.choice(), options());
    assert_eq!(game.save().len(), 2000);
    assert!(Game::load(&game.save(), 1).is_ok());
    assert!(matches!(Game::load(&[], 1), Err(Error::Fault(fault)) if fault.name() == Some("nnn")));
    for capacity in [0, 4, 5, 100] {
        let mut legal = Vec::with_capacity(capacity);
        assert_eq!(game.step(Action(0), &mut legal), Ok(Turn::Seat(Seat::new(1))));
        assert_eq!(legal, [Action(3); 5]);
    }
    let cursor = game.cursor(Viewer::Spectator).unwrap();
    assert_eq!(cursor, Cursor { moment: 1, view_hash: 2 });
    assert_eq!(cursor.to_string(), "c");
    game.play_at(Some(&cursor), Seat::new(0), Action(0), Some(3)).unwrap();
    game.play_at(None, Seat::new(0), Action(0), None).unwrap();
    let later = Cursor { moment: 2, ..cursor };
    assert!(matches!(game.play_at(Some(&later), Seat::new(0), Action(0), None), Err(Error::Refused(_))));
    assert_eq!(game.draw_at(&mut Dice::new(1, 0), Some(3)).unwrap(), Outcome(4));
    game.undo(Span::Turn).unwrap();
    assert_eq!(game.happened(0), Ok(Happening::Draw(Outcome(4))));
    assert_eq!((game.time(0), game.time(1)), (Ok(Some(9)), Ok(None)));
    game.set_id(&[7; 16]);
    assert_eq!(game.id(), [6; 16]);
    game.set_tag("name", "value").unwrap();
    assert_eq!(game.tags(), vec![("nnnn".into(), "vvvvvvvvv".into()); 2]);
    assert_eq!(game.tag("other name"), None);
    game.claim_seat(Seat::new(0), Holder::Person, "key").unwrap();
    assert!(game.claim_seat(Seat::new(0), Holder::Person, "").is_err());
    assert_eq!(game.catch_up(Seat::new(0), Some(&cursor)).unwrap(), [2]);
    let view = View::join(&game.catch_up(Seat::new(0), None).unwrap()).unwrap();
    assert!(View::join(&[]).is_err());
    assert_eq!(view.sentences(&[1, 2, 3], Language::GERMAN, &["Ada", "", "Bo"], true).unwrap().len(), 3 + 7);
    game.view_at(Seat::new(0), 0).unwrap();
    let exact = game.exact_copy().unwrap();
    exact.exact_copy_into(&mut game).unwrap();
    assert_eq!(find_tag("text", "name").unwrap().len(), 8);
    assert_eq!("name".parse::<Variant>().unwrap().parse_action("lay", Language::FRENCH), Ok(Action(3)));
    let totals = simulate(&options(), 1, 5..9).unwrap();
    assert_eq!((totals.games, totals.wins, totals.points), (4, vec![1; 2], vec![2; 2]));
}

#[test]
fn fields_and_scores_are_what_is_written() {
    let view = View::start(&options(), Seat::new(0)).unwrap();
    assert_eq!(view.field("tiles").unwrap(), [4; 5]);
    assert_eq!(view.legal_text(Language::ENGLISH), [(Action(3), String::new()), (Action(3), String::new())]);
    let events = view.events(&[1, 2, 3]).unwrap();
    assert_eq!((events.len(), events[2].seat, events[2].record.len()), (3, Seat::new(2), 12));
    assert!(events[0].kind.is_some() && view.events(&[]).unwrap().is_empty());
    let variant = options().variant();
    let (kind, record) = variant.action_record(Action(0)).unwrap();
    assert_eq!((record.as_slice(), kind.action(&record)), ([5; 3].as_slice(), Some(Action(15))));
    let players = [Collection { pile: vec![1; 6], tiles: 1 }, Collection { pile: vec![2; 6], tiles: 0 }];
    let score = variant.score_players(&players, None).unwrap();
    assert_eq!((score.points, score.winners.len(), score.tie_break), (vec![9; 2], 2, TieBreak::Shared));
    assert_eq!(variant.best_reveal(&[1; 6], &[]), Ok(6));
    let claims = [Claim { seat: Seat::new(1), cards: [2, 3, 4] }, Claim { seat: Seat::new(1), cards: [0, 0, 1] }];
    let settled = settle(3, &claims, &[8]).unwrap();
    assert_eq!((settled.len(), settled[2].pieces_left), (3, 20));
}

#[test]
fn a_fair_deal_grows_by_what_is_written() {
    let mut deal = FairDeal::begin(&options(), &[1; 16], 0, &[Seat::new(0), Seat::new(1)], "source", &[2; 32]).unwrap();
    assert_eq!(deal.as_str(), "b".repeat(24));
    assert_eq!(deal.commitment(Seat::new(0), &[7; 32]), Ok([7; 32]));
    assert!(matches!(deal.commit(Seat::new(0), &[0; 32]), Err(Error::Fault(_))));
    deal.commit(Seat::new(0), &[7; 32]).unwrap();
    deal.reveal_public(&[3; 64]).unwrap();
    assert_eq!(deal.as_str(), "p".repeat(188));
    assert_eq!(deal.awaited(), Ok(Awaited::Contributions(vec![Seat::new(1); 27])));
    assert_eq!((deal.seed(None), deal.seed(Some(&[5; 32]))), (Ok([1; 32]), Ok([5; 32])));
    assert_eq!(deal.as_str().parse(), Ok(deal.clone()));
    assert_eq!(Game::fair(&deal, Some(&[5; 32])).unwrap().turn(), Turn::Seat(Seat::new(0)));
    verify_record("a record", RecordPart::Moves).unwrap();
}
