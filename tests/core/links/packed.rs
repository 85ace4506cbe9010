//! Links whose goal is packed. The page's code wrote `packed.txt`, a line for each puzzle of the gallery.

use super::*;
use crate::differential::SplitMix64;

const GALLERY: &str = include_str!("../../../www/features/own/gallery.txt");
const PACKED: &str = include_str!("../../instances/packed.txt");

fn linked(goal: &str) -> String {
    format!("https://example.org/#v=1&puzzle=map&goal={goal}&race=uniform-cost")
}

#[test]
fn a_puzzle_packed_by_the_page_is_read_as_it_was_written() {
    let texts: Vec<&str> = GALLERY.split("---\n").map(str::trim).collect();
    assert_eq!(texts.len(), PACKED.lines().count());
    for (text, goal) in texts.into_iter().zip(PACKED.lines()) {
        assert_eq!(understood(&linked(goal)).goal, text);
    }
    // A chat may escape the dot, and a map may have a node of that name.
    let goal = PACKED.lines().next().unwrap().replacen('.', "%2E", 1);
    assert!(understood(&linked(&goal)).goal.starts_with("puzzle "));
    let map = "z.a-b,start:z.a,goal:b";
    assert_eq!(understood(&linked(map)).goal, map);
}

#[test]
fn a_damaged_packed_puzzle_is_an_error_that_says_where() {
    let goal = PACKED.lines().next().unwrap();
    // 100,000 times the same letter, as the page packs it.
    let long = format!("z.7cAxAQAAAMKgrPYvYY0dM{}CDr", "A".repeat(128));
    let whole = "given; allowed: a packed puzzle, whole and as the page wrote it";
    let cases = [
        (goal[..goal.len() - 9].to_owned(), whole),
        ("z.".to_owned(), whole),
        ("z.AAAA".to_owned(), whole),
        (
            "z.S5QAAA".to_owned() + "!",
            "column 9: '!' given; allowed: letters, digits, - and _ in a packed puzzle",
        ),
        (long, "with more than 65536 bytes unpacked given; allowed: at most 65536 bytes"),
    ];
    for (goal, expected) in cases {
        let notes = misread(&linked(&goal));
        assert!(notes[0].starts_with("goal: ") && notes[0].contains(expected), "{goal}: {notes:?}");
        assert!(notes.len() == 1 && notes[0].chars().count() < 300, "{notes:?}");
    }
}

#[test]
fn a_randomly_damaged_packed_puzzle_is_read_or_noted() {
    let mut chance = SplitMix64(1);
    let all: Vec<&str> = PACKED.lines().take(3).collect();
    for round in 0..3_000 {
        let mut goal = all[round % all.len()].as_bytes().to_vec();
        let place = 2 + chance.below(goal.len() - 2);
        match chance.below(3) {
            0 => goal.truncate(place),
            1 => drop(goal.remove(place)),
            _ => goal[place] = b"Az09-_!~"[chance.below(8)],
        }
        let goal = String::from_utf8(goal).unwrap();
        let reading = link::read(&linked(&goal));
        let is_noted = reading.misread.iter().any(|note| note.key == "goal");
        assert!(is_noted || reading.link.goal.contains("goal"), "{goal}: {:?}", reading.misread);
        assert!(reading.misread.iter().all(|note| note.to_string().chars().count() < 300), "{goal}");
    }
}
