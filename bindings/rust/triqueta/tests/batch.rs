//! A batch plays as single games do.

mod support;

use std::collections::BTreeSet;
use std::thread;

use support::choice;
use triqueta::{
    Action, Arrays, Batch, Buffers, Choice, Dice, Error, Game, Inputs, Output, Outputs, Refusal, Seat, Status, Turn,
    Viewer, games, simulate,
};

const KEY: u64 = 11;
const PLACES: usize = 3;

/// One game as the batch is to play it.
struct Single {
    number: u64,
    length: u32,
    game: Game,
    dice: Dice,
}

impl Single {
    fn new(options: &Choice, number: u64) -> Self {
        Self::of(Game::open(options).unwrap(), KEY, number)
    }

    fn of(game: Game, key: u64, number: u64) -> Self {
        let mut single = Self { number, length: 0, game, dice: Dice::new(key, number) };
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
        self.length += 1;
        self.let_chance_answer();
    }
}

/// Choices of every variant, for the fewest and the most players.
fn choices() -> impl Iterator<Item = Choice> {
    games().into_iter().flat_map(|variant| {
        let players = variant.options().swap_remove(0);
        BTreeSet::from([players.least, players.most]).into_iter().map(move |players| choice(variant, players))
    })
}

fn row<T>(all: &[T], place: usize) -> &[T] {
    let length = all.len() / PLACES;
    &all[place * length..][..length]
}

/// Asserts that the encoded views of all seats, and the encoded state, are those of a game.
fn assert_encoded(views: &[i8], state: &[i8], game: &Game, at: &str) {
    let choice = game.choice();
    let sizes = choice.sizes();
    let own = sizes.own_offset..sizes.own_offset + sizes.own_length;
    let spectator = game.view(Viewer::Spectator).unwrap().encode();
    assert_eq!(state[..own.start], spectator[..own.start], "{at}");
    let mut secrets = state[own.start..].chunks(sizes.own_length.max(1));
    for (seat, view) in Seat::all(choice.players()).zip(views.chunks(sizes.encoding_length)) {
        assert_eq!(view, game.view(seat).unwrap().encode(), "{at}, seat {seat}");
        assert_eq!(secrets.next().unwrap_or_default()[..sizes.own_length], view[own.clone()], "{at}, seat {seat}");
    }
}

/// Asserts that the observation of a place is that of its game.
fn assert_observed(out: &Buffers, place: usize, single: &Single, at: &str) {
    let (game, seat, mask) = (&single.game, single.seat(), single.game.mask());
    assert_eq!(out.seats[place], seat, "{at}");
    assert_eq!(row(&out.masks, place), mask, "{at}");
    assert_eq!(row(&out.views, place), game.view(seat).unwrap().encode(), "{at}");
    assert_eq!((out.numbers[place], out.lengths[place]), (single.number, single.length), "{at}");
    let turned = (u64::from(out.players[place]) + single.number) % u64::from(game.choice().players());
    assert_eq!(turned, seat.index() as u64, "{at}");
    let bits = row(&out.mask_bits, place);
    assert!(mask.iter().enumerate().all(|(action, &legal)| (bits[action / 8] >> (action % 8) & 1 == 1) == legal));
    assert_eq!(out.legal_at(place), game.legal(), "{at}");
    assert_encoded(row(&out.all_views, place), row(&out.states, place), game, at);
}

/// Asserts that what a step says of a place's game is right; `before` is what it wrote over.
fn assert_played(out: &Buffers, before: &Buffers, place: usize, single: &Single, most_actions: u32, at: &str) {
    let game = &single.game;
    let sizes = game.choice().sizes();
    let is_cut_off = game.turn() != Turn::Over && single.length == most_actions;
    let is_done = game.turn() == Turn::Over || is_cut_off;
    assert_eq!((out.done[place], out.truncated[place]), (is_done, is_cut_off), "{at}");
    let (mut points, mut wins) = (vec![0; sizes.reward_length], vec![false; sizes.reward_length]);
    if is_done {
        points.splice(..game.points().len(), game.points());
        game.winners().iter().for_each(|seat| wins[seat.index()] = true);
    }
    assert_eq!((row(&out.rewards, place), row(&out.wins, place)), (points.as_slice(), wins.as_slice()), "{at}");
    if !is_done {
        assert_eq!(out.final_numbers[place], before.final_numbers[place], "{at}");
        assert_eq!(out.final_lengths[place], before.final_lengths[place], "{at}");
        assert_eq!(row(&out.final_views, place), row(&before.final_views, place), "{at}");
        assert_eq!(row(&out.final_states, place), row(&before.final_states, place), "{at}");
        return;
    }
    assert_eq!((out.final_numbers[place], out.final_lengths[place]), (single.number, single.length), "{at}");
    assert_encoded(row(&out.final_views, place), row(&out.final_states, place), game, at);
    if !is_cut_off {
        assert!(points.iter().all(|points| (sizes.least_reward..=sizes.most_reward).contains(points)), "{at}");
        assert!(sizes.longest_game.is_none_or(|most| single.length as usize <= most), "{at}");
    }
}

