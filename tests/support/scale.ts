// Soak tests run in two sizes: short in `npm test`, full in `npm run test:soak`. Their files end with `.soak.test.ts`.
import { test } from 'vitest';

/** 0 in `npm test`, 1 in `npm run test:soak`; `SOAK=5 npm run test:soak` repeats five times as often. */
export const soakFactor = Number(process.env.SOAK ?? 0);

/** Returns the number of repetitions: `short` in `npm test`, `full` times the factor in `npm run test:soak`. */
export const scale = (short: number, full: number): number => (soakFactor ? full * soakFactor : short);

/** Returns every case in the full size; `count` of them, evenly spread, in the short one. */
export function sample<Case>(cases: readonly Case[], count: number): readonly Case[] {
  if (soakFactor || count >= cases.length) return cases;
  const step = (cases.length - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, at) => cases[Math.round(at * step)] as Case);
}

/** A test that runs in the full size only, when other tests of its file cover the same in less time. */
export const soakTest = test.runIf(soakFactor > 0);
