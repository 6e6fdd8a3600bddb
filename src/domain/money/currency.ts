/** The currencies a person can pay in, in the order they are offered. */
export const CURRENCIES = ['EUR', 'USD', 'GBP', 'AUD', 'CAD', 'NZD'] as const;

/** One of the currencies a person can pay in. */
export type Currency = (typeof CURRENCIES)[number];

/** Returns whether a text is a currency that can be charged. */
export const isCurrency = (text: string): text is Currency => (CURRENCIES as readonly string[]).includes(text);
