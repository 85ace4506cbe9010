//! Errors in a text: their place, what was given, and what is allowed.

use super::{Facts, WrittenPuzzle};

/// A puzzle around the line that is tried: `~` stands for a line break.
const FERRY: &str = "boat: left, right~start boat = left~goal boat = right~move cross: boat = other(boat)";
const JUG: &str = "small: 0..3~start small = 0~goal small = 3~move fill: small = 3~move less one: small -= 1";
const BOARD: &str = "board 3x3~cell[squares]: 0..8~man: squares~start cell = 123456780, man = a1~goal man = c3\
    ~move go to {s in squares}~where distance(man, s) = 1~man = s";
const PEGS: &str = "peg[1..4]: A, B, C~start peg = A~goal peg = C~move disc {d in 1..4}~peg[d] = C";

fn error(text: &str) -> (usize, usize, String, String) {
    match WrittenPuzzle::read(&text.replace('~', "\n")) {
        Ok(written) => panic!("{text}: {:?}", written.facts()),
        Err(error) => {
            assert!(error.to_string().chars().count() <= 300, "{error}");
            (error.line.unwrap(), error.column, error.given.to_string(), error.allowed.to_string())
        }
    }
}

#[test]
#[allow(clippy::too_many_lines)] // a table
fn each_mistake_has_its_place_what_was_given_and_what_is_allowed() {
    let mut differ = Vec::new();
    let known = "a variable, a parameter or a value: ";
    let next = "the end of the line or , and the next value";
    for (base, from, to, (line, column), given, allowed) in [
        (
            FERRY,
            "goal boat = right",
            "goal boat == right",
            (3, 11),
            "'=='",
            "= (one sign compares, and sets)",
        ),
        (FERRY, "= right", "= right && boat = left", (3, 19), "'&&'", "and"),
        (FERRY, "= right", "= right || boat = left", (3, 19), "'||'", "or"),
        (FERRY, ": boat =", ": boat :=", (4, 18), "':='", "= (one sign compares, and sets)"),
        (FERRY, "= right", "= rihgt", (3, 13), "'rihgt'", &format!("{known}boat, left, right")),
        (JUG, "goal small = 3", "goal small = 4", (3, 14), "'4'", "0..3"),
        (BOARD, "123456780", "123456789", (4, 22), "'9'", "0..8"),
        (
            FERRY,
            "boat: left, right",
            "boat: left, right~car: red, blue~goal car = left~x: 0..1",
            (3, 12),
            "'left'",
            "red, blue",
        ),
        (
            JUG,
            "start small",
            "big: 0..3~start small",
            (3, 1),
            "a start without big",
            "a value for every variable, on one line: start a = 1, b = 2",
        ),
        (BOARD, "123456780", "12345678", (4, 14), "8 values for cell", "one value for all, or 9 values"),
        (
            BOARD,
            "123456780",
            "12 34 56 780",
            (4, 14),
            "groups of 2, 2, 2, 3",
            "3 groups of 3, the rows of the board",
        ),
        (
            FERRY,
            "start",
            "never boat = left~start",
            (3, 1),
            "a start that breaks line 2",
            "a start for which the line is kept",
        ),
        (JUG, "move fill:", "move fill if small < 3:", (4, 11), "'if'", "where; if is for what a move sets"),
        (
            FERRY,
            "move cross: boat = other(boat)",
            "move cross boat = right",
            (4, 17),
            "'='",
            ": before what the move sets, or where before a condition",
        ),
        (
            FERRY,
            "cross: boat",
            "cross~if boat = left:~boat",
            (5, 16),
            "the end of the line",
            "what the move sets then, on this line, such as a = 1, b = 2",
        ),
        (
            JUG,
            "start small = 0",
            "small = 3~start small = 0",
            (2, 1),
            "'small'",
            "start small = …, or a move above this line",
        ),
        (
            FERRY,
            "move cross: boat",
            "mvoe cross: boat",
            (4, 1),
            "'mvoe'",
            "a line that begins with puzzle, board, start, goal, always, never, move, show, or a variable such as boat: left, right",
        ),
        (JUG, "fill:", "fill {a in 0..m}:", (4, 20), "'m'", "a number; a condition can follow after where"),
        (
            JUG,
            "fill:",
            "fill~for i in 1..k: small = i~cost",
            (5, 13),
            "'k'",
            "a number; a condition can follow after where",
        ),
        (
            PEGS,
            "goal peg = C",
            "goal count(d in peg: d = 1) = 0",
            (3, 17),
            "'peg'",
            "1..4, the places of peg",
        ),
        (JUG, "fill:", "fill {x}:", (4, 13), "'}'", "in and what it runs over, such as {x in 1..3}"),
        (
            PEGS,
            "peg[d] = C",
            "peg = C",
            (5, 5),
            "'='",
            "[ and the place, such as peg[1]; for x in 1..4: peg[x] = A sets all",
        ),
        (
            JUG,
            "0..3",
            "1..5, inside",
            (1, 14),
            "'inside'",
            "the end of the line; a variable has numbers, names or squares, one kind only",
        ),
        (PEGS, "peg[d] = C", "peg[5] = C", (5, 5), "'5'", "1..4"),
        (FERRY, "boat = right", "boat[1] = right", (3, 10), "'['", "no [, as boat has no places"),
        (
            JUG,
            "goal small = 3",
            "goal small-small = 3",
            (3, 6),
            "'small-small'",
            "small - small, with spaces, as names may contain hyphens",
        ),
        (
            JUG,
            "goal small = 3",
            "goal 0 <= small <= 1",
            (3, 17),
            "'<='",
            "one comparison; brackets around the first, or and between two",
        ),
        (
            BOARD,
            "goal man = c3",
            "goal man + 5 = 6",
            (5, 6),
            "'man'",
            "a number or a condition; names and squares only after = or !=",
        ),
        (
            PEGS,
            "peg[d] = C",
            "peg[d] = other(peg[d])",
            (5, 16),
            "'peg'",
            "a variable with two names, such as boat: left, right",
        ),
        (
            FERRY,
            "boat: left, right",
            "boat: left, right~s: squares",
            (2, 4),
            "'squares'",
            "squares only after a line such as board 3x3",
        ),
        (BOARD, "distance(man, s)", "distance(1, a1)", (7, 16), "'1'", "a square"),
        (
            FERRY,
            "goal boat = right",
            "goal boat = right~goal boat = left",
            (4, 1),
            "a second goal",
            "only one",
        ),
        (FERRY, "boat: left", "boat, boat: left", (1, 7), "a second 'boat'", "only one"),
        (FERRY, "left, right", "left, left", (1, 13), "a second 'left'", "only one"),
        (PEGS, "{d in 1..4}", "{d in 1..4} {d in 1..4}", (4, 24), "a second 'd'", "only one"),
        (
            JUG,
            "move fill: small = 3",
            "move fill: small = 3~cost 1~cost 2",
            (6, 1),
            "a second cost",
            "only one",
        ),
        (
            JUG,
            "move fill",
            "move less one",
            (5, 6),
            "a second move 'less one'",
            "only one of this name; cases are written with if",
        ),
        (
            JUG,
            "fill:",
            "flip {i in 1..11}{j in 1..11}:",
            (4, 6),
            "a second move 'flip 111'",
            "only one of this name; a space or a word between two parameters tells them apart",
        ),
        (
            JUG,
            "fill:",
            "fill {small in 0..1}:",
            (4, 12),
            "'small'",
            "a new name; small is a variable (line 1)",
        ),
        (
            FERRY,
            "boat: left, right",
            "boat: left, boat",
            (1, 13),
            "'boat'",
            "a new name; boat is a variable (line 1)",
        ),
        (JUG, "small: 0..3", "count: 0..3", (1, 1), "'count'", "a name; count is a word of the language"),
        (
            JUG,
            "fill: small = 3",
            "fill: small = 1, small = 2",
            (4, 23),
            "a second value for small",
            "one value, worked out from the position before the move",
        ),
        (
            PEGS,
            "{d in 1..4}~peg[d] = C",
            "{d in 1..4} and {e in 1..4}~where d != 1~peg[1] = B~peg[e] = C",
            (4, 1),
            "two values for peg[1] in the move 'disc 2 and 1' from peg = AAAA",
            "one value",
        ),
        (
            JUG,
            "fill:",
            "fill cost small:",
            (4, 1),
            "a cost of 0 for the move 'fill' from small = 0",
            "a whole number from 1 to 100000",
        ),
        (
            PEGS,
            "goal peg = C",
            "goal peg[sum(i in 1..4: i)] = C",
            (3, 1),
            "a place outside a row, in peg = AAAA",
            "places of the row",
        ),
        (
            FERRY,
            "boat: left, right~start boat = left~",
            "",
            (2, 31),
            "none",
            "a line such as boat: left, right",
        ),
        (
            FERRY,
            "boat: left, right",
            "boat = left, right",
            (1, 1),
            "'boat'",
            "a line that begins with puzzle, board, start, goal, always, never, move, show, or a variable such as boat: left, right",
        ),
        (FERRY, "goal boat =", "goal boat is", (3, 11), "'is'", "=, !="),
        (FERRY, "left, right", "left right", (1, 12), "'right'", next),
        (JUG, "0..3", "0-3", (1, 9), "'-'", "numbers such as 0..3, names, or squares"),
        (
            FERRY,
            "boat: left, right~start boat = left",
            "boat, car: left, right~start boat = left and car = left",
            (2, 19),
            "'and'",
            next,
        ),
        (JUG, "fill: small = 3", "fill: small = 3 and small = 2", (4, 22), "'and'", next),
        (JUG, "small -= 1", "small = small / 2", (5, 30), "'/'", "//"),
        (FERRY, "~start boat = left", "", (3, 31), "none", "a line such as start boat = left"),
        (FERRY, "~goal boat = right", "", (3, 31), "none", "a line such as goal boat = right"),
        (FERRY, ": boat = other(boat)", "", (4, 1), "none", "a line such as boat = other(boat)"),
        (
            JUG,
            "fill: small = 3",
            "fill: small = 3, if small = 0: small = 1",
            (4, 23),
            "'if'",
            "a variable to set; if and for begin a line of their own",
        ),
        (JUG, "0..3", "0..10000", (1, 11), "0..10000", "at most 10000 of them"),
        (FERRY, "move", "show boat as picture~move", (4, 14), "'picture'", "grid, pegs, jugs, banks, chips"),
        (FERRY, "move", "show boat as jugs~move", (4, 6), "'boat' as jugs", "numbers from 0"),
        (
            PEGS,
            "peg[1..4]: A, B, C~start peg = A~goal peg = C~move disc {d in 1..4}~peg[d] = C",
            "p[1..60]: 0..1~start p = 0~goal p[1] = 2 - p[1]~move turn {i in 1..60}: p[i] = 1 - p[i]",
            (1, 1),
            "more than 200000 positions when 10593 were expanded",
            "at most 200000 positions and 1000000 moves",
        ),
    ] {
        let text = base.replacen(from, to, 1);
        assert_ne!(text, base, "{from}");
        let (own_line, own_column, own_given, own_allowed) = error(&text);
        let own = ((own_line, own_column), &*own_given, &*own_allowed);
        if own != ((line, column), given, allowed) {
            differ.push(format!("{text}\n  {own:?}"));
        }
    }
    assert!(differ.is_empty(), "{}", differ.join("\n"));
}

