//! A request: a problem and a lane.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::error::RequestError;
use super::fields::{Field, Fields};
use super::lane::Lane;

/// A problem and a lane. Positions are in the puzzle's text form.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Request {
    /// `cubes`, `tiles`, `knights`, `toys` or `map`.
    pub puzzle: String,
    /// The start position; of a map a node, or empty for the one in its text.
    pub start: String,
    /// The goal; of a map its whole text.
    pub goal: String,
    /// The search to run.
    #[cfg_attr(target_arch = "wasm32", serde(flatten))]
    pub lane: Lane,
    /// Whether to search even if a cheap test shows that there is no solution (see
    /// [`unsolvable`](crate::session::unsolvable)), which exhausts all reachable positions. Otherwise such a request is an
    /// error.
    #[cfg_attr(target_arch = "wasm32", tsify(optional))]
    pub unsolvable: bool,
}

impl Request {
    /// A lane in the text form of links, on a problem: its puzzle, start and goal.
    ///
    /// # Errors
    /// If the lane is malformed (see [`Lane::parse`]). Does not check the problem.
    pub fn new(problem: [&str; 3], lane: &str) -> Result<Self, RequestError> {
        Ok(Self::of(problem, Lane::parse(lane)?))
    }

    /// A lane on a problem: its puzzle, start and goal.
    #[must_use]
    pub fn of(problem: [&str; 3], lane: Lane) -> Self {
        let [puzzle, start, goal] = problem.map(str::to_owned);
        Self { puzzle, start, goal, lane, unsolvable: false }
    }

    /// The names of its fields in an object.
    pub fn names() -> impl Iterator<Item = &'static str> {
        ["puzzle", "start", "goal"].into_iter().chain(Lane::names()).chain(["unsolvable"])
    }

    fn take(fields: &mut Fields) -> Result<Self, RequestError> {
        let [puzzle, start, goal] = ["puzzle", "start", "goal"].map(|name| fields.needed(name));
        let lane = Lane::take(fields);
        let unsolvable = fields.flag("unsolvable");
        Ok(Self { puzzle: puzzle?, start: start?, goal: goal?, lane: lane?, unsolvable: unsolvable? })
    }
}

impl TryFrom<Fields> for Request {
    type Error = RequestError;

    fn try_from(mut fields: Fields) -> Result<Self, RequestError> {
        let request = Self::take(&mut fields);
        fields.end("request", || Self::names().collect())?;
        request
    }
}

impl Serialize for Request {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { puzzle, start, goal, lane, unsolvable } = self;
        let problem = [("puzzle", puzzle), ("start", start), ("goal", goal)];
        let problem = problem.map(|(name, text)| (name, Field::from(text.as_str())));
        let unsolvable = unsolvable.then_some(("unsolvable", Field::Flag(true)));
        serializer.collect_map(problem.into_iter().chain(lane.fields()).chain(unsolvable))
    }
}

impl<'de> Deserialize<'de> for Request {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::try_from(Fields::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}
