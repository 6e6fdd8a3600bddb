import { photoAddress } from '#contract/photo.ts';
import type { Crumb } from '../ui/breadcrumb.tsx';
import type { Card } from './catalogue-types.ts';

/** Structured data for search engines: an object of schema.org. */
export type Thing = Readonly<Record<string, unknown>>;

const context = 'https://schema.org';

/** Returns the absolute URL of a path. */
export type AbsoluteUrl = (path: string) => string;

/** The shop and its search. */
export function webSite(absoluteUrl: AbsoluteUrl, name: string): Thing {
  return {
    '@context': context,
    '@type': 'WebSite',
    name,
    url: absoluteUrl('/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl('/search')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The tours in page order; `before` is the number on earlier pages. */
export function itemList(absoluteUrl: AbsoluteUrl, name: string, cards: readonly Card[], before = 0): Thing {
  return {
    '@context': context,
    '@type': 'ItemList',
    name,
    numberOfItems: cards.length,
    itemListElement: cards.map((card, place) => ({
      '@type': 'ListItem',
      position: before + place + 1,
      url: absoluteUrl(`/t/${card.slug}`),
      name: card.name,
    })),
  };
}

/** The position of a page in the shop. */
export function breadcrumbList(absoluteUrl: AbsoluteUrl, above: readonly Crumb[], current: Crumb): Thing {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [...above, current].map((crumb, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: crumb.label,
      item: absoluteUrl(crumb.to),
    })),
  };
}

/** An operator, with its rating if it has reviews. */
export function organisation(
  absoluteUrl: AbsoluteUrl,
  operator: {
    readonly slug: string;
    readonly name: string;
    readonly foundedYear: number;
    readonly rating: { readonly average: number; readonly count: number };
  },
  photo: string | null,
): Thing {
  return {
    '@context': context,
    '@type': 'TravelAgency',
    name: operator.name,
    url: absoluteUrl(`/operators/${operator.slug}`),
    foundingDate: String(operator.foundedYear),
    ...(photo ? { image: absoluteUrl(photoAddress(photo, 960, 'jpg')) } : {}),
    ...(operator.rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: operator.rating.average,
            reviewCount: operator.rating.count,
          },
        }
      : {}),
  };
}

/** Serialises structured data for a script element, escaped so that it cannot end the element. */
export function scriptText(thing: Thing): string {
  return JSON.stringify(thing).replaceAll('<', '\\u003c');
}
