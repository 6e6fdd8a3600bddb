import { galleryShape } from '#contract/list/content.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import type { Words } from '#domain/catalogue/words.ts';
import type { Caller } from '../platform/caller.ts';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';

/** Creates the gallery of a variant: the photos of its tour, in order. */
export function createGallery(database: Database, webRenderer: Pick<WebRenderer, 'fragment'>) {
  return {
    async loadTransport({ id }: ParsedOf<'loadTransport'>, { language, dataOnly }: Caller) {
      const variant = await database
        .selectFrom('variant')
        .innerJoin('tour', 'tour.id', 'variant.tour_id')
        .select(['tour.id as tourId', 'tour.name'])
        .where('variant.id', '=', id)
        .executeTakeFirst();
      if (!variant) return new Refusal(404, 'not-found');
      const rows = await database
        .selectFrom('tour_photograph')
        .innerJoin('photograph', 'photograph.file', 'tour_photograph.file')
        .select(['photograph.file', 'photograph.colour', 'photograph.alternative'])
        .where('tour_id', '=', variant.tourId)
        .orderBy('position')
        .execute();
      const title = (variant.name as Words)[language];
      const photos = rows.map(({ file, colour, alternative }) => ({
        file,
        colour,
        alt: (alternative as Words)[language],
      }));
      const html = dataOnly ? undefined : await webRenderer.fragment(language, 'gallery', { title, photos });
      return { status: 'OK' as const, html, title, photos, shape: galleryShape };
    },
  };
}
