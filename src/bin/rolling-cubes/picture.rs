//! `picture`: writes a board, a solution or a search tree as SVG.
//!
//! Boards are flat, as in the page's small patterns, since a file has no camera.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::Write;

use clap::{Args, ValueEnum};
use rolling_cubes::session::{
    self, Fate, Lane, Request, Session, TraceChunk, TraceMarkKind, algorithm, play,
};

use crate::failure::Failure;
use crate::request::{self, Problem};

#[derive(Args)]
pub struct Picture {
    /// What to draw.
    what: What,
    #[command(flatten)]
    problem: Problem,
    #[arg(long, help = request::searches(" [default: the first of the link, or a-star]"))]
    algorithm: Option<String>,
    /// The bound for searches that use one [default: the puzzle's own].
    #[arg(long, allow_hyphen_values = true)]
    heuristic: Option<String>,
    /// The number of nodes of a tree, from the first on.
    #[arg(long, default_value = "200", value_parser = nodes)]
    nodes: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum What {
    /// The start.
    Board,
    /// Each position of the search's solution.
    Solution,
    /// The search tree.
    Tree,
}

/// More nodes than a viewer draws in reasonable time.
const MOST: usize = 20_000;

fn nodes(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (1..=MOST).contains(number));
    number.ok_or_else(|| format!("a whole number from 1 to {MOST} is allowed"))
}

impl Picture {
    pub fn run(mut self, out: &mut impl Write) -> Result<(), Failure> {
        self.problem.take_scenario()?;
        let linked = self.problem.lanes().and_then(<[Lane]>::first).cloned();
        let mut lane = match (self.algorithm, linked) {
            (None, Some(lane)) => lane,
            (name, _) => Lane::new(algorithm(name.as_deref().unwrap_or("a-star")).map_err(Failure::input)?),
        };
        lane.heuristic = self.heuristic.or(lane.heuristic);
        let request = self.problem.request(&lane);
        let drawing = match self.what {
            What::Tree => tree(request, self.nodes)?,
            What::Board if request.puzzle == "map" => map(&request, &[])?,
            What::Board => strip(&request, &[])?,
            What::Solution => {
                let (snapshot, _) = request::run(request.clone())?;
                if snapshot.moves.is_empty() && snapshot.length != Some(0) {
                    return Err(Failure::Unproved("no solution was found".to_owned()));
                }
                let draw = if request.puzzle == "map" { map } else { strip };
                draw(&request, &snapshot.moves)?
            }
        };
        write!(out, "{}", drawing.file())?;
        Ok(())
    }
}

