import { contentKeys } from '#contract/list/content.ts';
import { languages } from '#contract/shop.ts';
import type { Database } from '../platform/database/database.ts';
import type { FirstVersion } from './first-version.ts';
import { advantageTexts } from './first-versions/advantages.ts';
import { helpTexts } from './first-versions/help.ts';
import { paymentTexts } from './first-versions/payment.ts';
import { sanitise } from './sanitise.ts';

/** The first version of each text. */
export const firstVersions: readonly FirstVersion[] = [...helpTexts, ...paymentTexts, ...advantageTexts];

/** The author of texts that come with Waymark; staff publish under their own names. */
const author = 'Waymark';

/**
 * Stores the texts that come with Waymark: missing ones, and a new version of those that have changed. Texts published
 * by staff are left unchanged.
 */
export async function ensureFirstVersions(database: Database): Promise<void> {
  const missing = contentKeys.filter((key) => !firstVersions.some((first) => first.key === key));
  if (missing.length > 0) throw new Error(`no first version of ${missing.join(', ')}`);
  const latest = await database
    .selectFrom('content')
    .distinctOn(['key', 'language'])
    .select(['key', 'language', 'version', 'title', 'body', 'author'])
    .orderBy('key')
    .orderBy('language')
    .orderBy('version', 'desc')
    .execute();
  const rows = firstVersions.flatMap((first) =>
    languages.flatMap((language) => {
      const title = first[language].title;
      const body = sanitise(first[language].body);
      const stored = latest.find((row) => row.key === first.key && row.language === language);
      if (stored && (stored.author !== author || (stored.title === title && stored.body === body))) return [];
      return [{ key: first.key, language, version: (stored?.version ?? 0) + 1, title, body, author }];
    }),
  );
  if (rows.length === 0) return;
  await database
    .insertInto('content')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
