// The elements as Vue's templates know them.

import type {} from 'rolling-cubes/vue';
import type { GlobalComponents } from 'vue';

type Props<Name extends keyof GlobalComponents> = InstanceType<GlobalComponents[Name]>['$props'];

export const race: Props<'rolling-cubes-race'> = {
  speed: 0,
  onFinished: ({ detail }) => detail.lanes.map(({ generated }) => generated.toFixed()),
};
export const lesson: Props<'rolling-cubes-lesson'> = { lesson: 'ida-star', step: undefined };
// @ts-expect-error: a number
export const wrong: Props<'rolling-cubes-race'> = { speed: '0' };
