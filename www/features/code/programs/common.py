def way(parent, n):
    """The path from the root to n, by the position that each was generated from."""
    path = []
    while n is not None:
        path.append(n)
        n = parent[n]
    return path[::-1]
