import type { Block } from '#domain/booking/problem.ts';

/** What the parts of a selection are called in a request. */
const names: Readonly<Record<string, string>> = {
  day: 'date',
  party: 'priceCategories',
  rooms: 'accommodationsSelected',
  friends: 'accommodationsSelected',
  extras: 'extrasSelected',
  paymentType: 'paymentOption',
  plan: 'chargeMethod',
  membership: 'with_membership',
  insurance: 'insurance_attached',
  travellers: 'passengers',
  acceptedTerms: 'accept_terms',
  acceptedDataTerms: 'accept_data_terms',
};

/** Where in a request the place of a selection was sent: `party.2` is `priceCategories.2`. */
export function requestPath(path: string): string {
  const [head = '', ...rest] = path.split('.');
  // A friend stands in the list of the room: `friends.7.0.name` is `accommodationsSelected.7.co_passengers.0.name`.
  if (head === 'friends') rest.splice(1, 0, 'co_passengers');
  return [names[head] ?? head, ...rest].join('.');
}

/** The blocks of the page in which the parts of a request are asked. */
const blocks: Readonly<Record<string, Block>> = {
  date: 'date',
  priceCategories: 'passengers',
  accommodationsSelected: 'rooms',
  extrasSelected: 'extras',
  flexible: 'extras',
  passengers: 'travellers',
  insurance_attached: 'insurance',
  with_membership: 'membership',
  saving: 'savings',
  chargeMethod: 'plan',
  accept_terms: 'terms',
  accept_data_terms: 'terms',
};

/** The block of the page that a place in a request belongs to; what belongs to none is about the payment. */
export const blockOf = (path: string): Block => blocks[path.split('.')[0] ?? ''] ?? 'payment';

/** A problem's code as requests read it: `soldOut` is `sold-out`. */
export const requestCode = (code: string): string => code.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
