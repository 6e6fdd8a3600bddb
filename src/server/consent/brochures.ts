import { createHash } from 'node:crypto';
import { brochureDays } from '#contract/list/consent.ts';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Language } from '#contract/shop.ts';
import { normalEmail } from '#domain/party/email.ts';
import type { Caller } from '../platform/caller.ts';
import { transaction } from '../platform/database/database.ts';
import { emailProblems } from '../platform/email-problems.ts';
import { FreshCache } from '../platform/fresh-cache.ts';
import { mailWait } from '../platform/limits/mail-limit.ts';
import { pageAddress } from '../platform/page-address.ts';
import type { Pictures } from '../platform/pictures/pictures.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Handlers } from '../platform/use-cases.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';
import type { ConsentDeps, createConsent } from './consent.ts';
import { brochureToken, readBrochureToken } from './tokens.ts';

/** The dependencies of the brochure use cases. */
export type BrochureDeps = ConsentDeps & {
  readonly webRenderer: Pick<WebRenderer, 'document'>;
  readonly catalogue: Pick<Handlers, 'loadTour' | 'loadCards'>;
  readonly askQuietly: ReturnType<typeof createConsent>['askQuietly'];
  readonly pictures: Pick<Pictures, 'read'>;
};

/** The maximum number of cached brochures; each takes a few hundred kB. */
const maxCached = 40;
const aDay = 86_400_000;

/** Creates brochures of tours, which are requested by email, rendered on download and cached until the tour changes. */
export function createBrochures(deps: BrochureDeps) {
  const { database, settings, limit, sendMail, webRenderer, catalogue, askQuietly, pictures } = deps;
  const cache = new FreshCache<string, Promise<string>>(maxCached);

  const draw = async (tour: AnswerOf<'loadTour'>, language: Language): Promise<string> => {
    const file = tour.photos[0]?.file;
    // A brochure is also rendered without its photo.
    const photo = file ? await pictures.read({ file, width: 960, format: 'jpg' }).catch(() => null) : null;
    const url = pageAddress(settings.origin, language, `/t/${tour.slug}`);
    return Buffer.from(await webRenderer.document(language, 'brochure', { tour, photo, url })).toString('base64');
  };

  /** Renders each version of a tour once; concurrent requests share the result. */
  const drawn = (tour: AnswerOf<'loadTour'>, language: Language): Promise<string> => {
    const version = createHash('sha256').update(JSON.stringify(tour)).digest('base64url');
    return cache.get(`${tour.id} ${language}`, version, () => draw(tour, language));
  };

  return {
    async askBrochure({ tour: id, email: typed, letters }: ParsedOf<'askBrochure'>, caller: Caller) {
      const email = normalEmail(typed);
      const problems = emailProblems(email);
      if (problems.length > 0) return new Refusal(422, 'invalid', { problems });
      const found = await catalogue.loadCards({ ids: [id] }, caller);
      const card = found instanceof Refusal ? null : found.cards[0];
      if (!card) return new Refusal(404, 'not-found');
      const retryAfterSeconds = await mailWait(limit, 'brochure', caller, email);
      if (retryAfterSeconds > 0) return new Refusal(429, 'too-fast', { retryAfterSeconds });
      const { language } = caller;
      const until = (Math.floor(Date.now() / aDay) + brochureDays) * aDay;
      const token = brochureToken(settings.secret, { tourId: id, language, until });
      const props = {
        tour: card.name,
        url: pageAddress(settings.origin, language, `/brochures/${token}.pdf`),
        pageUrl: pageAddress(settings.origin, language, `/t/${card.slug}`),
        days: brochureDays,
      };
      const dedupeKey = `brochure:${caller.requestId}`;
      await transaction(database, (trx) => sendMail(trx, { kind: 'brochure', language, to: email, props, dedupeKey }));
      if (letters) await askQuietly(email, 'brochure', caller);
      return { status: 'OK' as const };
    },

    async readBrochure({ token }: ParsedOf<'readBrochure'>, caller: Caller) {
      const brochure = readBrochureToken(settings.secret, token, Date.now());
      if (!brochure) return new Refusal(410, 'link-gone');
      const reader = { ...caller, language: brochure.language };
      const found = await catalogue.loadCards({ ids: [brochure.tourId] }, reader);
      const card = found instanceof Refusal ? null : found.cards[0];
      const tour = card ? await catalogue.loadTour({ slug: card.slug }, reader) : new Refusal(404, 'not-found');
      if (tour instanceof Refusal) return tour;
      return { file: `waymark-${tour.slug}-${brochure.language}.pdf`, pdf: await drawn(tour, brochure.language) };
    },
  };
}
