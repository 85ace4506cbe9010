//! Observers of a search whose nodes are looked at one by one, and of a search that has one loop for all observers
//! ([`Search::ONE_LOOP`](crate::search::Search::ONE_LOOP)).

use super::echo::Echo;
use super::marks::Marks;
use super::recorder::Recorder;
use crate::search::{Line, News, Observer};

/// An observer of every node. A search's loop is compiled once for all of them, and asks at each event which one it is.
pub(super) enum Listener<'a, S> {
    /// Remembers the newest node.
    Echo(&'a mut Marks, &'a mut Echo<S>),
    /// Writes down a stretch of the search.
    Recorder(&'a mut Recorder<S>),
    /// Counts, and nothing else.
    Marks(&'a mut Marks),
}

impl<S: Copy> Observer<S> for Listener<'_, S> {
    #[inline]
    fn hear(&mut self, line: Line, news: News<S>) {
        match self {
            Self::Recorder(recorder) => recorder.hear(line, news),
            Self::Marks(marks) => {
                marks.hear(line, news);
                marks.count_pairs(&news);
            }
            Self::Echo(marks, echo) => tell(marks, echo, line, news),
        }
    }
}

/// One node is looked at here for many in [`Listener::Recorder`], whose loop this would make longer.
#[cold]
#[inline(never)]
fn tell<S: Copy>(marks: &mut Marks, echo: &mut Echo<S>, line: Line, news: News<S>) {
    marks.count_pairs(&news);
    marks.hear(line, news);
    echo.hear(line, news);
}

/// An observer of a search that has one loop for all. While it is the quick one, which is nearly always, nothing is called.
pub(super) enum Anyone<'a, 'b, S, Q> {
    /// Only counts.
    Quick(&'a mut Q),
    /// Listens node by node.
    Listener(&'a mut Listener<'b, S>),
}

impl<S: Copy, Q: Observer<S>> Observer<S> for Anyone<'_, '_, S, Q> {
    #[inline(always)]
    fn hear(&mut self, line: Line, news: News<S>) {
        match self {
            Self::Quick(quick) => quick.hear(line, news),
            Self::Listener(listener) => tell_listener(listener, line, news),
        }
    }
}

#[inline(never)]
fn tell_listener<S: Copy>(listener: &mut Listener<S>, line: Line, news: News<S>) {
    listener.hear(line, news);
}
