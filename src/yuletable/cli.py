"""The command `yuletable`."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

from yuletable import __version__
from yuletable.commands.errors import CommandError, checked_options, game_entry, json_of, to_json
from yuletable.core.protocol import Json

PORT: Final = 8080
ERROR_CODE: Final = 2
MISSED_CODE: Final = 1


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(ERROR_CODE, f"{self.prog}: {message} (see {self.prog} --help)\n")


def data_folder() -> Path:
    """Where rooms are kept unless said otherwise: `.yuletable` in a checkout, else the folder that
    the platform has for a user's data."""
    checkout = Path(__file__).resolve().parents[2]
    if (checkout / "pyproject.toml").is_file() and (checkout / "src" / "yuletable").is_dir():
        return checkout / ".yuletable"
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Yuletable"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Yuletable"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "yuletable"


def _serve(args: argparse.Namespace) -> None:
    from yuletable.server.app import ServeError, serve

    try:
        serve(
            bind=args.bind,
            port=args.port,
            data=args.data or data_folder(),
            public_url=args.public_url,
            open_page=not args.no_open,
            seed=args.seed,
        )
    except ServeError as error:
        raise CommandError(str(error)) from None


def _games(args: argparse.Namespace) -> None:
    from yuletable.core.registry import entries

    games: list[dict[str, Json]] = []
    for entry in entries().values():
        spec = entry.game.spec
        games.append(
            {
                "id": spec.id,
                "rules_version": spec.rules_version,
                "min_seats": spec.min_seats,
                "max_seats": spec.max_seats,
                "num_actions": spec.num_actions,
                "max_length": spec.max_length,
                "options": spec.options,
                "bots": list(entry.bots),
            }
        )
    if args.json:
        print(to_json(games))
        return
    for game, entry in zip(games, entries().values(), strict=True):
        print(f"{game['id']}: {entry.game.spec.seats_text} seats")
        for option in game["options"]:
            offered = "null or HH:MM" if option.time else ", ".join(map(to_json, option.choices))
            print(f"  {option.key}: {offered} (without it: {to_json(option.default)})")
        print(f"  bots: {', '.join(game['bots'])}")


def _simulate(args: argparse.Namespace) -> None:
    from yuletable.commands.simulate import simulate, simulation_text

    options = _options(args.options)
    result = simulate(args.game, args.seats, args.games, args.seed, args.bots.split(","), options)
    print(to_json(result) if args.json else simulation_text(result))


def _arena(args: argparse.Namespace) -> None:
    from yuletable.arena.contest import Contest, contest_text
    from yuletable.arena.tournament import tournament_text
    from yuletable.commands.arena import arena

    result = arena(
        bots=args.bots,
        field=args.field,
        game_id=args.game,
        seats=args.seats,
        blocks=args.blocks,
        seed=args.seed,
        iterations=args.iterations,
        options=_options(args.options),
        jobs=args.jobs,
        out=args.out,
        programs=args.bot,
        ms=args.bot_ms,
        ray=args.ray,
    )
    if args.json:
        print(to_json(result))
    else:
        print(contest_text(result) if isinstance(result, Contest) else tournament_text(result))


def _ladder(args: argparse.Namespace) -> int:
    from yuletable.arena.ladder import ladder_table
    from yuletable.commands.ladder import ladder, missed

    measured = ladder(args.game, args.quick, args.out, args.seed, args.jobs, args.blocks, args.ray)
    print(to_json(measured) if args.json else ladder_table(measured))
    sentences = missed(measured)
    for each in sentences:
        print(f"yuletable: a gate is missed: {each}", file=sys.stderr)
    return MISSED_CODE if sentences else 0


def _perft(args: argparse.Namespace) -> None:
    from yuletable.commands.perft import count_lines, counts_text

    result = count_lines(args.game, args.order, args.depth)
    print(to_json(result) if args.json else counts_text(result))


def _options(text: str) -> dict[str, Json]:
    options = json_of(text, "--options")
    if not isinstance(options, dict):
        raise CommandError(f'--options must be a JSON object like {{"dice": 2}}, not {text}.')
    return options


def _position(args: argparse.Namespace) -> None:
    from yuletable.commands.inspecting import do_step, open_position, position_result, result_text
    from yuletable.core.match import Events

    entry, match = open_position(args.game, args.file)
    events = Events()
    for step in args.do:
        do_step(entry, match, step, events)
    result = position_result(entry, match, events)
    print(to_json(result) if args.json else result_text(result))


