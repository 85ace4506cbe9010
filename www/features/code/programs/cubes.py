class Cubes:
    """The Cubic Eight-Puzzle. A position has nine letters, row by row: a cube's top colour W, R or B, in small
    when its front shows the later of the other two colours, and E for the empty square."""

    ALONG_A_ROW = dict(zip("WwRrBb", "brBwRW"))      # exchanges top and side
    ALONG_A_COLUMN = dict(zip("WwRrBb", "RBWbwr"))   # exchanges top and front

    def __init__(self, start, goal):
        self.start = start
        self.tops = goal
        self.goals = [n for n in self.positions(goal) if self.kind(n) == self.kind(start)]

    def positions(self, tops):
        """Each position that shows these tops."""
        shown = [""]
        for top in reversed(tops):
            shown = [front + n for n in shown for front in ("E" if top == "E" else (top, top.lower()))]
        return shown

    def kind(self, n):
        """The number of cubes of odd class, which no roll changes: only the goals of the start's kind can be reached."""
        return sum((at + "WrBwRb".index(cube) // 3) % 2 for at, cube in enumerate(n) if cube != "E")

    def is_goal(self, n):
        return n.upper() == self.tops

    def successors(self, n):
        empty = n.index("E")
        row, column = empty // 3, empty % 3
        for r, c in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)):
            if 0 <= r < 3 and 0 <= c < 3:
                rolled = (self.ALONG_A_ROW if r == row else self.ALONG_A_COLUMN)[n[3 * r + c]]
                s = list(n)
                s[empty], s[3 * r + c] = rolled, "E"
                yield "".join(s)

    def heuristic(self, n):
        """Cubes whose top is wrong: each needs a roll of its own."""
        return sum(top != cube for top, cube in zip(self.tops, n.upper()) if cube != "E")
