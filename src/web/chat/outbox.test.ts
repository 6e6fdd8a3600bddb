import { expect, test } from 'vitest';
import {
  editLine,
  failedLine,
  maxFailures,
  nextLine,
  type OutboxLine,
  onItsWay,
  parseOutbox,
  pauseAfter,
  unarrived,
} from './outbox.ts';

const line = (submission: string, part: Partial<OutboxLine> = {}): OutboxLine => ({
  ...{ submission, body: submission, attachments: [], at: 1, position: null, ...onItsWay },
  ...part,
});

test('CHAT-03 messages are sent one at a time, and none overtakes a failed one', () => {
  const lines = [line('a'), line('b')];
  expect(nextLine(lines)?.submission).toBe('a');
  expect(nextLine(editLine(lines, 'a', { position: 4 }))?.submission).toBe('b');
  for (const status of [0, 422])
    expect(nextLine(editLine(lines, 'a', failedLine(line('a'), status, 'not sent')))).toBeNull();
  expect(nextLine([])).toBeNull();
});

test('CHAT-03 an unsent message is displayed until the conversation contains it', () => {
  const lines = [line('a', { position: 3 }), line('b', { position: 4 }), line('c')];
  const shown = (...messages: { position: number; submission: string | null }[]) =>
    unarrived(lines, messages).map(({ submission }) => submission);
  const other = { position: 3, submission: null };
  expect(shown()).toEqual(['a', 'b', 'c']);
  expect(shown(other)).toEqual(['b', 'c']);
  expect(shown(other, { position: 4, submission: 'b' })).toEqual(['c']);
  // Its answer was lost, and the conversation has it.
  expect(shown(other, { position: 4, submission: 'c' })).toEqual([]);
});

test('CHAT-03 after a reload unsent messages are sent again with the same ids', () => {
  const kept = JSON.stringify([
    line('a', { problem: 'no connection', failures: 9, waits: 'for somebody' }),
    { body: 'nameless' },
    null,
  ]);
  expect(parseOutbox(kept)).toEqual([line('a')]);
  for (const text of [null, 'no json', '{}']) expect(parseOutbox(text)).toEqual([]);
});

test('CHAT-03 a failed message is retried with growing pauses up to a minute, a limited number of times, and not after a refusal', () => {
  const pauses = Array.from({ length: maxFailures - 1 }, (_, index) => pauseAfter(index + 1, 1));
  expect(pauses.slice(0, 8)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  expect(Math.max(...pauses)).toBe(60_000);
  expect(pauses.map((_, index) => pauseAfter(index + 1, 0))).toEqual(pauses.map((pause) => pause / 2));
  for (const status of [0, 408, 429, 500, 503])
    expect([status, failedLine(line('a'), status, 'not sent').waits]).toEqual([status, 'for a while']);
  for (const status of [403, 404, 409, 422])
    expect([status, failedLine(line('a'), status, 'not sent').waits]).toEqual([status, 'for somebody']);
  const often = line('a', { failures: maxFailures - 1 });
  expect(failedLine(often, 0, 'not sent')).toEqual({
    problem: 'not sent',
    failures: maxFailures,
    waits: 'for somebody',
  });
});
