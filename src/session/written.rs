//! How each puzzle's census is written.

use crate::ask::RequestError;
use crate::puzzle::Notation;

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

/// The `most` of `states` with the least keys, in rising order. No two have the same key. O(n log most), and for each that is among the
/// least so far up to `most` others are moved.
pub(super) fn least_by<S, K: Ord>(
    states: impl Iterator<Item = S>,
    most: usize,
    key: impl Fn(&S) -> K,
) -> Vec<S> {
    let mut least = Vec::new();
    for state in states {
        let key = key(&state);
        let place = least.partition_point(|(other, _)| *other < key);
        if place < most {
            least.truncate(most - 1);
            least.insert(place, (key, state));
        }
    }
    least.into_iter().map(|(_, state)| state).collect()
}
