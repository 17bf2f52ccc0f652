//! Safe code can't corrupt memory, whatever it does.

mod support;

use std::mem;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread;

use support::choice;
use triqueta::{
    Action, Arrays, Batch, Choice, Cursor, Dice, Error, Expand, Expansion, Game, Holder, Inputs, Language, Outcome,
    Output, Outputs, Seat, Status, Variant, View, Viewer, events_json, events_text, find_tag, seed_from, text_tags,
};

const PLACES: usize = 3;

fn dealt(variant: &str) -> Game {
    Game::new(&choice(variant, 3), &seed_from(5)).unwrap()
}

fn played(actions: usize) -> Game {
    let mut game = dealt("hidden_wolves");
    for _ in 0..actions {
        let action = game.legal()[0];
        game.play(game.turn().seat().unwrap(), action).unwrap();
    }
    game
}

#[test]
fn outputs_that_are_too_short_or_too_long_are_not_written_to() {
    let options = choice("base_game", 3);
    let mut batch = Batch::new(&options, 1, PLACES).unwrap();
    let before = batch.save();
    for places in [PLACES - 1, PLACES + 1] {
        let other = Batch::new(&options, 1, places).unwrap();
        for &output in Output::ALL {
            let mut out = other.buffers(&[output]);
            let untouched = out.clone();
            let step = catch_unwind(AssertUnwindSafe(|| batch.step(&[Action(0); PLACES], out.outputs())));
            assert!(step.is_err(), "{output:?} of {places} places");
            let outputs = out.outputs();
            let parts = AssertUnwindSafe(|| drop(batch.parts(2, Arrays { outputs, ..Arrays::default() })));
            assert!(catch_unwind(parts).is_err(), "{output:?} of {places} places");
            assert_eq!(out, untouched);
        }
    }
    assert!(catch_unwind(AssertUnwindSafe(|| batch.play_out(&mut [0]))).is_err());
    assert_eq!(batch.save(), before);
}

#[test]
fn views_of_another_length_are_not_expanded() {
    let options = choice("base_game", 3);
    let expansion = Expansion::new(&options, Expand::default());
    let (plain, expanded) = (options.sizes().encoding_length, expansion.length());
    for (length, room) in [(2 * plain + 1, 2), (2 * plain - 1, 2), (2 * plain, 1), (plain, 2), (0, 1), (plain, 0)] {
        let mut out = vec![7; room * expanded];
        let expand = AssertUnwindSafe(|| expansion.expand_into(&vec![0; length], &mut out));
        assert!(catch_unwind(expand).is_err(), "{length} numbers for {room} views");
        assert!(out.iter().all(|&number| number == 7));
    }
    assert!(catch_unwind(|| expansion.expand(&vec![0; plain + 1])).is_err());
    assert!(expansion.expand(&[]).is_empty());
}

#[test]
fn inputs_that_are_too_short_or_too_long_are_not_read() {
    let mut batch = Batch::new(&choice("mayhem", 2), 1, PLACES).unwrap();
    let before = batch.save();
    let mut panics = |call: &dyn Fn(&mut Batch)| {
        assert!(catch_unwind(AssertUnwindSafe(|| call(&mut batch))).is_err());
        assert_eq!(batch.save(), before);
    };
    for wrong in [1, PLACES - 1, PLACES + 1] {
        let only = vec![true; wrong];
        panics(&|batch| batch.reset(&only));
        panics(&|batch| batch.observe_only(&only, Outputs::default()));
        panics(&|batch| batch.choose_only(&only, &mut [Action(0); PLACES]));
        panics(&|batch| batch.choose_by(&vec![0; wrong], &mut [Action(0); PLACES]));
        panics(&|batch| batch.choose(&mut vec![Action(0); wrong]));
        let inputs = Inputs { actions: &[Action(0); PLACES], only: &only, ..Inputs::default() };
        panics(&|batch| drop(batch.step(inputs, Outputs::default())));
        panics(&|batch| assert_eq!(batch.why_not(inputs), None));
        panics(&|batch| drop(batch.parts(2, Arrays { actions: &mut vec![Action(0); wrong], ..Arrays::default() })));
        panics(&|batch| drop(batch.parts(2, Arrays { only: &mut vec![true; wrong], ..Arrays::default() })));
        panics(&|batch| drop(batch.parts(2, Arrays { random: &mut vec![0; wrong], ..Arrays::default() })));
        panics(&|batch| {
            let outputs = Outputs { done: &mut vec![true; wrong], ..Outputs::default() };
            drop(batch.parts(2, Arrays { outputs, ..Arrays::default() }));
        });
    }
    panics(&|batch| batch.choose_by(&[], &mut [Action(0); PLACES]));
    panics(&|batch| batch.choose(&mut []));
    panics(&|batch| batch.parts(1, Arrays::default())[0].choose());
    panics(&|batch| drop(batch.parts(1, Arrays::default())[0].step()));
    panics(&|batch| assert_eq!(batch.parts(1, Arrays::default())[0].why_not(), None));
    assert!(batch.parts(0, Arrays::default()).is_empty());
}

