import type { MembershipOffer } from '#contract/fragment.ts';
import { convert } from '#domain/money/exchange.ts';
import { ratesFor } from '../insurance/exchange-rates.ts';
import type { Database } from '../platform/database/database.ts';

/** Returns the price of the membership in a currency and its discount; null if none is on sale. */
export async function readMembershipOffer(database: Database, wanted: string): Promise<MembershipOffer | null> {
  const product = await database
    .selectFrom('membership_product')
    .select(['price', 'saving', 'months'])
    .executeTakeFirst();
  if (!product) return null;
  const { currency, rates } = await ratesFor(database, wanted);
  const amount = convert({ amount: product.price, currency: 'EUR' }, currency, rates);
  return { price: { amount, currency }, savingPercent: product.saving / 100, months: product.months };
}
