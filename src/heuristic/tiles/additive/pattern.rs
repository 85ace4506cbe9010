//! The table of one group of tiles, built backward from their goal squares.

use std::iter::repeat_n;
use std::rc::Rc;

use super::ranks::{Ranks, THREE};
use crate::heuristic::Progress;

/// A set of squares, one bit each.
type Squares = u16;

#[inline]
const fn beside(squares: Squares) -> Squares {
    const FIRST_COLUMN: Squares = 0x1111;
    const LAST_COLUMN: Squares = 0x8888;
    squares << 4 | squares >> 4 | (squares & !LAST_COLUMN) << 1 | (squares & !FIRST_COLUMN) >> 1
}

/// The part of `free` reachable within it from `squares`.
#[inline]
const fn region(mut squares: Squares, free: Squares) -> Squares {
    loop {
        let wider = (squares | beside(squares)) & free;
        if wider == squares {
            return squares;
        }
        squares = wider;
    }
}

fn pairs<const K: usize>() -> u64 {
    let mut regions = 0;
    for occupied in (0..=Squares::MAX).filter(|squares| squares.count_ones() as usize == K) {
        let mut free = !occupied;
        while free != 0 {
            free &= !region(1 << free.trailing_zeros(), free);
            regions += 1;
        }
    }
    // A set of squares stands for every order of its tiles.
    regions * (1..=K as u64).product::<u64>()
}

/// The table of one group being built; a unit of work is one placement and region expanded.
#[derive(Clone, Debug)]
pub(super) struct PatternBuild<const K: usize> {
    pub(super) table: Rc<[u8]>,
    /// For each placement, the squares that the empty square can reach.
    reached: Vec<Squares>,
    frontier: Vec<(u32, Squares)>,
    next: usize,
    beyond: Vec<(u32, Squares)>,
    depth: u8,
    pub(super) progress: Progress,
}

impl<const K: usize> PatternBuild<K> {
    pub(super) fn new(ranks: &Ranks, places: &[usize], empty: usize) -> Self {
        let mut build = Self {
            table: repeat_n(u8::MAX, Ranks::length::<K>()).collect(),
            reached: vec![0; Ranks::length::<K>()],
            frontier: Vec::new(),
            next: 0,
            beyond: Vec::new(),
            depth: 1,
            progress: Progress {
                total: Some(pairs::<K>()),
                bytes: Ranks::length::<K>() as u64,
                states: 1,
                done: 0,
            },
        };
        let squares = places.iter().fold(0, |squares, place| squares | 1 << place);
        let home = places.iter().rev().fold(0, |home, &place| home << 4 | place);
        let rank = ranks.of::<K>(home);
        Rc::make_mut(&mut build.table)[rank] = 0;
        build.reached[rank] = region(1 << empty, !squares);
        #[allow(clippy::cast_possible_truncation)] // at most 24 bits
        build.frontier.push((home as u32, build.reached[rank]));
        build
    }

    pub(super) fn is_complete(&self) -> bool {
        self.next == self.frontier.len()
    }

    pub(super) fn advance(&mut self, ranks: &Ranks, budget: u64) -> u64 {
        let mut left = budget;
        while left > 0 && !self.is_complete() {
            let open = self.frontier.len() - self.next;
            let slice = open.min(usize::try_from(left).unwrap_or(usize::MAX));
            self.expand(ranks, self.next..self.next + slice);
            self.next += slice;
            left -= slice as u64;
            if self.is_complete() {
                std::mem::swap(&mut self.frontier, &mut self.beyond);
                self.beyond.clear();
                self.next = 0;
                self.depth += 1;
            }
        }
        if self.is_complete() {
            self.reached = Vec::new();
            self.frontier = Vec::new();
            self.beyond = Vec::new();
            self.next = 0;
        }
        self.progress.done += budget - left;
        budget - left
    }

    fn expand(&mut self, ranks: &Ranks, part: std::ops::Range<usize>) {
        let table = Rc::make_mut(&mut self.table);
        for &(placement, reachable) in &self.frontier[part] {
            let occupied = (0..K).fold(0, |squares, tile| squares | 1 << (placement >> (4 * tile) & 15));
            // Half of all neighbours share the first three tiles.
            let first = ranks.first.at(placement as usize);
            let rest = first.three_among_the_rest(placement as usize >> 12);
            for tile in 0..K {
                let from = placement >> (4 * tile) & 15;
                let mut targets = beside(1 << from) & reachable;
                while targets != 0 {
                    let to = targets.trailing_zeros();
                    targets &= targets - 1;
                    let next = placement ^ (from ^ to) << (4 * tile);
                    let rank = if tile < THREE {
                        ranks.of::<K>(next as usize)
                    } else {
                        let shift = 4 * (tile - THREE);
                        let rest = rest & !(15 << shift) | first.among_the_rest(to as usize) << shift;
                        Ranks::number(first, ranks.second.at(rest))
                    };
                    let reached = &mut self.reached[rank];
                    if *reached >> from & 1 == 1 {
                        continue;
                    }
                    if *reached == 0 {
                        table[rank] = self.depth;
                        self.progress.states += 1;
                    }
                    let free: Squares = !(occupied ^ 1 << from ^ 1 << to);
                    let now = region(1 << from, free);
                    *reached |= now;
                    self.beyond.push((next, now));
                }
            }
        }
    }
}
