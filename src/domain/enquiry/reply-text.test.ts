import { expect, test } from 'vitest';
import { LONGEST_MESSAGE } from './conversation.ts';
import { replyText } from './reply-text.ts';

const quoted = '> – Please answer above this line –\n> Yes, there are.';

test.each([
  ['On Mon, 16 Nov 2026 at 10:00, Waymark <hello@waymark.example> wrote:'],
  ['On Mon, 16 Nov 2026 at 10:00, Waymark\n<hello@waymark.example> wrote:'],
  ['Am 16.11.2026 um 10:00 schrieb Waymark <hello@waymark.example>:'],
  ['-----Original Message-----'],
  ['----- Ursprüngliche Nachricht -----'],
  ['________________________________'],
  ['– Bitte antworten Sie über dieser Zeile –'],
  [''],
])('an answer by mail is what stands above %j', (announcement) => {
  expect(replyText(`Thank you!\r\n\r\nIs there a train?\r\n\r\n${announcement}\r\n${quoted}`)).toBe(
    'Thank you!\n\nIs there a train?',
  );
});

test('a signature is left out, and what only looks like a quotation stays', () => {
  expect(replyText('On Monday we arrive.\nFine?\n-- \nAda Lovelace')).toBe('On Monday we arrive.\nFine?');
  expect(replyText(`${quoted}\n`)).toBeNull();
  expect(replyText('x'.repeat(20_000))).toHaveLength(LONGEST_MESSAGE);
});
