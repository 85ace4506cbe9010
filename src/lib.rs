//! Rolling Cubes: puzzles, heuristics and searches that can be paused, stepped and counted to the node.
//!
//! Arrows show the data flow. Modules import only along arrows (tested by `tests/core/imports.rs`):
//!
//! ```text
//! puzzle -> space -> heuristic -> search -> ask -> run -> session -> wasm  (the browser)
//! (rules)   (all of   (bounds)  (algorithms) (data) (one alive) (names)  cli   (the command line, src/bin/rolling-cubes)
//!    |       them) \---> floor (with heuristics) ------------^
//!    |              \--> workshop (heuristics made) ----------^
//!    \-> contest -------------------------^
//!        (the contests' own input)
//! ```
//!
//! - [`puzzle`]: the rules: positions, moves, the goal, and their text forms.
//! - [`space`]: whole spaces: one breadth-first search over ranked positions, for censuses, exact tables, perimeters and
//!   deals.
//! - [`heuristic`]: admissible lower bounds on the moves to go, each with its proof, some with tables built in slices. Each
//!   puzzle has a list of its heuristics, and one for the way from the start, which bidirectional searches use too
//!   ([`heuristic::Pair`]).
//! - [`floor`]: the minimum number of positions any search must expand, computed from the whole space.
//! - [`workshop`]: heuristics made at run time: a small language about the board, tables of paintings, and audits on every
//!   position. A made heuristic is used like any other, through a pointer.
//! - [`search`]: the algorithms: one rule per file in `search/rules`, over the loops of four families in `search/frame`
//!   and the position stores in `search/store`; their traits and counts. Only searches that do little else per position
//!   are compiled for a heuristic's type; others use [`heuristic::AnyHeuristic`].
//! - [`contest`]: reads and writes the input of the puzzles' contests; for a puzzle without one, starts and goals.
//! - [`ask`]: requests as data, and their errors. The rows of [`search::SETTINGS`] alone define how settings are read and
//!   written, in objects, links and on the command line.
//! - [`run`]: one running search of any algorithm: stepped, stopped at breakpoints, rewound, reported, and traced node by
//!   node in a second run.
//! - [`session`]: builds a search from names; the only module that knows all names. Each puzzle has one file in
//!   `session::boards`. Also reads and writes links ([`session::link`]), and counts whole families of problems
//!   (`session::sweep`, not in the browser).
//! - `wasm`: the browser's API, compiled for wasm32 only.
//! - [`said`]: messages as data: phrases by code with values, for all modules. The command line and the page have the words.
//! - `chance`: seeded random numbers for samples and deals.
//!
//! Native programs use a [`session`], as the page does:
//!
//! ```
//! use rolling_cubes::search::Status;
//! use rolling_cubes::session::{Request, Session};
//!
//! let request = Request::new(["cubes", "WWWWWWWWE", "WBWBRERBR"], "ida-star/colours")?;
//! let mut session = Session::new(request)?;
//! while session.step(10_000) == Status::Running {
//!     // Here one could show how it stands, or stop.
//! }
//! let found = session.snapshot();
//! assert_eq!((found.outcome, found.length), ("solved", Some(13)));
//! println!("{}: {} positions generated", found.moves.join(" "), found.stats.total.generated);
//! # Ok::<(), rolling_cubes::session::RequestError>(())
//! ```

pub mod ask;
mod chance;
pub mod contest;
pub mod floor;
pub mod heuristic;
pub mod puzzle;
pub mod run;
pub mod said;
pub mod search;
pub mod session;
pub mod space;
pub mod workshop;

#[cfg(target_arch = "wasm32")]
pub mod wasm;
