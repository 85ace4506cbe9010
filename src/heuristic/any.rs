//! Heuristics chosen at run time.
//!
//! The inner loop of a search is compiled for the heuristic's type, since estimates take much of its time. Code around the
//! loop works with *any* heuristic of the puzzle, an enum that calls back with the type.

use super::Heuristic;
use crate::puzzle::Puzzle;

/// Any heuristic of a puzzle: a [`Heuristic`], or the puzzle's enum of its [listed](super::Listed) ones.
pub trait AnyHeuristic<P: Puzzle> {
    /// Calls `visitor` with the heuristic.
    fn with<V: HeuristicVisitor<P>>(&self, visitor: V) -> V::Output;

    /// Calls `visitor` with the backward heuristic (see [`Pair`](super::Pair)).
    fn with_backward<V: HeuristicVisitor<P>>(&self, visitor: V) -> V::Output;
}

/// An operation on a heuristic of any type.
pub trait HeuristicVisitor<P: Puzzle> {
    /// The result.
    type Output;

    /// Runs the operation.
    fn visit<H: Heuristic<P>>(self, heuristic: &H) -> Self::Output;
}

impl<P: Puzzle, H: Heuristic<P>> AnyHeuristic<P> for H {
    #[inline]
    fn with<V: HeuristicVisitor<P>>(&self, visitor: V) -> V::Output {
        visitor.visit(self)
    }

    #[inline]
    fn with_backward<V: HeuristicVisitor<P>>(&self, visitor: V) -> V::Output {
        visitor.visit(&Backward(self))
    }
}

#[derive(Clone, Copy, Debug)]
struct Backward<'a, H>(&'a H);

impl<P: Puzzle, H: Heuristic<P>> Heuristic<P> for Backward<'_, H> {
    #[inline]
    fn estimate(&self, state: P::State) -> u32 {
        self.0.backward(state)
    }

    #[inline]
    fn estimate_after(&self, estimate: u32, before: P::State, after: P::State) -> u32 {
        self.0.backward_after(estimate, before, after)
    }
}

/// A heuristic that dispatches on its type at each estimate, so that one loop serves all. For loops beside which dispatch
/// is cheap.
#[derive(Clone, Copy, Debug)]
pub struct Dispatcher<'a, A>(pub &'a A);

impl<P: Puzzle, A: AnyHeuristic<P>> Heuristic<P> for Dispatcher<'_, A> {
    // Avoids a second dispatch.
    #[inline]
    fn is_cheap() -> bool {
        true
    }

    #[inline]
    fn estimate(&self, state: P::State) -> u32 {
        estimate::<P, A>(self.0, state)
    }

    #[inline]
    fn estimate_after(&self, estimate: u32, before: P::State, after: P::State) -> u32 {
        estimate_after::<P, A>(self.0, estimate, before, after)
    }

    #[inline]
    fn backward(&self, state: P::State) -> u32 {
        backward::<P, A>(self.0, state)
    }

    #[inline]
    fn backward_after(&self, estimate: u32, before: P::State, after: P::State) -> u32 {
        backward_after::<P, A>(self.0, estimate, before, after)
    }

    fn perimeter(&self) -> Option<super::bound::Perimeter> {
        self.0.with(PerimeterOf)
    }

    fn parts(&self, state: P::State) -> Option<super::Parts> {
        self.0.with(PartsOf::<P> { state })
    }
}

#[inline(never)] // once for all loops
fn estimate<P: Puzzle, A: AnyHeuristic<P>>(any: &A, state: P::State) -> u32 {
    any.with(Estimate::<P> { state })
}

#[inline(never)] // once for all loops
fn estimate_after<P: Puzzle, A: AnyHeuristic<P>>(
    any: &A,
    estimate: u32,
    before: P::State,
    after: P::State,
) -> u32 {
    any.with(EstimateAfter::<P> { estimate, before, after })
}

#[inline(never)] // once for all loops
fn backward<P: Puzzle, A: AnyHeuristic<P>>(any: &A, state: P::State) -> u32 {
    any.with_backward(Estimate::<P> { state })
}

#[inline(never)] // once for all loops
fn backward_after<P: Puzzle, A: AnyHeuristic<P>>(
    any: &A,
    estimate: u32,
    before: P::State,
    after: P::State,
) -> u32 {
    any.with_backward(EstimateAfter::<P> { estimate, before, after })
}

struct Estimate<P: Puzzle> {
    state: P::State,
}

impl<P: Puzzle> HeuristicVisitor<P> for Estimate<P> {
    type Output = u32;

    #[inline]
    fn visit<H: Heuristic<P>>(self, heuristic: &H) -> u32 {
        heuristic.estimate(self.state)
    }
}

struct EstimateAfter<P: Puzzle> {
    estimate: u32,
    before: P::State,
    after: P::State,
}

impl<P: Puzzle> HeuristicVisitor<P> for EstimateAfter<P> {
    type Output = u32;

    #[inline]
    fn visit<H: Heuristic<P>>(self, heuristic: &H) -> u32 {
        heuristic.estimate_after(self.estimate, self.before, self.after)
    }
}

struct PerimeterOf;

impl<P: Puzzle> HeuristicVisitor<P> for PerimeterOf {
    type Output = Option<super::bound::Perimeter>;

    fn visit<H: Heuristic<P>>(self, heuristic: &H) -> Self::Output {
        heuristic.perimeter()
    }
}

struct PartsOf<P: Puzzle> {
    state: P::State,
}

impl<P: Puzzle> HeuristicVisitor<P> for PartsOf<P> {
    type Output = Option<super::Parts>;

    fn visit<H: Heuristic<P>>(self, heuristic: &H) -> Option<super::Parts> {
        heuristic.parts(self.state)
    }
}
