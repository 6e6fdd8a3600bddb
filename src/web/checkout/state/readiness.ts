import type { Problem } from '#domain/booking/problem.ts';
import { holdProblems } from '#domain/booking/readiness.ts';
import type { Checkout } from './checkout.ts';

/** Everything that keeps the places from being held, in the order of the page. */
export const currentProblems = ({ selection, context, ...details }: Checkout): Problem[] =>
  holdProblems(selection, details, { ...context, price: null });
