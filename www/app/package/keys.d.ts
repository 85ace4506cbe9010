// What the elements take in templates of frameworks.

import type {
  BoardEvents,
  LessonEvents,
  RaceEvents,
  RollingCubesBoard,
  RollingCubesLesson,
  RollingCubesRace,
} from 'rolling-cubes';

type Optional<Of, Key extends keyof Of> = { [K in Key]?: Of[K] | undefined };

type Keys<Of extends RollingCubesBoard | RollingCubesRace> = Optional<
  Of,
  | 'puzzle'
  | 'start'
  | 'goal'
  | 'moves'
  | 'race'
  | 'mode'
  | 'at'
  | 'camera'
  | 'theme'
  | 'autoplay'
  | 'speed'
>;

/** Each element with its keys and events. */
export interface Elements {
  'rolling-cubes-board': { of: RollingCubesBoard; keys: Keys<RollingCubesBoard>; on: BoardEvents };
  'rolling-cubes-race': { of: RollingCubesRace; keys: Keys<RollingCubesRace>; on: RaceEvents };
  'rolling-cubes-lesson': {
    of: RollingCubesLesson;
    keys: Optional<
      RollingCubesLesson,
      'lesson' | 'step' | 'exercise' | 'answers' | 'by' | 'theme' | 'src'
    >;
    on: LessonEvents;
  };
}
