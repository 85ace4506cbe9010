#include <queue>
#include <unordered_map>

template <class Problem>
Result bfs(const Problem& problem) {
    if (problem.is_goal(problem.start)) return {{problem.start}, 1, 0};  //: home
    std::unordered_map<State, State> parent{{problem.start, ""}};  //: start
    std::queue<State> queue({problem.start});
    long long generated = 1, expanded = 0;
    while (!queue.empty()) {
        const State n = queue.front();  //: take
        queue.pop();
        expanded++;
        for (const State& s : problem.successors(n)) {  //: each
            if (s == parent[n]) continue;  // never straight back
            generated++;
            if (parent.count(s)) continue;  //: duplicate
            parent[s] = n;
            if (problem.is_goal(s)) return {way(parent, s), generated, expanded};  //: goal
            queue.push(s);  //: store
        }
    }
    return {{}, generated, expanded};  //: end
}
