import type { ParsedOf } from '#contract/schemas.ts';
import type { Words } from '#domain/catalogue/words.ts';
import type { Caller } from '../platform/caller.ts';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { paragraphs, sanitise } from './sanitise.ts';

/** Returns terms as markup, or as a URL if the text is only a URL. */
export function termsContent(body: string): { content_type: 'html' | 'url'; content: string } {
  const text = body.trim();
  if (/^https:\/\/\S+$/.test(text) && URL.canParse(text)) return { content_type: 'url', content: new URL(text).href };
  return { content_type: 'html', content: /<[a-z][^>]*>/i.test(text) ? sanitise(text) : paragraphs(text) };
}

/** Creates the lookup of operators' terms by id. */
export function createTerms(database: Database) {
  const read = async (id: number, kinds: readonly ('operator' | 'cancellation' | 'flexible')[], caller: Caller) => {
    const found = await database
      .selectFrom('terms')
      .select(['kind', 'title', 'body'])
      .where('id', '=', id)
      .where('kind', 'in', kinds)
      .executeTakeFirst();
    if (!found) return new Refusal(404, 'not-found');
    const { title, body } = found as { title: Words; body: Words };
    const { language } = caller;
    return { status: 'OK' as const, ...termsContent(body[language]), title: title[language], kind: found.kind };
  };
  return {
    loadTerms: ({ id }: ParsedOf<'loadTerms'>, caller: Caller) =>
      read(id, ['operator', 'cancellation', 'flexible'], caller),
    loadFlexibleTerms: ({ id }: ParsedOf<'loadFlexibleTerms'>, caller: Caller) => read(id, ['flexible'], caller),
  };
}
