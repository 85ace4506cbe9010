//! Settings of searches.
//!
//! A setting is one row: name, kind and help. A setting of a single algorithm is defined in that algorithm's file;
//! [`SETTINGS`](crate::search::SETTINGS) lists all. Requests, links, the command line and the catalogue depend only on
//! these rows and read values by [`Kind`]. Two algorithms may give one name, such as `ties`, different meanings, each with
//! its own row; [`row`](super::row) selects it.

use crate::puzzle::order::MoveOrder;
use crate::search::ratio::Ratio;
use crate::search::status::Limits;

/// A setting of searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// The name in requests. Links and the command line write `-` instead of `_`.
    pub name: &'static str,
    /// The kind of its values.
    pub kind: Kind,
    /// The command line's help.
    pub help: &'static str,
    /// Values for tests, as text, without the default. For a kind with few values, all of them.
    pub examples: &'static [&'static str],
}

/// The command line's help; empty in wasm, where the page has its own words.
pub(super) const fn help(text: &'static str) -> &'static str {
    if cfg!(target_arch = "wasm32") { "" } else { text }
}

/// The kind of a setting's values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// An order of the puzzle's moves.
    Order,
    /// One of a few named values.
    OneOf {
        /// The names.
        names: &'static [&'static str],
        /// The default.
        default: &'static str,
    },
    /// A number of moves, at most [`MOST_MOVES`]; on a map their cost, except in searches for the fewest moves.
    Moves,
    /// Any whole number.
    Count,
    /// Memory, in bytes.
    Bytes,
    /// A whole number of a range.
    Number {
        /// The minimum.
        least: u64,
        /// The maximum.
        most: u64,
        /// The default; `None` if no value differs from every value.
        default: Option<u64>,
    },
    /// A ratio of whole numbers with a denominator of at most [`MOST_UNDER`].
    Ratio {
        /// The minimum.
        least: Ratio,
        /// The maximum.
        most: Ratio,
        /// The default.
        default: Ratio,
    },
    /// One of the puzzle's heuristics for the way from the start.
    Heuristic,
}

/// The value of a setting, by its [`Kind`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettingValue {
    /// The name of a move order or heuristic, resolved when the puzzle is known.
    Name(String),
    /// One of a few named values.
    OneOf(&'static str),
    /// A whole number.
    Number(u64),
    /// A ratio.
    Ratio(Ratio),
}

impl Kind {
    /// Whether a value of another setting with the same name is also valid for this kind.
    #[must_use]
    pub fn has(&self, value: &SettingValue) -> bool {
        match (self, value) {
            (Self::OneOf { names, .. }, SettingValue::OneOf(name)) => names.contains(name),
            _ => true,
        }
    }

    /// The default value, if any.
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

/// Maximum number of moves in a setting. The longest shortest solution here has 80; a far higher bound only lets a
/// depth-first search run deeper.
pub const MOST_MOVES: u32 = 1000;

/// Maximum denominator of a ratio in lowest terms; searches add multiples of it per move.
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

/// The factor on h.
pub const WEIGHT: Setting = Setting {
    name: "weight",
    kind: Kind::Ratio { least: Ratio::new(0, 1), most: Ratio::new(16, 1), default: DEFAULT_WEIGHT },
    help: help(
        "How much weighted-a-star and weighted-ida-star trust the bound against the moves made, such as 3/2; what they find is at \
           most so many times as long as the shortest, and up to 1 a shortest one [default: 2]",
    ),
    examples: &["3/2", "5/4"],
};

pub(crate) const DEFAULT_WEIGHT: Ratio = Ratio::new(2, 1);

/// See [`Limits::depth`].
pub const MAX_DEPTH: Setting = Setting {
    name: "max_depth",
    kind: Kind::Moves,
    help: help(
        "The longest solution looked for, in moves; on a map the dearest, by its cost, except in searches for the fewest moves",
    ),
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

/// The depth of the ball around the goals that strengthens a heuristic: see [`Rim`](crate::heuristic::Rim).
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

/// A setting with a few values, as a type.
pub trait OneOf: Copy + Default + 'static {
    /// The setting.
    const SETTING: &'static Setting;

    /// The values, in the order of their names.
    const VALUES: &'static [Self];

    /// The value with this name, if any. O(n) for n values.
    #[must_use]
    fn of(name: &str) -> Option<Self> {
        let Kind::OneOf { names, .. } = Self::SETTING.kind else { return None };
        names.iter().zip(Self::VALUES).find(|&(&known, _)| known == name).map(|(_, &value)| value)
    }
}

/// The values of settings, each at most one. Sorted by name, so that equality ignores the order of choice; too few for a
/// map.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChosenSettings(Vec<(&'static str, SettingValue)>);

impl ChosenSettings {
    /// The value of a setting. O(log n) for n settings.
    #[must_use]
    pub fn get(&self, setting: &Setting) -> Option<&SettingValue> {
        self.place(setting).ok().map(|place| &self.0[place].1)
    }

    /// Sets or replaces a value.
    pub fn set(&mut self, setting: &Setting, value: SettingValue) {
        match self.place(setting) {
            Ok(place) => self.0[place].1 = value,
            Err(place) => self.0.insert(place, (setting.name, value)),
        }
    }

    /// Resets a setting to its default.
    pub fn unset(&mut self, setting: &Setting) {
        if let Ok(place) = self.place(setting) {
            self.0.remove(place);
        }
    }

    /// The index of a setting, or where to insert it.
    fn place(&self, setting: &Setting) -> Result<usize, usize> {
        self.0.binary_search_by_key(&setting.name, |(name, _)| name)
    }
}

/// The validated settings of one search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The order in which moves are tried.
    pub order: MoveOrder,
    chosen: ChosenSettings,
}

impl Settings {
    /// This move order, and defaults.
    #[must_use]
    pub fn new(order: MoveOrder) -> Self {
        Self::of(order, ChosenSettings::default())
    }

    /// This move order and these values.
    #[must_use]
    pub const fn of(order: MoveOrder, chosen: ChosenSettings) -> Self {
        Self { order, chosen }
    }

    fn value(&self, setting: &Setting) -> Option<SettingValue> {
        self.chosen.get(setting).cloned().or_else(|| setting.kind.default())
    }

    /// The number of a setting, or its default.
    #[must_use]
    pub fn number(&self, setting: &Setting) -> Option<u64> {
        match self.value(setting)? {
            SettingValue::Number(number) => Some(number),
            _ => None,
        }
    }

    /// The number of moves of a setting, if set.
    #[must_use]
    pub fn moves(&self, setting: &Setting) -> Option<u32> {
        self.number(setting).and_then(|number| u32::try_from(number).ok())
    }

    /// The ratio of a setting, or its default.
    #[must_use]
    pub fn ratio(&self, setting: &Setting) -> Option<Ratio> {
        match self.value(setting)? {
            SettingValue::Ratio(ratio) => Some(ratio),
            _ => None,
        }
    }

    /// The named value of a setting, or its default.
    #[must_use]
    pub fn one_of<T: OneOf>(&self) -> T {
        match self.value(T::SETTING) {
            Some(SettingValue::OneOf(name)) => T::of(name).unwrap_or_default(),
            _ => T::default(),
        }
    }

    /// The limits.
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
