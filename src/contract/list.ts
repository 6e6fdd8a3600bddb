import type { CallEntry } from './call.ts';
import { accountCalls } from './list/account.ts';
import { catalogueCalls } from './list/catalogue.ts';
import { mailboxCalls } from './list/mailbox.ts';
import { reportCalls } from './list/reports.ts';
import { worldCalls } from './list/world.ts';

/** Every call of the wire, once. Routes, browser client, OpenAPI document and tests are all made from this list. */
export const calls = {
  ...accountCalls,
  ...catalogueCalls,
  ...mailboxCalls,
  ...reportCalls,
  ...worldCalls,
} as const satisfies Record<string, CallEntry>;

export type CallName = keyof typeof calls;

/** The list as entries of one shape, for code that treats all calls alike. */
export const callEntries: readonly (readonly [CallName, CallEntry])[] = Object.entries(calls) as [
  CallName,
  CallEntry,
][];
