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
};

/** Where in a request the place of a selection was sent: `party.2` is `priceCategories.2`. */
export function requestPath(path: string): string {
  const [head = '', ...rest] = path.split('.');
  return [names[head] ?? head, ...rest].join('.');
}

/** A problem's code as requests read it: `soldOut` is `sold-out`. */
export const requestCode = (code: string): string => code.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
