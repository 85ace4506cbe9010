use rolling_cubes::heuristic::HeuristicChoice;
use rolling_cubes::search::setting::{MAX_DEPTH, ORDER, PERIMETER};
use rolling_cubes::search::{ALGORITHMS, Kind, Proof, SETTINGS, Setting};
use rolling_cubes::session::catalogue::PuzzleChoice;
use rolling_cubes::session::{Field, Request, catalogue, written};

/// A lane, in the text form of links, on a problem: its puzzle, its start and its goal.
pub fn asked(problem: [&str; 3], lane: &str) -> Request {
    Request::new(problem, lane).expect("a lane that can be read")
}

pub fn with(request: &Request, setting: &str, value: impl Into<Field>) -> Request {
    let lane = request.lane.clone().with(setting, &value.into()).expect("a setting of that kind");
    Request { lane, ..request.clone() }
}

pub fn asking(request: &Request, heuristic: &str) -> Request {
    let mut request = request.clone();
    request.lane.heuristic = Some(heuristic.to_owned());
    request
}

/// The catalogue's entry of a puzzle's smallest board.
pub fn board(puzzle: &str) -> PuzzleChoice {
    let mut boards = catalogue().puzzles.into_iter();
    boards.find(|board| board.name == puzzle).expect("a puzzle that is listed")
}

/// Every algorithm by its lanes on a puzzle: with each of these heuristics that it may ask, and with each example of each of its settings, one
/// at a time; with the first heuristic also in another order of moves, and with each of the others on the way back. An algorithm that needs a
/// number of moves, or would go without end, has this `length`.
pub fn every_lane(puzzle: &str, heuristics: &[&str], length: usize) -> Vec<String> {
    let mut lanes = Vec::new();
    for &algorithm in ALGORITHMS {
        let may_ask = |name: &str, listed: &[HeuristicChoice]| {
            let choice = listed.iter().find(|one| one.name == name)?;
            (choice.consistent || !algorithm.consistent).then_some(*choice)
        };
        let PuzzleChoice { heuristics: towards, backward, .. } = board(puzzle);
        let asked = heuristics.iter().filter_map(|name| may_ask(name, towards));
        let asked: Vec<_> = if algorithm.informed { asked.map(Some).collect() } else { vec![None] };
        for (place, &heuristic) in asked.iter().enumerate() {
            // Depth-first search goes as deep as it can.
            let goes_deep = (algorithm.proves == Proof::Nothing && !algorithm.informed).then_some(&MAX_DEPTH);
            let needed = algorithm.needs.map(|need| need.one_of[0]).or(goes_deep);
            // A perimeter would make the tables of a heuristic for each position of its rim.
            let is_possible = |one: &&Setting| *one != &PERIMETER || heuristic.is_some_and(|one| !one.table);
            let own =
                algorithm.settings.iter().copied().filter(|&one| Some(one) != needed && is_possible(&one));
            let mut chosen = vec![None];
            for setting in own.chain((place == 0).then_some(&ORDER)) {
                let mut values = setting.examples.to_vec();
                if place == 0 && setting.kind == Kind::Heuristic {
                    values.extend(heuristics.iter().filter(|name| may_ask(name, backward).is_some()));
                }
                chosen.extend(values.into_iter().map(|value| Some((setting, value.to_owned()))));
            }
            for one in chosen {
                let mut set: Vec<_> =
                    needed.map(|needed| (needed, length.to_string())).into_iter().chain(one).collect();
                set.sort_by_key(|(setting, _)| SETTINGS.iter().position(|one| one == setting));
                let heuristic = heuristic.map(|heuristic| format!("/{}", heuristic.name));
                let set = set.iter().map(|(setting, value)| format!(":{}={value}", written(setting)));
                lanes.push([algorithm.name.to_owned()].into_iter().chain(heuristic).chain(set).collect());
            }
        }
    }
    lanes
}
