"""drive.py SERVER CLIENT REPLAY: plays matches of examples/server with real processes and real faults.

Clients are killed and come back, spectators come late, the server is killed at random moments and goes on from its
saves or from older ones, persons agree to undo and refuse it, strangers send garbage, hang, or don't read. At the end
every client's view must be the server's, and the record must lead to it.

TRIQUETA_SERVER_SEED chooses what happens, TRIQUETA_SERVER_SECONDS how long (5).
"""

import collections
import os
import random
import re
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time

SERVER, CLIENT, REPLAY = sys.argv[1:4]
SEED = int(os.environ.get("TRIQUETA_SERVER_SEED", "1"))
SECONDS = float(os.environ.get("TRIQUETA_SERVER_SECONDS", "5"))
PATIENCE = 2.0  # of the server
WAIT = 20.0  # for anything that must happen, on a busy machine

GAMES = [
    ("base_game(players=3)", 3),
    ("hidden_wolves(players=4, first=2)", 4),
    ("hidden_wolves_duel", 2),
    ("mayhem(players=3)", 3),
    ("race(players=2, turn_cap=40)", 2),
    ("night(players=4)", 4),
    ("wasps_at_noon(players=3, crop=4)", 3),
]

chance = random.Random(SEED)
counts = collections.Counter()
processes = []


def start(command, **more):
    processes.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **more))
    return processes[-1]


def fail(why):
    raise AssertionError(f"{why} (TRIQUETA_SERVER_SEED={SEED})")


def until(what, why, seconds=WAIT):
    end = time.monotonic() + seconds
    while not (found := what()):
        if time.monotonic() > end:
            fail(why() if callable(why) else why)
        time.sleep(0.002)
    return found


class Server:
    def __init__(self, folder):
        self.folder = folder
        self.process = None
        self.start()

    def start(self):
        entropy = os.path.join(self.folder, "entropy")
        with open(entropy, "wb") as file:
            file.write(chance.randbytes(1 << 16))
        command = [SERVER, self.folder, str(int(PATIENCE * 1000)), entropy]
        self.process = start(command)
        line = self.process.stdout.readline()
        if not line.startswith("port "):
            fail(f"the server didn't start: {line}")
        self.port = int(line.split()[1])

    def kill(self):
        if self.process.poll() is not None:
            fail(f"the server ended with {self.process.returncode}")
        self.check_memory()
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


    def check_memory(self):
        """Strangers can't fill it. Known on Linux only, and not with sanitizers."""
        try:
            with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
                status = dict(line.split(":", 1) for line in file)
        except OSError:
            return
        used = int(status["VmHWM"].split()[0]) // 1024
        counts["MiB of memory"] = max(counts["MiB of memory"], used)
        if used > 24 and int(status["VmSize"].split()[0]) < 1 << 30:
            fail(f"the server took {used} MiB")


class Raw:
    """A connection without a client's program."""

    def __init__(self, server):
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=WAIT)
        self.bytes = b""

    def send(self, text):
        content = text.encode()
        self.socket.sendall(struct.pack("<I", len(content)) + content)

    def receive(self):
        while len(self.bytes) < 4 or len(self.bytes) < 4 + struct.unpack_from("<I", self.bytes)[0]:
            more = self.socket.recv(1 << 16)
            if not more:
                fail("the server closed a connection")
            self.bytes += more
        end = 4 + struct.unpack_from("<I", self.bytes)[0]
        content, self.bytes = self.bytes[4:end], self.bytes[end:]
        return content

    def ask(self, text):
        self.send(text)
        return self.receive().decode()

    def must(self, text):
        answer = self.ask(text)
        if not answer.startswith("ok"):
            fail(f"{text}: {answer}")
        return answer[3:]

    def close(self):
        self.socket.close()


