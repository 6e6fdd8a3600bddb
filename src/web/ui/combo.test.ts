import { expect, test } from 'vitest';
import { type ComboState, comboKey } from './combo.ts';

const closed: ComboState = { open: false, active: -1 };
const at = (active: number): ComboState => ({ open: true, active });
const press = (key: string, state: ComboState, count = 3, altKey = false) => comboKey({ key, altKey }, state, count);

test('NAV-07 arrow keys open the list and wrap around', () => {
  expect(press('ArrowDown', closed)).toEqual(at(0));
  expect(press('ArrowUp', closed)).toEqual(at(2));
  expect(press('ArrowDown', at(2))).toEqual(at(0));
  expect(press('ArrowUp', at(0))).toEqual(at(2));
  expect(press('ArrowUp', at(2))).toEqual(at(1));
  expect(press('ArrowDown', closed, 0)).toEqual(at(-1));
  expect(press('ArrowUp', closed, 0)).toEqual(at(-1));
});

test('Alt with an arrow opens and closes the list without moving in it', () => {
  expect(press('ArrowDown', closed, 3, true)).toEqual(at(-1));
  expect(press('ArrowDown', at(1), 3, true)).toEqual(at(1));
  expect(press('ArrowUp', at(1), 3, true)).toEqual(closed);
  expect(press('ArrowUp', closed, 3, true)).toBeNull();
});

test('NAV-07 Enter chooses the highlighted option, and otherwise submits the form', () => {
  expect(press('Enter', at(1))).toEqual({ ...closed, chosen: 1 });
  expect(press('Enter', at(-1))).toBeNull();
  expect(press('Enter', closed)).toBeNull();
  // The list became shorter while a newer answer came.
  expect(press('Enter', at(2), 2)).toBeNull();
});

test('Escape closes the list, and without a list is left to the surrounding popup', () => {
  expect(press('Escape', at(1))).toEqual(closed);
  expect(press('Escape', closed)).toBeNull();
});

test('text editing keys are left to the input', () => {
  for (const key of ['a', ' ', 'Home', 'End', 'ArrowLeft', 'ArrowRight', 'Backspace', 'Tab'])
    expect(press(key, at(1))).toBeNull();
});
