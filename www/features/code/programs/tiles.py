class Tiles:
    """The 8-puzzle. A position is a string of nine digits, row by row, with 0 for the empty square."""

    def __init__(self, start, goal):
        self.start = start
        self.goals = [goal]
        self.home = {tile: (at // 3, at % 3) for at, tile in enumerate(goal)}

    def is_goal(self, n):
        return n in self.goals

    def successors(self, n):
        empty = n.index("0")
        row, column = empty // 3, empty % 3
        for r, c in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)):
            if 0 <= r < 3 and 0 <= c < 3:
                s = list(n)
                s[empty], s[3 * r + c] = s[3 * r + c], "0"
                yield "".join(s)

    def heuristic(self, n):
        """The Manhattan distance: rows and columns between each tile and its place."""
        total = 0
        for at, tile in enumerate(n):
            if tile != "0":
                row, column = self.home[tile]
                total += abs(at // 3 - row) + abs(at % 3 - column)
        return total
