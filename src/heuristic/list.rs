//! The heuristics of each puzzle by name, in one table a puzzle.

use serde::Serialize;

use super::{AnyHeuristic, Build, Progress};
use crate::puzzle::Puzzle;

/// One of the heuristics to choose from for a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct HeuristicChoice {
    /// The name in a request.
    pub name: &'static str,
    /// Whether it falls by at most one along every move.
    pub consistent: bool,
    /// Whether it has tables to be built before the search.
    pub table: bool,
    /// Whether it is the true distance.
    pub exact: bool,
}

/// What the documentation of a heuristic proves of it, besides that it is admissible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Claim {
    /// Nothing: along some move it falls by more than one.
    Inconsistent,
    /// It falls by at most one along every move.
    Consistent,
    /// It is the true distance.
    Exact,
}

impl HeuristicChoice {
    pub(super) const fn new(name: &'static str, claim: Claim, table: bool) -> Self {
        let consistent = !matches!(claim, Claim::Inconsistent);
        Self { name, consistent, table, exact: matches!(claim, Claim::Exact) }
    }
}

/// A puzzle whose heuristics are listed.
pub trait Listed: Puzzle + Sized {
    /// Any of them.
    type Any: AnyHeuristic<Self> + Clone + 'static;

    /// The heuristics, weakest first.
    const HEURISTICS: &'static [HeuristicChoice];

    /// Begins to build the heuristic with this name; `None` when none is listed by it.
    fn build(&self, name: &str) -> Option<Box<dyn Building<Self::Any>>>;
}

/// A [`Build`] of any of a puzzle's heuristics.
pub trait Building<A> {
    /// Does up to `budget` units of work, fewer only when the tables are complete. Returns how many were done.
    fn advance(&mut self, budget: u64) -> u64;

    /// The heuristic, once its tables are complete.
    fn heuristic(&self) -> Option<&A>;

    /// How far the building is; `None` when there is no table.
    fn progress(&self) -> Option<Progress>;
}

/// Makes the table of a puzzle's heuristics: a type for any of them, and [`Listed`]. A row is the variant, what builds the heuristic
/// and how that begins, the name in requests, and what is proved.
macro_rules! heuristics {
    ($(#[$doc:meta])* $any:ident of $puzzle:ty:
        $($variant:ident: $build:ty = $begin:expr, $name:literal, $claim:ident;)*
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug)]
        #[allow(clippy::large_enum_variant)] // one is held by each search, and a search's loop is not to look for it elsewhere
        pub enum $any {
            $(
                #[doc = concat!("`", $name, "`")]
                $variant(<$build as crate::heuristic::Build>::Heuristic),
            )*
        }

        impl crate::heuristic::AnyHeuristic<$puzzle> for $any {
            #[inline]
            fn with<V: crate::heuristic::HeuristicVisitor<$puzzle>>(&self, visitor: V) -> V::Output {
                match self {
                    $(Self::$variant(heuristic) => visitor.visit(heuristic),)*
                }
            }
        }

        impl crate::heuristic::Listed for $puzzle {
            type Any = $any;

            const HEURISTICS: &'static [crate::heuristic::HeuristicChoice] = &[
                $(crate::heuristic::HeuristicChoice::new(
                    $name,
                    crate::heuristic::list::Claim::$claim,
                    <$build as crate::heuristic::Build>::HAS_TABLES,
                ),)*
            ];

            fn build(&self, name: &str) -> Option<Box<dyn crate::heuristic::Building<$any>>> {
                match name {
                    $($name => {
                        let begin: fn(&$puzzle) -> $build = $begin;
                        Some(crate::heuristic::list::any_of(begin(self), $any::$variant))
                    })*
                    _ => None,
                }
            }
        }
    };
}

pub(super) use heuristics;

/// What `build` builds, as any heuristic of the puzzle.
pub(super) fn any_of<B: Build + 'static, A: 'static>(
    build: B,
    any: fn(B::Heuristic) -> A,
) -> Box<dyn Building<A>> {
    let complete = build.heuristic().cloned().map(any);
    Box::new(AnyOf { build, any, complete })
}

struct AnyOf<B: Build, A> {
    build: B,
    any: fn(B::Heuristic) -> A,
    complete: Option<A>,
}

impl<B: Build, A> Building<A> for AnyOf<B, A> {
    fn advance(&mut self, budget: u64) -> u64 {
        let done = self.build.advance(budget);
        if self.complete.is_none() {
            self.complete = self.build.heuristic().cloned().map(self.any);
        }
        done
    }

    fn heuristic(&self) -> Option<&A> {
        self.complete.as_ref()
    }

    fn progress(&self) -> Option<Progress> {
        self.build.progress()
    }
}
