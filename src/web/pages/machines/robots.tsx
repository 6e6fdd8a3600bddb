import { shopContext } from '../../shop.ts';
import type { Route } from './+types/robots.ts';

/** What search engines may look at, and where the list of pages is. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(shopContext).page;
  const lines = [
    'User-agent: *',
    // Pages that ask to be left out must be readable, or nobody would ever read that they ask for it.
    ...['/api/', '/de/api/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
