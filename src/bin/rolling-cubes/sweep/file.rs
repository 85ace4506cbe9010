//! The file of a sweep: a JSON header line, then one line per block of problems, in order.
//!
//! Each line ends with its checksum. It distinguishes a line cut off when the program was stopped, which is counted again,
//! from a damaged one, which is an error and leaves the file untouched. The contents depend only on the command, not on
//! threads or interruptions. Merged parts equal the file of the whole, byte for byte.

use std::fmt::Display;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::Args;
use rolling_cubes::session::sweep::{COUNTS, Row, Sweep as Family};
use serde::{Deserialize, Serialize};

use super::{BLOCK, MOST_PARTS, report};
use crate::failure::Failure;

/// Maximum number of problems and maximum length of the command, beyond all needs.
const MOST_PROBLEMS: usize = 1 << 24;
const MOST_COMMAND: usize = 1_000;

/// Characters of a command shown in a message.
const COMMAND: usize = 150;

const MOST_BYTES: u64 = 1 << 30;

const MARK: &[u8] = b"\xEF\xBB\xBF";

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Header {
    pub version: String,
    /// The command that repeats the whole sweep.
    pub command: String,
    pub seed: u64,
    pub puzzle: String,
    /// The end that all problems share.
    pub fixed: String,
    /// The pairs of heuristics: towards the goal, and from the start.
    pub heuristics: Vec<String>,
    /// One problem of this many is counted.
    pub every: u64,
    pub counts: Vec<String>,
    /// Number of problems counted in all parts.
    pub problems: usize,
    /// Problems per line; the last line may have fewer.
    pub block: usize,
    pub shard: Shard,
}

/// A part of a sweep: every `of`-th block from number `part`, which begins at 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shard {
    pub part: usize,
    pub of: usize,
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.split_once('/').map(|(part, of)| (part.parse().ok(), of.parse().ok()));
        match numbers {
            Some((Some(part), Some(of))) if Self { part, of }.is_one() => Ok(Self { part, of }),
            _ => Err(format!(
                "two whole numbers with a slash between, such as 3/8, are allowed, the first from 1 to the second, and that up to {MOST_PARTS}"
            )),
        }
    }
}

impl Shard {
    fn is_one(self) -> bool {
        (1..=self.of).contains(&self.part) && self.of <= MOST_PARTS
    }
}

/// Above any row's count: spaces are smaller, and IDA* is limited.
const MOST_COUNT: u64 = 1 << 40;

impl Header {
    /// Whether a sweep can have written it; checksums can be forged.
    fn is_sound(&self) -> bool {
        self.shard.is_one()
            && self.block == BLOCK
            && self.problems <= MOST_PROBLEMS
            && self.counts == COUNTS
            && self.command.len() <= MOST_COMMAND
            && self.version.len() <= MOST_COMMAND
    }

    /// Whether a row fits the header. Only IDA*, the last count, may be missing.
    fn takes(&self, Row(_, _, counts): &Row) -> bool {
        counts.len() == self.heuristics.len()
            && counts.iter().all(|counts| {
                let (ida_star, others) = counts.split_last().expect("nine of them");
                others.iter().all(Option::is_some)
                    && others.iter().chain([ida_star]).flatten().all(|&count| count <= MOST_COUNT)
            })
    }

    fn blocks(&self) -> usize {
        self.problems.div_ceil(self.block)
    }

    fn block_numbers(&self) -> impl Iterator<Item = usize> + use<> {
        (self.shard.part - 1..self.blocks()).step_by(self.shard.of)
    }

    fn len(&self, block: usize) -> usize {
        self.block.min(self.problems - block * self.block)
    }
}

#[derive(Serialize, Deserialize)]
struct Block {
    block: usize,
    rows: Vec<Row>,
}

/// The contents of a sweep's file.
pub struct Sheet {
    pub header: Header,
    pub rows: Vec<Row>,
    blocks: usize,
    file: Option<File>,
}

