import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { groupDigits, isCardNumber } from './brand.ts';
import { CARD_GROUPS, cardWithNumber, TEST_CARDS, WORKING_CARD } from './test-cards.ts';

test('every test card has a number that a card can have, and one of its own', () => {
  expect(TEST_CARDS.filter(({ number }) => !isCardNumber(number))).toEqual([]);
  expect(new Set(TEST_CARDS.map(({ number }) => number)).size).toBe(TEST_CARDS.length);
  expect(new Set(TEST_CARDS.map(({ id }) => id)).size).toBe(TEST_CARDS.length);
  expect(cardWithNumber(WORKING_CARD)).toMatchObject({ id: 'visa' });
  expect(cardWithNumber('4242424242424242')).toBeNull();
});

test('TDS-01 TDS-02 TDS-03 there is a card for every status of 3-D Secure that the shop knows', () => {
  const statuses = new Set(
    TEST_CARDS.flatMap(({ authentication }) => {
      if (authentication.kind === 'frictionless') return [authentication.status];
      return authentication.kind === 'challenge' ? [authentication.confirmed, authentication.closed] : [];
    }),
  );
  for (const status of [
    'authenticate_attempt_successful',
    'authenticate_successful',
    'authenticate_successful_issuer_not_participating',
    'lookup_bypassed',
    'lookup_not_enrolled',
    'challenge_required',
    'authenticate_frictionless_failed',
    'authenticate_error',
    'authenticate_failed',
    'authenticate_signature_verification_failed',
    'authenticate_unable_to_authenticate',
    'lookup_enrolled',
    'lookup_error',
    'authentication_unavailable',
    'unsupported_card',
    'authenticate_rejected',
  ])
    expect(statuses).toContain(status);
});

test('docs/test-cards.md lists exactly these cards', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/test-cards.md'), 'utf8');
  const listed = page.split('\n').filter((line) => /^(## |\| \d)/.test(line));
  const lines = CARD_GROUPS.flatMap(({ title, cards }) => [
    `## ${title}`,
    ...cards.map(({ number, shows }) => `| ${groupDigits(number)} | ${shows} |`),
  ]);
  expect(listed).toEqual(lines);
});
