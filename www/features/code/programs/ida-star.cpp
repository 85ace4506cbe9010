#include <algorithm>
#include <climits>

template <class Problem>
Result ida_star(const Problem& problem) {
    int bound = problem.heuristic(problem.start);  //: start
    long long generated = 0, expanded = 0;
    while (true) {
        int following = INT_MAX;
        std::vector<std::pair<State, int>> stack{{problem.start, 0}};
        std::vector<State> path;
        while (!stack.empty()) {
            const auto [n, g] = stack.back();  //: take
            stack.pop_back();
            generated++;
            path.resize(g);
            path.push_back(n);
            const int f = g + problem.heuristic(n);
            if (f > bound) {  //: cut
                following = std::min(following, f);
            } else if (problem.is_goal(n)) {  //: goal
                return {path, generated, expanded};
            } else {  //: expand
                expanded++;
                auto successors = problem.successors(n);
                std::reverse(successors.begin(), successors.end());
                for (const State& s : successors)
                    if (g == 0 || s != path[g - 1]) stack.push_back({s, g + 1});  // never straight back
            }
        }
        if (following == INT_MAX) return {{}, generated, expanded};  //: end
        bound = following;  //: raise
    }
}
