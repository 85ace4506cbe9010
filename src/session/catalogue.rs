//! All there is to choose from, for those who offer the choice.

use serde::Serialize;

use super::choices::{Choices, OpeningLane};
use super::link::{MODES, MOST_LANES, Opening, VIEWS};
use super::puzzles::{Typed, each};
use crate::ask::value::to_text;
use crate::ask::{BreakKind, Lane};
use crate::heuristic::HeuristicChoice;
use crate::search::setting::{EVERYWHERE, MOST_MOVES};
use crate::search::{ALGORITHMS, Algorithm, Kind, Level, Order, Proof, Rank, Ratio, SETTINGS, Setting};

/// All puzzles and algorithms.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Catalogue {
    /// The puzzles, one entry for each size of board.
    pub puzzles: Vec<PuzzleChoice>,
    /// The algorithms. Each works for every puzzle.
    pub algorithms: Vec<AlgorithmChoice>,
    /// The settings, in the order in which links write them.
    pub settings: Vec<SettingChoice>,
    /// What links can hold.
    pub link: LinkChoice,
}

/// A setting, and what it can be set to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SettingChoice {
    /// The name in a request.
    pub name: &'static str,
    /// Of what kind its values are.
    pub kind: KindName,
    /// Whether all algorithms take it.
    pub everywhere: bool,
    /// Those that take it, where not all do. Two settings of one name are of different algorithms.
    pub of: Vec<&'static str>,
    /// The values of one that has but a few.
    pub names: &'static [&'static str],
    /// What it is set to where nothing is said; `None` where that is not one of its values.
    pub default: Option<String>,
    /// The least it can be set to, as a text; `None` where that is no number.
    pub least: Option<String>,
    /// The greatest; `None` also where nothing bounds it.
    pub most: Option<String>,
}

/// The kind of a setting's values, by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum KindName {
    /// An order of the puzzle's moves.
    Order,
    /// One of its names.
    OneOf,
    /// A number of moves.
    Moves,
    /// Any whole number.
    Count,
    /// Memory, in bytes.
    Bytes,
    /// A whole number of a range.
    Number,
    /// A ratio, as a text such as `3/2`.
    Ratio,
    /// One of the puzzle's heuristics of the way from the start.
    Heuristic,
}

/// What links can hold of the page's own state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LinkChoice {
    /// The most lanes.
    pub most_lanes: usize,
    /// How lanes share the time; the first is the default.
    pub modes: [&'static str; 2],
    /// What the page shows below the lanes; the first is the default.
    pub views: [&'static str; VIEWS.len()],
}

/// What an algorithm cannot do without.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct NeedChoice {
    /// One of these settings must be given.
    pub one_of: Vec<&'static str>,
    /// What whoever offers a choice may begin with, for the first.
    pub suggested: u32,
}

/// A puzzle, or one size of its board, and what can be chosen for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PuzzleChoice {
    /// The name in a request; the two sizes of `tiles` share theirs.
    pub name: &'static str,
    /// Rows of the board, and columns.
    pub side: u8,
    /// One letter for each move, in the order that moves are tried by default.
    pub order: &'static str,
    /// The heuristic of a request that names none.
    pub heuristic: &'static str,
    /// The heuristics, weakest first.
    pub heuristics: &'static [HeuristicChoice],
    /// The heuristics of the way from the start, weakest first: what a setting of kind [`KindName::Heuristic`] can be set to.
    pub backward: &'static [HeuristicChoice],
    /// What can stand on a square of a start besides what is there: the letters that one cube can be turned through. Empty
    /// where pieces only change places.
    pub start_letters: &'static str,
    /// The same for a goal.
    pub goal_letters: &'static str,
    /// What the page opens with, and what its links leave out.
    pub opening: Opening,
}

/// An algorithm.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AlgorithmChoice {
    /// The name in a request.
    pub name: &'static str,
    /// Whether it uses a heuristic.
    pub informed: bool,
    /// Whether it takes consistent heuristics alone, on either way.
    pub consistent: bool,
    /// The parts of a request that apply to it and not to all: `heuristic`, and settings.
    pub settings: Vec<&'static str>,
    /// What it cannot do without; `None` where it needs nothing.
    pub needs: Option<NeedChoice>,
    /// The breakpoints it can stop at: the names of their fields.
    pub breakpoints: Vec<&'static str>,
    /// What tells how far a search has come.
    pub level: Level,
    /// Whether it keeps all positions that it meets and knows them again.
    pub stores: bool,
    /// From how many sides it searches.
    pub sides: u8,
    /// What is proved of a solution when it ends with one.
    pub proves: Proof,
    /// At most so many times the floor it expands below the length of a shortest solution, with consistent heuristics; `None` where nothing
    /// is promised.
    pub promise: Option<u32>,
    /// How that is ordered which waits for its turn.
    pub waits: Order,
    /// What it ranks positions by.
    pub ranks: Rank,
}

/// The names that requests may use.
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
        proves: algorithm.proves,
        promise: algorithm.promise,
        waits: algorithm.waits,
        ranks: algorithm.ranks,
    };
    Catalogue {
        puzzles: puzzles(),
        algorithms: ALGORITHMS.iter().map(algorithm).collect(),
        settings: SETTINGS.iter().map(|setting| setting_choice(setting)).collect(),
        link: LinkChoice { most_lanes: MOST_LANES, modes: MODES, views: VIEWS },
    }
}

/// What there is to tell of a setting to whoever offers it.
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
    SettingChoice { name: setting.name, kind, everywhere, of, names, default, least, most }
}

/// The puzzles, one entry for each size of board.
fn puzzles() -> Vec<PuzzleChoice> {
    each(Offered)
}

#[derive(Clone, Copy)]
struct Offered;

impl Typed for Offered {
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

/// What a board opens with, from what it has for that.
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
        };
        const DEPTH: Setting = Setting {
            name: "depth",
            kind: Kind::Number { least: 1, most: 20, default: None },
            help: "How deep",
        };
        let text = |text: &str| Some(text.to_owned());
        let SettingChoice { kind, least, most, default, .. } = setting_choice(&WEIGHT);
        assert_eq!((kind, least, most, default), (KindName::Ratio, text("1"), text("16"), text("3/2")));
        let SettingChoice { kind, least, most, default, everywhere, .. } = setting_choice(&DEPTH);
        assert_eq!((kind, default, everywhere), (KindName::Number, None, false));
        assert_eq!((least, most), (text("1"), text("20")));
    }
}
