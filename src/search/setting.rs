//! What searches can be set to do otherwise.
//!
//! A setting is one row: its name, what it can be set to, and what it is for. A setting that one algorithm alone takes stands in that
//! algorithm's file; [`SETTINGS`](crate::search::SETTINGS) lists all. Requests, links, the command line and the catalogue know no more of
//! settings than these rows, and read and write them by their [`Kind`] alone. Two algorithms may mean different things by one name, as by
//! `ties`: then each has a row of its own, and [`row`](super::row) tells which one is meant.

use crate::search::order::MoveOrder;
use crate::search::ratio::Ratio;
use crate::search::status::Limits;

/// A setting of searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// The name in requests. Links and the command line write it with `-` in the place of `_`.
    pub name: &'static str,
    /// What it can be set to.
    pub kind: Kind,
    /// What it is for, as the command line's help says it.
    pub help: &'static str,
    /// Values for tests to try, as text. None is the default. Every name but the default, for one of a few values.
    pub examples: &'static [&'static str],
}

/// The command line's help: a page says in its own words what a setting is for, and need not carry these.
pub(super) const fn help(text: &'static str) -> &'static str {
    if cfg!(target_arch = "wasm32") { "" } else { text }
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
    /// Memory, in bytes.
    Bytes,
    /// A whole number of a range.
    Number {
        /// The least.
        least: u64,
        /// The greatest.
        most: u64,
        /// The one that need not be said; `None` where to say none is another thing than to say any.
        default: Option<u64>,
    },
    /// A ratio of whole numbers, of which the lower is at most [`MOST_UNDER`].
    Ratio {
        /// The least.
        least: Ratio,
        /// The greatest.
        most: Ratio,
        /// The one that need not be said.
        default: Ratio,
    },
    /// One of the puzzle's heuristics of the way from the start.
    Heuristic,
}

/// What a setting is set to, as its [`Kind`] has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettingValue {
    /// A name among those of the puzzle: an order of its moves, or one of its heuristics. It is looked up where the puzzle is known.
    Name(String),
    /// One of a few values, by its name.
    OneOf(&'static str),
    /// A whole number.
    Number(u64),
    /// A ratio.
    Ratio(Ratio),
}

impl Kind {
    /// Whether a value that was read for some setting of the same name is one of this kind, too.
    #[must_use]
    pub fn has(&self, value: &SettingValue) -> bool {
        match (self, value) {
            (Self::OneOf { names, .. }, SettingValue::OneOf(name)) => names.contains(name),
            _ => true,
        }
    }

    /// The value that need not be said, where there is one.
    #[must_use]
    pub fn default(&self) -> Option<SettingValue> {
        match *self {
            Self::OneOf { default, .. } => Some(SettingValue::OneOf(default)),
            Self::Number { default, .. } => default.map(SettingValue::Number),
            Self::Ratio { default, .. } => Some(SettingValue::Ratio(default)),
            Self::Order | Self::Moves | Self::Count | Self::Bytes | Self::Heuristic => None,
        }
    }
}

/// The most moves that a setting may name. The longest shortest solution of any problem here has 80, on the 15-puzzle; a bound far
/// above that only sends a depth-first search deeper than anyone can use.
pub const MOST_MOVES: u32 = 1000;

/// The most that a ratio may have below the line, in its lowest terms: searches add up multiples of it for each move.
pub const MOST_UNDER: u32 = 100;

/// The order in which moves are tried.
pub const ORDER: Setting = Setting {
    name: "order",
    kind: Kind::Order,
    help: help(
        "The order in which moves are tried: for pieces that move into an empty square the ways that the empty square goes, \
           such as ULDR, or seed=7 for a shuffled one [default: by number, ULRD]",
    ),
    examples: &["seed=7"],
};

/// How much more h counts than g.
pub const WEIGHT: Setting = Setting {
    name: "weight",
    kind: Kind::Ratio { least: Ratio::new(1, 1), most: Ratio::new(16, 1), default: DEFAULT_WEIGHT },
    help: help(
        "How much more weighted-a-star and weighted-ida-star trust the bound than the moves made, such as 3/2; what they find is at \
           most so many times as long as the shortest [default: 2]",
    ),
    examples: &["3/2", "5/4"],
};

/// The weight that need not be said.
pub(crate) const DEFAULT_WEIGHT: Ratio = Ratio::new(2, 1);

/// See [`Limits::depth`].
pub const MAX_DEPTH: Setting = Setting {
    name: "max_depth",
    kind: Kind::Moves,
    help: help("The longest solution looked for, in moves"),
    examples: &["30"],
};

/// See [`Limits::nodes`].
pub const MAX_NODES: Setting = Setting {
    name: "max_nodes",
    kind: Kind::Count,
    help: help("The most positions generated"),
    examples: &["1000"],
};

/// See [`Limits::bytes`].
pub const MAX_BYTES: Setting = Setting {
    name: "max_bytes",
    kind: Kind::Bytes,
    help: help("The most memory for stored positions, in bytes"),
    examples: &["1048576"],
};

/// How deep the ball around the goals is that makes a heuristic stronger: see [`Rim`](crate::heuristic::Rim).
pub const PERIMETER: Setting = Setting {
    name: "perimeter",
    kind: Kind::Number { least: 1, most: 12, default: None },
    help: help(
        "How many moves deep a ball around the goals is, to whose rim a-star and ida-star bound the way: perimeter search and BIDA* \
           [default: none]",
    ),
    examples: &["3"],
};

/// The settings that all algorithms take.
pub const EVERYWHERE: [&Setting; 4] = [&ORDER, &MAX_DEPTH, &MAX_NODES, &MAX_BYTES];

/// A setting that is one of a few values, as a type.
pub trait OneOf: Copy + Default + 'static {
    /// The setting.
    const SETTING: &'static Setting;

    /// The values, in the order of their names.
    const VALUES: &'static [Self];

    /// The value with this name; `None` where there is none. O(n) for n values.
    #[must_use]
    fn of(name: &str) -> Option<Self> {
        let Kind::OneOf { names, .. } = Self::SETTING.kind else { return None };
        names.iter().zip(Self::VALUES).find(|&(&known, _)| known == name).map(|(_, &value)| value)
    }
}

