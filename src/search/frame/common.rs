//! What every search keeps besides what its rule needs.

use crate::puzzle::Move;
use crate::search::order::MoveOrder;
use crate::search::stats::DepthCounts;
use crate::search::status::{Limit, Limits, Status};
use crate::search::store::kept::Store;
use crate::search::store::memory::Memory;

/// What every search keeps: its limits, how it stands, what it has stored, counted and found.
#[derive(Debug)]
pub struct Common<K> {
    pub(crate) order: MoveOrder,
    pub(crate) limits: Limits,
    pub(crate) memory: Memory,
    pub(crate) status: Status,
    /// The positions it keeps.
    pub(crate) store: K,
    pub(crate) generated: u64,
    pub(crate) depths: DepthCounts,
    /// The moves of the best solution found, once there is one.
    pub(crate) solution: Vec<Move>,
}

impl<K: Clone> Clone for Common<K> {
    #[inline(never)] // once for all searches that store alike
    fn clone(&self) -> Self {
        Self {
            order: self.order.clone(),
            limits: self.limits,
            memory: self.memory,
            status: self.status,
            store: self.store.clone(),
            generated: self.generated,
            depths: self.depths.clone(),
            solution: self.solution.clone(),
        }
    }
}

impl<K: Store> Common<K> {
    /// That of a search that has not begun.
    pub(crate) fn new(order: MoveOrder, limits: Limits) -> Self {
        Self {
            order,
            limits,
            memory: Memory::new(limits.bytes),
            status: Status::Running,
            store: K::default(),
            generated: 0,
            depths: DepthCounts::default(),
            solution: Vec::new(),
        }
    }

    /// Sees to it that the limits allow one more position, and that there is room for it and for its up to `moves` successors.
    #[inline]
    pub(crate) fn allow_one_more(&mut self, moves: u8) -> Result<(), Status> {
        if self.generated >= self.limits.nodes {
            return Err(Status::LimitReached(Limit::Nodes));
        }
        self.store.make_room(moves, &mut self.memory)
    }

    /// Accounts for the counts of a depth at which positions are about to be generated. A search that keeps only its path accounts
    /// for them with that.
    pub(crate) fn allow_depth(&mut self, depth: u32) -> Result<(), Status> {
        if self.depths.make_room(depth, &mut self.memory) {
            Ok(())
        } else {
            Err(Status::LimitReached(Limit::Bytes))
        }
    }
}
