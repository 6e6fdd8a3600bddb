import { importSavedCards, type SandboxOptions } from '../payments/sandbox-provider.ts';
import type { Database } from '../platform/database/database.ts';

/**
 * Registers the demo's stored cards with the sandbox bank, so that they can pay; returns false if the bank is
 * unavailable.
 */
export async function giveDemoCards(database: Database, sandbox: SandboxOptions): Promise<boolean> {
  const cards = await database
    .selectFrom('stored_card')
    .select(['token as ref', 'brand', 'last_four as lastFour'])
    .select(['expiry_month as expiryMonth', 'expiry_year as expiryYear'])
    .where('provider', '=', 'sandbox')
    .where('token', 'like', 'demo\\_%')
    .execute();
  // Batches of a hundred stay well below the bank's body limit.
  for (let at = 0; at < cards.length; at += 100)
    if (!(await importSavedCards(sandbox, cards.slice(at, at + 100)))) return false;
  return true;
}