#[test]
fn a_batch_is_bit_for_bit_what_single_games_are() {
    for (options, most_actions) in choices().flat_map(|options| [(options, 0), (options, 40)]) {
        let mut batch = Batch::new(&options, KEY, PLACES).unwrap();
        let mut singles: Vec<_> = (0..).take(PLACES).map(|number| Single::new(&options, number)).collect();
        let mut dice = Dice::new(1, 0);
        let mut out = filled(&batch);
        let mut ended = 0;
        batch.observe(out.outputs());
        for step in 0..if most_actions == 0 { 1000 } else { 200 } {
            let at = |place| format!("{options}, place {place}, step {step}");
            for (place, single) in singles.iter().enumerate() {
                assert_observed(&out, place, single, &at(place));
                assert_eq!(batch.game(place).unwrap().hash(), single.game.hash(), "{}", at(place));
            }
            let actions: Vec<_> = singles.iter().map(|single| *dice.pick(&single.game.legal()).unwrap()).collect();
            let before = out.clone();
            batch.step(Inputs { actions: &actions, most_actions, ..Inputs::default() }, out.outputs()).unwrap();
            for (place, (single, &action)) in singles.iter_mut().zip(&actions).enumerate() {
                single.play(action);
                assert_played(&out, &before, place, single, most_actions, &at(place));
                if out.done[place] {
                    *single = Single::new(&options, single.number + PLACES as u64);
                    ended += 1;
                }
            }
            assert_eq!(batch.numbers(), singles.iter().map(|single| single.number).collect::<Vec<_>>());
        }
        assert!(ended > PLACES, "{options}: only {ended} games ended");
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

/// A batch of every variant with some games begun, of which one place more than two blocks of 64 has a part.
const MANY: usize = 129;

fn begun(options: &Choice) -> Batch {
    let mut batch = Batch::new(options, KEY, MANY).unwrap();
    let mut actions = [Action(0); MANY];
    for _ in 0..5 {
        batch.choose(&mut actions);
        batch.step(&actions, Outputs::default()).unwrap();
    }
    batch
}

/// Arrays for all that a batch writes, of which nothing is what it writes.
fn filled(batch: &Batch) -> Buffers {
    let mut out = batch.buffers(Output::ALL);
    out.seats.fill(Seat::new(99));
    for numbers in [&mut out.views, &mut out.all_views, &mut out.states, &mut out.final_views, &mut out.final_states] {
        numbers.fill(99);
    }
    for flags in [&mut out.masks, &mut out.done, &mut out.truncated, &mut out.wins] {
        flags.fill(true);
    }
    for counts in [&mut out.players, &mut out.lengths, &mut out.legal_counts, &mut out.final_lengths] {
        counts.fill(9999);
    }
    out.rewards.fill(99);
    out.legal.fill(Action(99));
    out.mask_bits.fill(99);
    out.numbers.fill(99);
    out.final_numbers.fill(99);
    out
}

#[test]
fn parts_played_by_threads_are_the_batch_played_whole() {
    for variant in games() {
        let mut whole = begun(&choice(variant, 2));
        let mut split = whole.clone();
        let (mut expected, mut written) = (filled(&whole), filled(&whole));
        let mut actions = [[Action(0); MANY]; 2];
        let mut only = [true; MANY];
        only[5] = false;
        only[70] = false;
        for step in 0..60 {
            let at = format!("{variant}, step {step}");
            whole.choose_only(&only, &mut actions[0]);
            let inputs = Inputs { actions: &actions[0], only: &only, most_actions: 40 };
            whole.step(inputs, expected.outputs()).unwrap();

            let (actions, outputs) = (&mut actions[1], written.outputs());
            let arrays = Arrays { actions, only: &mut only, most_actions: 40, outputs, ..Arrays::default() };
            let parts = split.parts(2, arrays);
            assert_eq!(parts.iter().map(|part| part.places().clone()).collect::<Vec<_>>(), [0..128, 128..MANY]);
            thread::scope(|scope| {
                for mut part in parts {
                    scope.spawn(move || {
                        part.choose();
                        assert_eq!(part.why_not(), None);
                        part.step().unwrap();
                    });
                }
            });
            assert_eq!(written, expected, "{at}");
        }
        assert_eq!(actions[0], actions[1]);
        assert_eq!(split.save(), whole.save());

        let taken = whole.play_out(&mut expected.rewards);
        let parts = split.parts(5, Arrays { outputs: written.outputs(), ..Arrays::default() });
        assert_eq!(parts.iter().map(|part| part.places().len()).collect::<Vec<_>>(), [64, 64, 1, 0, 0]);
        let sum: u64 = thread::scope(|scope| {
            let play_out = |mut part: triqueta::BatchPart<'_>| {
                let taken = part.play_out();
                part.observe();
                taken
            };
            let threads: Vec<_> = parts.into_iter().map(|part| scope.spawn(move || play_out(part))).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).sum()
        });
        whole.observe(Outputs { rewards: &mut [], done: &mut [], ..expected.outputs() });
        assert_eq!((written, sum), (expected, taken));
        assert_eq!(split.save(), whole.save());
    }
}

