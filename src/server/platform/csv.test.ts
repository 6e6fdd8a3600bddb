import { expect, test } from 'vitest';
import { csvAmount, csvTable } from './csv.ts';

const cellOf = (text: string) =>
  csvTable(['T'], [[text]])
    .split('\r\n')
    .slice(1)
    .join('\r\n')
    .slice(0, -2);

test.each(['=1+1', '+49 171', '-2', '@SUM(A1)', '\tx', '  =1', '＝1+1', '\r=1', '\n=1'])(
  'text that a spreadsheet would evaluate stays text: %j',
  (text) => {
    expect(cellOf(text)).toBe(`"'${text}"`);
  },
);

test('quotes are doubled, amounts are numbers, empty cells are empty', () => {
  expect(csvTable(['A', 'B', 'C'], [['say "hi"', csvAmount(-12_345), '']])).toBe(
    '\ufeff"A","B","C"\r\n"say ""hi""",-123.45,\r\n',
  );
});
