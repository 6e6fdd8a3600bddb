import type { ContentKey } from '#contract/list/content.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import type { Caller } from '../platform/caller.ts';
import { type Database, transaction } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { plainLines, plainText, sanitise } from './sanitise.ts';

/** Returns why a body cannot be published under a key, or null. */
function bodyProblems(key: ContentKey, body: string): Refusal | null {
  const lines = plainLines(body);
  const fits =
    key === 'support-phone' ? lines.length === 1 && /^\+?[\d ()/.-]{5,30}$/.test(plainText(body)) : lines.length > 0;
  return fits ? null : new Refusal(422, 'invalid', { problems: [{ path: 'body', code: 'invalid' }] });
}

const versionOf = <Row extends { key: string; published_at: Date; body: string }>({
  key,
  published_at,
  body,
  ...row
}: Row) => ({
  ...row,
  key: key as ContentKey,
  body: sanitise(body),
  publishedAt: published_at.toISOString(),
});

/** Creates the editor for popup texts. Texts are never overwritten: each change creates a version. */
export function createContentEditing(database: Database) {
  return {
    async listContent({ key, language }: ParsedOf<'listContent'>) {
      let query = database.selectFrom('content').selectAll();
      if (key) query = query.where('key', '=', key);
      if (language) query = query.where('language', '=', language);
      const all = await query.orderBy('key').orderBy('language').orderBy('version', 'desc').execute();
      const contents = all.filter((row, at) => row.key !== all[at - 1]?.key || row.language !== all[at - 1]?.language);
      return { contents: contents.map(versionOf), history: key ? all.map(versionOf) : [] };
    },

    async publishContent({ key, language, title, body }: ParsedOf<'publishContent'>, caller: Pick<Caller, 'account'>) {
      const clean = sanitise(body);
      const wrong = bodyProblems(key, clean);
      if (wrong) return wrong;
      const published = await transaction(database, async (trx) => {
        // Locks the versions, so that a concurrent publication of the same text sees this one.
        const versions = trx.selectFrom('content').where('key', '=', key).where('language', '=', language);
        await versions.select('version').where('version', '=', 1).forUpdate().execute();
        const last = await versions.select('version').orderBy('version', 'desc').limit(1).executeTakeFirst();
        return trx
          .insertInto('content')
          .values({
            key,
            language,
            version: (last?.version ?? 0) + 1,
            title,
            body: clean,
            author: caller.account?.name ?? 'Waymark',
          })
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      return { status: 'OK' as const, content: versionOf(published) };
    },
  };
}
