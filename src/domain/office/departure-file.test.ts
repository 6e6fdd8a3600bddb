import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FileColumns, readColumns, readFileCell, titleOfCell, writeFileCell } from './departure-file.ts';

const german = { decimal: 'comma', dayOrder: 'dayMonthYear' } as const;

test('columns are found by their titles in any order, and unknown ones are named', () => {
  const columns = readColumns(['Variant_ID', 'day', 'price:1 Adult', 'room:12', 'Remarks', 'tour', '']);
  expect(columns).toMatchObject({ variantId: 0, version: null, unknown: ['Remarks'] });
  expect([...(columns as FileColumns).cells]).toEqual([
    ['day', 1],
    ['price.1', 2],
    ['room.12', 3],
  ]);
});

test('a file without a code, or a variant and day, is refused, and so is a column that is there twice', () => {
  expect(readColumns(['seats', 'price:1'])).toEqual({ code: 'file-no-columns', title: '' });
  expect(readColumns(['day', 'seats'])).toEqual({ code: 'file-no-columns', title: '' });
  expect(readColumns(['code', 'seats', 'Seats'])).toEqual({ code: 'file-column-twice', title: 'Seats' });
});

test('an empty cell changes nothing and a dash clears', () => {
  expect(readFileCell('minimum', '  ', null)).toBeUndefined();
  expect(readFileCell('minimum', ' - ', null)).toEqual({ value: null });
});

test('amounts and days are read in the chosen format and never guessed', () => {
  expect(readFileCell('price.1', '1.234', null)).toEqual({ problem: 'ambiguous-amount' });
  expect(readFileCell('price.1', '1.234,50', german)).toEqual({ value: 123_450 });
  expect(readFileCell('day', '03.04.2027', null)).toEqual({ problem: 'not-a-day' });
  expect(readFileCell('day', '03.04.2027', german)).toEqual({ value: '2027-04-03' });
  expect(readFileCell('guaranteed', 'Ja', null)).toEqual({ value: true });
  expect(readFileCell('guaranteed', 'maybe', null)).toEqual({ problem: 'not-yes-or-no' });
});

test('text that a spreadsheet would evaluate is marked', () => {
  expect(writeFileCell('note.en', '=1+1')).toBe("'=1+1");
  expect(writeFileCell('note.en', '-')).toBe("'-");
});

test('every written cell is read back unchanged', () => {
  const text = fc.string({ minLength: 1, maxLength: 40 }).filter((value) => value.trim() !== '');
  fc.assert(
    fc.property(text, fc.nat(100_000_000), fc.boolean(), (note, amount, flag) => {
      expect(readFileCell('note.en', writeFileCell('note.en', note), null)).toEqual({ value: note });
      expect(readFileCell('price.3', writeFileCell('price.3', amount), null)).toEqual({ value: amount });
      expect(readFileCell('guaranteed', writeFileCell('guaranteed', flag), null)).toEqual({ value: flag });
    }),
  );
  expect(titleOfCell('price.1', 'Adult')).toBe('price:1 Adult');
  expect(titleOfCell('closesDaysBefore')).toBe('closes_before');
});
