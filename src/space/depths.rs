use std::hash::Hash;

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use super::{OutOfMemory, Space};
use crate::puzzle::PackedState;

/// Marks an unmet position. No depth comes near it.
pub const UNKNOWN: u8 = u8::MAX;

/// The depths of a space's positions met so far.
pub trait Depths<S: Space> {
    /// Records a position's depth unless already met. Returns whether it is new. O(1).
    ///
    /// # Errors
    /// If memory for it is missing.
    fn meet(&mut self, space: &S, state: S::State, depth: u8) -> Result<bool, OutOfMemory>;
}

/// One byte per rank of a component; requires [`PackedState::RANKED`].
#[derive(Clone, Debug, Default)]
pub struct ByRank(Vec<u8>);

impl ByRank {
    /// An empty table for the component of `packed`. `None` if memory is missing.
    #[must_use]
    pub fn try_beside<K: PackedState>(packed: K) -> Option<Self> {
        const { assert!(K::RANKED, "positions are numbered") }
        let mut table = Vec::new();
        table.try_reserve_exact(packed.ranks()).ok()?;
        table.resize(packed.ranks(), UNKNOWN);
        Some(Self(table))
    }

    /// Like [`try_beside`](Self::try_beside), with enough memory assumed.
    #[must_use]
    pub fn beside<K: PackedState>(packed: K) -> Self {
        const { assert!(K::RANKED, "positions are numbered") }
        Self(vec![UNKNOWN; packed.ranks()])
    }

    /// The depth of each rank; [`UNKNOWN`] if not met.
    #[must_use]
    pub fn table(&self) -> &[u8] {
        &self.0
    }

    /// The table itself.
    #[must_use]
    pub fn into_table(self) -> Vec<u8> {
        self.0
    }

    /// The depth of a rank; `None` if not met.
    #[must_use]
    pub fn at(&self, rank: usize) -> Option<u8> {
        self.0.get(rank).copied().filter(|&depth| depth != UNKNOWN)
    }

    /// The ranks at `depth`, ascending. O(ranks).
    pub fn ranks_at(&self, depth: u8) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().filter(move |&(_, &here)| here == depth).map(|(rank, _)| rank)
    }
}

impl<S: Space> Depths<S> for ByRank {
    #[inline]
    fn meet(&mut self, space: &S, state: S::State, depth: u8) -> Result<bool, OutOfMemory> {
        let known = &mut self.0[space.packed(state).rank()];
        let is_new = *known == UNKNOWN;
        if is_new {
            *known = depth;
        }
        Ok(is_new)
    }
}

/// A hash map, for searches near the roots.
#[derive(Clone, Debug)]
pub struct HashedDepths<T>(HashMap<T, u8, FxBuildHasher>);

impl<T> Default for HashedDepths<T> {
    fn default() -> Self {
        Self(HashMap::default())
    }
}

impl<T: Eq + Hash> HashedDepths<T> {
    /// The depth of a position; `None` if not met. O(1).
    #[inline]
    pub fn at(&self, state: &T) -> Option<u8> {
        self.0.get(state).copied()
    }

    /// Memory in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        // The table has a control byte per entry.
        let slot = size_of::<(T, u8)>() + 1;
        let slots = (self.0.capacity() * 8 / 7).next_power_of_two();
        (slots * slot) as u64
    }
}

impl<S: Space> Depths<S> for HashedDepths<S::State>
where
    S::State: Eq + Hash,
{
    #[inline]
    fn meet(&mut self, _space: &S, state: S::State, depth: u8) -> Result<bool, OutOfMemory> {
        self.0.try_reserve(1).map_err(|_| OutOfMemory)?;
        Ok(self.0.try_insert(state, depth).is_ok())
    }
}
