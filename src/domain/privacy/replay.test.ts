import { expect, test } from 'vitest';
import { isSampled, mayBeRecorded, replayWords } from './replay.ts';

test('NAV-17 a fifth of all tabs are recorded', () => {
  const drawn = Array.from({ length: 1000 }, (_, index) => index / 1000);
  expect(drawn.filter(isSampled)).toHaveLength(200);
  expect([isSampled(-1), isSampled(Number.NaN), isSampled(1)]).toEqual([false, false, false]);
});

test('NAV-17 personal pages are never recorded, and pages that repeat input are recorded without text', () => {
  for (const path of [
    '/',
    '/destinations',
    '/destinations/peru',
    '/styles/hiking',
    '/operators/andes',
    '/t/alps-1',
    '/help',
  ])
    expect([path, replayWords(path)]).toEqual([path, 'catalogue']);
  for (const path of ['/search', '/book-now/alps-1/1234']) expect([path, replayWords(path)]).toEqual([path, 'none']);
  for (const path of [
    '/account',
    '/login',
    '/signup',
    '/office',
    '/office/inbox/1',
    '/agency',
    '/agency/clients',
    '/conversations/1',
    '/holds/1',
    '/holds/1/pay',
    '/bookings/1',
    '/bookings/1/pay',
    '/pay/link',
    '/reset-password',
    '/confirm-mail',
    '/brochures/a.pdf',
    '/wishlist',
    '/t/alps-1/x',
    '/t/../office',
    '//t/alps',
    '',
  ])
    expect([path, replayWords(path)]).toEqual([path, null]);
});

test('agents, operators and staff are never recorded', () => {
  expect([null, 'traveller', 'agent', 'operator', 'staff'].map(mayBeRecorded)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
