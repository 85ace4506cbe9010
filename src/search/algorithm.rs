//! What is to be known of an algorithm by all that is not the algorithm.
//!
//! Each algorithm describes itself once, in its own file; [`ALGORITHMS`](super::ALGORITHMS) lists them. Nobody else knows one by its
//! name: who wants to know what a search does asks its traits.

use serde::Serialize;

use super::setting::Setting;

/// An algorithm's traits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Algorithm {
    /// The name in requests and links.
    pub name: &'static str,
    /// What tells how far a search has come.
    pub level: Level,
    /// Whether it keeps all positions that it meets and knows them again; else it keeps those of its current path.
    pub stores: bool,
    /// From how many sides it searches: 2 if it also searches back from the goals.
    pub sides: u8,
    /// Whether it asks a heuristic.
    pub informed: bool,
    /// The settings it takes, besides those that all take ([`EVERYWHERE`](super::setting::EVERYWHERE)).
    pub settings: &'static [&'static Setting],
    /// The settings it cannot do without.
    pub needs: Option<Need>,
    /// What is proved of a solution when it ends with one.
    pub proves: Proof,
    /// How that is ordered which waits for its turn.
    pub waits: Order,
    /// What it looks at in a unit of work.
    pub looks_at: Look,
    /// When it finds a position to be a goal.
    pub goal_test: Look,
}

/// What tells how far a search has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// The layers complete, of positions by their depth.
    Layer,
    /// The bound of an iteration, which rises from one to the next.
    Bound,
    /// The greatest f = g + h that was expanded.
    F,
    /// The length of the best solution known, which falls.
    Incumbent,
}

/// What is proved of a solution. Searches that prove less than the first have their place here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Proof {
    /// That none is shorter.
    Shortest,
}

/// How that is ordered which waits for its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Order {
    /// First in, first out.
    Queue,
    /// Whole layers, one after the other.
    Layers,
    /// What promises most comes first.
    Heap,
    /// Last in, first out.
    Stack,
}

/// Which positions something is done with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Look {
    /// The one that was taken from among those that wait.
    Taken,
    /// The successors of that, one at a time.
    Successors,
}

/// Settings of which a search needs one at least.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Need {
    /// The settings. The first is the one that is asked for.
    pub one_of: &'static [&'static Setting],
    /// What is allowed, and why.
    pub allowed: &'static str,
}

impl Algorithm {
    /// Whether it takes a setting that not all take.
    #[must_use]
    pub fn takes(&self, setting: &Setting) -> bool {
        self.settings.iter().any(|own| own.name == setting.name)
    }
}