def _replay(args: argparse.Namespace) -> None:
    from yuletable.commands.inspecting import replay_result, result_text

    result = replay_result(args.file, args.upto, args.viewer)
    print(to_json(result) if args.json else result_text(result))


def _verify(args: argparse.Namespace) -> None:
    from yuletable.commands.inspecting import verify_file

    result = verify_file(args.file)
    if args.json:
        print(to_json(result))
    else:
        print(
            f"{args.file} is true: {result['steps']} steps, all legal; {result['draws']} draws, "
            f"all as the seed gives them; the seed is the one committed to."
        )


def _bench_rules(args: argparse.Namespace) -> None:
    from yuletable.bench import hearts
    from yuletable.bench.rules import rules_text, run_rules_bench

    if args.hearts:
        if not hearts.available():
            raise CommandError(hearts.MISSING)
        beside = hearts.run_hearts_bench(args.seconds)
        print(to_json(beside) if args.json else hearts.hearts_text(beside))
        return
    result = run_rules_bench(args.seconds)
    print(to_json(result) if args.json else rules_text(result))


def _bench_server(args: argparse.Namespace) -> None:
    from yuletable.bench.server import run_server_bench

    result = run_server_bench(seconds=args.seconds, as_json=args.json)
    if args.json:
        print(to_json(result))


def _bench_bots(args: argparse.Namespace) -> None:
    from yuletable.bench.bots import bots_text, run_bots_bench, thinkers

    found = dict(thinkers())
    game = args.game or next(iter(found), "any game")
    if game not in found:
        known = ", ".join(found) or "none"
        raise CommandError(f"{game} has no bot that looks ahead. The games that have one: {known}.")
    options = _options(args.options)
    spec = game_entry(game).game.spec
    seats = spec.min_seats if args.seats is None else args.seats
    checked_options(spec, seats, options)
    result = run_bots_bench(args.seconds, game, found[game], seats, options)
    print(to_json(result) if args.json else bots_text(result))


