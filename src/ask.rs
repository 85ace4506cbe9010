//! What can be asked for, as data: typed where it comes in, and never read again inside.

mod breakpoints;
pub(crate) mod error;
pub(crate) mod number;
mod request;

pub use breakpoints::{Break, BreakValue, Breakpoints};
pub use error::RequestError;
pub(crate) use request::Given;
pub use request::Request;
