//! Links: the page's whole state in a short readable text, the part of an address after its `#`.
//!
//! The same text opens the page, sets up an element and asks the command line. It is `v=1` and then keys with
//! values between `&`, defaults left out:
//!
//! ```text
//! link     = "v=1" *( "&" key "=" value )
//! puzzle   = cubes | tiles | knights | toys
//! start    = a position, goal = a goal, in the puzzle's text form; two sizes of tiles are told by the length
//! moves    = those made, and after a "." those that lie ahead: ULDR, UL.DR; of fixed length, so nothing parts them
//! race     = lane *( "," lane )                    at most six
//! lane     = algorithm [ "/" heuristic ] *( ":" setting "=" value )
//! setting  = a name of crate::search::SETTINGS, with - in the place of _
//! at       = place *( "," place )                  where each lane stands
//! place    = how many positions it has generated | end
//! mode     = time | nodes
//! view     = one of VIEWS
//! show     = word *( "," word )                  what of the view, in words that depend on it: see SHOWN
//! lang     = one of LANGUAGES, or a variant of one: en-GB
//! theme    = light | dark
//! camera   = yaw "," pitch                         whole degrees
//! speed    = nodes a second | full
//! breaks   = stop *( "," stop )                    what each lane pauses at
//! stop     = [ break *( "." break ) ]
//! break    = position ":" a position | depth ":" number | estimate-below ":" number | bound | met | duplicate
//! zoom     = size "," across "," down              of the tree: see Zoom
//! experiment = instances "," from "," to "," seed "," limit of nodes
//! challenge= 1
//! present  = 1
//! ```
//!
//! The characters are those that no address needs to escape and that chats leave alone: brackets end a link in
//! Markdown, a semicolon or a closing parenthesis at its end is taken for the sentence's, tildes strike out.
//!
//! What `view`, `show`, `lang`, `theme`, `camera`, `speed`, `zoom` and `experiment` may say is the page's own: it has the list, in
//! `www/state/page-keys.js`.
//!
//! What a link leaves out is in [`Opening`]; the openings of version 1 are pinned by a test, since a link that was
//! written down must mean the same for ever. [`read()`] never fails: it gives what it understood, and says what it did not.

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

/// The version that is written, and read as it was meant.
pub const VERSION: &str = "1";

/// The keys, in the order they are written in.
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

/// The longest text that is read, in bytes.
pub const MOST_BYTES: usize = 16_384;

/// The most moves that are read.
pub const MOST_MOVES: usize = 2_000;

/// The most lanes that are read.
pub const MOST_LANES: usize = 6;

/// How lanes share the time; the first is the default.
pub const MODES: [&str; 2] = ["time", "nodes"];

/// What the page can show below the lanes; the first is the default.
pub const VIEWS: [&str; count("view")] = words("view");

/// What a view can be told to show in other than its usual way, for each view that can.
pub const SHOWN: [(&str, &[&str]); 4] = [
    ("tree", &words::<{ count("show-tree") }>("show-tree")),
    ("statistics", &words::<{ count("show-statistics") }>("show-statistics")),
    ("atlas", &words::<{ count("show-atlas") }>("show-atlas")),
    // The heuristic of either side, by its place among those that the puzzle has for that.
    ("floor", &words::<{ count("show-floor") }>("show-floor")),
];

/// The view that takes a depth among its words, as a number.
pub const SHOWN_BY_DEPTH: &str = "atlas";

/// The most words that say what a view shows.
pub const MOST_SHOWN: usize = 6;

/// The languages the page speaks, by their tags: a folder of `www/words` each.
pub const LANGUAGES: [&str; count("lang")] = words("lang");

/// The longest tag of a language that is read, in bytes: the longest that RFC 5646 wants room for.
pub const MOST_TAG: usize = 35;

/// The page's colours.
pub const THEMES: [&str; count("theme")] = words("theme");

/// A board's turn and tilt, in whole degrees.
const CAMERA: [Range; 2] = ranges("camera");

