import { expect, test } from 'vitest';
import { advances, dayParts, joinDate, pastedDate, splitDate, typedDay } from './birth-date.ts';

test('three typed parts become a date only when the calendar has it', () => {
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

test('TRAV-06 the cursor leaves the day after a digit above 3 or two digits, the month after a digit above 1 or two', () => {
  const typed = { inputType: 'insertText', cursor: 1 };
  const after = (part: 'day' | 'month', text: string) => advances({ ...typed, part, text, cursor: text.length });
  expect(['1', '3'].map((text) => after('day', text))).toEqual([false, false]);
  expect(['4', '9', '03', '31'].map((text) => after('day', text))).toEqual([true, true, true, true]);
  expect(['0', '1'].map((text) => after('month', text))).toEqual([false, false]);
  expect(['2', '9', '01', '12'].map((text) => after('month', text))).toEqual([true, true, true, true]);
  expect(advances({ ...typed, part: 'year', text: '1984', cursor: 4 })).toBe(false);
});

test('the cursor does not move on after a deletion, a paste or a correction', () => {
  const full = { part: 'day', inputType: 'insertText', text: '12', cursor: 2 } as const;
  expect(advances(full)).toBe(true);
  expect(advances({ ...full, inputType: 'deleteContentBackward' })).toBe(false);
  expect(advances({ ...full, inputType: 'insertFromPaste' })).toBe(false);
  expect(advances({ ...full, cursor: 1 })).toBe(false);
});

test('TRAV-01 day, month and year are joined as dd/mm/yyyy and split again, also partly typed', () => {
  for (const joined of ['27/3/1984', '3//', '/9/', '//1984', '']) expect(joinDate(splitDate(joined))).toBe(joined);
  expect(joinDate({ day: '', month: '', year: '' })).toBe('');
});

test('a pasted date fills all three fields', () => {
  const date = { day: '3', month: '9', year: '1984' };
  expect([' 3/9/1984', '3.9.1984', '1984-9-3', '3 9 1984'].map(pastedDate)).toEqual([date, date, date, date]);
  expect(pastedDate('12')).toBeNull();
});
