//! The puzzles, a file each: what a puzzle is called, what the page opens it with, how its contest is read, how a census of it is
//! written, which family of its problems is swept, and what its board is like for bounds that are written.

// Squares, labels and codes are below 32.
#![allow(clippy::cast_possible_truncation)]

mod cubes;
mod knights;
mod tiles;
mod toys;