impl Sheet {
    /// The sheet in a file, which is created if missing, or in memory.
    ///
    /// # Errors
    /// If the file cannot be read or written, holds another sweep, or is damaged.
    pub fn open(header: Header, path: Option<&Path>) -> Result<Self, Failure> {
        let Some(path) = path else { return Ok(Self { header, rows: Vec::new(), blocks: 0, file: None }) };
        let failure = |error: std::io::Error| Failure::Input(format!("{}: {error}", named(path)));
        let options = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = options.map_err(failure)?;
        let (known, end, cut) = read(path, &mut file)?;
        // Another unfinished line belongs to another program.
        if end == 0 && !written(&header)?.as_bytes().starts_with(&cut) {
            return Err(damaged(path, 1));
        }
        let mut sheet =
            known.unwrap_or_else(|| Self { header: header.clone(), rows: Vec::new(), blocks: 0, file: None });
        if sheet.header != header {
            let Header { command, version, shard, .. } = &sheet.header;
            let (command, version) = (beginning(command, COMMAND), beginning(version, 20));
            return Err(Failure::Input(format!(
                "{}: has another sweep, {command} --shard {}/{} of version {version}; allowed: the same command, or another file",
                named(path),
                shard.part,
                shard.of
            )));
        }
        // Removes a line that was cut off.
        file.set_len(end).map_err(failure)?;
        file.seek(SeekFrom::Start(end)).map_err(failure)?;
        if end == 0 {
            put(&mut file, &header)?;
        }
        sheet.file = Some(file);
        Ok(sheet)
    }

    /// The numbers of the missing blocks, in the order of writing.
    pub fn missing(&self) -> impl Iterator<Item = usize> + use<> {
        self.header.block_numbers().skip(self.blocks)
    }

    /// The line of the first block with a row of the wrong problem, if any.
    pub fn misplaced(&self, problem: impl Fn(usize) -> (String, u32)) -> Option<usize> {
        let mut rows = self.rows.iter();
        let mut lines = (2..).zip(self.header.block_numbers().take(self.blocks));
        let wrong = lines.find(|&(_, block)| {
            let first = block * self.header.block;
            let places = first..first + self.header.len(block);
            places.zip(&mut rows).any(|(place, row)| (row.0.clone(), row.1) != problem(place))
        });
        wrong.map(|(line, _)| line)
    }

    pub fn write(&mut self, block: usize, rows: Vec<Row>) -> Result<(), Failure> {
        let line = Block { block, rows };
        if let Some(file) = &mut self.file {
            put(file, &line)?;
        }
        self.blocks += 1;
        self.rows.extend(line.rows);
        Ok(())
    }
}

fn beginning(text: &str, longest: usize) -> String {
    let beginning: String = text.chars().take(longest).collect();
    if beginning.len() < text.len() { format!("{beginning}…") } else { beginning }
}

fn written(line: &impl Serialize) -> Result<String, Failure> {
    let text = serde_json::to_string(line)?;
    let open = text.strip_suffix('}').expect("an object");
    Ok(format!("{open}{SUM}{:016x}\"}}\n", sum(open)))
}

fn put(file: &mut File, line: &impl Serialize) -> Result<(), Failure> {
    file.write_all(written(line)?.as_bytes())?;
    Ok(())
}

/// A file name for messages, shortened to its end.
fn named(path: &Path) -> String {
    const LONGEST: usize = 80;
    let name = path.display().to_string();
    let more = name.chars().count().saturating_sub(LONGEST);
    let end: String = name.chars().skip(more).collect();
    if more > 0 { format!("…{end}") } else { end }
}

pub fn damaged(path: &Path, number: usize) -> Failure {
    Failure::Input(format!(
        "{}, line {number}: damaged, and left as it is; allowed: a line as it was written. What stands before it is good: without \
         that line and what follows, the same command goes on",
        named(path)
    ))
}

const SUM: &str = ",\"sum\":\"";

