import type { Lane, Misread, Snapshot } from '../../pkg/rolling_cubes.js';

/** One lane of a race: its search, its status and its counters. */
export interface LaneReport extends Snapshot {
  /** Its place in the race, from 0. */
  lane: number;
  search: Lane;
  phase: 'ready' | 'running' | 'paused' | 'ended' | 'failed';
  /** Milliseconds of searching, without waiting. */
  time: number;
  /** Milliseconds of building the heuristic's tables, before the search. */
  tableTime: number;
  /** Positions generated per second of searching; null while the time is too short. */
  rate: number | null;
  /** The error, if it has failed. */
  failure: string;
}

/** The board's place on its line of play. */
export interface Place {
  /** The number of moves made. */
  at: number;
  /** The number of moves of the line. */
  length: number;
  /** The last move; null at the start. */
  move: string | null;
  /** The position in the puzzle's text form. */
  position: string;
  /** Whether it is the goal. */
  solved: boolean;
}

/** Members of both elements. Attributes and properties have the names and forms of the link's keys; null is the default. */
export interface RollingCubesElement extends HTMLElement {
  /** `cubes`, `tiles`, `knights`, `toys` or `map`. */
  puzzle: string | null;
  /** The start in the puzzle's text form. */
  start: string | null;
  /** The goal in the puzzle's text form. */
  goal: string | null;
  /** The line of play: moves made, then a dot and the moves ahead. */
  moves: string | null;
  /** The lanes, for example `ida-star/colours,bidirectional-bfs`. */
  race: string | null;
  /** `time` or `nodes`. */
  mode: string | null;
  /** The lanes' places: nodes, or `end`. */
  at: string | null;
  /** The board's camera: yaw and pitch in whole degrees, for example `-17,54`. */
  camera: string | null;
  /** `light` or `dark`; by default that of the surrounding page. */
  theme: string | null;
  /** Plays once scrolled into view, unless reduced motion is preferred. */
  autoplay: boolean;
  /** Nodes a second for each lane, 1 to 10,000,000; 0 or `full` is full speed. */
  get speed(): number;
  set speed(speed: number | string | null | undefined);

  /** Resolves when the element is usable. Loading begins when it is first in view or a method is called. */
  readonly ready: Promise<void>;
  /** The current state as the text of a link; empty before it is ready. */
  readonly link: string;
  /** Invalid attributes; each is treated as unset. */
  readonly misread: readonly Misread[];
  /** Whether it was interrupted to make room for other elements of the page. It resumes by itself. */
  readonly waiting: boolean;
  /** Why the goal is unreachable, as the element shows it; empty if it is reachable, or only a search could tell. */
  readonly unreachable: string;

  play(): Promise<void>;
  pause(): Promise<void>;
  /** One move of a board, or `count` nodes in each lane of a race; negative goes back. */
  step(count?: number): Promise<void>;
  /** Goes to a move of a board's line, or to a node of each lane's search, forward or back. */
  seek(at: number): Promise<void>;
  /** Restores the initial state. */
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

/** Progress in a lesson. */
export interface LessonStanding {
  /** Its name; empty for a custom lesson. */
  lesson: string;
  title: string;
  /** The current step, from 1. */
  step: number;
  steps: number;
  questions: number;
  /** The numbers of answered questions and of right answers. */
  answered: number;
  right: number;
}

/** Progress in a set of exercises. */
export interface ExerciseStanding {
  /** The set with its seed, as in links. */
  exercise: string;
  /** Equal seeds give equal problems. */
  seed: number;
  /** The answers so far, as in links. */
  answers: string;
  /** The numbers of steps, and of steps right at the first try. */
  steps: number;
  right: number;
  /** Percent of steps that must be right. */
  pass: number;
  /** Whether all steps are answered. */
  finished: boolean;
  /** Whether it is finished with enough right steps. */
  passed: boolean;
  /** A link to the result. Opening it, or pasting it under *Mark results*, marks the answers again. */
  result: string;
}

/**
 * `<rolling-cubes-lesson>`: a lesson or exercises with the whole page in a frame. Attributes are keys of links:
 * `lesson` and `step`; or `exercise`, a set from *Copy the link for a class*, earlier `answers`, and `by`, the name in
 * the result; `lang` and `theme`. Without lesson and exercise it lists all lessons. `src` is the page's address, by
 * default `rolling-cubes.html` beside `embed.js`.
 */
export interface RollingCubesLesson extends HTMLElement {
  lesson: string | null;
  step: string | null;
  exercise: string | null;
  answers: string | null;
  by: string | null;
  theme: string | null;
  src: string | null;
  /** The frame's address. */
  readonly address: string;
  /** The last reported progress, or null; with the attribute `exercise` an `ExerciseStanding`. */
  readonly standing: LessonStanding | ExerciseStanding | null;
}

export declare const RollingCubesLesson: { new (): RollingCubesLesson };
export declare const RollingCubesBoard: { new (): RollingCubesBoard };
export declare const RollingCubesRace: { new (): RollingCubesRace };

/** The events of a board. They bubble. */
export interface BoardEvents {
  /** The board's place has changed. */
  move: CustomEvent<Place>;
  /** The board has reached the goal. */
  solved: CustomEvent<Place>;
  /** Playing has reached the end of the line. */
  finished: CustomEvent<Place>;
  /** The given goal is unreachable. */
  unreachable: CustomEvent<{ reason: string }>;
}

/** The events of a race. They bubble. */
export interface RaceEvents {
  /** Counters have changed; at most about ten times a second per lane. */
  progress: CustomEvent<{ lanes: LaneReport[] }>;
  /** A lane has found a shortest solution. */
  solved: CustomEvent<LaneReport>;
  /** No lane has anything left to do. */
  finished: CustomEvent<{ lanes: LaneReport[] }>;
  /** The given goal is unreachable. */
  unreachable: CustomEvent<{ reason: string }>;
}

/** The events of a lesson or exercises. They bubble. */
export interface LessonEvents {
  /** The step has changed, or a question was answered. */
  progress: CustomEvent<LessonStanding | ExerciseStanding>;
  /** All questions of a lesson, or all steps of the exercises, are answered. */
  finished: CustomEvent<LessonStanding | ExerciseStanding>;
}

type Listener<Of, Event> =
  | ((this: Of, event: Event) => unknown)
  | { handleEvent(event: Event): void };

/** Listeners for an element's own events and all others. */
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
