import type { Lane, Misread, Snapshot } from '../pkg/rolling_cubes.js';

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
  /** Nodes a second for each lane; 0 is full speed. */
  speed: number;

  /** Fulfilled when the element can be worked with: from when it is first in view or one of its methods is called. */
  readonly ready: Promise<void>;
  /** How it stands now, as the text of a link; empty before it is ready. */
  readonly link: string;
  /** What was not understood of the attributes. */
  readonly misread: readonly Misread[];

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

/**
 * `<rolling-cubes-lesson>`: a lesson with its instrument, in a frame. Its attributes are keys of the page's links: `lesson` (without it
 * there is the list of all), `step`, `lang` and `theme`; `src` is the page's address, by default that of `rolling-cubes.html` beside
 * `embed.js`.
 */
export interface RollingCubesLesson extends HTMLElement {
  /** What the frame shows. */
  readonly address: string;
  /** As it was told last; null before that. */
  readonly standing: LessonStanding | null;
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
}

/** The events of a race. They bubble. */
export interface RaceEvents {
  /** Something was counted: at most some ten times a second and lane. */
  progress: CustomEvent<{ lanes: LaneReport[] }>;
  /** A lane has found a shortest solution. */
  solved: CustomEvent<LaneReport>;
  /** No lane has anything left to do. */
  finished: CustomEvent<{ lanes: LaneReport[] }>;
}

/** The events of a lesson. They bubble. */
export interface LessonEvents {
  /** Another step is in hand, or a question was answered. */
  progress: CustomEvent<LessonStanding>;
  /** All questions of a lesson are answered. */
  finished: CustomEvent<LessonStanding>;
}

type Listener<Of, Event> =
  | ((this: Of, event: Event) => unknown)
  | { handleEvent(event: Event): void };

export interface RollingCubesBoard {
  addEventListener<K extends keyof BoardEvents>(
    type: K,
    listener: Listener<RollingCubesBoard, BoardEvents[K]>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

export interface RollingCubesRace {
  addEventListener<K extends keyof RaceEvents>(
    type: K,
    listener: Listener<RollingCubesRace, RaceEvents[K]>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

export interface RollingCubesLesson {
  addEventListener<K extends keyof LessonEvents>(
    type: K,
    listener: Listener<RollingCubesLesson, LessonEvents[K]>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'rolling-cubes-lesson': RollingCubesLesson;
    'rolling-cubes-board': RollingCubesBoard;
    'rolling-cubes-race': RollingCubesRace;
  }
}
