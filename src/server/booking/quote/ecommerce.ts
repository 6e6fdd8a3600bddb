import type { WholeAnswer } from '#contract/schemas/book-now.ts';

/** Analytics count in whole units. */
const units = (minor: number): number => minor / 100;

/** What analytics are told about a selection: the tour once for each kind of passenger. */
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
