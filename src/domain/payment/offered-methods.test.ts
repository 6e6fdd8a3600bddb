import { expect, test } from 'vitest';
import { PAYMENT_METHODS } from './method.ts';
import { type MethodSituation, offeredMethods } from './offered-methods.ts';

const everything: MethodSituation = {
  possible: PAYMENT_METHODS,
  paymentType: 'b2b',
  currency: 'EUR',
  plan: null,
  hasStoredCards: true,
  hasCompanyCard: true,
  paypalCreditAvailable: true,
};

test('PAY-02 WALLET-01 exactly the methods that provider and device support are offered, in the provider’s order', () => {
  expect(offeredMethods(everything)).toEqual(PAYMENT_METHODS);
  expect(offeredMethods({ ...everything, possible: ['googlePay', 'card'] })).toEqual(['card', 'googlePay']);
});

test('PAY-02 PAY-06 PPAL-01 B2B-02 stored cards, PayPal Credit and company cards are offered only to those who have them', () => {
  const plain = { ...everything, paymentType: 'book', hasStoredCards: false, paypalCreditAvailable: false } as const;
  expect(offeredMethods(plain)).toEqual(['card', 'applePay', 'googlePay', 'paypal', 'ideal', 'sofort']);
  expect(offeredMethods({ ...everything, hasCompanyCard: false })).not.toContain('companyCard');
  expect(offeredMethods({ ...everything, paymentType: 'book' })).not.toContain('companyCard');
});

test('LOCAL-01 INST-01 local methods are offered in euro and without instalments; a hold needs no payment', () => {
  const local = (part: Partial<MethodSituation>) =>
    offeredMethods({ ...everything, possible: ['ideal', 'sofort'], ...part });
  expect(local({})).toEqual(['ideal', 'sofort']);
  expect(local({ currency: 'USD' })).toEqual([]);
  expect(local({ plan: { kind: 'instalments', frequency: 30 } })).toEqual([]);
  expect(local({ paymentType: 'hold' })).toEqual([]);
});
