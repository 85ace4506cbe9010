//! The engine against bare loops that enumerate or store whole spaces.

use std::hint::black_box;

use divan::Bencher;
use hashbrown::HashMap;
use hashbrown::hash_map::Entry;
use rolling_cubes::heuristic::Blind;
use rolling_cubes::puzzle::{Packed, Puzzle};
use rolling_cubes::search::{Bfs, Limits, MoveOrder};
use rolling_cubes::space::Census;
use rustc_hash::FxBuildHasher;

use crate::cost::{Cost, print_row, side_by_side};
use crate::plain::end;
use crate::problems::{SAMPLE_5, TWENTY};
use crate::wanted;

fn census<P: Puzzle>(puzzle: &P) -> u64 {
    let mut census = Census::new(puzzle).expect("memory for a table");
    while census.step(puzzle, u64::MAX).expect("memory for layers") {}
    census.progress().0
}

/// Positions by a bare loop: a queue and a byte per rank, without counters.
fn bare_loop<P: Puzzle>(puzzle: &P) -> u64 {
    let rank = |state| puzzle.pack(state).rank();
    let mut depths = vec![u8::MAX; puzzle.pack(puzzle.start()).ranks()];
    let mut queue = vec![puzzle.start()];
    depths[rank(puzzle.start())] = 0;
    let mut next = 0;
    while next < queue.len() {
        let state = queue[next];
        next += 1;
        let depth = depths[rank(state)] + 1;
        for mv in puzzle.moves(state) {
            let after = puzzle.after(state, mv);
            let known = &mut depths[rank(after)];
            if *known == u8::MAX {
                *known = depth;
                queue.push(after);
            }
        }
    }
    black_box(depths);
    queue.len() as u64
}

/// A textbook breadth-first search over a fast hash map without counters: the yardstick for the cost of storing.
fn bare_search<P: Puzzle>(puzzle: &P) -> usize {
    let start = puzzle.start();
    let mut reached = HashMap::with_hasher(FxBuildHasher);
    reached.insert(start, None);
    let mut queue = vec![start];
    let mut next = 0;
    let goal = 'search: loop {
        let state = queue[next];
        next += 1;
        let moves = puzzle.moves(state);
        for mv in reached[&state].map_or(moves, |by| moves.without(puzzle.inverse(by))) {
            let after = puzzle.after(state, mv);
            if let Entry::Vacant(entry) = reached.entry(after) {
                entry.insert(Some(mv));
                queue.push(after);
                if puzzle.is_goal(after) {
                    break 'search after;
                }
            }
        }
    };
    let mut here = goal;
    let mut length = 0;
    while let Some(by) = reached[&here] {
        here = puzzle.after(here, puzzle.inverse(by));
        length += 1;
    }
    length
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn cubes_census(bencher: Bencher) {
    bencher.bench(|| census(&*SAMPLE_5));
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn cubes_bare_loop(bencher: Bencher) {
    bencher.bench(|| bare_loop(&*SAMPLE_5));
}

pub fn print() {
    if wanted("census") {
        println!("beside a bare breadth-first loop over a byte a position");
        let costs = side_by_side(|| census(&*SAMPLE_5), || bare_loop(&*SAMPLE_5), 7);
        print_row("cubes census", costs, 1.0 / 1.3);
    }
    if wanted("bare") {
        println!("beside a bare breadth-first loop over a hash map");
        print_row("cubes sample 5, bfs", storing(&*SAMPLE_5, 7), 1.0 / 1.25);
        print_row("8-puzzle of 20, bfs", storing(&*TWENTY, 15), 1.0 / 1.25);
    }
}

fn storing<P: Puzzle>(puzzle: &P, rounds: u32) -> [Cost; 2] {
    let begin = || Bfs::new(MoveOrder::by_number(P::MOVES), Limits::default());
    side_by_side(|| end(puzzle, &Blind, begin()).length, || bare_search(puzzle), rounds)
}
