//! Requests as tests write them.

use rolling_cubes::session::{Field, Request};

/// A lane, in the text form of links, on a problem: its puzzle, its start and its goal.
pub fn asked(problem: [&str; 3], lane: &str) -> Request {
    Request::new(problem, lane).expect("a lane that can be read")
}

/// The same request with a setting.
pub fn with(request: &Request, setting: &str, value: impl Into<Field>) -> Request {
    let lane = request.lane.clone().with(setting, &value.into()).expect("a setting of that kind");
    Request { lane, ..request.clone() }
}

/// The same request with another heuristic.
pub fn asking(request: &Request, heuristic: &str) -> Request {
    let mut request = request.clone();
    request.lane.heuristic = Some(heuristic.to_owned());
    request
}
