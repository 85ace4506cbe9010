//! The state that every search has.

use crate::puzzle::Move;
use crate::puzzle::order::MoveOrder;
use crate::search::stats::DepthCounts;
use crate::search::status::{Limit, Limits, Status};
use crate::search::store::kept::{Store, StoreSize};
use crate::search::store::memory::Memory;

/// Limits, status, store, counts and solution of a search.
#[derive(Debug)]
pub struct Common<K: ?Sized> {
    pub(crate) order: MoveOrder,
    pub(crate) limits: Limits,
    pub(crate) memory: Memory,
    pub(crate) status: Status,
    pub(crate) generated: u64,
    pub(crate) depths: DepthCounts,
    pub(crate) solution: Vec<Move>,
    pub(crate) store: K,
}

impl<K: Clone> Clone for Common<K> {
    #[inline(never)] // one copy for all searches with equal stores
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

impl<K: StoreSize + ?Sized> Common<K> {
    pub(crate) fn is_growing(&self) -> bool {
        self.status == Status::Running && self.store.is_growing()
    }

    pub(crate) fn solution(&self) -> Option<&[Move]> {
        (self.status == Status::Solved).then_some(&self.solution)
    }
}

impl<K: Store> Common<K> {
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

    /// Checks the limits for one more position and makes room for it and up to `moves` successors.
    #[inline]
    pub(crate) fn allow_one_more(&mut self, moves: usize) -> Result<(), Status> {
        if self.generated >= self.limits.nodes {
            return Err(Status::LimitReached(Limit::Nodes));
        }
        self.store.make_room(moves, &mut self.memory)
    }

    /// Accounts for the counters of a depth before positions are generated there. Searches that store only a path account
    /// for them there.
    pub(crate) fn allow_depth(&mut self, depth: u32) -> Result<(), Status> {
        if self.depths.make_room(depth, &mut self.memory) {
            Ok(())
        } else {
            Err(Status::LimitReached(Limit::Bytes))
        }
    }
}