#[test]
fn a_part_has_its_elements_of_the_arrays() {
    let mut batch = begun(&choice("mayhem", 2));
    let sizes = *batch.sizes();
    let (mut all_actions, mut numbers) = ([Action(0); MANY], [0; MANY]);
    let mut written = filled(&batch);
    let arrays =
        Arrays { actions: &mut all_actions, random: &mut numbers, outputs: written.outputs(), ..Arrays::default() };
    let mut parts = batch.parts(3, arrays);
    let part = &mut parts[1];
    part.observe();
    let Arrays { actions, only, random, outputs, .. } = part.arrays();
    assert_eq!((actions.len(), only.len(), outputs.masks.len()), (64, 0, 64 * sizes.actions));
    random.fill(u64::MAX);
    part.choose();
    let Arrays { actions, outputs, .. } = part.arrays();
    let last = |mask: &[bool]| Action(i32::try_from(mask.iter().rposition(|&legal| legal).unwrap()).unwrap());
    let last: Vec<_> = outputs.masks.chunks(sizes.actions).map(last).collect();
    assert_eq!(actions, last, "the greatest number of all chooses the last legal action");

    let legal = actions[3];
    actions[3] = Action(-1);
    let (place, refusal) = part.why_not().unwrap();
    assert_eq!((place, refusal), (67, Refusal::NO_SUCH_NUMBER));
    assert_eq!(part.step(), Err(Error::RefusedAt { place, refusal }));
    part.arrays().actions[3] = legal;
    part.step().unwrap();
    let (first, second) = written.seats.split_at(64);
    assert!(first.iter().all(|&seat| seat == Seat::new(99)));
    assert!(second[..64].iter().all(|&seat| seat < Seat::new(2)));
    assert!(numbers.iter().enumerate().all(|(place, &number)| (number > 0) == (64..128).contains(&place)));
}

#[test]
fn steps_by_chosen_actions_are_a_playout() {
    for variant in games() {
        let mut batch = begun(&choice(variant, 2));
        let mut expected = vec![0; MANY * batch.sizes().reward_length];
        let taken = batch.clone().play_out(&mut expected);
        let mut actions = [Action(0); MANY];
        let mut only = [true; MANY];
        let mut written = filled(&batch);
        let mut steps = 0;
        while only.contains(&true) {
            batch.choose_only(&only, &mut actions);
            steps += only.iter().filter(|&&plays| plays).count() as u64;
            batch.step(Inputs { actions: &actions, only: &only, ..Inputs::default() }, written.outputs()).unwrap();
            only.iter_mut().zip(&written.done).for_each(|(plays, done)| *plays &= !done);
        }
        assert_eq!((written.rewards, steps), (expected, taken), "{variant}");
    }
}

