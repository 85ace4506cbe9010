from heapq import heappop, heappush


def greedy(problem):
    parent = {problem.start: None}  #: start
    open_list, entries = [(problem.heuristic(problem.start), 0, 0, problem.start)], 0
    generated, expanded = 1, 0
    while open_list:
        _, g, _, n = heappop(open_list)  #: take
        if problem.is_goal(n):  #: goal
            return way(parent, n), generated, expanded
        expanded += 1
        for s in problem.successors(n):  #: each
            if s == parent[n]:  # never straight back
                continue
            generated += 1
            if s in parent:  #: duplicate
                continue
            parent[s] = n  #: store
            entries += 1  # of the least h, the least g first, then the newest
            heappush(open_list, (problem.heuristic(s), g + 1, -entries, s))
    return None, generated, expanded  #: end
