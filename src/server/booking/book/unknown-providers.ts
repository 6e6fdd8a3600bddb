import { sql } from 'kysely';
import type { Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PayDeps } from './deps.ts';

/** A provider that is no longer configured but still has unsettled items. */
type UnknownProvider = {
  readonly provider: string;
  /** Unsettled payments and pending refunds. */
  readonly payments: number;
  /** Cards that later payments of bookings are charged to. */
  readonly cards: number;
};

/** Returns the names of the configured providers, for a statement. */
export const providerNames = ({ all }: Providers): string[] => all.map(({ name }) => name);

/** Returns the unsettled items of providers that are not configured; they are not processed until they are. */
export async function listUnknownProviders(database: Database, providers: Providers): Promise<UnknownProvider[]> {
  const { rows } = await sql<UnknownProvider>`
    select provider, sum(payments)::int as payments, sum(cards)::int as cards from (
      select provider, 1 as payments, 0 as cards from payment_attempt where state in ('open', 'authorised', 'cancelling')
      union all
      select provider, 1, 0 from payment_refund refund join payment_attempt attempt on attempt.id = attempt_id
      where refund.state in ('asked', 'failed') and attempt.state = 'captured'
      union all
      select provider, 0, 1 from booking_card card join booking on booking.id = card.booking_id
      where card.replaced_at is null and booking.state = 'confirmed'
        and exists (select from money_account account where account.kind = 'booking' and account.owner = booking.id::text
          and account.currency = booking.currency and account.balance < 0)
      union all
      select provider, 1, 0 from agency_card where state = 'proving') waiting
    where provider <> all(${providerNames(providers)}::text[]) group by provider order by provider`.execute(database);
  return rows;
}

/** Logs a warning for unsettled items of providers that are not configured. */
export async function warnOfUnknownProviders({ database, providers, log }: PayDeps): Promise<void> {
  const unknown = await listUnknownProviders(database, providers);
  if (unknown.length > 0) log.warn({ unknown }, 'payments of providers that are not configured are left alone');
}
