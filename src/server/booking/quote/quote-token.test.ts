import { expect, test } from 'vitest';
import { emptySelection } from '#domain/booking/change.ts';
import { type Quote, quote } from '#domain/pricing/quote.ts';
import { CHOICES, CONTEXT, FACTS, NOW, PRICING } from '#domain/testing/sample.ts';
import { createSigner } from '../../platform/secrets.ts';
import { QuoteSigner, quoteLifetime, type SignedQuote } from './quote-token.ts';

const secret = 'a secret that only this test knows';
const signer = new QuoteSigner(secret);
const { insurance, friends: _, recommendation: __, released: ___, ...empty } = emptySelection(CONTEXT);
const given: SignedQuote = {
  variantId: 100,
  choices: { ...empty, ...CHOICES, insurance, plan: { kind: 'instalments', frequency: 30 } },
  quote: quote(CHOICES, PRICING) as Quote,
  insuranceQuoteId: 'insurer-7',
  rate: 1_000_000,
  rateDay: FACTS.rates.day,
  priceVersion: 3,
  issuedAt: NOW,
};

test('PRICE-03 a quote token is valid for 48 hours and reads back unchanged', () => {
  expect(signer.read(signer.sign(given), NOW)).toEqual(given);
  expect(signer.read(signer.sign(given), NOW + quoteLifetime)).toEqual(given);
  expect(signer.read(signer.sign(given), NOW + quoteLifetime + 1)).toBe('expired');
});

test('PRICE-03 a quote token of another format is outdated, not forged', () => {
  const body = Buffer.from(JSON.stringify([1])).toString('base64url');
  expect(signer.read(`${body}.${createSigner(secret, 'quote').sign(body)}`, NOW)).toBe('expired');
});

test('PRICE-03 a quote token with another secret, a change or no signature is forged', () => {
  const id = signer.sign(given);
  expect(new QuoteSigner('another secret').read(id, NOW)).toBe('forged');
  expect(signer.read(`${id.slice(0, 9)}${id[9] === 'A' ? 'B' : 'A'}${id.slice(10)}`, NOW)).toBe('forged');
  for (const text of ['', '.', 'x', 'x.y', id.split('.')[0] as string]) expect(signer.read(text, NOW)).toBe('forged');
});
