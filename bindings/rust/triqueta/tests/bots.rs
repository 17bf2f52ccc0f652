//! Opponents and analyses: the golden choices of every language, slices, time, nets, whole games, and refusals.

mod support;

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;
use support::{choice, in_repository, read};
use triqueta::{
    Action, Analysis, Bot, Choice, Dice, Error, Estimate, Game, Language, Level, Refusal, Seat, Status, Turn, View,
    Viewer, games, seed_from,
};

/// The lines of a golden file.
fn vectors(name: &str) -> Vec<Value> {
    let lines: Value = serde_json::from_str(&read(&format!("tests/golden/{name}.json"))).unwrap();
    let lines = lines.as_array().unwrap().clone();
    assert!(lines.len() > 20);
    lines
}

fn number(value: &Value) -> u64 {
    value.as_str().map_or_else(|| value.as_u64().unwrap(), |text| text.parse().unwrap())
}

fn view_of(line: &Value) -> View {
    let text = line["view"].as_str().unwrap();
    let bytes: Vec<u8> =
        (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).unwrap()).collect();
    View::from_snapshot(&bytes).unwrap()
}

fn bot_of(line: &Value) -> Bot {
    let level = Level::all()[usize::try_from(number(&line["level"])).unwrap()];
    Bot::new(level, number(&line["key"]), number(&line["number"])).unwrap()
}

/// Weights at random, for race.
fn net() -> Vec<u8> {
    fs::read(in_repository("tests/golden/race.net")).unwrap()
}

/// A view that `best` may think about for long.
fn long_view() -> View {
    Game::new(&choice("base_game", 2), &seed_from(7)).unwrap().view(Seat::new(0)).unwrap()
}

#[test]
fn levels_are_listed_from_the_weakest_to_the_strongest() {
    let names: Vec<_> = Level::all().into_iter().map(Level::name).collect();
    assert_eq!(names, ["beginner", "easy", "medium", "strong", "best"]);
    assert!(Level::BEGINNER < Level::BEST);
    let constants = read("bindings/rust/triqueta/src/constants.rs");
    assert_eq!(constants.matches("Self(sys::TQ_LEVEL_").count(), names.len());
    for name in names.iter().map(|name| name.to_uppercase()) {
        assert!(constants.contains(&format!("pub const {name}: Self = Self(sys::TQ_LEVEL_{name});")), "{name}");
    }
    assert_eq!(format!("{} {:?}", Level::STRONG, Level::STRONG), "strong Level(strong)");
}

#[test]
fn choices_are_those_of_every_language_in_slices_too() {
    for line in vectors("choices") {
        let (view, nodes) = (view_of(&line), number(&line["nodes"]));
        let expected = Action(i32::try_from(number(&line["action"])).unwrap());
        assert_eq!(bot_of(&line).choose(&view, nodes), Ok(expected));
        let mut sliced = bot_of(&line);
        sliced.begin_snapshot(&view.snapshot(), nodes).unwrap();
        let mut before = 0;
        while !sliced.think(67).unwrap() {
            assert!(sliced.spent().unwrap() >= before);
            before = sliced.spent().unwrap();
        }
        assert_eq!(sliced.choice(), Ok(expected));
    }
}

#[test]
fn analyses_are_those_of_every_language() {
    for line in vectors("analyses") {
        let mut analysis = Analysis::new(number(&line["key"]), number(&line["number"])).unwrap();
        analysis.begin(&view_of(&line), number(&line["nodes"])).unwrap();
        while !analysis.think(111).unwrap() {}
        assert!(analysis.spent().unwrap() >= analysis.granted().unwrap());
        let unknown = |error: Option<i32>| error.unwrap_or(i32::MAX);
        let numbers: Vec<i32> = analysis
            .worth()
            .unwrap()
            .iter()
            .flat_map(|worth| {
                let of = |it: Estimate| [it.exact_mean, unknown(it.exact_error), it.tries];
                [vec![worth.action.0], of(worth.chance).to_vec(), of(worth.points).to_vec()].concat()
            })
            .collect();
        assert_eq!(Value::from(numbers), line["worth"]);
        let best = analysis.best().unwrap();
        assert_eq!(best, analysis.worth().unwrap()[usize::try_from(number(&line["best"])).unwrap()]);
        assert_eq!(analysis.worth_of(best.action), Ok(best));
        assert_eq!(analysis.remarks(best.action, Language::ENGLISH, &[]).unwrap(), line["remarks"].as_str().unwrap());
    }
}

