import { photoAddress } from '#contract/photo.ts';
import type { AnswerOf } from '#contract/schemas.ts';
import { alternates } from '../../frame/languages.ts';

type Entry = AnswerOf<'loadSitemap'>['entries'][number];

const paths: Record<Entry['kind'], string> = {
  tour: '/t/',
  continent: '/destinations/',
  country: '/destinations/',
  style: '/styles/',
  operator: '/operators/',
};

/** Pages that exist independently of the catalogue. */
const standing = [
  '/',
  '/search',
  '/destinations',
  '/help',
  '/about',
  '/membership',
  '/travel-agents',
  '/terms',
  '/privacy',
];

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Builds the sitemap: each page in each language, with its alternates. */
export function sitemapText(entries: readonly Entry[], origin: string): string {
  const pages: { path: string; changed?: string; photo?: string | null }[] = [
    ...standing.map((path) => ({ path })),
    ...entries.map(({ kind, slug, changed, photo }) => ({ path: paths[kind] + slug, changed, photo })),
  ];
  const urls = pages.flatMap(({ path, changed, photo }) => {
    const twins = alternates(origin, path);
    const links = [
      ...twins.map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${safe(href)}"/>`),
      `<xhtml:link rel="alternate" hreflang="x-default" href="${safe(twins[0]?.href ?? '')}"/>`,
    ].join('');
    const image = photo
      ? `<image:image><image:loc>${safe(origin + photoAddress(photo, 1500, 'jpg'))}</image:loc></image:image>`
      : '';
    const when = changed ? `<lastmod>${changed}</lastmod>` : '';
    return twins.map(({ href }) => `<url><loc>${safe(href)}</loc>${when}${links}${image}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
