//! What the library promises, in Rust.

mod support;

use std::fmt::Display;

use serde_json::{Value, json};
use support::{choice, read};
use triqueta::{
    Action, Batch, Choice, Dice, Error, Fault, Game, Language, Outcome, Refusal, ScoreLine, Seat, Span, Status, Turn,
    Variant, View, Viewer, events_json, events_text, games, seed_from,
};

const DRAW: Action = Action(0);
const KEEP: Action = Action(15);

fn dealt(variant: impl Display, players: i32) -> Game {
    Game::new(&choice(variant, players), &seed_from(1)).unwrap()
}

/// Plays a legal action at random.
fn play_any(game: &mut Game, dice: &mut Dice) {
    let Turn::Seat(seat) = game.turn() else { panic!("no seat is to move") };
    let action = *dice.pick(&game.legal()).unwrap();
    game.play(seat, action).unwrap();
}

/// A game after some moves.
fn played(variant: impl Display, players: i32, actions: usize) -> Game {
    let mut game = dealt(variant, players);
    let mut dice = Dice::new(1, 0);
    (0..actions).for_each(|_| play_any(&mut game, &mut dice));
    game
}

#[test]
fn b10_a_third_token_may_not_be_kept() {
    let mut game = dealt("base_game", 3);
    let seat = loop {
        let Turn::Seat(seat) = game.turn() else { panic!("no token was kept thrice") };
        let legal = game.legal();
        let has_drawn = game.legal().iter().all(|action| (10..16).contains(&action.0));
        if has_drawn && !legal.contains(&KEEP) {
            break seat;
        }
        game.play(seat, if legal.contains(&KEEP) { KEEP } else { legal[0] }).unwrap();
    };
    let before = game.snapshot();

    let error = game.play(seat, KEEP).unwrap_err();

    let refusal = error.refusal().unwrap();
    assert_eq!(refusal.rule().as_deref(), Some("B10"));
    assert_eq!(error.to_string(), refusal.text(Language::ENGLISH));
    assert_eq!(refusal.text(Language::ENGLISH), "You have already kept as many light tokens as the game allows.");
    assert_eq!(
        refusal.text(Language::GERMAN),
        "Du hast schon so viele helle Tiersteine behalten, wie im ganzen Spiel erlaubt sind."
    );
    assert_eq!(game.why_not(seat, KEEP), Ok(Some(refusal)));
    assert_eq!(refusal, Refusal::TRIQUETA_KEPT_ENOUGH);
    assert_eq!(Refusal::from_code(refusal.code()), Some(refusal));
    assert_eq!(game.snapshot(), before);
}

#[test]
fn every_refusal_has_a_name() {
    let known: Vec<_> = (1..1000).filter_map(Refusal::from_code).collect();
    let mut listed = Refusal::all();
    listed.sort_unstable();
    assert_eq!(known, listed);
    let constants = read("bindings/rust/triqueta/src/constants.rs");
    for name in known.iter().map(|refusal| refusal.name().to_uppercase()) {
        assert!(
            constants.contains(&format!("pub const {name}: Self = Self::named(sys::TQ_REFUSAL_{name});")),
            "{name}"
        );
    }
    assert_eq!(constants.matches("Self::named(").count(), known.len());
    assert_eq!(Refusal::NOT_YOUR_TURN.name(), "not_your_turn");
    assert_eq!(Refusal::NOT_YOUR_TURN.text(Language::ENGLISH), "It is another player's turn.");
    let statuses = Status::all();
    for (status, name) in statuses.iter().map(|status| (status, status.name().to_uppercase())) {
        assert!(constants.contains(&format!("pub const {name}: Self = Self(sys::TQ_{name});")), "{name}");
        assert!(!status.to_string().is_empty());
    }
    let others = Language::all().len() + constants.matches("Self(sys::TQ_LEVEL_").count();
    assert_eq!(constants.matches(": Self = Self(sys::").count(), statuses.len() + others);
    assert_eq!(Status::NO_SUCH_SEAT.name(), "no_such_seat");
}

