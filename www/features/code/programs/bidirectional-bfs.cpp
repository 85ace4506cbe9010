#include <unordered_map>

template <class Problem>
Result bidirectional_bfs(const Problem& problem) {
    if (problem.is_goal(problem.start)) return {{problem.start}, 1, 0};  //: home
    std::unordered_map<State, State> parent[2];  //: start
    std::vector<State> frontier[2] = {{problem.start}, problem.goals};
    for (int side : {0, 1})
        for (const State& root : frontier[side]) parent[side][root] = "";
    long long generated = 1 + problem.goals.size(), expanded = 0;
    while (!frontier[0].empty() && !frontier[1].empty()) {
        const int side = frontier[1].size() < frontier[0].size(), other = 1 - side;  //: choose
        std::vector<State> layer;
        for (const State& n : frontier[side]) {  //: take
            expanded++;
            for (const State& s : problem.successors(n)) {  //: each
                if (s == parent[side][n]) continue;  // never straight back
                generated++;
                if (parent[other].count(s)) {  //: met
                    auto path = way(parent[0], side == 0 ? n : s), rest = way(parent[1], side == 0 ? s : n);
                    path.insert(path.end(), rest.rbegin(), rest.rend());
                    return {path, generated, expanded};
                }
                if (parent[side].count(s)) continue;  //: duplicate
                parent[side][s] = n;  //: store
                layer.push_back(s);
            }
        }
        frontier[side] = layer;
    }
    return {{}, generated, expanded};  //: end
}
