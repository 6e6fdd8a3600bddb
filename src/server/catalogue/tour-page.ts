import type { AnswerOf } from '#contract/schemas.ts';
import { tourNights } from '#domain/calendar/tour-dates.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { convert } from '#domain/money/exchange.ts';
import type { Minor } from '#domain/money/money.ts';
import { cancellationTable } from '#domain/pricing/cancellation.ts';
import { namedIn, photoOf, priceFrom, ratingOf } from './card.ts';
import { dayOfNumber } from './departures.ts';
import type { DisplayLocale } from './locale.ts';
import { operatorCard } from './operator-page.ts';
import { firstReviews } from './reviews.ts';
import { similarTours } from './similar.ts';
import type { CatalogueSnapshot } from './snapshot.ts';
import type { Continent, Country, ListedTour, Location, Operator } from './source.ts';
import { cheapestOf, departureMonths } from './tour-departures.ts';
import type { TourDocument } from './tour-documents.ts';

type Answer = AnswerOf<'loadTour'>;

const maxSimilar = 6;

/** Returns everything on a tour's page. */
export function tourPage(
  snapshot: CatalogueSnapshot,
  tour: number,
  document: TourDocument,
  locale: DisplayLocale,
): Answer {
  const { tourIndex, source, liveIndex } = snapshot;
  const months = departureMonths(snapshot, tour, locale);
  const departures = months.flatMap((month) => month.departures);
  const content = tourContent(snapshot, source.tours[tour] as ListedTour, document, locale, tour);
  return {
    ...content,
    rating: ratingOf(tourIndex, tour),
    from: priceFrom(liveIndex.offers, tour, locale),
    variants: content.variants.map((variant) => ({
      ...variant,
      from: cheapestOf(departures.filter(({ variantId }) => variantId === variant.id)),
    })),
    months,
    similar: snapshot.cards(similarTours(snapshot, tour, maxSimilar), locale),
  };
}

/** Returns the page of a tour that is not on sale: without dates, prices, reviews and similar tours. */
export const tourPreview = (
  snapshot: CatalogueSnapshot,
  listed: ListedTour,
  document: TourDocument,
  locale: DisplayLocale,
): Answer => tourContent(snapshot, listed, document, locale, null);

/** Returns what a tour's page says about the tour itself; `tour` is null while it is not in the snapshot. */
function tourContent(
  snapshot: CatalogueSnapshot,
  listed: ListedTour,
  document: TourDocument,
  locale: DisplayLocale,
  tour: number | null,
): Answer {
  const { tourIndex, source } = snapshot;
  const { language, currency } = locale;
  const { facts } = listed;
  const operator = tourIndex.operators.get(facts.operatorId) as Operator;
  const words = (text: Words) => text[language];
  const money = (amount: Minor) => ({
    amount: convert({ amount, currency: operator.facts.currency }, currency, source.rates),
    currency,
  });
  const place = (id: number) => placeIn(tourIndex.locations.get(id) as Location, locale);
  return {
    id: facts.id,
    slug: facts.slug,
    name: words(facts.name),
    tagline: words(listed.tagline),
    kind: facts.style,
    blocked: facts.blocked && words(facts.blocked),
    photos: listed.photographs.map((file) => photoOf(tourIndex, file, language)),
    facts: {
      lengthDays: facts.lengthDays,
      nights: tourNights(facts.lengthDays),
      countries: listed.countryCodes.map((code) => {
        const country = tourIndex.countries.get(code) as Country;
        const continent = source.continents.find(({ slug }) => slug === country.continentSlug) as Continent;
        return { code, ...namedIn(country, language), continent: namedIn(continent, language) };
      }),
      groupMost: facts.maximumGroup,
      ageFrom: facts.minimumAge,
      ageTo: facts.maximumAge,
      physicalLevel: listed.physicalLevel,
      guideLanguages: [...listed.guideLanguages],
      privateFrom: facts.privateMinimum,
      start: place(facts.startCityId),
      end: place(listed.endLocationId),
    },
    rating: { average: 0, count: 0 },
    styles: listed.styleSlugs.flatMap((slug) => {
      const style = tourIndex.styles.get(slug);
      return style ? [namedIn(style, language)] : [];
    }),
    description: document.page.description.map(words),
    highlights: listed.highlights.map(words),
    itinerary: document.page.itinerary.map(({ number, title, text, placeId, meals, accommodation, transport }) => ({
      number,
      title: words(title),
      text: words(text),
      place: place(placeId),
      meals: [...meals],
      accommodation: accommodation && words(accommodation),
      transport,
    })),
    route: document.stops.map(({ locationId, nights }, at) => ({ number: at + 1, place: place(locationId), nights })),
    included: document.page.included.map(words),
    excluded: document.page.excluded.map(words),
    from: null,
    variants: document.variants.map(({ id, name, sale }) => ({
      id,
      name: words(name),
      from: null,
      passengerTypes: sale.passengerTypes.map(({ singular, plural, ...type }) => ({
        ...type,
        singular: words(singular),
        plural: words(plural),
      })),
      rooms: sale.rooms.map((room) => ({
        id: room.id,
        name: words(room.name),
        beds: room.beds,
        shared: room.shared,
        per: room.price.per,
        price: money(room.price.amount),
      })),
      extras: sale.extras.map((extra) => ({
        id: extra.id,
        name: words(extra.name),
        per: extra.per,
        required: extra.required,
        options: extra.options.map((option) => ({
          id: option.id,
          name: words(option.name),
          price: money(option.price),
        })),
      })),
    })),
    months: [],
    cancellation: cancellation(snapshot, tour, operator, document, locale, money),
    reviews: firstReviews(listed, document.reviews, language),
    questions: document.questions.map(({ question, answer, ...rest }) => ({
      ...rest,
      question: words(question),
      answer: words(answer),
    })),
    operator: operatorCard(snapshot, operator, locale),
    similar: [],
  };
}

/** Returns a gazetteer place in one language. */
function placeIn(
  { id, name, countryCode, latitude, longitude }: Location,
  { language }: DisplayLocale,
): Answer['facts']['start'] {
  return { id, name: name[language], countryCode, latitude, longitude };
}

/** Returns the cancellation terms, with the dates for the next departure. */
function cancellation(
  { liveIndex: { offers } }: CatalogueSnapshot,
  tour: number | null,
  { facts }: Operator,
  document: TourDocument,
  { language }: DisplayLocale,
  money: (amount: Minor) => { amount: Minor; currency: DisplayLocale['currency'] },
): Answer['cancellation'] {
  const next = tour === null ? 0 : (offers.nextDay[tour] as number);
  const departure = next === 0 ? null : dayOfNumber(next);
  // Only the percentages are needed, so any fully paid price works.
  const paid = 10_000;
  const booking = { total: paid, tourPrice: paid, paid, flexible: false };
  const rows =
    departure && tour !== null ? cancellationTable({ ...booking, departure }, facts, offers.today(tour)) : [];
  const { deposit, flexible } = facts;
  return {
    departure,
    rows: rows.map(({ from, until, refund }) => ({ from, until, refund: refund.share })),
    steps: facts.cancellation.map(({ daysBefore, refund }) => ({ daysBefore, refund })),
    balanceDays: facts.balanceDays,
    deposit: deposit.kind === 'perTraveller' ? { kind: deposit.kind, amount: money(deposit.amount) } : { ...deposit },
    flexible: flexible && {
      pricePerTraveller: money(flexible.pricePerTraveller),
      creditUntilDays: flexible.creditUntilDays,
    },
    terms: document.terms.map(({ id, kind, title }) => ({ id, kind, title: title[language] })),
  };
}
