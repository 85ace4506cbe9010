use crate::heuristic::Progress;

#[derive(Clone, Debug)]
pub(super) struct Front<T> {
    layer: Vec<T>,
    next: usize,
    below: Vec<T>,
    pub(super) depth: u8,
    done: u64,
}

impl<T: Copy> Front<T> {
    pub(super) const fn new(layer: Vec<T>) -> Self {
        Self { layer, next: 0, below: Vec::new(), depth: 0, done: 0 }
    }

    /// Adds an entry to the current or the next layer.
    #[inline]
    pub(super) fn meet(&mut self, one: T, depth: u8) {
        if depth == self.depth { self.layer.push(one) } else { self.below.push(one) }
    }

    pub(super) const fn is_complete(&self) -> bool {
        self.next == self.layer.len() && self.below.is_empty()
    }

    /// The next entry; `None` at the end, which frees the layers, or if `left` is 0. Decrements `left`.
    #[inline]
    pub(super) fn take(&mut self, left: &mut u64) -> Option<T> {
        if self.is_complete() {
            (self.layer, self.below, self.next) = (Vec::new(), Vec::new(), 0);
            return None;
        }
        *left = left.checked_sub(1)?;
        if self.next == self.layer.len() {
            std::mem::swap(&mut self.layer, &mut self.below);
            self.below.clear();
            (self.next, self.depth) = (0, self.depth + 1);
        }
        self.next += 1;
        self.done += 1;
        Some(self.layer[self.next - 1])
    }

    pub(super) fn progress(&self, states: u64, table: &[u8]) -> Progress {
        let total = self.is_complete().then_some(self.done);
        Progress { done: self.done, total, states, bytes: table.len() as u64 }
    }
}
