import type { WholeAnswer } from '#contract/schemas/book-now.ts';

/** Analytics use whole units. */
const units = (minor: number): number => minor / 100;

/** Returns the analytics data of a selection: the tour once for each kind of traveller. */
export const ecommerceOf = (
  { objectId, tourName, variantName, currency, quote, offers }: WholeAnswer['data'],
  operator: string,
): WholeAnswer['ecommerce'] => ({
  currency,
  value: units(quote?.total ?? 0),
  items: offers.passengers
    .filter(({ count }) => count > 0)
    .map(({ name, count, price }) => ({
      item_id: String(objectId),
      item_name: tourName,
      item_brand: operator,
      item_variant: `${variantName}: ${name}`,
      price: units(price ?? 0),
      quantity: count,
    })),
});
