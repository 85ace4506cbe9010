use proptest::prelude::{ProptestConfig, any, prop, proptest};
use proptest::strategy::{Just, Strategy};
use proptest::{prop_assert, prop_assert_eq};
use rolling_cubes::session::catalogue::{AlgorithmChoice, KindName, PuzzleChoice};
use rolling_cubes::session::link::{self, KEYS, MOST_LANES, NUMBERS, Place};
use rolling_cubes::session::{Breakpoints, Field, Lane, Link, MOST_DEPTH, Request, Session, catalogue, play};

use super::{on, openings};

/// A problem of the opening's puzzle and a line of play on it, by choices among the legal moves.
fn played(opening: &Link, to_the_start: &[u8], line: &[u8]) -> (String, Vec<String>) {
    let walk = |start: &str, choices: &[u8]| {
        let mut moves = Vec::new();
        for &choice in choices {
            let onward = play(&opening.puzzle, start, &opening.goal, &moves).unwrap().onward;
            moves.push(onward[usize::from(choice) % onward.len()].mv.clone());
        }
        let end = play(&opening.puzzle, start, &opening.goal, &moves).unwrap().states.pop().unwrap();
        (end, moves)
    };
    let (start, _) = walk(&opening.start, to_the_start);
    let (_, moves) = walk(&start, line);
    (start, moves)
}

/// A value of an algorithm's setting, drawn by a number; `None` for the default, which links omit.
fn drawn(puzzle: &PuzzleChoice, algorithm: &AlgorithmChoice, name: &str, number: u8) -> Option<Field> {
    let setting = catalogue()
        .settings
        .into_iter()
        .find(|setting| setting.name == name && setting.of.contains(&algorithm.name))?;
    let number = usize::from(number);
    let text = match setting.kind {
        KindName::OneOf => setting.names[number % setting.names.len()].to_owned(),
        KindName::Ratio => ["1", "5/4", "3/2", "16"][number % 4].to_owned(),
        KindName::Heuristic => {
            let backward: Vec<_> =
                puzzle.backward.iter().filter(|choice| choice.consistent || !algorithm.consistent).collect();
            backward[number % backward.len()].name.to_owned()
        }
        KindName::Number => (1 + number % 12).to_string(),
        _ => return None,
    };
    let field = || match setting.kind {
        KindName::Number => text.parse::<u64>().unwrap().into(),
        _ => text.as_str().into(),
    };
    (setting.default.as_ref() != Some(&text)).then(field)
}

/// A lane that can run on a puzzle with these heuristics and order letters.
fn lane(puzzle: &PuzzleChoice) -> impl Strategy<Value = Lane> + use<> {
    let puzzle = puzzle.clone();
    let letters = puzzle.order;
    let heuristics: Vec<_> = puzzle.heuristics.iter().map(|heuristic| heuristic.name).collect();
    let order = prop::option::of(proptest::prop_oneof![
        Just(letters.chars().rev().collect::<String>()),
        any::<u64>().prop_map(|seed| format!("seed={seed}")),
    ]);
    let limits = (
        prop::option::of(0..=MOST_DEPTH),
        prop::option::of(0..NUMBERS),
        prop::option::of(0..NUMBERS),
        0..=MOST_DEPTH,
    );
    let own = any::<[Option<u8>; 4]>();
    (0..catalogue().algorithms.len(), prop::sample::select(heuristics), order, any::<bool>(), limits, own)
        .prop_map(
            move |(
                algorithm,
                heuristic,
                order,
                incumbent,
                (max_depth, max_nodes, max_bytes, length),
                own,
            )| {
                let choice = &catalogue().algorithms[algorithm];
                let takes = |setting| choice.settings.contains(&setting);
                let mut lane = Lane::parse(choice.name).unwrap();
                let consistent = |name: &str| {
                    let mut listed = catalogue().puzzles.into_iter().flat_map(|puzzle| puzzle.heuristics);
                    !choice.consistent || listed.any(|known| known.name == name && known.consistent)
                };
                let heuristic = if consistent(heuristic) { heuristic } else { "blind" };
                lane.heuristic = takes("heuristic").then(|| heuristic.to_owned());
                // Depth-first search without a closed list must have a limit of depth.
                let is_endless =
                    choice.needs.as_ref().is_some_and(|need| !need.one_of.contains(&"incumbent"));
                let max_depth = max_depth.or(is_endless.then_some(length));
                // Branch and bound must have this or a limit of depth.
                let length = (takes("incumbent") && (incumbent || max_depth.is_none())).then_some(length);
                let number = |number: Option<u32>| number.map(|number| Field::from(u64::from(number)));
                let table = puzzle.heuristics.iter().any(|known| known.name == heuristic && known.table);
                // Each position of a perimeter's rim would have tables of its own.
                let settings = choice.settings.iter().filter(|&&name| !(table && name == "perimeter"));
                let own = settings.zip(own.into_iter().cycle()).map(|(&name, number)| {
                    (name, number.and_then(|number| drawn(&puzzle, choice, name, number)))
                });
                let fields = [
                    ("order", order.as_deref().map(Field::from)),
                    ("incumbent", number(length)),
                    ("max_depth", number(max_depth)),
                    ("max_nodes", max_nodes.map(Field::from)),
                    ("max_bytes", max_bytes.map(Field::from)),
                ];
                for (name, field) in own.chain(fields) {
                    if let Some(field) = field {
                        lane = lane.with(name, &field).unwrap();
                    }
                }
                lane
            },
        )
}

fn place() -> impl Strategy<Value = Place> {
    proptest::prop_oneof![(0..NUMBERS).prop_map(Place::Node), Just(Place::START), Just(Place::END)]
}