/// How fast lanes can be told to go, in nodes a second, other than as fast as they can.
const SPEED: [Range; 1] = ranges("speed");

/// What the numbers of [`Zoom`] can be.
const ZOOM: [Range; 3] = ranges("zoom");

/// What the numbers of a [`Design`] can be.
const DESIGN: [Range; 5] = ranges("experiment");

/// What a puzzle opens with, and what its links leave out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Opening {
    /// The start position.
    pub start: &'static str,
    /// The goal.
    pub goal: &'static str,
    /// The lanes.
    pub race: Vec<Lane>,
}

/// What a link says.
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
    /// How many of its moves have been made; the others lie ahead.
    pub made: usize,
    /// What the lanes run.
    pub race: Vec<Lane>,
    /// Where each lane stands.
    pub at: Vec<Place>,
    /// One of [`MODES`].
    pub mode: String,
    /// One of [`VIEWS`].
    pub view: String,
    /// What of the view, by words of [`SHOWN`]; none for the usual.
    pub show: Vec<String>,
    /// One of [`LANGUAGES`] or a variant of one; the visitor's own when absent.
    pub lang: Option<String>,
    /// One of [`THEMES`]; the visitor's own when absent.
    pub theme: Option<String>,
    /// Where the board is seen from, if not from where it is seen first.
    pub camera: Option<Camera>,
    /// How fast each lane goes, if not as the page does at first.
    pub speed: Option<Speed>,
    /// What each lane pauses at.
    pub breaks: Vec<Breakpoints>,
    /// How the tree lies in its picture, if not as a whole.
    pub zoom: Option<Zoom>,
    /// What an experiment is to be, if not as the page suggests.
    pub experiment: Option<Design>,
    /// Whether solution and counts are hidden until the visitor has solved the puzzle or guessed the winner.
    pub challenge: bool,
    /// Whether the page is shown as from the front of a room: large, with nothing to press.
    pub present: bool,
}

/// Where in its run a lane stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Place {
    /// So many positions are generated.
    Node(u64),
    /// It has come to its end. That is more than its last node, since a search may learn later that it was the last.
    Ended(Ended),
}

/// The word for a lane that has come to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ended {
    /// `end`.
    End,
}

impl Place {
    /// Where lanes begin.
    pub const START: Self = Self::Node(0);

    /// Where lanes end.
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

/// Where a board is seen from, in whole degrees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Camera {
    /// To the right of the middle.
    pub yaw: i16,
    /// Above the board's plane.
    pub pitch: i16,
}

/// How fast lanes go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Speed {
    /// So many nodes a second, at least 1.
    Nodes(u32),
    /// As fast as they can.
    Full(Full),
}

/// The word for full speed.
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

/// How a tree lies in its picture, on any screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Zoom {
    /// How large it is, in percent of the size at which all of it can be seen: 100 or more.
    pub size: u32,
    /// Which part of its width is in the middle, in ten-thousandths from its left edge.
    pub across: u32,
    /// Which row is in the middle, in tenths.
    pub down: u32,
}

/// An experiment: lanes compared on random problems.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Design {
    /// How many problems.
    pub instances: u32,
    /// The least distance of a start from the goal, in moves.
    pub from: u32,
    /// The greatest.
    pub to: u32,
    /// Of the first problem; the others count on from it.
    pub seed: u32,
    /// Where each run ends at the latest.
    pub max_nodes: u64,
}

/// What was made of a link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reading {
    /// What was understood, with the defaults for the rest.
    pub link: Link,
    /// What was not.
    pub misread: Vec<Misread>,
}

/// A part of a link that was not understood. Texts are cut to a readable length, and control characters made visible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Misread {
    /// The key that it belongs to.
    pub key: String,
    /// What was given.
    pub given: Said,
    /// What is allowed.
    pub allowed: Said,
}

impl std::fmt::Display for Misread {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {} given; allowed: {}", self.key, self.given, self.allowed)
    }
}
