import type { Lane, Misread, Snapshot } from '../../pkg/rolling_cubes.js';

/** One lane of a race: what it runs, how it stands, and all its counters. */
export interface LaneReport extends Snapshot {
  /** Its place in the race, from 0. */
  lane: number;
  search: Lane;
  phase: 'ready' | 'running' | 'paused' | 'ended' | 'failed';
  /** Milliseconds of searching, without any waiting. */
  time: number;
  /** Milliseconds of building the heuristic's tables, before the search. */
  tableTime: number;
  /** Positions generated for each second of searching; null while that is too short to say. */
  rate: number | null;
  /** What went wrong, when it has failed. */
  failure: string;
}

/** Where a board stands on its line of play. */
export interface Place {
  /** How many moves have been made. */
  at: number;
  /** How many moves the line has. */
  length: number;
  /** The move made last; null at the start. */
  move: string | null;
  /** The position in the puzzle's text form. */
  position: string;
  /** Whether it is the goal. */
  solved: boolean;
}

/** What both elements have in common. Attributes and properties have the names and forms of the link's keys; null is the default. */
export interface RollingCubesElement extends HTMLElement {
  /** `cubes`, `tiles`, `knights` or `toys` */
  puzzle: string | null;
  /** The start position in the puzzle's text form. */
  start: string | null;
  /** The goal in the puzzle's text form. */
  goal: string | null;
  /** The line of play: moves made, and after a dot those that lie ahead. */
  moves: string | null;
  /** The lanes: `ida-star/colours,bidirectional-bfs` */
  race: string | null;
  /** `time` or `nodes` */
  mode: string | null;
  /** Where the lanes stand: nodes, or `end`. */
  at: string | null;
  /** Where a board is seen from: yaw and pitch in whole degrees, `-17,54`. */
  camera: string | null;
  /** `light` or `dark`; by default as the place on the page is. */
  theme: string | null;
  /** Plays by itself, once it has been scrolled into view; where motion is not wanted, it does not. */
  autoplay: boolean;
  /** Nodes a second for each lane, 1 to 10,000,000; 0 or `full` is full speed. */
  get speed(): number;
  set speed(speed: number | string | null | undefined);

  /** Fulfilled when the element can be worked with: from when it is first in view or one of its methods is called. */
  readonly ready: Promise<void>;
  /** How it stands now, as the text of a link; empty before it is ready. */
  readonly link: string;
  /** What was not understood of the attributes; each is as if it were not set. */
  readonly misread: readonly Misread[];
  /** Whether it had to make room for other elements of the page while it ran. It goes on by itself. */
  readonly waiting: boolean;
  /** Why the goal cannot be reached, as the element shows it; empty where it can be, or only a search could tell. */
  readonly unreachable: string;

  play(): Promise<void>;
  pause(): Promise<void>;
  /** One move of a board, or so many nodes in each lane of a race; back when negative. */
  step(count?: number): Promise<void>;
  /** To a move of a board's line, or to a node of each lane's search; forward or back. */
  seek(at: number): Promise<void>;
  /** As it was at first. */
  reset(): Promise<void>;
}

/** `<rolling-cubes-board>`: a puzzle with playback. Without a line of play, playing finds a shortest solution first. */
export interface RollingCubesBoard extends RollingCubesElement {
  /** Null before it is ready. */
  readonly place: Place | null;
}

/** `<rolling-cubes-race>`: searches side by side, and their chart. */
export interface RollingCubesRace extends RollingCubesElement {
  /** Empty before it is ready. */
  readonly lanes: readonly LaneReport[];
}

/** How a lesson stands. */
export interface LessonStanding {
  /** Its name; empty for one of somebody's own. */
  lesson: string;
  title: string;
  /** The step in hand, from 1. */
  step: number;
  steps: number;
  questions: number;
  /** How many of its questions were answered, and how many of these are right. */
  answered: number;
  right: number;
}