/// What settings are set to: each to one value, or to none. By their names, so that two are equal that were chosen in another order;
/// they are too few for a map.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chosen(Vec<(&'static str, SettingValue)>);

impl Chosen {
    /// What a setting is set to. O(log n) for n settings.
    #[must_use]
    pub fn get(&self, setting: &Setting) -> Option<&SettingValue> {
        self.place(setting).ok().map(|place| &self.0[place].1)
    }

    /// Sets a setting, or sets it again.
    pub fn set(&mut self, setting: &Setting, value: SettingValue) {
        match self.place(setting) {
            Ok(place) => self.0[place].1 = value,
            Err(place) => self.0.insert(place, (setting.name, value)),
        }
    }

    /// Leaves a setting to its default.
    pub fn unset(&mut self, setting: &Setting) {
        if let Ok(place) = self.place(setting) {
            self.0.remove(place);
        }
    }

    /// Where a setting stands, or is to stand.
    fn place(&self, setting: &Setting) -> Result<usize, usize> {
        self.0.binary_search_by_key(&setting.name, |(name, _)| name)
    }
}

/// The settings of one search, read and checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The order in which moves are tried.
    pub order: MoveOrder,
    chosen: Chosen,
}

impl Settings {
    /// Moves tried in this order, and all else as it is by default.
    #[must_use]
    pub fn new(order: MoveOrder) -> Self {
        Self::of(order, Chosen::default())
    }

    /// Moves tried in this order, and all else as it was chosen.
    #[must_use]
    pub const fn of(order: MoveOrder, chosen: Chosen) -> Self {
        Self { order, chosen }
    }

    /// What a setting is set to, or its default.
    fn value(&self, setting: &Setting) -> Option<SettingValue> {
        self.chosen.get(setting).cloned().or_else(|| setting.kind.default())
    }

    /// The number that a setting is set to, or its default.
    #[must_use]
    pub fn number(&self, setting: &Setting) -> Option<u64> {
        match self.value(setting)? {
            SettingValue::Number(number) => Some(number),
            _ => None,
        }
    }

    /// The number of moves that a setting is set to.
    #[must_use]
    pub fn moves(&self, setting: &Setting) -> Option<u32> {
        self.number(setting).and_then(|number| u32::try_from(number).ok())
    }

    /// The ratio that a setting is set to, or its default.
    #[must_use]
    pub fn ratio(&self, setting: &Setting) -> Option<Ratio> {
        match self.value(setting)? {
            SettingValue::Ratio(ratio) => Some(ratio),
            _ => None,
        }
    }

    /// The one of a few values that a setting is set to, or its default.
    #[must_use]
    pub fn one_of<T: OneOf>(&self) -> T {
        match self.value(T::SETTING) {
            Some(SettingValue::OneOf(name)) => T::of(name).unwrap_or_default(),
            _ => T::default(),
        }
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
