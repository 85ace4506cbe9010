import type { CSSResultOrNative } from 'lit';
import type { Catalogue, PuzzleChoice } from '../../pkg/rolling_cubes.js';
import type { Own, Row } from '../state/page-keys.js';
import type { State } from '../state/state.js';
import type { Store } from '../state/store.js';
import type { present } from '../words/en/present.js';
import type { Control } from './control.d.ts';

/** Names of what is loaded, of views, and what features add to the state and to links: those of `www/app/features.js`. */
/* biome-ignore-start lint/suspicious/noEmptyInterface: the app adds to them */
export interface Parts {}
export interface Views {}
export interface Slices {}
/* biome-ignore-end lint/suspicious/noEmptyInterface: the app adds to them */

export type Door = 'play' | 'learn' | 'lab' | 'teach';

/** All that the rest of the page knows of a feature, in `feature.js` of its folder. It is in the first script. */
export interface Manifest {
  /** Its view is behind this door; `lab` gives it a tab. */
  door?: Door | ((state: State) => Door);
  load?: () => Promise<unknown>;
  /** Whether its view has something to show of a puzzle; by default of all. */
  fits?: (key: string) => boolean;
  /** Needs the whole engine, here or in its workers. */
  whole?: boolean;
  /** Which states need it loaded, or what they have; by default those with its view. `noted`: a slow load has a note. */
  wanted?: ((state: State) => boolean) | string;
  noted?: boolean;
  /** Its part of a new state. */
  fresh?: () => object;
  /** The options of its view in links, and those that differ from the default. */
  options?: readonly string[];
  /** Options that no list can name, with what to say of them. */
  other?: { fits: (option: string) => boolean; said: 'a-depth' };
  shown?: (state: State) => string[];
  /** The state with its view set by options. */
  withShown?: (state: State, options: readonly string[]) => State;
  /** Its keys in links, their values while its view is open (`state.own` by default), and the state that they open. */
  keys?: readonly Row[];
  own?: (state: State) => Own;
  opened?: (state: State, own: Own, due: boolean) => State;
  /** Files of words that only the page has, and no element. */
  words?: readonly string[];
  /** Links for the random visitor. */
  visits?: readonly string[];
}

/** What a view is drawn from. */
export interface Shown {
  state: State;
  control: Control;
  puzzle: PuzzleChoice;
  /** The link of the current state. */
  address: () => string;
  editBreakpoints: () => void;
  /** The race's controls, and the note that the problem has no solution. */
  controls: () => unknown;
  unsolvable: () => unknown;
  /** Presented with all its code; printed now. */
  presented: boolean;
  printing: boolean;
}

/** The element below the tabs, and optionally one in place of the board, or of board and race. */
export interface View {
  panel?: (shown: Shown) => unknown;
  board?: (shown: Shown) => unknown;
  whole?: (shown: Shown) => unknown;
  /** The panel is a picture that needs a height on paper. */
  pictured?: true;
}

/** A presenter's clicker in a view. */
export interface Clicker {
  /** Returns whether there was a step; a far one goes by stages. */
  step: (control: Control, by: 1 | -1, far: boolean) => boolean;
  /** The next step's key in the words. */
  next: (state: State) => keyof typeof present.notes.steps;
}

export interface Tools {
  store: Store<State>;
  catalogue: Catalogue;
}

/** What a feature does beside the page. */
export interface Service {
  /** The state has changed: `near` are the positions on the board, ahead, and one move from it. */
  follow?: (near: readonly string[]) => void;
  /** Another problem takes the place of this one. */
  leave?: () => void;
}

/** The module that a feature is loaded by; importing it defines its elements. */
export interface Feature {
  view?: View;
  clicker?: Clicker;
  /** The page's layout for it. */
  style?: CSSResultOrNative | CSSResultOrNative[];
  /** What stands before the view, after it, and over the race's chart. */
  before?(shown: Shown): unknown;
  after?(shown: Shown): unknown;
  chart?(shown: Shown): unknown;
  /** Pictures of the lanes, and what stands above them. */
  stage?(shown: Shown, bare?: boolean): unknown;
  bar?(shown: Shown): unknown;
  /** What the lanes come to, for those who listen. */
  ends?(state: State): unknown;
  /** What the searches have paid, in a sentence. */
  prices?(state: State): string;
  /** What the race has shown, and its curves, or the pictures in their place. */
  curves?(state: State, brief: boolean, pictures?: unknown): unknown;
  /** Attributes `data-…` of the page, for styles. `plain`: without controls for choosing; `shelf`: without a view. */
  marks?(shown: Shown): Readonly<Record<string, boolean>>;
  /** What a lane's card says besides; or nothing. */
  above?(state: State, puzzle: PuzzleChoice, lane: number): string;
  /** Makes its services, once. */
  work?(tools: Tools): readonly Service[];
}
