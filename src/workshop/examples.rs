//! Published bounds in the language, to be taken apart.

use serde::Serialize;

use super::board::{Board, Layout, label_letter};
use crate::heuristic::tiles::additive::groups;

/// A published bound.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Example {
    /// By what it is called: the same on all boards.
    pub name: &'static str,
    /// Its text.
    pub text: String,
}

impl Board {
    /// Published bounds for this board.
    pub(super) fn examples(&self) -> Vec<Example> {
        let examples = match self.layout {
            Layout::Labels => self.of_tiles(),
            _ if !self.words.axes.is_empty() => of_cubes(),
            _ if self.has_empty() => of_knights(),
            Layout::Squares { .. } => of_toys(),
        };
        examples.into_iter().map(|(name, text)| Example { name, text }).collect()
    }

    /// The painting of the tiles that belong to some squares.
    fn tiles_at(&self, is_kept: impl Fn(usize) -> bool) -> String {
        let labels = self.labels.iter().filter(|&&label| is_kept(self.homes[usize::from(label)].into()));
        labels.map(|&label| label_letter(label)).collect()
    }

    fn of_tiles(&self) -> Vec<(&'static str, String)> {
        let each: Vec<String> = self.labels.iter().map(|&label| label_letter(label).to_string()).collect();
        let manhattan = "sum(p in tiles: distance(p, goal(p)))";
        let mut all = vec![
            ("misplaced", "count(p in tiles: p != goal(p))".to_owned()),
            ("manhattan", manhattan.to_owned()),
            ("manhattan-painted", format!("paint(tiles={})", each.join("+"))),
            ("linear-conflict", format!("{manhattan} + 2 * row-conflicts + 2 * column-conflicts")),
            ("gaschnig", "count(p in tiles: p != goal(p)) + cycles".to_owned()),
        ];
        if self.side == 3 {
            let is_fringe = |square: usize| self.place(square).0 == 2 || self.place(square).1 == 2;
            all.push(("fringe", format!("paint(tiles={})", self.tiles_at(is_fringe))));
            all.push(("corner", format!("paint(tiles={})", self.tiles_at(|square| !is_fringe(square)))));
        } else {
            let groups = groups(self.homes[0].into());
            let groups = groups.map(|group| self.tiles_at(|square| group.contains(&square)));
            all.push(("additive", format!("paint(tiles={})", groups.join("+"))));
        }
        all
    }
}

/// Goal squares that want a piece and do not have it.
const MISPLACED: &str = "count(s in squares where wanted(s) != none: colour(s) != wanted(s))";

/// Squares that differ from the goal, less one.
const MISMATCH: &str = "count(s in squares: colour(s) != wanted(s)) - 1";

fn of_cubes() -> Vec<(&'static str, String)> {
    vec![
        ("mismatch", MISMATCH.to_owned()),
        ("misplaced", MISPLACED.to_owned()),
        ("misplaced-painted", "paint(squares=a3+b3+c3+a2+b2+c2+a1+b1+c1, axes=u)".to_owned()),
        ("misplaced-parity", format!("parity-up(max({MISPLACED}, distance(empty, goal(empty))))")),
        ("colours", "max(paint(colours=W), paint(colours=R), paint(colours=B))".to_owned()),
    ]
}

fn of_knights() -> Vec<(&'static str, String)> {
    vec![
        ("mismatch", MISMATCH.to_owned()),
        ("misplaced", MISPLACED.to_owned()),
        ("middle-painted", "paint(squares=a3b3c3d3e3c5c4c2c1)".to_owned()),
    ]
}

fn of_toys() -> Vec<(&'static str, String)> {
    vec![
        ("half-mismatch", "count(s in squares: colour(s) != wanted(s)) // 2".to_owned()),
        ("nearest", "sum(p in ones: min(s in squares where wanted(s) = one: distance(p, s)))".to_owned()),
        ("corners-painted", "paint(squares=a4d4a1d1)".to_owned()),
    ]
}
