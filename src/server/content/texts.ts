import type { ContentKey } from '#contract/list/content.ts';
import type { Language } from '#contract/shop.ts';
import type { Database } from '../platform/database/database.ts';
import { plainText, sanitise } from './sanitise.ts';

/** A text as it is served: the newest version, sanitised, with the support phone in its place. */
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
    // What nobody has written in a language yet is read in English.
    .orderBy((row) => row('language', '=', language), 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** The phone number of the support, as a person reads it. */
export async function readSupportPhone(database: Database, language: Language): Promise<string> {
  return plainText((await newest(database, 'support-phone', language)).body);
}

/** The newest version of a text. */
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
