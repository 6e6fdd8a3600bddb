import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import type { Account, Caller } from '../caller.ts';
import { KeptPage, KeptPages } from './kept-pages.ts';
import { cachePages } from './page-cache.ts';
import type { Personal, RenderPage } from './pages.ts';
import { hashSource } from './security-headers.ts';

const ada: Personal = { nonce: 'nonce-of-ada', securityToken: 'token-of-ada', requestId: 'request-of-ada' };
const script = (token: string, request: string) => `say("${token} ${request}")`;
const markup = (query: string, { nonce, securityToken, requestId }: Personal) =>
  `<p>${query}</p><script nonce="${nonce}">${script(securityToken, requestId)}</script><script type="application/ld+json" nonce="${nonce}">{}</script>`;
const keptMarkup = (query = '') =>
  `<p>${query}</p><script>${script('', '')}</script><script type="application/ld+json">{}</script>`;

const wish = (path: string, caller: Partial<Caller> = {}, method = 'GET', headers: HeadersInit = {}) => ({
  request: new Request(`http://localhost${path}`, { method, headers }),
  caller: { language: 'en', currency: 'EUR', account: null, ...caller } as Caller,
  forcedCurrency: false,
});

function setUp(headers: Record<string, string> = { 'waymark-shared-page': '1' }, status = 200) {
  let now = 0;
  let version = 1;
  const render = vi.fn<RenderPage>(async ({ request }, personal) => {
    return new Response(markup(decodeURIComponent(new URL(request.url).search), personal), {
      status,
      headers: { 'Content-Type': 'text/html', ...headers },
    });
  });
  const kept = new KeptPages(
    () => version,
    () => now,
  );
  const cached = cachePages(render, kept, (sources) => `script-src ${sources}`);
  const textOf = async (page: Response | KeptPage) =>
    page instanceof Response ? page.text() : (await kept.bytesOf(page, null)).toString();
  return {
    render,
    kept,
    textOf,
    ask: (one: ReturnType<typeof wish>) => cached(one, () => ada),
    later: (ms: number) => {
      now += ms;
    },
    change: () => {
      version += 1;
    },
  };
}

