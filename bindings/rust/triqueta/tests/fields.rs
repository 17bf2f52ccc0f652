//! Views, results, events and actions as named fields, and scoring without a game.

mod support;

use serde_json::Value;
use support::choice;
use triqueta::{
    Action, ActionKind, Claim, Collection, Dice, Error, Field, FieldKind, FieldList, Game, Happening, Language, Seat,
    Status, TieBreak, Turn, Variant, View, Viewer, games, seed_from, settle, settle_cards,
};

fn some_games() -> impl Iterator<Item = Game> {
    games().into_iter().flat_map(|variant| {
        [0, 3, 12, 40, 1000].map(|actions| {
            let mut game = Game::new(&choice(variant, 2), &seed_from(8)).unwrap();
            let mut dice = Dice::new(1, 0);
            for _ in 0..actions {
                let Turn::Seat(seat) = game.turn() else { break };
                let action = *dice.pick(&game.legal()).unwrap();
                game.play(seat, action).unwrap();
            }
            game
        })
    })
}

/// The values of a field as its key in JSON has them: an optional one may be null, a list ends at -1.
fn as_numbers(value: &Value, field: &Field, out: &mut Vec<i32>) {
    match value {
        Value::Array(all) => all.iter().for_each(|one| as_numbers(one, field, out)),
        Value::Bool(flag) => out.push((*flag).into()),
        Value::Number(number) => out.push(number.as_i64().unwrap().try_into().unwrap()),
        Value::String(name) => out.push(field.choices.iter().position(|one| one == name).unwrap().try_into().unwrap()),
        Value::Null => {}
        Value::Object(_) => panic!("{value} is no field"),
    }
}

