//! How each puzzle's census is written.

use std::collections::BTreeMap;

use crate::ask::RequestError;
use crate::puzzle::rolling_cubes::{Cubes, Pattern};
use crate::puzzle::sliding_tiles::Tiles;
use crate::puzzle::{
    EightPuzzle, FifteenPuzzle, KnightsExchange, Notation, ProblemError, RollingCubes, ToyExchange,
};

/// How the positions and patterns of a census are written. Where a goal is a position there are no patterns.
pub(super) trait Written: Notation {
    /// The position with this text form, at the start of a problem.
    fn at(text: &str) -> Result<Self, RequestError> {
        Ok(Self::read(text, text)?)
    }

    /// The first `most` of the positions at one depth, which come by rank, in the order in which they are listed.
    fn listed(states: impl Iterator<Item = Self::State>, most: usize) -> Vec<Self::State> {
        states.take(most).collect()
    }

    /// The text form of the pattern with this number.
    fn write_pattern(_number: usize) -> String {
        String::new()
    }

    /// The number of the pattern with this text form.
    fn read_pattern(_text: &str) -> Result<Option<usize>, RequestError> {
        Ok(None)
    }
}

impl Written for RollingCubes {
    fn at(text: &str) -> Result<Self, RequestError> {
        let start = Cubes::parse(text).map_err(ProblemError::Start)?;
        // A census asks for no goal: any will do.
        Ok(Self::new(start, Pattern::shown_by(start)))
    }

    /// By the empty square, then by the orientations from the eighth square back to the first; the cube of the ninth stands
    /// where the empty square is.
    fn listed(states: impl Iterator<Item = Cubes>, most: usize) -> Vec<Cubes> {
        least_by(states, most, |state| {
            let (bits, empty) = (state.packed(), state.empty_square());
            let eight = bits & 0xff_ffff;
            let filled =
                if empty < 8 { eight & !(7 << (3 * empty)) | (bits >> 24 & 7) << (3 * empty) } else { eight };
            (empty, filled)
        })
    }

    fn write_pattern(number: usize) -> String {
        Pattern::numbered(number).map_or_else(String::new, |pattern| pattern.to_string())
    }

    fn read_pattern(text: &str) -> Result<Option<usize>, RequestError> {
        Ok(Some(Pattern::parse(text).map_err(ProblemError::Goal)?.number()))
    }
}

impl Written for FifteenPuzzle {}
impl Written for EightPuzzle {
    /// By the square of the lowest label, then by that of the next, and so on.
    fn listed(states: impl Iterator<Item = Tiles>, most: usize) -> Vec<Tiles> {
        least_by(states, most, |state| (0..10).map(|label| state.square_of(label)).collect::<Vec<_>>())
    }
}

impl Written for KnightsExchange {}
impl Written for ToyExchange {}

/// The `most` of `states` with the least keys, in rising order. O(n log most).
fn least_by<S, K: Ord>(states: impl Iterator<Item = S>, most: usize, key: impl Fn(&S) -> K) -> Vec<S> {
    let mut least = BTreeMap::new();
    for state in states {
        least.insert(key(&state), state);
        if least.len() > most {
            least.pop_last();
        }
    }
    least.into_values().collect()
}
