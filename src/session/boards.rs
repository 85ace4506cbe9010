//! One file per puzzle: its name, opening, contest, census, sweep family, and board for made heuristics.

// Squares, labels and codes are below 32.
#![allow(clippy::cast_possible_truncation)]

mod cubes;
mod knights;
mod map;
mod tiles;
mod toys;
