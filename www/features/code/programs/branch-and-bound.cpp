#include <algorithm>

template <class Problem>
Result branch_and_bound(const Problem& problem, int upper_bound) {
    int bound = upper_bound;  //: start
    std::vector<State> incumbent;
    long long generated = 0, expanded = 0;
    std::vector<std::pair<State, int>> stack{{problem.start, 0}};
    std::vector<State> path;
    while (!stack.empty()) {
        const auto [n, g] = stack.back();  //: take
        stack.pop_back();
        generated++;
        path.resize(g);
        path.push_back(n);
        if (g + problem.heuristic(n) > bound) continue;  //: cut
        if (problem.is_goal(n)) {
            if (!incumbent.empty() && path.size() >= incumbent.size()) continue;  //: worse
            incumbent = path;  //: better
            bound = g;
        } else {  //: expand
            expanded++;
            auto successors = problem.successors(n);
            std::reverse(successors.begin(), successors.end());
            for (const State& s : successors)
                if (g == 0 || s != path[g - 1]) stack.push_back({s, g + 1});  // never straight back
        }
    }
    return {incumbent, generated, expanded};  //: end
}
