//! Lists all puzzles, algorithms and settings that a request can name.

use serde::Serialize;

use super::choices::{Choices, OpeningLane};
use super::link::{MOST_LANES, Opening};
use super::puzzles::{PuzzleOperation, each};
use crate::ask::value::to_text;
use crate::ask::{BreakKind, Lane};
use crate::heuristic::HeuristicChoice;
use crate::puzzle::Map;
use crate::search::setting::{EVERYWHERE, MOST_MOVES};
use crate::search::{ALGORITHMS, Aim, Algorithm, Kind, Level, Order, Proof, Rank, Ratio, SETTINGS, Setting};

/// All puzzles, algorithms and settings.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Catalogue {
    /// The puzzles, one entry per board size.
    pub puzzles: Vec<PuzzleChoice>,
    /// Maps, which have no board of squares. A map has those of these heuristics that [`map`](super::map()) lists.
    pub map: PuzzleChoice,
    /// The algorithms. Each works for every puzzle.
    pub algorithms: Vec<AlgorithmChoice>,
    /// The settings, in the order of links.
    pub settings: Vec<SettingChoice>,
    /// Limits of links.
    pub link: LinkChoice,
}

/// A setting and its values.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct SettingChoice {
    /// The name in a request.
    pub name: &'static str,
    /// The kind of its values.
    pub kind: KindName,
    /// Whether all algorithms have it.
    pub everywhere: bool,
    /// The algorithms that have it, if not all. Two settings with the same name belong to different algorithms.
    pub of: Vec<&'static str>,
    /// The values, for a setting with a fixed list.
    pub names: &'static [&'static str],
    /// The default; `None` if no value of the setting is the default.
    pub default: Option<String>,
    /// The minimum, for a number.
    pub least: Option<String>,
    /// The maximum; `None` if unbounded or not a number.
    pub most: Option<String>,
    /// Values for tests to try, as texts.
    pub examples: &'static [&'static str],
}

/// The kind of a setting's values. `moves`, `count` and `number` are whole numbers, the last within a range; `bytes` is
/// memory; `ratio` is a text such as `3/2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum KindName {
    /// An order of the puzzle's moves.
    Order,
    /// One of a fixed list of names.
    OneOf,
    /// A number of moves.
    Moves,
    /// Any whole number.
    Count,
    /// Memory, in bytes.
    Bytes,
    /// A whole number within a range.
    Number,
    /// A ratio, as a text such as `3/2`.
    Ratio,
    /// A heuristic of the puzzle for the way from the start.
    Heuristic,
}

/// Limits of links.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct LinkChoice {
    /// The maximum number of lanes.
    pub most_lanes: usize,
}

/// Settings an algorithm requires.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct NeedChoice {
    /// At least one of these settings must be given.
    pub one_of: Vec<&'static str>,
    /// A suggested value for the first of them.
    pub suggested: u32,
}

/// A puzzle with one board size, and its choices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct PuzzleChoice {
    /// The name in a request. Both sizes of `tiles` have the same name.
    pub name: &'static str,
    /// Rows, and columns, of the board.
    pub side: u8,
    /// One letter per move, in the default order.
    pub order: &'static str,
    /// The default heuristic.
    pub heuristic: &'static str,
    /// The heuristics, weakest first.
    pub heuristics: &'static [HeuristicChoice],
    /// The heuristics for the way from the start, weakest first: the values of a setting of kind `heuristic`.
    pub backward: &'static [HeuristicChoice],
    /// Letters that a cube of a start can be turned through. Empty if pieces only change places.
    pub start_letters: &'static str,
    /// Letters that a square of a goal can be turned through.
    pub goal_letters: &'static str,
    /// The page's opening; links omit it.
    pub opening: Opening,
}

/// An algorithm.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct AlgorithmChoice {
    /// The name in a request.
    pub name: &'static str,
    /// Whether it uses a heuristic.
    pub informed: bool,
    /// Whether it requires consistent heuristics, in both directions.
    pub consistent: bool,
    /// The request fields it accepts beyond the common ones: `heuristic` and settings.
    pub settings: Vec<&'static str>,
    /// The settings it requires, if any.
    pub needs: Option<NeedChoice>,
    /// The breakpoints it supports, by field name.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "(keyof Breakpoints)[]"))]
    pub breakpoints: Vec<&'static str>,
    /// The measure of its progress.
    pub level: Level,
    /// Whether it stores every position and detects duplicates.
    pub stores: bool,
    /// The number of sides it searches from.
    pub sides: u8,
    /// The quantity that it minimizes.
    pub aim: Aim,
    /// The property it proves of its solution.
    pub proves: Proof,
    /// With consistent heuristics it expands at most this many times the floor below C*; `None` if there is no such
    /// guarantee.
    pub promise: Option<u32>,
    /// The order of its open list.
    pub waits: Order,
    /// The ranking of its positions.
    pub ranks: Rank,
}

