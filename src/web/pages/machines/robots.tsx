import { shopContext } from '../../shop.ts';
import type { Route } from './+types/robots.ts';

/** Serves robots.txt, with the address of the sitemap. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(shopContext).page;
  const lines = [
    'User-agent: *',
    // Pages with `noindex` must stay crawlable, because crawlers would otherwise never see it.
    ...['/api/', '/de/api/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
