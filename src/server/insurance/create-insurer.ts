import type { Database } from '../platform/database/database.ts';
import { embeddedBooks } from './embedded-books.ts';
import { createEmbeddedInsurer } from './embedded-insurer.ts';
import { ratesFor } from './exchange-rates.ts';
import type { Insurer } from './port.ts';

/** Creates the shop's insurer: the embedded one, until there is a contract with another. */
export const createInsurer = (database: Database): Insurer =>
  createEmbeddedInsurer((currency) => ratesFor(database, currency), embeddedBooks(database));
