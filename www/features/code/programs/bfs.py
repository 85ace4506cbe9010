from collections import deque


def bfs(problem):
    if problem.is_goal(problem.start):  #: home
        return [problem.start], 1, 0
    parent = {problem.start: None}  #: start
    queue = deque([problem.start])
    generated, expanded = 1, 0
    while queue:
        n = queue.popleft()  #: take
        expanded += 1
        for s in problem.successors(n):  #: each
            if s == parent[n]:  # never straight back
                continue
            generated += 1
            if s in parent:  #: duplicate
                continue
            parent[s] = n
            if problem.is_goal(s):  #: goal
                return way(parent, s), generated, expanded
            queue.append(s)  #: store
    return None, generated, expanded  #: end
