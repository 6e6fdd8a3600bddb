import type { Hono } from 'hono';
import { answer } from './answer.ts';
import { accepts } from './content-encoding.ts';
import type { HttpEnvironment } from './environment.ts';
import type { RenderPage } from './pages.ts';
import { SitemapFile } from './sitemap-file.ts';

/** Serves the cached sitemap; the page behind it generates it. */
export function mountSitemap(
  app: Hono<HttpEnvironment>,
  render: RenderPage,
  origin: string,
  catalogueContents: () => object,
): void {
  const file = new SitemapFile(catalogueContents);
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'content-security-policy': "default-src 'none'",
    vary: 'Accept-Encoding',
  };
  app.get('/sitemap.xml', async (c) => {
    const write = async () => {
      const request = new Request(new URL('/sitemap.xml', origin));
      const personal = { nonce: '', securityToken: '', requestId: c.get('caller').requestId };
      const page = await render({ request, caller: c.get('caller'), forcedCurrency: false }, personal, request.signal);
      if (page.status !== 200) throw new Error(`the sitemap was answered with ${page.status}`);
      return page.text();
    };
    if (!accepts(c.req.header('accept-encoding'), 'gzip')) return answer(c, await file.plain(write), headers);
    return answer(c, await file.gzip(write), { ...headers, 'content-encoding': 'gzip' });
  });
}
