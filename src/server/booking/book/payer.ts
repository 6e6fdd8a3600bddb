import type { Caller } from '../../platform/caller.ts';
import { isBrowserOf } from '../hold/access.ts';
import { visitorHash } from '../hold/codes.ts';

/** The payer: an account, or the browser of a guest. */
export type Payer = { readonly accountId: string | null; readonly visitorHash: string | null };

/**
 * Returns the payer behind a caller. A signed-in payer is identified by the account alone, because others may use the
 * same browser.
 */
export const payerOf = (caller: Caller): Payer =>
  caller.account
    ? { accountId: caller.account.id, visitorHash: null }
    : { accountId: null, visitorHash: visitorHash(caller) };

/** Returns whether a caller is the payer. */
export const isPayer = ({ accountId, visitorHash: hash }: Payer, caller: Caller): boolean =>
  accountId === null ? hash !== null && isBrowserOf(caller, hash) : caller.account?.id === accountId;
