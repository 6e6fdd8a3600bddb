import { contentKeys } from '#contract/list/content.ts';
import { languages } from '#contract/shop.ts';
import type { Database } from '../platform/database/database.ts';
import type { FirstVersion } from './first-version.ts';
import { advantageTexts } from './first-versions/advantages.ts';
import { helpTexts } from './first-versions/help.ts';
import { paymentTexts } from './first-versions/payment.ts';
import { sanitise } from './sanitise.ts';

/** What every key begins with. */
export const firstVersions: readonly FirstVersion[] = [...helpTexts, ...paymentTexts, ...advantageTexts];

/** Puts the first version of every text that is missing into the database; what is there stays as it is. */
export async function ensureFirstVersions(database: Database): Promise<void> {
  const missing = contentKeys.filter((key) => !firstVersions.some((first) => first.key === key));
  if (missing.length > 0) throw new Error(`no first version of ${missing.join(', ')}`);
  const kept = await database.selectFrom('content').select(['key', 'language']).where('version', '=', 1).execute();
  const existing = new Set(kept.map(({ key, language }) => `${key} ${language}`));
  const rows = firstVersions.flatMap((first) =>
    languages
      .filter((language) => !existing.has(`${first.key} ${language}`))
      .map((language) => ({
        key: first.key,
        language,
        version: 1,
        title: first[language].title,
        body: sanitise(first[language].body),
        author: 'Waymark',
      })),
  );
  if (rows.length === 0) return;
  await database
    .insertInto('content')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
