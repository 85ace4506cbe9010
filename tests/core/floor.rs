mod naive;

use naive::{Node, Sides, by_consistency, by_f, rounded};
use rolling_cubes::heuristic::{Build, Heuristic, cubes, knights};
use rolling_cubes::puzzle::{KnightsExchange, Notation, Puzzle, RollingCubes};
use rolling_cubes::search::Status;
use rolling_cubes::session::{Floor, FloorCounts, Job, Request, Session, deal};

fn floor([puzzle, start, goal]: [&str; 3], heuristic: &str, back: Option<&str>, budget: u64) -> FloorCounts {
    let mut floor = Floor::new(puzzle, start, goal, heuristic, back).expect("a good problem");
    while floor.step(budget).expect("memory") {}
    let report = floor.report();
    assert!(report.complete);
    report.floor.expect("a solution")
}

type Tiles = [u8; 9];

fn tiles(text: &str) -> Tiles {
    let digits: Vec<u8> = text.bytes().map(|digit| digit - b'0').collect();
    digits.try_into().expect("nine digits")
}

fn slides(board: Tiles) -> Vec<Tiles> {
    let empty = board.iter().position(|&tile| tile == 0).expect("an empty square");
    let beside =
        |square: usize| square / 3 == empty / 3 && square.abs_diff(empty) == 1 || square.abs_diff(empty) == 3;
    let slide = |square: usize| {
        let mut after = board;
        after.swap(square, empty);
        after
    };
    (0..9).filter(|&square| beside(square)).map(slide).collect()
}

fn manhattan(board: Tiles, goal: Tiles) -> u32 {
    let place = |board: Tiles, tile: u8| {
        (0..9_u32).zip(board).find(|&(_, other)| other == tile).expect("the same tiles").0
    };
    let way = |tile| {
        let [a, b] = [place(board, tile), place(goal, tile)];
        (a / 3).abs_diff(b / 3) + (a % 3).abs_diff(b % 3)
    };
    board.into_iter().filter(|&tile| tile > 0).map(way).sum()
}

fn tiles_by_hand(start: &str, goal: &str) -> Sides {
    let [start, goal] = [start, goal].map(tiles);
    naive::sides(start, &[goal], slides, [&|board| manhattan(board, goal), &|board| manhattan(board, start)])
}

/// Counts of IDA* within a bound without a solution.
fn dive(board: Tiles, goal: Tiles, left: u32, before: Option<Tiles>, counts: &mut (u64, u64)) {
    counts.1 += 1;
    if manhattan(board, goal) > left {
        return;
    }
    counts.0 += 1;
    for after in slides(board).into_iter().filter(|&after| Some(after) != before) {
        dive(after, goal, left - 1, Some(board), counts);
    }
}

fn compare(floor: &FloorCounts, by_hand: &Sides, what: &str) {
    let length = by_hand.length;
    assert_eq!(floor.length, length, "{what}");
    let count = |wanted: fn(Node, u32) -> bool| [0, 1].map(|side| by_hand.count(side, wanted));
    assert_eq!([floor.forward, floor.backward], count(|node, length| node.f < length), "{what}");
    assert_eq!([floor.forward_at, floor.backward_at], count(|node, length| node.f == length), "{what}");
    assert_eq!(floor.mm_sides, count(|node, length| node.f < length && 2 * node.g < length), "{what}");
    assert_eq!(floor.mme_sides, count(|node, length| node.f < length && 2 * node.g + 1 < length), "{what}");
    assert_eq!(
        [floor.mm, floor.mme],
        [floor.mm_sides, floor.mme_sides].map(|[forward, backward]| forward + backward)
    );
    assert_eq!(floor.cover, by_hand.cover(by_f), "{what}");
    assert_eq!(floor.cover_parity, by_hand.cover(|u, v| rounded(by_f(u, v), length)), "{what}");
    assert_eq!(floor.cover_consistent, by_hand.cover(by_consistency), "{what}");
    let parity = by_hand.cover(|u, v| rounded(by_consistency(u, v), length));
    assert_eq!(floor.cover_consistent_parity, parity, "{what}");
    assert!(floor.cover <= floor.forward.min(floor.backward), "{what}");
    assert!(floor.cover_parity <= floor.cover && floor.cover_consistent <= floor.cover, "{what}");
    assert!(floor.cover_consistent_parity <= floor.cover_consistent.min(floor.cover_parity), "{what}");
    let thresholds = [floor.threshold as usize, floor.threshold_parity as usize];
    assert_eq!(
        [floor.costs[thresholds[0]], floor.costs_parity[thresholds[1]]],
        [floor.cover, floor.cover_parity]
    );
    let least = |costs: &[u64]| costs.iter().min().copied();
    assert_eq!(least(&floor.costs), Some(floor.cover));
    assert_eq!(least(&floor.costs_parity), Some(floor.cover_parity));
    let sum = |counts: &[u64]| counts.iter().sum::<u64>();
    assert_eq!(
        [&floor.forward_by_depth, &floor.backward_by_depth].map(|c| sum(c)),
        [floor.forward, floor.backward]
    );
    let at = [&floor.forward_at_by_depth, &floor.backward_at_by_depth].map(|counts| sum(counts));
    assert_eq!(at, [floor.forward_at, floor.backward_at]);
}

