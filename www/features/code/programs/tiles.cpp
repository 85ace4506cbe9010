#include <cstdlib>
#include <string>
#include <vector>

using State = std::string;

// The 8-puzzle. A position is a string of nine digits, row by row, with 0 for the empty square.
struct Tiles {
    State start, goal;
    std::vector<State> goals{goal};

    bool is_goal(const State& n) const { return n == goal; }

    std::vector<State> successors(const State& n) const {
        const int empty = n.find('0'), row = empty / 3, column = empty % 3;
        const int near[4][2] = {{row - 1, column}, {row, column - 1}, {row, column + 1}, {row + 1, column}};
        std::vector<State> result;
        for (const auto& [r, c] : near) {
            if (r < 0 || r > 2 || c < 0 || c > 2) continue;
            State s = n;
            std::swap(s[empty], s[3 * r + c]);
            result.push_back(s);
        }
        return result;
    }

    // The Manhattan distance: rows and columns between each tile and its place.
    int heuristic(const State& n) const {
        int total = 0;
        for (int at = 0; at < 9; at++) {
            const int home = goal.find(n[at]);
            if (n[at] != '0') total += std::abs(at / 3 - home / 3) + std::abs(at % 3 - home % 3);
        }
        return total;
    }
};
