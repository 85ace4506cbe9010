//! Lists the heuristics of each puzzle by name.

use std::fmt;
use std::rc::Rc;

use serde::Serialize;

use super::{AnyHeuristic, Build, Heuristic, Parts, Perimeter, Progress, Ready, Rim, RimBuild};
use crate::puzzle::Puzzle;

/// A heuristic of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct HeuristicChoice {
    /// The name in a request.
    pub name: &'static str,
    /// Whether it is consistent.
    pub consistent: bool,
    /// Whether it has tables.
    pub table: bool,
    /// Whether it is the true distance.
    pub exact: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Claim {
    /// Along some move it falls by more than one.
    Inconsistent,
    Consistent,
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
    /// Any of its heuristics.
    type Any: AnyHeuristic<Self> + Clone + 'static;

    /// A pair of any two of them.
    type Pair: AnyHeuristic<Self> + Clone + 'static;

    /// The heuristics, weakest first.
    const HEURISTICS: &'static [HeuristicChoice];

    /// The heuristics for the way from the start, weakest first: see [`Pair`](super::Pair).
    const BACKWARD: &'static [HeuristicChoice];

    /// Starts building the heuristic with this name; `None` if there is none.
    fn build(&self, name: &str) -> Option<Box<dyn Building<Self::Any>>>;

    /// Starts building a heuristic with a [perimeter](super::rim) of this depth around the goals. `None` if it is unknown
    /// or has tables, which each rim position would need.
    fn build_around(&self, name: &str, depth: u8) -> Option<Box<dyn Building<Self::Any>>>;
    /// Wraps an unlisted heuristic.
    fn made(heuristic: Rc<dyn Heuristic<Self>>) -> Self::Any;

    /// The pair of a heuristic and one for the way from the start.
    fn pair(forward: Self::Any, backward: Self::Any) -> Self::Pair;

    /// Starts building a heuristic for the way from the start; `None` if unknown.
    fn build_backward(&self, name: &str) -> Option<Box<dyn Building<Self::Any>>>;
}

/// An unlisted heuristic: made at run time and called through a pointer.
pub struct DynHeuristic<P: Puzzle>(pub Rc<dyn Heuristic<P>>);

impl<P: Puzzle> Clone for DynHeuristic<P> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

impl<P: Puzzle> fmt::Debug for DynHeuristic<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Unlisted")
    }
}

impl<P: Puzzle> Heuristic<P> for DynHeuristic<P> {
    fn estimate(&self, state: P::State) -> u32 {
        self.0.estimate(state)
    }

    fn parts(&self, state: P::State) -> Option<Parts> {
        self.0.parts(state)
    }

    fn perimeter(&self) -> Option<Perimeter> {
        self.0.perimeter()
    }
}

/// A [`Build`] of any heuristic of a puzzle.
pub trait Building<A> {
    /// Does up to `budget` units of work, less only at the end. Returns the number of units done.
    fn advance(&mut self, budget: u64) -> u64;

    /// The heuristic, once its tables are complete.
    fn heuristic(&self) -> Option<&A>;

    /// Progress; `None` without tables.
    fn progress(&self) -> Option<Progress>;
}

