import { run } from '../../../../www/features/experiments/jobs.js';
import { orderOf } from '../../../../www/features/experiments/order.js';

/** @import { News } from '../../../../www/features/experiments/jobs.js' */
/** @import { Draw, Instance, Plan } from '../../../../www/shared/state/plan.js' */

/** Runs a plan's instances one by one. @param {Plan} plan */
export function trialOf(plan) {
  /** @type {Draw[]} */
  const draws = [];
  const job = run(orderOf(plan), draws);
  /** @param {Draw} draw @param {(news: News | null) => void} [hear] @returns {Instance} */
  return (draw, hear = () => {}) => {
    draws.push(draw);
    for (;;) {
      const { value } = job.next();
      if (value?.instance) return value.instance;
      if (value !== undefined) hear(value);
    }
  };
}
