import { expect, test } from 'vitest';
import { FairQueue, Overloaded } from './fair-queue.ts';

const stays = new AbortController().signal;

/** Work that ends when it is told to, and what began and ended so far. */
function setUp(limits: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) {
  const queue = new FairQueue({ running: 1, perVisitor: 100, waiting: 100, ...limits });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (visitor: string, name: string, signal = stays) =>
    queue.run(visitor, signal, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { queue, begun, ask, end, settled };
}

test('work runs up to the concurrency limit, the rest waits in order', async () => {
  const { begun, ask, end, settled } = setUp({ running: 2 });
  const asked = ['a1', 'a2', 'a3'].map((name) => ask('a', name));
  await settled();
  expect(begun).toEqual(['a1', 'a2']);
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'a3']);
  await end('a1');
  await end('a3');
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3']);
});

test('visitors take turns: many requests of one do not delay another', async () => {
  const { begun, ask, end, settled } = setUp();
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask('a', name);
  for (const name of ['b1', 'b2']) ask('b', name);
  await settled();
  for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

test('one visitor has a limit of running work, and others still have room', async () => {
  const { ask } = setUp({ perVisitor: 2 });
  ask('a', 'a1');
  ask('a', 'a2');
  await expect(ask('a', 'a3')).rejects.toThrow(Overloaded);
  ask('b', 'b1');
});

test('the total of waiting work is limited', async () => {
  const { ask, end, queue, settled } = setUp({ waiting: 2 });
  for (const name of ['1', '2', '3']) ask(name, name);
  await settled();
  await expect(ask('4', '4')).rejects.toThrow(Overloaded);
  await end('1');
  ask('5', '5');
  expect(queue.length).toBe(3);
});

test('work abandoned while waiting is never started, and frees its slot', async () => {
  const { begun, ask, end, queue, settled } = setUp({ perVisitor: 2 });
  const leaving = new AbortController();
  ask('a', 'a1');
  await settled();
  const left = ask('a', 'a2', leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  ask('a', 'a3');
  await end('a1');
  await end('a3');
  expect(begun).toEqual(['a1', 'a3']);
  expect(queue.length).toBe(0);
});

test('failed work frees its slot', async () => {
  const { queue, ask, begun, settled } = setUp();
  await expect(queue.run('a', stays, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  ask('a', 'next');
  await settled();
  expect(begun).toEqual(['next']);
});