#[test]
fn two_8_puzzles_and_a_mirror_image_have_the_floor_that_plain_code_finds() {
    let first: &[(u32, u64, u64)] = &[(18, 15, 25), (20, 113, 189), (22, 510, 832), (24, 1966, 3253)];
    let second: &[(u32, u64, u64)] =
        &[(21, 3, 6), (23, 42, 65), (25, 249, 384), (27, 2067, 3260), (29, 11094, 17904)];
    for (start, goal, length, sides, at, covers, boxes, bounds) in [
        ("724506831", "012345678", 26, [1451, 548], [2635, 1452], [548, 548, 548], [896, 415, 1311], first),
        (
            "867254301",
            "123456780",
            31,
            [6549, 3280],
            [14649, 10655],
            [3280, 3142, 2074],
            [3351, 1903, 4252],
            second,
        ),
        (
            "647850321",
            "123456780",
            31,
            [6549, 3280],
            [14649, 10655],
            [3280, 3142, 2074],
            [3351, 1903, 4252],
            second,
        ),
    ] {
        let floor = floor(["tiles", start, goal], "manhattan", None, u64::MAX);
        compare(&floor, &tiles_by_hand(start, goal), start);
        assert_eq!(floor.length, length);
        assert_eq!(([floor.forward, floor.backward], [floor.forward_at, floor.backward_at]), (sides, at));
        assert_eq!([floor.cover, floor.cover_parity, floor.cover_consistent], covers);
        assert_eq!([floor.mm_sides[0], floor.mm_sides[1], floor.mme], boxes);
        let rows = floor.ida_star.expect("few enough");
        let rows: Vec<_> = rows.iter().map(|row| (row.bound, row.expanded, row.generated)).collect();
        assert_eq!(rows, bounds);
        for (bound, expanded, generated) in rows {
            let mut counts = (0, 0);
            dive(tiles(start), tiles(goal), bound, None, &mut counts);
            assert_eq!(counts, (expanded, generated), "{start} within {bound}");
        }
    }
}

#[test]
fn consistency_is_used_in_both_directions_of_a_move() {
    // f(u) + d(v) and d(u) + f(v) alone give 577, 919, 616, 462 and 634.
    for (heuristic, start, goal, least) in [
        ("manhattan", "025846137", "524361078", 573),
        ("manhattan", "835417206", "453860127", 915),
        ("manhattan", "512764803", "187234506", 615),
        ("misplaced", "086143725", "618704253", 460),
        ("linear-conflict", "012357486", "058324671", 633),
    ] {
        let floor = floor(["tiles", start, goal], heuristic, None, u64::MAX);
        assert_eq!(floor.cover_consistent, least, "{start} {heuristic}");
        if heuristic == "manhattan" {
            compare(&floor, &tiles_by_hand(start, goal), start);
        }
    }
}

#[test]
fn random_8_puzzles_have_the_floor_that_plain_code_finds_and_a_star_expands_no_less() {
    for (seed, depth) in (0..).zip([12, 14, 16, 17, 18, 18, 19, 20]) {
        let start = deal("tiles", "123456780", "123456780", depth, seed).unwrap().start;
        let floor = floor(["tiles", &start, "123456780"], "manhattan", None, u64::MAX);
        compare(&floor, &tiles_by_hand(&start, "123456780"), &start);
        let request = Request::new(["tiles", &start, "123456780"], "a-star/manhattan").unwrap();
        let mut session = Session::new(request).unwrap();
        while session.step(u64::MAX) == Status::Running {}
        let expanded = session.snapshot().stats.total.expanded;
        assert!(
            (floor.forward..=floor.forward + floor.forward_at).contains(&expanded),
            "{start}: {expanded}"
        );
    }
}

