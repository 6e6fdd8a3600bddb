import type { ContentKey } from '#contract/list/content.ts';
import type { Language } from '#contract/shop.ts';
import type { Database } from '../platform/database/database.ts';
import { plainText, sanitise } from './sanitise.ts';

/** The current version of a text, sanitized, with the support phone number inserted. */
export type Text = {
  readonly key: ContentKey;
  readonly version: number;
  readonly title: string;
  readonly body: string;
};

const newest = (database: Database, key: ContentKey, language: Language) =>
  database
    .selectFrom('content')
    .select(['version', 'title', 'body'])
    .where('key', '=', key)
    .where('language', 'in', [language, 'en'])
    // A text that is not translated is returned in English.
    .orderBy((row) => row('language', '=', language), 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Returns the support phone number, formatted for display. */
export async function readSupportPhone(database: Database, language: Language): Promise<string> {
  return plainText((await newest(database, 'support-phone', language)).body);
}

/** Returns the current version of a text. */
export async function readText(database: Database, key: ContentKey, language: Language): Promise<Text> {
  const { version, title, body } = await newest(database, key, language);
  return { key, version, title, body: await withPhone(database, language, body) };
}

async function withPhone(database: Database, language: Language, body: string): Promise<string> {
  if (!body.includes('{{phone}}')) return sanitise(body);
  const phone = await readSupportPhone(database, language);
  const link = `<a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a>`;
  return sanitise(body.replaceAll('{{phone}}', link));
}
