use super::{Depths, OutOfMemory, Space, UNKNOWN};

/// Breadth-first search from any number of roots, layer by layer, which can pause after any position.
///
/// Reports each position once, with its depth; roots have depth 0. Time O(positions * moves); memory for the depths, and
/// two layers. Without memory the search becomes [starved](Self::is_starved): it stops for good and is never complete.
#[derive(Clone, Debug)]
pub struct Layers<S, D> {
    depths: D,
    /// The current layer, its depth, and the next layer.
    layer: Vec<S>,
    next: usize,
    depth: u8,
    below: Vec<S>,
    counts: Vec<u64>,
    radius: u8,
    expanded: u64,
    starved: bool,
}

/// An observer of a breadth-first search.
pub trait Watch<S> {
    /// Before a position is expanded.
    #[inline]
    fn expand(&mut self, _state: S, _depth: u8) {}

    /// After a new position is met.
    #[inline]
    fn meet(&mut self, _state: S, _depth: u8) {}

    /// Whether a new position will be expanded with its layer. Otherwise it only counts as known.
    #[inline]
    fn opens(&mut self, _state: S, _depth: u8) -> bool {
        true
    }

    /// A move leads to a known position, whose data can be looked up.
    #[inline]
    fn reach(&mut self, _state: S) {}
}

impl<S> Watch<S> for () {}

impl<S: Copy, D> Layers<S, D> {
    /// The search from `roots`, which are met but not expanded. Repeated roots count once.
    pub fn new<X: Space<State = S>>(
        space: &X,
        depths: D,
        roots: impl IntoIterator<Item = S>,
        watch: &mut impl Watch<S>,
    ) -> Self
    where
        D: Depths<X>,
    {
        let (mut depths, mut layer, mut starved) = (depths, Vec::new(), false);
        for root in roots {
            starved |= meet(space, &mut depths, root, 0, &mut layer, watch).is_err();
        }
        let counts = vec![layer.len() as u64];
        let (next, depth, below, radius, expanded) = (0, 0, Vec::new(), UNKNOWN, 0);
        Self { depths, layer, next, depth, below, counts, radius, expanded, starved }
    }

    /// The search limited to positions of depth at most `radius`.
    #[must_use]
    pub fn within(self, radius: u32) -> Self {
        Self { radius: u8::try_from(radius).unwrap_or(UNKNOWN), ..self }
    }

    /// Expands up to `budget` positions, fewer only at the end or without memory. Returns the number. `space` must not
    /// change.
    ///
    /// # Panics
    /// If the space is 255 moves deep or more.
    pub fn advance<X: Space<State = S>>(&mut self, space: &X, budget: u64, watch: &mut impl Watch<S>) -> u64
    where
        D: Depths<X>,
    {
        let mut left = budget;
        while left > 0 && !self.is_complete() && !self.starved {
            let open = &self.layer[self.next..];
            let slice = open.len().min(usize::try_from(left).unwrap_or(usize::MAX));
            let (depths, below, depth) = (&mut self.depths, &mut self.below, self.depth);
            let mut done = 0;
            for &state in &open[..slice] {
                watch.expand(state, depth);
                let mut result = Ok(());
                space.each_neighbour(state, |neighbour| {
                    result = result.and_then(|()| meet(space, depths, neighbour, depth + 1, below, watch));
                    watch.reach(neighbour);
                });
                if result.is_err() {
                    self.starved = true;
                    break;
                }
                done += 1;
            }
            self.next += done;
            left -= done as u64;
            if self.next == self.layer.len() {
                self.go_down();
            }
        }
        self.expanded += budget - left;
        budget - left
    }

    fn go_down(&mut self) {
        std::mem::swap(&mut self.layer, &mut self.below);
        self.below.clear();
        self.next = 0;
        if !self.layer.is_empty() {
            self.depth += 1;
            assert!(self.depth < UNKNOWN - 1, "depths stay below 255");
            self.counts.push(self.layer.len() as u64);
        }
    }

    /// Whether every reachable position within the radius was met.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.next == self.layer.len() || self.depth >= self.radius
    }

    /// Whether memory for a new position was missing; the search cannot continue.
    #[must_use]
    pub const fn is_starved(&self) -> bool {
        self.starved
    }

    /// Positions met at each depth, without those [not expanded](Watch::opens). The last layer may be incomplete.
    pub fn counts(&self) -> impl Iterator<Item = u64> + '_ {
        let last = Some(self.below.len() as u64).filter(|&count| count > 0);
        self.counts.iter().copied().chain(last)
    }

    /// Positions met, without those not expanded.
    #[must_use]
    pub fn met(&self) -> u64 {
        self.counts().sum()
    }

    /// Number of positions expanded.
    #[must_use]
    pub const fn expanded(&self) -> u64 {
        self.expanded
    }

    /// Positions to expand in total; known only in the last layer within the radius.
    #[must_use]
    pub fn total(&self) -> Option<u64> {
        if self.is_complete() {
            return Some(self.expanded);
        }
        let is_last = self.depth + 1 == self.radius;
        is_last.then(|| self.expanded + self.left_in_layer())
    }

    /// The depth of the deepest layer whose positions were all met.
    pub(crate) fn depth(&self) -> u32 {
        self.depth.into()
    }

    /// Positions of the current layer not yet expanded.
    #[must_use]
    pub fn left_in_layer(&self) -> u64 {
        (self.layer.len() - self.next) as u64
    }

    /// The depths of the positions met.
    pub const fn depths(&self) -> &D {
        &self.depths
    }

    /// Takes the depths out of a complete search and frees its layers.
    pub fn take_depths(&mut self) -> D
    where
        D: Default,
    {
        (self.layer, self.below, self.next) = (Vec::new(), Vec::new(), 0);
        std::mem::take(&mut self.depths)
    }

    /// Memory of the two layers in bytes, spare capacity included.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        ((self.layer.capacity() + self.below.capacity()) * size_of::<S>()) as u64
    }
}