/// A map with its costs, and a path in it.
#[allow(clippy::cast_precision_loss)] // a few thousand nodes
fn map(request: &Request, moves: &[String]) -> Result<Drawing, Failure> {
    let map = session::map(&request.start, &request.goal).map_err(Failure::input)?;
    let mut drawing = Drawing::default();
    let mut costs: Vec<([f64; 2], String)> = Vec::new();
    let path: Vec<&str> = std::iter::once(&*map.start).chain(moves.iter().map(String::as_str)).collect();
    let places: HashMap<String, [f64; 2]> = if let Some(grid) = &map.grid {
        let side = (800.0 / grid.width.max(grid.height) as f64).clamp(4.0, SQUARE);
        let at = |cell: usize| [cell % grid.width, cell / grid.width];
        let middle = |[column, row]: [usize; 2]| [column, row].map(|n| GAP + (n as f64 + 0.5) * side);
        for (cell, &ground) in grid.ground.iter().enumerate() {
            let [x, y] = at(cell).map(|number| GAP + number as f64 * side);
            let fill = if ground == 0 { INK } else { "#ffffff" };
            drawing.add(format_args!(
                r#"<rect x="{x}" y="{y}" width="{side}" height="{side}" fill="{fill}" stroke="{MUTED}" stroke-width="0.5"/>"#
            ));
            if ground > 1 && side > 12.0 {
                drawing.text(middle(at(cell)), side / 2.0, MUTED, &ground.to_string());
            }
        }
        [drawing.width, drawing.height] = [grid.width, grid.height].map(|n| 2.0 * GAP + n as f64 * side);
        let cells = (0..grid.ground.len()).map(at);
        cells.map(|[column, row]| (format!("{column}.{row}"), middle([column, row]))).collect()
    } else {
        let side = 640.0;
        let written = map.nodes.iter().map(|node| Some([f64::from(node.x?), f64::from(node.y?)]));
        let round = |number: usize| {
            let turn = number as f64 / map.nodes.len() as f64 * std::f64::consts::TAU;
            [turn.sin(), -turn.cos()]
        };
        let written: Option<Vec<_>> = written.collect();
        let written = written.unwrap_or_else(|| (0..map.nodes.len()).map(round).collect());
        let [least, most] = [f64::min, f64::max].map(|of| {
            let first = written.first().copied().unwrap_or_default();
            written.iter().fold(first, |[x, y], &[u, v]| [of(x, u), of(y, v)])
        });
        let span = (most[0] - least[0]).max(most[1] - least[1]).max(1e-9);
        let place = |at: &[f64; 2]| [0, 1].map(|axis| 2.0 * GAP + (at[axis] - least[axis]) / span * side);
        let at: Vec<[f64; 2]> = written.iter().map(place).collect();
        for edge in &map.edges {
            let [from, to] = [edge.from, edge.to].map(|node| at[node as usize]);
            drawing.line(from, to, MUTED, 1.5);
            let middle = [f64::midpoint(from[0], to[0]), f64::midpoint(from[1], to[1])];
            let cost = edge.cost.to_string();
            costs.push((middle, if edge.both { cost } else { format!("{cost} →") }));
        }
        [drawing.width, drawing.height] =
            [0, 1].map(|axis| 4.0 * GAP + (most[axis] - least[axis]) / span * side);
        map.nodes.iter().map(|node| node.name.clone()).zip(at).collect()
    };
    for pair in path.windows(2) {
        drawing.line(places[pair[0]], places[pair[1]], ACCENT, 3.0);
    }
    for (middle, cost) in costs {
        drawing.text(middle, 12.0, INK, &cost);
    }
    let is_end = |name: &String| *name == map.start || map.goals.contains(name);
    let mut named: Vec<_> = places.iter().collect();
    named.sort_unstable_by(|one, other| one.0.cmp(other.0));
    for (name, &[x, y]) in named.into_iter().filter(|(name, _)| map.grid.is_none() || is_end(name)) {
        let fill = if *name == map.start { BLUE } else { ACCENT };
        let fill = if is_end(name) { fill } else { "#ffffff" };
        drawing.add(format_args!(
            r#"<circle cx="{x}" cy="{y}" r="5" fill="{fill}" stroke="{INK}" stroke-width="1"/>"#
        ));
        if map.grid.is_none() {
            drawing.text([x, y - 14.0], 14.0, INK, name);
        }
    }
    Ok(drawing)
}

/// SVG elements and their extent in pixels.
#[derive(Default)]
struct Drawing {
    body: String,
    width: f64,
    height: f64,
}

impl Drawing {
    fn add(&mut self, element: std::fmt::Arguments) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.body, "{element}");
    }

    /// A text in the middle of a place, readable on lines.
    fn text(&mut self, [x, y]: [f64; 2], size: f64, fill: &str, text: &str) {
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        // Not every program knows `dominant-baseline`.
        let y = y + 0.35 * size;
        let halo =
            if fill == INK { r##" stroke="#ffffff" stroke-width="3" paint-order="stroke""## } else { "" };
        self.add(format_args!(
            r#"<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" text-anchor="middle"{halo}>{text}</text>"#
        ));
    }

    fn line(&mut self, [x, y]: [f64; 2], [to_x, to_y]: [f64; 2], stroke: &str, width: f64) {
        self.add(format_args!(
            r#"<path d="M{x} {y}L{to_x} {to_y}" stroke="{stroke}" stroke-width="{width}"/>"#
        ));
    }

    fn file(&self) -> String {
        let Self { body, width, height } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
             font-family=\"system-ui, sans-serif\">\n<rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n{body}</svg>\n"
        )
    }
}

const INK: &str = "#2a2622";
/// The side of a square, the space round a board, and boards in a row.
const SQUARE: f64 = 40.0;
const GAP: f64 = 24.0;
const IN_ROW: usize = 6;

