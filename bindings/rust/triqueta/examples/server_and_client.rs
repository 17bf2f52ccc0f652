//! A server and its clients: messages as bytes, clients that lose some of them, and a server that starts again.

use triqueta::{Action, Choice, Cursor, Dice, Error, Game, Language, Refusal, Turn, View, Viewer, seed_from};

/// What a client sends: where its view is, and its action if it is its turn.
struct Request {
    cursor: Cursor,
    action: Option<Action>,
}

/// A client has its view, and nothing else.
struct Client {
    view: View,
    log: String,
}

impl Client {
    fn receive(&mut self, message: &[u8]) -> Result<(), Error> {
        self.log += &self.view.sentences(message, Language::ENGLISH, &["Ada", "Bo"], false).unwrap_or_default();
        match self.view.advance(message) {
            // If it is refused, nothing is new, or the next request brings what is missing.
            Ok(()) | Err(Error::Refused(Refusal::REPEATED_MESSAGE | Refusal::MISSED_MESSAGES)) => Ok(()),
            // The message has the whole view.
            Err(_) => View::join(message).map(|view| self.view = view),
        }
    }

    fn request(&self, dice: &mut Dice) -> Request {
        Request { cursor: self.view.cursor(), action: dice.pick(&self.view.legal()).copied() }
    }
}

fn main() -> Result<(), Error> {
    let choice = Choice::new("base_game", &[("players", 2)])?;
    let mut game = Game::new(&choice, &seed_from(7))?; // a server takes 32 bytes of entropy instead
    game.set_id(&[7; 16]);
    let mut clients = Vec::new();
    for viewer in Viewer::all(2) {
        clients.push(Client { view: View::join(&game.catch_up(viewer, None)?)?, log: String::new() });
    }

    let mut dice = Dice::new(1, 0);
    let mut requests = 0;
    while game.turn() != Turn::Over {
        for client in &mut clients {
            let Request { cursor, action } = client.request(&mut dice);
            if let (Viewer::Seat(seat), Some(action)) = (client.view.viewer(), action) {
                // Refused if the client's view isn't the newest: it catches up below, and tries again.
                let _ = game.play_at(Some(&cursor), seat, action, None);
            }
            requests += 1;
            if requests % 5 > 0 {
                client.receive(&game.catch_up(client.view.viewer(), Some(&cursor))?)?;
            } // every fifth answer is lost
        }
        if requests % 60 == 0 {
            game = Game::load(&game.save(), requests)?; // the server starts again
        }
    }

    for client in &mut clients {
        let viewer = client.view.viewer();
        client.receive(&game.catch_up(viewer, Some(&client.view.cursor()))?)?;
        assert_eq!(client.view.hash(), game.view(viewer)?.hash());
    }
    print!("{}", clients[2].log.lines().take(3).fold(String::new(), |text, line| text + line + "\n"));
    println!("{:?} points after {requests} requests", clients[2].view.points());
    Ok(())
}
