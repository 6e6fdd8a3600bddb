import { gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import type { Account, Caller } from '../caller.ts';
import { cachePages, type ReadyPage } from './page-cache.ts';
import type { Personal, RenderPage } from './pages.ts';

const personalTo = (who: string): Personal => ({
  nonce: who.padStart(24, 'n'),
  securityToken: who.padStart(43, 't'),
  requestId: who.padStart(36, 'r'),
});
const [ada, ben] = [personalTo('1'), personalTo('2')];
const markup = (query: string, { nonce, securityToken, requestId }: Personal) =>
  `<link rel="modulepreload" nonce="${nonce}" href="/a.js"/><p>${query}</p><script nonce="${nonce}">${securityToken} ${requestId}</script>`;
/** A kept page leaves the nonce to what needs one. */
const keptMarkup = (query: string, personal: Personal) =>
  markup(query, personal).replace(/ nonce="[^"]*" href/, ' href');
const textOf = async (page: Response | ReadyPage) =>
  page instanceof Response ? page.text() : (page.isGzip ? gunzipSync(page.body) : page.body).toString();

const wish = (path: string, caller: Partial<Caller> = {}, method = 'GET', headers: HeadersInit = {}) => ({
  request: new Request(`http://localhost${path}`, { method, headers }),
  caller: { language: 'en', currency: 'EUR', account: null, ...caller } as Caller,
  forcedCurrency: false,
});

function setUp(headers: Record<string, string> = { 'waymark-shared-page': '1' }, status = 200) {
  let now = 0;
  let version = '1';
  const render = vi.fn<RenderPage>(async ({ request }, personal) => {
    return new Response(markup(decodeURIComponent(new URL(request.url).search), personal), {
      status,
      headers: { 'Content-Type': 'text/html', ...headers },
    });
  });
  const cached = cachePages(
    render,
    () => version,
    () => now,
  );
  return {
    render,
    cached,
    later: (ms: number) => {
      now += ms;
    },
    change: () => {
      version += '1';
    },
  };
}

describe('a page that is the same for everybody', () => {
  test('is rendered once, and carries each answer’s own nonce, token and reference', async () => {
    const { render, cached } = setUp();
    expect(await textOf(await cached(wish('/t/peru'), ada))).toBe(keptMarkup('', ada));
    expect(await textOf(await cached(wish('/t/peru'), ben))).toBe(keptMarkup('', ben));
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('is packed once for those who can unpack it', async () => {
    const { render, cached } = setUp();
    const packed = wish('/t/peru', {}, 'GET', { 'accept-encoding': 'br, gzip' });
    for (const [asked, personal] of [
      [packed, ada],
      [wish('/t/peru'), ada],
      [packed, ben],
    ] as const) {
      const page = await cached(asked, personal);
      expect(page).toMatchObject({ isGzip: asked === packed });
      expect(await textOf(page)).toBe(keptMarkup('', personal));
    }
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('is kept apart by address, language and currency', async () => {
    const { render, cached } = setUp();
    for (const one of [
      wish('/a'),
      wish('/b'),
      wish('/a?x=1'),
      wish('/a', { language: 'de' }),
      wish('/a', { currency: 'USD' }),
    ])
      await cached(one, ada);
    expect(render).toHaveBeenCalledTimes(5);
  });

  test('is made afresh when the catalogue changes, and after a minute', async () => {
    const { render, cached, later, change } = setUp();
    await cached(wish('/a'), ada);
    change();
    await cached(wish('/a'), ada);
    expect(render).toHaveBeenCalledTimes(2);
    later(60_001);
    await cached(wish('/a'), ada);
    expect(render).toHaveBeenCalledTimes(3);
  });
});

describe('a page that is not', () => {
  test.each([
    ['does not say so', setUp({}), wish('/a')],
    ['sets a cookie', setUp({ 'waymark-shared-page': '1', 'set-cookie': 'a=b' }), wish('/a')],
    ['is not a success', setUp(undefined, 404), wish('/a')],
    ['belongs to somebody who is signed in', setUp(), wish('/a', { account: { id: '1' } as Account })],
    ['answers a form', setUp(), wish('/a', {}, 'POST')],
    ['has a zero byte in it, which stands for what is cut out', setUp(), wish('/a?%00')],
  ])('is rendered each time when it %s', async (_why, { render, cached }, one) => {
    await cached(one, ada);
    const second = await cached(one, ben);
    const query = decodeURIComponent(new URL(one.request.url).search);
    expect([markup(query, ben), keptMarkup(query, ben)]).toContain(await textOf(second));
    expect((second as Response).headers.has('waymark-shared-page')).toBe(false);
    expect(render).toHaveBeenCalledTimes(2);
  });
});

test('the memory that pages take is bounded', async () => {
  const render = vi.fn<RenderPage>(
    async () =>
      new Response('x'.repeat(10_000_000), { headers: { 'Content-Type': 'text/html', 'waymark-shared-page': '1' } }),
  );
  const cached = cachePages(render, () => '1');
  for (let page = 0; page < 8; page += 1) await cached(wish(`/${page}`), ada);
  await cached(wish('/7'), ada);
  expect(render).toHaveBeenCalledTimes(8);
  await cached(wish('/0'), ada);
  expect(render).toHaveBeenCalledTimes(9);
});
