import { addDays, type Day, daysBetween } from '#domain/calendar/day.ts';
import type { Minor } from '#domain/money/money.ts';
import { split } from '#domain/money/money.ts';

/** An amount and the day it is due. */
export interface PlannedPayment {
  readonly due: Day;
  readonly amount: Minor;
}

/** The days between two instalments, the default first: every two weeks, every month. */
export const FREQUENCIES = [14, 30] as const;

/** One of the intervals between instalments, in days. */
export type Frequency = (typeof FREQUENCIES)[number];

/** Instalments are offered only while the departure is at least this many days away. */
export const INSTALMENT_DAYS = 75;

/**
 * Returns the number of payments at this frequency, from today and strictly before the balance is due; 0 when too late.
 */
export function instalmentCount(frequency: Frequency, departure: Day, balance: Day, today: Day): number {
  if (daysBetween(today, departure) < INSTALMENT_DAYS || balance <= today) return 0;
  return Math.ceil(daysBetween(today, balance) / frequency);
}

/** Returns the due days of a number of payments, the first of them today. */
export function instalmentDays(count: number, frequency: Frequency, today: Day): Day[] {
  const days: Day[] = [];
  for (let due = today; days.length < count; due = addDays(due, frequency)) days.push(due);
  return days;
}

/** Spreads the tour price over the days; what is due at once is added to the first payment. */
export function instalments(tourPrice: Minor, atOnce: Minor, days: readonly Day[]): PlannedPayment[] {
  const parts = split(tourPrice, days.length);
  return days.map((due, index) => ({ due, amount: (parts[index] ?? 0) + (index === 0 ? atOnce : 0) }));
}

/** Spreads a permanently missed instalment over the remaining ones; null when none remains and staff must handle it. */
export function spreadMissed(missed: Minor, remaining: readonly PlannedPayment[]): PlannedPayment[] | null {
  if (remaining.length === 0) return null;
  const parts = split(missed, remaining.length);
  return remaining.map(({ due, amount }, index) => ({ due, amount: amount + (parts[index] ?? 0) }));
}
