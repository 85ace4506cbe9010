//! What searches can be set to do otherwise.
//!
//! A setting is one row: its name, what it can be set to, and what it is for. A setting that one algorithm alone takes stands in that
//! algorithm's file; [`SETTINGS`](super::SETTINGS) lists all. Requests, links, the command line and the catalogue know no more of
//! settings than these rows.

use super::order::MoveOrder;
use super::status::Limits;

/// A setting of searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// The name in requests. Links and the command line write it with `-` in the place of `_`.
    pub name: &'static str,
    /// What it can be set to.
    pub kind: Kind,
    /// What it is for, as the command line's help says it.
    pub help: &'static str,
}

/// What a setting can be set to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// An order of the puzzle's moves.
    Order,
    /// One of a few values, each by its name.
    OneOf {
        /// The names.
        names: &'static [&'static str],
        /// The one that need not be said.
        default: &'static str,
    },
    /// A number of moves, at most [`MOST_MOVES`].
    Moves,
    /// Any whole number.
    Count,
}

/// The most moves that a setting may name. The longest shortest solution of any problem here has 80, on the 15-puzzle; a bound far
/// above that only sends a depth-first search deeper than anyone can use.
pub const MOST_MOVES: u32 = 1000;

/// The order in which moves are tried.
pub const ORDER: Setting = Setting {
    name: "order",
    kind: Kind::Order,
    help: "The order in which moves are tried: for pieces that move into an empty square the ways that the empty square goes, \
           such as ULDR, or seed=7 for a shuffled one [default: by number, ULRD]",
};

/// See [`Limits::depth`].
pub const MAX_DEPTH: Setting =
    Setting { name: "max_depth", kind: Kind::Moves, help: "The longest solution looked for, in moves" };

/// See [`Limits::nodes`].
pub const MAX_NODES: Setting =
    Setting { name: "max_nodes", kind: Kind::Count, help: "The most positions generated" };

/// See [`Limits::bytes`].
pub const MAX_BYTES: Setting =
    Setting { name: "max_bytes", kind: Kind::Count, help: "The most memory for stored positions, in bytes" };

/// The settings that all algorithms take.
pub const EVERYWHERE: [&Setting; 4] = [&ORDER, &MAX_DEPTH, &MAX_NODES, &MAX_BYTES];

/// A setting that is one of a few values, as a type.
pub trait OneOf: Copy + Default + 'static {
    /// The setting.
    const SETTING: &'static Setting;

    /// The values, in the order of their names.
    const VALUES: &'static [Self];
}

/// The settings of one search, read and checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The order in which moves are tried.
    pub order: MoveOrder,
    /// The others that were given: a number, or of a few values the number of the one.
    values: Vec<(&'static str, u64)>,
}

impl Settings {
    /// Moves tried in this order, and all else as it is by default.
    #[must_use]
    pub const fn new(order: MoveOrder) -> Self {
        Self { order, values: Vec::new() }
    }

    /// The same with a setting set to a number, or to the value with this number.
    #[must_use]
    pub fn with(mut self, setting: &Setting, value: u64) -> Self {
        self.values.push((setting.name, value));
        self
    }

    /// The number that a setting was set to.
    #[must_use]
    pub fn number(&self, setting: &Setting) -> Option<u64> {
        self.values.iter().find(|(name, _)| *name == setting.name).map(|&(_, value)| value)
    }

    /// The number of moves that a setting was set to.
    #[must_use]
    pub fn moves(&self, setting: &Setting) -> Option<u32> {
        self.number(setting).and_then(|number| u32::try_from(number).ok())
    }

    /// The one of a few values that a setting was set to, or its default.
    #[must_use]
    pub fn one_of<T: OneOf>(&self) -> T {
        let index = self.number(T::SETTING).and_then(|index| usize::try_from(index).ok());
        index.and_then(|index| T::VALUES.get(index)).copied().unwrap_or_default()
    }

    /// The limits that were set.
    #[must_use]
    pub fn limits(&self) -> Limits {
        let none = Limits::default();
        Limits {
            depth: self.moves(&MAX_DEPTH).unwrap_or(none.depth),
            nodes: self.number(&MAX_NODES).unwrap_or(none.nodes),
            bytes: self.number(&MAX_BYTES).unwrap_or(none.bytes),
        }
    }
}