class Client:
    """A client's program. Its lines are read by a thread."""

    def __init__(self, server, match, seat=None, is_bot=False):
        self.match, self.seat, self.is_bot = match, seat, is_bot
        self.moment, self.cursor, self.turn, self.table = -1, None, None, ""
        self.falls = 0  # how often the game was taken back
        self.is_over = False
        self.refusals, self.answers = [], collections.deque()
        self.asked = 0.0  # when it last was to move
        command = [CLIENT, str(chance.getrandbits(32))]
        self.process = start(command, stdin=subprocess.PIPE, bufsize=1)
        threading.Thread(target=self.read, daemon=True).start()
        self.say(f"connect {server.port}")
        seat_words = "" if seat is None else f" seat {seat} key_{match.id[:8]}_{seat}" + (" bot" if is_bot else "")
        self.say(f"join {match.id}{seat_words}")
        if is_bot:
            self.say("auto")

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def read(self):
        for line in self.process.stdout:
            word, _, rest = line.rstrip("\n").partition(" ")
            if word == "at":
                cursor, _, turn = rest.split()
                moment = int(cursor.split(".")[0])
                self.falls += moment < self.moment
                self.is_over = turn == "-2"
                self.moment, self.cursor, self.turn = moment, cursor, int(turn)
            elif word == "table":
                self.table = rest
            elif word == "refused:":
                self.refusals.append(rest)
            elif word in ("view", "ok", "no", "disconnected"):
                self.answers.append(line.rstrip("\n"))

    def answer(self, kind):
        def find():
            while self.answers:
                line = self.answers.popleft()
                if line.split()[0] in kind:
                    return line
            return None

        return until(find, f"no answer {kind}")

    def view(self):
        """Its cursor and its view as JSON."""
        self.answers.clear()
        self.say("view")
        _, cursor, json = self.answer(("view",)).split(" ", 2)
        return cursor, json

    def settle(self):
        """Waits until the server has answered all that it asked."""
        self.answers.clear()
        self.say("json")
        until(lambda: any(line.startswith("ok {") for line in list(self.answers)), "no answer to json")

    def kill(self):
        self.process.kill()
        self.process.wait()


class Match:
    def __init__(self, server, game, players, persons):
        self.game, self.players = game, players
        raw = Raw(server)
        self.id = raw.must(f"create {game}")
        raw.close()
        bots = set(chance.sample(range(players), players - persons))
        self.seats = [Client(server, self, seat, seat in bots) for seat in range(players)]
        self.spectators = []
        self.may_fall = 0  # how often moves may have been taken back
        self.saves = []
        counts["matches"] += 1
        until(lambda: all(c.moment >= 0 for c in self.all()), f"{game} didn't begin")

    def all(self):
        return self.seats + self.spectators

    def persons(self):
        return [c for c in self.seats if not c.is_bot]

    def is_over(self):
        return all(c.is_over for c in self.all())

    def path(self, server):
        return os.path.join(server.folder, self.id + ".save")

    def keep_save(self, server):
        with open(self.path(server), "rb") as file:
            self.saves = (self.saves + [file.read()])[-4:]

    def move(self):
        """Lets a person whose turn it is move."""
        for c in self.persons():
            if c.turn == c.seat and time.monotonic() - c.asked > (0.3 if c.cursor == getattr(c, "moved", None) else 0):
                c.asked, c.moved = time.monotonic(), c.cursor
                c.say("move")
                counts["moves"] += 1

    def check(self, server):
        """Every view must be the server's. Precondition: nobody moves; bots may."""
        for c in self.all():
            raw = Raw(server)
            raw.must(f"join {self.id}" + ("" if c.seat is None else f" seat {c.seat} key_{self.id[:8]}_{c.seat}"))

            def is_same(c=c, raw=raw):
                self.last = (raw.must("json"), c.view()[1])
                return self.last[0] == self.last[1]

            until(is_same, lambda: f"{self.game}: a view isn't the server's: {self.last}")
            raw.close()
            if c.refusals:
                fail(f"{self.game}: a client refused a message: {c.refusals}")
            if c.falls > self.may_fall:
                fail(f"{self.game}: something was lost that a client had seen ({c.falls} > {self.may_fall})")
        counts["checks"] += 1

    def check_end(self, server):
        self.check(server)
        raw = Raw(server)
        raw.must(f"join {self.id}")
        record = raw.must("record")
        raw.close()
        replayed = subprocess.run([REPLAY], input=record, capture_output=True, text=True, check=False)
        if replayed.returncode != 0:
            fail(f"{self.game}: {replayed.stdout}\n{record}")
        views = replayed.stdout.splitlines()
        for c in self.all():
            if c.view()[1] != views[0 if c.seat is None else 1 + c.seat]:
                fail(f"{self.game}: the record leads elsewhere")
        if "_Key" in record:
            fail("a record has a key")
        counts["records"] += 1

    def end(self):
        for c in self.all():
            c.kill()


# --- what happens


def kill_client(server, matches):
    match = chance.choice(matches)
    place = chance.randrange(match.players)
    old = match.seats[place]
    old.kill()
    match.seats[place] = Client(server, match, old.seat, old.is_bot)
    counts["clients killed"] += 1


def add_spectator(server, matches):
    match = chance.choice(matches)
    if len(match.spectators) == 2:
        match.spectators.pop(0).kill()
    match.spectators.append(Client(server, match))
    counts["late spectators"] += 1


def restart(server, matches, older=None):
    server.kill()
    for match in older or []:
        with open(match.path(server), "wb") as file:
            file.write(chance.choice(match.saves))
        match.may_fall += 1
        counts["older saves"] += 1
    server.start()
    for match in matches:
        for c in match.all():
            c.say(f"connect {server.port}")
    counts["servers killed"] += 1


