//! Disjoint pattern databases for the 15-puzzle, whose values may be added.
//!
//! The fifteen tiles form groups of six, six and three. A group's table holds, for each placement of its tiles, the least
//! number of moves *of these tiles* to their goal squares. Every move of a solution moves a tile of one group, so the sum
//! is a lower bound. A table of six has 16!/10! = 5,765,760 placements, one byte each.
//!
//! **Building.** A breadth-first search backward from the goal, over pairs of a placement and the region of the empty
//! square. The empty square moves in its region at no cost, and a step is a move of the group. There are about two regions
//! per placement; the table holds the minimum.
//!
//! **Any goal.** Groups are sets of goal squares, for a goal whose empty square is in the lower right quarter; other goals
//! are mirrored.
//!
//! **Reflection.** If the goal's empty square is on a diagonal, mirroring the board there keeps the goal. The mirrored
//! position gives a second bound; the maximum counts.
//!
//! Source: R. E. Korf and A. Felner, "Disjoint Pattern Database Heuristics", Artificial Intelligence 134 (2002).

use std::rc::Rc;

use pattern::PatternBuild;
use ranks::{Ranks, SIX, THREE};
use view::{Mirror, View};

use crate::heuristic::{About, Build, Heuristic, Parts, Progress, Rule};
use crate::puzzle::FifteenPuzzle;
use crate::puzzle::sliding_tiles::Tiles;

mod pattern;
mod ranks;
mod view;

/// For the 15-puzzle: the sum of three pattern databases of six, six and three tiles; the mirrored position's if larger.
///
/// **Admissible**: each value is a minimum and counts only moves of its own tiles. A solution of the mirrored position is a
/// mirrored solution.
///
/// **Not consistent**: the minima of two placements one move apart may belong to different regions of the empty square, so
/// the value can fall by 3, 5 or 7.
#[derive(Clone, Debug)]
pub struct Additive {
    ranks: Rc<Ranks>,
    views: [View; 2],
    sixes: [Rc<[u8]>; 2],
    three: Rc<[u8]>,
}

/// The groups as goal squares, for a goal whose empty square is the last.
const GROUPS: [&[usize]; 3] = [&[0, 4, 5, 8, 9, 12], &[6, 7, 10, 11, 13, 14], &[1, 2, 3]];

/// The groups as goal squares, for a goal with this empty square.
pub(crate) fn groups(empty: usize) -> [Vec<usize>; 3] {
    // Mirrors the board so that the goal's empty square is in the lower right quarter. Its group gets the last square
    // instead.
    let flip = if empty & 2 == 0 { 3 } else { 0 } | if empty & 8 == 0 { 12 } else { 0 };
    let place = |&square: &usize| if square == empty ^ flip { 15 ^ flip } else { square ^ flip };
    GROUPS.map(|group| group.iter().map(place).collect())
}

#[inline]
fn placement<const K: usize>(squares: u64, shifts: &[u32; K]) -> usize {
    let mut placement = 0;
    for (tile, shift) in shifts.iter().enumerate() {
        placement |= (squares >> shift & 15) << (4 * tile);
    }
    #[allow(clippy::cast_possible_truncation)] // at most 24 bits
    let placement = placement as usize;
    placement
}

impl Additive {
    /// The tables for the goal of `puzzle`, built at once.
    #[must_use]
    pub fn new(puzzle: &FifteenPuzzle) -> Self {
        AdditiveBuild::new(puzzle).complete()
    }

    #[inline(never)] // in wasm its array is in memory, which must not be set up for every heuristic's call
    fn seen(&self, view: &View, state: Tiles) -> u32 {
        self.groups(view, state).iter().sum()
    }

    #[inline]
    fn groups(&self, view: &View, state: Tiles) -> [u32; 3] {
        let squares = view.mirror.of(state.nibbles());
        let six = |number: usize| {
            let placement = placement(squares, &view.sixes[number]);
            u32::from(self.sixes[number][self.ranks.of::<SIX>(placement)])
        };
        let three = self.three[self.ranks.of::<THREE>(placement(squares, &view.three))];
        [six(0), six(1), u32::from(three)]
    }
}

impl Heuristic<FifteenPuzzle> for Additive {
    #[inline]
    fn estimate(&self, state: Tiles) -> u32 {
        let [plain, mirrored] = &self.views;
        let bound = self.seen(plain, state);
        if mirrored.mirror == Mirror::Plain { bound } else { bound.max(self.seen(mirrored, state)) }
    }