#[inline]
fn meet<X: Space>(
    space: &X,
    depths: &mut impl Depths<X>,
    state: X::State,
    depth: u8,
    waiting: &mut Vec<X::State>,
    watch: &mut impl Watch<X::State>,
) -> Result<(), OutOfMemory> {
    if depths.meet(space, state, depth)? {
        watch.meet(state, depth);
        if watch.opens(state, depth) {
            if waiting.len() == waiting.capacity() {
                waiting.try_reserve(1).map_err(|_| OutOfMemory)?;
            }
            waiting.push(state);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, VecDeque};

    use super::*;
    use crate::puzzle::{EightPuzzle, Notation, PackedState, Puzzle};
    use crate::space::{ByRank, HashedDepths};

    fn eight() -> EightPuzzle {
        EightPuzzle::read("123456780", "123456780").unwrap()
    }

    fn naive<P: Puzzle>(puzzle: &P, roots: [P::State; 2]) -> HashMap<P::State, u8> {
        let mut depths = HashMap::from(roots.map(|root| (root, 0)));
        let mut queue = VecDeque::from(roots);
        while let Some(state) = queue.pop_front() {
            for after in puzzle.moves(state).map(|mv| puzzle.after(state, mv)) {
                let depth = depths[&state] + 1;
                depths.entry(after).or_insert_with(|| {
                    queue.push_back(after);
                    depth
                });
            }
        }
        depths
    }

    #[derive(Default)]
    struct Log<S>(Vec<(S, u8)>, Vec<(S, u8)>);

    impl<S> Watch<S> for Log<S> {
        fn expand(&mut self, state: S, depth: u8) {
            self.0.push((state, depth));
        }

        fn meet(&mut self, state: S, depth: u8) {
            self.1.push((state, depth));
        }
    }

    #[test]
    fn depths_are_those_of_a_queue_whatever_notes_them_and_whatever_the_slices() {
        let puzzle = eight();
        let far = EightPuzzle::read_state("867254301").unwrap();
        let roots = [puzzle.start(), far];
        let expected = naive(&puzzle, roots);
        for budget in [1, 1000, u64::MAX] {
            let mut log = Log(Vec::new(), Vec::new());
            let table = ByRank::beside(puzzle.pack(far));
            let mut by_rank = Layers::new(&puzzle, table, roots, &mut log);
            let mut hashed = Layers::new(&puzzle, HashedDepths::default(), [far, far, roots[0]], &mut ());
            while !by_rank.is_complete() {
                let done = by_rank.advance(&puzzle, budget, &mut log);
                assert_eq!(hashed.advance(&puzzle, budget, &mut ()), done);
            }
            assert!(hashed.is_complete());
            for (&state, &depth) in &expected {
                assert_eq!(by_rank.depths().at(puzzle.pack(state).rank()), Some(depth));
                assert_eq!(hashed.depths().at(&state), Some(depth));
            }
            // Each position is reported once when met and once when expanded.
            let Log(expanded, found) = log;
            assert_eq!(expanded, found);
            assert!(found.is_sorted_by_key(|&(_, depth)| depth));
            assert_eq!(found.len(), expected.len());
            let counts: Vec<u64> = by_rank.counts().collect();
            assert_eq!(counts, hashed.counts().collect::<Vec<_>>());
            for (depth, count) in (0..).zip(counts) {
                assert_eq!(expected.values().filter(|&&d| d == depth).count() as u64, count);
            }
        }
    }

    #[test]
    fn nothing_is_met_beyond_the_radius_and_the_last_layer_tells_how_much_is_left() {
        let puzzle = eight();
        for radius in [0, 1, 7] {
            let mut layers =
                Layers::new(&puzzle, HashedDepths::default(), [puzzle.start()], &mut ()).within(radius);
            let mut totals = Vec::new();
            while layers.advance(&puzzle, 1, &mut ()) > 0 {
                totals.extend(layers.total());
            }
            assert_eq!(layers.counts().count(), radius as usize + 1);
            let inner = layers.counts().take(radius as usize).sum::<u64>();
            assert_eq!((layers.expanded(), layers.total()), (inner, Some(inner)));
            assert!(totals.iter().all(|&total| total == inner) && totals.is_empty() == (radius == 0));
        }
    }
}
