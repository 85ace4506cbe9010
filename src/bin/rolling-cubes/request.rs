//! Arguments of a request, shared by the commands that search.

use std::time::Instant;

use clap::error::ErrorKind;
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use rolling_cubes::puzzle::map::WrittenPuzzle;
use rolling_cubes::puzzle::map::written::Facts;
use rolling_cubes::puzzle::{Map, Notation, Puzzle};
use rolling_cubes::search::{
    ALGORITHMS, ChosenSettings, Kind, Setting, SettingValue, Status, named_settings, row, rows,
};
use rolling_cubes::session::{
    Lane, Link, MapScenario, Reading, Request, RequestError, Session, Snapshot, link, map_scenarios,
    setting_value, written,
};

use crate::failure::Failure;

/// The help for an option that names a search, followed by `rest`.
pub fn searches(rest: &str) -> String {
    let names: Vec<&str> = ALGORITHMS.iter().map(|algorithm| algorithm.name).collect();
    format!("The search: {}{rest}", names.join(", "))
}

/// The problem, and the settings of searches.
#[derive(Args)]
pub struct Problem {
    /// The puzzle, such as cubes.
    #[arg(required_unless_present_any = ["link", "puzzle_file"], conflicts_with = "link")]
    puzzle: Option<String>,
    /// The start in the puzzle's text form, such as WWWEWWWWW; of a map a node [default: the start in its file].
    #[arg(long, required_unless_present_any = ["link", "file", "puzzle_file"], conflicts_with = "link")]
    start: Option<String>,
    /// The goal in the puzzle's text form, such as RBWRWWEWW; of a map its whole text.
    #[arg(long, required_unless_present_any = ["link", "file", "puzzle_file"], conflicts_with_all = ["link", "file"])]
    goal: Option<String>,
    /// A file with the goal: for the puzzle map, a map with its goals.
    #[arg(long, value_name = "FILE", conflicts_with = "link", value_parser = content)]
    file: Option<File>,
    /// A file with a puzzle in the language for puzzles of your own: variables, start, goal and moves.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["link", "file", "goal"], value_parser = puzzle_text)]
    puzzle_file: Option<File>,
    /// A file with scenarios of the Moving AI Lab's benchmarks, of the map in --file: one gives start and goal.
    #[arg(long, value_name = "FILE", requires = "file", conflicts_with = "start", value_parser = content)]
    scenarios: Option<File>,
    /// The number of the scenario, from 1 on [default: 1].
    #[arg(long, value_name = "NUMBER", requires = "scenarios", value_parser = whole::<u32>, allow_hyphen_values = true)]
    scenario: Option<u32>,
    /// A link of the page instead of puzzle, start, goal and searches: its whole address, or what follows the #. Keys about
    /// the page alone, such as view, are skipped.
    #[arg(long, value_name = "URL", value_parser = link)]
    link: Option<Link>,
    #[command(flatten)]
    settings: Settings,
}

impl Problem {
    /// Whether it is a map, whose moves have costs.
    pub fn is_map(&self) -> bool {
        self.puzzle_file.is_some()
            || self.puzzle.as_deref().or(self.link.as_ref().map(|link| &*link.puzzle)) == Some("map")
    }

    /// Takes start and goal from the chosen scenario, if there is one. Returns that.
    ///
    /// # Errors
    /// If there is no such scenario, or it belongs to another map.
    pub fn take_scenario(&mut self) -> Result<Option<MapScenario>, Failure> {
        let Some((scenarios, file)) = self.scenarios.as_ref().zip(self.file.as_mut()) else {
            return Ok(None);
        };
        let all = map_scenarios(&scenarios.text).map_err(Failure::input)?;
        let number = self.scenario.unwrap_or(1);
        let Some(chosen) = (number as usize).checked_sub(1).and_then(|place| all.get(place)) else {
            let count = all.len();
            return Err(Failure::Input(format!("scenario: {number} given; allowed: from 1 to {count}")));
        };
        let MapScenario { map, width, height, start, goal, .. } = chosen;
        let wanted = format!("'{}' of {width}x{height}", base(map));
        let [own_width, own_height] = ["width", "height"].map(|word| file.header(word));
        let own = format!("'{}' of {own_width}x{own_height}", base(&file.name));
        if wanted != own {
            return Err(Failure::Input(format!("scenario {number}: map {wanted} given; allowed: map {own}")));
        }
        file.text = format!("{}\nstart {start}\ngoal {goal}\n", file.text);
        Ok(Some(chosen.clone()))
    }

