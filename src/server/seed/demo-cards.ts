import { importKeptCards, type SandboxOptions } from '../payments/sandbox-provider.ts';
import type { Database } from '../platform/database/database.ts';

/** Lets the sandbox bank know the stored cards of the demo's people, so that they pay; false when it cannot be asked. */
export async function giveDemoCards(database: Database, sandbox: SandboxOptions): Promise<boolean> {
  const cards = await database
    .selectFrom('stored_card')
    .select(['token as ref', 'brand', 'last_four as lastFour'])
    .select(['expiry_month as expiryMonth', 'expiry_year as expiryYear'])
    .where('provider', '=', 'sandbox')
    .where('token', 'like', 'demo\\_%')
    .execute();
  // A hundred at a time stay well below the longest body that the bank reads.
  for (let at = 0; at < cards.length; at += 100)
    if (!(await importKeptCards(sandbox, cards.slice(at, at + 100)))) return false;
  return true;
}