/// The boards along some moves, each with the move that leads to it.
#[allow(clippy::cast_precision_loss)] // a few thousand boards
fn strip(request: &Request, moves: &[String]) -> Result<Drawing, Failure> {
    let line = play(&request.puzzle, &request.start, &request.goal, moves).map_err(Failure::input)?;
    let mut drawing = Drawing::default();
    for (number, position) in line.positions.iter().enumerate() {
        let side = position.len().isqrt();
        let board = side as f64 * SQUARE;
        let left = GAP + (number % IN_ROW) as f64 * (board + GAP);
        let top = GAP + (number / IN_ROW) as f64 * (board + 2.0 * GAP);
        for (square, piece) in position.iter().enumerate() {
            let at = [left + (square % side) as f64 * SQUARE, top + (square / side) as f64 * SQUARE];
            draw_square(&mut drawing, at, &request.puzzle, piece.as_deref());
        }
        if let Some(made) = number.checked_sub(1).and_then(|number| moves.get(number)) {
            drawing.text(
                [left + board / 2.0, top + board + GAP / 2.0],
                14.0,
                INK,
                &format!("{number}. {made}"),
            );
        }
        drawing.width = drawing.width.max(left + board + GAP);
        drawing.height = drawing.height.max(top + board + GAP);
    }
    Ok(drawing)
}

