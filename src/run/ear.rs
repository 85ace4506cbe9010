//! Whoever listens to all that a search says.

use super::echo::Echo;
use super::marks::Marks;
use super::recorder::Recorder;
use crate::search::{Event, Observer};

/// Whoever listens to all that a search says. Listeners are compiled into each search: those that hear everything as one, so that a
/// search is compiled for two kinds of them, this and [`Marks`], which are quick.
pub(super) enum Ear<'a, S> {
    /// Remembers the newest node.
    Echo(&'a mut Marks, &'a mut Echo<S>),
    /// Writes everything down.
    Recorder(&'a mut Recorder<S>),
}

impl<S: Copy> Observer<S> for Ear<'_, S> {
    #[inline]
    fn generated(&mut self, event: Event<S>) {
        match self {
            Self::Echo(marks, echo) => {
                marks.generated(event);
                echo.generated(event);
            }
            Self::Recorder(recorder) => recorder.generated(event),
        }
    }

    #[inline]
    fn expanded(&mut self, event: Event<S>) {
        match self {
            Self::Echo(marks, echo) => {
                marks.expanded(event);
                echo.expanded(event);
            }
            Self::Recorder(recorder) => recorder.expanded(event),
        }
    }

    #[inline]
    fn duplicate(&mut self, event: Event<S>) {
        match self {
            Self::Echo(marks, echo) => {
                marks.duplicate(event);
                echo.duplicate(event);
            }
            Self::Recorder(recorder) => recorder.duplicate(event),
        }
    }

    #[inline]
    fn pruned(&mut self, event: Event<S>, bound: u32) {
        match self {
            Self::Echo(marks, echo) => {
                marks.pruned(event, bound);
                echo.pruned(event, bound);
            }
            Self::Recorder(recorder) => recorder.pruned(event, bound),
        }
    }

    #[cold]
    fn bound_raised(&mut self, bound: u32) {
        match self {
            Self::Echo(marks, echo) => {
                Observer::<S>::bound_raised(*marks, bound);
                echo.bound_raised(bound);
            }
            Self::Recorder(recorder) => recorder.bound_raised(bound),
        }
    }

    #[cold]
    fn met(&mut self, event: Event<S>) {
        match self {
            Self::Echo(marks, echo) => {
                marks.met(event);
                echo.met(event);
            }
            Self::Recorder(recorder) => recorder.met(event),
        }
    }

    #[cold]
    fn solved(&mut self, event: Event<S>) {
        match self {
            Self::Echo(marks, echo) => {
                marks.solved(event);
                echo.solved(event);
            }
            Self::Recorder(recorder) => recorder.solved(event),
        }
    }

    #[cold]
    fn worse(&mut self, event: Event<S>) {
        match self {
            Self::Echo(marks, echo) => {
                marks.worse(event);
                echo.worse(event);
            }
            Self::Recorder(recorder) => recorder.worse(event),
        }
    }
}