#[test]
fn whatever_is_wrong_is_an_error_and_changes_nothing() {
    let options = choice("base_game", 3);
    let mut game = Game::new(&options, &seed_from(1)).unwrap();
    let before = game.snapshot();
    let fault = |result: Result<Choice, Error>| match result.unwrap_err() {
        Error::Fault(fault) => (fault.name().map(String::from), fault.bounds(), fault.refusals()[0]),
        other => panic!("{other:?}"),
    };
    let failed = |status| Err(Error::Failed(status));
    let refused = |result: Result<(), Error>| result.unwrap_err().refusal().unwrap().text(Language::ENGLISH);

    assert_eq!(refused(game.play(Seat::new(1), DRAW)), "It is another player's turn.");
    assert_eq!(refused(game.play(Seat::new(0), Action(-7))), "No action has this number.");
    assert_eq!(refused(game.reveal(Outcome(0))), "There is nothing to draw now.");
    assert_eq!(refused(game.undo(Span::Action)), "There is nothing to undo.");
    assert_eq!(refused(game.redo()), "There is nothing to redo.");
    assert_eq!(game.play(Seat::new(3), DRAW), failed(Status::NO_SUCH_SEAT));
    assert_eq!(game.why_not(Seat::new(255), DRAW).unwrap_err(), Error::Failed(Status::NO_SUCH_SEAT));
    assert_eq!(game.lines(Seat::new(3)).unwrap_err(), Error::Failed(Status::NO_SUCH_SEAT));
    assert_eq!(game.events(Seat::new(0), 1).unwrap_err(), Error::Failed(Status::NO_SUCH_MOMENT));
    assert_eq!(game.view(Seat::new(3)).unwrap_err(), Error::Failed(Status::NO_SUCH_VIEWER));
    assert_eq!(game.snapshot(), before);

    assert_eq!(fault(options.with("players", 6)), (Some("players".into()), Some((2, 5)), Refusal::WRONG_PLAYERS));
    assert_eq!(fault(options.with("first", 3)), (Some("first".into()), Some((0, 2)), Refusal::NO_SUCH_SEAT));
    let turns = choice("race", 2).with("turn_cap", -1);
    assert_eq!(fault(turns), (Some("turn_cap".into()), Some((1, i32::MAX)), Refusal::WRONG_OPTION));
    assert_eq!(fault(options.with("fast", 1)), (Some("fast".into()), None, Refusal::UNKNOWN_OPTION));
    assert_eq!(fault(Choice::new("chess", &[])), (None, None, Refusal::UNKNOWN_GAME));
    assert_eq!(Game::dealt(&options, &[Outcome(0); 59]).unwrap_err(), Error::Failed(Status::WRONG_DEAL));
    assert_eq!("chess".parse::<Variant>(), Err(Error::Failed(Status::NO_SUCH_VARIANT)));
    assert_eq!("xx".parse::<Language>(), Err(Error::Failed(Status::NOT_FOUND)));
    let race: Variant = "race".parse().unwrap();
    let none = race.action_text(Action(863), Language::ENGLISH).unwrap_err();
    assert_eq!(none, Error::Failed(Status::NO_SUCH_ACTION));
    assert_eq!(Refusal::from_code(0), None);
    assert_eq!(Refusal::from_code(-1), None);
    let from_position = Game::from_snapshot(&before).unwrap();
    assert_eq!(from_position.record().unwrap_err(), Error::Failed(Status::NO_RECORD));
    assert_eq!(Batch::new(&options, 0, 0).unwrap_err(), Error::Failed(Status::OUT_OF_RANGE));
}

