import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BOOKING_STATES } from '#domain/booking/lifecycle.ts';
import { ANSWER_CLASSES } from '#domain/party/answer-class.ts';
import { type AnswerReader, mayReadAnswer } from '#domain/privacy/answer-access.ts';
import { retention } from '#domain/privacy/retention.ts';

const document = readFileSync(new URL('../../docs/privacy.md', import.meta.url), 'utf8');

test('docs/privacy.md lists the periods of the retention job', () => {
  const told = [...document.matchAll(/^\| (\w+) \| (\d+) (hour|day|year)s? \|/gm)].map(([, name, count, unit]) => [
    name,
    { count: Number(count), unit },
  ]);
  expect(Object.fromEntries(told)).toEqual(retention);
});

/** The rows of the table "Who may read travellers' answers" in docs/privacy.md. */
const rows = [...document.matchAll(/^\| `(booker|lead|operator|staff|other)` \|(.*)\|$/gm)].map(
  ([, reader, cells]) => ({
    reader: reader as AnswerReader,
    cells: (cells as string).split('|').map((cell) => cell.trim()),
  }),
);

describe('docs/privacy.md states who may read which answers', () => {
  test('the table has a row for each reader', () => {
    expect(rows.map(({ reader }) => reader)).toEqual(['booker', 'lead', 'operator', 'staff', 'other']);
  });
  const cells = rows.flatMap(({ reader, cells: texts }) =>
    ANSWER_CLASSES.map((answerClass, at) => ({ reader, answerClass, text: texts[at] as string })),
  );
  test.each(cells)('$reader, $answerClass: $text', ({ reader, answerClass, text }) => {
    const allowed = BOOKING_STATES.filter((state) => mayReadAnswer(reader, answerClass, state));
    const expected = text.startsWith('always') ? [...BOOKING_STATES] : text === 'never' ? [] : text.split(', ');
    expect([...allowed].sort()).toEqual([...expected].sort());
  });
});