#[test]
fn a_line_that_does_nothing_is_a_warning_at_its_place() {
    let text =
        JUG.replace("~move fill", "~always small >= 0~move never where small > 7: small = 0~move fill");
    let Facts { warnings, ways, .. } = WrittenPuzzle::read(&text.replace('~', "\n")).unwrap().facts();
    let warnings: Vec<_> = warnings.iter().map(|warning| (warning.line, warning.what)).collect();
    assert_eq!(warnings, [(4, "changes-nothing"), (5, "never-possible")]);
    assert_eq!(ways.len(), 1);
}

#[test]
fn a_move_has_its_condition_and_its_cost_in_any_order() {
    let facts = |of_move| {
        let text = FERRY.replace("cross:", of_move).replace('~', "\n");
        WrittenPuzzle::read(&text).unwrap().facts()
    };
    assert_eq!(facts("cross cost 2 where boat = left:"), facts("cross where boat = left cost 2:"));
}

#[test]
fn a_text_in_one_line_and_one_in_full_width_are_read_as_the_plain_one() {
    let plain = WrittenPuzzle::read(&FERRY.replace('~', "\n")).unwrap().facts();
    assert_eq!(WrittenPuzzle::read(&FERRY.replace('~', "; ")).unwrap().facts(), plain);
    let wide = "boat： left， right；start boat ＝ left;goal boat ≠ left;move cross：boat ＝ other（boat）";
    assert_eq!(WrittenPuzzle::read(wide).unwrap().facts(), plain);
}
