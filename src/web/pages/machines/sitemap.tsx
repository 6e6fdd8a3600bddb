import { shopContext } from '../../shop.ts';
import type { Route } from './+types/sitemap.ts';
import { sitemapText } from './sitemap-text.ts';

/** Serves the sitemap of all public pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { entries } = await shop.call('loadSitemap', {});
  return new Response(sitemapText(entries, shop.page.origin), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
