// The package's elements where there is no browser: nothing is defined, so that a server can import what it renders.

export const RollingCubesBoard = undefined;
export const RollingCubesRace = undefined;
export const RollingCubesLesson = undefined;