    /// The groups of the view with the larger sum, each by its tiles.
    fn parts(&self, state: Tiles) -> Option<Parts> {
        let [plain, mirrored] = &self.views;
        let view = if self.estimate(state) == self.seen(plain, state) { plain } else { mirrored };
        let tiles = |shifts: &[u32]| {
            let mut labels: Vec<u32> = shifts.iter().map(|shift| shift / 4).collect();
            labels.sort_unstable();
            About::Pieces(labels)
        };
        let [first, second] = &view.sixes;
        let groups = [tiles(first), tiles(second), tiles(&view.three)];
        let parts = groups.into_iter().zip(self.groups(view, state)).collect();
        Some(Parts { rule: Rule::Sum, parts })
    }
}

/// [`Additive`] being built, one table after the other.
#[derive(Clone, Debug)]
pub struct AdditiveBuild {
    ranks: Rc<Ranks>,
    views: [View; 2],
    sixes: [PatternBuild<SIX>; 2],
    three: PatternBuild<THREE>,
    built: Option<Additive>,
}

impl AdditiveBuild {
    /// The tables for the goal of `puzzle`; only the goal is known.
    #[must_use]
    pub fn new(puzzle: &FifteenPuzzle) -> Self {
        let empty = puzzle.goal().empty_square();
        let groups = groups(empty);
        let mirror = Mirror::keeping(empty).unwrap_or(Mirror::Plain);
        let views = [Mirror::Plain, mirror].map(|mirror| View::new(puzzle, &groups, mirror));
        let ranks = Rc::new(Ranks::new());
        let [first, second, three] = &groups;
        Self {
            views,
            sixes: [first, second].map(|group| PatternBuild::new(&ranks, group, empty)),
            three: PatternBuild::new(&ranks, three, empty),
            ranks,
            built: None,
        }
    }
}

impl Build for AdditiveBuild {
    type Heuristic = Additive;

    fn advance(&mut self, budget: u64) -> u64 {
        let [first, second] = &mut self.sixes;
        let mut done = self.three.advance(&self.ranks, budget);
        done += first.advance(&self.ranks, budget - done);
        done += second.advance(&self.ranks, budget - done);
        let complete = self.three.is_complete() && self.sixes.iter().all(PatternBuild::is_complete);
        if complete && self.built.is_none() {
            self.built = Some(Additive {
                ranks: Rc::clone(&self.ranks),
                views: self.views.clone(),
                sixes: [0, 1].map(|number: usize| Rc::clone(&self.sixes[number].table)),
                three: Rc::clone(&self.three.table),
            });
        }
        done
    }

    fn heuristic(&self) -> Option<&Additive> {
        self.built.as_ref()
    }

    fn progress(&self) -> Option<Progress> {
        let [first, second] = &self.sixes;
        Some(self.three.progress.and(first.progress).and(second.progress))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Notation, Puzzle};

    #[test]
    fn building_takes_the_work_announced_and_gives_the_table_that_is_not_consistent() {
        const GOAL: &str = "123456789abcdef0";
        let read = |start| FifteenPuzzle::read(start, GOAL).unwrap();
        let puzzle = read(GOAL);
        let mut build = AdditiveBuild::new(&puzzle);
        while build.advance(1_000_003) > 0 {}
        let Progress { done, total, states, bytes } = build.progress().unwrap();
        assert_eq!((Some(done), states), (total, bytes));
        assert_eq!(bytes, 2 * 5_765_760 + 3_360);

        let heuristic = build.heuristic().unwrap();
        let distance = |placement| heuristic.sixes[0][heuristic.ranks.of::<SIX>(placement)];
        // The first tile moves one square, for all places of the other five.
        let falls = (0..1_usize << 24).filter(|placement| placement & 15 == 5).any(|placement| {
            let squares =
                (0..6).fold(1 << 6, |squares: u32, tile| squares | 1 << (placement >> (4 * tile) & 15));
            squares.count_ones() == 7 && distance(placement).abs_diff(distance(placement ^ 3)) > 1
        });
        assert!(falls);
        for (one, estimate, next, less) in [
            ("1c2f563b9da480e7", 36, "1c2f563b90a48de7", 29),
            ("124756f809acedb3", 26, "124756f890acedb3", 19),
        ] {
            let [one, next] = [one, next].map(|text| read(text).start());
            assert!(puzzle.moves(one).any(|mv| puzzle.after(one, mv) == next));
            assert_eq!([heuristic.estimate(one), heuristic.estimate(next)], [estimate, less]);
        }
    }
}
