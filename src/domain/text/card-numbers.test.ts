import { expect, test } from 'vitest';
import { hasCardNumber, CARD_NUMBER_MARK as mark, withoutCardNumbers } from './card-numbers.ts';

test('API-04 card numbers are removed in any spelling, and other digits are kept', () => {
  expect(withoutCardNumbers('paid with 4111111111111111 today')).toBe(`paid with ${mark} today`);
  expect(withoutCardNumbers('5555 5555 5555 4444 and 3782-822463-10005')).toBe(`${mark} and ${mark}`);
  expect(withoutCardNumbers('483521042 4111 1111 1111 1111 x')).toBe(`483521042 ${mark} x`);
  expect(withoutCardNumbers('12345-4111111111111111-98765')).toBe(`12345-${mark}-98765`);
});

test.each([
  '4539578763621486',
  '4539 5787 6362 1486',
  '4539-5787-6362-1486',
  '4539.5787.6362.1486',
  '4539\u00a05787\u202f6362\u20091486',
  '4539\n5787\r\n6362\n1486',
  '4539 – 5787 – 6362 – 1486',
  '4539, 5787, 6362, 1486',
  '4539\u200b5787\u200b6362\u200b1486',
  '45 39 57 87 63 62 14 86',
  '4 5 3 9 5 7 8 7 6 3 6 2 1 4 8 6',
  '4539578763621486'.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
  '4539578763621486'.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  '4539578763621486'.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
  '4539578763621486'.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x1d7d8 + Number(digit))),
])('a card number is detected in any script and with any usual separators: %j', (written) => {
  expect(withoutCardNumbers(`card${written}.`)).toBe(`card${mark}.`);
  expect(hasCardNumber(written)).toBe(true);
  expect([...mark].length).toBeLessThanOrEqual([...written].length);
});

test.each([
  'order 1234567890123456',
  'call +49 30 1234567',
  '+4915123456789, 004915123456789, 4915123456789',
  'WM-7F3K9Q and 2026-1118-000123',
  'from 30.05.2026 to 06.06.2026, 4 people, 2 rooms',
  '1763480000000',
  'DE89 3704 0044 0532 0130 00',
  '3f2a4539-5787-4362-8486-0c0ffee01234',
  '4539 5787 6362 1487',
])('phone numbers, references, dates and other numbers are kept: %s', (text) => {
  expect(withoutCardNumbers(text)).toBe(text);
});
