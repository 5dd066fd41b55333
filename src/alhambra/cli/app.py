"""The commands, and what happens to errors: one sentence and an exit code, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final

import typer

import alhambra
from alhambra.cli.choosing import OUR_OWN, chosen, surrounding
from alhambra.cli.helping import NAME, PLAIN, Commands
from alhambra.cli.saying import harmless, say, speak
from alhambra.cli.streams import prepare_streams
from alhambra.core.causes import cause_of
from alhambra.core.errors import AlhambraError
from alhambra.core.language import Said, Value

ROOM: Final = "alhambra.cli.commands"


class Interrupted(Exception):
    """Ctrl-C in a command that has no last word of its own."""


class AllCommands(Commands):
    """The commands. Without this, nobody could tell Ctrl-C from a command that ends with the same exit code."""

    places: ClassVar[Mapping[str, str]] = {
        "play": f"{ROOM}.play:play_command",
        "serve": f"{ROOM}.serve:serve_command",
        "backup": f"{ROOM}.backup:backup_command",
        "restore": f"{ROOM}.backup:restore_command",
        "daily": f"{ROOM}.daily:daily_command",
        "simulate": f"{ROOM}.simulate:simulate_command",
        "arena": f"{ROOM}.arena:arena_command",
        "bot": f"{ROOM}.bot:bot_command",
        "verify": f"{ROOM}.verify:verify_command",
        "replay": f"{ROOM}.replay:replay_command",
        "bench": f"{ROOM}.bench:bench_command",
        "rules": f"{ROOM}.rules:rules_command",
    }

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise Interrupted from None


app = typer.Typer(cls=AllCommands, **PLAIN)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="option-version")] = False,
    language: Annotated[  # which `main` has looked for before anything was said
        str | None, typer.Option(metavar="value-language", envvar=OUR_OWN, expose_value=False, help="option-language")
    ] = None,
) -> None:
    """What comes before a command, and in its place."""
    if version:
        typer.echo(f"{NAME} {alhambra.__version__}\n{how_it_runs()}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def how_it_runs() -> str:
    """Whether the engine is compiled, and if not, what to do about it."""
    if alhambra.compiled():
        return say("runs-compiled")
    if Path(alhambra.__file__).parents[2].joinpath("pyproject.toml").is_file():
        return say("runs-from-source")
    return say("runs-without-compiler")


def main() -> int:
    """The console script: runs a command and returns the exit code."""
    prepare_streams()
    try:
        speak(surrounding(os.environ))  # if there is no such language as is asked for, that has to be said in one
        speak(chosen(sys.argv[1:], os.environ))
        code = app(standalone_mode=False, prog_name=NAME)
        sys.stdout.flush()
    except AlhambraError as error:
        return _fail(say(error.said))
    except Interrupted:
        return _fail(say("interrupted"), 130)
    except OSError as error:
        # Nothing more can be written, not even at exit. If whoever read us has gone, that is no error.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1 if isinstance(error, BrokenPipeError) else _fail(f"{_words(cause_of(error))}.")
    return code if isinstance(code, int) else 0


def _words(cause: Value) -> str:
    return say(cause) if isinstance(cause, Said) else str(cause)


def _fail(sentence: str, code: int = 2) -> int:
    print(f"{NAME}: {harmless(sentence)}", file=sys.stderr)
    return code
