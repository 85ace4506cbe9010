use crate::heuristic::placements::{Entry, Triples};

pub(super) const SIX: usize = 6;
pub(super) const THREE: usize = 3;

/// The placements of the second three tiles of a group of six.
const SECOND_THREE: usize = 13 * 12 * 11;

/// Ranks placements of six tiles, and of three; a placement has one nibble per tile.
#[derive(Clone, Debug)]
pub(super) struct Ranks {
    pub(super) first: Triples,
    pub(super) second: Triples,
}

impl Ranks {
    pub(super) fn new() -> Self {
        Self { first: Triples::new(16), second: Triples::new(13) }
    }

    pub(super) const fn length<const K: usize>() -> usize {
        if K == THREE { 16 * 15 * 14 } else { 16 * 15 * 14 * SECOND_THREE }
    }

    #[inline]
    pub(super) fn of<const K: usize>(&self, placement: usize) -> usize {
        let first = self.first.at(placement);
        if K == THREE {
            return first.number as usize;
        }
        Self::number(first, self.second.at(first.three_among_the_rest(placement >> 12)))
    }

    #[inline]
    pub(super) const fn number(first: Entry, second: Entry) -> usize {
        first.number as usize * SECOND_THREE + second.number as usize
    }
}
