//! Weighted A*.
//!
//! Expands the open position with the least g + w h. A greater weight w prefers what seems near to a goal over what is near to the start. As
//! a rule a solution is found sooner, and with w > 1 it may be longer. With w = 1 this is [`AStar`](crate::search::AStar), with w beyond all
//! bounds almost [`Greedy`](crate::search::Greedy). With w = p/q, positions are ordered by the whole number q g + p h.
//!
//! **A weight of 0.** No h is asked for, and of equal values the position that was reached first is expanded first: without a limit on
//! moves it counts as [`UniformCost`](crate::search::UniformCost) does.
//!
//! **A shortest one up to w = 1, then at most w times the shortest.** Let C be the length of a shortest solution. Until a goal is expanded, some position of a shortest
//! solution is open with the least g that it can have, if positions are reopened. This is the start at first; when such a position is
//! expanded, it is the next one of that solution. Its h is at most the rest of the solution, so g + w h is at most C if w is at most 1, else at
//! most w (g + h), at most w C. So is g + w h of everything that is expanded. For a goal, with h = 0, that is its g.
//!
//! **Reopening.** A shorter path may be found to a position that was expanded; with w > 1 even if the heuristic is consistent. With
//! [`Reopening::On`] the position is opened and expanded again. With [`Reopening::Off`] it is not. The length is still at most w times the
//! shortest if the heuristic is consistent. Every g that is expanded is at most w times the least (M. Likhachev, G. Gordon and S. Thrun,
//! "ARA*", NIPS 2003). With an inconsistent heuristic nothing is proved. Which setting expands less depends on the problem.
//!
//! **How this counts.** A position that is met again was *generated* once more and is a *duplicate*. If its path is shorter and of use,
//! it is *evaluated* once more.
//!
//! **Ties.** Of equal values the deepest first, which has the least h if w > 0; of equal depth the newest.
//!
//! **A limit on moves.** A position with g + h beyond the limit is cut. With reopening, an empty open list then proves that no solution is
//! within the limit, by the argument above. Without, it proves nothing.
//!
//! Source: I. Pohl, "Heuristic Search Viewed as Path Finding in a Graph", Artificial Intelligence 1 (1970), who writes (1 - w) g + w h.
//! Departures: buckets instead of a sorted list (see `store/open.rs`), and the move straight back is not tried.
//!
//! ```
//! use rolling_cubes::heuristic::cubes::Misplaced;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{Limits, MoveOrder, Ratio, Reopening, Search, Status, WeightedAStar};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let (misplaced, weight) = (Misplaced::new(&puzzle), Ratio::new(3, 2));
//! let mut search = WeightedAStar::new(MoveOrder::by_number(4), weight, Reopening::On, Limits::default());
//! while search.step(&puzzle, &misplaced, &mut (), u64::MAX) == Status::Running {}
//! assert!(search.solution().is_some_and(|moves| 2 * moves.len() <= 3 * 13), "a shortest solution has 13");
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use std::iter::successors;

use crate::puzzle::order::MoveOrder;
use crate::puzzle::{Costs, PackedState, Puzzle};
use crate::search::algorithm::{Algorithm, Level, Proof, Rank};
use crate::search::frame::best_first::{BestFirst, DatedRecord, Rule};
use crate::search::ratio::Ratio;
use crate::search::setting::{DEFAULT_WEIGHT, Kind, OneOf, Setting, Settings, WEIGHT, help};
use crate::search::status::Limits;
use crate::search::store::open::First;
use crate::search::store::tree::{Lookup, TreeWriter};

/// The traits of weighted A*.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "weighted-a-star",
    level: Level::Estimate,
    settings: &[&WEIGHT, &REOPEN],
    proves: Proof::Within,
    ranks: Rank::Weighed,
    ..Algorithm::BEST_FIRST
};

/// Whether a position is expanded again: see [`Reopening`].
pub const REOPEN: Setting = Setting {
    name: "reopen",
    kind: Kind::OneOf { names: &["on", "off"], default: "on" },
    help: help(
        "Whether weighted-a-star expands a position again when it finds a shorter way there: on or off [default: on]",
    ),
    examples: &["off"],
};

/// The treatment of an expanded position with a shorter path.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reopening {
    /// It is expanded again.
    #[default]
    On,
    /// It stays as it is.
    Off,
}

impl OneOf for Reopening {
    const SETTING: &'static Setting = &REOPEN;
    const VALUES: &'static [Self] = &[Self::On, Self::Off];
}

/// Weighted A*, paused before the next position it will generate.
///
/// Time and memory grow with the number of positions whose g + w h is at most the solution's length. Reopening can take exponentially more
/// time than memory at worst, with heuristics made for it; on these puzzles it does not.
pub type WeightedAStar<P> = BestFirst<P, LeastValue>;

impl<P: Puzzle> WeightedAStar<P> {
    /// A search that has not begun.
    #[must_use]
    pub fn new(order: MoveOrder, weight: Ratio, reopening: Reopening, limits: Limits) -> Self {
        Self::by(LeastValue { weight, reopening, expansions: 0 }, order, limits)
    }
}

/// The rule of weighted A*: the key of the loop in `frame/best_first.rs`, and reopening.
#[derive(Clone, Debug)]
pub struct LeastValue {
    weight: Ratio,
    reopening: Reopening,
    /// How many positions were expanded, as long as none is expanded again.
    expansions: u32,
}

impl Rule for LeastValue {
    type Value<C: Costs> = DatedRecord<C>;

    fn algorithm(&self) -> &'static Algorithm {
        &ALGORITHM
    }

    fn from_settings(settings: &Settings) -> Self {
        let weight = settings.ratio(&WEIGHT).unwrap_or(DEFAULT_WEIGHT);
        Self { weight, reopening: settings.one_of(), expansions: 0 }
    }

    fn is_informed(&self) -> bool {
        self.weight.over() > 0
    }

    fn ties(&self) -> First {
        if self.is_informed() { First::Deepest } else { First::Oldest }
    }

    #[inline]
    fn key(&self, g: u32, h: u32) -> u32 {
        self.weight.weigh(g, h)
    }

    #[inline]
    fn estimate(&self, key: u32, g: u32) -> u32 {
        (key - self.weight.under() * g).checked_div(self.weight.over()).unwrap_or(0)
    }

    /// Without reopening, the older record of a position tells whether it was expanded.
    fn needs_older(&self) -> bool {
        self.reopening == Reopening::Off
    }

    #[inline(always)]
    fn note_expanded<S: PackedState, C: Costs, T: Lookup>(
        &mut self,
        tree: &mut TreeWriter<'_, S, DatedRecord<C>, T>,
        record: u32,
    ) {
        if self.reopening == Reopening::Off {
            tree.value_mut(record).expand(self.expansions);
            self.expansions += 1;
        }
    }

    #[inline(always)]
    fn is_of_use<S: PackedState, C: Costs, T: Lookup>(
        &self,
        tree: &TreeWriter<'_, S, DatedRecord<C>, T>,
        record: u32,
    ) -> bool {
        let mut older = successors(tree.older(record), |&older| tree.older(older));
        self.reopening == Reopening::On
            || !older.any(|older| tree.record(older).1.is_expanded_within(self.expansions))
    }

    /// A limit on moves proves nothing if a path may have been dropped for a longer one.
    fn limit_proves(&self) -> bool {
        self.reopening == Reopening::On
    }
}
