//! Many games at once over flat arrays, as a learner has them: a policy plays all seats.

use triqueta::{Action, Batch, Choice, Error, Expand, Expansion, Inputs, Output};

/// Stands for a network: judges a view, and chooses one of the legal actions.
fn policy(input: &[i8], legal: &[Action]) -> Action {
    let judgement: usize = input.iter().enumerate().map(|(at, &number)| at * usize::from(number.unsigned_abs())).sum();
    legal[judgement % legal.len()]
}

fn main() -> Result<(), Error> {
    let choice = Choice::new("hidden_wolves", &[("players", 3)])?;
    let mut batch = Batch::new(&choice, 1, 256)?;
    let mut out = batch.buffers(&[
        Output::Views,
        Output::Legal,
        Output::LegalCounts,
        Output::Done,
        Output::Truncated,
        Output::Wins,
        Output::FinalLengths,
    ]);
    let expansion = Expansion::new(&choice, Expand { relative_seats: true, one_hot: true });
    let mut inputs = vec![0; batch.places() * expansion.length()]; // of the network
    let mut actions = vec![Action(0); batch.places()];
    let (mut ended, mut cut_off, mut first_won, mut length) = (0, 0, 0, 0);
    batch.observe(out.outputs());
    for _ in 0..300 {
        expansion.expand_into(&out.views, &mut inputs);
        for (place, input) in inputs.chunks(expansion.length()).enumerate() {
            actions[place] = policy(input, out.legal_at(place));
        }
        batch.step(Inputs { actions: &actions, most_actions: 200, ..Inputs::default() }, out.outputs())?;
        for (place, wins) in out.wins.chunks(batch.sizes().reward_length).enumerate().filter(|(at, _)| out.done[*at]) {
            ended += 1;
            cut_off += u32::from(out.truncated[place]);
            first_won += u32::from(wins[0]);
            length += out.final_lengths[place];
        }
    }
    println!("{ended} games of {} actions on average, {cut_off} cut off, {first_won} won by seat 0", length / ended);
    Ok(())
}
