//! A batch plays as single games do.

mod support;

use support::choice;
use triqueta::{Action, Batch, Choice, Dice, Error, Game, Outputs, Seat, Status, Turn, games, simulate};

const KEY: u64 = 11;
const PLACES: usize = 3;

/// One game as the batch is to play it.
struct Single {
    number: u64,
    game: Game,
    dice: Dice,
}

impl Single {
    fn new(options: &Choice, number: u64) -> Self {
        let mut single = Self { number, game: Game::open(options).unwrap(), dice: Dice::new(KEY, number) };
        single.let_chance_answer();
        single
    }

    fn let_chance_answer(&mut self) {
        while self.game.turn() == Turn::Chance {
            self.game.draw(&mut self.dice).unwrap();
        }
    }

    fn seat(&self) -> Seat {
        self.game.turn().seat().unwrap()
    }

    fn play(&mut self, action: Action) {
        self.game.play(self.seat(), action).unwrap();
        self.let_chance_answer();
    }
}

#[test]
fn a_batch_is_bit_for_bit_what_single_games_are() {
    for variant in games() {
        let options = choice(variant, 2);
        let mut batch = Batch::new(&options, KEY, PLACES).unwrap();
        let sizes = *batch.sizes();
        let mut singles: Vec<_> = (0..).take(PLACES).map(|number| Single::new(&options, number)).collect();
        let mut dice = Dice::new(1, 0);
        let mut seats = [Seat::default(); PLACES];
        let mut masks = vec![false; PLACES * sizes.actions];
        let mut views = vec![0; PLACES * sizes.encoding_length];
        let mut rewards = vec![0; PLACES * sizes.reward_length];
        let mut done = [false; PLACES];
        let mut ended = 0;
        batch.observe(Outputs { seats: &mut seats, masks: &mut masks, views: &mut views, ..Outputs::default() });
        for step in 0..1000 {
            for (place, single) in singles.iter().enumerate() {
                let at = format!("{variant}, place {place}, step {step}");
                assert_eq!(seats[place], single.seat(), "{at}");
                assert_eq!(masks[place * sizes.actions..][..sizes.actions], single.game.mask(), "{at}");
                let view = single.game.view(single.seat()).unwrap().encode();
                assert_eq!(views[place * sizes.encoding_length..][..sizes.encoding_length], view, "{at}");
                assert_eq!(batch.game(place).unwrap().hash(), single.game.hash(), "{at}");
            }
            let actions: Vec<_> = singles.iter().map(|single| *dice.pick(&single.game.legal()).unwrap()).collect();
            let out = Outputs {
                seats: &mut seats,
                masks: &mut masks,
                views: &mut views,
                rewards: &mut rewards,
                done: &mut done,
            };
            batch.step(&actions, out).unwrap();
            for (place, (single, &action)) in singles.iter_mut().zip(&actions).enumerate() {
                single.play(action);
                let is_over = single.game.turn() == Turn::Over;
                let mut points = if is_over { single.game.points() } else { Vec::new() };
                points.resize(sizes.reward_length, 0);
                assert_eq!(done[place], is_over);
                assert_eq!(rewards[place * sizes.reward_length..][..sizes.reward_length], points);
                if is_over {
                    *single = Single::new(&options, single.number + PLACES as u64);
                    ended += 1;
                }
            }
            assert_eq!(batch.numbers(), singles.iter().map(|single| single.number).collect::<Vec<_>>());
        }
        assert!(ended > PLACES, "{variant}: only {ended} games ended");
    }
}

#[test]
fn a_playout_of_a_batch_is_that_of_single_games() {
    let options = choice("hidden_wolves", 4);
    let mut batch = Batch::new(&options, KEY, PLACES).unwrap();
    let length = batch.sizes().reward_length;
    let mut rewards = vec![0; PLACES * length];
    let actions = batch.play_out(&mut rewards);
    let mut sum = 0;
    for (number, reward) in (0..).zip(rewards.chunks(length)) {
        let mut single = Single::new(&options, number);
        sum += single.game.play_out(&mut single.dice);
        assert_eq!(reward[..4], single.game.points());
    }
    assert_eq!(actions, sum);

    let totals = simulate(&options, KEY, 0..PLACES as u64).unwrap();
    assert_eq!(totals.actions, sum);
    assert_eq!(totals.points.iter().sum::<i64>(), rewards.iter().map(|&points| i64::from(points)).sum());
}

#[test]
fn an_action_that_is_refused_is_told_with_its_place() {
    let options = choice("base_game", 2);
    let mut batch = Batch::new(&options, KEY, PLACES).unwrap();
    let before = batch.game(0).unwrap().hash();
    let actions = [Action(0), Action(15), Action(99)];
    let Err(Error::RefusedAt { place, refusal }) = batch.step(&actions, Outputs::default()) else {
        panic!("it wasn't refused")
    };
    assert_eq!((place, refusal.to_string().as_str()), (1, "This action isn't possible at this point of the turn."));
    assert_eq!(batch.why_not(&actions), Some((place, refusal)));
    assert_eq!(batch.why_not(&[Action(0); PLACES]), None);
    assert_eq!(batch.game(0).unwrap().hash(), before);
    assert_eq!(batch.game(PLACES).unwrap_err(), Error::Failed(Status::NO_SUCH_INDEX));
}

#[test]
#[should_panic(expected = "numbers for each place")]
fn an_output_without_room_is_not_written_to() {
    let batch = Batch::new(&choice("mayhem", 2), KEY, PLACES).unwrap();
    batch.observe(Outputs { masks: &mut [false; 10], ..Outputs::default() });
}

#[test]
#[should_panic(expected = "an action for each place")]
fn actions_are_as_many_as_places() {
    let mut batch = Batch::new(&choice("mayhem", 2), KEY, PLACES).unwrap();
    let _ = batch.step(&[Action(0)], Outputs::default());
}