#[test]
fn random_numbers_of_the_caller_choose_and_leave_the_dice() {
    let mut batch = begun(&choice("race", 2));
    let before = batch.save();
    let mut actions = [Action(99); MANY];
    batch.choose_by(&[0; MANY], &mut actions);
    for (place, &action) in actions.iter().enumerate() {
        assert_eq!(action, batch.game(place).unwrap().legal()[0]);
    }
    batch.choose_by(&[u64::MAX; MANY], &mut actions);
    for (place, action) in actions.iter().enumerate() {
        assert_eq!(action, batch.game(place).unwrap().legal().last().unwrap());
    }
    assert_eq!(batch.save(), before);
    batch.choose(&mut actions);
    assert_ne!(batch.save(), before);
}

#[test]
fn places_that_take_no_part_stay_as_they_are() {
    for variant in games() {
        let mut batch = begun(&choice(variant, 2));
        let numbers = batch.numbers();
        let hashes: Vec<_> = (0..MANY).map(|place| batch.game(place).unwrap().hash()).collect();
        let mut actions = [Action(-1); MANY];
        let mut only = [false; MANY];
        only[70] = true;
        batch.choose_only(&only, &mut actions);
        assert!(actions.iter().enumerate().all(|(place, &action)| (action == Action(-1)) == (place != 70)));
        let mut written = filled(&batch);
        let untouched = written.clone();
        batch.observe_only(&[false; MANY], written.outputs());
        assert_eq!(written, untouched);
        batch.observe_only(&only, written.outputs());
        assert_eq!(written.seats[70], batch.game(70).unwrap().turn().seat().unwrap());
        let inputs = Inputs { actions: &actions, only: &only, ..Inputs::default() };
        assert_eq!(batch.why_not(inputs), None);
        assert_eq!(batch.why_not(&actions).unwrap().0, 0);
        batch.step(inputs, written.outputs()).unwrap();
        for place in (0..MANY).filter(|&place| place != 70) {
            assert_eq!(written.seats[place], untouched.seats[place]);
            assert_eq!(written.done[place], untouched.done[place]);
            assert_eq!(batch.game(place).unwrap().hash(), hashes[place], "{variant}, place {place}");
        }
        assert!(!written.done[70] && batch.game(70).unwrap().hash() != hashes[70]);
        batch.reset(&only);
        let expected: Vec<_> =
            numbers.iter().zip(&only).map(|(n, &only)| n + if only { MANY as u64 } else { 0 }).collect();
        assert_eq!(batch.numbers(), expected);
    }
}

#[test]
fn workers_share_numbers_and_begin_anew() {
    let options = choice("hidden_wolves", 2);
    let mut batch = Batch::new(&options, 1, PLACES).unwrap();
    batch.restart(KEY, 6, 9);
    assert_eq!(batch.numbers(), [6, 7, 8]);
    assert_eq!(batch.game(1).unwrap().hash(), Single::new(&options, 7).game.hash());
    batch.reset(&[]);
    assert_eq!(batch.numbers(), [15, 16, 17]);
    batch.reset(&[false, true, false]);
    assert_eq!(batch.numbers(), [15, 25, 17]);
    assert_eq!(batch.game(1).unwrap().hash(), Single::new(&options, 25).game.hash());
    batch.restart(KEY, 0, 0);
    assert_eq!(batch.save(), Batch::new(&options, KEY, PLACES).unwrap().save());
}

#[test]
fn copies_and_saved_batches_go_on_as_the_batch() {
    for variant in games() {
        let options = choice(variant, 2);
        let mut batch = begun(&options);
        let saved = batch.save();
        let mut copies = vec![batch.clone(), Batch::load(&saved).unwrap()];
        for other in [
            Batch::new(&options, 1, MANY).unwrap(),
            Batch::new(&options, 1, 2).unwrap(),
            Batch::new(&choice("race", 2), 1, MANY).unwrap(),
            Batch::new(&choice("race", 3), 1, MANY).unwrap(),
        ] {
            let mut copy = other;
            copy.clone_from(&batch);
            copies.push(copy);
        }
        let mut rewards = vec![0; MANY * batch.sizes().reward_length];
        let taken = batch.play_out(&mut rewards);
        for mut copy in copies {
            assert_eq!((copy.choice(), *copy.sizes(), copy.places()), (batch.choice(), *batch.sizes(), MANY));
            assert_eq!(copy.save(), saved);
            let mut again = vec![0; rewards.len()];
            assert_eq!(copy.play_out(&mut again), taken);
            assert_eq!(again, rewards);
            assert_eq!(copy.save(), batch.save());
        }
    }
}

