//! `link`: prints a link. The engine checks its own keys; the page checks the others when it opens the link.

use std::io::Write;
use std::iter;

use clap::Args;
use rolling_cubes::session::link::{self, KEYS, MOST_BYTES, escape};

use crate::failure::Failure;
use crate::request::{File, Settings, WrittenSearch, content, search, understood};

#[derive(Args)]
pub struct Link {
    /// The puzzle, such as cubes.
    puzzle: String,
    /// The start in the puzzle's text form, such as WWWEWWWWW [default: what the page opens with].
    #[arg(long)]
    start: Option<String>,
    /// The goal in the puzzle's text form, such as RBWRWWEWW [default: what the page opens with].
    #[arg(long)]
    goal: Option<String>,
    /// A file with the goal: for the puzzle map, a map with its goals.
    #[arg(long, value_name = "FILE", conflicts_with = "goal", value_parser = content)]
    file: Option<File>,
    /// The lanes, each as ALGORITHM or ALGORITHM/HEURISTIC, such as ida-star/mismatch, and settings of its own after colons,
    /// such as bfs:max-nodes=1000 [default: what the page opens with]. Settings given as options hold for all they apply to.
    #[arg(value_parser = search)]
    searches: Vec<WrittenSearch>,
    #[command(flatten)]
    settings: Settings,
    /// The moves made, such as ULDR, and after a dot the moves ahead.
    #[arg(long)]
    moves: Option<String>,
    /// How lanes share the time: time or nodes [default: time].
    #[arg(long)]
    mode: Option<String>,
    /// The view below the lanes, such as tree or atlas [default: race].
    #[arg(long)]
    view: Option<String>,
    /// The parts of that view, such as iterations,linear of the statistics.
    #[arg(long)]
    show: Option<String>,
    /// The position of each lane: nodes generated, or end, such as 1000,end.
    #[arg(long)]
    at: Option<String>,
    /// The page's language [default: the visitor's].
    #[arg(long)]
    lang: Option<String>,
    /// The page's colours: light or dark [default: the visitor's].
    #[arg(long)]
    theme: Option<String>,
    /// The camera on the board: yaw and pitch in degrees, such as -17,54.
    #[arg(long, allow_hyphen_values = true)]
    camera: Option<String>,
    /// The speed of each lane: nodes a second, or full [default: the page's initial speed].
    #[arg(long)]
    speed: Option<String>,
    /// The breakpoints of each lane, such as depth:5.bound,met for two lanes.
    #[arg(long)]
    breaks: Option<String>,
    /// The tree's size in percent, then the centre of the view in ten-thousandths of its width and in tenths of a row, such
    /// as 300,5000,65.
    #[arg(long)]
    zoom: Option<String>,
    /// An experiment: instances, least and greatest distance, seed, limit of nodes, such as 100,6,20,1,1000000.
    #[arg(long)]
    experiment: Option<String>,
    /// Hide solution and counts until the visitor has solved the puzzle or guessed the winner.
    #[arg(long)]
    challenge: bool,
    /// Show the page large, for presenting.
    #[arg(long)]
    present: bool,
    /// The page's address, to which the link is added.
    #[arg(long, value_name = "URL")]
    base: Option<String>,
}

impl Link {
    /// Validates the engine's keys by reading the link back, and prints it with the page's keys as they were given.
    pub fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let written = |WrittenSearch { text, lane }: &WrittenSearch| match lane {
            Ok(lane) => self.settings.fitting(lane).write(),
            Err(_) => text.clone(),
        };
        let race: Vec<_> = self.searches.iter().map(written).collect();
        let race = race.join(",");
        let given = [
            ("puzzle", Some(self.puzzle.as_str())),
            ("start", self.start.as_deref()),
            ("goal", self.goal.as_deref().or(self.file.as_ref().map(|file| &*file.text))),
            ("moves", self.moves.as_deref()),
            ("race", Some(race.as_str()).filter(|race| !race.is_empty())),
            ("mode", self.mode.as_deref()),
            ("view", self.view.as_deref()),
            ("show", self.show.as_deref()),
            ("at", self.at.as_deref()),
            ("lang", self.lang.as_deref()),
            ("theme", self.theme.as_deref()),
            ("camera", self.camera.as_deref()),
            ("speed", self.speed.as_deref()),
            ("breaks", self.breaks.as_deref()),
            ("zoom", self.zoom.as_deref()),
            ("experiment", self.experiment.as_deref()),
            ("challenge", self.challenge.then_some("1")),
            ("present", self.present.then_some("1")),
        ];
        let given: Vec<_> = given.into_iter().filter_map(|(key, value)| Some((key, value?))).collect();
        let link = understood(&link::read_pairs(given.iter().copied())).map_err(Failure::Input)?;
        let written = link::write(&link);
        let engine_key = |key: &str| {
            written.split('&').find(|part| part.split('=').next() == Some(key)).map(str::to_owned)
        };
        let others = given.into_iter().map(|(key, value)| {
            if KEYS.contains(&key) { engine_key(key) } else { Some(format!("{key}={}", escape(value))) }
        });
        let parts: Vec<_> = iter::once(engine_key("v")).chain(others).flatten().collect();
        let parts = parts.join("&");
        if parts.len() > MOST_BYTES {
            let bytes = parts.len();
            return Err(Failure::Input(format!(
                "link: {bytes} bytes given, more than the page reads; allowed: at most {MOST_BYTES}, so a smaller map, or its file"
            )));
        }
        let base = self.base.map_or_else(String::new, |base| {
            format!("{}#", base.split_once('#').map_or(base.as_str(), |(base, _)| base))
        });
        writeln!(out, "{base}{parts}")?;
        Ok(())
    }
}