#[test]
fn a_saved_batch_that_was_cut_off_or_changed_is_refused_or_another_batch() {
    let batch = Batch::new(&choice("hidden_wolves", 2), 1, PLACES).unwrap();
    let mut saved = batch.save();
    for length in 0..saved.len() {
        assert!(matches!(Batch::load(&saved[..length]), Err(Error::Fault(_))));
    }
    for at in 0..saved.len() {
        saved[at] ^= 0x80;
        if let Ok(mut other) = Batch::load(&saved) {
            assert_eq!(other.save(), saved);
            other.play_out(&mut []);
        }
        saved[at] ^= 0x80;
    }
    assert_eq!(Batch::load(&saved).unwrap().save(), saved);
}

#[test]
fn numbers_that_nothing_has_are_refused() {
    let options = choice("race", 2);
    for places in [0, usize::MAX, usize::MAX / 2, usize::MAX / 5000] {
        let error = Batch::new(&options, u64::MAX, places).unwrap_err();
        assert!(matches!(error, Error::Failed(Status::OUT_OF_RANGE | Status::NO_MEMORY)), "{places}: {error}");
    }
    let mut batch = Batch::new(&options, u64::MAX, PLACES).unwrap();
    assert_eq!(batch.game(usize::MAX).unwrap_err(), Error::Failed(Status::NO_SUCH_INDEX));
    for number in [i32::MIN, -1, 863, i32::MAX] {
        assert!(matches!(batch.step(&[Action(number); PLACES], Outputs::default()), Err(Error::RefusedAt { .. })));
        let mut game = dealt("race");
        assert!(matches!(game.play(Seat::new(0), Action(number)), Err(Error::Refused(_))));
        assert!(matches!(game.reveal(Outcome(number)), Err(Error::Refused(_))));
        let race: Variant = "race".parse().unwrap();
        let failed = |result: Result<String, Error>| result.unwrap_err();
        assert_eq!(failed(race.action_text(Action(number), Language::GERMAN)), Error::Failed(Status::NO_SUCH_ACTION));
        assert_eq!(
            failed(race.outcome_text(Outcome(number), Language::GERMAN)),
            Error::Failed(Status::NO_SUCH_OUTCOME)
        );
        assert_eq!(Game::dealt(&options, &[Outcome(number); 90]).unwrap_err(), Error::Failed(Status::WRONG_DEAL));
    }
    let game = dealt("race");
    assert_eq!(game.events(Viewer::Spectator, u64::MAX), Err(Error::Failed(Status::NO_SUCH_MOMENT)));
    assert_eq!(game.happened(u64::MAX), Err(Error::Failed(Status::NO_SUCH_MOMENT)));
    assert_eq!(game.view_at(Viewer::Spectator, u64::MAX).unwrap_err(), Error::Failed(Status::NO_SUCH_MOMENT));
    assert_eq!(game.view(Seat::new(u8::MAX)).unwrap_err(), Error::Failed(Status::NO_SUCH_VIEWER));
    assert_eq!(game.record_for(Seat::new(u8::MAX)).unwrap_err(), Error::Failed(Status::NO_SUCH_VIEWER));
}

