// Stubs of the elements for server-side rendering.

export const RollingCubesBoard = undefined;
export const RollingCubesRace = undefined;
export const RollingCubesLesson = undefined;