/// Any link that says what can be.
fn any_link() -> impl Strategy<Value = Link> {
    (0..openings().len()).prop_flat_map(|index| {
        let choice = &catalogue().puzzles[index];
        let lanes = prop::collection::vec((lane(choice), place()), 1..=MOST_LANES);
        let walks = [prop::collection::vec(any::<u8>(), 0..12), prop::collection::vec(any::<u8>(), 0..12)];
        let stops = any::<[Option<u32>; 5]>();
        (walks, any::<prop::sample::Index>(), prop::option::of(lanes), stops).prop_map(
            move |([way, line], made, lanes, stops)| {
                let opening = openings().swap_remove(index);
                let (start, moves) = played(&opening, &way, &line);
                let made = made.index(moves.len() + 1);
                let (race, at): (Vec<Lane>, Vec<Place>) =
                    lanes.map_or((opening.race, opening.at), |lanes| lanes.into_iter().unzip());
                let breaks = race.iter().map(|lane| paused(stops, lane.algorithm.name, &start)).collect();
                Link { start, moves, made, race, at, breaks, ..opening }
            },
        )
    })
}

/// Breakpoints as far as an algorithm can stop at them.
fn paused(stops: [Option<u32>; 5], algorithm: &str, position: &str) -> Breakpoints {
    let [depth, bound, met, estimate, duplicate] = stops;
    let all = catalogue().algorithms;
    let known = all.iter().find(|choice| choice.name == algorithm).expect("an algorithm that is listed");
    let can = |field| known.breakpoints.contains(&field);
    Breakpoints {
        position: depth.map(|_| position.to_owned()),
        depth,
        bound: bound.is_some() && can("bound"),
        met: met.is_some() && can("met"),
        estimate_below: estimate.filter(|_| can("estimate_below")),
        duplicate: duplicate.is_some() && can("duplicate"),
    }
}

/// Texts that look like links, more or less: keys with odd values, and links with characters changed.
fn mangled() -> impl Strategy<Value = String> {
    let words = "cubes tiles knights toys WWWWEWWWW 0123456789abcdef UL.DR 1 ida-star bfs branch-and-bound misplaced incumbent max-depth order \
                 seed= deepen=by-one = & , / : . % %2 # - &amp;";
    let piece = proptest::prop_oneof![
        4 => prop::sample::select(words.split(' ').collect::<Vec<_>>()).prop_map(str::to_owned),
        1 => any::<u64>().prop_map(|number| number.to_string()),
        1 => any::<String>(),
    ];
    let value = prop::collection::vec(piece, 0..6).prop_map(|pieces| pieces.concat());
    let pair = (prop::sample::select(&KEYS[..]), value).prop_map(|(key, value)| format!("{key}={value}"));
    let pairs = prop::collection::vec(pair, 0..20).prop_map(|pairs| pairs.join("&"));
    let change = (any::<prop::sample::Index>(), prop::option::of(any::<char>()));
    let changed = (any_link(), prop::collection::vec(change, 1..8)).prop_map(|(link, changes)| {
        let mut text: Vec<char> = link::write(&link).chars().collect();
        for (at, to) in changes.into_iter().take(text.len()) {
            let at = at.index(text.len());
            if let Some(to) = to { text[at] = to } else { _ = text.remove(at) }
        }
        String::from_iter(text)
    });
    proptest::prop_oneof![pairs, changed]
}

proptest! {
    // A failing case is printed; no file records it.
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_link_reads_back_as_it_was_written(link in any_link()) {
        let text = link::write(&link);
        let reading = link::read(&text);
        prop_assert_eq!(&reading.misread, &[]);
        prop_assert_eq!(reading.link, link);
        prop_assert!(text.starts_with("v=1&puzzle="), "{}", text);
        let plain = |c: char| c.is_ascii_alphanumeric() || "-._*,:/=&".contains(c);
        prop_assert!(text.chars().all(plain), "{} is readable and stands in an address", text);
        let keys: Vec<_> = text.split('&').filter_map(|pair| Some(pair.split_once('=')?.0)).collect();
        let in_order: Vec<_> = KEYS.into_iter().filter(|key| keys.contains(key)).collect();
        prop_assert_eq!(keys, in_order);
    }

    #[test]
    fn any_text_gives_a_reading_that_is_a_problem_with_lanes_that_run(text in mangled()) {
        let link = link::read(&text).link;
        let line = play(&link.puzzle, &link.start, &link.goal, &link.moves);
        prop_assert!(line.is_ok(), "{:?} as {:?}", line, link);
        prop_assert!(link.made <= link.moves.len() && link.at.len() == link.race.len());
        prop_assert!((1..=MOST_LANES).contains(&link.race.len()));
        for lane in &link.race {
            let request = on(&link, lane);
            let session = Session::new(Request { unsolvable: true, ..request });
            prop_assert!(session.is_ok(), "{:?}", session.err());
        }
        prop_assert_eq!(link.breaks.len(), link.race.len());
    }

    #[test]
    fn a_link_that_was_read_is_written_and_read_again_as_it_was(text in mangled()) {
        let link = link::read(&text).link;
        let again = link::read(&link::write(&link));
        prop_assert_eq!(again.misread, []);
        prop_assert_eq!(again.link, link);
    }

    #[test]
    fn any_bytes_give_a_reading(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let text = String::from_utf8_lossy(&bytes);
        let reading = link::read(&text);
        prop_assert_eq!(link::read(&link::write(&reading.link)).link, reading.link);
        prop_assert!(reading.misread.iter().all(|note| !note.to_string().contains(char::is_control)));
    }
}
