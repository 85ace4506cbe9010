//! One search alive: stepped to a node, a mark or a breakpoint, told about, taken back, and traced.
//!
//! What is here knows the puzzle's type and no more: the algorithm is behind virtual calls ([`Run`] to those outside), and the
//! heuristic is any of the puzzle's.

mod checkpoints;
mod chunk;
mod echo;
mod heard;
mod listener;
mod live;
mod marks;
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
pub use recorded::Tracer;
pub use running::{Run, run};
pub use snapshot::{Snapshot, Table};
pub use step::{Fate, Forgot, Roll, Step};
pub use waiting::{WaiterReport, WaitingReport};
