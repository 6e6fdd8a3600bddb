import { expect, test } from 'vitest';
import { assignIds, temporaryIds } from './item-ids.ts';

const document = {
  days: [{ id: -7, title: 'Arrival' }, { id: 2 }],
  variants: [{ id: -1, rooms: [{ id: -3, sleeps: [1, 2] }], extras: [{ id: 9, options: [{ id: -4 }] }] }],
};

test('temporary ids are found in every list, and those of variants apart', () => {
  expect(temporaryIds(document)).toEqual({ variants: [-1], items: [-7, -3, -4] });
});

test('assigned ids replace the temporary ones and nothing else', () => {
  expect(assignIds(document, { '-7': 11, '-1': 40, '-3': 12, '-4': 13 })).toEqual({
    days: [{ id: 11, title: 'Arrival' }, { id: 2 }],
    variants: [{ id: 40, rooms: [{ id: 12, sleeps: [1, 2] }], extras: [{ id: 9, options: [{ id: 13 }] }] }],
  });
});
