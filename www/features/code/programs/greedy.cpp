#include <queue>
#include <tuple>
#include <unordered_map>

template <class Problem>
Result greedy(const Problem& problem) {
    std::unordered_map<State, State> parent{{problem.start, ""}};  //: start
    // Of the least h, the least g first, then the newest: the queue takes the greatest.
    std::priority_queue<std::tuple<int, int, long long, State>> open;
    open.push({-problem.heuristic(problem.start), 0, 0, problem.start});
    long long generated = 1, expanded = 0;
    while (!open.empty()) {
        const auto [minus_h, minus_g, number, n] = open.top();  //: take
        open.pop();
        if (problem.is_goal(n)) return {way(parent, n), generated, expanded};  //: goal
        expanded++;
        for (const State& s : problem.successors(n)) {  //: each
            if (s == parent[n]) continue;  // never straight back
            generated++;
            if (parent.count(s)) continue;  //: duplicate
            parent[s] = n;  //: store
            open.push({-problem.heuristic(s), minus_g - 1, generated, s});
        }
    }
    return {{}, generated, expanded};  //: end
}