def _bench_patchwork(args: argparse.Namespace) -> None:
    from yuletable.bench.patchwork import patchwork_text, run_patchwork_bench

    result = run_patchwork_bench(args.seconds)
    print(to_json(result) if args.json else patchwork_text(result))


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="yuletable",
        description="A Christmas game evening that you host yourself.",
        epilog="`yuletable COMMAND --help` explains one command.",
    )
    parser.add_argument("--version", action="version", version=f"yuletable {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    serve = commands.add_parser(
        "serve",
        help="start the server and open the TV page",
        description="Starts the server on this network, prints the address for phones with a QR, "
        "and opens the TV page. Ctrl-C ends it; the rooms are kept.",
    )
    serve.add_argument(
        "--bind", default="0.0.0.0", help="address to listen on (all of this machine's)"
    )
    serve.add_argument(
        "--port",
        type=_port,
        default=PORT,
        help="port to listen on, 0 for any free one (%(default)s)",
    )
    serve.add_argument(
        "--data", type=Path, help=f"folder that keeps the rooms ({_shown(data_folder())})"
    )
    serve.add_argument(
        "--public-url", help="address that phones use when it is not this machine's own"
    )
    serve.add_argument("--no-open", action="store_true", help="do not open the TV page")
    serve.add_argument(
        "--seed", metavar="TEXT", help="fix all luck by this text, for tests; never for an evening"
    )
    serve.set_defaults(run=_serve)

    games = commands.add_parser(
        "games",
        help="list the games, their seats, options and bots",
        description="Lists every installed game with its seats, options and bots.",
    )
    games.set_defaults(run=_games)

    simulate = commands.add_parser(
        "simulate",
        help="let bots play many games",
        description="Plays whole games between bots in one process and prints speed, scores and "
        "shares of wins. Game k has the seed SHA-256 of 'SEED:k'. Actions are what seats did; "
        "draws of chance are not counted. Plies are whole moves: in some games one is of several "
        "actions.",
    )
    simulate.add_argument("game", metavar="GAME", help="id of a game, see `yuletable games`")
    simulate.add_argument(
        "--seats", type=int, help="number of seats (4, or what the game has nearest to it)"
    )
    simulate.add_argument("--games", type=int, default=100, help="number of games (%(default)s)")
    simulate.add_argument("--seed", default="yule", help="any text (%(default)s)")
    simulate.add_argument(
        "--bots",
        default="random",
        metavar="NAME[,NAME...]",
        help="one name for every seat, or one for each (%(default)s)",
    )
    simulate.set_defaults(run=_simulate)

    arena = commands.add_parser(
        "arena",
        help="find out which of several bots is stronger",
        description="Compares bots A and B: each plays every seat of every block (one seed, so the "
        "same luck) against the same field, and the differences are given with their confidence. "
        "More than two bots play each against each, or all against the field, and get ratings.",
        epilog="Block k has the seed SHA-256 of 'SEED:k'. A level that looks ahead may be named "
        "with its iterations, like expert:400. Where seats form teams, a bot has its whole team. "
        "About 400 games tell a win share to 5 points, 1,100 to 3.",
    )
    arena.add_argument(
        "bots",
        nargs="+",
        metavar="BOT",
        help="bots of the game, two or more; see `yuletable games`",
    )
    arena.add_argument("--game", required=True, metavar="GAME", help="id of a game")
    arena.add_argument("--seats", type=int, default=2, help="number of seats (%(default)s)")
    arena.add_argument("--blocks", type=int, default=100, help="number of blocks (%(default)s)")
    arena.add_argument("--seed", default="yule", help="any text (%(default)s)")
    arena.add_argument(
        "--field",
        metavar="NAME",
        help="who has the other seats (of two bots the second; of more, each against each)",
    )
    arena.add_argument(
        "--bot",
        metavar="NAME=COMMAND",
        action="append",
        default=[],
        help="a program that is a bot, see docs/foreign-bots.md; repeat for more",
    )
    arena.add_argument(
        "--bot-ms",
        type=int,
        metavar="MS",
        default=1000,
        help="time of such a program for a move, in ms (%(default)s)",
    )
    arena.add_argument(
        "--iterations", type=int, metavar="N", help="playouts a move of bots that look ahead"
    )
    arena.add_argument("--jobs", type=int, help="processes to play in (one for each core)")
    arena.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="keep every finished block; the same command again goes on where it stopped",
    )
    arena.set_defaults(run=_arena)

    ladder = commands.add_parser(
        "ladder",
        help="measure how strong the levels of all games are",
        description="Plays the neighbouring levels of every game against each other and whatever "
        "else a gate asks for, gives each level a rating, and ends with code 1 when a gate is "
        "missed.",
        epilog="With --out a folder gets ladder.json, ladder.md and ladder.svg, and every block in "
        "blocks.jsonl: the same command again goes on where it stopped. What the folder says about "
        "other games is kept.",
    )
    ladder.add_argument("--game", metavar="GAME", help="id of a game (all of them)")
    ladder.add_argument(
        "--quick", action="store_true", help="fewer games and gates: minutes on two cores"
    )
    ladder.add_argument("--out", type=Path, metavar="DIR", help="folder that gets the ladder")
    ladder.add_argument("--seed", default="yule", help="any text (%(default)s)")
    ladder.add_argument("--jobs", type=int, help="processes to play in (one for each core)")
    ladder.add_argument(
        "--blocks",
        type=int,
        metavar="N",
        help="at most so many blocks of a pair in which somebody looks ahead",
    )
    ladder.set_defaults(run=_ladder)

    perft = commands.add_parser(
        "perft",
        help="count the lines of play of a game",
        description="Counts the lines of 1, 2, ... plies from a known start. Every correct engine "
        "finds the same counts.",
    )
    perft.add_argument("game", metavar="GAME", help="id of a game that offers it")
    perft.add_argument(
        "--order", required=True, metavar="N,N,...", help="the set-up, as the game numbers it"
    )
    perft.add_argument("--depth", type=int, default=1, help="plies (%(default)s)")
    perft.set_defaults(run=_perft)

    position = commands.add_parser(
        "position",
        help="show a position and play on from it",
        description="Reads a position, applies steps, prints the events, who is asked what, every "
        "view, the scores and the position reached, secrets included.",
        epilog="A step is [SEAT, DATA] with the very data a phone sends, like '[0,{\"roll\":true}]'"
        '; a forced draw, like \'["chance",{"dice":[3]}]\'; or the clock, like '
        '\'["clock",{"skip":0}]\'.',
    )
    position.add_argument("game", metavar="GAME", help="id of a game")
    position.add_argument("file", metavar="FILE", type=Path, help="a position as JSON")
    position.add_argument(
        "--do", metavar="STEP", action="append", default=[], help="a step to apply; repeat for more"
    )
    position.set_defaults(run=_position)

    replay = commands.add_parser(
        "replay",
        help="show a recorded match as one viewer saw it",
        description="Plays a record again and prints the events and the view of one viewer.",
    )
    replay.add_argument("file", metavar="FILE", type=Path, help="a record as JSON lines")
    replay.add_argument("--upto", type=int, metavar="N", help="stop after N steps")
    replay.add_argument(
        "--viewer", default="table", metavar="SEAT|table", help="whose eyes (%(default)s)"
    )
    replay.set_defaults(run=_replay)

    verify = commands.add_parser(
        "verify",
        help="check that a recorded match was fair",
        description="Checks a finished record: the seed is the one committed to before the first "
        "draw, every draw is what it gives, every step is legal, the result is as played.",
    )
    verify.add_argument("file", metavar="FILE", type=Path, help="a record as JSON lines")
    verify.set_defaults(run=_verify)

    bench = commands.add_parser(
        "bench",
        help="measure speed, as ratios",
        description="Measures speed against a baseline in the same run.",
    )
    benches = bench.add_subparsers(title="benchmarks", metavar="WHAT", required=True)
    bench_rules = benches.add_parser(
        "rules",
        help="actions per second of each game",
        description="Plays every game with random bots and compares with a baseline: the same "
        "matches replayed from their records, and with events emitted.",
    )
    bench_rules.add_argument(
        "--hearts",
        action="store_true",
        help="compare 12 Days with OpenSpiel's hearts instead (needs the extra `bench`)",
    )
    bench_rules.set_defaults(run=_bench_rules)
    bench_server = benches.add_parser(
        "server",
        help="moves per second and latency of the server",
        description="Starts the server on one core and a client on the other and compares with a "
        "bare server that sends the same frames without rules or store.",
    )
    bench_server.set_defaults(run=_bench_server)
    bench_bots = benches.add_parser(
        "bots",
        help="delay of the event loop while bots think, time a move",
        description="Lets rooms of bots that look ahead play on a server and compares the delay "
        "of its event loop with a server at rest, and with the same thoughts on the loop itself.",
    )
    bench_bots.add_argument("--game", metavar="GAME", help="id of a game (the first that has them)")
    bench_bots.add_argument("--seats", type=int, help="number of seats (the game's fewest)")
    bench_bots.set_defaults(run=_bench_bots)
    bench_patchwork = benches.add_parser(
        "patchwork",
        help="finding all places of a patch at once, against a list of masks",
        description="Plays the same random games of Patchwork with the engine and with one that "
        "goes through a list of all placements, and compares games per second.",
    )
    bench_patchwork.set_defaults(run=_bench_patchwork)
    for each, seconds in (
        (bench_rules, 1.0),
        (bench_server, 5.0),
        (bench_bots, 9.0),
        (bench_patchwork, 3.0),
    ):
        each.add_argument(
            "--seconds", type=float, default=seconds, help="of each measurement (%(default)s)"
        )
    for each in (arena, ladder):
        each.add_argument(
            "--ray",
            metavar="ADDRESS",
            help="play on a Ray cluster in place of processes (needs the extra `ray`); auto: the "
            "one that this machine is part of, local: one of this machine alone",
        )
    for each in (simulate, arena, bench_bots):
        each.add_argument(
            "--options",
            default="{}",
            metavar="JSON",
            help="options of the game, like '{\"dice\": 2}'",
        )
    measured = (bench_rules, bench_server, bench_bots, bench_patchwork)
    for each in (games, simulate, arena, ladder, perft, position, replay, verify, *measured):
        each.add_argument("--json", action="store_true", help="print JSON")
    return parser


def _port(text: str) -> int:
    if not text.isdecimal() or not int(text) < 65536:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to 65535, not {text!r}")
    return int(text)


def _shown(path: Path) -> str:
    return str(path).replace("%", "%%")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Gives the exit code: 0; 1 when what was measured is not
    as it should be; 2 after one sentence on standard error."""
    args = _parser().parse_args(argv)
    try:
        code: int | None = args.run(args)
    except CommandError as error:
        print(f"yuletable: {error}", file=sys.stderr)
        return ERROR_CODE
    except BrokenPipeError:
        # The reader of our output went away (as `| head` does): nobody is left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return code or 0


if __name__ == "__main__":
    sys.exit(main())
