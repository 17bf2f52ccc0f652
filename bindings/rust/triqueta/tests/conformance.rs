//! Games that an independent reading of the rules played are replayed, and every step compared:
//! `docs/conformance.md` tells what stands in a line.

mod support;
mod vector_view;

use std::fmt::{Debug, Display};
use std::fs;

use serde_json::{Value, json};
use support::{in_repository, read};
use triqueta::{Action, Choice, Game, Outcome, Seat, Turn, View, Viewer};
use vector_view::vector_view;

const DATA: &str = "tests/conformance/data";

/// Nothing, or what disagrees.
type Agreement = Result<(), String>;

fn same<T: PartialEq + Debug>(what: &str, expected: &T, found: &T) -> Agreement {
    if expected == found { Ok(()) } else { Err(format!("{what}: expected {expected:?}, found {found:?}")) }
}

fn told(error: impl Display) -> String {
    error.to_string()
}

fn number(value: &Value) -> i32 {
    value.as_i64().and_then(|number| number.try_into().ok()).unwrap_or_else(|| panic!("{value} is no number"))
}

fn numbers(value: &Value) -> Vec<i32> {
    list(value).iter().map(number).collect()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is no list"))
}

fn seats(numbers: &Value) -> Vec<Seat> {
    list(numbers).iter().map(|seat| Seat::new(number(seat).try_into().unwrap())).collect()
}

fn options_of(line: &Value) -> Choice {
    let is = |key: &str| line[key] == true;
    let variant = match (line["game"].as_str(), is("wolves"), is("pair")) {
        (Some("triqueta"), false, false) => "base_game",
        (Some("triqueta"), true, false) => "hidden_wolves",
        (Some("triqueta"), false, true) => "base_game_duel",
        (Some("triqueta"), true, true) => "hidden_wolves_duel",
        (Some("mayhem"), ..) => "mayhem",
        (Some("race"), ..) => "race",
        _ => panic!("there is no game {}", line["game"]),
    };
    let mut options = vec![("players", number(&line["players"])), ("first", number(&line["first"]))];
    match variant {
        "mayhem" => options.push(("fast", is("fast").into())),
        "race" => options.push(("turn_cap", number(&line["turn_cap"]))),
        _ => {}
    }
    Choice::new(variant, &options).unwrap()
}

/// What is dealt: all tokens by tower, column and level; or the cards of the first hands, one to each in turn, and what
/// is known of the pile.
fn pieces_of(line: &Value) -> Vec<Outcome> {
    if let Some(towers) = line["towers"].as_array() {
        let columns = towers.iter().flat_map(list);
        return columns.flat_map(numbers).map(Outcome).collect();
    }
    let hands: Vec<_> = list(&line["hands"]).iter().map(numbers).collect();
    let first = number(&line["first"]).try_into().unwrap();
    let in_turn = || hands.iter().cycle().skip(first).take(hands.len());
    let dealt = (0..hands[0].len()).flat_map(|round| in_turn().map(move |hand| hand[round]));
    let pile = line["pile"].as_array().into_iter().flatten().map(number);
    dealt.chain(pile).map(Outcome).collect()
}

/// One game played three times over: with chance played by the vector, from the deal where the vector has all of it, and
/// by a client for each viewer, who knows no more than the events they are sent.
struct Replay {
    game: Game,
    dealt: Option<Game>,
    clients: Vec<View>,
    told: u64,
}

impl Replay {
    fn start(line: &Value) -> Result<Self, String> {
        let options = options_of(line);
        let pieces = pieces_of(line);
        let clients = Viewer::all(options.players()).map(|viewer| View::start(&options, viewer));
        let mut replay = Self {
            game: Game::open(&options).map_err(told)?,
            dealt: None,
            clients: clients.collect::<Result<_, _>>().map_err(told)?,
            told: 0,
        };
        if line["towers"].is_array() {
            replay.dealt = Some(Game::dealt(&options, &pieces).map_err(told)?);
        } else {
            pieces.into_iter().try_for_each(|card| replay.game.reveal(card)).map_err(told)?;
        }
        Ok(replay)
    }

    fn step(&mut self, step: &[Value]) -> Agreement {
        let turn = match number(&step[0]) {
            -1 => Turn::Chance,
            seat => Turn::Seat(Seat::new(seat.try_into().unwrap())),
        };
        same("whose turn", &turn, &self.game.turn())?;
        let Turn::Seat(seat) = turn else { return self.answer(step) };
        if let Some(views) = step.get(3) {
            self.compare_views(views)?;
        }
        let legal: Vec<_> = numbers(&step[1]).into_iter().map(Action).collect();
        same("legal actions", &legal, &self.game.legal())?;
        same("legal actions of the view", &legal, &self.game.view(seat).map_err(told)?.legal())?;
        let mask: Vec<_> = (0..).take(self.game.mask().len()).map(|number| legal.contains(&Action(number))).collect();
        same("mask", &mask, &self.game.mask())?;
        if let Some(dealt) = &self.dealt {
            same("hash of the game that was dealt", &self.game.hash(), &dealt.hash())?;
        }

        let action = Action(number(&step[2]));
        self.game.play(seat, action).map_err(|error| format!("action {action}: {error}"))?;
        self.dealt.as_mut().map_or(Ok(()), |dealt| dealt.play(seat, action)).map_err(told)
    }

