import { expect, test } from 'vitest';
import { pagePrompt } from './prompts.ts';

test('CHAT-04 a tour page has prompt 5498 in English only, a booking page 4228 in every language, others none', () => {
  expect(pagePrompt('/t/alps-on-foot', 'en')).toBe(5498);
  expect(pagePrompt('/t/alps-on-foot', 'de')).toBeNull();
  for (const language of ['en', 'de']) {
    expect(pagePrompt('/book-now/alps-on-foot/12', language)).toBe(4228);
    for (const path of ['/', '/search', '/t', '/holds/1', '/bookings/1/pay'])
      expect(pagePrompt(path, language)).toBeNull();
  }
});
