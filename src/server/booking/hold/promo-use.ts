import { sql } from 'kysely';
import { mailboxKey } from '#domain/party/mailbox-key.ts';
import { normalCode } from '#domain/pricing/promo-code.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { wordlessProblem } from './refuse.ts';
import type { ValidatedSubmission } from './validate.ts';

/** The code that a price was lowered by; null when none was. */
export const usedCode = ({
  selection: { saving },
  price,
}: Pick<ValidatedSubmission, 'selection' | 'price'>): string | null =>
  saving.kind === 'promoCode' && price.savingTrouble === null ? normalCode(saving.code) : null;

/** A code that cannot be used once more, told like one that does not exist. */
export const unusableCode = wordlessProblem({ block: 'savings', code: 'usedUp', path: 'saving', report: '' });

/** Locks a code and tells whether this person may use it once more; two who use it at once are counted one after the other. */
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
