import fc from 'fast-check';
import { expect, test } from 'vitest';
import { change, emptySelection } from '#domain/booking/change.ts';
import type { Selection } from '#domain/booking/selection.ts';
import { day } from '#domain/calendar/day.ts';
import { anyChoices } from '#domain/testing/arbitraries.ts';
import { runs } from '#domain/testing/runs.ts';
import { CONTEXT } from '#domain/testing/sample.ts';
import { decodeForm, encodeForm } from '../form.ts';
import { schemas } from '../schemas.ts';
import { readLoadData, writeLoadData } from './load-data.ts';

/** A selection as it comes out of the wire: sent as a form, parsed, read. */
function overTheWire(selection: Selection) {
  const sent = encodeForm({ objectId: 1, ...writeLoadData(selection) });
  return readLoadData(schemas.loadBookingData.request.parse(decodeForm(new URLSearchParams(sent))));
}

const nobody = (counts: Readonly<Record<number, number>>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
const nothing = (maps: Readonly<Record<number, Readonly<Record<number, number>>>>) =>
  Object.fromEntries(
    Object.entries(maps).flatMap(([id, counts]) => {
      const kept = nobody(counts);
      return Object.keys(kept).length > 0 ? [[id, kept]] : [];
    }),
  );

test('PRICE-01 a selection that is sent as a price reload is read as the same wish', () => {
  fc.assert(
    fc.property(anyChoices, (choices) => {
      const selection: Selection = { ...emptySelection(CONTEXT), ...choices } as Selection;
      const wish = overTheWire(selection);
      expect(wish.day).toBe(selection.day);
      expect(wish.party ?? {}).toEqual(nobody(selection.party));
      expect(wish.rooms).toEqual(nothing(selection.rooms));
      expect(wish.extras).toEqual(nothing(selection.extras));
      expect(wish.flexible).toBe(selection.flexible);
      expect(wish.membership).toBe(selection.membership);
      const { saving } = selection;
      expect(wish.saving).toEqual(saving.kind === 'promoCode' ? { ...saving, code: saving.code.trim() } : saving);
    }),
    runs(),
  );
});

test('ROOM-04 the answers about open beds travel with the room', () => {
  let selection = emptySelection(CONTEXT);
  for (const wish of [
    { kind: 'day', day: day('2027-06-05') },
    { kind: 'room', roomId: 1, typeId: 1, count: 1 },
    {
      kind: 'friends',
      roomId: 1,
      answer: { unknown: false, friends: [{ name: 'Ada Ödmann', email: 'ada@example.com' }] },
    },
  ] as const)
    selection = change(selection, wish, CONTEXT);
  expect(overTheWire(selection).friends).toEqual(selection.friends);
});
