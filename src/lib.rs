//! Rolling Cubes: puzzles, heuristics and searches that can be paused, stepped and counted to the node.
//!
//! One picture; arrows are the way data flows, and nothing imports against them, nor do files import each other in a circle
//! (`tests/imports.rs` sees to both):
//!
//! ```text
//! puzzle -> heuristic -> search -> ask -> run -> session -> wasm  (the browser)
//! (rules)   (bounds)  (algorithms) (data) (one alive) (names)  cli   (the command line, src/bin/rolling-cubes)
//!    |-> atlas ----------------------------------^
//!    |   (whole spaces)
//!    \-> contest ---------------^
//!        (the contests' own input)
//! ```
//!
//! - [`puzzle`]: the rules. A position, its moves, the goal, and how they are written.
//! - [`heuristic`]: lower bounds on the moves still to go, each with the proof that it is one; some
//!   with tables that are built in slices, as searches are run. Each puzzle's are listed in one table.
//! - [`search`]: the algorithms, one a file, each with what is to be known of it; what they count and store, and how they go back
//!   ([`search::tree`]). Only their loops are compiled for a heuristic's type, and called through [`heuristic::AnyHeuristic`].
//! - [`atlas`]: whole spaces, counted depth by depth.
//! - [`contest`]: reads and writes the input of the contests the puzzles come from.
//! - [`ask`]: what can be asked for, as data, and why it cannot be done.
//! - [`run`]: one search alive, whichever algorithm's it is: stepped, stopped at breakpoints, taken back, told about, and traced
//!   node by node in a second run of the same search.
//! - [`session`]: names chosen at run time become one search; the only place that knows them all. Links are read and written
//!   there ([`session::link`]).
//! - `wasm`: the door for the browser, compiled for wasm32 alone.
//!
//! Natively it is used as the page uses it, through a [`session`]:
//!
//! ```
//! use rolling_cubes::search::Status;
//! use rolling_cubes::session::{Request, Session};
//!
//! let mut session = Session::new(Request {
//!     puzzle: "cubes".into(),
//!     start: "WWWWWWWWE".into(),
//!     goal: "WBWBRERBR".into(),
//!     algorithm: "ida-star".into(),
//!     heuristic: Some("colours".into()),
//!     ..Request::default()
//! })?;
//! while session.step(10_000) == Status::Running {
//!     // Here one could show how it stands, or stop.
//! }
//! let found = session.snapshot();
//! assert_eq!((found.outcome, found.length), ("solved", Some(13)));
//! println!("{}: {} positions generated", found.moves.join(" "), found.stats.total.generated);
//! # Ok::<(), rolling_cubes::session::RequestError>(())
//! ```

pub mod ask;
pub mod atlas;
pub mod contest;
pub mod heuristic;
pub mod puzzle;
pub mod run;
pub mod search;
pub mod session;

#[cfg(target_arch = "wasm32")]
pub mod wasm;
