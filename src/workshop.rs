#![doc = include_str!("workshop/README.md")]
//!
//! ## Modules
//!
//! - [`tree`], [`text`]: parses and writes expressions; written text parses back unchanged.
//! - `board`, `puzzles`, `vocabulary`: the language's view of a puzzle. All modules below are compiled once for all puzzles.
//! - `compile`, `calls`, `proof`, `op`: resolves names, checks kinds, bounds costs, and evaluates.
//! - `tally`: sums whose terms depend on one square only, as lookups.
//! - `edited`: the values of a bound over the whole space, edited until consistent.
//! - `painting`, `painted`, `squares`, `tiles`: abstractions and their tables, built in slices.
//! - [`made`]: a heuristic from its text; then a heuristic like any other. `on_map`: one of a map, as a number for each node.
//! - [`audit`], [`sample`]: whether it is a lower bound. [`score`]: its quality and cost.
//!
//! **Numbers** saturate at 2^31 - 1 in either direction. Bounds are clamped to 0 to 255, as no shortest solution on a board has
//! more than 80 moves; on a map, to the greatest cost. The number of steps per position is known in advance.
//!
//! ## Proofs
//! The construction proves some bounds without an audit: tables of paintings, listed heuristics, a maximum of proved
//! bounds, one less a number, a fraction of one, one rounded up to the parity of solutions, and either kind of pathmax.
//! Only with proved bounds does a search report a solution as proved shortest.
//!
//! **Pathmax**: a search may replace a bound by the parent's bound less one. All moves can be undone, so any neighbour
//! serves as well: `pathmax(h)` is the maximum of h here and of h - 1 one move away, independent of the path. This is
//! bidirectional pathmax of depth one (A. Felner, U. Zahavi, R. Holte, J. Schaeffer, N. Sturtevant and Z. Zhang,
//! "Inconsistent heuristics in theory and practice", Artificial Intelligence 175 (2011)). `bpmax(h)` repeats it to the end,
//! on spaces that fit in a table: see `edited`.

// Squares, codes, labels and masked bits are below 32, counts on a board and ranks below 2^27, counts of positions below
// 2^53.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss
)]

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
mod on_map;
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

pub use crate::arithmetic::MOST_STEPS;
pub use audit::{Audit, Counterexample, Fall, Findings};
pub use bench::Bench;
pub use board::{Board, Layout, Moves, Words, label_letter};
pub use examples::Example;
pub use made::{MadeBuild, MadeHeuristic, Recipe};
pub use met::MetDepths;
pub use on_map::by_node;
pub use op::MOST_BOUND;
pub use painted::TableFacts;
pub use painting::MOST_BYTES;
pub use sample::Sample;
pub use score::Score;
pub use vocabulary::{Function, PaintingKey, Vocabulary};
