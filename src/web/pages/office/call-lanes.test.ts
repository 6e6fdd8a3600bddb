import { expect, test } from 'vitest';
import { lanesOf } from './call-lanes.ts';

test('overlapping callbacks are placed side by side, and adjacent ones share a lane', () => {
  const lanes = lanesOf([
    { id: 3, at: 10, until: 12 },
    { id: 1, at: 8, until: 10 },
    { id: 2, at: 9, until: 12 },
    { id: 4, at: 12, until: 13 },
  ]);
  expect([...lanes]).toEqual([
    [1, { lane: 0, lanes: 2 }],
    [2, { lane: 1, lanes: 2 }],
    [3, { lane: 0, lanes: 2 }],
    [4, { lane: 0, lanes: 1 }],
  ]);
});
