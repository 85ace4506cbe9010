//! Maps: names and choices. A map's heuristics are made [for each node](by_node), so it offers no bench.

use std::rc::Rc;

use crate::ask::error::unknown;
use crate::ask::{Lane, RequestError, written};
use crate::heuristic::map::{Audit, ByNode};
use crate::heuristic::{HeuristicChoice, Listed, map};
use crate::puzzle::{Map, ParseError, Puzzle};
use crate::said::{Phrase, Said};
use crate::search::bae_star::PARITY;
use crate::search::setting::{MAX_DEPTH, MAX_NODES, PERIMETER, WEIGHT};
use crate::search::{Level, Ratio, Setting, a_star, ida_star};
use crate::session::choices::{Choices, OpeningLane, OwnHeuristic, Space};
#[cfg(not(target_arch = "wasm32"))]
use crate::session::sweep::Families;
use crate::workshop::by_node;

const ROUND: Phrase = Phrase::new("map-round");
const SMALL: Phrase = Phrase::new("map-weight");

fn audited(map: &Map, bound: &ByNode) -> (bool, bool) {
    let audit = Audit::of(map, bound);
    (audit.is_admissible(), audit.is_consistent())
}

impl Choices for Map {
    const NAME: &'static str = "map";
    const SIDE: u8 = 0;
    const SPACE: Result<Space, Option<Phrase>> = Err(None);
    // Names have different lengths, and may have dots.
    const MOVES_BETWEEN: [&'static str; 2] = [",", "/"];
    #[cfg(not(target_arch = "wasm32"))]
    const FAMILIES: Result<Families, &'static str> = Err("a map");
    const DEFAULT: &'static str = "by-hand";
    const START: &'static str = "";
    const GOAL: &'static str = "A - B 2, B - C 2, A - C 3, start A, goal C";
    const RACE: [OpeningLane; 2] = [(&a_star::ALGORITHM, None), (&ida_star::ALGORITHM, None)];
    const REFUSED: &'static [&'static Setting] = &[&PERIMETER, &PARITY];
    const MOST_COST: u32 = crate::puzzle::map::FAR;

    /// In one line; none of a short grid, and of what is no map.
    #[inline(never)]
    fn shorter(goal: &str) -> Option<String> {
        Self::read_map(goal).ok()?.write(goal)
    }

    fn usual(&self) -> &'static str {
        map::usual(self)
    }

    fn offers(&self, name: &str) -> bool {
        map::has(self, name)
    }

    fn claims(&self, choice: &HeuristicChoice, is_backward: bool) -> (bool, bool) {
        if choice.consistent {
            return (true, true);
        }
        let turned = is_backward.then(|| self.turned());
        let problem = turned.as_ref().unwrap_or(self);
        map::values(problem, choice.name).map_or((false, false), |bound| audited(problem, &bound))
    }

    fn own(&self, text: &str, is_backward: bool) -> Option<Result<OwnHeuristic<Self>, ParseError>> {
        let own = |(text, bound)| {
            let turned = is_backward.then(|| self.turned());
            let claims = audited(turned.as_ref().unwrap_or(self), &bound);
            OwnHeuristic { text, heuristic: Self::made(Rc::new(bound)), claims }
        };
        Some(by_node(self, text, is_backward).map(own))
    }

    /// A goal out of reach is an outcome, of searches that end then.
    fn check_for(&self, lane: &Lane) -> Result<(), RequestError> {
        let algorithm = lane.algorithm;
        let needed = algorithm.needs.iter().flat_map(|need| need.one_of);
        let ends = algorithm.stores && algorithm.level != Level::Bound
            || needed.chain(&[&MAX_DEPTH, &MAX_NODES]).any(|limit| lane.settings.get(limit).is_some());
        if ends || self.is_connected() {
            return Ok(());
        }
        let allowed = [a_star::ALGORITHM.name, &written(&MAX_DEPTH)].map(Said::data);
        Err(unknown("algorithm", algorithm.name, ROUND.of(allowed)))
    }

    /// Keys of searches with a weight are sums of both parts of the weight, each times a cost.
    fn check_weight(&self, weight: Ratio) -> Result<(), RequestError> {
        let most = u32::MAX / self.far() - 1;
        if weight.over() + weight.under() <= most {
            return Ok(());
        }
        Err(unknown(WEIGHT.name, &weight.to_string(), SMALL.of([most.into()])))
    }
}
