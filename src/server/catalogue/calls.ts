import type pg from 'pg';
import type { ParsedOf } from '#contract/schemas.ts';
import { mostCards } from '#contract/search.ts';
import { type Currency, isCurrency } from '#domain/money/currency.ts';
import type { Caller } from '../platform/caller.ts';
import { Refusal } from '../platform/refusal.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';
import type { Catalogue } from './catalogue.ts';
import { listDestinations, loadDestination, loadStyle } from './destination-pages.ts';
import { FeedbackCarousel } from './feedback.ts';
import { feedbackHtml } from './feedback-html.ts';
import { loadHome } from './home.ts';
import { loadOperator } from './operator-page.ts';
import { loadReviews } from './reviews.ts';
import { answerSearch } from './search-answer.ts';
import type { Shown } from './shown.ts';
import { loadSitemap } from './sitemap.ts';
import type { CatalogueSnapshot } from './snapshot.ts';
import type { ListedTour } from './source.ts';
import { tourPage } from './tour-page.ts';

/** What the calls of the shop window work with. */
export type CatalogueCallDeps = {
  readonly catalogue: Catalogue;
  readonly pool: pg.Pool;
  readonly webRenderer: Pick<WebRenderer, 'fragment'>;
};

const shownTo = ({ language, currency }: Caller): Shown => ({
  language,
  currency: isCurrency(currency) ? currency : ('EUR' satisfies Currency),
});

const notFound = () => new Refusal(404, 'not-found');

/** The calls of the shop window. */
export function createCatalogueCalls({ catalogue, pool, webRenderer }: CatalogueCallDeps) {
  const carousel = new FeedbackCarousel(pool);
  /** Answers that depend on nothing but words, money and the address are made once and kept. */
  const kept = <Answer extends object | null>(
    name: string,
    caller: Caller,
    make: (snapshot: CatalogueSnapshot, shown: Shown) => Answer,
  ): Answer => {
    const [snapshot, shown] = [catalogue.snapshot(), shownTo(caller)];
    return snapshot.remember(`${name} ${shown.language} ${shown.currency}`, () => make(snapshot, shown));
  };
  return {
    async loadHome(_request: object, caller: Caller) {
      const feedback = await carousel.begin(catalogue.snapshot(), shownTo(caller));
      return { ...kept('home', caller, loadHome), feedback };
    },
    async searchTours(request: ParsedOf<'searchTours'>, caller: Caller) {
      return answerSearch(catalogue.snapshot(), request, shownTo(caller));
    },
    async suggestPlaces({ q }: ParsedOf<'suggestPlaces'>, { language }: Caller) {
      const typed = typeof q === 'string' ? q.slice(0, 100) : '';
      return { suggestions: catalogue.snapshot().suggestions.suggest(typed, language) };
    },
    async loadTour({ slug }: ParsedOf<'loadTour'>, caller: Caller) {
      const id = tourWith(catalogue.snapshot(), slug)?.facts.id;
      const document = id === undefined ? null : await catalogue.documents.get(id);
      // The catalogue may have been read anew meanwhile; everything below is of one moment.
      const snapshot = catalogue.snapshot();
      const tour = snapshot.tourIndex.bySlug.get(slug);
      return document && tour !== undefined ? tourPage(snapshot, tour, document, shownTo(caller)) : notFound();
    },
    async loadReviews({ slug, ...request }: ParsedOf<'loadReviews'>, { language }: Caller) {
      const tour = tourWith(catalogue.snapshot(), slug);
      return tour ? loadReviews(pool, tour, request, language) : notFound();
    },
    async listDestinations(_request: object, caller: Caller) {
      return kept('destinations', caller, listDestinations);
    },
    async loadDestination({ slug }: ParsedOf<'loadDestination'>, caller: Caller) {
      if (!catalogue.snapshot().tourIndex.inDestination.has(slug)) return notFound();
      return kept(`in ${slug}`, caller, (snapshot, shown) => loadDestination(snapshot, slug, shown)) ?? notFound();
    },
    async loadStyle({ slug }: ParsedOf<'loadStyle'>, caller: Caller) {
      if (!catalogue.snapshot().tourIndex.inStyle.has(slug)) return notFound();
      return kept(`style ${slug}`, caller, (snapshot, shown) => loadStyle(snapshot, slug, shown)) ?? notFound();
    },
    async loadOperator({ slug }: ParsedOf<'loadOperator'>, caller: Caller) {
      return (await loadOperator(pool, catalogue.snapshot(), slug, shownTo(caller))) ?? notFound();
    },
    async loadCards({ ids }: ParsedOf<'loadCards'>, caller: Caller) {
      const snapshot = catalogue.snapshot();
      const wanted = idsOf(ids);
      const found = wanted.map((id) => ({
        id,
        tour: /^\d{1,9}$/.test(id) ? snapshot.tourIndex.byId.get(Number(id)) : undefined,
      }));
      const tours = found.flatMap(({ tour }) => tour ?? []);
      const shown = shownTo(caller);
      return {
        cards: tours.map((tour) => snapshot.card(tour, shown)),
        missing: found.filter(({ tour }) => tour === undefined).map(({ id }) => id),
      };
    },
    async loadSitemap(_request: object, caller: Caller) {
      return kept('sitemap', caller, loadSitemap);
    },
    async loadFeedback({ id }: ParsedOf<'loadFeedback'>, caller: Caller) {
      const feedback = await carousel.item(catalogue.snapshot(), id, shownTo(caller));
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

/** The ids of a list, each once: separated by commas, sent several times, or both. */
function idsOf(sent: unknown): string[] {
  const parts = Array.isArray(sent) ? sent : [sent];
  const ids = parts.flatMap((part) =>
    typeof part === 'string' || typeof part === 'number' ? String(part).split(',') : [],
  );
  const known = ids.map((id) => id.trim().slice(0, 20)).filter((id) => id !== '');
  return [...new Set(known)].slice(0, mostCards);
}
