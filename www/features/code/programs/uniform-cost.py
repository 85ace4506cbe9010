from heapq import heappop, heappush


def uniform_cost(problem):
    best, parent = {problem.start: 0}, {problem.start: None}  #: start
    open_list, entries = [(0, 0, problem.start)], 0
    generated, expanded = 1, 0
    while open_list:
        g, _, n = heappop(open_list)  #: take
        if g > best[n]:  # a shorter way was found since
            continue
        if problem.is_goal(n):  #: goal
            return way(parent, n), generated, expanded
        expanded += 1
        for s in problem.successors(n):  #: each
            if s == parent[n]:  # never straight back
                continue
            generated += 1
            if s in best and best[s] <= g + 1:  #: duplicate
                continue
            best[s], parent[s] = g + 1, n  #: store better
            entries += 1  # of the least g, the oldest first
            heappush(open_list, (g + 1, entries, s))
    return None, generated, expanded  #: end
