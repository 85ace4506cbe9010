//! Heuristics that are made while the program runs: painted, written or put together, and then asked about every position.
//!
//! A heuristic's text is an expression in a small language on top of the board: whole numbers, what stands on which square, tables of
//! paintings, and the puzzle's own heuristics by their names. `max(colours, paint(squares=a1b1, colours=WR))` is one, and
//! `sum(p in tiles: distance(p, goal(p)))` is the Manhattan distance. The language is total: it has no loop but over the pieces or
//! squares there are, nothing in it is undefined, and how many steps a position takes is known before. It reaches nothing but numbers.
//!
//! - [`tree`], [`text`]: an expression, read and written; what is written reads back as it is.
//! - `board`, `puzzles`, `vocabulary`: what the language may ask of a puzzle. All below is compiled once for all puzzles.
//! - `compile`, `calls`, `proof`, `op`: names looked up, kinds compared, costs bounded, and run.
//! - `tally`: sums whose terms depend on one square alone, as look-ups.
//! - `edited`: a bound's values over the whole space, edited until it is consistent.
//! - `painting`, `painted`, `squares`, `tiles`: what an abstraction keeps, and its table, built in slices.
//! - [`made`]: a heuristic from its text, like any other from then on.
//! - [`audit`], [`sample`]: is it a lower bound? [`score`]: how good a one, and at what price?
//!
//! **Numbers.** They are whole, and what is beyond 2^31 - 1 either way counts as that. Division rounds down; by 0 it gives 0, and so
//! does what it leaves. A bound below 0 counts as 0, one above 255 as 255: no shortest solution here has more than 80 moves.
//!
//! # Proofs
//! Some bounds are proved by how they are put together, without an audit: tables of paintings, listed heuristics, the largest of
//! such, such a one less a number, a part of one, one rounded up to the parity of solutions, and one with pathmax of either kind. Only with those
//! is what a search finds said to be proved shortest.
//!
//! **Pathmax** belongs to a path: a search may take over from the position before what the bound there said, less one. All moves can
//! be undone, so any neighbour would have served: `pathmax(h)` takes the largest of h here and of h - 1 one move away, whichever way a
//! search came. That is bidirectional pathmax of depth one (A. Felner, U. Zahavi, R. Holte, J. Schaeffer, N. Sturtevant and Z. Zhang,
//! "Inconsistent heuristics in theory and practice", Artificial Intelligence 175 (2011)), as an edit of values. `bpmax(h)` goes on
//! with that to the end, on spaces that fit in a table: see `edited`.

// Squares, codes, labels and what is left of bits under a mask are below 32, what is counted of a board and a table's ranks below 2^27,
// and counts of positions below 2^53.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss
)]

mod arithmetic;
pub mod audit;
mod bench;
mod board;
mod calls;
mod compile;
mod counted;
mod edited;
pub mod examples;
mod front;
pub mod made;
mod met;
mod op;
mod painted;
mod painting;
mod proof;
pub mod sample;
pub mod score;
mod squares;
mod tally;
pub mod text;
mod tiles;
pub mod tree;
mod vocabulary;

pub use audit::{Audit, Counterexample, Fall, Findings};
pub use bench::Bench;
pub use board::{Board, Layout, Moves, Words, label_letter};
pub use examples::Example;
pub use made::{Made, MadeBuild, Recipe};
pub use met::Met;
pub use op::{MOST_BOUND, MOST_STEPS};
pub use painted::TableFacts;
pub use painting::MOST_BYTES;
pub use sample::Sample;
pub use score::Score;
pub use vocabulary::{Function, PaintingKey, Vocabulary};
