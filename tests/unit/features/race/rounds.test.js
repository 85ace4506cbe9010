import { expect, test } from 'vitest';
import { Rounds } from '../../../../www/features/race/rounds.js';

function prepared() {
  const rounds = new Rounds();
  rounds.next(null, 0);
  return rounds;
}

test('the first round gives nothing new: tables are built in it, and lanes that are behind catch up', () => {
  const rounds = new Rounds();
  expect(rounds.next(1000, 9000)).toBe(0);
  expect(rounds.total).toBe(0);
  rounds.next(1000, 9000);
  expect(rounds.total).toBe(1);
  // One lane has advanced alone meanwhile.
  rounds.resume(700);
  expect(rounds.next(1000, 20_000)).toBe(0);
  expect(rounds.total).toBe(700);
  rounds.next(1000, 25_000);
  expect(rounds.total).toBe(701);
  rounds.resume(3);
  rounds.next(1000, 30_000);
  rounds.next(1000, 30_000);
  expect(rounds.total).toBe(4);
});

test('at a given speed the shares add up to it', () => {
  const rounds = prepared();
  for (let now = 0; now <= 2000; now += 50) rounds.next(1000, now);
  expect(rounds.total).toBe(2001);
});

test('at one node a second the next round is not due before its time', () => {
  const rounds = prepared();
  expect(rounds.next(1, 0)).toBe(0);
  expect(rounds.next(1, 500)).toBeGreaterThan(0);
  expect(rounds.total).toBe(1);
  expect(rounds.next(1, 1000)).toBe(0);
  expect(rounds.total).toBe(2);
});

test('at full speed shares grow while rounds are short and shrink when they are long', () => {
  const rounds = prepared();
  const share = (/** @type {number} */ now) => {
    const before = rounds.total;
    rounds.next(null, now);
    return rounds.total - before;
  };
  const [first, second, third] = [share(0), share(1), share(2)];
  expect(second).toBe(2 * first);
  expect(third).toBe(4 * first);
  expect(share(1002)).toBe(second);
});

test('mail that takes longer than a round should makes shares no smaller than work of its own length', () => {
  const [MAIL, NODES_A_MS] = [400, 100];
  const rounds = prepared();
  let now = 0;
  let share = 0;
  for (let round = 0; round < 40; round += 1) {
    const worked = share / NODES_A_MS;
    now += MAIL + worked;
    const before = rounds.total;
    rounds.next(null, now, worked);
    share = rounds.total - before;
    if (round > 10) {
      // Between half a round's work and twice one.
      expect(share / NODES_A_MS).toBeGreaterThanOrEqual(15);
      expect(share / NODES_A_MS).toBeLessThanOrEqual(120);
    }
  }
});

test('long rounds of unknown work still leave a share worth its mail', () => {
  const rounds = prepared();
  for (let round = 1; round <= 30; round += 1) rounds.next(null, round * 1000);
  const before = rounds.total;
  rounds.next(null, 31_000);
  expect(rounds.total - before).toBe(500);
});

test('a pause is not made up for, nor what was due at another speed', () => {
  const rounds = prepared();
  rounds.next(1000, 0);
  rounds.next(1000, 1000);
  expect(rounds.total).toBe(1001);
  rounds.resume(1001);
  rounds.next(1000, 60_000);
  rounds.next(1000, 60_000);
  rounds.next(1000, 60_100);
  expect(rounds.total).toBe(1001 + 101);
  rounds.rebase(60_100);
  rounds.next(10, 60_200);
  expect(rounds.total).toBe(1001 + 101 + 2);
});
