//! Reads links and tolerates any input.

use super::fragment::{Notes, Values};
use super::seldom;
use super::{Link, MOST_LANES, MOST_MOVES, Place, Reading, VERSION};
use crate::ask::RequestError;
use crate::ask::number::number;
use crate::said::{Phrase, Said, quoted};
use crate::session::choices::Choices;
use crate::session::puzzles::{Visitor, is_known, names, read as with_puzzle, unsolvable};

const WITHOUT_PROBLEM: Phrase = Phrase::new("without-problem");
const MOVES: Phrase = Phrase::new("moves");
const AS_MOVE: Phrase = Phrase::new("as-move");
const PLACES: Phrase = Phrase::new("places");

/// Reads a link: a whole address, or the part after its `#`. Never fails: an invalid part gets its default and is reported.
/// O(length).
#[must_use]
pub fn read(text: &str) -> Reading {
    let mut notes = Notes::default();
    let values = Values::of(text, &mut notes);
    read_values(&values, notes)
}

/// Reads the values of a link that is already split. The first value of a key counts, as in a text.
#[must_use]
pub fn read_pairs<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Reading {
    let mut notes = Notes::default();
    let values = Values::of_pairs(pairs, &mut notes);
    read_values(&values, notes)
}

fn read_values(values: &Values, mut notes: Notes) -> Reading {
    if let Some(version) = values.get("v").filter(|&version| version != VERSION) {
        notes.add("v", quoted(version), Said::data(VERSION));
    }
    let mut link = Link::opening("", 0);
    let asked = problem(values, &mut link, &mut notes);
    let [puzzle, start, goal] = [&link.puzzle, &link.start, &link.goal].map(String::clone);
    // The problem was read before, so this cannot fail.
    let rest = Rest { values, asked, link: &mut link, notes: &mut notes };
    with_puzzle(&puzzle, &start, &goal, rest).unwrap_or_default();
    Reading { link, misread: notes.into_vec() }
}

/// Puts the problem into the link. Returns whether it is the requested one.
fn problem(values: &Values, link: &mut Link, notes: &mut Notes) -> bool {
    let name = values.get("puzzle").unwrap_or(names()[0]);
    if !is_known(name) {
        seldom::no_puzzle(name, notes);
        return false;
    }
    let [start, goal] = ["start", "goal"].map(|key| values.get(key));
    *link = Link::opening(name, start.or(goal).unwrap_or_default().chars().count());
    let opening = link.clone();
    start.unwrap_or(&opening.start).clone_into(&mut link.start);
    goal.unwrap_or(&opening.goal).clone_into(&mut link.goal);
    let mut fell_back = false;
    #[cfg(not(target_arch = "wasm32"))]
    if let Some(text) = super::packed::unpacked(&link.goal) {
        link.goal = text.unwrap_or_else(|[given, allowed]| {
            notes.add("goal", given, allowed);
            fell_back = true;
            opening.goal.clone()
        });
    }
    // Terminates: each round replaces the start or the goal by the opening's, and the opening is valid.
    while let Err(error) = unsolvable(name, &link.start, &link.goal) {
        fell_back = true;
        seldom::fall_back(error, link, &opening, notes);
    }
    !fell_back
}

/// The values that depend on the puzzle's rules: moves and lanes.
struct Rest<'a> {
    values: &'a Values,
    asked: bool,
    link: &'a mut Link,
    notes: &'a mut Notes,
}

impl Visitor for Rest<'_> {
    type Output = ();

    fn visit<P: Choices>(self, puzzle: P) -> Result<(), RequestError> {
        for key in ["moves", "at", "breaks"] {
            let value = self.values.get(key).unwrap_or_default();
            if !self.asked && !value.is_empty() {
                self.notes.add(key, quoted(value), WITHOUT_PROBLEM);
            }
        }
        let moves = self.values.get("moves").filter(|_| self.asked).unwrap_or_default();
        (self.link.moves, self.link.made) = line(&puzzle, moves, self.notes);
        let at = places(self.values.get("at").filter(|_| self.asked), self.notes);
        // The original index of each lane.
        let mut numbers: Vec<usize> = (0..self.link.race.len()).collect();
        if let Some(race) = self.values.get("race") {
            let lanes = seldom::lanes(&puzzle, race, self.notes);
            if lanes.is_empty() {
                // Values of other lanes do not apply to these.
                numbers.fill(usize::MAX);
            } else {
                (numbers, self.link.race) = lanes.into_iter().unzip();
            }
        }
        self.link.at =
            numbers.iter().map(|&number| at.get(number).copied().unwrap_or(Place::START)).collect();
        let stops: Vec<&str> = match self.values.get("breaks").filter(|_| self.asked) {
            Some(text) => text.split(',').collect(),
            None => Vec::new(),
        };
        if let Some(besides) = stops.get(MOST_LANES) {
            seldom::no_lane("breaks", quoted(besides), self.notes);
        }
        let lanes = numbers.iter().zip(&self.link.race);
        self.link.breaks = lanes
            .map(|(&number, lane)| {
                let text = stops.get(number).filter(|text| !text.is_empty());
                text.map(|text| seldom::breakpoints(&puzzle, text, lane.algorithm, self.notes))
                    .unwrap_or_default()
            })
            .collect();
        Ok(())
    }
}

/// The legal moves at the beginning of `text`, and how many of them were made.
fn line<P: Choices>(puzzle: &P, text: &str, notes: &mut Notes) -> (Vec<String>, usize) {
    let [between, ahead_of] = P::MOVES_BETWEEN;
    let (made, ahead) = text.split_once(ahead_of).unwrap_or((text, ""));
    let split = |text: &str| -> Vec<String> {
        if !between.is_empty() {
            return text.split(between).filter(|text| !text.is_empty()).map(str::to_owned).collect();
        }
        let letters: Vec<char> = text.chars().collect();
        letters.chunks(P::MOVE_LENGTH).map(String::from_iter).collect()
    };
    let (made, all) = (split(made).len(), split(&[made, ahead].join(between)));
    let mut state = puzzle.start();
    let mut moves = Vec::new();
    for (number, text) in (1..).zip(all.iter().cloned()) {
        if number > MOST_MOVES {
            notes.add("moves", MOVES.of([all.len().into()]), MOST_MOVES);
            break;
        }
        match puzzle.read_move(state, &text) {
            Ok(mv) => state = puzzle.after(state, mv),
            Err(error) => {
                notes.add("moves", AS_MOVE.of([error.given, number.into()]), error.allowed);
                break;
            }
        }
        moves.push(text);
    }
    let made = made.min(moves.len());
    (moves, made)
}

fn places(text: Option<&str>, notes: &mut Notes) -> Vec<Place> {
    let Some(text) = text else { return Vec::new() };
    let mut all = Vec::new();
    for (index, text) in text.split(',').enumerate() {
        if index == MOST_LANES {
            notes.add("at", quoted(text), PLACES.of([MOST_LANES.into()]));
            break;
        }
        all.push(match number(text) {
            Ok(node) => Place::Node(node),
            Err(_) if text == "end" => Place::END,
            Err(allowed) => {
                notes.add("at", quoted(text), Said::or_else([allowed, Said::data("end")]));
                Place::START
            }
        });
    }
    all
}