/** How a set of exercises stands. */
export interface ExerciseStanding {
  /** The set, with its seed, as links have it. */
  exercise: string;
  /** The same seed, the same problems. */
  seed: number;
  /** What was answered so far, as links have it. */
  answers: string;
  /** How many steps there are, and how many of them were right at once. */
  steps: number;
  right: number;
  /** Percent of the steps that are to be right. */
  pass: number;
  /** Whether nothing is left to be answered. */
  finished: boolean;
  /** Whether it is finished, and enough was right. */
  passed: boolean;
  /** A link to all of it. Whoever opens it, or pastes it under *Mark results*, has it marked again from the answers. */
  result: string;
}

/**
 * `<rolling-cubes-lesson>`: a lesson or exercises, with the instrument, in a frame. Its attributes are keys of the page's links: `lesson` and
 * `step`; or `exercise`, a set as the page's *Copy the link for a class* has it, `answers` that were given before, and `by`, the name that is to stand in
 * the result; `lang` and `theme`. With neither a lesson nor an exercise there is the list of all lessons. `src` is the page's
 * address, by default that of `rolling-cubes.html` beside `embed.js`.
 */
export interface RollingCubesLesson extends HTMLElement {
  lesson: string | null;
  step: string | null;
  exercise: string | null;
  answers: string | null;
  by: string | null;
  theme: string | null;
  src: string | null;
  /** What the frame shows. */
  readonly address: string;
  /** As it was told last; null before that. Who has an `exercise` in it is an `ExerciseStanding`. */
  readonly standing: LessonStanding | ExerciseStanding | null;
}

export declare const RollingCubesLesson: { new (): RollingCubesLesson };
export declare const RollingCubesBoard: { new (): RollingCubesBoard };
export declare const RollingCubesRace: { new (): RollingCubesRace };

/** The events of a board. They bubble. */
export interface BoardEvents {
  /** The board stands elsewhere. */
  move: CustomEvent<Place>;
  /** It stands at the goal. */
  solved: CustomEvent<Place>;
  /** Playing has come to the end of the line. */
  finished: CustomEvent<Place>;
  /** The goal that was set cannot be reached. */
  unreachable: CustomEvent<{ reason: string }>;
}

/** The events of a race. They bubble. */
export interface RaceEvents {
  /** Something was counted: at most some ten times a second and lane. */
  progress: CustomEvent<{ lanes: LaneReport[] }>;
  /** A lane has found a shortest solution. */
  solved: CustomEvent<LaneReport>;
  /** No lane has anything left to do. */
  finished: CustomEvent<{ lanes: LaneReport[] }>;
  /** The goal that was set cannot be reached. */
  unreachable: CustomEvent<{ reason: string }>;
}

/** The events of a lesson, or of exercises. They bubble. */
export interface LessonEvents {
  /** Another step of a lesson is in hand, or something was answered. */
  progress: CustomEvent<LessonStanding | ExerciseStanding>;
  /** All questions of a lesson are answered, or all steps of the exercises done. */
  finished: CustomEvent<LessonStanding | ExerciseStanding>;
}

type Listener<Of, Event> =
  | ((this: Of, event: Event) => unknown)
  | { handleEvent(event: Event): void };

/** How one listens to an element: to its own events, and to all others. */
type Listen<Of, Events> = {
  <K extends keyof Events>(
    type: K,
    listener: Listener<Of, Events[K]>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
};

export interface RollingCubesBoard {
  addEventListener: Listen<RollingCubesBoard, BoardEvents>;
}

export interface RollingCubesRace {
  addEventListener: Listen<RollingCubesRace, RaceEvents>;
}

export interface RollingCubesLesson {
  addEventListener: Listen<RollingCubesLesson, LessonEvents>;
}

declare global {
  interface HTMLElementTagNameMap {
    'rolling-cubes-lesson': RollingCubesLesson;
    'rolling-cubes-board': RollingCubesBoard;
    'rolling-cubes-race': RollingCubesRace;
  }
}
