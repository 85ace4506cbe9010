//! Links: the state of the page as a short readable text, the part of an address after its `#`.
//!
//! The same text opens the page, configures an embedded element and feeds the command line. It is `v=1`, then `&`-separated
//! keys with values. Defaults are omitted:
//!
//! ```text
//! link     = "v=1" *( "&" key "=" value )
//! puzzle   = cubes | tiles | knights | toys
//! start    = a position, goal = a goal, in the puzzle's text form; the length gives the size of tiles
//! moves    = moves made, then after a "." the moves ahead: ULDR, UL.DR; of fixed length, without separators
//! race     = lane *( "," lane )                    at most six
//! lane     = algorithm [ "/" heuristic ] *( ":" setting "=" value )
//! setting  = a name of crate::search::SETTINGS, with - instead of _
//! at       = place *( "," place )                  the state of each lane
//! place    = number of positions generated | end
//! mode     = time | nodes
//! view     = one of VIEWS
//! show     = word *( "," word )                  options of the view: see SHOWN
//! lang     = one of LANGUAGES, or a variant of one: en-GB
//! theme    = light | dark
//! camera   = yaw "," pitch                         whole degrees
//! speed    = nodes a second | full
//! breaks   = stop *( "," stop )                    breakpoints of each lane
//! stop     = [ break *( "." break ) ]
//! break    = position ":" a position | depth ":" number | estimate-below ":" number | bound | met | duplicate
//! zoom     = size "," across "," down              of the tree: see Zoom
//! experiment = instances "," from "," to "," seed "," limit of nodes
//! challenge= 1
//! present  = 1
//! ```
//!
//! All characters are safe in addresses and chats. Brackets end a link in Markdown, a final semicolon or closing parenthesis
//! is taken for punctuation, and tildes strike out.
//!
//! The page owns the values of `view`, `show`, `lang`, `theme`, `camera`, `speed`, `zoom` and `experiment`: see
//! `www/shared/state/page-keys.js`.
//!
//! [`Opening`] has the omitted defaults. A test pins the openings of version 1, since a link must keep its meaning.
//! [`read()`] never fails: it returns the parts it understood and lists the others.

use serde::{Deserialize, Serialize};

pub use crate::ask::number::NUMBERS;
use crate::ask::{Breakpoints, Lane};
use crate::said::Said;

mod fragment;
mod lane;
mod opening;
mod page_keys;
mod read;
mod seldom;
mod write;

use page_keys::{Range, count, ranges, words};
pub use read::{read, read_pairs};
pub use write::write;

/// The current version.
pub const VERSION: &str = "1";

/// The keys, in the order of writing.
pub const KEYS: [&str; 19] = [
    "v",
    "puzzle",
    "start",
    "goal",
    "moves",
    "race",
    "mode",
    "view",
    "show",
    "at",
    "lang",
    "theme",
    "camera",
    "speed",
    "breaks",
    "zoom",
    "experiment",
    "challenge",
    "present",
];

/// Maximum length read, in bytes.
pub const MOST_BYTES: usize = 16_384;

/// Maximum number of moves read.
pub const MOST_MOVES: usize = 2_000;

/// Maximum number of lanes read.
pub const MOST_LANES: usize = 6;

/// How lanes share the time; the first is the default.
pub const MODES: [&str; 2] = ["time", "nodes"];

/// Views below the lanes; the first is the default.
pub const VIEWS: [&str; count("view")] = words("view");

/// The options of each view that has any.
pub const SHOWN: [(&str, &[&str]); 4] = [
    ("tree", &words::<{ count("show-tree") }>("show-tree")),
    ("statistics", &words::<{ count("show-statistics") }>("show-statistics")),
    ("atlas", &words::<{ count("show-atlas") }>("show-atlas")),
    // Heuristics of either side, by index in the puzzle's list.
    ("floor", &words::<{ count("show-floor") }>("show-floor")),
];

/// The view with a depth among its options, as a number.
pub const SHOWN_BY_DEPTH: &str = "atlas";

/// Maximum number of options of a view.
pub const MOST_SHOWN: usize = 6;

/// The languages of the page, by tag. Each has a folder in `www/shared/words`.
pub const LANGUAGES: [&str; count("lang")] = words("lang");

/// Maximum length of a language tag in bytes, as RFC 5646 recommends.
pub const MOST_TAG: usize = 35;

/// The colour themes.
pub const THEMES: [&str; count("theme")] = words("theme");