/// Declares a puzzle's heuristics: an enum, and its [`Listed`] implementation. A row has the variant, its builder and its
/// beginning, the name in requests, and the proved property. Next comes the problem with a given position as goal, for
/// perimeters. Last comes the way from the start: rows of the same form, or how to reverse the problem if all heuristics
/// work both ways.
macro_rules! heuristics {
    ($(#[$doc:meta])* $any:ident of $puzzle:ty:
        $($variant:ident: $build:ty = $begin:expr, $name:literal, $claim:ident;)*
        => aimed by $aim:expr;
        => backward: $($backward:tt)*
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug)]
        #[allow(clippy::large_enum_variant)] // each search owns one, and its loop must not follow a pointer
        pub enum $any {
            $(
                #[doc = concat!("`", $name, "`")]
                $variant(<$build as crate::heuristic::Build>::Heuristic),
            )*
            /// An unlisted heuristic.
            Unlisted(crate::heuristic::DynHeuristic<$puzzle>),
        }

        impl crate::heuristic::AnyHeuristic<$puzzle> for $any {
            #[inline(always)]
            fn with<V: crate::heuristic::HeuristicVisitor<$puzzle>>(&self, visitor: V) -> V::Output {
                match self {
                    $(Self::$variant(heuristic) => visitor.visit(heuristic),)*
                    Self::Unlisted(heuristic) => visitor.visit(heuristic),
                }
            }

            /// No knowledge of the start without a pair.
            #[inline]
            fn with_backward<V: crate::heuristic::HeuristicVisitor<$puzzle>>(&self, visitor: V) -> V::Output {
                visitor.visit(&crate::heuristic::Blind)
            }
        }

        impl crate::heuristic::AnyHeuristic<$puzzle> for crate::heuristic::Pair<$any, $any> {
            #[inline]
            fn with<V: crate::heuristic::HeuristicVisitor<$puzzle>>(&self, visitor: V) -> V::Output {
                self.forward.with(visitor)
            }

            #[inline]
            fn with_backward<V: crate::heuristic::HeuristicVisitor<$puzzle>>(&self, visitor: V) -> V::Output {
                self.backward.with(visitor)
            }
        }

        impl crate::heuristic::Listed for $puzzle {
            type Any = $any;
            type Pair = crate::heuristic::Pair<$any, $any>;

            const HEURISTICS: &'static [crate::heuristic::HeuristicChoice] = &[
                $(crate::heuristic::HeuristicChoice::new(
                    $name,
                    crate::heuristic::list::Claim::$claim,
                    <$build as crate::heuristic::Build>::HAS_TABLES,
                ),)*
            ];

            fn build_around(&self, name: &str, depth: u8) -> Option<Box<dyn crate::heuristic::Building<$any>>> {
                crate::heuristic::list::around(self, name, depth, $aim)
            }

            fn made(heuristic: std::rc::Rc<dyn crate::heuristic::Heuristic<$puzzle>>) -> $any {
                $any::Unlisted(crate::heuristic::DynHeuristic(heuristic))
            }

            fn pair(forward: $any, backward: $any) -> Self::Pair {
                crate::heuristic::Pair { forward, backward }
            }

            crate::heuristic::list::backward! { $any of $puzzle: $($backward)* }

            fn build(&self, name: &str) -> Option<Box<dyn crate::heuristic::Building<$any>>> {
                match name {
                    $($name => {
                        let begin: fn(&$puzzle) -> $build = $begin;
                        Some(crate::heuristic::list::any_of(|| begin(self), $any::$variant))
                    })*
                    _ => None,
                }
            }
        }
    };
}

macro_rules! backward {
    ($any:ident of $puzzle:ty: turned by $turn:expr;) => {
        const BACKWARD: &'static [crate::heuristic::HeuristicChoice] = Self::HEURISTICS;

        fn build_backward(&self, name: &str) -> Option<Box<dyn crate::heuristic::Building<$any>>> {
            let turn: fn(&$puzzle) -> $puzzle = $turn;
            turn(self).build(name)
        }
    };
    ($any:ident of $puzzle:ty: $($variant:ident: $build:ty = $begin:expr, $name:literal, $claim:ident;)*) => {
        const BACKWARD: &'static [crate::heuristic::HeuristicChoice] = &[
            $(crate::heuristic::HeuristicChoice::new(
                $name,
                crate::heuristic::list::Claim::$claim,
                <$build as crate::heuristic::Build>::HAS_TABLES,
            ),)*
        ];

        fn build_backward(&self, name: &str) -> Option<Box<dyn crate::heuristic::Building<$any>>> {
            match name {
                $($name => {
                    let begin: fn(&$puzzle) -> $build = $begin;
                    Some(crate::heuristic::list::any_of(|| begin(self), $any::$variant))
                })*
                _ => None,
            }
        }
    };
}

pub(super) use {backward, heuristics};

/// Starts a build. One function per heuristic, so that the page loads a heuristic's code only when needed.
#[inline(never)]
pub(super) fn any_of<B: Build + 'static, A: 'static>(
    begin: impl FnOnce() -> B,
    any: fn(B::Heuristic) -> A,
) -> Box<dyn Building<A>> {
    let build = begin();
    let complete = build.heuristic().cloned().map(any);
    Box::new(AnyOf { build, any, complete })
}

/// A [`Rim`] of a heuristic; `None` if it is unknown or has tables. `aim` gives the problem whose goal is a given position.
pub(super) fn around<P: Listed + Clone + 'static>(
    puzzle: &P,
    name: &str,
    depth: u8,
    aim: fn(&P, P::State) -> P,
) -> Option<Box<dyn Building<P::Any>>> {
    let listed = P::HEURISTICS.iter().find(|known| known.name == name && !known.table)?.name;
    let way = move |puzzle: &P, there| {
        let build = aim(puzzle, there).build(listed);
        let complete = build.as_ref().and_then(|build| build.heuristic()).cloned();
        complete.expect("a heuristic without tables is complete from the beginning")
    };
    let any = |rim: Rim<P, P::Any>| P::made(Rc::new(rim));
    Some(any_of(|| RimBuild::new(puzzle, depth, way), any))
}

/// A build of a heuristic that is there.
pub fn built<A: Clone + 'static>(heuristic: A) -> Box<dyn Building<A>> {
    any_of(|| Ready(heuristic), |heuristic| heuristic)
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