    fn answer(&mut self, step: &[Value]) -> Agreement {
        if let Some(weights) = step.get(2) {
            let weights: Vec<_> = list(weights).iter().map(|one| (Outcome(number(&one[0])), number(&one[1]))).collect();
            let found: Vec<_> =
                self.game.chance().into_iter().map(|(outcome, weight)| (outcome, weight.try_into().unwrap())).collect();
            same("chance", &weights, &found)?;
        }
        self.game.reveal(Outcome(number(&step[1]))).map_err(told)
    }

    /// What each viewer may know, taken from the game and as their client knows it.
    fn compare_views(&mut self, expected: &Value) -> Agreement {
        for (client, expected) in self.clients.iter_mut().zip(list(expected)) {
            let events = self.game.events(client.viewer(), self.told).map_err(told)?;
            client.see(&events).map_err(told)?;
            let view = self.game.view(client.viewer()).map_err(told)?;
            same("views", expected, &vector_view(&view))?;
            same("clients", expected, &vector_view(client))?;
            same("hashes of clients", &view.hash(), &client.hash())?;
        }
        self.told = self.game.moment();
        Ok(())
    }

    fn end(&mut self, line: &Value) -> Agreement {
        same("whose turn at the end", &Turn::Over, &self.game.turn())?;
        if !line["views"].is_null() {
            self.compare_views(&line["views"])?;
        }
        same("winners", &seats(&line["winners"]), &self.game.winners())?;
        if !line["scores"].is_null() {
            same("scores", &numbers(&line["scores"]), &self.game.points())?;
        }
        let result: Value = serde_json::from_str(&self.game.result_json()).map_err(told)?;
        [("dead", "out"), ("tokens", "tokens"), ("turns", "turns"), ("left", "left")]
            .into_iter()
            .filter(|&(key, _)| !line[key].is_null())
            .try_for_each(|(key, fact)| same(key, &line[key], &result["facts"][fact]))
    }
}

/// How many sequences of `depth` actions there are; `others` has a game for each action.
fn perft(game: &Game, depth: usize, others: &mut [Game]) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Turn::Seat(seat) = game.turn() else { return 0 };
    let (next, others) = others.split_first_mut().expect("one for each action");
    let after = |action| {
        game.exact_copy_into(next).expect("there is memory");
        next.play(seat, action).expect("it is legal");
        perft(next, depth - 1, others)
    };
    game.legal().into_iter().map(after).sum()
}

fn compare_perft(line: &Value) -> Agreement {
    let game = Game::dealt(&options_of(line), &pieces_of(line)).map_err(told)?;
    let depths = list(&line["perft"]).len();
    let mut others: Vec<_> = (0..depths).map(|_| Game::open(&options_of(line)).unwrap()).collect();
    let found: Vec<_> = (1..=depths).map(|depth| perft(&game, depth, &mut others)).collect();
    same("perft", &line["perft"], &json!(found))
}

/// What is wrong with a line, and at which step.
fn compare(line: &Value) -> Agreement {
    if !line["perft"].is_null() {
        return compare_perft(line);
    }
    let mut replay = Replay::start(line)?;
    for (i, step) in list(&line["steps"]).iter().enumerate() {
        replay.step(list(step)).map_err(|wrong| format!("step {}: {wrong}", i + 1))?;
    }
    replay.end(line)
}

fn lines_of(file: &str) -> Vec<Value> {
    read(&format!("{DATA}/{file}")).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_vector_agrees() {
    let mut agreed = 0;
    for entry in fs::read_dir(in_repository(DATA)).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        for (i, line) in lines_of(&name).iter().enumerate() {
            compare(line).unwrap_or_else(|wrong| panic!("{name}:{}: {wrong}", i + 1));
            agreed += 1;
        }
    }
    assert!(agreed >= 577, "only {agreed} vectors were found");
}

/// The runner itself: whatever is falsified in a vector, it finds.
#[test]
fn what_is_falsified_is_found() {
    let games = lines_of("triqueta_views.jsonl");
    let game = games.iter().find(|line| line["wolves"] == true).unwrap();
    compare(game).unwrap();
    let first = |is: fn(&[Value]) -> bool| list(&game["steps"]).iter().position(|step| is(list(step))).unwrap();
    let action = first(|step| step[0] != -1 && step.len() > 3);
    let weighed = first(|step| step[0] == -1 && step.len() > 2);

    let falsify = |what: &str, change: &dyn Fn(&mut Value)| {
        let mut line = game.clone();
        change(&mut line);
        let wrong = compare(&line).expect_err(what);
        assert!(wrong.contains(what), "{what}: {wrong}");
    };
    falsify("legal actions", &|line| line["steps"][action][1].as_array_mut().unwrap().push(json!(24)));
    falsify("whose turn", &|line| line["steps"][action][0] = json!(1 - number(&line["steps"][action][0])));
    falsify("action 24", &|line| line["steps"][action][2] = json!(24));
    falsify("views", &|line| line["steps"][action][3][1]["box"] = json!(59));
    falsify("chance", &|line| line["steps"][weighed][2][0][1] = json!(59));
    falsify("hash of the game that was dealt", &|line| {
        let towers = line["towers"].as_array_mut().unwrap();
        towers.swap(2, 3);
        towers.swap(1, 2);
    });
    falsify("views", &|line| line["views"][0]["box"] = json!(59));
    falsify("scores", &|line| line["scores"][0] = json!(-1));
    falsify("tokens", &|line| line["tokens"][0] = json!(-1));
    falsify("winners", &|line| line["winners"] = json!([0, 1]));
    let mut perft = lines_of("race_perft.jsonl").swap_remove(0);
    perft["perft"][1] = json!(1);
    assert!(compare(&perft).unwrap_err().contains("perft"));
}
