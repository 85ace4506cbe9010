from math import inf


def ida_star(problem):
    bound = problem.heuristic(problem.start)  #: start
    generated = expanded = 0
    while True:
        following = inf
        stack, path = [(problem.start, 0)], []
        while stack:
            n, g = stack.pop()  #: take
            generated += 1
            path[g:] = [n]
            f = g + problem.heuristic(n)
            if f > bound:  #: cut
                following = min(following, f)
            elif problem.is_goal(n):  #: goal
                return path, generated, expanded
            else:  #: expand
                expanded += 1
                for s in reversed(list(problem.successors(n))):
                    if s not in path[-2:]:  # never straight back
                        stack.append((s, g + 1))
        if following == inf:  #: end
            return None, generated, expanded
        bound = following  #: raise
