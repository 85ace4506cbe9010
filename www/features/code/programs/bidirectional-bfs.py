def bidirectional_bfs(problem):
    if problem.is_goal(problem.start):  #: home
        return [problem.start], 1, 0
    parent = {"start": {problem.start: None}, "goal": dict.fromkeys(problem.goals)}  #: start
    frontier = {side: list(roots) for side, roots in parent.items()}
    generated, expanded = sum(map(len, frontier.values())), 0
    while all(frontier.values()):
        side, other = "start", "goal"  #: choose
        if len(frontier[other]) < len(frontier[side]):
            side, other = other, side
        layer = []
        for n in frontier[side]:  #: take
            expanded += 1
            for s in problem.successors(n):  #: each
                if s == parent[side][n]:  # never straight back
                    continue
                generated += 1
                if s in parent[other]:  #: met
                    ends = {side: way(parent[side], n), other: way(parent[other], s)}
                    return ends["start"] + ends["goal"][::-1], generated, expanded
                if s in parent[side]:  #: duplicate
                    continue
                parent[side][s] = n  #: store
                layer.append(s)
        frontier[side] = layer
    return None, generated, expanded  #: end