#[test]
fn estimates_are_exact_numbers_and_floats() {
    let all: Vec<_> = vectors("analyses")
        .iter()
        .flat_map(|line| Analysis::of(&view_of(line), 200).unwrap().worth().unwrap())
        .collect();
    assert!(all.iter().any(|worth| worth.points.error().is_none()));
    assert!(all.iter().any(|worth| worth.chance.error().is_some()));
    for worth in all {
        assert!((0.0..=1.0).contains(&worth.chance.mean()));
        assert_eq!((65536.0 * worth.points.mean()).to_string(), worth.points.exact_mean.to_string());
        assert_eq!(worth.points.error().is_none(), worth.points.tries < 2);
    }
}

#[test]
fn remarks_have_the_names_of_the_players_and_a_language() {
    let mut game = Game::new(&choice("base_game", 3), &seed_from(7)).unwrap();
    let (mut bot, mut analysis) = (Bot::new(Level::MEDIUM, 1, 0).unwrap(), Analysis::new(1, 0).unwrap());
    let mut said = [const { String::new() }; 3];
    while let Turn::Seat(seat) = game.turn() {
        let view = game.view(seat).unwrap();
        analysis.begin(&view, 0).unwrap();
        for worth in analysis.worth().unwrap() {
            for (language, texts) in Language::all().into_iter().zip(&mut said) {
                *texts += &analysis.remarks(worth.action, language, &["Ada", "Bo\nCy"]).unwrap();
            }
        }
        game.play(seat, bot.choose(&view, 0).unwrap()).unwrap();
    }
    assert!(said[0].contains("Bo Cy would") && said[0].contains("Player 3 would"));
    assert!(said.iter().skip(1).all(|texts| texts.contains("Bo Cy") && !texts.contains("would")));
}

#[test]
fn bots_of_all_levels_play_every_game() {
    for variant in games() {
        let mut game = Game::new(&choice(variant, 2), &seed_from(7)).unwrap();
        let mut bots: Vec<_> = Level::all().into_iter().map(|level| Bot::new(level, 1, 0).unwrap()).collect();
        for moves in 0..150 {
            let Turn::Seat(seat) = game.turn() else { break };
            let action = bots[moves % 5].choose(&game.view(seat).unwrap(), 50).unwrap();
            game.play(seat, action).unwrap();
        }
        assert!(game.moment() > 20);
    }
}

#[test]
fn time_limits_and_closures_stop_it() {
    let (mut bot, view) = (Bot::new(Level::BEST, 1, 0).unwrap(), long_view());
    let start = Instant::now();
    let action = bot.choose_within(&view, Duration::from_millis(60)).unwrap();
    assert!((Duration::from_millis(60)..Duration::from_secs(5)).contains(&start.elapsed()));
    assert!(view.legal().contains(&action));

    bot.begin(&view, 100_000).unwrap();
    assert_eq!(bot.think_while(|bot| bot.spent().unwrap() < 1_000), Ok(false));
    assert!((1_000..3_000).contains(&bot.spent().unwrap()) && bot.granted() == Ok(100_000));
    assert!(view.legal().contains(&bot.choice().unwrap()));
    assert_eq!(bot.think_while(|_| true), Ok(true));
    assert!(bot.spent().unwrap() >= 100_000);
}

#[test]
fn bots_move_between_threads() {
    const fn moves_and_is_shared<T: Send + Sync>() {}
    const { moves_and_is_shared::<Bot>() };
    const { moves_and_is_shared::<Analysis>() };
    let mut here = Bot::new(Level::BEST, 1, 0).unwrap();
    let mut there = Bot::new(Level::BEST, 1, 0).unwrap();
    let other = thread::spawn(move || there.choose(&long_view(), 3_000));
    assert_eq!(here.choose(&long_view(), 3_000), other.join().unwrap());
}

