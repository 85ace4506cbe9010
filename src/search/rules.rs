//! The rules: one file per algorithm.

pub mod a_star;
pub mod bae_star;
pub mod bfhs;
pub mod bfida_star;
pub mod bfs;
pub mod bidirectional_bfs;
pub mod branch_and_bound;
pub mod dfs;
pub mod dfs_tree;
pub mod greedy;
pub mod ida_star;
pub mod iddfs;
pub mod mm;
pub mod nbs;
pub mod rbfs;
pub mod uniform_cost;
pub mod weighted_a_star;
pub mod weighted_ida_star;

pub use branch_and_bound::Ties;
pub use ida_star::{Deepening, IdaStarTable};
pub use weighted_a_star::Reopening;

use super::transpositions::TRANSPOSITIONS;
use super::{Algorithm, Search, SearchVisitor, Settings};
use crate::puzzle::Puzzle;

/// Lists all algorithms, and begins a search by any of them.
macro_rules! algorithms {
    ($($module:ident::$search:ident,)*) => {
        $(pub use $module::$search;)*

        /// All algorithms, in the order of the page.
        pub const ALGORITHMS: &[&Algorithm] = &[$(&$module::ALGORITHM),*];

        /// Passes a new search by one of [`ALGORITHMS`] with these settings to `visitor`; `None` for another algorithm.
        pub fn begin<P, V>(algorithm: &Algorithm, puzzle: &P, settings: &Settings, visitor: V) -> Option<V::Output>
        where
            P: Puzzle + Clone + 'static,
            V: SearchVisitor<P>,
        {
            if algorithm.name == ida_star::ALGORITHM.name && settings.number(&TRANSPOSITIONS).is_some() {
                return Some(begun(IdaStarTable::from_settings, puzzle, settings, visitor));
            }
            $(if algorithm.name == $module::ALGORITHM.name {
                return Some(begun($search::from_settings, puzzle, settings, visitor));
            })*
            None
        }
    };
}

/// One function per algorithm, so that a page loads only those it races.
#[inline(never)]
fn begun<P, S, V>(
    new: impl FnOnce(&P, &Settings) -> S,
    puzzle: &P,
    settings: &Settings,
    visitor: V,
) -> V::Output
where
    P: Puzzle,
    S: Search<P> + Clone + 'static,
    V: SearchVisitor<P>,
{
    visitor.visit(new(puzzle, settings))
}

algorithms! {
    bfs::Bfs,
    bidirectional_bfs::BidirectionalBfs,
    iddfs::Iddfs,
    ida_star::IdaStar,
    a_star::AStar,
    branch_and_bound::BranchAndBound,
    greedy::Greedy,
    weighted_a_star::WeightedAStar,
    weighted_ida_star::WeightedIdaStar,
    rbfs::Rbfs,
    bfhs::Bfhs,
    bfida_star::BfidaStar,
    mm::Mm,
    nbs::Nbs,
    bae_star::BaeStar,
    uniform_cost::UniformCost,
    dfs::Dfs,
    dfs_tree::DfsTree,
}
