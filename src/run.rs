//! Runs a search: steps it to a node, mark or breakpoint, rewinds it, and records it.
//!
//! The algorithm is behind virtual calls ([`Run`] is the outer interface); only the puzzle's type is known here.

mod checkpoints;
mod chunk;
mod echo;
mod heard;
mod listener;
mod live;
mod marks;
mod place;
mod recorded;
mod recorder;
mod running;
mod snapshot;
mod standing;
mod step;
mod values;
mod waiting;
mod watch;

pub use checkpoints::Checkpoints;
pub use chunk::{Column, TraceChunk, TraceMark, TraceMarkKind};
pub use marks::{Mark, Marks};
pub use place::Place;
pub use recorded::Tracer;
pub use running::{Run, run};
pub use snapshot::{Snapshot, Table};
pub use step::{Fate, Forgot, Roll, Step};
pub use waiting::{WaiterReport, WaitingReport};
