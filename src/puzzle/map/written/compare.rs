//! Two puzzles with the same names of moves, compared by their plays.

use std::collections::{HashMap, HashSet};

use serde::Serialize;

use super::enumerate::{Enumeration, MOST_POSITIONS, too_much};
use super::reader;
use crate::puzzle::ParseError;

/// How a student's puzzle differs from the teacher's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Comparison {
    /// Pairs of positions, one of each puzzle, that were compared.
    pub pairs: usize,
    /// The names of the moves to the first difference: the shortest play that has one.
    pub play: Vec<String>,
    /// The first difference; `None` if both are the same puzzle.
    pub difference: Option<Difference>,
}

/// A difference between two positions that the same play reaches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Difference {
    /// `goal`: only one is a goal. `move`: only one allows the move. `cost`: the move has two prices.
    pub what: &'static str,
    /// The name of the move; empty if `what` is `goal`.
    pub label: String,
    /// The price in the teacher's puzzle; for a goal or a move 1 if it is one there, else 0.
    pub teacher: u32,
    /// The price in the student's puzzle, or 1 or 0.
    pub student: u32,
}

/// Walks both puzzles from their first starts, breadth-first over pairs of positions. No two moves of a puzzle share a name, so a play
/// reaches one position of each, and equal walks mean equal puzzles.
///
/// # Errors
/// The first mistake in a text or on the walk, or a limit that is passed, with whose text it is: `teacher`, or `goal` of the student.
pub fn compare(teacher: &str, student: &str) -> Result<Comparison, (&'static str, ParseError)> {
    let of = |whose: &'static str| move |error: ParseError| (whose, error);
    let (of_teacher, of_student) = (of("teacher"), of("goal"));
    let models = (reader::read(teacher).map_err(of_teacher)?, reader::read(student).map_err(of_student)?);
    let mut ours = Enumeration::new(&models.0, &[]).map_err(of_teacher)?;
    let mut theirs = Enumeration::new(&models.1, &[]).map_err(of_student)?;
    let (mut here, mut there) = (ours.starts().map_err(of_teacher)?, theirs.starts().map_err(of_student)?);
    let most = MOST_POSITIONS.min(ours.most()).min(theirs.most());
    let (labels, others) = (ours.instances.clone(), theirs.instances.clone());
    // Each pair with the pair before it, and the teacher's move between them.
    let mut pairs = vec![((0, 0), 0, 0)];
    let mut known = HashSet::from([(0, 0)]);
    let mut next = 0;
    while let Some(&((one, other), ..)) = pairs.get(next) {
        let (is_goal, moves) = ours.expanded(&here.at(one as usize).to_owned()).map_err(of_teacher)?;
        let (is_goal_too, found) =
            theirs.expanded(&there.at(other as usize).to_owned()).map_err(of_student)?;
        let in_student: HashMap<&str, _> =
            found.iter().map(|(key, cost, mv)| (&*others[usize::from(*mv)].label, (key, *cost))).collect();
        let in_teacher: HashSet<&str> =
            moves.iter().map(|(.., mv)| &*labels[usize::from(*mv)].label).collect();
        let differs = |what, label: &str, teacher: u32, student: u32| Difference {
            what,
            label: label.to_owned(),
            teacher,
            student,
        };
        let names = moves.iter().map(|(_, cost, mv)| (&*labels[usize::from(*mv)].label, *cost));
        let difference = (is_goal != is_goal_too)
            .then(|| differs("goal", "", is_goal.into(), is_goal_too.into()))
            .or_else(|| {
                let mut missing = names.clone().filter(|(label, _)| !in_student.contains_key(label));
                missing.next().map(|(label, _)| differs("move", label, 1, 0))
            })
            .or_else(|| {
                let mut extra = found.iter().map(|(.., mv)| &*others[usize::from(*mv)].label);
                extra.find(|label| !in_teacher.contains(label)).map(|label| differs("move", label, 0, 1))
            })
            .or_else(|| {
                let mut dear = names.clone().filter(|(label, cost)| in_student[label].1 != *cost);
                dear.next().map(|(label, cost)| differs("cost", label, cost, in_student[label].1))
            });
        if let Some(difference) = difference {
            let (mut play, mut at) = (Vec::new(), next);
            while at > 0 {
                let (_, before, mv) = pairs[at];
                play.push(labels[usize::from(mv)].label.clone());
                at = before;
            }
            play.reverse();
            return Ok(Comparison { pairs: next + 1, play, difference: Some(difference) });
        }
        for (key, _, mv) in &moves {
            let (student, _) = in_student[&*labels[usize::from(*mv)].label];
            let pair = (here.number(key), there.number(student));
            if known.insert(pair) {
                pairs.push((pair, next, *mv));
            }
        }
        next += 1;
        if pairs.len() > most {
            return Err(of_student(too_much(most, next)));
        }
    }
    Ok(Comparison { pairs: next, play: Vec::new(), difference: None })
}