/// All names a request can use.
#[must_use]
pub fn catalogue() -> Catalogue {
    let algorithm = |&algorithm: &&'static Algorithm| AlgorithmChoice {
        name: algorithm.name,
        informed: algorithm.informed,
        consistent: algorithm.consistent,
        settings: algorithm
            .informed
            .then_some("heuristic")
            .into_iter()
            .chain(algorithm.settings.iter().map(|setting| setting.name))
            .collect(),
        needs: algorithm.needs.map(|need| NeedChoice {
            one_of: need.one_of.iter().map(|setting| setting.name).collect(),
            suggested: need.suggested,
        }),
        breakpoints: BreakKind::ALL
            .into_iter()
            .filter(|kind| kind.stops(algorithm))
            .map(BreakKind::field)
            .collect(),
        level: algorithm.level,
        stores: algorithm.stores,
        sides: algorithm.sides,
        aim: algorithm.aim,
        proves: algorithm.proves,
        promise: algorithm.promise,
        waits: algorithm.waits,
        ranks: algorithm.ranks,
    };
    Catalogue {
        puzzles: puzzles(),
        map: Offered.of::<Map>(),
        algorithms: ALGORITHMS.iter().map(algorithm).collect(),
        settings: SETTINGS.iter().map(|setting| setting_choice(setting)).collect(),
        link: LinkChoice { most_lanes: MOST_LANES },
    }
}

/// Describes a setting for a menu.
#[must_use]
pub fn setting_choice(setting: &'static Setting) -> SettingChoice {
    let number = |number: u64| Some(number.to_string());
    let (kind, least, most) = match setting.kind {
        Kind::Order => (KindName::Order, None, None),
        Kind::OneOf { .. } => (KindName::OneOf, None, None),
        Kind::Moves => (KindName::Moves, number(0), number(MOST_MOVES.into())),
        Kind::Count => (KindName::Count, number(0), None),
        Kind::Bytes => (KindName::Bytes, number(0), None),
        Kind::Number { least, most, .. } => (KindName::Number, number(least), number(most)),
        Kind::Ratio { least, most, .. } => {
            let text = |ratio: Ratio| Some(ratio.to_string());
            (KindName::Ratio, text(least), text(most))
        }
        Kind::Heuristic => (KindName::Heuristic, None, None),
    };
    let names = if let Kind::OneOf { names, .. } = setting.kind { names } else { &[] };
    let default = setting.kind.default().map(|value| to_text(&value));
    let everywhere = EVERYWHERE.contains(&setting);
    let takes = |algorithm: &&&Algorithm| !everywhere && algorithm.takes(setting);
    let of = ALGORITHMS.iter().filter(takes).map(|algorithm| algorithm.name).collect();
    let Setting { name, examples, .. } = *setting;
    SettingChoice { name, kind, everywhere, of, names, default, least, most, examples }
}

fn puzzles() -> Vec<PuzzleChoice> {
    each(Offered)
}

#[derive(Clone, Copy)]
struct Offered;

impl PuzzleOperation for Offered {
    type Output = PuzzleChoice;

    fn of<P: Choices>(self) -> PuzzleChoice {
        PuzzleChoice {
            name: P::NAME,
            side: P::SIDE,
            order: P::ORDER_LETTERS,
            heuristic: P::DEFAULT,
            heuristics: P::HEURISTICS,
            backward: P::BACKWARD,
            start_letters: P::START_LETTERS,
            goal_letters: P::GOAL_LETTERS,
            opening: opening((P::START, P::GOAL, &P::RACE)),
        }
    }
}

pub(super) fn opening((start, goal, race): (&'static str, &'static str, &[OpeningLane])) -> Opening {
    let lane = |&(algorithm, heuristic): &OpeningLane| Lane {
        heuristic: heuristic.map(str::to_owned),
        ..Lane::new(algorithm)
    };
    Opening { start, goal, race: race.iter().map(lane).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setting_is_offered_with_its_kind_its_range_and_its_default() {
        const WEIGHT: Setting = Setting {
            name: "weight",
            kind: Kind::Ratio { least: Ratio::new(1, 1), most: Ratio::new(16, 1), default: Ratio::new(3, 2) },
            help: "By how much h counts more",
            examples: &[],
        };
        const DEPTH: Setting = Setting {
            name: "depth",
            kind: Kind::Number { least: 1, most: 20, default: None },
            help: "How deep",
            examples: &[],
        };
        let text = |text: &str| Some(text.to_owned());
        let SettingChoice { kind, least, most, default, .. } = setting_choice(&WEIGHT);
        assert_eq!((kind, least, most, default), (KindName::Ratio, text("1"), text("16"), text("3/2")));
        let SettingChoice { kind, least, most, default, everywhere, .. } = setting_choice(&DEPTH);
        assert_eq!((kind, default, everywhere), (KindName::Number, None, false));
        assert_eq!((least, most), (text("1"), text("20")));
    }
}
