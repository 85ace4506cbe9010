//! Whoever listens to a search: where its nodes are looked at one by one, and, of a search that has one loop for all who listen
//! ([`Search::ONE_LOOP`](crate::search::Search::ONE_LOOP)), everywhere.

use super::echo::Echo;
use super::marks::Marks;
use super::recorder::Recorder;
use crate::search::{By, Event, Observer, Side, StoredValue};

/// One of those who listen node by node. A search's loop is compiled for all of them at once, and asks at each event which one it
/// is: a second loop for the other would weigh as much as the first.
pub(super) enum Listener<'a, S> {
    /// What listens to the node in hand.
    Echo((&'a mut Marks, &'a mut Echo<S>)),
    /// What writes down a stretch of the search.
    Recorder(&'a mut Recorder<S>),
    /// What counts, and nothing else.
    Marks(&'a mut Marks),
}

/// Whoever listens to a search that has one loop for all. While one listens that is quick, which is nearly always, nothing is called and
/// no event written down.
pub(super) enum Anyone<'a, 'b, S, Q> {
    /// What only counts.
    Quick(&'a mut Q),
    /// Someone who listens node by node.
    Listener(&'a mut Listener<'b, S>),
}

#[allow(clippy::inline_always)] // as a call it would be given the event in memory
impl<S: Copy, Q: Observer<S>> Observer<S> for Anyone<'_, '_, S, Q> {
    #[inline(always)]
    fn generated(&mut self, event: Event<S>) {
        match self {
            Self::Quick(quick) => quick.generated(event),
            Self::Listener(listener) => tell_of(listener, Told::Generated, event),
        }
    }

    #[inline(always)]
    fn expanded(&mut self, event: Event<S>) {
        match self {
            Self::Quick(quick) => quick.expanded(event),
            Self::Listener(listener) => tell_of(listener, Told::Expanded, event),
        }
    }

    #[inline(always)]
    fn stored_value(&mut self, told: StoredValue) {
        match self {
            Self::Quick(quick) => quick.stored_value(told),
            Self::Listener(listener) => listener.stored_value(told),
        }
    }

    #[inline(always)]
    fn duplicate(&mut self, event: Event<S>) {
        match self {
            Self::Quick(quick) => quick.duplicate(event),
            Self::Listener(listener) => tell_of(listener, Told::Duplicate, event),
        }
    }

    #[inline(always)]
    fn pruned(&mut self, event: Event<S>, bound: u32) {
        match self {
            Self::Quick(quick) => quick.pruned(event, bound),
            Self::Listener(listener) => tell_of(listener, Told::Pruned { bound }, event),
        }
    }

    fn bound_raised(&mut self, bound: u32) {
        match self {
            Self::Quick(quick) => quick.bound_raised(bound),
            Self::Listener(listener) => listener.bound_raised(bound),
        }
    }

    fn proved(&mut self, bound: u32) {
        match self {
            Self::Quick(quick) => quick.proved(bound),
            Self::Listener(listener) => listener.proved(bound),
        }
    }

    fn met(&mut self, event: Event<S>) {
        match self {
            Self::Quick(quick) => quick.met(event),
            Self::Listener(listener) => tell_of(listener, Told::Met, event),
        }
    }

    fn solved(&mut self, event: Event<S>) {
        match self {
            Self::Quick(quick) => quick.solved(event),
            Self::Listener(listener) => tell_of(listener, Told::Solved, event),
        }
    }

    fn worse(&mut self, event: Event<S>) {
        match self {
            Self::Quick(quick) => quick.worse(event),
            Self::Listener(listener) => tell_of(listener, Told::Worse, event),
        }
    }
}

/// Tells someone who listens node by node. Takes an event apart: handed over in one piece it would be written down before anybody asks
/// who listens.
#[inline(always)]
#[allow(clippy::inline_always)] // as a call it would be given the event in memory
fn tell_of<S: Copy>(listener: &mut Listener<S>, told: Told, event: Event<S>) {
    let Event { state, by, depth, estimate, side, record } = event;
    tell_parts(listener, told, state, by, depth, estimate, side, record);
}

#[inline(never)]
#[allow(clippy::too_many_arguments)] // what an event has
fn tell_parts<S: Copy>(
    listener: &mut Listener<S>,
    told: Told,
    state: S,
    by: By,
    depth: u32,
    estimate: Option<u32>,
    side: Side,
    record: Option<u32>,
) {
    let event = Event { state, by, depth, estimate, side, record };
    match told {
        Told::Generated => listener.generated(event),
        Told::Expanded => listener.expanded(event),
        Told::Duplicate => listener.duplicate(event),
        Told::Pruned { bound } => listener.pruned(event, bound),
        Told::Met => listener.met(event),
        Told::Solved => listener.solved(event),
        Told::Worse => listener.worse(event),
    }
}

/// What is told of a position.
#[derive(Clone, Copy)]
enum Told {
    Generated,
    Expanded,
    Duplicate,
    Pruned { bound: u32 },
    Met,
    Solved,
    Worse,
}

/// Tells an echo and its marks. One node is looked at here for many in [`Listener::Recorder`], so that is not to be made longer by this.
#[cold]
#[inline(never)]
fn tell<S: Copy>(echo: &mut (&mut Marks, &mut Echo<S>), told: Told, event: Event<S>) {
    match told {
        Told::Generated => echo.generated(event),
        Told::Expanded => echo.expanded(event),
        Told::Duplicate => echo.duplicate(event),
        Told::Pruned { bound } => echo.pruned(event, bound),
        Told::Met => echo.met(event),
        Told::Solved => echo.solved(event),
        Told::Worse => echo.worse(event),
    }
}

impl<S: Copy> Observer<S> for Listener<'_, S> {
    #[inline]
    fn generated(&mut self, event: Event<S>) {
        match self {
            Self::Recorder(recorder) => recorder.generated(event),
            Self::Marks(marks) => {
                marks.generated(event);
                marks.count_pairs(&event);
            }
            Self::Echo(echo) => {
                echo.0.count_pairs(&event);
                tell(echo, Told::Generated, event);
            }
        }
    }

    #[inline]
    fn expanded(&mut self, event: Event<S>) {
        match self {
            Self::Recorder(recorder) => recorder.expanded(event),
            Self::Marks(marks) => marks.expanded(event),
            Self::Echo(echo) => tell(echo, Told::Expanded, event),
        }
    }

    #[inline(never)]
    fn stored_value(&mut self, told: StoredValue) {
        match self {
            Self::Recorder(recorder) => recorder.stored_value(told),
            Self::Marks(_) => {}
            Self::Echo(echo) => echo.1.stored_value(told),
        }
    }

    #[inline]
    fn duplicate(&mut self, event: Event<S>) {
        match self {
            Self::Recorder(recorder) => recorder.duplicate(event),
            Self::Marks(marks) => marks.duplicate(event),
            Self::Echo(echo) => tell(echo, Told::Duplicate, event),
        }
    }

    #[inline]
    fn pruned(&mut self, event: Event<S>, bound: u32) {
        match self {
            Self::Recorder(recorder) => recorder.pruned(event, bound),
            Self::Marks(marks) => marks.pruned(event, bound),
            Self::Echo(echo) => tell(echo, Told::Pruned { bound }, event),
        }
    }

    fn bound_raised(&mut self, bound: u32) {
        match self {
            Self::Recorder(recorder) => recorder.bound_raised(bound),
            Self::Marks(marks) => Observer::<S>::bound_raised(*marks, bound),
            Self::Echo((marks, echo)) => {
                Observer::<S>::bound_raised(*marks, bound);
                echo.bound_raised(bound);
            }
        }
    }

    fn proved(&mut self, bound: u32) {
        match self {
            Self::Recorder(recorder) => recorder.proved(bound),
            Self::Marks(marks) => Observer::<S>::proved(*marks, bound),
            Self::Echo((marks, echo)) => {
                Observer::<S>::proved(*marks, bound);
                echo.proved(bound);
            }
        }
    }

    #[inline(never)]
    fn met(&mut self, event: Event<S>) {
        match self {
            Self::Recorder(recorder) => recorder.met(event),
            Self::Marks(marks) => marks.met(event),
            Self::Echo(echo) => tell(echo, Told::Met, event),
        }
    }

    #[inline(never)]
    fn solved(&mut self, event: Event<S>) {
        match self {
            Self::Recorder(recorder) => recorder.solved(event),
            Self::Marks(marks) => marks.solved(event),
            Self::Echo(echo) => tell(echo, Told::Solved, event),
        }
    }

    #[inline(never)]
    fn worse(&mut self, event: Event<S>) {
        match self {
            Self::Recorder(recorder) => recorder.worse(event),
            Self::Marks(marks) => marks.worse(event),
            Self::Echo(echo) => tell(echo, Told::Worse, event),
        }
    }
}
