"""A contest as one page: charts and tables, with nothing to be fetched."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from alhambra.cli.arena.charts import PARTS, Bar, bars, columns, stacked
from alhambra.cli.arena.shown import arena_title, give_or_take, thinking_text
from alhambra.cli.figures import figure, score_text, share_text, shortest
from alhambra.cli.saying import named, say, spoken
from alhambra.lab.arena.outcome import Outcome
from alhambra.lab.arena.ratings import ratings
from alhambra.lab.arena.results import Results
from alhambra.lab.arena.standing import Standing, clear_after, rounds_of, standings
from alhambra.lab.summary import Estimate

BINS: Final = 16
# Distinguishable in light and dark, and from their neighbours in grey.
_COLOURS: Final = [
    "#9c3f2e",
    "#d9a441",
    "#2f6d74",
    "#7c9a5b",
    "#6b4a7d",
    "#c9754b",
    "#3d5a98",
    "#b5a58a",
    "#8f2f5b",
    "#4f7f62",
]
_STYLE: Final = (
    "body{font:16px/1.5 Georgia,serif;max-width:760px;margin:2rem auto;padding:0 1rem;color:#2b2118;background:#faf5ea}"
    "h1{font-size:1.6rem}h3{font-size:1rem;margin:1rem 0 .2rem}"
    "h2{font-size:1.15rem;margin-top:2rem;border-bottom:1px solid #c9b893}"
    "table{border-collapse:collapse;width:100%;font-size:.9rem}td,th{padding:.3rem .5rem;text-align:right}"
    "td:first-child,th:first-child{text-align:left}tr+tr td{border-top:1px solid #e3d7bd}"
    ".wide{overflow-x:auto}svg{width:100%;height:auto;font:14px Georgia,serif;fill:currentColor}"
    ".span,.mark{fill:none;stroke:currentColor;stroke-width:1.5}.mark{stroke-dasharray:4 4;opacity:.6}"
    ".key{display:inline-block;width:.8em;height:.8em;margin:0 .35em 0 .9em}code{overflow-wrap:anywhere}"
    "@media(prefers-color-scheme:dark){body{color:#efe6d2;background:#1d1a17}h2{border-color:#5b4c34}"
    "tr+tr td{border-color:#3a3228}}"
    + "".join(f".part{number}{{fill:{one};background:{one}}}" for number, one in enumerate(_COLOURS[:PARTS]))
)


def report_page(results: Results) -> str:
    """The page, in the language that is spoken."""
    contest, outcomes = results.contest, results.outcomes
    rows = standings(contest, outcomes)
    title = arena_title(results)
    parts = [f"<h1>{escape(title)}</h1>", f"<p><code>{escape(results.command)}</code></p>"]
    if rows:
        games = [game for one in rounds_of(contest, outcomes) for game in one]
        parts += [
            _strength(results, rows),
            _pairing(rows),
            *_sources(results, games),
            _seats(results, games),
            _length(games),
        ]
    return (
        f'<!doctype html><html lang="{spoken()}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body><main>{''.join(parts)}</main></body></html>\n"
    )


def _strength(results: Results, rows: Sequence[Standing]) -> str:
    contest = results.contest
    rated = ratings(contest, results.outcomes)
    title = say("arena-strength")
    if rated:
        drawn = [_bar(one.bot, rating, figure(rating.mean, 0)) for one, rating in zip(rows, rated)]
        heads = [f"<h3>{escape(say(one))}</h3>" for one in ("column-rating", "column-share")]
        chart = heads[0] + bars(say("column-rating"), drawn) + heads[1]
        chart += bars(
            say("column-share"),
            [_bar(one.bot, one.share, say("share-alone", mean=figure(one.share.mean * 100, 1))) for one in rows],
            1 / contest.config.seats,
        )
    else:
        chart = bars(title, [_bar(one.bot, one.points, figure(one.points.mean, 1)) for one in rows])
    head = ["column-bot", "column-games", "column-wins", "column-share", "column-score", "column-ahead"]
    body = [
        [
            *(one.bot, str(one.games), shortest(one.wins, 1), share_text(one.share), score_text(one.points)),
            *(score_text(one.ahead) if one.ahead else "", give_or_take(rated[number], 0) if rated else ""),
            thinking_text(results, one.bot),
        ]
        for number, one in enumerate(rows)
    ]
    clear = clear_after(contest, results.outcomes)
    said = "" if clear is None else f"<p>{escape(say('arena-clear', bot=contest.bots[0], games=clear))}</p>"
    names = [say(one) for one in (*head, "column-rating", "column-thinking")]
    return _section(title, chart + _table(names, body) + said + f"<p>{escape(say('arena-caption'))}</p>")


def _pairing(rows: Sequence[Standing]) -> str:
    """What the same luck and every seat for everybody are worth."""
    names = [say(one) for one in ("column-bot", "column-share", "arena-unpaired", "column-ahead", "arena-unpaired")]
    body = [
        [
            *(one.bot, share_text(one.share), share_text(one.unpaired)),
            *(score_text(two) if two else "" for two in (one.ahead, one.ahead_unpaired)),
        ]
        for one in rows
    ]
    return _section(say("arena-pairing"), f"<p>{escape(say('arena-pairing-about'))}</p>" + _table(names, body))


def _sources(results: Results, games: Sequence[Outcome]) -> Iterable[str]:
    """Where the points of each bot came from, in a game."""
    bots = results.contest.bots
    sums: list[dict[str, float]] = [{} for _ in bots]
    sat = [0] * len(bots)
    for game in games:
        for seat, bot in enumerate(game.lineup):
            sat[bot] += 1
            for reason, points in game.sources[seat].items():
                sums[bot][reason] = sums[bot].get(reason, 0) + points
    reasons = sorted(
        {reason for one in sums for reason in one}, key=lambda reason: -sum(s.get(reason, 0) for s in sums)
    )
    means = [[one.get(reason, 0) / sat[bot] for reason in reasons] for bot, one in enumerate(sums)]
    title = say("arena-sources")
    keys = "".join(
        f'<span class="key part{number % PARTS}"></span>{escape(named("reason", reason))}'
        for number, reason in enumerate(reasons)
    )
    chart = stacked(title, [(bots[bot], row, figure(sum(row), 1)) for bot, row in enumerate(means)])
    body = [[bots[bot], *(figure(one, 1) for one in row)] for bot, row in enumerate(means)]
    yield _section(
        title, f"{chart}<p>{keys}</p>" + _table([say("column-bot"), *(named("reason", r) for r in reasons)], body)
    )


def _seats(results: Results, games: Sequence[Outcome]) -> str:
    """How often each seat won, whoever sat there, and each bot on each seat."""
    bots, seats = results.contest.bots, range(results.contest.config.seats)

    def share(seat: int, bot: int | None) -> float | None:
        sat = [game.share(seat) for game in games if bot is None or game.lineup[seat] == bot]
        return sum(sat) / len(sat) if sat else None

    title = say("arena-seats")
    all_ = [share(seat, None) or 0.0 for seat in seats]
    drawn = [Bar(say("arena-seat", seat=seat + 1), one, _percent(one)) for seat, one in enumerate(all_)]
    body = [[name, *(_percent(share(seat, bot)) for seat in seats)] for bot, name in enumerate(bots)]
    names = [say("column-bot"), *(say("arena-seat", seat=seat + 1) for seat in seats)]
    return _section(title, bars(title, drawn, 1 / len(seats)) + _table(names, body))


def _length(games: Sequence[Outcome]) -> str:
    """How many decisions games took."""
    lengths = sorted(game.decisions for game in games)
    low, high = lengths[0], lengths[-1]
    width = max(1, -(-(high - low + 1) // BINS))
    bins = [(str(begin), sum(begin <= one < begin + width for one in lengths)) for begin in range(low, high + 1, width)]
    title = say("arena-length")
    return _section(title, columns(title, bins))


def _bar(name: str, value: Estimate, words: str) -> Bar:
    return Bar(name, value.mean, words, value.low, value.high)


def _percent(share: float | None) -> str:
    return "" if share is None else say("share-alone", mean=figure(share * 100, 1))


def _section(title: str, body: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{body}</section>"


def _table(names: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'