#[test]
fn games_are_cut_off_and_done() {
    let options = choice("base_game", 2);
    let mut batch = Batch::new(&options, KEY, PLACES).unwrap();
    let length = batch.sizes().reward_length;
    let mut singles: Vec<_> = (0..).take(PLACES).map(|number| Single::new(&options, number)).collect();
    let mut written = filled(&batch);
    for step in 1..=20 {
        let actions: Vec<_> = singles.iter().map(|single| single.game.legal()[0]).collect();
        batch.step(Inputs { actions: &actions, most_actions: 20, ..Inputs::default() }, written.outputs()).unwrap();
        singles.iter_mut().zip(actions).for_each(|(single, action)| single.play(action));
        assert_eq!(written.done, [step == 20; PLACES]);
    }
    for (single, reward) in singles.iter().zip(written.rewards.chunks(length)) {
        assert_eq!(reward[..2], single.game.points());
    }
    assert_eq!(batch.numbers(), [3, 4, 5]);
}

#[test]
fn a_position_and_completions_are_put_and_played_on() {
    for variant in games() {
        let options = choice(variant, 2);
        let mut batch = begun(&options);
        let mut single = Single::new(&options, 1);
        for _ in 0..9 {
            single.play(*single.dice.clone().pick(&single.game.legal()).unwrap());
        }
        batch.put(128, &single.game, 4, 1000).unwrap();
        let view = single.game.view(single.seat()).unwrap();
        batch.complete(&view, 4, 500, 60..70).unwrap();
        let numbers = batch.numbers();
        assert_eq!((numbers[59], numbers[70], numbers[128]), (59, 70, 1000));
        assert_eq!(numbers[60..70], (500..510).collect::<Vec<_>>());

        let put = Single::of(single.game.clone(), 4, 1000);
        let mut all = vec![(128, put)];
        for number in 500..510 {
            let mut dice = Dice::new(4, number);
            let game = view.complete(&mut dice).unwrap();
            all.push((usize::try_from(number).unwrap() - 440, Single { number, length: 0, game, dice }));
        }
        let mut rewards = vec![0; MANY * batch.sizes().reward_length];
        for (place, single) in &all {
            assert_eq!(batch.game(*place).unwrap().hash(), single.game.hash(), "{variant}, place {place}");
        }
        batch.play_out(&mut rewards);
        for (place, single) in &mut all {
            single.game.play_out(&mut single.dice);
            assert_eq!(rewards[*place * batch.sizes().reward_length..][..2], single.game.points());
            assert_eq!(batch.numbers()[*place], single.number + MANY as u64);
        }
    }
}

#[test]
fn positions_that_do_not_fit_are_refused() {
    let mut batch = begun(&choice("base_game", 2));
    let before = batch.save();
    let mut game = batch.game(0).unwrap();
    let view = game.view(Seat::new(1)).unwrap();
    let failed = |status| Err(Error::Failed(status));
    for places in [0..MANY + 1, MANY..MANY + 1, usize::MAX - 1..usize::MAX, 1..usize::MAX] {
        assert_eq!(batch.complete(&view, 1, 0, places), failed(Status::OUT_OF_RANGE));
    }
    batch.complete(&view, 1, 0, MANY..MANY).unwrap();
    assert_eq!(batch.put(MANY, &game, 1, 0), failed(Status::NO_SUCH_INDEX));
    for (variant, players) in [("base_game", 3), ("hidden_wolves", 2), ("mayhem", 2)] {
        let other = Game::open(&choice(variant, players)).unwrap();
        assert_eq!(batch.put(0, &other, 1, 0), failed(Status::OTHER_GAME));
        assert_eq!(batch.complete(&other.view(Seat::new(0)).unwrap(), 1, 0, 0..1), failed(Status::OTHER_GAME));
    }
    game.play_out(&mut Dice::new(1, 0));
    assert_eq!(batch.put(0, &game, 1, 0), Err(Error::Refused(Refusal::GAME_IS_OVER)));
    let view = game.view(Seat::new(1)).unwrap();
    assert_eq!(batch.complete(&view, 1, 0, 0..1), Err(Error::Refused(Refusal::GAME_IS_OVER)));
    assert_eq!(batch.save(), before);
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
#[should_panic(expected = "masks has 433 elements for each place")]
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