describe('a page that is the same for everybody', () => {
  test('is rendered once, and has no nonce, token or reference of anybody in it', async () => {
    const { render, ask, textOf } = setUp();
    for (let visit = 0; visit < 2; visit += 1) expect(await textOf(await ask(wish('/t/peru')))).toBe(keptMarkup());
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('allows its own scripts by their hashes, data that is never run left out', async () => {
    const { ask } = setUp();
    const page = (await ask(wish('/t/peru'))) as KeptPage;
    expect(page.policy).toBe(`script-src ${hashSource(script('', ''))}`);
  });

  test('does not allow a script that somebody wrote into it, with or without a nonce of their own', async () => {
    const { render, ask, textOf } = setUp();
    const forged = '<script>steal()</script><script nonce="guess">steal()</script>';
    render.mockImplementation(
      async (_wish, personal) =>
        new Response(forged + markup('', personal), {
          headers: { 'Content-Type': 'text/html', 'waymark-shared-page': '1' },
        }),
    );
    const page = (await ask(wish('/t/peru'))) as KeptPage;
    expect(page.policy).toBe(`script-src ${hashSource(script('', ''))}`);
    expect(await textOf(page)).toContain(forged);
  });

  test('allows its own scripts whatever they speak of', async () => {
    const { render, ask } = setUp();
    const text = `say(' type="application/ld+json"')`;
    render.mockImplementation(
      async (_wish, { nonce }) =>
        new Response(`<script nonce="${nonce}">${text}</script>`, {
          headers: { 'Content-Type': 'text/html', 'waymark-shared-page': '1' },
        }),
    );
    expect(((await ask(wish('/t/peru'))) as KeptPage).policy).toBe(`script-src ${hashSource(text)}`);
  });

  test('is packed as its reader can unpack it, each way once', async () => {
    const { ask, kept } = setUp();
    const page = (await ask(wish('/t/peru'))) as KeptPage;
    expect(brotliDecompressSync(await kept.bytesOf(page, 'br')).toString()).toBe(keptMarkup());
    expect(page.ready('gzip')).toBeNull();
    expect(gunzipSync(await kept.bytesOf(page, 'gzip')).toString()).toBe(keptMarkup());
    expect(page.ready('gzip')).toBe(await kept.bytesOf(page, 'gzip'));
  });

  test('is kept apart by address, which has the language in it, and by currency', async () => {
    const { render, ask } = setUp();
    for (const one of [
      wish('/a'),
      wish('/b'),
      wish('/a?x=1'),
      wish('/de/a', { language: 'de' }),
      wish('/a', { currency: 'USD' }),
    ])
      await ask(one);
    expect(render).toHaveBeenCalledTimes(5);
  });

  test('is made afresh when the catalogue changes', async () => {
    const { render, ask, change } = setUp();
    await ask(wish('/a'));
    change();
    await ask(wish('/a'));
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('is not kept when the catalogue changed while it was made', async () => {
    const { render, ask, change } = setUp();
    const asked = ask(wish('/a'));
    change();
    await asked;
    await ask(wish('/a'));
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('is made afresh after a minute by the first who asks then, while others get the old one', async () => {
    const { render, ask, kept, later } = setUp();
    const old = await ask(wish('/a'));
    later(60_001);
    const renewed = ask(wish('/a'));
    expect(kept.recall('EUR /a')).toBe(old);
    expect(await renewed).not.toBe(old);
    expect(kept.recall('EUR /a')).toBe(await renewed);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('is rendered once for all who ask while it is made', async () => {
    const { render, ask } = setUp();
    const pages = await Promise.all(Array.from({ length: 20 }, () => ask(wish('/a'))));
    expect(new Set(pages).size).toBe(1);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('is rendered by whoever waits when the first one fails', async () => {
    const { render, ask, textOf } = setUp();
    render.mockRejectedValueOnce(new Error('the visitor has left'));
    const [first, second] = await Promise.allSettled([ask(wish('/a')), ask(wish('/a'))]);
    expect(first.status).toBe('rejected');
    expect(await textOf((second as PromiseFulfilledResult<KeptPage>).value)).toBe(keptMarkup());
  });
});

describe('a page that is not', () => {
  test.each([
    ['does not say so', setUp({}), wish('/a')],
    ['sets a cookie', setUp({ 'waymark-shared-page': '1', 'set-cookie': 'a=b' }), wish('/a')],
    ['is not a success', setUp(undefined, 404), wish('/a')],
    ['belongs to somebody who is signed in', setUp(), wish('/a', { account: { id: '1' } as Account })],
    ['answers a form', setUp(), wish('/a', {}, 'POST')],
    ['is asked for in another language than its address says', setUp(), wish('/a', {}, 'GET', { 'x-language': 'de' })],
    ['is data for the browser', setUp(), wish('/a.data')],
  ])('is rendered each time, with the values of its answer, when it %s', async (_why, { render, ask, textOf }, one) => {
    await ask(one);
    const second = await ask(one);
    expect(await textOf(second)).toBe(markup('', ada));
    expect((second as Response).headers.has('waymark-shared-page')).toBe(false);
    expect(render).toHaveBeenCalledTimes(2);
  });
});

test('the memory that pages take is bounded, and those not asked for the longest go first', async () => {
  let now = 0;
  const kept = new KeptPages(
    () => 1,
    () => now,
  );
  const noise = () => randomBytes(1_250_000).toString('base64');
  for (let page = 0; page < 12; page += 1) {
    now += 1;
    kept.keep(`/${page}`, await KeptPage.of(noise(), ''), kept.begin());
    kept.recall('/0');
  }
  expect(kept.recall('/0')).not.toBeNull();
  expect(kept.recall('/1')).toBeNull();
  expect(kept.recall('/11')).not.toBeNull();
});