#[test]
fn nets_replace_the_shipped_one() {
    let lines: Vec<_> =
        vectors("choices").into_iter().filter(|line| line["game"] == "race" && line["level"] == 3).collect();
    let chosen = |net: Option<&[u8]>| -> Vec<_> {
        lines
            .iter()
            .map(|line| {
                let mut bot = Bot::new(Level::STRONG, 1, 0).unwrap();
                net.map(|net| bot.use_net(net)).transpose().unwrap();
                bot.choose(&view_of(line), 0).unwrap()
            })
            .collect()
    };
    assert_ne!(chosen(None), chosen(Some(&net())));

    let mut bot = Bot::new(Level::STRONG, 1, 0).unwrap();
    bot.begin(&view_of(&lines[0]), 0).unwrap();
    let mut damaged = net();
    damaged[900] ^= 1;
    assert_eq!(bot.use_net(&damaged), Err(Error::Refused(Refusal::DAMAGED)));
    assert_eq!(bot.use_net(&[1; 64]), Err(Error::Refused(Refusal::WRONG_FORMAT)));
    assert_eq!(bot.use_net(&net()[..800]), Err(Error::Refused(Refusal::BYTES_TOO_SHORT)));
    bot.choice().unwrap(); // as before
    bot.use_net(&net()).unwrap();
    assert_eq!(bot.choice(), Err(Error::Failed(Status::NOT_BEGUN)));
    assert_eq!(bot.choose(&long_view(), 0), Err(Error::Refused(Refusal::WRONG_GAME)));
    let mut analysis = Analysis::new(1, 0).unwrap();
    analysis.use_net(&net()).unwrap();
    assert_eq!(analysis.begin(&long_view(), 0), Err(Error::Refused(Refusal::WRONG_GAME)));
}

#[test]
fn what_cannot_be_thought_about_is_refused() {
    let start = |viewer: Viewer| View::start(&Choice::new("base_game", &[]).unwrap(), viewer).unwrap();
    let mut bot = Bot::new(Level::EASY, 1, 0).unwrap();
    bot.begin(&start(Seat::new(0).into()), 0).unwrap();
    let before = bot.choice();
    for viewer in [Seat::new(1).into(), Viewer::Spectator] {
        assert_eq!(bot.choose(&start(viewer), 0), Err(Error::Refused(Refusal::NOT_YOUR_TURN)));
        assert_eq!(Analysis::of(&start(viewer), 0).err(), Some(Error::Refused(Refusal::NOT_YOUR_TURN)));
    }
    assert_eq!(bot.begin_snapshot(&[1; 64], 0), Err(Error::Refused(Refusal::WRONG_FORMAT)));
    assert_eq!(bot.begin_snapshot(&[], 0), Err(Error::Refused(Refusal::WRONG_FORMAT)));
    let mut cut = start(Seat::new(0).into()).snapshot();
    cut.pop();
    assert_eq!(bot.begin_snapshot(&cut, 0), Err(Error::Refused(Refusal::BYTES_TOO_SHORT)));
    assert_eq!(bot.choice(), before);
    let mut game = Game::new(&choice("base_game", 2), &seed_from(7)).unwrap();
    game.play_out(&mut Dice::new(1, 0));
    assert_eq!(bot.choose(&game.view(Seat::new(0)).unwrap(), 0), Err(Error::Refused(Refusal::GAME_IS_OVER)));
}

#[test]
fn what_has_not_begun_says_so() {
    let (mut bot, mut analysis) = (Bot::new(Level::EASY, 1, 0).unwrap(), Analysis::new(1, 0).unwrap());
    let not_begun = Error::Failed(Status::NOT_BEGUN);
    assert_eq!(bot.choice(), Err(not_begun.clone()));
    assert_eq!(bot.think(1), Err(not_begun.clone()));
    assert_eq!(bot.think_for(Duration::ZERO), Err(not_begun.clone()));
    assert_eq!(bot.spent(), Err(not_begun.clone()));
    assert_eq!(analysis.granted(), Err(not_begun.clone()));
    assert_eq!(analysis.think(1), Err(not_begun.clone()));
    assert_eq!(analysis.worth(), Err(not_begun.clone()));
    assert_eq!(analysis.best(), Err(not_begun.clone()));
    assert_eq!(analysis.worth_of(Action(0)), Err(not_begun.clone()));
    assert_eq!(analysis.remarks(Action(0), Language::ENGLISH, &[]), Err(not_begun));
    analysis.begin(&long_view(), 10).unwrap();
    for action in [Action(-1), Action(24), Action(i32::MAX)] {
        assert_eq!(analysis.worth_of(action), Err(Error::Failed(Status::NO_SUCH_ACTION)));
        let remarks = analysis.remarks(action, Language::FRENCH, &[]);
        assert_eq!(remarks, Err(Error::Failed(Status::NO_SUCH_ACTION)));
    }
}
