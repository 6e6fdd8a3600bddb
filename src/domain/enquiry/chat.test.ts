import { expect, test } from 'vitest';
import { CHAT_TIMES, type Chat, chatState, isIdle, isLate, isMailDue, takeChat, waitsSince } from './chat.ts';

const begun = 1_000_000;
const waiting: Chat = {
  agentId: null,
  startedAt: begun,
  endedAt: null,
  lateAt: null,
  lastAuthor: 'traveller',
  lastAt: begun,
};
const taken: Chat = { ...waiting, agentId: 'ada' };
const ended: Chat = { ...taken, endedAt: begun + 5 };

test('the state of a chat follows from its end and its assignee', () => {
  expect([waiting, taken, ended, { ...waiting, endedAt: 1 }].map(chatState)).toEqual([
    'waiting',
    'taken',
    'ended',
    'ended',
  ]);
});

test('a chat is taken by one person, taken over only on purpose, and never after it ended', () => {
  expect(takeChat(waiting, 'ada', false)).toBe('taken');
  expect(takeChat(taken, 'ada', false)).toBe('own');
  expect(takeChat(taken, 'ada', true)).toBe('own');
  expect(takeChat(taken, 'bob', false)).toBe('another');
  expect(takeChat(taken, 'bob', true)).toBe('taken');
  expect(takeChat(ended, 'bob', true)).toBe('ended');
});

test('a visitor waits from the start of a chat, and after each of their messages', () => {
  expect(waitsSince({ ...waiting, lastAt: begun + 9 })).toBe(begun);
  expect(waitsSince({ ...taken, lastAt: begun + 9 })).toBe(begun + 9);
  expect(waitsSince({ ...taken, lastAuthor: 'staff' })).toBeNull();
  expect(waitsSince(ended)).toBeNull();
});

test('a visitor is notified once that nobody is available: after two minutes, or immediately when no staff are online', () => {
  const later = begun + CHAT_TIMES.late;
  expect(isLate(waiting, true, later - 1)).toBe(false);
  expect(isLate(waiting, true, later)).toBe(true);
  expect(isLate(waiting, false, begun + 1)).toBe(true);
  expect(isLate({ ...waiting, lateAt: begun }, false, later)).toBe(false);
  // The assigned member of staff is present and is writing.
  expect(isLate(taken, true, later)).toBe(false);
  expect(isLate(taken, false, later - 1)).toBe(false);
  expect(isLate(taken, false, later)).toBe(true);
  expect(isLate({ ...taken, lastAuthor: 'staff' }, false, later)).toBe(false);
  expect(isLate(ended, false, later)).toBe(false);
});

test('a chat without messages for half an hour ends once', () => {
  expect(isIdle(taken, begun + CHAT_TIMES.idle - 1)).toBe(false);
  expect(isIdle(taken, begun + CHAT_TIMES.idle)).toBe(true);
  expect(isIdle(ended, begun + CHAT_TIMES.idle)).toBe(false);
});

test('unread messages are mailed when the oldest is two minutes old', () => {
  expect(isMailDue(begun, begun + CHAT_TIMES.mail - 1)).toBe(false);
  expect(isMailDue(begun, begun + CHAT_TIMES.mail)).toBe(true);
});
