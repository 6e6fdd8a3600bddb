import { expect, test } from 'vitest';
import { MAX_MESSAGE_LENGTH } from './conversation.ts';
import { replyText } from './reply-text.ts';

const quoted = '> – Please reply above this line –\n> Yes, there are.';

test.each([
  ['On Mon, 16 Nov 2026 at 10:00, Waymark <hello@waymark.example> wrote:'],
  ['On Mon, 16 Nov 2026 at 10:00, Waymark\n<hello@waymark.example> wrote:'],
  ['Am 16.11.2026 um 10:00 schrieb Waymark <hello@waymark.example>:'],
  ['-----Original Message-----'],
  ['----- Ursprüngliche Nachricht -----'],
  ['________________________________'],
  ['– Bitte antworten Sie über dieser Zeile –'],
  [''],
])('a reply by mail is the text above %j', (announcement) => {
  expect(replyText(`Thank you!\r\n\r\nIs there a train?\r\n\r\n${announcement}\r\n${quoted}`)).toBe(
    'Thank you!\n\nIs there a train?',
  );
});

test('a signature is removed, and text that only resembles a quotation is kept', () => {
  expect(replyText('On Monday we arrive.\nFine?\n-- \nAda Lovelace')).toBe('On Monday we arrive.\nFine?');
  expect(replyText(`${quoted}\n`)).toBeNull();
  expect(replyText('x'.repeat(20_000))).toHaveLength(MAX_MESSAGE_LENGTH);
});
