import { expect, test } from 'vitest';
import { chargedBefore, freeUntil, type LineView, lineKey, promotedPrice, type QuoteView } from './money-facts.ts';

const line = (kind: LineView['kind'], reason: LineView['reason'], quantity: number, unit: number): LineView => ({
  kind,
  reason,
  name: null,
  quantity,
  unit,
  amount: quantity * unit,
});
const adult = line('traveller', { typeId: 1 }, 2, 85_000);
const promotion = line('promotion', { promotionId: 7, typeId: 1 }, 2, -12_750);

function quote(...lines: LineView[]): QuoteView {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: '',
    currency: 'EUR',
    lines,
    total,
    tourPrice: total,
    oldTotal: 170_000,
    savingProblem: null,
    rate: 1,
    rateDay: '2026-11-15',
    priceVersion: 1,
    expiresAt: '',
  };
}

test('PRICE-03 an old total is struck through only where it was really charged: for a promotion', () => {
  expect(chargedBefore(quote(adult, promotion))).toBe(170_000);
  expect(chargedBefore(quote(adult))).toBe(null);
  expect(chargedBefore(quote(adult, promotion, line('saving', { saving: 'promoCode' }, 1, -1000)))).toBe(null);
  expect(chargedBefore(quote(adult, promotion, line('serviceFee', { share: 500 }, 1, 7225)))).toBe(null);
  expect(chargedBefore(quote(adult, promotion, line('serviceFee', { share: null }, 1, 1500)))).toBe(170_000);
});

test('PRICE-03 a promotion shows the former and the current price per traveller', () => {
  expect(promotedPrice(promotion, [adult, promotion])).toEqual({ before: 85_000, now: 72_250 });
  expect(promotedPrice(adult, [adult, promotion])).toBe(null);
  expect(promotedPrice(line('promotion', { promotionId: 7, typeId: 4 }, 1, -1), [adult])).toBe(null);
});

test('PRICE-03 a price line is identified by what it stands for, whatever it costs', () => {
  expect(lineKey(adult)).toBe(lineKey({ ...adult, quantity: 3, unit: 1, amount: 3 }));
  expect(lineKey(adult)).not.toBe(lineKey(promotion));
});

test('a cancellation is called free only while nothing is retained', () => {
  const row = (until: string, percent: number, kept: number) => ({
    from: '2026-11-15',
    until,
    percent,
    money: 100,
    credit: 0,
    kept,
  });
  expect(freeUntil([row('2027-03-12', 100, 0), row('2027-04-12', 50, 50)])).toBe('2027-03-12');
  // The tour comes back whole, but the fee does not.
  expect(freeUntil([row('2027-03-12', 100, 20)])).toBe(null);
  expect(freeUntil([])).toBe(null);
});