fn draw_square(drawing: &mut Drawing, [x, y]: [f64; 2], puzzle: &str, piece: Option<&str>) {
    let top = piece.and_then(|piece| piece.get(..1));
    let (fill, ink) = match (puzzle, top) {
        (_, None) | ("knights" | "toys", _) => ("#efebe3", INK),
        ("cubes", Some("R")) => ("#cc3325", "#ffffff"),
        ("cubes", Some("B")) => ("#2358b0", "#ffffff"),
        ("cubes", Some(_)) => ("#ffffff", INK),
        _ => ("#f8f2e4", INK),
    };
    drawing.add(format_args!(
        r##"<rect x="{x}" y="{y}" width="{SQUARE}" height="{SQUARE}" fill="{fill}" stroke="#857d70"/>"##
    ));
    let middle = [x + SQUARE / 2.0, y + SQUARE / 2.0];
    match (puzzle, top) {
        ("knights" | "toys", Some(kind)) => {
            let fill = match (puzzle, kind) {
                ("knights", "0") => "#40382f",
                ("toys", "1") => "#8a6d52",
                _ => "#ffffff",
            };
            let [x, y] = middle;
            drawing.add(format_args!(r#"<circle cx="{x}" cy="{y}" r="13" fill="{fill}" stroke="{INK}"/>"#));
        }
        ("cubes", Some(top)) => drawing.text(middle, 20.0, ink, top),
        _ => drawing.text(middle, 20.0, ink, piece.unwrap_or_default()),
    }
}

const BLUE: &str = "#0072b2";
const ACCENT: &str = "#4a3f8c";
const MUTED: &str = "#6b655b";
/// Larger trees have no room for numbers.
const NUMBERED: usize = 60;

/// The first nodes of a search. Each side has a tree of its own, and so has each iteration.
#[allow(clippy::cast_precision_loss)] // a few thousand nodes
fn tree(request: Request, most: usize) -> Result<Drawing, Failure> {
    let mut session = Session::new(request).map_err(Failure::input)?;
    let mut tracer = loop {
        // Tables are built first.
        if let Some(tracer) = session.tracer(1, most) {
            break tracer;
        }
        session.step(1);
    };
    while tracer.advance_to(u64::MAX, u64::MAX) {}
    let trace = tracer.chunk(0, 0);
    let count = trace.parents.len();
    let (across, down) = if count <= NUMBERED { (44.0, 52.0) } else { (10.0, 36.0) };
    let xs = columns(&trace);
    let at = |record: usize| [GAP + across * xs[record], GAP + down * f64::from(trace.depths[record])];
    let parent = |record: usize| {
        let parent = trace.parents[record] as usize;
        (parent < count).then_some(parent)
    };
    let mut lit = vec![false; count];
    for end in ends(&trace) {
        let mut here = usize::try_from(end.wrapping_sub(trace.from)).ok().filter(|&record| record < count);
        while let Some(record) = here {
            lit[record] = true;
            here = parent(record);
        }
    }
    let mut expanded = vec![false; count];
    for &record in trace.expanded_records {
        if let Some(is) = expanded.get_mut(record as usize) {
            *is = true;
        }
    }
    let mut drawing = Drawing::default();
    for (record, &is_lit) in lit.iter().enumerate() {
        let Some([px, py]) = parent(record).map(at) else { continue };
        let [x, y] = at(record);
        let (stroke, width) = if is_lit { (ACCENT, 3) } else { (BLUE, 1) };
        let middle = f64::midpoint(py, y);
        drawing.add(format_args!(
            r#"<path d="M{px} {py}C{px} {middle} {x} {middle} {x} {y}" fill="none" stroke="{stroke}" stroke-width="{width}"/>"#
        ));
    }
    for (record, &is_lit) in lit.iter().enumerate() {
        let [x, y] = at(record);
        let fate = trace.fates[record] & 0x7f;
        let pruned = fate == Fate::Pruned as u8 || fate == Fate::Duplicate as u8;
        let colour = if is_lit {
            ACCENT
        } else if pruned {
            MUTED
        } else {
            BLUE
        };
        let fill = if expanded[record] || is_lit { colour } else { "#ffffff" };
        if fate == Fate::Pruned as u8 {
            drawing.add(format_args!(
                r#"<path d="M{} {}l6 6m0-6l-6 6" stroke="{colour}" stroke-width="1.5"/>"#,
                x - 3.0,
                y - 3.0
            ));
        } else {
            drawing.add(format_args!(
                r#"<circle cx="{x}" cy="{y}" r="4" fill="{fill}" stroke="{colour}" stroke-width="1.5"/>"#
            ));
        }
        if count <= NUMBERED {
            drawing.text([x, y + 14.0], 11.0, INK, &numbers(&trace, record));
        }
        drawing.width = drawing.width.max(x + GAP);
        drawing.height = drawing.height.max(y + GAP);
    }
    Ok(drawing)
}

/// The last nodes of the solution, by their numbers; of two sides one each.
fn ends(trace: &TraceChunk) -> Vec<u64> {
    let last = |kind| trace.marks.iter().rev().find(|mark| mark.kind == kind);
    match (last(TraceMarkKind::Solution), last(TraceMarkKind::Met)) {
        (Some(end), _) => vec![end.node],
        (None, Some(met)) => vec![met.node, met.value],
        (None, None) => {
            let solution = trace.fates.iter().rposition(|fate| fate & 0x7f == Fate::Solution as u8);
            solution.map(|record| trace.from + record as u64).into_iter().collect()
        }
    }
}

/// g and h, as the page writes them.
fn numbers(trace: &TraceChunk, record: usize) -> String {
    let g = trace.gs.map_or_else(|| u32::from(trace.depths[record]), |gs| gs[record]);
    let h = u32::from(trace.estimates[record]);
    if h == u32::from(u16::MAX) {
        return g.to_string();
    }
    format!("{g}+{}", trace.hs.map_or(h, |hs| hs[record]))
}

/// The column of each record: leaves one behind the other in the order of their tree, parents above the middle of their children.
#[allow(clippy::cast_precision_loss)] // a few thousand nodes
fn columns(trace: &TraceChunk) -> Vec<f64> {
    let count = trace.parents.len();
    let mut children = vec![Vec::new(); count];
    let mut roots = Vec::new();
    for (record, &parent) in trace.parents.iter().enumerate() {
        children.get_mut(parent as usize).unwrap_or(&mut roots).push(record);
    }
    let mut xs = vec![0.0; count];
    let mut leaves = 0;
    let mut stack: Vec<usize> = roots.into_iter().rev().collect();
    while let Some(record) = stack.pop() {
        if children[record].is_empty() {
            xs[record] = f64::from(leaves);
            leaves += 1;
        }
        stack.extend(children[record].iter().rev());
    }
    // Every record comes after its parent.
    for record in (0..count).rev() {
        if let (Some(&first), Some(&last)) = (children[record].first(), children[record].last()) {
            xs[record] = f64::midpoint(xs[first], xs[last]);
        }
    }
    xs
}