#[test]
fn random_toys_have_the_floor_that_plain_code_finds_whatever_the_heuristics_on_the_two_sides() {
    let exchanges = |board: u16| -> Vec<u16> {
        let pairs = (0..16).flat_map(|a| {
            [(a % 4 < 3).then_some(a + 1), (a < 12).then_some(a + 4)]
                .into_iter()
                .flatten()
                .map(move |b| (a, b))
        });
        let differ = pairs.filter(|(a, b)| board >> a & 1 != board >> b & 1);
        differ.map(|(a, b)| board ^ 1 << a ^ 1 << b).collect()
    };
    for (seed, goal_text) in (0..).zip(["1110000000000000", "1010010100000000", "0110011000000001"]) {
        let start_text = deal("toys", goal_text, goal_text, 5, seed).unwrap().start;
        let board = |text: &str| {
            text.bytes().rev().fold(0, |board: u16, square| board << 1 | u16::from(square - b'0'))
        };
        let [start, goal] = [&start_text, goal_text].map(board);
        let half = |other: u16| move |board: u16| (board ^ other).count_ones() / 2;
        let (to_goal, to_start) = (half(goal), half(start));
        for (names, h) in [
            (("half-mismatch", None), [&to_goal as &dyn Fn(u16) -> u32, &to_start as &dyn Fn(u16) -> u32]),
            (("half-mismatch", Some("blind")), [&to_goal, &|_| 0]),
            (("blind", Some("half-mismatch")), [&|_| 0, &to_start]),
            (("blind", Some("blind")), [&|_| 0, &|_| 0]),
        ] {
            let floor = floor(["toys", &start_text, goal_text], names.0, names.1, 997);
            compare(&floor, &naive::sides(start, &[goal], exchanges, h), &format!("{start_text} {names:?}"));
        }
    }
}

/// The sides of an engine's problem, for plain code.
fn by_hand<P: Puzzle>(puzzle: &P, towards: &impl Heuristic<P>, from: &impl Fn(P::State) -> u32) -> Sides {
    let after = |state| puzzle.moves(state).map(|mv| puzzle.after(state, mv)).collect();
    naive::sides(puzzle.start(), &puzzle.goals(), after, [&|state| towards.estimate(state), from])
}

#[test]
fn a_goal_of_many_positions_is_as_many_roots_backward() {
    for (start, goal) in [("wEWWWWWWW", "RWWBWWREW"), ("WWWWWWWWE", "WWRWRWWEW")] {
        let start = deal("cubes", start, goal, 9, 1).unwrap().start;
        let puzzle = RollingCubes::read(&start, goal).unwrap();
        assert!(puzzle.goals().len() > 50);
        let colours = cubes::Colours::new(&puzzle);
        let from_start = cubes::colours::ColoursBuild::of_the_start(&puzzle).complete();
        // Without a name, the same heuristic if it serves both ways.
        for (name, backward, used) in [
            ("misplaced", None, "blind"),
            ("misplaced", Some("colours"), "colours"),
            ("colours", None, "colours"),
            ("colours", Some("blind"), "blind"),
        ] {
            let floor = floor(["cubes", &start, goal], name, backward, u64::MAX);
            assert_eq!((floor.length, floor.backward_heuristic.as_str()), (9, used));
            let from = |state| if used == "blind" { 0 } else { from_start.estimate(state) };
            let by_hand = if name == "colours" {
                by_hand(&puzzle, &colours, &from)
            } else {
                by_hand(&puzzle, &cubes::Misplaced::new(&puzzle), &from)
            };
            compare(&floor, &by_hand, &format!("{start} {name}"));
        }
    }
}

#[test]
fn knights_have_the_floor_that_plain_code_finds() {
    let goal = rolling_cubes::puzzle::knights::CONTEST_GOAL;
    let start = deal("knights", goal, goal, 7, 2).unwrap().start;
    let puzzle = KnightsExchange::read(&start, goal).unwrap();
    let turned = knights::Misplaced::new(&KnightsExchange::read(goal, &start).unwrap());
    let by_hand = by_hand(&puzzle, &knights::Misplaced::new(&puzzle), &|state| turned.estimate(state));
    compare(&floor(["knights", &start, goal], "misplaced", None, u64::MAX), &by_hand, &start);
}

#[test]
fn the_mirrored_problem_has_the_same_floor_with_its_sides_exchanged() {
    let [there, back] = ["724506831", "012345678"];
    let forth = floor(["tiles", there, back], "linear-conflict", Some("misplaced"), u64::MAX);
    let turned = floor(["tiles", back, there], "misplaced", Some("linear-conflict"), u64::MAX);
    assert_eq!([forth.forward, forth.backward], [turned.backward, turned.forward]);
    assert_eq!([forth.cover, forth.cover_parity], [turned.cover, turned.cover_parity]);
    assert_eq!(forth.cover_consistent, turned.cover_consistent);
    assert_eq!(forth.mm_sides, [turned.mm_sides[1], turned.mm_sides[0]]);
}

