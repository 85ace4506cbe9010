//! The tests of the engine and of the command line, a module a subject.
//!
//! They are one program, so that the searches are compiled once for all of them: `cargo test --test core links::` runs those of one.

mod agreement;
mod asked;
mod atlas;
mod backward;
mod best_first;
mod boundary;
mod branching;
mod chapters;
mod command_line;
mod depth_first;
mod differential;
mod every_search;
mod floor;
mod graphs;
mod heuristics;
mod imports;
mod layered;
mod links;
mod maps;
mod marks;
mod newer;
mod oracle;
mod plain;
mod promise;
mod puzzles;
mod quality;
mod refuted;
mod rim;
mod session;
mod signatures;
mod stages;
mod steady;
mod stored_values;
mod sweep;
mod trace;
mod two_sided;
mod typed;
mod workshop;
mod written;
