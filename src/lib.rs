//! Rolling Cubes: puzzles, heuristics and searches that can be paused, stepped and counted to the node.
//!
//! One picture; arrows are the way data flows, and nothing imports against them, nor do files import each other in a circle
//! (`tests/core/imports.rs` sees to both):
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
//! - [`said`]: what people are told, as data: phrases by code and values. Any room may say something; the words for it are the command
//!   line's and the page's. Nor is `chance` in the picture, which draws numbers from a seed for whoever samples or deals.
//! - [`puzzle`]: the rules. A position, its moves, the goal, and how they are written.
//! - [`space`]: whole spaces. One search in layers over numbered positions, behind censuses, exact tables, perimeters and deals.
//! - [`heuristic`]: lower bounds on the moves still to go, each with the proof that it is one; some
//!   with tables that are built in slices, as searches are run. Each puzzle's are listed in one table, and so are those on the way
//!   from the start, which searches from both sides ask as well ([`heuristic::Pair`]).
//! - [`floor`]: how few positions any search could expand, computed from the whole space.
//! - [`workshop`]: heuristics that are made while the program runs: a small language on top of a board, tables of what is painted,
//!   and audits on every position. What is made is a heuristic like any other, behind a pointer.
//! - [`search`]: the algorithms, one a file, each with what is to be known of it; what they count and store, and how they go back
//!   ([`search::tree`]). Only the loops of those that do little else for a position are compiled for a
//!   heuristic's type, and called through [`heuristic::AnyHeuristic`].
//! - [`contest`]: reads and writes the input of the contests the puzzles come from, and starts and goals of a puzzle that comes from none.
//! - [`ask`]: what can be asked for, as data, and why it cannot be done. A lane's settings are read and written by the rows of
//!   [`search::SETTINGS`] alone, whether they come from an object, a link or the command line.
//! - [`run`]: one search alive, whichever algorithm's it is: stepped, stopped at breakpoints, taken back, told about, and traced
//!   node by node in a second run of the same search.
//! - [`session`]: names chosen at run time become one search; the only place that knows them all. What is to be known of a puzzle by name
//!   is one file of `session::boards`. Links are read and written
//!   there ([`session::link`]), and whole families of problems counted (`session::sweep`, but not in the browser).
//! - `wasm`: the door for the browser, compiled for wasm32 alone.
//!
//! Natively it is used as the page uses it, through a [`session`]:
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
