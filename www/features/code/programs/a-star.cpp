#include <queue>
#include <tuple>
#include <unordered_map>

template <class Problem>
Result a_star(const Problem& problem) {
    std::unordered_map<State, int> best{{problem.start, 0}};  //: start
    std::unordered_map<State, State> parent{{problem.start, ""}};
    // Of the least f, the greatest g first, then the newest: the queue takes the greatest.
    std::priority_queue<std::tuple<int, int, long long, State>> open;
    open.push({-problem.heuristic(problem.start), 0, 0, problem.start});
    long long generated = 1, expanded = 0;
    while (!open.empty()) {
        const auto [minus_f, g, number, n] = open.top();  //: take
        open.pop();
        if (g > best[n]) continue;  // a shorter way was found since
        if (problem.is_goal(n)) return {way(parent, n), generated, expanded};  //: goal
        expanded++;
        for (const State& s : problem.successors(n)) {  //: each
            if (s == parent[n]) continue;  // never straight back
            generated++;
            if (best.count(s) && best[s] <= g + 1) continue;  //: duplicate
            best[s] = g + 1;  //: store better
            parent[s] = n;
            open.push({-(g + 1 + problem.heuristic(s)), g + 1, generated, s});
        }
    }
    return {{}, generated, expanded};  //: end
}
