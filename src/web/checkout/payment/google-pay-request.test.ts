import { expect, test } from 'vitest';
import { CARD_BRANDS } from '#domain/payment/stored-card.ts';
import { googlePayRequest } from './google-pay-request.ts';

test('WALLET-02 Google Pay is requested with country AT and every supported network except Maestro', () => {
  const request = googlePayRequest({ amount: 123_456, currency: 'EUR', label: 'Waymark', networks: CARD_BRANDS });
  expect(request.transactionInfo).toEqual({
    countryCode: 'AT',
    currencyCode: 'EUR',
    totalPriceStatus: 'FINAL',
    totalPrice: '1234.56',
  });
  expect(request.allowedPaymentMethods.map(({ parameters }) => parameters.allowedCardNetworks)).toEqual([
    ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'DINERS', 'JCB', 'UNIONPAY'],
  ]);
  expect(request.merchantInfo.merchantName).toBe('Waymark');
});

test('an amount has the decimals of its currency', () => {
  const totalOf = (amount: number, currency: string) =>
    googlePayRequest({ amount, currency, label: '', networks: [] }).transactionInfo.totalPrice;
  expect(totalOf(5, 'EUR')).toBe('0.05');
  expect(totalOf(1234, 'JPY')).toBe('1234');
});
