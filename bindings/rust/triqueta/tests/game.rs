//! What the library promises as Rust sees it.

use serde_json::{Value, json};
use triqueta::{
    Action, Batch, Dice, Error, Game, Language, Options, Outcome, Refusal, Seat, Turn, Variant, View, Viewer, seed_from,
};

const DRAW: Action = Action(0);
const KEEP: Action = Action(15);

fn dealt(variant: Variant, players: u8) -> Game {
    Game::new(&Options::new(variant, players), &seed_from(1), 0).unwrap()
}

/// Plays a legal action at random.
fn play_any(game: &mut Game, dice: &mut Dice) {
    let Turn::Seat(seat) = game.turn() else { panic!("no seat is to move") };
    let action = *dice.pick(&game.legal()).unwrap();
    game.play(seat, action).unwrap();
}

/// A game some moves on.
fn played(variant: Variant, players: u8, actions: usize) -> Game {
    let mut game = dealt(variant, players);
    let mut dice = Dice::new(1, 0);
    (0..actions).for_each(|_| play_any(&mut game, &mut dice));
    game
}

#[test]
fn b10_a_third_token_may_not_be_kept() {
    let mut game = dealt(Variant::BaseGame, 3);
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
    assert_eq!(error.to_string(), refusal.text(Language::English));
    assert_eq!(refusal.text(Language::English), "You have already kept as many light tokens as the game allows.");
    assert_eq!(
        refusal.text(Language::German),
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
    assert_eq!(known, Refusal::ALL);
    assert_eq!(Refusal::NOT_YOUR_TURN.text(Language::English), "It is another player's turn.");
}

#[test]
fn whatever_is_wrong_is_an_error_and_changes_nothing() {
    let options = Options::new(Variant::BaseGame, 3);
    let mut game = Game::new(&options, &seed_from(1), 0).unwrap();
    let before = game.snapshot();
    let refused = |result: Result<(), Error>| result.unwrap_err().refusal().unwrap().text(Language::English);

    assert_eq!(refused(game.play(Seat::new(1), DRAW)), "It is another player's turn.");
    assert_eq!(refused(game.play(Seat::new(0), Action(-7))), "No action has this number.");
    assert_eq!(refused(game.reveal(Outcome(0))), "There is nothing to draw now.");
    assert_eq!(refused(game.undo()), "There is nothing to undo.");
    assert_eq!(refused(game.redo()), "There is nothing to redo.");
    assert_eq!(game.play(Seat::new(3), DRAW), Err(Error::OutOfRange));
    assert_eq!(game.why_not(Seat::new(255), DRAW), Err(Error::OutOfRange));
    assert_eq!(game.parts(Seat::new(3)), Err(Error::OutOfRange));
    assert_eq!(game.events(Seat::new(0), 1), Err(Error::OutOfRange));
    assert_eq!(game.view(Seat::new(3)).unwrap_err(), Error::OutOfRange);
    assert_eq!(game.snapshot(), before);

    assert_eq!(Game::open(&Options { players: 6, ..options }).unwrap_err(), Error::WrongOptions);
    assert_eq!(Options { first: Seat::new(3), ..options }.bounds(), Err(Error::WrongOptions));
    let race = Options { turn_cap: u32::MAX, ..Options::new(Variant::Race, 2) };
    assert_eq!(race.bounds(), Err(Error::WrongOptions));
    assert_eq!(Game::dealt(&options, &[Outcome(0); 59]).unwrap_err(), Error::WrongDeal);
    assert_eq!("chess".parse::<Variant>(), Err(Error::NoSuchVariant));
    assert_eq!("xx".parse::<Language>(), Err(Error::NotFound));
    assert_eq!(Variant::Race.action_text(Action(863), Language::English), Err(Error::OutOfRange));
    assert_eq!(Refusal::from_code(0), None);
    assert_eq!(Refusal::from_code(-1), None);
    let from_position = Game::from_snapshot(&before).unwrap();
    assert_eq!(from_position.record(""), Err(Error::NoRecord));
    assert_eq!(Batch::new(&options, 0, 0).unwrap_err(), Error::OutOfRange);
}

#[test]
fn what_cant_be_read_is_told_with_reason_and_place() {
    let unreadable = |error: Error| match error {
        Error::Unreadable(reasons) => reasons,
        other => panic!("{other:?}"),
    };
    let text = dealt(Variant::BaseGame, 3).text(Language::English).replacen("[Players \"3\"]", "[Players \"9\"]", 1);
    let reasons = unreadable(Game::from_text(&text, Language::English).unwrap_err());
    assert_eq!(reasons.refusals().len(), 1);
    assert!(reasons.place().is_some_and(|place| place.line >= 1), "{reasons:?}");

    let error = Variant::BaseGame.parse_action("lay 2 boards", Language::English).unwrap_err();
    assert_eq!(error.to_string(), "1:7: Unexpected text. The line or text must end here.");
    let place = unreadable(error).place().unwrap();
    assert_eq!((place.offset, place.line, place.column), (6, 1, 7));

    assert_eq!(unreadable(Game::from_snapshot(b"no snapshot").unwrap_err()).place(), None);
    assert_eq!(unreadable(View::from_snapshot(b"").unwrap_err()).refusals().len(), 1);
    let mut view = dealt(Variant::Race, 2).view(Viewer::Spectator).unwrap();
    assert!(matches!(view.advance(b"no events"), Err(Error::Refused(_))));
}

#[test]
fn what_was_done_is_undone_and_done_again() {
    let mut game = dealt(Variant::BaseGame, 3);
    let mut hashes = vec![game.hash()];
    let mut dice = Dice::new(3, 0);
    for _ in 0..20 {
        play_any(&mut game, &mut dice);
        hashes.push(game.hash());
    }
    let mut seen = 0;
    for hash in hashes.iter().rev().skip(1) {
        if let Err(error) = game.undo() {
            assert_eq!(
                error.to_string(),
                "Somebody has seen a hidden piece since then. Ask all players before you undo."
            );
            game.undo_a_look_too().unwrap();
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
    let game = played(Variant::HiddenWolves, 4, 30);
    let mut other = played(Variant::Race, 2, 5);
    other.clone_from(&game);
    assert_eq!(other.snapshot(), game.snapshot());
    assert_eq!(other.record("").unwrap(), game.record("").unwrap());

    let mut view = other.view(Seat::new(0)).unwrap();
    view.clone_from(&played(Variant::Mayhem, 9, 5).view(Seat::new(8)).unwrap());
    game.view_into(Seat::new(3), &mut view).unwrap();
    assert_eq!(view.snapshot(), game.view(Seat::new(3)).unwrap().clone().snapshot());

    let mut actions = vec![Action(-1); 3];
    game.legal_into(&mut actions);
    assert_eq!(actions, game.legal());
    let mut json = "what stood there".repeat(500);
    let room = json.capacity();
    view.json_into(Language::German, &mut json);
    assert_eq!((json.capacity(), &json), (room, &view.json(Language::German)));
    let mut numbers = vec![1; 1000];
    view.encode_into(&mut numbers);
    assert_eq!(numbers, view.encode());
    assert_eq!(numbers.len(), game.options().bounds().unwrap().encoding_length);
}

#[test]
fn a_completion_has_exactly_this_view_and_debug_tells_no_secret() {
    for variant in Variant::ALL {
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
fn words_are_read_as_they_are_written() {
    for variant in Variant::ALL {
        let bounds = Options::new(variant, 2).bounds().unwrap();
        for language in Language::ALL {
            for action in (0..i32::try_from(bounds.actions).unwrap()).map(Action) {
                let text = variant.action_text(action, language).unwrap();
                assert_eq!(variant.parse_action(&text, language), Ok(action), "{text}");
            }
            for outcome in (0..i32::try_from(bounds.outcomes).unwrap()).map(Outcome) {
                let text = variant.outcome_text(outcome, language).unwrap();
                assert_eq!(variant.parse_outcome(&text, language), Ok(outcome), "{text}");
            }
        }
    }
}

#[test]
fn events_are_told_and_people_tell_them() {
    let game = played(Variant::BaseGame, 2, 12);
    let options = Options::new(Variant::BaseGame, 2);
    let events = game.events(Viewer::Spectator, 0).unwrap();
    let mut board = View::start(&options, Viewer::Spectator).unwrap();
    for line in options.events_text(&events, Language::French).unwrap().lines() {
        let event = options.parse_event(line, Language::French).unwrap();
        board.advance(&event).unwrap();
    }
    assert_eq!(board.hash(), game.view(Viewer::Spectator).unwrap().hash());
    let json: Value = serde_json::from_str(&options.events_json(&events).unwrap()).unwrap();
    assert!(json.as_array().unwrap().len() >= 12);
    assert_eq!(json[0]["seat"], 0);
    assert!(options.parse_event("lay an egg", Language::French).is_err());
}

#[test]
fn an_event_has_a_seat_and_it_is_the_one_to_move() {
    let options = Options::new(Variant::BaseGame, 2);
    let refusal = |error: Error| match error {
        Error::Unreadable(reasons) => reasons.refusals()[0],
        other => other.refusal().unwrap(),
    };
    let without = options.parse_event("draw 2", Language::English).unwrap_err();
    assert_eq!(refusal(without), Refusal::EVENT_INCOMPLETE);

    let mut client = View::start(&options, Seat::new(0)).unwrap();
    let before = client.snapshot();
    let other = options.parse_event("1: draw 2", Language::English).unwrap();
    assert_eq!(refusal(client.advance(&other).unwrap_err()), Refusal::NOT_YOUR_TURN);
    assert_eq!(client.snapshot(), before);
    client.advance(&options.parse_event("0: draw 2", Language::English).unwrap()).unwrap();
    assert_eq!(client.turn(), Turn::Chance);
}

#[test]
fn the_json_of_a_view_has_its_words_in_a_language() {
    for variant in Variant::ALL {
        let game = played(variant, 2, 5);
        let view = game.view(game.turn().seat().unwrap()).unwrap();
        let known = |language| serde_json::from_str::<Value>(&view.json(language)).unwrap();
        let without_words = |language| {
            let mut known = known(language);
            known["legal"].take();
            known
        };
        for language in Language::ALL {
            let words = |action| variant.action_text(action, language).unwrap();
            let legal = view.legal().into_iter().map(|action| json!({"action": action.0, "words": words(action)}));
            assert_eq!(known(language)["legal"], legal.collect::<Value>(), "{variant}");
            assert_eq!(without_words(language), without_words(Language::English), "{variant}");
        }
    }
}

#[test]
fn a_result_in_json_tells_what_the_game_tells() {
    for variant in Variant::ALL {
        let mut game = dealt(variant, 2);
        game.play_out(&mut Dice::new(5, 0));
        let result: Value = serde_json::from_str(&game.result_json()).unwrap();
        assert_eq!(result["points"], json!(game.points()), "{variant}");
        assert_eq!(result["winners"], game.winners().into_iter().map(Seat::index).collect::<Value>(), "{variant}");
        let names = game.options().parts().unwrap();
        let parts: Vec<_> = Seat::all(2).map(|seat| game.parts(seat).unwrap()).collect();
        let line = |(i, name): (usize, String)| json!({"name": name, "points": [parts[0][i], parts[1][i]]});
        assert_eq!(result["lines"], names.into_iter().enumerate().map(line).collect::<Value>(), "{variant}");
    }
}

#[test]
fn dice_answer_for_chance_from_when_they_are_set() {
    let options = Options::new(Variant::BaseGame, 2);
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
fn fields_and_parts_are_told() {
    for variant in Variant::ALL {
        let options = Options::new(variant, 2);
        let bounds = options.bounds().unwrap();
        let fields = options.encoding().unwrap();
        let mut end = 0;
        for field in &fields {
            assert_eq!(field.offset, end, "{}", field.name);
            assert!(!field.meaning.is_empty());
            end += field.length;
        }
        assert_eq!(end, bounds.encoding_length);
        assert_eq!(options.parts().unwrap().len(), bounds.parts);

        let mut game = dealt(variant, 2);
        game.play_out(&mut Dice::new(5, 0));
        assert_eq!(game.turn(), Turn::Over);
        for (seat, points) in Seat::all(2).zip(game.points()) {
            let parts = game.parts(seat).unwrap();
            assert_eq!(parts.len(), bounds.parts);
            assert_eq!(parts.iter().sum::<i32>(), points, "{variant}: {parts:?}");
        }
    }
}

#[test]
fn numbers_are_those_of_the_library() {
    let mut count = 0;
    // SAFETY: a number to write to.
    assert_eq!(unsafe { triqueta_sys::tq_variant_count(&raw mut count) }, 0);
    assert_eq!(usize::try_from(count).unwrap(), Variant::ALL.len());
    for variant in Variant::ALL {
        assert_eq!(variant.name().parse(), Ok(variant));
        assert_eq!(dealt(variant, 2).options(), Options::new(variant, 2));
    }
    for language in Language::ALL {
        assert_eq!(language.code().parse(), Ok(language));
    }
    let version: Vec<i32> = env!("CARGO_PKG_VERSION").split('.').map(|part| part.parse().unwrap()).collect();
    assert_eq!(triqueta::version(), version[0] * 10000 + version[1] * 100 + version[2]);
}
