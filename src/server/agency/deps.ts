import type { BookableVariants } from '../booking/bookable-variants.ts';
import type { Providers } from '../payments/providers.ts';
import type { Account, Caller } from '../platform/caller.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { SendMail } from '../platform/mail/outgoing-mail.ts';
import type { Settings } from '../platform/settings.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';

/** The dependencies of the agency use cases. */
export type AgencyDeps = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'origin' | 'secret'>;
  readonly sendMail: SendMail;
  readonly webRenderer: Pick<WebRenderer, 'document' | 'words'>;
  readonly bookableVariants: BookableVariants;
  readonly providers: Providers;
  readonly log: Log;
};

/**
 * Returns the caller's agency; access control admits agents only, and the database requires an agency for each agent.
 */
export const agencyOf = ({ account }: Caller): { readonly accountId: string; readonly agencyId: string } => {
  const { id, agencyId } = account as Account;
  return { accountId: id, agencyId: agencyId as string };
};

/** Returns whether an account is currently an organiser of the agency it works for. */
export async function isOrganiser(database: Database | Transaction, accountId: string): Promise<boolean> {
  const account = await database
    .selectFrom('user_account')
    .select('agency_organiser')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.agency_organiser ?? false;
}
