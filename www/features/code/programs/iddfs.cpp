#include <algorithm>

template <class Problem>
Result iddfs(const Problem& problem) {
    int bound = 0;  //: start
    long long generated = 0, expanded = 0;
    while (true) {
        bool was_cut = false;
        std::vector<std::pair<State, int>> stack{{problem.start, 0}};
        std::vector<State> path;
        while (!stack.empty()) {
            const auto [n, depth] = stack.back();  //: take
            stack.pop_back();
            generated++;
            path.resize(depth);
            path.push_back(n);
            if (problem.is_goal(n)) {  //: goal
                return {path, generated, expanded};
            } else if (depth == bound) {  //: cut
                was_cut = true;
            } else {  //: expand
                expanded++;
                auto successors = problem.successors(n);
                std::reverse(successors.begin(), successors.end());
                for (const State& s : successors)
                    if (depth == 0 || s != path[depth - 1]) stack.push_back({s, depth + 1});  // never straight back
            }
        }
        if (!was_cut) return {{}, generated, expanded};  //: end
        bound++;  //: raise
    }
}
