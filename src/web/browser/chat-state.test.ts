import { expect, test } from 'vitest';
import { emptyChat, parseChat } from './chat-state.ts';

test('CHAT-01 status, conversation, start and notifications are restored from storage', () => {
  const kept = {
    ...emptyChat,
    status: 'minimized',
    conversationId: 7,
    code: 'abc',
    instantiated: true,
    notifications: 2,
  };
  expect(parseChat(JSON.stringify(kept))).toEqual(kept);
});

test('CHAT-01 missing or damaged storage restores a chat that has not begun', () => {
  for (const text of [null, '', 'no json', '[]', '{"status":"open"}', 'null', '7'])
    expect(parseChat(text), String(text)).toEqual(emptyChat);
  expect(parseChat('{"conversationId":7,"instantiated":true,"notifications":-1}')).toEqual(emptyChat);
  expect(parseChat('{"status":"visible","conversationId":"7","code":"x"}')).toEqual({
    ...emptyChat,
    status: 'visible',
  });
});
