//! Games as sessions: saves, messages, seats, tags, times, agreements, copies and the past.

mod support;

use support::choice;
use triqueta::{
    Action, Choice, Cursor, Dice, Error, Exit, Game, Happening, Holder, Language, Refusal, Seat, Span, Status, Turn,
    Variant, View, Viewer, games, seed_from, text_tags,
};

fn dealt(variant: &str, players: i32) -> Game {
    Game::new(&choice(variant, players), &seed_from(3)).unwrap()
}

fn play_any(game: &mut Game, dice: &mut Dice) {
    let seat = game.turn().seat().unwrap();
    let action = *dice.pick(&game.legal()).unwrap();
    game.play(seat, action).unwrap();
}

fn refusal<T: std::fmt::Debug>(result: Result<T, Error>) -> Refusal {
    result.unwrap_err().refusal().unwrap()
}

#[test]
fn a_lobby_lists_all_games() {
    for game in games() {
        let options = game.options();
        assert_eq!((options[0].name.as_str(), options[1].name.as_str()), ("players", "first"));
        assert!(options.iter().all(|option| !option.meaning.is_empty()));
        assert!(Language::all().into_iter().all(|language| !game.title(language).is_empty()));
        for players in options[0].least..=options[0].most {
            let chosen = choice(game, players);
            assert_eq!(chosen.values().len(), options.len());
            assert_eq!(chosen.to_string().parse(), Ok(chosen));
            for (option, &value) in options.iter().zip(chosen.values()).skip(1) {
                assert_eq!(value, option.initial);
                assert_eq!(chosen.get(&option.name), Some(value));
                assert_eq!(chosen.with(&option.name, option.least).unwrap().get(&option.name), Some(option.least));
            }
        }
        assert!(Choice::new(&game.name(), &[("players", options[0].most + 1)]).is_err());
    }
    let fast = games().into_iter().flat_map(Variant::options).find(|option| option.name == "fast").unwrap();
    assert!(fast.is_truth);
    let names: Vec<_> = Language::all().iter().map(|language| language.name()).collect();
    assert_eq!(names[..3], ["English", "Deutsch", "français"]);
    let error = "race(players=3, turn_cap=0)".parse::<Choice>().unwrap_err();
    assert!(error.to_string().starts_with("1:26: turn_cap: "), "{error}");
    let Error::Fault(fault) = error else { panic!("{error}") };
    assert_eq!((fault.name(), fault.bounds()), (Some("turn_cap"), Some((1, i32::MAX))));
}

#[test]
fn a_saved_game_goes_on_as_it_would_have() {
    for variant in games() {
        let mut game = dealt(&variant.name(), 2);
        game.set_id(b"sixteen bytes id");
        let mut dice = Dice::new(1, 0);
        (0..9).for_each(|_| play_any(&mut game, &mut dice));
        let mut loaded = Game::load(&game.save(), 1).unwrap();
        assert_eq!((loaded.id(), loaded.moment(), loaded.changes()), (*b"sixteen bytes id", game.moment(), 0));
        while game.turn() != Turn::Over {
            assert_eq!(loaded.hash(), game.hash());
            let action = *dice.pick(&game.legal()).unwrap();
            let seat = game.turn().seat().unwrap();
            game.play(seat, action).unwrap();
            loaded.play(seat, action).unwrap();
        }
        assert_eq!(loaded.record(), game.record());
        let mut damaged = game.save();
        damaged.pop();
        assert!(matches!(Game::load(&damaged, 2), Err(Error::Fault(_))));
    }
}

#[test]
fn a_clone_doesnt_know_the_future_and_an_exact_copy_does() {
    let mut game = dealt("base_game", 2);
    let (mut clone, mut exact) = (game.clone(), game.exact_copy().unwrap());
    for one in [&mut game, &mut clone, &mut exact] {
        one.play(Seat::new(0), Action(0)).unwrap();
    }
    assert_eq!(clone.turn(), Turn::Chance);
    assert_eq!((exact.turn(), exact.hash()), (game.turn(), game.hash()));
    clone.clone_from(&game);
    game.exact_copy_into(&mut exact).unwrap();
    assert_eq!(clone.record(), exact.record());
    clone.play(Seat::new(0), clone.legal()[0]).unwrap();
    clone.play(clone.turn().seat().unwrap(), Action(1)).unwrap();
    assert_eq!(clone.turn(), Turn::Chance);
}

