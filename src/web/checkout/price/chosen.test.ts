import { expect, test } from 'vitest';
import { emptySelection } from '#domain/booking/change.ts';
import type { OfferContext } from '#domain/booking/selection.ts';
import { CONTEXT, NOW } from '#domain/testing/sample.ts';
import { chosenExtras, chosenRooms, partyText } from './chosen.ts';

const context: OfferContext = { ...CONTEXT, language: 'en', currency: 'EUR', now: NOW, isAgent: false };
const chosen = emptySelection(context);

test('rooms are counted as rooms, and as beds where they are shared', () => {
  const selection = { ...chosen, rooms: { 1: { 1: 2, 2: 1 }, 4: { 4: 3 } } };
  expect(chosenRooms(selection, context)).toEqual([
    { id: 1, name: 'Twin', units: 2 },
    { id: 4, name: 'Dormitory', units: 3 },
  ]);
});

test('extras are listed with their option, and only chosen ones', () => {
  const selection = { ...chosen, extras: { 1: { 1: 0, 2: 3 } } };
  expect(chosenExtras(selection, context)).toEqual([{ id: 2, name: 'Transfer', option: 'Taxi', quantity: 3 }]);
});

test('the party is named in the singular for one traveller', () => {
  expect(partyText({ ...chosen, party: { 1: 2, 2: 0, 4: 1 } }, context)).toBe('2 Adults, 1 Young adult');
});
