//! The tables of paintings that keep tiles.
//!
//! [`TilesBuild`] keeps the squares of some tiles and the empty square. [`GroupBuild`] counts only moves of a group's
//! tiles: the empty square reaches its whole region at no cost, and the table holds the minimum over regions.
//!
//! Sources: J. C. Culberson and J. Schaeffer, "Pattern Databases", Computational Intelligence 14 (1998); R. E. Korf and A.
//! Felner, "Disjoint Pattern Database Heuristics", Artificial Intelligence 134 (2002). For the groups 6-6-3 this equals
//! [`Additive`](crate::heuristic::tiles::Additive), whose sizes are compiled in.

use super::board::Board;
use super::front::Front;
use crate::heuristic::Progress;

/// The rank of distinct squares: the first square, then the free squares before each.
#[inline]
fn rank(squares: impl Iterator<Item = u32>, count: u32) -> usize {
    let (mut rank, mut used, mut left) = (0, 0_u32, count);
    for square in squares {
        let before = (used & ((1 << square) - 1)).count_ones();
        rank = rank * left + square - before;
        used |= 1 << square;
        left -= 1;
    }
    rank as usize
}

#[inline]
const fn nibble(bits: u64, number: u8) -> u32 {
    (bits >> (4 * number) & 15) as u32
}

#[inline]
pub(super) fn rank_of(tiles: &[u8], squares: u32, bits: u64) -> usize {
    rank(tiles.iter().map(|&tile| nibble(bits, tile)), squares)
}

fn rank_packed(bits: u64, count: usize, squares: u32) -> usize {
    let tiles = 0..count as u8;
    rank(tiles.map(|tile| nibble(bits, tile)), squares)
}

fn home(board: &Board, tiles: &[u8]) -> u64 {
    let square = |&tile: &u8| u64::from(board.homes[usize::from(tile)]);
    tiles.iter().rev().fold(0, |packed, tile| packed << 4 | square(tile))
}

/// A table of tiles and the empty square, built backward from the goal. A unit of work is one painted position.
#[derive(Clone, Debug)]
pub(super) struct TilesBuild {
    /// Kept squares, the empty one included.
    kept: usize,
    squares: u32,
    beside: Vec<Vec<u32>>,
    pub(super) table: Vec<u8>,
    /// The empty square is the lowest nibble.
    front: Front<u64>,
    states: u64,
}

fn beside(board: &Board) -> Vec<Vec<u32>> {
    let of = |square| board.beside(square).into_iter().map(|other| other as u32).collect();
    (0..board.squares()).map(of).collect()
}

fn squares(board: &Board) -> u32 {
    board.squares() as u32
}

impl TilesBuild {
    /// The table of these tiles, `tiles[0]` being 0 for the empty square; only the goal is known. Needs `room` bytes.
    pub(super) fn new(board: &Board, tiles: &[u8], room: usize) -> Self {
        let (squares, kept) = (squares(board), tiles.len());
        let home = home(board, tiles);
        let mut table = vec![u8::MAX; room];
        table[rank_packed(home, kept, squares)] = 0;
        Self { kept, squares, beside: beside(board), table, front: Front::new(vec![home]), states: 1 }
    }

    pub(super) const fn is_complete(&self) -> bool {
        self.front.is_complete()
    }

    pub(super) fn progress(&self) -> Progress {
        self.front.progress(self.states, &self.table)
    }

    /// Expands up to `budget` painted positions, fewer only at the end. Returns the number.
    pub(super) fn advance(&mut self, budget: u64) -> u64 {
        let mut left = budget;
        while let Some(here) = self.front.take(&mut left) {
            let (empty, below) = (nibble(here, 0), self.front.depth + 1);
            for &from in &self.beside[empty as usize] {
                let mut there = here & !15 | u64::from(from);
                for tile in 1..self.kept {
                    if (here >> (4 * tile) & 15) as u32 == from {
                        there ^= u64::from(from ^ empty) << (4 * tile);
                    }
                }
                let known = &mut self.table[rank_packed(there, self.kept, self.squares)];
                if *known == u8::MAX {
                    *known = below;
                    self.states += 1;
                    self.front.meet(there, below);
                }
            }
        }
        budget - left
    }
}

/// A set of squares, one bit each.
type Squares = u16;

/// The table of one group of tiles. A unit of work is one placement and region.
#[derive(Clone, Debug)]
pub(super) struct GroupBuild {
    kept: usize,
    squares: u32,
    beside: Vec<Squares>,
    pub(super) table: Vec<u8>,
    /// By placement, where the empty square was met.
    reached: Vec<Squares>,
    front: Front<(u32, Squares)>,
    states: u64,
}

impl GroupBuild {
    /// The table of these tiles; only the goal is known. Needs `room` bytes.
    pub(super) fn new(board: &Board, tiles: &[u8], room: usize) -> Self {
        let (squares, kept) = (squares(board), tiles.len());
        let set = |others: Vec<u32>| others.into_iter().fold(0, |all, other| all | 1 << other);
        let mut build = Self {
            kept,
            squares,
            beside: beside(board).into_iter().map(set).collect(),
            table: vec![u8::MAX; room],
            reached: vec![0; room],
            front: Front::new(Vec::new()),
            states: 1,
        };
        let home = home(board, tiles) as u32;
        let region = build.region(board.homes[0].into(), build.occupied(home));
        let rank = rank_packed(home.into(), kept, squares);
        (build.table[rank], build.reached[rank]) = (0, region);
        build.front.meet((home, region), 0);
        build
    }

    fn occupied(&self, placement: u32) -> Squares {
        (0..self.kept).fold(0, |all, tile| all | 1 << (placement >> (4 * tile) & 15))
    }

    /// Squares that the empty square can reach while `occupied` stays.
    fn region(&self, from: u32, occupied: Squares) -> Squares {
        let (mut region, mut new) = (1 << from, 1_u16 << from);
        while new != 0 {
            let beside = self.beside[new.trailing_zeros() as usize];
            new &= new - 1;
            new |= beside & !occupied & !region;
            region |= new;
        }
        region
    }

    pub(super) const fn is_complete(&self) -> bool {
        self.front.is_complete()
    }

    pub(super) fn progress(&self) -> Progress {
        self.front.progress(self.states, &self.table)
    }

    /// Expands up to `budget` placements with a region, fewer only at the end. Returns the number.
    pub(super) fn advance(&mut self, budget: u64) -> u64 {
        let mut left = budget;
        while let Some((placement, region)) = self.front.take(&mut left) {
            self.expand(placement, region);
        }
        if self.is_complete() {
            self.reached = Vec::new();
        }
        budget - left
    }

    fn expand(&mut self, placement: u32, region: Squares) {
        let (occupied, below) = (self.occupied(placement), self.front.depth + 1);
        for tile in 0..self.kept {
            let from = placement >> (4 * tile) & 15;
            let mut targets = self.beside[from as usize] & region;
            while targets != 0 {
                let to = targets.trailing_zeros();
                targets &= targets - 1;
                let there = placement ^ (from ^ to) << (4 * tile);
                let rank = rank_packed(there.into(), self.kept, self.squares);
                // The tile's old square becomes empty.
                if self.reached[rank] >> from & 1 == 1 {
                    continue;
                }
                if self.table[rank] == u8::MAX {
                    self.table[rank] = below;
                    self.states += 1;
                }
                let region = self.region(from, occupied ^ 1 << from ^ 1 << to);
                self.reached[rank] |= region;
                self.front.meet((there, region), below);
            }
        }
    }
}
