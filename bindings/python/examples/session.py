"""A session on a server, and a client that follows it by messages."""

import secrets
import time
import uuid

import triqueta as tq

server = tq.Game("base_game(players=2)", secrets.token_bytes(32))
server.id = uuid.uuid4().bytes
server.tags["Seat0"] = "Ada"
server.take_seat(0, "person")

# A client joins by its first message, and follows by the others.
client = tq.View.join(server.catch_up(0))
sent = server.cursor(0)
server.play(0, client.legal[0], at=client.cursor, time=time.time_ns() // 1_000_000)
message = server.catch_up(0, sent)
print(*client.sentences(message, names=["Ada", "Bob"]))
client.advance(message)

save = server.save()  # or pickle.dumps(server): it holds all secrets, so it stays on the server
server = tq.Game.load(save)
print(f"{server!r}: {server.moment} things have happened")
