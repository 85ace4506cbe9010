//! A lane of a race in a link: `ida-star/misplaced:order=ULDR:max-nodes=1000`.

use serde::{Deserialize, Serialize};

use super::fragment::Notes;
use crate::ask::number::number;
use crate::ask::{Request, RequestError};
use crate::puzzle::quote;
use crate::search::branch_and_bound::INCUMBENT;
use crate::session::algorithms::{algorithm, check};
use crate::session::choices::Choices;

/// What a lane runs: a [`Request`] without its problem.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lane {
    /// As in a [`Request`].
    pub algorithm: String,
    /// As in a [`Request`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heuristic: Option<String>,
    /// As in a [`Request`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<String>,
    /// As in a [`Request`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deepen: Option<String>,
    /// As in a [`Request`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub incumbent: Option<u32>,
    /// As in a [`Request`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ties: Option<String>,
    /// As in a [`Request`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_depth: Option<u32>,
    /// As in a [`Request`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_nodes: Option<u64>,
    /// As in a [`Request`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_bytes: Option<u64>,
}

/// The settings by the names they have in links, in the order they are written in.
const SETTINGS: [&str; 7] = ["order", "deepen", "incumbent", "ties", "max-depth", "max-nodes", "max-bytes"];

impl Lane {
    /// What the lane runs on a problem.
    #[must_use]
    pub fn request(&self, puzzle: &str, start: &str, goal: &str) -> Request {
        let Self { algorithm, heuristic, order, deepen, incumbent, ties, max_depth, max_nodes, max_bytes } =
            self.clone();
        let [puzzle, start, goal] = [puzzle, start, goal].map(str::to_owned);
        Request {
            puzzle,
            start,
            goal,
            algorithm,
            heuristic,
            order,
            deepen,
            incumbent,
            ties,
            max_depth,
            max_nodes,
            max_bytes,
            unsolvable: false,
        }
    }

    /// The lane in the text form of links, defaults left out.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = self.algorithm.clone();
        if let Some(heuristic) = &self.heuristic {
            text += "/";
            text += heuristic;
        }
        for name in SETTINGS {
            if let Some(value) = self.setting(name) {
                text.extend([":", name, "=", &value]);
            }
        }
        text
    }

    /// Takes a text apart that is written as links write lanes. Whether there are searches and settings of these names, and
    /// whether they fit each other, is another question.
    ///
    /// # Errors
    /// When a setting has no name that is known, or no number where one is wanted: what was given and what is allowed.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut parts = text.split(':');
        let name = parts.next().unwrap_or_default();
        let (algorithm, heuristic) = name.split_once('/').map_or((name, None), |(a, h)| (a, Some(h)));
        let heuristic = heuristic.map(str::to_owned);
        let mut lane = Self { algorithm: algorithm.to_owned(), heuristic, ..Self::default() };
        for part in parts {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            lane.set(name, value).map_err(|allowed| format!("{} given; allowed: {allowed}", quote(part)))?;
        }
        Ok(lane)
    }

    /// Reads a lane for `puzzle`; `None` when it cannot run. A setting that is not understood is left out.
    pub(super) fn read<P: Choices>(text: &str, notes: &mut Notes) -> Option<Self> {
        let mut parts = text.split(':');
        let name = parts.next().unwrap_or_default();
        let (algorithm, heuristic) = name.split_once('/').map_or((name, None), |(a, h)| (a, Some(h)));
        let mut lane = Self { algorithm: algorithm.to_owned(), ..Self::default() };
        let traits = self::algorithm(algorithm).ok();
        if traits.is_some_and(|traits| traits.informed) {
            let known = P::HEURISTICS.iter().find(|choice| Some(choice.name) == heuristic);
            if let (None, Some(_)) = (known, heuristic) {
                let names: Vec<_> = P::HEURISTICS.iter().map(|choice| choice.name).collect();
                notes.add("race", quote(name), format!("{algorithm}/ and one of {}", names.join(", ")));
            }
            lane.heuristic = Some(known.map_or(P::DEFAULT, |choice| choice.name).to_owned());
        } else if heuristic.is_some() && traits.is_some() {
            notes.add("race", quote(name), format!("no heuristic with {algorithm}"));
        }
        for part in parts {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            // Branch and bound needs one of two settings; each is looked at alone.
            let incumbent = traits.is_some_and(|traits| traits.takes(&INCUMBENT)).then_some(0);
            let mut alone = Self { algorithm: lane.algorithm.clone(), incumbent, ..Self::default() };
            match alone.set(name, value).and_then(|()| alone.check::<P>()) {
                Ok(()) => _ = lane.set(name, value),
                Err(allowed) => notes.add("race", quote(part), allowed),
            }
        }
        lane.check::<P>().map_err(|allowed| notes.add("race", quote(text), allowed)).ok()?;
        lane.deepen = lane.deepen.filter(|deepen| deepen != "next-bound");
        lane.ties = lane.ties.filter(|ties| ties != "search-on");
        Some(lane)
    }

    /// What is allowed, if the engine refuses it.
    fn check<P: Choices>(&self) -> Result<(), String> {
        check::<P>(&self.request(P::NAME, "", "")).map_err(|error| match error {
            RequestError::Name { field, allowed, .. } => format!("{field}: {allowed}"),
            RequestError::Order(error) => error.allowed,
            error => error.to_string(),
        })
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let text = || Some(value.to_owned());
        match name {
            "order" => self.order = text(),
            "deepen" => self.deepen = text(),
            "ties" => self.ties = text(),
            "incumbent" => self.incumbent = Some(number(value)?),
            "max-depth" => self.max_depth = Some(number(value)?),
            "max-nodes" => self.max_nodes = Some(number(value)?),
            "max-bytes" => self.max_bytes = Some(number(value)?),
            _ => return Err(SETTINGS.join(", ")),
        }
        Ok(())
    }

    /// The text of a setting that is not its default.
    fn setting(&self, name: &str) -> Option<String> {
        match name {
            "order" => self.order.clone(),
            "deepen" => self.deepen.clone().filter(|deepen| deepen != "next-bound"),
            "ties" => self.ties.clone().filter(|ties| ties != "search-on"),
            "incumbent" => self.incumbent.map(|length| length.to_string()),
            "max-depth" => self.max_depth.map(|depth| depth.to_string()),
            "max-nodes" => self.max_nodes.map(|nodes| nodes.to_string()),
            _ => self.max_bytes.map(|bytes| bytes.to_string()),
        }
    }
}
