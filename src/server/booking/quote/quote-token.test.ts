import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { emptySelection } from '#domain/booking/change.ts';
import { day } from '#domain/calendar/day.ts';
import { type Quote, quote } from '#domain/pricing/quote.ts';
import { CHOICES, CONTEXT, FACTS, NOW, PRICING, TODAY } from '#domain/testing/sample.ts';
import { type GivenQuote, QuoteSigner, quoteLifetime } from './quote-token.ts';

const secret = 'a secret that only this test knows';
const signer = new QuoteSigner(secret);
const { insurance, friends: _, recommendation: __, released: ___, ...empty } = emptySelection(CONTEXT);
const given: GivenQuote = {
  variantId: 100,
  choices: { ...empty, ...CHOICES, insurance, plan: { kind: 'instalments', frequency: 30 } },
  quote: quote(CHOICES, PRICING) as Quote,
  insuranceQuoteId: 'insurer-7',
  rate: 1_000_000,
  rateDay: FACTS.rates.day,
  priceVersion: 3,
  givenAt: NOW,
};

/** Signs any content as a quote, as an earlier release would have. */
function signed(content: unknown): string {
  const body = Buffer.from(JSON.stringify(content)).toString('base64url');
  const key = createHmac('sha256', secret).update('waymark quote').digest();
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
}

test('PRICE-03 a quote is read as it was given, for 48 hours', () => {
  expect(signer.read(signer.sign(given), NOW)).toEqual(given);
  expect(signer.read(signer.sign(given), NOW + quoteLifetime)).toEqual(given);
  expect(signer.read(signer.sign(given), NOW + quoteLifetime + 1)).toBe('expired');
});

test('PRICE-03 a quote of an earlier form is out of date, not forged', () => {
  const choices = [day('2027-06-05'), { 1: 2 }, {}, {}, [0, 'undecided', 'undecided'], [null, null]];
  const former = [
    1,
    100,
    ...choices,
    { kind: 'none' },
    ['book', null],
    ['EUR', 1, TODAY, 1, NOW],
    [1, 1, null, null],
    [],
  ];
  expect(signer.read(signed(former), NOW)).toBe('expired');
});

test('PRICE-03 what was signed with another secret, changed or never signed is forged', () => {
  const id = signer.sign(given);
  expect(new QuoteSigner('another secret').read(id, NOW)).toBe('forged');
  expect(signer.read(`${id.slice(0, 9)}${id[9] === 'A' ? 'B' : 'A'}${id.slice(10)}`, NOW)).toBe('forged');
  for (const text of ['', '.', 'x', 'x.y', id.split('.')[0] as string]) expect(signer.read(text, NOW)).toBe('forged');
});