    /// The lanes of the link, if a link was given.
    pub fn lanes(&self) -> Option<&[Lane]> {
        self.link.as_ref().map(|link| &link.race[..])
    }

    /// The request for `lane` with all settings, whether or not they apply.
    pub fn request(&self, lane: &Lane) -> Request {
        self.of(self.settings.over(lane, |_, _| true))
    }

    /// The request for `lane` with only the settings that apply to it: others may be meant for other lanes.
    pub fn fitting_request(&self, lane: &Lane) -> Request {
        self.of(self.settings.fitting(lane))
    }

    /// Takes the first search, which stands in the puzzle's place if a file has the puzzle.
    pub fn take_first(&mut self) -> Option<String> {
        self.puzzle_file.as_ref()?;
        self.puzzle.take().filter(|puzzle| puzzle != "map")
    }

    /// The labels of moves that are written as the positions they lead to.
    pub fn labels(&self, moves: &[String]) -> Option<Vec<String>> {
        let file = self.puzzle_file.as_ref()?;
        let map = Map::read_any(self.start.as_deref().unwrap_or_default(), &file.text).ok()?;
        let mut here = map.start();
        let label = |name: &String| {
            let there = map.sheet().named(name)?;
            let from = std::mem::replace(&mut here, there);
            map.sheet().own()?.label(from, there).map(str::to_owned)
        };
        moves.iter().map(label).collect()
    }

    /// The facts of the puzzle in the file.
    pub fn facts(&self) -> Option<Facts> {
        let file = self.puzzle_file.as_ref()?;
        WrittenPuzzle::read(&file.text).ok().map(|written| written.facts())
    }

    fn of(&self, lane: Lane) -> Request {
        if let Some(file) = &self.puzzle_file {
            return Request::of(["map", self.start.as_deref().unwrap_or_default(), &file.text], lane);
        }
        let link = self.link.as_ref();
        let part = |given: &Option<String>, linked: fn(&Link) -> &String| {
            given.clone().or_else(|| link.map(linked).cloned()).unwrap_or_default()
        };
        let (puzzle, start) =
            (part(&self.puzzle, |link| &link.puzzle), part(&self.start, |link| &link.start));
        let file = self.file.as_ref().map(|file| file.text.clone());
        let goal = file.unwrap_or_else(|| part(&self.goal, |link| &link.goal));
        Request::of([&puzzle, &start, &goal], lane)
    }
}

/// The settings of searches, one option per name.
#[derive(Clone, Default)]
pub struct Settings(ChosenSettings);

impl Settings {
    /// The lane plus those given settings that are `wanted`, each as its algorithm's own.
    fn over(&self, lane: &Lane, wanted: impl Fn(&Setting, &SettingValue) -> bool) -> Lane {
        let mut lane = lane.clone();
        for setting in named_settings().filter_map(|setting| row(lane.algorithm, setting.name)) {
            if let Some(value) = self.0.get(setting).filter(|value| wanted(setting, value)) {
                lane.settings.set(setting, value.clone());
            }
        }
        lane
    }

    /// The lane plus the given settings that apply to it.
    pub fn fitting(&self, lane: &Lane) -> Lane {
        self.over(lane, |setting, value| lane.algorithm.takes(setting) && setting.kind.has(value))
    }
}

