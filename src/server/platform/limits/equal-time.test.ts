import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equalTime, type WaitingClock } from './equal-time.ts';

/** A clock that goes on only when somebody waits. */
function stoppedClock(): WaitingClock {
  let at = 1000;
  return {
    now: () => at,
    wait: async (ms) => {
      at += ms;
    },
  };
}

/** How long an answer takes whose work takes so many ms. */
async function timeOf(work: number, step: number): Promise<number> {
  const clock = stoppedClock();
  const started = clock.now();
  await equalTime(() => clock.wait(work), step, clock);
  return Math.round((clock.now() - started) * 1000) / 1000;
}

test('AGENT-03 answers within the step are delayed to exactly the step', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 150 }), async (work) => {
      expect(await timeOf(work, 150)).toBe(150);
    }),
  );
});

test('AGENT-03 longer work is answered at multiples of the step', async () => {
  expect(await Promise.all([151, 299, 300, 301].map((work) => timeOf(work, 150)))).toEqual([300, 300, 300, 450]);
});

test('AGENT-03 two kinds of work cannot be distinguished by time; without the step they can', async () => {
  const found = Array.from({ length: 50 }, (_, at) => 12 + (at % 7));
  const missed = Array.from({ length: 50 }, (_, at) => 2 + (at % 5));
  const times = async (kind: readonly number[], step: number) =>
    new Set(await Promise.all(kind.map((work) => timeOf(work, step))));
  expect(await times(found, 150)).toEqual(await times(missed, 150));
  const bare = await times(found, 0.001);
  expect([...(await times(missed, 0.001))].filter((time) => bare.has(time))).toEqual([]);
});

test('failures are delayed like answers', async () => {
  const clock = stoppedClock();
  await expect(equalTime(() => Promise.reject(new Error('gone')), 150, clock)).rejects.toThrow('gone');
  expect(clock.now()).toBe(1150);
});
