import type { BulkChange } from '#domain/office/bulk-change.ts';
import { readAmount, readWhole } from '#domain/office/cell-text.ts';
import type { PriceRounding } from '#domain/office/price-change.ts';

const names = ['do', 'type', 'seats', 'amount', 'rounding'] as const;

/** The fields of a bulk change as text. */
export type BulkText = Readonly<Record<(typeof names)[number], string>>;

export const readBulkText = (query: URLSearchParams): BulkText =>
  Object.fromEntries(names.map((name) => [name, (query.get(name) ?? '').trim()])) as BulkText;

export const ROUNDINGS: readonly PriceRounding[] = ['none', 'whole', 'five', 'nine'];

export const readRounding = (text: string): PriceRounding => ROUNDINGS.find((one) => one === text) ?? 'none';

/** Reads an amount with an optional minus sign into minor units, or a share into hundredths of a percent. */
export function readSigned(text: string): number | null {
  const [, sign = '', digits = ''] = /^([+-]?)(.*)$/.exec(text.trim().replace('−', '-')) ?? [];
  const read = readAmount(digits, null);
  if (!('value' in read)) return null;
  return sign === '-' ? -read.value : read.value;
}

/** Reads a bulk change; null as long as none is chosen. */
export function readBulkChange({
  do: action,
  type,
  seats,
  amount,
  rounding,
}: BulkText): BulkChange | 'unreadable' | null {
  switch (action) {
    case 'open':
    case 'closed':
      return { kind: 'set', cell: 'state', value: action };
    case 'seats': {
      const read = readWhole(seats);
      return 'value' in read ? { kind: 'set', cell: 'seats', value: read.value } : 'unreadable';
    }
    case 'set':
    case 'add':
    case 'percent': {
      const value = readSigned(amount);
      if (value === null || (action === 'set' && value < 0)) return 'unreadable';
      const typeId = /^\d+$/.test(type) ? Number(type) : null;
      const round = readRounding(rounding);
      if (action === 'set') return { kind: 'price', typeId, change: { kind: 'set', amount: value } };
      if (action === 'add') return { kind: 'price', typeId, change: { kind: 'add', amount: value, rounding: round } };
      return { kind: 'price', typeId, change: { kind: 'percent', share: value, rounding: round } };
    }
    default:
      return null;
  }
}
