import type pg from 'pg';
import type { ParsedOf } from '#contract/schemas.ts';
import { maxCards } from '#contract/search.ts';
import { type Currency, isCurrency } from '#domain/money/currency.ts';
import type { Caller } from '../platform/caller.ts';
import { Refusal } from '../platform/refusal.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';
import type { Catalogue } from './catalogue.ts';
import { listDestinations, loadDestination, loadStyle } from './destination-pages.ts';
import { FeedbackCarousel } from './feedback.ts';
import { feedbackHtml } from './feedback-html.ts';
import { loadHome } from './home.ts';
import type { DisplayLocale } from './locale.ts';
import { loadOperator } from './operator-page.ts';
import { loadReviews } from './reviews.ts';
import { answerSearch } from './search-answer.ts';
import { loadSitemap } from './sitemap.ts';
import type { CatalogueSnapshot } from './snapshot.ts';
import type { ListedTour } from './source.ts';
import { tourPage } from './tour-page.ts';

/** The dependencies of the catalogue endpoints. */
export type CatalogueCallDeps = {
  readonly catalogue: Catalogue;
  readonly pool: pg.Pool;
  readonly webRenderer: Pick<WebRenderer, 'fragment'>;
};

const localeOf = ({ language, currency }: Caller): DisplayLocale => ({
  language,
  currency: isCurrency(currency) ? currency : ('EUR' satisfies Currency),
});

const notFound = () => new Refusal(404, 'not-found');

/** Creates the catalogue endpoints. */
export function createCatalogueCalls({ catalogue, pool, webRenderer }: CatalogueCallDeps) {
  const carousel = new FeedbackCarousel(pool);
  /** Caches a response that depends only on language, currency and address. */
  const cachedAnswer = <Answer extends object | null>(
    name: string,
    caller: Caller,
    make: (snapshot: CatalogueSnapshot, locale: DisplayLocale) => Answer,
  ): Answer => {
    const [snapshot, locale] = [catalogue.snapshot(), localeOf(caller)];
    return snapshot.remember(`${name} ${locale.language} ${locale.currency}`, () => make(snapshot, locale));
  };
  return {
    async loadHome(_request: object, caller: Caller) {
      const feedback = await carousel.begin(catalogue.snapshot(), localeOf(caller));
      return { ...cachedAnswer('home', caller, loadHome), feedback };
    },
    async searchTours(request: ParsedOf<'searchTours'>, caller: Caller) {
      return answerSearch(catalogue.snapshot(), request, localeOf(caller));
    },
    async suggestPlaces({ q }: ParsedOf<'suggestPlaces'>, { language }: Caller) {
      const typed = typeof q === 'string' ? q.slice(0, 100) : '';
      return { suggestions: catalogue.snapshot().suggestions.suggest(typed, language) };
    },
    async loadTour({ slug }: ParsedOf<'loadTour'>, caller: Caller) {
      const id = tourWith(catalogue.snapshot(), slug)?.facts.id;
      const document = id === undefined ? null : await catalogue.documents.get(id);
      // Loading may outlast a catalogue update; everything below uses one snapshot.
      const snapshot = catalogue.snapshot();
      const tour = snapshot.tourIndex.bySlug.get(slug);
      if (document && tour !== undefined) return tourPage(snapshot, tour, document, localeOf(caller));
      return isArchived(snapshot, slug) ? new Refusal(410, 'tour-archived') : notFound();
    },
    async loadReviews({ slug, ...request }: ParsedOf<'loadReviews'>, { language }: Caller) {
      const tour = tourWith(catalogue.snapshot(), slug);
      return tour ? loadReviews(pool, tour, request, language) : notFound();
    },
    async listDestinations(_request: object, caller: Caller) {
      return cachedAnswer('destinations', caller, listDestinations);
    },
    async loadDestination({ slug }: ParsedOf<'loadDestination'>, caller: Caller) {
      if (!catalogue.snapshot().tourIndex.inDestination.has(slug)) return notFound();
      return (
        cachedAnswer(`in ${slug}`, caller, (snapshot, locale) => loadDestination(snapshot, slug, locale)) ?? notFound()
      );
    },
    async loadStyle({ slug }: ParsedOf<'loadStyle'>, caller: Caller) {
      if (!catalogue.snapshot().tourIndex.inStyle.has(slug)) return notFound();
      return (
        cachedAnswer(`style ${slug}`, caller, (snapshot, locale) => loadStyle(snapshot, slug, locale)) ?? notFound()
      );
    },
    async loadOperator({ slug }: ParsedOf<'loadOperator'>, caller: Caller) {
      return (await loadOperator(pool, catalogue.snapshot(), slug, localeOf(caller))) ?? notFound();
    },
    async loadCards({ ids }: ParsedOf<'loadCards'>, caller: Caller) {
      const snapshot = catalogue.snapshot();
      const wanted = idsOf(ids);
      const found = wanted.map((id) => ({
        id,
        tour: /^\d{1,9}$/.test(id) ? snapshot.tourIndex.byId.get(Number(id)) : undefined,
      }));
      const tours = found.flatMap(({ tour }) => tour ?? []);
      const locale = localeOf(caller);
      return {
        cards: tours.map((tour) => snapshot.card(tour, locale)),
        missing: found.filter(({ tour }) => tour === undefined).map(({ id }) => id),
      };
    },
    async loadSitemap(_request: object, caller: Caller) {
      return cachedAnswer('sitemap', caller, loadSitemap);
    },
    async loadFeedback({ id }: ParsedOf<'loadFeedback'>, caller: Caller) {
      const feedback = await carousel.item(catalogue.snapshot(), id, localeOf(caller));
      if (!feedback) return notFound();
      const answer = { status: 'OK' as const, feedback };
      return caller.dataOnly ? answer : { ...answer, html: await feedbackHtml(webRenderer, caller.language, feedback) };
    },
  };
}

function tourWith({ tourIndex }: CatalogueSnapshot, slug: string): ListedTour | undefined {
  const tour = tourIndex.bySlug.get(slug);
  return tour === undefined ? undefined : tourIndex.source.tours[tour];
}

/** Whether the slug belongs to an archived tour, so that an old link can explain that the tour is gone. */
const isArchived = ({ source }: CatalogueSnapshot, slug: string): boolean =>
  [...source.archived.values()].some(({ facts }) => facts.slug === slug);

/** Returns the distinct ids of a parameter that is comma-separated, repeated or both. */
function idsOf(sent: unknown): string[] {
  const parts = Array.isArray(sent) ? sent : [sent];
  const ids = parts.flatMap((part) =>
    typeof part === 'string' || typeof part === 'number' ? String(part).split(',') : [],
  );
  const known = ids.map((id) => id.trim().slice(0, 20)).filter((id) => id !== '');
  return [...new Set(known)].slice(0, maxCards);
}
