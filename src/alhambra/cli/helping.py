"""Help, usage and what is wrong with it, in words of the catalogue: the command line library speaks English alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Any, ClassVar, Final

import typer
from typer._click.exceptions import BadOptionUsage, MissingParameter, NoSuchOption, UsageError
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from alhambra.cli.parameters import Reading, either, in_usage, is_option, name_of, row
from alhambra.cli.saying import say
from alhambra.core.errors import AlhambraError
from alhambra.core.language import Said

NAME: Final = "alhambra"
PLAIN: Final[Mapping[str, Any]] = {
    "add_completion": False,
    "rich_markup_mode": None,
    "pretty_exceptions_enable": False,
}
ANY_WORDS: Final = {"allow_extra_args": True}  # those too many are refused here
LANGUAGE: Final = "language"  # the option of the group that every command has


class Speaking:
    """What a command and the group of all commands share. Help texts are ids, and become words when they are shown."""

    name: str | None
    params: list[Any]

    def get_params(self, ctx: Any) -> list[Any]:
        """Those of the command, then those of every command."""
        *own, helping = super().get_params(ctx)  # type: ignore[misc]
        helping.help = "option-help"
        shared = [one for one in ctx.find_root().command.params if one.name == LANGUAGE]
        params = [*(one for one in own if one not in shared), *shared, helping]
        for param in params:
            param._runtime_param = Reading(param)
        return params

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        try:
            rest: list[str] = super().parse_args(ctx, args)  # type: ignore[misc]
        except UsageError as error:
            raise AlhambraError(self._said(error)) from None
        return rest

    def _said(self, error: UsageError) -> Said:
        """What is wrong with a command line."""
        match error:
            case NoSuchOption(option_name=option, possibilities=near):
                there = sorted(near or ())
                return Said("no-such-flag", {"option": option, "count": len(there), "near": either(there)})
            case MissingParameter(param=param) if param is not None:
                if is_option(param):
                    return Said("missing-option", {"option": param.opts[0]})
                return Said("missing-argument", {"argument": name_of(param)})
            case BadOptionUsage(option_name=option):
                flags = {name for one in self.params if getattr(one, "is_flag", False) for name in one.opts}
                lacking = option not in {*flags, "--help"}
                return Said("option-lacks-value" if lacking else "option-takes-no-value", {"option": option})
        return Said(error.format_message())  # nothing that the library says today

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        formatter.write_usage(ctx.command_path, " ".join(self.usage(ctx)), prefix=f"{say('usage')} ")

    def usage(self, ctx: Any) -> list[str]:
        """What may stand behind the name of the command."""
        return [say("usage-options"), *(in_usage(one) for one in self.get_params(ctx) if not is_option(one))]

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(f"about-{self.name or NAME}"))

    def format_options(self, ctx: Any, formatter: Any) -> None:
        params = self.get_params(ctx)
        section(formatter, "heading-arguments", [row(one) for one in params if not is_option(one)])
        section(formatter, "heading-options", [row(one) for one in params if is_option(one)])


class Command(Speaking, TyperCommand):
    """A command."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if rest := super().parse_args(ctx, args):
            raise AlhambraError("extra-arguments", words=" ".join(rest))
        return rest


class Commands(Speaking, TyperGroup):
    """All commands. One is imported when it is called: most need rooms that the others do not."""

    places: ClassVar[Mapping[str, str]] = {}  # where the function of a command is

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.places)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in self.places:
            return None
        module, _, function = self.places[cmd_name].partition(":")
        alone = typer.Typer(**PLAIN)
        alone.command(cmd_name, cls=Command, context_settings=ANY_WORDS)(getattr(import_module(module), function))
        return get_command(alone)

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        name, *rest = args
        if (command := self.get_command(ctx, name)) is None:
            near = [Said("quoted", {"typed": one}) for one in get_close_matches(name, self.places)]
            raise AlhambraError("no-such-command", name=name, count=len(near), near=either(near))
        return name, command, rest

    def usage(self, ctx: Any) -> list[str]:
        return [*super().usage(ctx), say("usage-command")]

    def format_options(self, ctx: Any, formatter: Any) -> None:
        super().format_options(ctx, formatter)
        section(formatter, "heading-commands", [(name, say(f"short-{name}")) for name in self.places])


def section(formatter: Any, heading: str, rows: Sequence[tuple[str, str]]) -> None:
    """A heading with what stands below it, if anything does."""
    if rows:
        formatter.write_paragraph()
        formatter.write(f"{say(heading)}\n")
        with formatter.indentation():
            formatter.write_dl(rows)
