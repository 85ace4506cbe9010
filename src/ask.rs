//! Requests as data: validated where they come in, then used without further parsing.

mod breakpoints;
pub(crate) mod error;
mod fields;
pub(crate) mod lane;
pub(crate) mod number;
mod request;
pub(crate) mod value;

pub use breakpoints::{Break, BreakKind, BreakValue, Breakpoints};
pub use error::{ErrorCode, ErrorReport, RequestError};
pub use fields::{Field, Fields};
pub use lane::{Lane, algorithm, setting_value, written};
pub use request::Request;
