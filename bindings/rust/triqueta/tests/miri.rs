//! For Miri, which can't look into C: a library in Rust in place of the C one. It reads all that the C library may read
//! and writes all that it may write, so Miri finds every buffer, length or lifetime that the crate gets wrong.
//! `bindings/rust/miri` runs it.

#![cfg(miri)]

use std::mem;
use std::thread;

use triqueta::{
    Action, Batch, Dice, Error, Game, Language, Options, Outcome, Outputs, Seat, Turn, Variant, View, Viewer,
};

const PLACES: usize = 3;
const ACTIONS: usize = 25;
const ENCODED: usize = 66;
const REWARDS: usize = 5;

/// What stands in for the C library: `triqueta.h` has the contract of each function.
mod library {
    use std::ffi::c_char;
    use std::slice;

    use triqueta_sys::*;

    use super::{ACTIONS, ENCODED, PLACES, REWARDS};

    const OK: tq_status = 0;
    const TOO_SMALL: tq_status = 4;
    const REFUSED: tq_status = 5;

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
    unsafe fn put_all<T: Copy>(one: T, length: usize, out: *mut T) {
        for i in 0..if out.is_null() { 0 } else { length } {
            // SAFETY: the contract.
            unsafe { out.add(i).write(one) };
        }
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
        fn tq_options_default(_variant: i32, io: *mut tq_options) -> tq_status { (*io).players = 2; OK }
        fn tq_variant_bounds(options: *const tq_options, io: *mut tq_bounds) -> tq_status {
            let _read = *options;
            (*io).actions = ACTIONS as i32;
            (*io).encoding_length = ENCODED as i32;
            (*io).reward_length = REWARDS as i32;
            OK
        }
        fn tq_status_text(_s: tq_status, out: *mut c_char, capacity: usize, count: *mut usize) -> tq_status {
            put(b'x' as c_char, 9, out, capacity, count)
        }

        fn tq_batch_new(
            options: *const tq_options, _key: u64, _places: usize, _a: *const tq_allocator, out: *mut *mut tq_batch
        ) -> tq_status {
            let _read = *options;
            make(0, out)
        }
        fn tq_batch_free(batch: *mut tq_batch) { free(batch) }
        fn tq_batch_observe(batch: *const tq_batch, seat: *mut i32, mask: *mut u8, view: *mut i8) -> tq_status {
            read(batch);
            put_all(1, PLACES, seat);
            put_all(1, PLACES * ACTIONS, mask);
            put_all(-1, PLACES * ENCODED, view);
            OK
        }
        fn tq_batch_step(
            batch: *mut tq_batch, action: *const i32, seat: *mut i32, mask: *mut u8, view: *mut i8, reward: *mut i32,
            done: *mut u8
        ) -> tq_status {
            write(batch);
            if take(action, PLACES).contains(&-1) { return REFUSED; }
            put_all(1, PLACES * REWARDS, reward);
            put_all(1, PLACES, done);
            tq_batch_observe(batch, seat, mask, view)
        }
        fn tq_batch_why_not(
            batch: *const tq_batch, action: *const i32, place: *mut u64, refusal: *mut i32
        ) -> tq_status {
            read(batch);
            let wrong = take(action, PLACES).iter().position(|&action| action == -1);
            *place = wrong.unwrap_or(0) as u64;
            *refusal = wrong.is_some().into();
            OK
        }
        fn tq_batch_play_out(batch: *mut tq_batch, reward: *mut i32, actions: *mut u64) -> tq_status {
            write(batch);
            put_all(1, PLACES * REWARDS, reward);
            *actions = 7;
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
            options: *const tq_options, seed: *const u8, _number: u64, _a: *const tq_allocator, out: *mut *mut tq_game
        ) -> tq_status {
            let _read = (*options, take(seed, 32));
            make(0, out)
        }
        fn tq_game_new_dealt(
            options: *const tq_options, pieces: *const i32, count: usize, _a: *const tq_allocator,
            out: *mut *mut tq_game
        ) -> tq_status {
            let _read = (*options, take(pieces, count));
            make(0, out)
        }
        fn tq_game_new_open(
            options: *const tq_options, _a: *const tq_allocator, out: *mut *mut tq_game
        ) -> tq_status {
            let _read = *options;
            make(0, out)
        }
        fn tq_game_from_text(
            text: *const c_char, length: usize, _language: i32, _a: *const tq_allocator, out: *mut *mut tq_game,
            why: *mut tq_reasons
        ) -> tq_status {
            if take(text, length).is_empty() {
                (*why).count = 16;
                (*why).refusal = [1; 16];
                return REFUSED;
            }
            make(0, out)
        }
        fn tq_game_clone(from: *const tq_game, _a: *const tq_allocator, out: *mut *mut tq_game) -> tq_status {
            make(read(from), out)
        }
        fn tq_game_copy(to: *mut tq_game, from: *const tq_game) -> tq_status { read(from); write(to); OK }
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
        fn tq_game_draw(game: *mut tq_game, dice: *mut tq_dice, outcome: *mut i32, refusal: *mut i32) -> tq_status {
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
            game: *const tq_game, _viewer: i32, tags: *const c_char, length: usize, out: *mut c_char, capacity: usize,
            count: *mut usize, why: *mut tq_reasons
        ) -> tq_status {
            read(game);
            *why = *why;
            put(b'r' as c_char, 300 + take(tags, length).len(), out, capacity, count)
        }

        fn tq_view_new(game: *const tq_game, _viewer: i32, out: *mut *mut tq_view) -> tq_status {
            make(read(game), out)
        }
        fn tq_view_new_start(
            options: *const tq_options, _viewer: i32, _a: *const tq_allocator, out: *mut *mut tq_view
        ) -> tq_status {
            let _read = *options;
            make(0, out)
        }
        fn tq_view_refresh(view: *mut tq_view, game: *const tq_game, _viewer: i32) -> tq_status {
            read(game);
            write(view);
            OK
        }
        fn tq_view_copy(to: *mut tq_view, from: *const tq_view) -> tq_status { read(from); write(to); OK }
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

fn options() -> Options {
    Options::new(Variant::BaseGame, 2)
}

#[test]
fn batches_read_and_write_what_they_are_given() {
    let mut batch = Batch::new(&options(), 1, PLACES).unwrap();
    let mut seats = vec![Seat::default(); PLACES];
    let mut masks = vec![false; PLACES * ACTIONS];
    let mut views = vec![0; PLACES * ENCODED];
    let mut rewards = vec![0; PLACES * REWARDS];
    let mut done = vec![false; PLACES];
    for _ in 0..2 {
        let out =
            Outputs { seats: &mut seats, masks: &mut masks, views: &mut views, rewards: &mut rewards, done: &mut done };
        batch.step(&[Action(0); PLACES], out).unwrap();
        batch.observe(Outputs { views: &mut views, ..Outputs::default() });
        assert_eq!(batch.play_out(&mut rewards), 7);
    }
    assert!(seats.iter().all(|&seat| seat == Seat::new(1)));
    assert!(masks.iter().chain(&done).all(|&flag| flag));
    assert!(views.iter().all(|&number| number == -1));
    assert!(rewards.iter().all(|&points| points == 1));
    let refused = batch.step(&[Action(0), Action(-1), Action(0)], Outputs::default());
    assert!(matches!(refused, Err(Error::RefusedAt { place: 1, .. })));
    assert_eq!(batch.numbers(), [8; PLACES]);
    batch.play_out(&mut []);
    let mut game = batch.game(2).unwrap();
    drop(batch);
    game.play(Seat::new(0), Action(0)).unwrap();
}

#[test]
fn buffers_of_games_and_views_hold_what_is_written() {
    let mut game = Game::new(&options(), &[7; 32], 0).unwrap();
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
        game.view(Viewer::Spectator).unwrap().json_into(Language::English, &mut json);
        assert_eq!(json, "j".repeat(50));
    }
    assert_eq!(game.winners(), [Seat::new(1); 2]);
    assert_eq!(game.chance(), [(Outcome(1), 2); 6]);
    assert_eq!(game.draw(&mut Dice::new(1, 0)).unwrap(), Outcome(4));
    assert_eq!(game.text(Language::English).len(), 300);
    assert_eq!(game.record("tags").unwrap().len(), 304);
    assert!(matches!(game.play(Seat::new(0), Action(-1)), Err(Error::Refused(_))));
    assert!(
        matches!(Game::from_text("", Language::English), Err(Error::Unreadable(why)) if why.refusals().len() == 16)
    );
    assert!(Game::from_text("a text", Language::English).is_ok());
    assert!(Game::dealt(&options(), &[Outcome(1); 60]).is_ok());
    assert!(Game::dealt(&options(), &[]).is_ok());
    let mut view = View::start(&options(), Seat::new(0)).unwrap();
    assert!(view.advance(&[]).is_ok());
    assert!(view.advance(&[1, 2]).is_err());
    assert_eq!(view.encode(), [-1; ENCODED]);
    assert_eq!(Error::NoMemory.to_string(), "xxxxxxxxx");
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