#[test]
fn what_cant_be_read_is_told_with_reason_and_place() {
    let unreadable = |error: Error| -> Box<Fault> {
        match error {
            Error::Fault(fault) => fault,
            other => panic!("{other:?}"),
        }
    };
    let text = dealt("base_game", 3).text(Language::ENGLISH).replacen("[Players \"3\"]", "[Players \"9\"]", 1);
    let reasons = unreadable(Game::from_text(&text, Language::ENGLISH).unwrap_err());
    assert_eq!(reasons.refusals().len(), 1);
    assert!(reasons.place().is_some_and(|place| place.line >= 1), "{reasons:?}");

    let base_game: Variant = "base_game".parse().unwrap();
    let error = base_game.parse_action("lay 2 boards", Language::ENGLISH).unwrap_err();
    assert_eq!(error.to_string(), "1:7: Unexpected text. The line or text must end here.");
    let place = unreadable(error).place().unwrap();
    assert_eq!((place.offset, place.line, place.column), (6, 1, 7));

    assert_eq!(unreadable(Game::from_snapshot(b"no snapshot").unwrap_err()).place(), None);
    assert_eq!(unreadable(View::from_snapshot(b"").unwrap_err()).refusals().len(), 1);
    let mut view = dealt("race", 2).view(Viewer::Spectator).unwrap();
    assert!(matches!(view.advance(b"no events"), Err(Error::Refused(_))));
}

#[test]
fn what_was_done_is_undone_and_done_again() {
    let mut game = dealt("base_game", 3);
    let mut hashes = vec![game.hash()];
    let mut dice = Dice::new(3, 0);
    for _ in 0..20 {
        play_any(&mut game, &mut dice);
        hashes.push(game.hash());
    }
    let mut seen = 0;
    for hash in hashes.iter().rev().skip(1) {
        if let Err(error) = game.undo(Span::Action) {
            assert_eq!(
                error.to_string(),
                "Somebody has seen a hidden piece since then. Ask all players before you undo."
            );
            game.undo_a_look_too(Span::Action).unwrap();
            seen += 1;
        }
        assert_eq!(game.hash(), *hash);
    }
    assert!((1..20).contains(&seen), "{seen} of 20 actions showed a token");
    for hash in &hashes[1..] {
        game.redo().unwrap();
        assert_eq!(game.hash(), *hash);
    }
}

#[test]
fn buffers_and_handles_are_used_again() {
    let game = played("hidden_wolves", 4, 30);
    let mut other = played("race", 2, 5);
    other.clone_from(&game);
    assert_eq!(other.snapshot(), game.snapshot());
    assert_eq!(other.record().unwrap(), game.record().unwrap());

    let mut view = other.view(Seat::new(0)).unwrap();
    view.clone_from(&played("mayhem", 9, 5).view(Seat::new(8)).unwrap());
    game.view_into(Seat::new(3), &mut view).unwrap();
    assert_eq!(view.snapshot(), game.view(Seat::new(3)).unwrap().clone().snapshot());

    let mut actions = vec![Action(-1); 3];
    game.legal_into(&mut actions);
    assert_eq!(actions, game.legal());
    let mut json = "what stood there".repeat(500);
    let room = json.capacity();
    view.json_into(Language::GERMAN, &mut json);
    assert_eq!((json.capacity(), &json), (room, &view.json(Language::GERMAN)));
    let mut numbers = vec![1; 1000];
    view.encode_into(&mut numbers);
    assert_eq!(numbers, view.encode());
    assert_eq!(numbers.len(), game.choice().sizes().encoding_length);
}

#[test]
fn a_completion_has_exactly_this_view_and_debug_tells_no_secret() {
    for variant in games() {
        let game = played(variant, 2, 25);
        let view = game.view(Seat::new(1)).unwrap();
        let mut dice = Dice::new(4, 0);
        let completions = [view.complete(&mut dice).unwrap(), view.complete(&mut dice).unwrap()];
        for one in &completions {
            assert_eq!(one.view(Seat::new(1)).unwrap().snapshot(), view.snapshot(), "{variant}");
            assert_eq!(format!("{one:?}"), format!("{:?}", completions[0]));
        }
        let other_secrets = played(variant, 2, 25).view(Seat::new(0)).unwrap();
        let mask = |view: &View| format!("{view:?}").replace("Seat(0)", "Seat(_)").replace("Seat(1)", "Seat(_)");
        assert_eq!(mask(&view), mask(&other_secrets));
        assert!(!format!("{:?}", Dice::new(77, 0)).contains(char::is_numeric));
    }
}