def kill_server(server, matches):
    for match in matches:
        match.move()
    time.sleep(chance.random() * 0.02)
    saved = [m for m in matches if m.saves]
    restart(server, matches, chance.sample(saved, 1) if saved and chance.random() < 0.5 else None)


def ask_undo(server, matches):
    match = chance.choice(matches)
    match.may_fall += 1
    for c in match.persons():
        c.say("undo")
    if chance.random() < 0.3:
        chance.choice(match.persons()).say("keep")
    counts["undo asked"] += 1


def keep_save(server, matches):
    chance.choice(matches).keep_save(server)


strangers = []  # connections that the server must drop


def garbage(server, matches, kind=None):
    raw = Raw(server)
    raw.socket.setblocking(False)
    kind = chance.randrange(6) if kind is None else kind
    match = chance.choice(matches)
    try:
        if kind == 0:
            raw.socket.send(chance.randbytes(chance.randrange(1, 5000)))  # random bytes
        elif kind == 1:
            raw.socket.send(struct.pack("<I", chance.choice([0, 4097, 1 << 20, (1 << 20) + 1, 0xFFFFFFFF])) + b"x" * 10)
        elif kind == 2:
            raw.socket.send(struct.pack("<I", 100) + b"play")  # half a frame
        elif kind == 3:  # frames with nonsense: answered
            words = ["join", "play", "undo", "catch up", match.id, "seat", "0", "-1", "99999999999", "key", "12.0", "\x00"]
            for _ in range(20):
                raw.send(" ".join(chance.choices(words, k=chance.randrange(1, 6))))
        elif kind == 4:  # somebody else's seat
            raw.socket.setblocking(True)
            if not raw.ask(f"join {match.id} seat {match.persons()[0].seat} wrong").startswith("no"):
                fail("a stranger got a seat")
            if match.persons() and not raw.ask("play 0.0000000000000000 0").startswith("no"):
                fail("a stranger played")
        else:  # asks and doesn't read
            raw.send(f"join {match.id}")
            raw.send("catch up")
            while True:
                raw.send("json")
    except (BlockingIOError, ConnectionError):
        pass
    counts["strangers"] += 1
    if kind in (1, 2, 5):
        strangers.append(raw)
    else:
        raw.close()


def is_held(server, raw):
    """Whether the server still holds its end of a connection, without reading, which would show that one reads. Known
    on Linux only."""
    held = f":{server.port:04X} 0100007F:{raw.socket.getsockname()[1]:04X} 01 "
    try:
        with open("/proc/net/tcp", encoding="ascii") as file:
            return any(held in line for line in file)
    except OSError:
        return False


def check_strangers(server):
    """They must be dropped. The server's memory isn't theirs to fill."""
    for raw in strangers:
        until(lambda raw=raw: not is_held(server, raw), "a stranger who hangs isn't dropped", PATIENCE + WAIT)
        raw.close()
    strangers.clear()


def check_one_match(server, matches):
    match = chance.choice(matches)
    match.check(server)


EVENTS = [
    (kill_client, 6),
    (add_spectator, 4),
    (kill_server, 4),
    (ask_undo, 8),
    (keep_save, 10),
    (garbage, 6),
    (check_one_match, 3),
]


# --- fixed scenes


def scene_undo(server):
    """Undo happens when all persons agree, and not when one refuses or plays."""
    match = Match(server, "base_game(players=2)", 2, 2)
    a, b = match.seats
    for _ in range(3):
        before = a.moment
        match.move()
        until(lambda: a.moment > before and b.moment == a.moment, "a move isn't seen")
    moment = a.moment

    a.say("undo")
    until(lambda: '"agreed_to_undo":[0]' in b.table, "nobody sees who agrees")
    b.say("keep")
    until(lambda: '"agreed_to_undo":[]' in a.table, "nobody sees who refuses")
    if a.moment != moment:
        fail("undone against a person's will")

    a.say("undo")
    until(lambda: '"agreed_to_undo":[0]' in b.table, "nobody sees who agrees")
    match.move()
    until(lambda: a.moment > moment and b.moment == a.moment, "a move isn't seen")
    if '"agreed_to_undo":[]' not in a.table:
        fail("a move doesn't end an agreement")

    moment = a.moment
    match.may_fall = 1
    spectator = Client(server, match)
    match.spectators.append(spectator)
    until(lambda: spectator.moment == moment, "no spectator")
    spectator.answers.clear()
    spectator.say("undo")
    if not spectator.answer(("no", "ok")).startswith("no"):
        fail("a spectator agreed to undo")
    raw = Raw(server)
    raw.must(f"join {match.id}")
    mover = match.seats[a.turn]
    for action in range(25):
        if not raw.ask(f"play {mover.cursor} {action}").startswith("no"):
            fail("a spectator played")
    raw.close()
    a.say("undo")
    b.say("undo")
    until(lambda: all(c.moment < moment for c in match.all()), "all agreed, and nothing was undone")
    match.check(server)
    match.end()


