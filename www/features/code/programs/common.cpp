#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

struct Result {
    std::vector<State> path;
    long long generated, expanded;
};

// The path from the root to n, by the position that each was generated from; a root's is "".
std::vector<State> way(const std::unordered_map<State, State>& parent, State n) {
    std::vector<State> path;
    for (; !n.empty(); n = parent.at(n)) path.push_back(n);
    std::reverse(path.begin(), path.end());
    return path;
}