#[test]
fn messages_cant_go_wrong_unnoticed() {
    let seat = Seat::new(1);
    let mut game = dealt("base_game", 2);
    game.set_id(&[7; 16]);
    let joined = game.catch_up(seat, None).unwrap();
    let mut client = View::join(&joined).unwrap();
    assert_eq!((client.id(), client.viewer(), client.cursor()), ([7; 16], seat.into(), game.cursor(seat).unwrap()));
    let start = client.cursor();
    assert_eq!(start.to_string().parse::<Cursor>(), Ok(start));
    assert!(matches!("1.x".parse::<Cursor>(), Err(Error::Fault(_))));

    game.play(Seat::new(0), Action(0)).unwrap();
    let first = game.catch_up(seat, Some(&start)).unwrap();
    let middle = game.cursor(seat).unwrap();
    game.play(Seat::new(0), *game.legal().last().unwrap()).unwrap();
    let second = game.catch_up(seat, Some(&middle)).unwrap();
    let both = game.catch_up(seat, Some(&start)).unwrap();
    let before = client.snapshot();

    assert_eq!(refusal(client.advance(&second)), Refusal::MISSED_MESSAGES);
    assert_eq!(refusal(View::join(&second)), Refusal::MISSED_MESSAGES);
    assert_eq!(client.snapshot(), before);
    let sentences = client.sentences(&first, Language::ENGLISH, &["Ada"], true).unwrap();
    assert!(sentences.starts_with("Ada draws a token from column 1."), "{sentences}");
    client.advance(&first).unwrap();
    assert_eq!(refusal(client.advance(&first)), Refusal::REPEATED_MESSAGE);
    assert_eq!(refusal(client.advance(&both)), Refusal::OVERLAPPING_MESSAGE);
    client.advance(&second).unwrap();
    assert_eq!(client.snapshot(), game.view(seat).unwrap().snapshot());

    let other_viewer = game.catch_up(Seat::new(0), Some(&game.cursor(Seat::new(0)).unwrap())).unwrap();
    assert_eq!(refusal(client.advance(&other_viewer)), Refusal::OTHER_VIEWER);
    let mut other = game.exact_copy().unwrap();
    other.set_id(&[8; 16]);
    let other_match = other.catch_up(seat, Some(&client.cursor())).unwrap();
    assert_eq!(refusal(client.advance(&other_match)), Refusal::OTHER_MATCH);

    let mut older = Game::load(&game.save(), 5).unwrap();
    older.undo_a_look_too(Span::Action).unwrap();
    let at = older.cursor(seat).unwrap();
    older.play(Seat::new(0), *older.legal().first().unwrap()).unwrap();
    let undone = older.catch_up(seat, Some(&at)).unwrap();
    let why = refusal(client.advance(&undone));
    assert!([Refusal::UNDONE_LINE, Refusal::OLDER_SAVE].contains(&why), "{why:?}");
}

#[test]
fn sentences_have_the_names_of_the_players() {
    let mut game = dealt("base_game", 3);
    let mut dice = Dice::new(4, 0);
    (0..12).for_each(|_| play_any(&mut game, &mut dice));
    let start = View::start(&game.choice(), Seat::new(1)).unwrap();
    let events = game.events(Seat::new(1), 0).unwrap();
    let told = |names: &[&str], says_you| start.sentences(&events, Language::ENGLISH, names, says_you).unwrap();
    for (names, says_you, expected) in [
        (["Ada", "Bo", ""].as_slice(), false, ["Ada ", "Bo ", "Player 3 "]),
        (&["Ada"], true, ["Ada ", "You ", "Player 3 "]),
    ] {
        let text = told(names, says_you);
        assert!(text.lines().all(|line| expected.iter().any(|name| line.starts_with(name))), "{text}");
        assert!(expected.iter().all(|name| text.lines().any(|line| line.starts_with(name))), "{text}");
    }
}