def scene_acknowledged(server):
    """What was acknowledged is there after a SIGKILL, and the match goes on."""
    match = Match(server, "wasps_at_noon(players=2)", 2, 2)
    for _ in range(5):
        before = max(c.moment for c in match.seats)
        match.move()
        until(lambda: any(c.moment > before for c in match.seats), "a move isn't seen")
        restart(server, [match])
        until(lambda: all(c.moment > before for c in match.seats), "an acknowledged move is lost")
    match.check(server)

    match.keep_save(server)
    old = match.seats[0].view()
    for _ in range(3):
        before = max(c.moment for c in match.seats)
        match.move()
        until(lambda: all(c.moment > before for c in match.seats), "a move isn't seen")
    new = match.seats[0].view()
    restart(server, [match], [match])
    until(lambda: match.seats[0].view()[1] == old[1], "an older save wasn't taken over")
    if new == old:
        fail("nothing was played")
    match.check(server)
    match.end()


def scene_leave(server):
    """A seat that is left is free for another player. When all left, the match is closed."""
    match = Match(server, "base_game(players=2)", 2, 2)
    a, b = match.seats
    a.say("leave")
    until(lambda: '["nobody","person"]' in b.table, "nobody sees who left")
    a.kill()
    match.seats[0] = Client(server, match, 0)
    until(lambda: '["person","person"]' in b.table, "the seat isn't free")
    for c in match.seats:
        c.say("leave")
    raw = Raw(server)
    raw.must(f"join {match.id}")
    raw.send("catch up")
    until(lambda: b'"closed":"Everybody left."' in raw.receive(), "not closed")
    raw.close()
    match.end()


def scene_strangers(server):
    """All of them are dropped, while a match goes on."""
    match = Match(server, "base_game(players=2)", 2, 2)
    for kind in range(6):
        garbage(server, [match], kind)
    before = match.seats[0].moment
    match.move()
    until(lambda: all(c.moment > before for c in match.seats), "a move isn't seen")
    check_strangers(server)
    match.check(server)
    match.end()


def chaos(server):
    matches = []
    end = time.monotonic() + SECONDS
    games = []
    events, weights = zip(*EVENTS)
    while time.monotonic() < end:
        while len(matches) < 4:
            games = games or chance.sample(GAMES, len(GAMES))
            game, players = games.pop()
            matches.append(Match(server, game, players, chance.randrange(1, min(players, 3) + 1)))
        for _ in range(chance.randrange(1, 40)):
            for match in matches:
                match.move()
            time.sleep(0.001)
        chance.choices(events, weights)[0](server, matches)
        for match in [m for m in matches if m.is_over()]:
            finish(server, match)
            matches.remove(match)
    for match in matches:
        finish(server, match)


def finish(server, match):
    def is_over():
        match.move()
        return match.is_over()

    def is_settled():
        until(is_over, lambda: f"{match.game} doesn't end: {[(c.seat, c.cursor, c.turn) for c in match.all()]}", 3 * WAIT)
        for c in match.all():
            c.settle()  # one may still ask to undo
        time.sleep(0.02)
        return match.is_over()

    until(is_settled, f"{match.game} is undone again and again", 3 * WAIT)
    match.check_end(server)
    match.end()


def main():
    # In memory where that is possible: a disk that syncs slowly would only make everything slow.
    in_memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    folder = tempfile.mkdtemp(prefix="triqueta_server_", dir=in_memory)
    server = Server(folder)
    try:
        raw = Raw(server)
        listed = raw.must("list")
        for game, _ in GAMES:
            if not re.search(rf"^{game.split('(')[0]}\(", listed, re.M):
                fail(f"{game} isn't listed")
        for wrong in ["chess", "race(players=1)", "race(", "race(colour=3)", "", "race(players=2))"]:
            if not raw.ask(f"create {wrong}").startswith("no"):
                fail(f"create {wrong}")
        raw.close()
        scene_undo(server)
        scene_acknowledged(server)
        scene_leave(server)
        scene_strangers(server)
        chaos(server)
        check_strangers(server)
        server.kill()
    except BaseException:
        print(f"the saves are in {folder}", file=sys.stderr)
        raise
    finally:
        for process in processes:
            process.kill()
    shutil.rmtree(folder)
    print(", ".join(f"{count} {what}" for what, count in counts.items()))


main()
