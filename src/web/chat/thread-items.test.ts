import { expect, test } from 'vitest';
import { isWaitingLong, threadItems } from './thread-items.ts';

const noon = Date.UTC(2026, 10, 16, 12) / 1000;
const message = (position: number, author: 'traveller' | 'staff', at: number) => ({
  ...{
    position,
    submission: null,
    author,
    name: author === 'staff' ? 'Stella' : null,
    body: `${position}`,
    attachments: [],
    at,
  },
  offer: null,
});
const event = (kind: 'taken' | 'late' | 'ended', position: number, at: number) => ({
  ...{ kind, position, at, name: 'Stella', takenFrom: null },
});
const told = (items: ReturnType<typeof threadItems>) =>
  items.map((item) => {
    if (item.kind === 'day') return item.day;
    if (item.kind === 'event') return item.event.kind;
    return `${item.first ? '(' : ''}${item.message.position}${item.last ? ')' : ''}`;
  });

test('CHAT-03 messages, events and dates are displayed in one order', () => {
  const messages = [
    message(1, 'traveller', noon),
    message(2, 'traveller', noon + 10),
    message(3, 'staff', noon + 20),
    message(4, 'staff', noon + 30),
    message(5, 'staff', noon + 86_400),
  ];
  const events = [event('taken', 2, noon + 15), event('ended', 5, noon + 86_500)];
  expect(told(threadItems(messages, events, 'UTC'))).toEqual([
    ...['2026-11-16', '(1', '2)', 'taken', '(3', '4)'],
    ...['2026-11-17', '(5)', 'ended'],
  ]);
});

test('an event or a pause separates two messages of one person', () => {
  const messages = [message(1, 'staff', noon), message(2, 'staff', noon + 10), message(3, 'staff', noon + 1000)];
  expect(told(threadItems(messages, [event('taken', 1, noon + 5)], 'UTC'))).toEqual([
    ...['2026-11-16', '(1)', 'taken', '(2)', '(3)'],
  ]);
});

test('dates follow the reader’s time zone', () => {
  const evening = Date.UTC(2026, 10, 16, 23) / 1000;
  expect(told(threadItems([message(1, 'staff', evening)], [], 'Europe/Berlin'))[0]).toBe('2026-11-17');
});

test('a visitor is marked as waiting long from their notification until staff take the chat or write', () => {
  const asked = [message(1, 'traveller', noon)];
  const [taken, late, again] = [event('taken', 1, noon), event('late', 1, noon + 120), event('taken', 1, noon + 130)];
  expect(isWaitingLong(asked, [taken])).toBe(false);
  expect(isWaitingLong(asked, [taken, late])).toBe(true);
  expect(isWaitingLong([...asked, message(2, 'traveller', noon + 125)], [taken, late])).toBe(true);
  expect(isWaitingLong([...asked, message(2, 'staff', noon + 125)], [taken, late])).toBe(false);
  expect(isWaitingLong(asked, [taken, late, again])).toBe(false);
});