#[test]
fn a_field_of_a_view_has_the_values_of_its_key_in_json() {
    let mut compared = 0;
    for game in some_games() {
        for viewer in Viewer::all(2) {
            let view = game.view(viewer).unwrap();
            let json: Value = serde_json::from_str(&view.json(Language::ENGLISH)).unwrap();
            for field in view.choice().fields(FieldList::View) {
                let (name, key) = match field.part.as_str() {
                    "" => (field.name.clone(), &json[&field.name]),
                    part => (format!("{part}.{}", field.name), &json[part][&field.name]),
                };
                let values = view.field(&name).unwrap();
                if field.part == "own" && viewer == Viewer::Spectator {
                    assert!(values.is_empty());
                    continue;
                }
                assert_eq!(values.len() % (field.length * field.parts), 0, "{}", field.name);
                let there: Vec<_> = values.iter().copied().filter(|&value| value >= 0).collect();
                assert!(there.iter().all(|&value| (field.bounds.0..=field.bounds.1).contains(&value)), "{field:?}");
                let is_plain = field.parts == 1 && !matches!(field.kind, FieldKind::Seats);
                let mut expected = Vec::new();
                if is_plain && !key.is_null() {
                    as_numbers(key, &field, &mut expected);
                    assert_eq!(there, expected, "{} of {}", field.name, game.choice());
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 1000, "{compared}");
}

#[test]
fn fields_of_results_and_events_are_there() {
    for game in some_games() {
        let view = game.view(Viewer::Spectator).unwrap();
        assert_eq!(view.result_field("points").unwrap(), game.points());
        assert_eq!(view.result_field("eggs"), Err(Error::Failed(Status::NOT_FOUND)));

        let seat = Seat::new(1);
        let start = View::start(&game.choice(), seat).unwrap();
        let bytes = game.events(seat, 0).unwrap();
        let events = start.events(&bytes).unwrap();
        let json: Value = serde_json::from_str(&triqueta::events_json(&bytes).unwrap()).unwrap();
        let json = json.as_array().unwrap();
        assert_eq!(events.len(), json.len());
        let fields = game.choice().fields(FieldList::Event);
        for (event, expected) in events.iter().zip(json) {
            assert_eq!(event.seat.index() as u64, expected["seat"]);
            for field in fields.iter().filter(|field| field.part.is_empty() && field.kind == FieldKind::Choices) {
                let value = usize::try_from(field.of(&event.record)[0]).unwrap();
                assert_eq!(field.choices[value], expected[&field.name], "{}", game.choice());
            }
        }
        let acted: Vec<_> = events.iter().filter_map(|event| Some((event.seat, event.kind?))).collect();
        let variant = game.choice().variant();
        let expected = (0..game.moment()).filter_map(|place| match game.happened(place).unwrap() {
            Happening::Action(seat, action) => Some((seat, variant.action_record(action).unwrap().0)),
            Happening::Draw(_) => None,
        });
        assert_eq!(acted, expected.collect::<Vec<_>>(), "{}", game.choice());
    }
}

#[test]
fn actions_are_fields_and_back() {
    for variant in games() {
        let chosen = choice(variant, 2);
        let mut next = 0;
        for kind in variant.action_kinds() {
            assert_eq!(kind.numbers().start, next, "{}", kind.name());
            next = kind.numbers().end;
            let fields = chosen.fields(FieldList::Action(kind));
            for action in kind.numbers().map(Action) {
                let (its_kind, record) = variant.action_record(action).unwrap();
                assert_eq!((its_kind, kind.action(&record)), (kind, Some(action)));
                assert!(fields.iter().all(|field| !field.of(&record).is_empty()));
            }
            assert_eq!(kind.action(&[i32::MAX; 40]), None);
        }
        assert_eq!(usize::try_from(next).unwrap(), chosen.sizes().actions);
        assert_eq!(variant.action_record(Action(next)), Err(Error::Failed(Status::NO_SUCH_ACTION)));
        for pieces in variant.pieces() {
            assert!(!pieces.name().is_empty() && !pieces.text(0, Language::GERMAN).unwrap().is_empty());
            assert_eq!(pieces.text(-1, Language::GERMAN), Err(Error::Failed(Status::OUT_OF_RANGE)));
        }
    }
    let base_game: Variant = "base_game".parse().unwrap();
    let (kind, record) = base_game.action_record(Action(2)).unwrap();
    assert_eq!((kind.name().as_str(), record.as_slice()), ("draw", [2].as_slice()));
    let column = choice(base_game, 2).find_field(FieldList::Action(kind), "column");
    assert_eq!((column, choice(base_game, 2).find_field(FieldList::Action(kind), "egg")), (Some(0), None));
    assert_eq!(base_game.action_kinds().last().copied().map(ActionKind::name).as_deref(), Some("decide"));
}

#[test]
fn legal_actions_come_with_their_words() {
    for game in some_games() {
        for language in Language::all() {
            let variant = game.choice().variant();
            let expected: Vec<_> = game
                .legal()
                .into_iter()
                .map(|action| (action, variant.action_text(action, language).unwrap()))
                .collect();
            assert_eq!(game.legal_text(language), expected);
            if let Turn::Seat(seat) = game.turn() {
                assert_eq!(game.view(seat).unwrap().legal_text(language), expected);
                assert!(game.view(Viewer::Spectator).unwrap().legal_text(language).is_empty());
            }
        }
    }
}

/// What a field of the table or the viewer has for a seat.
fn of_seat(view: &View, name: &str, seat: Seat) -> Vec<i32> {
    let values = view.field(name).unwrap();
    values.chunks(values.len() / 2).nth(seat.index()).unwrap().to_vec()
}

#[test]
fn a_score_pad_scores_as_a_game_does() {
    let mut scored = 0;
    for game in some_games().filter(|game| game.turn() == Turn::Over) {
        let variant = game.choice().variant();
        let view = game.view(Viewer::Spectator).unwrap();
        if view.field("up").is_err() {
            let nobody = variant.score_lines(&Collection::default(), false);
            assert_eq!(nobody, Err(Error::Failed(Status::NO_SUCH_VARIANT)));
            continue;
        }
        let has = |seat| Collection { pile: of_seat(&view, "up", seat), tiles: of_seat(&view, "tiles", seat)[0] };
        let players: Vec<_> = Seat::all(2).map(has).collect();
        let rock = Seat::new(view.field("rock").unwrap()[0].try_into().unwrap());
        let score = variant.score_players(&players, Some(rock)).unwrap();
        assert_eq!((&score.points, &score.winners), (&game.points(), &game.winners()));
        for (seat, player) in Seat::all(2).zip(&players) {
            assert_eq!(variant.score_lines(player, seat == rock), game.lines(seat));
        }
        let tied = variant.score_players(&[players[0].clone(), players[0].clone()], None).unwrap();
        assert_eq!((tied.winners.len(), tied.tie_break), (2, TieBreak::Shared));
        assert_eq!(variant.score_players(&players, Some(Seat::new(2))), Err(Error::Failed(Status::NO_SUCH_SEAT)));
        let short = [players[0].clone(), Collection::default()];
        assert_eq!(variant.score_players(&short, None), Err(Error::Failed(Status::OUT_OF_RANGE)));
        scored += 1;
    }
    assert_eq!(scored, 4);
}

#[test]
fn the_best_reveal_is_found() {
    let base_game: Variant = "base_game".parse().unwrap();
    let points = |pile: &[i32]| {
        let player = Collection { pile: pile.to_vec(), tiles: 0 };
        base_game.score_lines(&player, false).unwrap().iter().sum::<i32>()
    };
    let pile = [3, 1, 0, 5, 2, 0];
    for kept in [[0, 1], [3, 3], [5, 4], [2, 0]] {
        let revealed = |mask: i32| {
            let mut all = pile;
            kept.iter()
                .enumerate()
                .filter(|&(i, _)| mask >> i & 1 == 1)
                .for_each(|(_, &one)| all[usize::try_from(one).unwrap()] += 1);
            (points(&all), all.iter().sum::<i32>())
        };
        let best = base_game.best_reveal(&pile, &kept).unwrap();
        assert_eq!(revealed(best), (0..4).map(revealed).max().unwrap(), "{kept:?}");
    }
    assert_eq!(base_game.best_reveal(&pile, &[6]), Err(Error::Failed(Status::OUT_OF_RANGE)));
}

#[test]
fn claims_are_settled() {
    let mayhem: Variant = "mayhem".parse().unwrap();
    let card = |text: &str| mayhem.parse_outcome(text, Language::ENGLISH).unwrap().0;
    let pieces: Vec<_> = (0..27).map(|kind| mayhem.pieces()[0].text(kind, Language::ENGLISH).unwrap()).collect();
    assert_eq!(card(&pieces[4]), 4);
    let right = Claim { seat: Seat::new(1), cards: [0, 3, 6] };
    let wrong = Claim { seat: Seat::new(0), cards: [0, 1, 2] };
    let settled = settle(2, &[right, wrong], &[]).unwrap();
    assert_eq!((settled[1].pure + settled[1].unpure, settled[1].wrong), (1, 0));
    assert_eq!((settled[0].pure + settled[0].unpure, settled[0].wrong), (0, 1));
    assert!(settled[1].points > settled[0].points);
    let cards = settle_cards(2, &[right, wrong], &[]).unwrap();
    assert_eq!(cards.len(), 36);
    assert!(cards.iter().any(|card| card.missing > 0));
    let nobody = Claim { seat: Seat::new(2), cards: [0; 3] };
    assert_eq!(settle(2, &[nobody], &[]), Err(Error::Failed(Status::NO_SUCH_SEAT)));
    assert_eq!(settle(2, &[], &[36]), Err(Error::Failed(Status::OUT_OF_RANGE)));
}