#[test]
fn an_evaluation_is_what_its_tries_come_to() {
    for variant in games() {
        let game = played(variant, 2, 25);
        let seat = game.turn().seat().unwrap();
        let view = game.view(seat).unwrap();
        let found = view.evaluate(5, 1000..1012);
        assert_eq!(found.iter().map(|one| one.action).collect::<Vec<_>>(), view.distinct());
        for one in &found {
            let (mut points, mut squared, mut wins) = (0, 0, 0);
            for number in 1000..1012 {
                let mut dice = Dice::new(5, number);
                let mut whole = view.complete(&mut dice).unwrap();
                whole.play(seat, one.action).unwrap();
                whole.play_out(&mut dice);
                let scored = i64::from(whole.points()[seat.index()]);
                let winners = whole.winners();
                points += scored;
                squared += scored * scored;
                wins += if winners.contains(&seat) { 65536 / i64::try_from(winners.len()).unwrap() } else { 0 };
            }
            assert_eq!((one.tries, one.points, one.points_squared, one.wins), (12, points, squared, wins), "{variant}");
            assert!((0.0..=1.0).contains(&one.chance()) && one.variance() >= 0.0);
        }
        let mut sum = view.evaluate(5, 1000..1004);
        sum.iter_mut().zip(view.evaluate(5, 1004..1012)).for_each(|(first, rest)| *first += rest);
        assert_eq!(sum, found);
        let other = game.view(Seat::all(2).find(|&one| one != seat).unwrap()).unwrap();
        assert_eq!(other.evaluate(5, 0..10), []);
    }
}

#[test]
fn words_are_read_as_they_are_written() {
    for variant in games() {
        let sizes = choice(variant, 2).sizes();
        for language in Language::all() {
            for action in (0..i32::try_from(sizes.actions).unwrap()).map(Action) {
                let text = variant.action_text(action, language).unwrap();
                assert_eq!(variant.parse_action(&text, language), Ok(action), "{text}");
            }
            for outcome in (0..i32::try_from(sizes.outcomes).unwrap()).map(Outcome) {
                let text = variant.outcome_text(outcome, language).unwrap();
                assert_eq!(variant.parse_outcome(&text, language), Ok(outcome), "{text}");
            }
        }
    }
}

#[test]
fn events_are_told_and_people_tell_them() {
    let game = played("base_game", 2, 12);
    let options = choice("base_game", 2);
    let events = game.events(Viewer::Spectator, 0).unwrap();
    let mut board = View::start(&options, Viewer::Spectator).unwrap();
    for line in events_text(&events, Language::FRENCH).unwrap().lines() {
        let event = options.parse_event(line, Language::FRENCH).unwrap();
        board.see(&event).unwrap();
    }
    assert_eq!(board.hash(), game.view(Viewer::Spectator).unwrap().hash());
    let json: Value = serde_json::from_str(&events_json(&events).unwrap()).unwrap();
    assert!(json.as_array().unwrap().len() >= 12);
    assert_eq!(json[0]["seat"], 0);
    assert!(options.parse_event("lay an egg", Language::FRENCH).is_err());
}

#[test]
fn an_event_has_a_seat_and_it_is_the_one_to_move() {
    let options = choice("base_game", 2);
    let refusal = |error: Error| error.refusal().unwrap();
    let without = options.parse_event("draw 2", Language::ENGLISH).unwrap_err();
    assert_eq!(refusal(without), Refusal::EVENT_INCOMPLETE);

    let mut client = View::start(&options, Seat::new(0)).unwrap();
    let before = client.snapshot();
    let other = options.parse_event("1: draw 2", Language::ENGLISH).unwrap();
    assert_eq!(refusal(client.see(&other).unwrap_err()), Refusal::NOT_YOUR_TURN);
    assert_eq!(client.snapshot(), before);
    client.see(&options.parse_event("0: draw 2", Language::ENGLISH).unwrap()).unwrap();
    assert_eq!(client.turn(), Turn::Chance);
}

