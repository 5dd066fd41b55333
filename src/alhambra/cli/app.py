"""The commands, and what happens to errors: one sentence and an exit code, never a traceback."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

import alhambra
from alhambra.cli.commands.backup import backup_command, restore_command
from alhambra.cli.commands.bench import bench_command
from alhambra.cli.commands.daily import daily_command
from alhambra.cli.commands.play import play_command
from alhambra.cli.commands.replay import replay_command
from alhambra.cli.commands.rules import rules_command
from alhambra.cli.commands.serve import serve_command
from alhambra.cli.commands.simulate import simulate_command
from alhambra.cli.commands.verify import verify_command
from alhambra.cli.screen import prepare_streams
from alhambra.core.errors import AlhambraError

NAME: Final = "alhambra"


class Interrupted(Exception):
    """Ctrl-C in a command that has no last word of its own."""


class Commands(TyperGroup):
    """The commands. Without this, nobody could tell Ctrl-C from a command that ends with the same exit code."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise Interrupted from None


app = typer.Typer(cls=Commands, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and how the engine runs.")] = False,
) -> None:
    """The Alhambra family of board games: to play, to study and to build on."""
    if version:
        typer.echo(f"{NAME} {alhambra.__version__}\n{how_it_runs()}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command("play")(play_command)
app.command("serve")(serve_command)
app.command("backup")(backup_command)
app.command("restore")(restore_command)
app.command("daily")(daily_command)
app.command("simulate")(simulate_command)
app.command("verify")(verify_command)
app.command("replay")(replay_command)
app.command("bench")(bench_command)
app.command("rules")(rules_command)


def how_it_runs() -> str:
    """Whether the engine is compiled, and if not, what to do about it."""
    if alhambra.compiled():
        return "The engine runs compiled."
    if Path(alhambra.__file__).parents[2].joinpath("pyproject.toml").is_file():
        return "The engine runs interpreted, from its source tree: 'make install' compiles it if there is a C compiler."
    return (
        "The engine runs interpreted, because no C compiler was found when it was installed: "
        "install one, as gcc or clang, and then alhambra again."
    )


def main() -> int:
    """The console script: runs a command and returns the exit code."""
    prepare_streams()
    try:
        code = app(standalone_mode=False, prog_name=NAME)
        sys.stdout.flush()
    except typer.TyperException as error:
        return _fail(_sentence(error), error.exit_code)
    except AlhambraError as error:
        return _fail(str(error))
    except Interrupted:
        return _fail("interrupted.", 130)
    except OSError as error:
        # Nothing more can be written, not even at exit. If whoever read us has gone, that is no error.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1 if isinstance(error, BrokenPipeError) else _fail(f"{error.strerror}.")
    return code if isinstance(code, int) else 0


def _sentence(error: typer.TyperException) -> str:
    """What is wrong with a command line, in one sentence or two."""
    sentence = re.sub(r" \(Possible options: .*|, unable to parse string.*", "", error.format_message())
    near: list[str] = sorted(getattr(error, "possibilities", None) or [])
    end = "" if sentence.endswith((".", "?")) else "."
    return f"{sentence}{end}" + (f" Did you mean {' or '.join(near)}?" if near else "")


def _fail(sentence: str, code: int = 2) -> int:
    print(f"{NAME}: {sentence}", file=sys.stderr)
    return code
