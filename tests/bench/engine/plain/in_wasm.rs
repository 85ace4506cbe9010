//! Plain loops for a browser. `node tests/bench/plain.js` runs the engine against them.

mod depth_first;
mod found;
mod layered;
#[path = "../problems.rs"]
#[allow(dead_code, reason = "the other benchmarks have more problems")]
mod problems;

use std::hint::black_box;
use std::sync::LazyLock;

use rolling_cubes::heuristic::Misplaced;
use rolling_cubes::heuristic::tiles::{LinearConflict, Manhattan};
use rolling_cubes::puzzle::{FifteenPuzzle, RollingCubes};
use rolling_cubes::search::Ratio;

use depth_first::{ByDepth, Deepening, Recursive, Sum, WithTable};
use layered::Layered;
use problems::{FARTHEST, Korf, SAMPLE_5, TWENTY, cubes};

/// The contest's fourth sample: 23 rolls.
static SAMPLE_4: LazyLock<RollingCubes> = LazyLock::new(|| cubes("WWWWWWWWE", "BWRBWRBER"));
static KORF: LazyLock<FifteenPuzzle> = LazyLock::new(Korf::seventy_nine);

thread_local! {
    static MISPLACED: Misplaced = Misplaced::new(&SAMPLE_5);
    static MANHATTAN: Manhattan = Manhattan::new(&KORF);
    static CONFLICT: LinearConflict = LinearConflict::new(&KORF);
    static NEAR: Manhattan = Manhattan::new(&FARTHEST);
}

/// Positions a plain loop generates up to a goal. Builds a row's tables on its first call.
///
/// # Panics
/// If there is no such row.
#[expect(unsafe_code, reason = "JavaScript calls it by this name")]
#[unsafe(no_mangle)]
#[must_use]
pub extern "C" fn plain(row: u32) -> u64 {
    let weight = black_box(Ratio::new(5, 4));
    let found = match row {
        0 => MISPLACED.with(|misplaced| Deepening::solve(Sum, &*SAMPLE_5, misplaced)),
        1 => MANHATTAN.with(|manhattan| Deepening::solve(Sum, &*KORF, manhattan)),
        2 => CONFLICT.with(|conflict| Deepening::solve(Sum, &*KORF, conflict)),
        3 => MISPLACED.with(|misplaced| Deepening::solve(weight, &*SAMPLE_5, misplaced)),
        4 => MANHATTAN.with(|manhattan| Deepening::solve(weight, &*KORF, manhattan)),
        5 => CONFLICT.with(|conflict| Deepening::solve(weight, &*KORF, conflict)),
        6 => MISPLACED.with(|misplaced| Recursive::solve(&*SAMPLE_5, misplaced)),
        7 => MANHATTAN.with(|manhattan| Recursive::solve(&*KORF, manhattan)),
        8 => CONFLICT.with(|conflict| Recursive::solve(&*KORF, conflict)),
        9 => ByDepth::solve(&*SAMPLE_4),
        10 => ByDepth::solve(&*TWENTY),
        11 => MISPLACED.with(|misplaced| Layered::solve(29, &*SAMPLE_5, misplaced)),
        12 => MISPLACED.with(|misplaced| Layered::deepen(&*SAMPLE_5, misplaced)),
        13 => NEAR.with(|manhattan| Layered::deepen(&*FARTHEST, manhattan)),
        14 => MISPLACED.with(|misplaced| WithTable::solve(1 << 16, &*SAMPLE_5, misplaced)),
        _ => panic!("{row} given; allowed: 0 to 14"),
    };
    found.generated
}
