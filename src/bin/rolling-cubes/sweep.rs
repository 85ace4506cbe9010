//! `sweep`: the floors of a whole family of problems, or all searches on a written puzzle; and `merge`: joins the parts of a sweep.

use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use clap::Args;
use rolling_cubes::session::sweep::{COUNTS, Row, Sweep as Family};

use crate::failure::Failure;
use crate::request::{File, puzzle_text, whole};
use file::{Header, Shard, Sheet};

mod file;
mod puzzle;
mod report;

pub use file::Merge;

#[derive(Args)]
pub struct Sweep {
    /// The puzzle whose problems are counted: tiles (all starts of the 8-puzzle), cubes (all patterns from a start) or toys (all goals
    /// from a start).
    #[arg(required_unless_present = "puzzle_file")]
    puzzle: Option<String>,
    /// A file with a puzzle in the language for puzzles of your own instead: its facts, and the counts of every search from each of its
    /// starts.
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["puzzle", "fixed", "every", "seed", "shard", "threads", "out"],
        value_parser = puzzle_text
    )]
    puzzle_file: Option<File>,
    /// The end that all problems share, in the puzzle's text form: the goal of tiles, the start of cubes and toys [default: what the
    /// page opens with].
    #[arg(long)]
    fixed: Option<String>,
    /// A consistent heuristic, such as manhattan, or two with a slash between: to the goal and from the start; of a puzzle in a file one that
    /// its searches use. May be given several times [default: the puzzle's usual ones].
    #[arg(long)]
    heuristic: Vec<String>,
    /// Count every n-th problem alone.
    #[arg(long, value_parser = at_least_one, default_value = "1", allow_hyphen_values = true)]
    every: u64,
    /// Chooses which of n: the same seed chooses the same problems.
    #[arg(long, value_parser = whole::<u64>, default_value = "1", allow_hyphen_values = true)]
    seed: u64,
    /// The most positions that IDA* generates for a problem before it is given up; 0 leaves it out. On a puzzle in a file every search is
    /// limited so.
    #[arg(long, value_parser = whole::<u64>, default_value = "1000000", allow_hyphen_values = true)]
    max_nodes: u64,
    /// The part i/n of the work, such as 3/8, to be put together by merge.
    #[arg(long, default_value = "1/1")]
    shard: Shard,
    /// How many threads count [default: as many as there are processors]. The answer is the same, byte for byte.
    #[arg(long, value_parser = at_least_one, allow_hyphen_values = true)]
    threads: Option<u64>,
    /// A file for the rows, a problem each. If it is there, the same command goes on where it was stopped.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

const BLOCK: usize = 64;

const MOST_PARTS: usize = 100_000;

fn at_least_one(text: &str) -> Result<u64, String> {
    whole(text).ok().filter(|&number| number > 0).ok_or_else(|| "a whole number from 1 is allowed".to_owned())
}

impl Sweep {
    /// Counts the missing problems, and prints the summary of all.
    pub fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        if let Some(file) = &self.puzzle_file {
            return puzzle::run(&file.text, &self.heuristic, self.max_nodes, self.json, out);
        }
        let name = self.puzzle.as_deref().unwrap_or_default();
        let family = Family::new(name, self.fixed.as_deref(), &self.heuristic);
        let family = family.map_err(Failure::input)?;
        let every = usize::try_from(self.every).unwrap_or(usize::MAX);
        let chosen = family.chosen(every, self.seed);
        let mut sheet = Sheet::open(self.header(name, &family, chosen.len()), self.out.as_deref())?;
        if let Some(path) = &self.out
            && let Some(line) = sheet.misplaced(|place| family.problem(chosen[place]))
        {
            return Err(file::damaged(path, line));
        }
        let todo: Vec<usize> = sheet.missing().collect();
        let threads = self.threads.and_then(|threads| usize::try_from(threads).ok());
        let threads = threads.or_else(|| thread::available_parallelism().ok().map(NonZero::get));
        let threads = threads.unwrap_or(1).min(todo.len().max(1));
        let blocks: Vec<&[usize]> = chosen.chunks(BLOCK).collect();
        let (next, (sender, receiver)) = (AtomicUsize::new(0), mpsc::channel());
        thread::scope(|scope| {
            for begun in 0..threads {
                let sender = sender.clone();
                let counting = || {
                    let sender = sender;
                    let mut counter = family.counter(self.max_nodes);
                    while let Some(&block) = todo.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let rows = blocks[block].iter().map(|&number| counter.row(number)).collect();
                        // The receiver is gone after a write error.
                        if sender.send((block, rows)).is_err() {
                            break;
                        }
                    }
                };
                // If a thread cannot start, fewer threads count.
                if let Err(error) = thread::Builder::new().spawn_scoped(scope, counting) {
                    if begun == 0 {
                        return Err(Failure::input(format!(
                            "threads: 1 given; allowed: none here, as {error}"
                        )));
                    }
                    break;
                }
            }
            drop(sender);
            write_in_order(&mut sheet, &todo, receiver)
        })?;
        report::print(&sheet, family.pairs(), self.json, out)
    }

    fn header(&self, name: &str, family: &Family, problems: usize) -> Header {
        let heuristics: Vec<String> = family.pairs().iter().map(|pair| pair.join("/")).collect();
        let mut command = format!("rolling-cubes sweep {name} --fixed {}", family.fixed());
        for heuristic in &heuristics {
            command.extend([" --heuristic ", heuristic]);
        }
        let numbers = [("every", self.every), ("seed", self.seed), ("max-nodes", self.max_nodes)];
        command.extend(numbers.map(|(name, number)| format!(" --{name} {number}")));
        Header {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            command,
            seed: self.seed,
            puzzle: name.to_owned(),
            fixed: family.fixed().to_owned(),
            heuristics,
            every: self.every,
            counts: COUNTS.map(str::to_owned).to_vec(),
            problems,
            block: BLOCK,
            shard: self.shard,
        }
    }
}

/// Writes blocks in the order of `todo`, however they arrive.
fn write_in_order(
    sheet: &mut Sheet,
    todo: &[usize],
    blocks: mpsc::Receiver<(usize, Vec<Row>)>,
) -> Result<(), Failure> {
    let (mut early, mut written) = (BTreeMap::new(), 0);
    let watched = io::stderr().is_terminal();
    for (block, rows) in blocks {
        early.insert(block, rows);
        while let Some(rows) = todo.get(written).and_then(|block| early.remove(block)) {
            sheet.write(todo[written], rows)?;
            written += 1;
        }
        if watched {
            eprint!("\r{written} of {} blocks of {BLOCK} problems", todo.len());
        }
    }
    if watched {
        eprint!("\r\x1b[K");
    }
    Ok(())
}
