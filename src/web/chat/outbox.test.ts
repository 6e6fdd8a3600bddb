import { expect, test } from 'vitest';
import { editLine, nextLine, type OutboxLine, parseOutbox, unarrived } from './outbox.ts';

const line = (submission: string, part: Partial<OutboxLine> = {}): OutboxLine => ({
  ...{ submission, body: submission, attachments: [], at: 1, position: null, problem: null },
  ...part,
});

test('CHAT-03 lines are sent one after the other, and none overtakes one that failed', () => {
  const lines = [line('a'), line('b')];
  expect(nextLine(lines)?.submission).toBe('a');
  expect(nextLine(editLine(lines, 'a', { position: 4 }))?.submission).toBe('b');
  expect(nextLine(editLine(lines, 'a', { problem: 'no connection' }))).toBeNull();
  expect(nextLine([])).toBeNull();
});

test('CHAT-03 a line is shown until the conversation has it, and not longer', () => {
  const lines = [line('a', { position: 3 }), line('b', { position: 4 }), line('c')];
  expect(unarrived(lines, 3).map(({ submission }) => submission)).toEqual(['b', 'c']);
  expect(unarrived(lines, 4).map(({ submission }) => submission)).toEqual(['c']);
});

test('CHAT-03 after a reload lines that had not arrived are on their way again, under the same names', () => {
  const kept = JSON.stringify([line('a', { problem: 'no connection' }), { body: 'nameless' }, null]);
  expect(parseOutbox(kept)).toEqual([line('a')]);
  for (const text of [null, 'no json', '{}']) expect(parseOutbox(text)).toEqual([]);
});