#[test]
fn the_json_of_a_view_has_its_words_in_a_language() {
    for variant in games() {
        let game = played(variant, 2, 5);
        let view = game.view(game.turn().seat().unwrap()).unwrap();
        let known = |language| serde_json::from_str::<Value>(&view.json(language)).unwrap();
        let without_words = |language| {
            let mut known = known(language);
            known["legal"].take();
            known
        };
        for language in Language::all() {
            let words = |action| variant.action_text(action, language).unwrap();
            let legal = view.legal().into_iter().map(|action| json!({"action": action.0, "words": words(action)}));
            assert_eq!(known(language)["legal"], legal.collect::<Value>(), "{variant}");
            assert_eq!(without_words(language), without_words(Language::ENGLISH), "{variant}");
        }
    }
}

#[test]
fn a_result_in_json_tells_what_the_game_tells() {
    for variant in games() {
        let mut game = dealt(variant, 2);
        game.play_out(&mut Dice::new(5, 0));
        let result: Value = serde_json::from_str(&game.result_json()).unwrap();
        assert_eq!(result["points"], json!(game.points()), "{variant}");
        assert_eq!(result["winners"], game.winners().into_iter().map(Seat::index).collect::<Value>(), "{variant}");
        let lines: Vec<_> = Seat::all(2).map(|seat| game.lines(seat).unwrap()).collect();
        let line = |(i, name): (usize, String)| json!({"name": name, "points": [lines[0][i], lines[1][i]]});
        let names = variant.lines().into_iter().map(ScoreLine::name);
        assert_eq!(result["lines"], names.enumerate().map(line).collect::<Value>(), "{variant}");
    }
}

#[test]
fn dice_answer_for_chance_from_when_they_are_set() {
    let options = choice("base_game", 2);
    let mut game = Game::open(&options).unwrap();
    game.play(Seat::new(0), DRAW).unwrap();
    let mut other = game.clone();
    assert_eq!(game.turn(), Turn::Chance);
    game.set_dice(Some(&Dice::new(3, 4))).unwrap();
    other.draw(&mut Dice::new(3, 4)).unwrap();
    assert_eq!(game.turn(), Turn::Seat(Seat::new(0)));
    assert_eq!(game.hash(), other.hash());

    game.set_dice(None).unwrap();
    game.play(Seat::new(0), KEEP).unwrap();
    game.play(Seat::new(1), DRAW).unwrap();
    assert_eq!(game.turn(), Turn::Chance);
}

#[test]
fn fields_and_lines_are_listed() {
    for variant in games() {
        let options = choice(variant, 2);
        let sizes = options.sizes();
        let fields = options.encoding();
        let mut end = 0;
        for field in &fields {
            assert_eq!(field.offset, end, "{}", field.name);
            assert!(!field.meaning.is_empty());
            end += field.length;
        }
        assert_eq!(end, sizes.encoding_length);
        assert_eq!(variant.lines().len(), sizes.lines);
        assert!(variant.lines().iter().all(|line| !line.label(Language::GERMAN).is_empty()));

        let mut game = dealt(variant, 2);
        game.play_out(&mut Dice::new(5, 0));
        assert_eq!(game.turn(), Turn::Over);
        for (seat, points) in Seat::all(2).zip(game.points()) {
            let lines = game.lines(seat).unwrap();
            assert_eq!(lines.len(), sizes.lines);
            assert_eq!(lines.iter().sum::<i32>(), points, "{variant}: {lines:?}");
        }
    }
}

#[test]
fn numbers_are_those_of_the_library() {
    for variant in games() {
        assert_eq!(variant.name().parse(), Ok(variant));
        assert_eq!(dealt(variant, 2).choice(), choice(variant, 2));
    }
    for language in Language::all() {
        assert_eq!(language.code().parse(), Ok(language));
    }
    let version: Vec<i32> = env!("CARGO_PKG_VERSION").split('.').map(|part| part.parse().unwrap()).collect();
    assert_eq!(triqueta::version(), version[0] * 10000 + version[1] * 100 + version[2]);
}