#[test]
fn slices_of_any_size_come_to_the_same_floor() {
    for problem in [["tiles", "123069478", "123406789"], ["toys", "1111000011100010", "1010010110100101"]] {
        let at_once = floor(problem, "blind", None, u64::MAX);
        for budget in [1, 7, 1000] {
            assert_eq!(floor(problem, "blind", None, budget), at_once);
        }
    }
    let exact = ["tiles", "867254301", "123456780"];
    assert_eq!(floor(exact, "exact", None, 1000), floor(exact, "exact", None, u64::MAX));
}

#[test]
fn with_the_true_distance_on_both_sides_nothing_must_be_expanded() {
    let floor = floor(["tiles", "867254301", "123456780"], "exact", None, u64::MAX);
    assert_eq!((floor.length, floor.forward, floor.backward), (31, 0, 0));
    assert_eq!([floor.cover, floor.cover_parity, floor.cover_consistent, floor.mm, floor.mme], [0; 5]);
    assert_eq!(floor.ida_star, Some(vec![]));
}

#[test]
fn a_start_that_is_the_goal_has_a_floor_of_nothing() {
    for heuristic in ["blind", "manhattan"] {
        let floor = floor(["tiles", "123456780", "123456780"], heuristic, None, u64::MAX);
        assert_eq!((floor.length, floor.forward_at, floor.backward_at), (0, 1, 1));
        assert_eq!((floor.forward, floor.cover, floor.costs, floor.ida_star), (0, 0, vec![0], Some(vec![])));
    }
}

#[test]
fn ida_star_is_given_up_when_it_has_generated_as_much_as_is_allowed() {
    let [puzzle, start, goal] = ["tiles", "867254301", "123456780"];
    for (most, is_counted) in [(21_618, false), (21_620, true)] {
        let mut floor = Floor::new(puzzle, start, goal, "manhattan", None).unwrap();
        floor.give_up_after(most);
        while floor.step(1000).unwrap() {}
        let counts = floor.report().floor.unwrap();
        // 6 + 65 + 384 + 3260 + 17904 positions are generated below the last bound.
        assert_eq!((counts.ida_star.is_some(), counts.cover), (is_counted, 3280), "{most}");
    }
}

const KNIGHTS: [&str; 2] = ["1011001*11101110100100000", "111110111100*110000100000"];

#[test]
fn a_problem_without_a_floor_is_refused_with_a_reason() {
    let (start, goal) = ("867254301", "123456780");
    let refusal = |puzzle, start, goal, heuristic, back| {
        Floor::new(puzzle, start, goal, heuristic, back).err().expect("a refusal").to_string()
    };
    let korf = ["0197bd53ec4286af", "0123456789abcdef"];
    let cubes = ["WWWWWWWWE", "BWRBWRBER"];
    for (message, expected) in [
        (refusal("chess", start, goal, "blind", None), "puzzle: 'chess' given"),
        (
            refusal("tiles", korf[0], korf[1], "manhattan", None),
            "floor: the 15-puzzle, of 16!/2 positions given",
        ),
        (
            refusal("tiles", start, goal, "x", None),
            "heuristic: 'x' given; allowed: a consistent one: blind, misplaced",
        ),
        (
            refusal("tiles", start, goal, "blind", Some("x")),
            "backward-heuristic: 'x' given; allowed: a consistent one",
        ),
        (
            refusal("cubes", cubes[0], cubes[1], "mismatch", None),
            "heuristic: 'mismatch' given; allowed: a consistent",
        ),
        (
            refusal("cubes", cubes[0], cubes[1], "colours", Some("misplaced")),
            "backward-heuristic: 'misplaced' given; allowed: a consistent one: blind, colours",
        ),
        (
            refusal("knights", KNIGHTS[0], KNIGHTS[1], "misplaced", Some("mismatch")),
            "backward-heuristic: 'mismatch' given; allowed: a consistent one: blind, misplaced, perimeter",
        ),
        (refusal("tiles", "687254301", goal, "blind", None), "the goal cannot be reached"),
        (refusal("tiles", start, "12", "blind", None), "goal, column"),
    ] {
        assert!(message.contains(expected), "{message:?} should tell {expected:?}");
    }
}
