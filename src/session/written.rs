use crate::ask::RequestError;
use crate::puzzle::Notation;

/// Text forms of a census. Puzzles whose goals are positions have no patterns.
pub(super) trait Written: Notation {
    fn at(text: &str) -> Result<Self, RequestError> {
        Ok(Self::read(text, text)?)
    }

    /// The first `most` positions of a depth in listing order, from `states` in order of rank.
    fn listed(states: impl Iterator<Item = Self::State>, most: usize) -> Vec<Self::State> {
        states.take(most).collect()
    }

    fn write_pattern(_number: usize) -> String {
        String::new()
    }

    fn read_pattern(_text: &str) -> Result<Option<usize>, RequestError> {
        Ok(None)
    }
}

/// The `most` states with the least keys, ascending. Keys must be distinct. O(n log most) comparisons.
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
