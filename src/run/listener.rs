//! Observers of single nodes, and of searches with [one loop](crate::search::Search::ONE_LOOP) for all observers.

use super::echo::Echo;
use super::marks::Marks;
use super::recorder::Recorder;
use crate::search::{Line, News, Observer};

/// An observer of every node, dispatched at each event so that loops are compiled once.
pub(super) enum Listener<'a, S> {
    Echo(&'a mut Marks, &'a mut Echo<S>),
    Recorder(&'a mut Recorder<S>),
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

/// Not inlined, which would slow down [`Listener::Recorder`], whose loop handles far more nodes.
#[cold]
#[inline(never)]
fn tell<S: Copy>(marks: &mut Marks, echo: &mut Echo<S>, line: Line, news: News<S>) {
    marks.count_pairs(&news);
    marks.hear(line, news);
    echo.hear(line, news);
}

/// An observer of a search with one loop for all. The usual case makes no call.
pub(super) enum AnyObserver<'a, 'b, S> {
    Quick(&'a mut Marks),
    Listener(&'a mut Listener<'b, S>),
}

impl<S: Copy> Observer<S> for AnyObserver<'_, '_, S> {
    #[inline(always)]
    fn hear(&mut self, line: Line, news: News<S>) {
        match self {
            Self::Quick(marks) => marks.hear(line, news),
            Self::Listener(listener) => tell_listener(listener, line, news),
        }
    }
}

#[inline(never)]
fn tell_listener<S: Copy>(listener: &mut Listener<S>, line: Line, news: News<S>) {
    listener.hear(line, news);
}