#[test]
fn texts_may_have_any_character() {
    for text in ["", "\0", "[A \"b\"]\0", "[A \"\0\"]", "\u{10FFFF}", "[Players \"\u{1F98C}\"]", "é\r\n\t"] {
        assert!(Game::from_text(text, Language::FRENCH).is_err());
        assert!(View::from_text(text, Language::FRENCH).is_err());
        assert!(Game::from_record(text).is_err());
        assert!(View::from_record(text).is_err());
        assert!(choice("mayhem", 2).parse_event(text, Language::GERMAN).is_err());
        let mayhem: Variant = "mayhem".parse().unwrap();
        assert!(mayhem.parse_action(text, Language::GERMAN).is_err());
        assert!(mayhem.parse_outcome(text, Language::GERMAN).is_err());
        assert!(View::from_json(text, Language::GERMAN).is_err());
        assert!(text.parse::<Choice>().is_err());
        assert!(text.parse::<Cursor>().is_err());
        assert!(Choice::new(text, &[]).is_err());
        assert!(Choice::new("race", &[(text, 1)]).is_err());
        assert!(dealt("race").set_tag(text, "").is_err());
        assert!(
            dealt("race").claim_seat(Seat::new(0), Holder::Person, text).is_err()
                == (text.is_empty() || text.contains(char::is_control))
        );
        assert!(text_tags(text).iter().all(|(name, value)| find_tag(text, name).as_ref() == Some(value)));
        assert!(text.parse::<Variant>().is_err());
        assert!(text.parse::<Language>().is_err());
        assert_eq!(find_tag(text, "\0"), None);
    }
    assert_eq!(find_tag("[A \"\u{1F98C}\"]", "A").as_deref(), Some("\u{1F98C}"));
}

#[test]
fn what_was_cut_off_is_refused() {
    let game = played(9);
    let view = game.view(Seat::new(1)).unwrap();
    let (snapshot, known, events) = (game.snapshot(), view.snapshot(), game.events(Seat::new(1), 0).unwrap());
    let mut client = View::start(&game.choice(), Seat::new(1)).unwrap();
    for length in 0..snapshot.len() {
        assert!(Game::from_snapshot(&snapshot[..length]).is_err());
    }
    for length in 0..known.len() {
        assert!(View::from_snapshot(&known[..length]).is_err());
    }
    for length in 0..events.len() {
        assert!(client.see(&events[..length]).is_err());
        assert!(events_json(&events[..length]).is_err() && events_text(&events[..length], Language::GERMAN).is_err());
    }
    client.see(&events).unwrap();
    assert_eq!(client.snapshot(), known);
}

#[test]
fn handles_are_swapped_forgotten_and_dropped_elsewhere() {
    let (mut one, mut other) = (played(3), dealt("mayhem"));
    let (hash, other_hash) = (one.hash(), other.hash());
    mem::swap(&mut one, &mut other);
    assert_eq!((one.hash(), other.hash()), (other_hash, hash));
    let view = mem::replace(&mut one, played(1)).view(Seat::new(0)).unwrap();
    assert_eq!(one.hash(), played(1).hash());
    assert!(!view.json(Language::ENGLISH).is_empty());
    let shared = thread::spawn(move || {
        drop(view);
        other
    });
    assert_eq!(shared.join().unwrap().hash(), hash);
    let _never_freed = mem::ManuallyDrop::new(one.clone());
}

#[test]
fn a_panic_before_a_call_leaves_all_as_it_was() {
    struct Nobody;
    impl From<Nobody> for Viewer {
        fn from(_: Nobody) -> Self {
            panic!("nobody looks on")
        }
    }
    let game = played(5);
    let mut view = game.view(Viewer::Spectator).unwrap();
    let mut events = vec![1, 2, 3];
    let before = (game.hash(), view.hash());
    assert!(catch_unwind(AssertUnwindSafe(|| game.view(Nobody))).is_err());
    assert!(catch_unwind(AssertUnwindSafe(|| game.view_into(Nobody, &mut view))).is_err());
    assert!(catch_unwind(AssertUnwindSafe(|| game.events_into(Nobody, 0, &mut events))).is_err());
    assert!(catch_unwind(AssertUnwindSafe(|| Dice::new(1, 0).below(0))).is_err());
    assert_eq!((game.hash(), view.hash()), before);
    assert_eq!(events, [1, 2, 3]);
}

#[test]
fn buffers_of_any_capacity_are_filled() {
    let game = played(7);
    for capacity in [0, 1, 2, 3, 5, 8, 25, 26, 1000] {
        let mut actions = Vec::with_capacity(capacity);
        game.legal_into(&mut actions);
        assert_eq!(actions, game.legal());
        let mut mask = Vec::with_capacity(capacity);
        game.mask_into(&mut mask);
        assert_eq!(mask, game.mask());
        let mut json = String::with_capacity(capacity);
        let view = game.view(Seat::new(2)).unwrap();
        view.json_into(Language::FRENCH, &mut json);
        assert_eq!(json, view.json(Language::FRENCH));
        let mut points = Vec::with_capacity(capacity);
        game.points_into(&mut points);
        assert_eq!(points, game.points());
        let mut events = Vec::with_capacity(capacity);
        assert_eq!(game.events_into(Seat::new(3), 0, &mut events), Err(Error::Failed(Status::NO_SUCH_VIEWER)));
        assert!(events.is_empty());
    }
}
