import type { BookableVariants } from '../booking/bookable-variants.ts';
import type { PaymentProvider } from '../payments/port.ts';
import type { Account, Caller } from '../platform/caller.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { SendMail } from '../platform/mail/outgoing-mail.ts';
import type { Settings } from '../platform/settings.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';

/** What the use cases of agencies work with. */
export type AgencyDeps = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'origin' | 'secret'>;
  readonly sendMail: SendMail;
  readonly webRenderer: Pick<WebRenderer, 'document' | 'words'>;
  readonly bookableVariants: BookableVariants;
  /** Null where nothing can be paid. */
  readonly provider: PaymentProvider | null;
  readonly log: Log;
};

/** The agency whose agent calls; the list lets nobody else in, and the database has no agent without one. */
export const agencyOf = ({ account }: Caller): { readonly accountId: string; readonly agencyId: string } => {
  const { id, agencyId } = account as Account;
  return { accountId: id, agencyId: agencyId as string };
};

/** Whether an account organises the agency it works for, at this very moment. */
export async function isOrganiser(database: Database | Transaction, accountId: string): Promise<boolean> {
  const account = await database
    .selectFrom('user_account')
    .select('agency_organiser')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.agency_organiser ?? false;
}
