import { expect, test } from 'vitest';
import { advances, dayParts, pastedDate, typedDay } from './birth-date.ts';

test('three typed parts become a day only when the calendar has that day', () => {
  expect(typedDay({ day: '3', month: '9', year: '1984' })).toBe('1984-09-03');
  expect(typedDay({ day: '29', month: '2', year: '2024' })).toBe('2024-02-29');
  const none = [
    { day: '29', month: '02', year: '1900' },
    { day: '31', month: '04', year: '1990' },
    { day: '00', month: '01', year: '1990' },
    { day: '01', month: '13', year: '1990' },
    { day: '01', month: '01', year: '90' },
    { day: '', month: '01', year: '1990' },
  ];
  expect(none.map(typedDay)).toEqual(none.map(() => null));
  expect(dayParts('1984-09-03')).toEqual({ day: '03', month: '09', year: '1984' });
});

test('the cursor moves on when a digit fills a field at its end, never on a deletion, a paste or a correction', () => {
  const full = { inputType: 'insertText', text: '12', cursor: 2, length: 2 };
  expect(advances(full)).toBe(true);
  expect(advances({ ...full, inputType: 'deleteContentBackward' })).toBe(false);
  expect(advances({ ...full, inputType: 'insertFromPaste' })).toBe(false);
  expect(advances({ ...full, cursor: 1 })).toBe(false);
  expect(advances({ ...full, text: '1', cursor: 1 })).toBe(false);
});

test('a whole date that is pasted fills all three fields', () => {
  const date = { day: '3', month: '9', year: '1984' };
  expect([' 3/9/1984', '3.9.1984', '1984-9-3', '3 9 1984'].map(pastedDate)).toEqual([date, date, date, date]);
  expect(pastedDate('12')).toBeNull();
});
