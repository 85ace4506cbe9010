def iddfs(problem):
    bound = 0  #: start
    generated = expanded = 0
    while True:
        was_cut = False
        stack, path = [(problem.start, 0)], []
        while stack:
            n, depth = stack.pop()  #: take
            generated += 1
            path[depth:] = [n]
            if problem.is_goal(n):  #: goal
                return path, generated, expanded
            elif depth == bound:  #: cut
                was_cut = True
            else:  #: expand
                expanded += 1
                for s in reversed(list(problem.successors(n))):
                    if s not in path[-2:]:  # never straight back
                        stack.append((s, depth + 1))
        if not was_cut:  #: end
            return None, generated, expanded
        bound += 1  #: raise