const CAMERA: [Range; 2] = ranges("camera");

const SPEED: [Range; 1] = ranges("speed");

const ZOOM: [Range; 3] = ranges("zoom");

const DESIGN: [Range; 5] = ranges("experiment");

/// The defaults of a puzzle, which its links omit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Opening {
    /// The start position.
    pub start: &'static str,
    /// The goal.
    pub goal: &'static str,
    /// The lanes.
    pub race: Vec<Lane>,
}

/// The content of a link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Link {
    /// `cubes`, `tiles`, `knights` or `toys`.
    pub puzzle: String,
    /// The start position in the puzzle's text form.
    pub start: String,
    /// The goal in the puzzle's text form.
    pub goal: String,
    /// The line of play on the board, in the puzzle's notation.
    pub moves: Vec<String>,
    /// Number of `moves` made; the others lie ahead.
    pub made: usize,
    /// The lanes.
    pub race: Vec<Lane>,
    /// The state of each lane.
    pub at: Vec<Place>,
    /// One of [`MODES`].
    pub mode: String,
    /// One of [`VIEWS`].
    pub view: String,
    /// Options of the view, from [`SHOWN`].
    pub show: Vec<String>,
    /// One of [`LANGUAGES`] or a variant of one; the visitor's language by default.
    pub lang: Option<String>,
    /// One of [`THEMES`]; the visitor's theme by default.
    pub theme: Option<String>,
    /// The camera of the board, if not the default.
    pub camera: Option<Camera>,
    /// The speed of each lane, if not the default.
    pub speed: Option<Speed>,
    /// The breakpoints of each lane.
    pub breaks: Vec<Breakpoints>,
    /// The visible part of the tree, if not all of it.
    pub zoom: Option<Zoom>,
    /// The experiment, if not the default.
    pub experiment: Option<Design>,
    /// Whether solution and counts are hidden until the visitor has solved the puzzle or guessed the winner.
    pub challenge: bool,
    /// Whether the page is in presentation mode: large and without controls.
    pub present: bool,
}

/// The state of a lane in its run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Place {
    /// The number of positions generated.
    Node(u64),
    /// The lane has ended. This differs from its last node: a search may learn later that a node was the last.
    Ended(Ended),
}

/// The keyword of a lane that has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ended {
    /// `end`.
    End,
}

impl Place {
    /// The beginning of a run.
    pub const START: Self = Self::Node(0);

    /// The end of a run.
    pub const END: Self = Self::Ended(Ended::End);
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Node(node) => node.fmt(f),
            Self::Ended(Ended::End) => f.write_str("end"),
        }
    }
}

/// The camera of a board, in whole degrees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Camera {
    /// Degrees to the right of the centre.
    pub yaw: i16,
    /// Degrees above the plane of the board.
    pub pitch: i16,
}

/// The speed of lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Speed {
    /// Nodes a second, at least 1.
    Nodes(u32),
    /// As fast as possible.
    Full(Full),
}

/// The keyword for full speed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Full {
    /// `full`.
    Full,
}

impl std::fmt::Display for Speed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Nodes(nodes) => nodes.fmt(f),
            Self::Full(Full::Full) => f.write_str("full"),
        }
    }
}

/// The visible part of a tree, independent of the screen size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Zoom {
    /// Size in percent of the size that shows the whole tree; at least 100.
    pub size: u32,
    /// Horizontal centre in ten-thousandths of the width, from the left edge.
    pub across: u32,
    /// Row in the vertical centre, in tenths.
    pub down: u32,
}

/// An experiment: compares lanes on random problems.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Design {
    /// Number of problems.
    pub instances: u32,
    /// Minimum distance of a start from the goal, in moves.
    pub from: u32,
    /// Maximum distance of a start from the goal, in moves.
    pub to: u32,
    /// Seed of the first problem; each later problem adds 1.
    pub seed: u32,
    /// Maximum number of nodes of each run.
    pub max_nodes: u64,
}

/// The result of reading a link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reading {
    /// The parts understood, with defaults for the rest.
    pub link: Link,
    /// The parts not understood.
    pub misread: Vec<Misread>,
}

/// A part of a link that was not understood. Texts are shortened, and control characters made visible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Misread {
    /// Its key.
    pub key: String,
    /// The value given.
    pub given: Said,
    /// The allowed values.
    pub allowed: Said,
}

impl std::fmt::Display for Misread {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {} given; allowed: {}", self.key, self.given, self.allowed)
    }
}
