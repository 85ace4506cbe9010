#include <cctype>
#include <string>
#include <vector>

using State = std::string;

// The Cubic Eight-Puzzle. A position has nine letters, row by row: a cube's top colour W, R or B, in small when its
// front shows the later of the other two colours, and E for the empty square.
struct Cubes {
    State start, tops;
    std::vector<State> goals = reachable();

    // The positions that show the tops and are of the start's kind.
    std::vector<State> reachable() const {
        std::vector<State> result;
        for (int fronts = 0; fronts < 1 << 9; fronts++) {
            State n = tops;
            for (int at = 0; at < 9; at++)
                if (fronts >> at & 1) n[at] = std::tolower(n[at]);
            if (n.find('e') == State::npos && kind(n) == kind(start)) result.push_back(n);
        }
        return result;
    }

    // The number of cubes of odd class, which no roll changes.
    static int kind(const State& n) {
        int odd = 0;
        for (int at = 0; at < 9; at++)
            if (n[at] != 'E') odd += (at + State("WrBwRb").find(n[at]) / 3) % 2;
        return odd;
    }

    bool is_goal(const State& n) const {
        for (int at = 0; at < 9; at++)
            if (std::toupper(n[at]) != tops[at]) return false;
        return true;
    }

    std::vector<State> successors(const State& n) const {
        const int empty = n.find('E'), row = empty / 3, column = empty % 3;
        const int near[4][2] = {{row - 1, column}, {row, column - 1}, {row, column + 1}, {row + 1, column}};
        std::vector<State> result;
        for (const auto& [r, c] : near) {
            if (r < 0 || r > 2 || c < 0 || c > 2) continue;
            State s = n;
            const auto cube = State("WwRrBb").find(n[3 * r + c]);
            s[empty] = (r == row ? "brBwRW" : "RBWbwr")[cube];  // top and side, or top and front, exchanged
            s[3 * r + c] = 'E';
            result.push_back(s);
        }
        return result;
    }

    // Cubes whose top is wrong: each needs a roll of its own.
    int heuristic(const State& n) const {
        int wrong = 0;
        for (int at = 0; at < 9; at++) wrong += n[at] != 'E' && std::toupper(n[at]) != tops[at];
        return wrong;
    }
};
