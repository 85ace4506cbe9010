def branch_and_bound(problem, upper_bound):
    bound, incumbent = upper_bound, None  #: start
    generated = expanded = 0
    stack, path = [(problem.start, 0)], []
    while stack:
        n, g = stack.pop()  #: take
        generated += 1
        path[g:] = [n]
        if g + problem.heuristic(n) > bound:  #: cut
            continue
        if problem.is_goal(n):
            if incumbent is None or g < len(incumbent) - 1:  #: better
                incumbent, bound = list(path), g
            else:  #: worse
                continue
        else:  #: expand
            expanded += 1
            for s in reversed(list(problem.successors(n))):
                if s not in path[-2:]:  # never straight back
                    stack.append((s, g + 1))
    return incumbent, generated, expanded  #: end
