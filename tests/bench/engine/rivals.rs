//! The engine against the `pathfinding` crate, on the same puzzle code.

use pathfinding::prelude as rival;
use rolling_cubes::heuristic::{Blind, Heuristic, Misplaced, map, tiles};
use rolling_cubes::puzzle::{Move, Puzzle};
use rolling_cubes::search::{
    AStar, Bfs, BidirectionalBfs, Deepening, IdaStar, Iddfs, Limits, MoveOrder, Search, Status, UniformCost,
};

use crate::cost::{print_row, side_by_side};
use crate::problems::{SAMPLE_5, TWENTY, grid};
use crate::wanted;

pub const ALGORITHMS: [&str; 5] = ["bfs", "bidirectional-bfs", "iddfs", "ida-star", "a-star"];
const WITH_COSTS: [&str; 2] = ["a-star", "uniform-cost"];

fn engine<P, H>(algorithm: &str, puzzle: &P, heuristic: &H) -> usize
where
    P: Puzzle,
    H: Heuristic<P>,
{
    let (order, limits) = (MoveOrder::by_number(P::MOVES), Limits::default());
    match algorithm {
        "bfs" => end(puzzle, &Blind, Bfs::new(order, limits)),
        "bidirectional-bfs" => end(puzzle, &Blind, BidirectionalBfs::new(puzzle, order, limits)),
        "iddfs" => end(puzzle, &Blind, Iddfs::new(order, limits)),
        "uniform-cost" => end(puzzle, &Blind, AStar::by(UniformCost::RULE, order, limits)),
        "ida-star" => end(puzzle, heuristic, IdaStar::new(order, Deepening::NextBound, limits)),
        _ => end(puzzle, heuristic, AStar::new(order, limits)),
    }
}

fn end<P: Puzzle>(puzzle: &P, heuristic: &impl Heuristic<P>, mut search: impl Search<P>) -> usize {
    while search.step(puzzle, heuristic, &mut (), u64::MAX) == Status::Running {}
    let moves = search.solution().expect("there is a solution");
    let go = |(state, cost): (P::State, usize), &mv: &Move| {
        (puzzle.after(state, mv), cost + puzzle.cost(state, mv) as usize)
    };
    moves.iter().fold((puzzle.start(), 0), go).1
}

fn crate_pathfinding<P: Puzzle>(algorithm: &str, puzzle: &P, heuristic: &impl Heuristic<P>) -> usize {
    let after = |&state: &P::State| puzzle.moves(state).map(move |mv| puzzle.after(state, mv));
    let priced = |&state: &P::State| {
        let moves = puzzle.moves(state);
        moves.map(move |mv| (puzzle.after(state, mv), puzzle.cost(state, mv) as usize))
    };
    let estimate = |&state: &P::State| heuristic.estimate(state) as usize;
    let is_goal = |&state: &P::State| puzzle.is_goal(state);
    let start = puzzle.start();
    let moves = |path: Vec<P::State>| path.len() - 1;
    let length = match algorithm {
        "bfs" => rival::bfs(&start, after, is_goal).map(moves),
        "bidirectional-bfs" => {
            let goals = puzzle.goals();
            let goals = goals.iter().collect::<pathfinding::NodeRefs<P::State>>();
            rival::bfs_bidirectional(&start, goals, after, after).map(moves)
        }
        "iddfs" => rival::iddfs(start, after, is_goal).map(moves),
        "uniform-cost" => rival::dijkstra(&start, priced, is_goal).map(|(_, cost)| cost),
        "ida-star" => rival::idastar(&start, priced, estimate, is_goal).map(|(_, cost)| cost),
        _ => rival::astar(&start, priced, estimate, is_goal).map(|(_, cost)| cost),
    };
    length.expect("there is a solution")
}

fn race<P: Puzzle, H: Heuristic<P>>(problem: &str, algorithms: &[&str], puzzle: &P, heuristic: &H) {
    for algorithm in algorithms.iter().copied().filter(|row| wanted(row)) {
        let rounds = if algorithm == "iddfs" { 3 } else { 15 };
        let costs = side_by_side(
            || engine(algorithm, puzzle, heuristic),
            || crate_pathfinding(algorithm, puzzle, heuristic),
            rounds,
        );
        let bar = match algorithm {
            _ if P::ONE_WAY => 1.0,
            _ if algorithm.contains("bfs") => 3.0,
            _ => 5.0,
        };
        print_row(&format!("{problem} {algorithm}"), costs, bar);
    }
}

pub fn print() {
    println!("beside the crate pathfinding");
    race("cubes sample 5, misplaced,", &ALGORITHMS, &*SAMPLE_5, &Misplaced::new(&SAMPLE_5));
    race("8-puzzle of 20, manhattan,", &ALGORITHMS, &*TWENTY, &tiles::Manhattan::new(&TWENTY));
    for walls in [0, 25] {
        for neighbours in [4, 8] {
            let grid = grid(neighbours, walls);
            let bound =
                if neighbours == 4 { map::manhattan::bound(&grid) } else { map::octile::bound(&grid) };
            race(&format!("grid, {neighbours} neighbours, {walls} % walls,"), &WITH_COSTS, &grid, &bound);
        }
    }
}