#[test]
fn seats_tags_times_and_closing_are_kept() {
    let (ada, bo) = (Seat::new(0), Seat::new(1));
    let mut game = dealt("base_game", 2);
    assert_eq!(game.seat(ada), Ok((Holder::Nobody, Exit::None)));
    game.claim_seat(ada, Holder::Person, "key").unwrap();
    assert_eq!(refusal(game.claim_seat(ada, Holder::Person, "other")), Refusal::SEAT_IS_TAKEN);
    game.claim_seat(ada, Holder::Person, "key").unwrap();
    game.take_seat(bo, Holder::Bot).unwrap();
    game.leave_seat(bo, Exit::Resigned).unwrap();
    assert_eq!(game.seat(bo).unwrap().1, Exit::Resigned);
    assert_eq!(game.take_seat(Seat::new(2), Holder::Bot), Err(Error::Failed(Status::NO_SUCH_SEAT)));
    assert!(game.seats_json().contains("person"), "{}", game.seats_json());

    game.set_tag("Seat0", "Ada").unwrap();
    game.set_tag("_Private", "x").unwrap();
    assert!(game.tags().contains(&("Seat0".into(), "Ada".into())));
    assert_eq!((game.tag("Seat0").as_deref(), game.tag("Seat9")), (Some("Ada"), None));
    assert_eq!(refusal(game.set_tag("Players", "9")), Refusal::WRONG_TAG);
    assert!(text_tags(&game.record().unwrap()).contains(&("Seat0".into(), "Ada".into())));
    assert!(!game.record().unwrap().contains("_Private"));
    game.remove_tag("_Private").unwrap();
    assert_eq!(game.remove_tag("_Private"), Err(Error::Failed(Status::NOT_FOUND)));

    let cursor = game.cursor(ada).unwrap();
    game.play_at(Some(&cursor), ada, Action(0), Some(-5)).unwrap();
    let stale = game.play_at(Some(&cursor), ada, game.legal()[0], None);
    assert!(matches!(stale, Err(Error::Refused(_))));
    assert_eq!((game.time(0), game.happened(0)), (Ok(Some(-5)), Ok(Happening::Action(ada, Action(0)))));
    assert!(matches!(game.happened(1), Ok(Happening::Draw(_))));
    assert_eq!(game.happened(game.moment()), Err(Error::Failed(Status::NO_SUCH_MOMENT)));
    assert_eq!(game.view_at(bo, 0).unwrap().hash(), dealt("base_game", 2).view(bo).unwrap().hash());

    assert!(!game.is_closed());
    game.close("Ada must go").unwrap();
    assert!(game.is_closed() && game.record().unwrap().contains("[Closed \"Ada must go\"]"));
    assert_eq!(refusal(game.play(ada, game.legal().first().copied().unwrap_or_default())), Refusal::SESSION_IS_CLOSED);
    let loaded = Game::load(&game.save(), 1).unwrap();
    assert_eq!((loaded.tags(), loaded.time(0), loaded.seat(bo)), (game.tags(), game.time(0), game.seat(bo)));
}

#[test]
fn a_turn_is_undone_alone_or_when_all_agree() {
    let mut game = dealt("base_game", 2);
    let (first, second) = (Seat::new(0), Seat::new(1));
    game.take_seat(first, Holder::Person).unwrap();
    game.take_seat(second, Holder::Person).unwrap();
    let start = game.hash();
    let mut legal = Vec::new();
    game.step(Action(0), &mut legal).unwrap();
    assert_eq!(legal, game.legal());
    assert_eq!(refusal(game.undo(Span::Turn)), Refusal::UNDO_WOULD_FORGET);
    game.agree_to_undo(None, first).unwrap();
    assert_eq!(game.agreed(), [first]);
    game.refuse_to_undo();
    assert!(game.agreed().is_empty());
    game.agree_to_undo(Some(&game.cursor(first).unwrap()), first).unwrap();
    game.agree_to_undo(None, second).unwrap();
    assert_eq!((game.hash(), game.agreed()), (start, vec![]));
    game.redo().unwrap();
    game.play(first, game.legal()[0]).unwrap();
    game.undo_a_look_too(Span::Turn).unwrap();
    assert_eq!(game.hash(), start);
}

#[test]
fn a_view_is_read_back_from_json() {
    for variant in games() {
        let mut game = dealt(&variant.name(), 2);
        let mut dice = Dice::new(2, 0);
        (0..7).for_each(|_| play_any(&mut game, &mut dice));
        for viewer in Viewer::all(2) {
            let view = game.view(viewer).unwrap();
            let read = View::from_json(&view.json(Language::GERMAN), Language::GERMAN).unwrap();
            assert_eq!(read.snapshot(), view.snapshot());
        }
    }
    assert_eq!(refusal(Game::from_record(&dealt("race", 2).record_for(Seat::new(0)).unwrap())), Refusal::OF_ONE_VIEWER);
    assert_eq!(refusal(View::from_record(&dealt("race", 2).record().unwrap())), Refusal::OF_WHOLE_GAME);
}
