//! Looks up a heuristic by its field in a request: the name of a listed one, or the text of a made one.

use super::choices::{BLIND, Choices, OwnHeuristic, has_room_for_tables, named, names};
use super::workshop::Tools;
use crate::ask::RequestError;
use crate::ask::error::unknown;
use crate::heuristic::{Building, HeuristicChoice, built};
use crate::said::{Phrase, Said, quoted};
use crate::workshop::Recipe;

const CONSISTENT_OR_PROVED: Phrase = Phrase::new("consistent-or-proved");
const TABLES_FIT: Phrase = Phrase::new("tables-fit");

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    Onward,
    Back,
}

impl Way {
    fn problem<P: Choices>(self, puzzle: &P) -> Option<P> {
        match self {
            Self::Onward => Some(puzzle.clone()),
            Self::Back => P::BENCH.and_then(|tools| (tools.turned)(puzzle)),
        }
    }
}

pub(super) struct Bound<P: Choices> {
    way: Way,
    which: Which<P>,
}

enum Which<P: Choices> {
    /// With whether it is admissible and consistent.
    Listed(&'static HeuristicChoice, (bool, bool)),
    /// With the problem whose goal it estimates; reversed for the way from the start.
    Made(Box<(Recipe, P, Tools<P>)>),
    Own(Box<OwnHeuristic<P>>),
}

impl<P: Choices> Bound<P> {
    fn listed(way: Way) -> &'static [HeuristicChoice] {
        if way == Way::Onward { P::HEURISTICS } else { P::BACKWARD }
    }

    /// The heuristic named in the part `field` of a request; it must be consistent if `consistent` is set. A made heuristic
    /// counts as consistent if its construction proves it.
    pub(super) fn of(
        puzzle: &P,
        way: Way,
        consistent: bool,
        field: &'static str,
        given: &str,
    ) -> Result<Self, RequestError> {
        let listed = Self::listed(way);
        let found = listed.iter().find(|choice| choice.name == given && puzzle.offers(choice.name));
        let claims = found.map(|choice| puzzle.claims(choice, way == Way::Back));
        if let Some((choice, claims)) = found.zip(claims.filter(|claims| claims.1 || !consistent)) {
            return Ok(Self { way, which: Which::Listed(choice, claims) });
        }
        if let Some(own) = puzzle.own(given, way == Way::Back) {
            let own = seldom::own(puzzle, own, way, consistent, field, given)?;
            return Ok(Self { way, which: Which::Own(Box::new(own)) });
        }
        let problem = way.problem(puzzle);
        let made = seldom::made(problem.filter(|_| found.is_none()), listed, consistent, field, given)?;
        Ok(Self { way, which: Which::Made(Box::new(made)) })
    }

    /// Replaces the problem by another one of the puzzle. `field` is the part of the request that names the heuristic.
    pub(super) fn turn_to(&mut self, puzzle: &P, field: &'static str) -> Result<(), RequestError> {
        let is_backward = self.way == Way::Back;
        if let Which::Own(own) = &mut self.which
            && let Some(read) = puzzle.own(&own.text, is_backward)
        {
            **own = read.map_err(|error| RequestError::Expression(field, error))?;
        }
        if let Which::Made(made) = &mut self.which {
            let problem = self.way.problem(puzzle).expect("one for the heuristic that was made");
            let recipe = made.0.on((made.2.board)(&problem));
            let recipe = recipe.map_err(|error| RequestError::Expression(field, error))?;
            (made.0, made.1) = (recipe, problem);
        }
        Ok(())
    }

    /// The default for the way from the start: this heuristic if the puzzle has it in both directions and it is as good there,
    /// else the blind one.
    pub(super) fn other_way(&self, puzzle: &P) -> Result<Self, RequestError> {
        let other = |text: &str| Self::of(puzzle, Way::Back, false, "backward", text);
        let claims = |bound: &Self| [bound.is_admissible(), bound.is_consistent()];
        let is_as_good = |bound: &Self| (0..2).all(|claim| claims(bound)[claim] >= claims(self)[claim]);
        other(&self.text()).ok().filter(is_as_good).map_or_else(|| other(BLIND), Ok)
    }

    pub(super) fn text(&self) -> String {
        match &self.which {
            Which::Listed(choice, _) => choice.name.to_owned(),
            Which::Made(made) => made.0.text(),
            Which::Own(own) => own.text.clone(),
        }
    }

    pub(super) fn has_tables(&self) -> bool {
        match &self.which {
            Which::Listed(choice, _) => choice.table,
            Which::Made(made) => made.0.has_tables(),
            Which::Own(_) => false,
        }
    }