/// The 64-bit FNV-1a hash of a text (G. Fowler, L. C. Noll and K.-P. Vo).
fn sum(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// The content of a line with a correct checksum.
fn opened<T: for<'de> Deserialize<'de>>(line: &[u8]) -> Option<T> {
    let (open, rest) = std::str::from_utf8(line).ok()?.rsplit_once(SUM)?;
    let given = u64::from_str_radix(rest.strip_suffix("\"}")?, 16).ok()?;
    (given == sum(open)).then(|| serde_json::from_str(&format!("{open}}}")).ok())?
}

/// The contents of a file, if it has a complete first line; the end of its last complete line; and the rest.
fn read(path: &Path, file: &mut File) -> Result<(Option<Sheet>, u64, Vec<u8>), Failure> {
    let mut bytes = Vec::new();
    let failure = |what: &dyn Display| Failure::Input(format!("{}: {what}", named(path)));
    // The file may be endless.
    file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(|error| failure(&error))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(failure(&format!("more than {MOST_BYTES} bytes; allowed: the file of a sweep")));
    }
    // Editors may add a byte-order mark.
    if bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF") {
        return Err(failure(&"UTF-16 given; allowed: UTF-8"));
    }
    let mark = if bytes.starts_with(MARK) { MARK.len() } else { 0 };
    bytes.drain(..mark);
    let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
    let damaged = |number| damaged(path, number);
    let cut = bytes.split_off(whole);
    let mut lines = (1..).zip(bytes.split_inclusive(|&byte| byte == b'\n'));
    let Some((number, first)) = lines.next() else { return Ok((None, 0, cut)) };
    let header: Option<Header> = opened(first.trim_ascii_end());
    let header = header.filter(Header::is_sound).ok_or_else(|| damaged(number))?;
    let mut expected = header.block_numbers();
    let (mut rows, mut blocks) = (Vec::new(), 0);
    for (number, line) in lines {
        let block: Option<Block> = opened(line.trim_ascii_end());
        let block = block.filter(|block| {
            expected.next() == Some(block.block)
                && block.rows.len() == header.len(block.block)
                && block.rows.iter().all(|row| header.takes(row))
        });
        rows.extend(block.ok_or_else(|| damaged(number))?.rows);
        blocks += 1;
    }
    Ok((Some(Sheet { header, rows, blocks, file: None }), (mark + whole) as u64, cut))
}

#[derive(Args)]
pub struct Merge {
    /// The files of all parts.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// A file for the whole: byte for byte what one run would have written.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Merge {
    /// Joins the parts, and prints the summary of all.
    pub fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let mut parts: Vec<Option<Sheet>> = Vec::new();
        let mut whole: Option<Header> = None;
        for path in &self.files {
            let wrong = |what: String| Failure::Input(format!("{}: {what}", named(path)));
            let mut file = File::open(path).map_err(|error| wrong(error.to_string()))?;
            let part = read(path, &mut file)?
                .0
                .ok_or_else(|| wrong("no line of a sweep; allowed: the file of a part".to_owned()))?;
            let missing = part.missing().count();
            if missing > 0 {
                return Err(wrong(format!(
                    "{missing} blocks are missing; allowed: a part that was counted to its end"
                )));
            }
            let Shard { part: number, of } = part.header.shard;
            let header = Header { shard: Shard { part: 1, of: 1 }, ..part.header.clone() };
            let known = whole.get_or_insert_with(|| header.clone());
            if *known != header || !parts.is_empty() && parts.len() != of {
                let command = beginning(&header.command, COMMAND);
                return Err(wrong(format!(
                    "a part of another sweep, {command} --shard {number}/{of}; allowed: all parts of one"
                )));
            }
            parts.resize_with(of, || None);
            if parts[number - 1].replace(part).is_some() {
                return Err(wrong(format!("part {number} of {of} once more; allowed: each part once")));
            }
        }
        let header = whole.expect("one file at the least");
        if let Some(missing) = parts.iter().position(Option::is_none) {
            let of = parts.len();
            return Err(Failure::Input(format!(
                "files: part {} of {of} is missing; allowed: all parts",
                missing + 1
            )));
        }
        let family =
            Family::new(&header.puzzle, Some(&header.fixed), &header.heuristics).map_err(Failure::input)?;
        let every = usize::try_from(header.every).unwrap_or(usize::MAX).max(1);
        let chosen = family.chosen(every, header.seed);
        let problems = chosen.len();
        if problems != header.problems {
            return Err(Failure::Input(format!(
                "files: {} problems of a family, of which {problems} are chosen; allowed: what a sweep has written",
                header.problems
            )));
        }
        for (number, part) in (1..).zip(parts.iter().flatten()) {
            if let Some(line) = part.misplaced(|place| family.problem(chosen[place])) {
                return Err(Failure::Input(format!(
                    "files: part {number}, line {line}: a row of another problem; allowed: what a sweep has written"
                )));
            }
        }
        let mut rest: Vec<_> = parts.into_iter().flatten().map(|part| part.rows.into_iter()).collect();
        let mut sheet = Sheet::open(header, self.out.as_deref())?;
        let missing: Vec<usize> = (0..sheet.header.blocks()).collect();
        let done = sheet.blocks;
        for block in missing {
            let (of, len) = (rest.len(), sheet.header.len(block));
            let rows: Vec<Row> = rest[block % of].by_ref().take(len).collect();
            if block >= done {
                sheet.write(block, rows)?;
            }
        }
        report::print(&sheet, family.pairs(), self.json, out)
    }
}
