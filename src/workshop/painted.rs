//! The tables of a painting: built in slices, looked up and described.

use std::rc::Rc;

use serde::Serialize;

use super::board::Board;
use super::painting::{Painting, room};
use super::squares::{Ranks, SquaresBuild};
use super::tiles::{GroupBuild, TilesBuild, rank_of};
use crate::heuristic::Progress;

#[derive(Clone, Debug)]
pub(super) struct PaintedTables(Rc<[Table]>);

#[derive(Debug)]
struct Table {
    index: Index,
    values: Vec<u8>,
}

#[derive(Clone, Debug)]
enum Index {
    Squares(Rc<Ranks>),
    /// Tiles, 0 for the empty square, and the number of squares.
    Tiles(Vec<u8>, u32),
}

impl PaintedTables {
    #[inline]
    pub(super) fn value(&self, bits: u64) -> u32 {
        self.0.iter().map(|table| u32::from(table.value(bits))).sum()
    }

    pub(super) fn values(&self, bits: u64) -> Vec<u32> {
        self.0.iter().map(|table| table.value(bits).into()).collect()
    }

    pub(super) fn facts(&self) -> Vec<TableFacts> {
        self.0.iter().map(|table| TableFacts::of(&table.values)).collect()
    }
}

impl Table {
    #[inline]
    fn value(&self, bits: u64) -> u8 {
        self.values[match &self.index {
            Index::Squares(ranks) => ranks.of(bits),
            Index::Tiles(tiles, squares) => rank_of(tiles, *squares, bits),
        }]
    }
}

/// Facts about a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct TableFacts {
    /// Painted positions connected with the goal.
    pub positions: u64,
    /// Memory in bytes: one per rank, including unused ranks.
    pub bytes: u64,
    /// Mean over the painted positions, in moves.
    pub mean: f64,
    /// The largest value, in moves.
    pub largest: u8,
    /// The number of painted positions with each value, from 0 on.
    pub histogram: Vec<u64>,
}

impl TableFacts {
    fn of(values: &[u8]) -> Self {
        let mut counts = [0_u64; 256];
        for &value in values {
            counts[usize::from(value)] += 1;
        }
        // The last value stands for unmet positions.
        let known = &counts[..255];
        let length = known.iter().rposition(|&count| count > 0).map_or(0, |last| last + 1);
        let positions: u64 = known.iter().sum();
        let sum: u64 = (0..).zip(known).map(|(value, count): (u64, _)| value * count).sum();
        let mean = sum as f64 / positions.max(1) as f64;
        let largest = u8::try_from(length.saturating_sub(1)).unwrap_or(u8::MAX);
        Self { positions, bytes: values.len() as u64, mean, largest, histogram: known[..length].to_vec() }
    }
}

#[derive(Clone, Debug)]
pub(super) struct PaintedBuild {
    builds: Vec<(Index, TableBuild)>,
    bytes: u64,
    built: Option<PaintedTables>,
}

#[derive(Clone, Debug)]
enum TableBuild {
    Squares(SquaresBuild),
    Tiles(TilesBuild),
    Group(GroupBuild),
}

macro_rules! each {
    ($build:expr, $inner:ident => $what:expr) => {
        match $build {
            TableBuild::Squares($inner) => $what,
            TableBuild::Tiles($inner) => $what,
            TableBuild::Group($inner) => $what,
        }
    };
}

impl PaintedBuild {
    /// The tables; only the goal is known. The caller has checked the memory limit.
    pub(super) fn new(board: &Board, painting: &Painting) -> Self {
        let rooms = room(board, painting);
        let bytes = rooms.iter().copied().flatten().sum();
        let rooms = rooms.iter().map(|room| room.unwrap_or(0) as usize);
        let squares = board.squares() as u32;
        let builds = match painting {
            Painting::Squares { groups, letters } => {
                let is_additive = groups.len() > 1;
                let begin = |&group: &u32| {
                    let build = SquaresBuild::new(board, group, letters, is_additive);
                    (Index::Squares(Rc::clone(&build.of)), TableBuild::Squares(build))
                };
                groups.iter().map(begin).collect()
            }
            Painting::Tiles(tiles) => {
                let tiles: Vec<u8> = [0].into_iter().chain(tiles.iter().copied()).collect();
                let begin = |room| TableBuild::Tiles(TilesBuild::new(board, &tiles, room));
                rooms.map(|room| (Index::Tiles(tiles.clone(), squares), begin(room))).collect()
            }
            Painting::Groups(groups) => {
                let begin = |(tiles, room): (&Vec<u8>, usize)| {
                    let build = TableBuild::Group(GroupBuild::new(board, tiles, room));
                    (Index::Tiles(tiles.clone(), squares), build)
                };
                groups.iter().zip(rooms).map(begin).collect()
            }
        };
        Self { builds, bytes, built: None }
    }

    /// Processes up to `budget` painted positions, fewer only at the end. Returns the number.
    pub(super) fn advance(&mut self, budget: u64) -> u64 {
        let mut done = 0;
        for (_, build) in &mut self.builds {
            done += each!(build, build => build.advance(budget - done));
        }
        let is_complete = |(_, build): &(Index, TableBuild)| each!(build, build => build.is_complete());
        if self.built.is_none() && self.builds.iter().all(is_complete) {
            let table = |(index, build): &mut (Index, TableBuild)| Table {
                index: index.clone(),
                values: each!(build, build => std::mem::take(&mut build.table)),
            };
            self.built = Some(PaintedTables(self.builds.iter_mut().map(table).collect()));
        }
        done
    }

    pub(super) const fn built(&self) -> Option<&PaintedTables> {
        self.built.as_ref()
    }

    pub(super) fn progress(&self) -> Progress {
        let each = self.builds.iter().map(|(_, build)| each!(build, build => build.progress()));
        let all = each.fold(Progress { total: Some(0), ..Progress::default() }, Progress::and);
        Progress { bytes: self.bytes, ..all }
    }
}
