import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IDEAL_BANKS } from '../payers/banks.ts';
import { TEST_ACCOUNTS } from '../payers/test-accounts.ts';
import { groupDigits, isCardNumber } from './brand.ts';
import { CARD_GROUPS, cardWithNumber, TEST_CARDS, WORKING_CARD } from './test-cards.ts';

test('every test card has a valid and unique number', () => {
  expect(TEST_CARDS.filter(({ number }) => !isCardNumber(number))).toEqual([]);
  expect(new Set(TEST_CARDS.map(({ number }) => number)).size).toBe(TEST_CARDS.length);
  expect(new Set(TEST_CARDS.map(({ id }) => id)).size).toBe(TEST_CARDS.length);
  expect(cardWithNumber(WORKING_CARD)).toMatchObject({ id: 'visa' });
  expect(cardWithNumber('4242424242424242')).toBeNull();
});

test('TDS-01 TDS-02 TDS-03 there is a test card for every 3-D Secure status that the shop handles', () => {
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

test('docs/test-cards.md lists exactly these cards, accounts and banks', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/test-cards.md'), 'utf8');
  const rowsOf = (title: string): string[] =>
    (page.split(`## ${title}\n`)[1] ?? '')
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| ')) ?? [];
  for (const { title, cards } of CARD_GROUPS)
    expect(rowsOf(title).slice(1)).toEqual(cards.map(({ number, shows }) => `| ${groupDigits(number)} | ${shows} |`));
  expect(rowsOf('PayPal accounts').slice(1)).toEqual(
    TEST_ACCOUNTS.map(({ email, shows }) => `| ${email} | ${shows} |`),
  );
  const banks = IDEAL_BANKS.map(({ id, name }) => `| ${name} | ${id} |`);
  expect(rowsOf('iDEAL banks').slice(1, banks.length + 1)).toEqual(banks);
  expect(page.split('\n').filter((line) => /^\| \d/.test(line))).toHaveLength(TEST_CARDS.length);
});
