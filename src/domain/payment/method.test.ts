import { expect, test } from 'vitest';
import { localCountry, localProblems } from './local-payment.ts';
import {
  allowsPlan,
  asksBilling,
  GOOGLE_PAY_COUNTRY,
  googlePayNetworks,
  isCardless,
  isLocal,
  PAYMENT_METHODS,
} from './method.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;

test('LOCAL-01 iDEAL requires a bank and is available in the Netherlands', () => {
  expect(localProblems('ideal', { bank: '', country: '' }, euros(900_000))).toEqual(['noBank']);
  expect(localProblems('ideal', { bank: 'ABNANL2A', country: '' }, euros(900_000))).toEqual([]);
  expect(localCountry('ideal', { bank: '', country: 'DE' })).toBe('NL');
});

test('LOCAL-01 Sofort requires a country and an amount below 5000 euro', () => {
  const germany = { bank: '', country: 'DE' };
  expect(localProblems('sofort', { bank: '', country: ' ' }, euros(100))).toEqual(['noCountry']);
  expect(localProblems('sofort', germany, euros(499_999))).toEqual([]);
  expect(localProblems('sofort', germany, euros(500_000))).toEqual(['amountTooHigh']);
  expect(localCountry('sofort', germany)).toBe('DE');
});

test('LOCAL-01 local methods charge only in euro and cannot pay instalments', () => {
  expect(localProblems('ideal', { bank: 'X', country: '' }, { amount: 100, currency: 'USD' })).toEqual(['notEuro']);
  expect(PAYMENT_METHODS.filter(isLocal)).toEqual(['ideal', 'sofort']);
  expect(allowsPlan('ideal', { kind: 'instalments', frequency: 14 })).toBe(false);
  expect(allowsPlan('card', { kind: 'instalments', frequency: 14 })).toBe(true);
});

test('INST-04 a plan with later payments requires a card that can be charged again', () => {
  const later = [{ kind: 'deposit' }, { kind: 'instalments', frequency: 30 }] as const;
  for (const plan of later)
    expect(PAYMENT_METHODS.filter((method) => allowsPlan(method, plan))).toEqual(['card', 'storedCard']);
  for (const plan of [null, { kind: 'full' }] as const)
    expect(PAYMENT_METHODS.every((method) => allowsPlan(method, plan))).toBe(true);
});

test('WALLET-02 Google Pay is requested without Maestro and with country AT', () => {
  expect(googlePayNetworks(['VISA', 'Maestro', 'MASTERCARD', 'MAESTRO'])).toEqual(['VISA', 'MASTERCARD']);
  expect(GOOGLE_PAY_COUNTRY).toBe('AT');
});

test('PAY-05 billing country and zip are required where enabled, but not for a hold or an agent without a card', () => {
  expect(asksBilling(true, 'book', 'card')).toBe(true);
  expect(asksBilling(false, 'book', 'card')).toBe(false);
  expect(asksBilling(true, 'hold', 'card')).toBe(false);
  expect(asksBilling(true, 'b2b', null)).toBe(false);
  expect(asksBilling(true, 'b2b', 'companyCard')).toBe(true);
  expect([isCardless('b2b', null), isCardless('book', null)]).toEqual([true, false]);
});
