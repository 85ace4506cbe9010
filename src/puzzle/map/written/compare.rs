//! Two puzzles with the same names of moves, compared by their plays.

use std::collections::{HashMap, HashSet};
use std::iter;

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
        let (is_goal, moves) = ours.expanded(here.at(one as usize)).map_err(of_teacher)?;
        let (is_goal_too, found) = theirs.expanded(there.at(other as usize)).map_err(of_student)?;
        let name = |mv: &u16| &*labels[usize::from(*mv)].label;
        let name_too = |mv: &u16| &*others[usize::from(*mv)].label;
        let ours_named: HashSet<&str> = moves.iter().map(|(.., mv)| name(mv)).collect();
        let named: HashMap<&str, (&Vec<u16>, u32)> =
            found.iter().map(|(key, cost, mv)| (name_too(mv), (key, *cost))).collect();
        let goals = iter::once(("goal", "", is_goal.into(), is_goal_too.into()));
        let missing = moves.iter().map(|(.., mv)| ("move", name(mv), 1, named.contains_key(name(mv)).into()));
        let more =
            found.iter().map(|(.., mv)| ("move", name_too(mv), ours_named.contains(name_too(mv)).into(), 1));
        let costs =
            moves.iter().filter_map(|(_, cost, mv)| Some(("cost", name(mv), *cost, named.get(name(mv))?.1)));
        let mut all = goals.chain(missing).chain(more).chain(costs);
        if let Some((what, label, teacher, student)) = all.find(|(.., teacher, student)| teacher != student) {
            let difference = Difference { what, label: label.to_owned(), teacher, student };
            let step = |&at: &usize| (at > 0).then(|| pairs[at].1);
            let back = iter::successors(Some(next), step).filter(|&at| at > 0);
            let mut play: Vec<String> = back.map(|at| name(&pairs[at].2).to_owned()).collect();
            play.reverse();
            return Ok(Comparison { pairs: next + 1, play, difference: Some(difference) });
        }
        for (key, _, mv) in &moves {
            let pair = (here.number(key), there.number(named[name(mv)].0));
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