    /// Checks that memory is left for its tables, if any. `field` is the part of the request that names the heuristic.
    pub(super) fn check_room(&self, field: &'static str) -> Result<(), RequestError> {
        if !self.has_tables() || has_room_for_tables() {
            return Ok(());
        }
        Err(unknown(field, &self.text(), TABLES_FIT))
    }

    pub(super) fn is_admissible(&self) -> bool {
        match &self.which {
            Which::Listed(_, (admissible, _)) => *admissible,
            Which::Made(made) => made.0.is_admissible(),
            Which::Own(own) => own.claims.0,
        }
    }

    pub(super) fn is_consistent(&self) -> bool {
        match &self.which {
            Which::Listed(_, (_, consistent)) => *consistent,
            Which::Made(made) => made.0.is_consistent(),
            Which::Own(own) => own.claims.1,
        }
    }

    /// Starts building it with a perimeter of this depth around the goals. The heuristic must be listed and have no tables.
    ///
    /// A function of its own, so that the page loads it only for lanes with a perimeter.
    #[inline(never)]
    pub(super) fn begin_around(&self, puzzle: &P, depth: u8) -> Box<dyn Building<P::Any>> {
        let Which::Listed(choice, _) = &self.which else {
            panic!("a perimeter around a heuristic that is made")
        };
        puzzle.build_around(choice.name, depth).expect("a heuristic that is listed and has no tables")
    }

    /// Starts building it. `puzzle` must be the problem it was read for.
    pub(super) fn begin(&self, puzzle: &P) -> Box<dyn Building<P::Any>> {
        match &self.which {
            Which::Listed(choice, _) => {
                let build = if self.way == Way::Onward { P::build } else { P::build_backward };
                build(puzzle, choice.name).expect("a heuristic that is listed")
            }
            Which::Made(made) => (made.2.begin)(&made.0, &made.1),
            Which::Own(own) => built(own.heuristic.clone()),
        }
    }
}

mod seldom {
    use super::{
        Bound, CONSISTENT_OR_PROVED, Choices, HeuristicChoice, OwnHeuristic, Recipe, RequestError, Said,
        Tools, Way, named, names, quoted, unknown,
    };
    use crate::puzzle::ParseError;
    use crate::session::choices::CONSISTENT;

    /// A text that could be a name.
    fn is_name(text: &str) -> bool {
        text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
    }

    /// The heuristic that the problem has read from the text `given`, if it fits.
    #[cold]
    #[inline(never)]
    pub(super) fn own<P: Choices>(
        puzzle: &P,
        own: Result<OwnHeuristic<P>, ParseError>,
        way: Way,
        consistent: bool,
        field: &'static str,
        given: &str,
    ) -> Result<OwnHeuristic<P>, RequestError> {
        match own {
            Ok(own) if own.claims.1 || !consistent => return Ok(own),
            Err(error) if !is_name(given) => return Err(RequestError::Expression(field, error)),
            _ => {}
        }
        let listed = Bound::<P>::listed(way);
        let fits = |choice: &&HeuristicChoice| {
            puzzle.offers(choice.name) && (!consistent || puzzle.claims(choice, way == Way::Back).1)
        };
        let names = Said::list(listed.iter().filter(fits).map(|choice| choice.name));
        Err(unknown(field, given, if consistent { CONSISTENT.of([names]) } else { names }))
    }

    /// The made heuristic with the text `given`, for the problem whose goal it estimates. A function of its own, as a page
    /// usually begins with listed heuristics.
    #[inline(never)]
    pub(super) fn made<P: Choices>(
        problem: Option<P>,
        listed: &'static [HeuristicChoice],
        consistent: bool,
        field: &'static str,
        given: &str,
    ) -> Result<(Recipe, P, Tools<P>), RequestError> {
        let unlisted =
            || named(listed, consistent, field, given).map(drop).expect_err("one that is not listed");
        let Some((tools, problem)) = P::BENCH.zip(problem) else { return Err(unlisted()) };
        match Recipe::of((tools.board)(&problem), given) {
            Ok(recipe) if consistent && !recipe.is_consistent() => {
                let allowed = CONSISTENT_OR_PROVED.of([Said::list(names(listed, true))]);
                Err(RequestError::Name { field, given: quoted(given), allowed })
            }
            Ok(recipe) => Ok((recipe, problem, tools)),
            // A text that could be a name gets the list of valid names.
            Err(_) if is_name(given) => Err(unlisted()),
            Err(error) => Err(RequestError::Expression(field, error)),
        }
    }
}
