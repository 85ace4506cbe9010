//! Links: a problem, its moves and its race as a short readable text, the part of an address after its `#`.
//!
//! It opens the page, configures an embedded element and feeds the command line. It is `v=1`, then `&`-separated keys with
//! values. Defaults are omitted:
//!
//! ```text
//! link     = "v=1" *( "&" key "=" value )
//! puzzle   = cubes | tiles | knights | toys | map
//! start    = a position, goal = a goal, in the puzzle's text form; the length gives the size of tiles
//! moves    = moves made, then after a "." the moves ahead: ULDR, UL.DR; of fixed length, without separators. Of a map
//!            nodes, with "," between, and "/" before those ahead: B,C/D
//! race     = lane *( "," lane )                    at most six
//! lane     = algorithm [ "/" heuristic ] *( ":" setting "=" value )
//! setting  = a name of crate::search::SETTINGS, with - instead of _
//! at       = place *( "," place )                  the state of each lane
//! place    = number of positions generated | end
//! breaks   = stop *( "," stop )                    breakpoints of each lane
//! stop     = [ break *( "." break ) ]
//! break    = position ":" a position | depth ":" number | estimate-below ":" number | bound | met | duplicate
//! ```
//!
//! The page packs the text of a written puzzle: `z.`, then base64url of its deflated text. Natively [`read()`] unpacks such a goal; for the
//! engine in wasm its callers do.
//!
//! All characters are safe in addresses and chats. Brackets end a link in Markdown, a final semicolon or closing parenthesis
//! is taken for punctuation, and tildes strike out.
//!
//! All other keys belong to the page, and are skipped.
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
#[cfg(not(target_arch = "wasm32"))]
mod packed;
mod read;
mod seldom;
mod write;

pub use fragment::escape;
pub use read::{read, read_pairs};
pub use write::write;

/// The current version.
pub const VERSION: &str = "1";

/// The keys, in the order of writing.
pub const KEYS: [&str; 8] = ["v", "puzzle", "start", "goal", "moves", "race", "at", "breaks"];

/// Maximum length read, in bytes.
pub const MOST_BYTES: usize = 65_536;

/// Maximum number of moves read.
pub const MOST_MOVES: usize = 2_000;

/// Maximum number of lanes read.
pub const MOST_LANES: usize = 6;

/// The defaults of a puzzle, which its links omit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
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
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct Link {
    /// `cubes`, `tiles`, `knights`, `toys` or `map`.
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
    #[cfg_attr(target_arch = "wasm32", tsify(type = "(number | 'end')[]"))]
    pub at: Vec<Place>,
    /// The breakpoints of each lane.
    pub breaks: Vec<Breakpoints>,
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

/// The result of reading a link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Reading {
    /// The parts understood, with defaults for the rest.
    pub link: Link,
    /// The parts not understood.
    pub misread: Vec<Misread>,
}

/// A part of a link that was not understood. Texts are shortened, and control characters made visible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
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