impl Args for Settings {
    fn augment_args(command: Command) -> Command {
        command.args(named_settings().map(|setting| {
            // The parser needs static names.
            let [name, value]: [&'static str; 2] =
                [written(setting), setting.name.to_uppercase()].map(|text| &*text.leak());
            let help = rows(setting.name).map(|row| row.help).collect::<Vec<_>>().join(". ");
            let argument = Arg::new(setting.name).long(name).value_name(value).help(help);
            match setting.kind {
                Kind::Moves => argument.value_parser(whole::<u32>).allow_hyphen_values(true),
                Kind::Count | Kind::Bytes => argument.value_parser(whole::<u64>).allow_hyphen_values(true),
                _ => argument,
            }
        }))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Settings {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut settings = Self::default();
        settings.update_from_arg_matches(matches)?;
        Ok(settings)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        for setting in named_settings() {
            let number = || match setting.kind {
                Kind::Moves => matches.get_one::<u32>(setting.name).map(|&moves| u64::from(moves)),
                _ => matches.get_one::<u64>(setting.name).copied(),
            };
            let value = match setting.kind {
                Kind::Moves | Kind::Count | Kind::Bytes => number().map(SettingValue::Number),
                _ => match matches.get_one::<String>(setting.name) {
                    None => None,
                    Some(text) => Some(
                        setting_value(setting, text)
                            .map_err(|error| clap::Error::raw(ErrorKind::ValueValidation, error))?,
                    ),
                },
            };
            if let Some(value) = value {
                self.0.set(setting, value);
            }
        }
        Ok(())
    }
}

/// A search as written on the command line.
#[derive(Clone)]
pub struct WrittenSearch {
    pub text: String,
    /// The lane it names. An unknown algorithm is reported later, together with errors that need the puzzle.
    pub lane: Result<Lane, RequestError>,
}

/// Reads a search in the text form of links.
pub fn search(text: &str) -> Result<WrittenSearch, String> {
    match Lane::parse(text) {
        Err(error @ RequestError::Setting { .. }) => Err(error.to_string()),
        lane => Ok(WrittenSearch { text: text.to_owned(), lane }),
    }
}

/// Reads a link. All of its problem and its race must be understood: a partial one would give other counts than the page.
pub fn link(text: &str) -> Result<Link, String> {
    understood(&link::read(text))
}

/// The link, if all of it was understood; else the first part that was not.
pub fn understood(reading: &Reading) -> Result<Link, String> {
    reading.misread.first().map_or_else(|| Ok(reading.link.clone()), |part| Err(part.to_string()))
}

/// A file and its text.
#[derive(Clone)]
pub struct File {
    name: String,
    pub text: String,
}

impl File {
    /// The rest of a line after its first word, as in the header of a map.
    fn header(&self, word: &str) -> &str {
        let mut lines = self.text.lines().filter_map(|line| line.strip_prefix(word));
        lines.next().map_or("unknown", str::trim)
    }
}

/// A file's name without its folders, on any system.
fn base(name: &str) -> &str {
    name.rsplit(['/', '\\']).next().unwrap_or(name)
}

/// Reads a written puzzle from the file with this name.
pub fn puzzle_text(name: &str) -> Result<File, String> {
    let file = content(name)?;
    WrittenPuzzle::read(&file.text).map_err(|error| error.to_string())?;
    Ok(file)
}

/// Reads the file with this name.
pub fn content(name: &str) -> Result<File, String> {
    let text = std::fs::read_to_string(name).map_err(|error| error.to_string())?;
    Ok(File { name: name.to_owned(), text })
}

pub fn whole<T: TryFrom<u64>>(text: &str) -> Result<T, String> {
    let number = text.parse::<u64>().ok().and_then(|number| T::try_from(number).ok());
    number.ok_or_else(|| format!("a whole number below 2^{} is allowed", 8 * size_of::<T>()))
}

/// Checks that a request can be carried out.
pub fn check(request: Request) -> Result<(), Failure> {
    Session::new(request).map(drop).map_err(Failure::input)
}

/// Runs a search to its end; returns the seconds it took.
pub fn run(request: Request) -> Result<(Snapshot, f64), Failure> {
    let mut session = Session::new(request).map_err(Failure::input)?;
    let began = Instant::now();
    while session.step(u64::MAX) == Status::Running {}
    Ok((session.snapshot(), began.elapsed().as_secs_f64()))
}
