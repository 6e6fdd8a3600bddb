import { sql } from 'kysely';
import { mailboxKey } from '#domain/party/mailbox-key.ts';
import { normalCode } from '#domain/pricing/promo-code.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { wordlessProblem } from './refuse.ts';
import type { ValidatedSubmission } from './validate.ts';

/** Returns the code that a price uses; null when it uses none. */
export const usedCode = ({
  selection: { saving },
  price,
}: Pick<ValidatedSubmission, 'selection' | 'price'>): string | null =>
  saving.kind === 'promoCode' && price.savingProblem === null ? normalCode(saving.code) : null;

/** The problem of a code that is used up; it looks like an unknown code. */
export const unusableCode = wordlessProblem({ block: 'savings', code: 'usedUp', path: 'saving', report: '' });

/** Locks a code and returns whether this person may use it again; the lock serialises concurrent uses. */
export async function mayUseCode(trx: Transaction, code: string, email: string): Promise<boolean> {
  const promo = await trx
    .selectFrom('promo_code')
    .select(['total_limit', 'person_limit'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (!promo) return false;
  const used = await trx
    .selectFrom('promo_use')
    .select((row) => [
      row.fn.countAll<number>().as('all'),
      sql<number>`count(*) filter (where person_key = ${mailboxKey(email)})`.as('own'),
    ])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return used.all < (promo.total_limit ?? Infinity) && used.own < (promo.person_limit ?? Infinity);
}
