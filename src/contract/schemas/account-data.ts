import { z } from 'zod';
import { CARD_BRANDS } from '#domain/payment/stored-card.ts';
import { accepted } from './common.ts';

/** The number by which a stored card is known, here and among the methods of payment. */
const cardId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** The request and answer of each call about what belongs to an account. */
export const belongingsSchemas = {
  readBelongings: {
    request: z.object({}),
    answer: z.object({
      /** The one that is running, or else the one that ended last. */
      membership: z.object({ since: z.iso.datetime(), until: z.iso.datetime(), running: z.boolean() }).nullable(),
      /**
       * In cents of a euro: the balance can be spent, what open holds have reserved cannot; entries newest first, above zero granted
       * or given back, below zero reserved or spent.
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
      /** Null for everybody but travel agents; the commission is in basis points. */
      agency: z.object({ name: z.string(), commission: z.int(), openHoldsLimit: z.int() }).nullable(),
    }),
  },
  removeStoredCard: { request: z.object({ id: cardId }), answer: accepted },
};
