"""Two opponents play matches on all cores, and simulations run on a Ray cluster: matches.py --address HOST:PORT."""

import argparse

from triqueta import parallel

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--games", type=int, default=100)
parser.add_argument("--address", help="of a Ray cluster; 'auto' for one on this machine. Default: processes")
parser.add_argument("--resume", help="a file: keeps what is done, and goes on from it")
asked = parser.parse_args()


def main() -> None:
    """Let a medium bot play against a beginner."""
    executor = parallel.ray_executor(asked.address) if asked.address else None
    players = [parallel.bot("medium"), parallel.bot("beginner")]
    totals = parallel.play_matches(
        "base_game",
        players,
        key=1,
        games=asked.games,
        executor=executor,
        resume=asked.resume,
        on_progress=lambda so_far: print(f"{so_far.games} games", end="\r"),
    )
    print(f"medium wins {totals.wins[0]} of {totals.games} games")


if __name__ == "__main__":  # worker processes import this file
    main()
