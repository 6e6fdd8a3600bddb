import { z } from 'zod';
import { CARD_BRANDS } from '#domain/payment/stored-card.ts';
import { accepted } from './common.ts';

/** The number of a stored card, here and among the payment methods. */
const cardId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** The request and response schemas of the account data endpoints. */
export const accountDataSchemas = {
  readAccountData: {
    request: z.object({}),
    answer: z.object({
      /** The current membership, or the one that ended last. */
      membership: z.object({ since: z.iso.datetime(), until: z.iso.datetime(), running: z.boolean() }).nullable(),
      /**
       * In cents of a euro. The balance can be spent, unlike what open holds have reserved. Entries are newest first:
       * positive if granted or returned, negative if reserved or spent.
       */
      travelCredits: z.object({
        balance: z.int(),
        reserved: z.int(),
        entries: z.array(z.object({ id: z.int(), amount: z.int(), reason: z.string(), at: z.iso.datetime() })),
      }),
      cards: z.array(
        z.object({
          id: z.int(),
          brand: z.enum(CARD_BRANDS),
          lastFour: z.string(),
          expiryMonth: z.int(),
          expiryYear: z.int(),
          expired: z.boolean(),
          holderName: z.string(),
        }),
      ),
      /** Null for everyone but travel agents; the commission is in basis points. */
      agency: z.object({ name: z.string(), commission: z.int(), openHoldsLimit: z.int() }).nullable(),
    }),
  },
  removeStoredCard: { request: z.object({ id: cardId }), answer: accepted },
};
