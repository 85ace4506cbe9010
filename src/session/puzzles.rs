//! From the name of a puzzle and of a heuristic to their types.

use super::algorithms::{INFORMED, UNINFORMED, informed, uninformed};
use super::{Request, RequestError, Run, unknown};
use crate::heuristic::{Blind, Mismatch, Misplaced};
use crate::puzzle::{Notation, RollingCubes};

/// The search that `request` asks for.
pub(super) fn run(request: &Request) -> Result<Box<dyn Run>, RequestError> {
    match request.puzzle.as_str() {
        "cubes" => cubes(request),
        other => Err(unknown("puzzle", other, "cubes")),
    }
}

fn cubes(request: &Request) -> Result<Box<dyn Run>, RequestError> {
    let puzzle = RollingCubes::read(&request.start, &request.goal)?;
    let algorithm = request.algorithm.as_str();
    if UNINFORMED.contains(&algorithm) {
        return uninformed(request, puzzle);
    }
    if !INFORMED.contains(&algorithm) {
        return Err(unknown("algorithm", algorithm, &[INFORMED, UNINFORMED].concat().join(", ")));
    }
    match request.heuristic.as_deref().unwrap_or("misplaced") {
        "blind" => informed(request, Blind, puzzle),
        "mismatch" => informed(request, Mismatch::new(&puzzle), puzzle),
        "misplaced" => informed(request, Misplaced::new(&puzzle), puzzle),
        other => Err(unknown("heuristic", other, "blind, mismatch, misplaced")),
    }
}
