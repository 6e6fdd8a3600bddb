import { describe, expect, test, vi } from 'vitest';
import type { Account, Caller } from '../caller.ts';
import { cachePages } from './page-cache.ts';
import type { Personal, RenderPage } from './pages.ts';

const personal: Personal = { nonce: 'n1', securityToken: 't1', requestId: 'r1' };
const wish = (path: string, caller: Partial<Caller> = {}, method = 'GET') => ({
  request: new Request(`http://localhost${path}`, { method }),
  caller: { language: 'en', currency: 'EUR', account: null, ...caller } as Caller,
  forcedCurrency: false,
});

function setUp(headers: Record<string, string> = { 'waymark-shared-page': '1' }, status = 200) {
  let now = 0;
  let version = '1';
  const render = vi.fn<RenderPage>(async ({ request }, { nonce, securityToken, requestId }) => {
    const html = `<p>${new URL(request.url).search}</p><script nonce="${nonce}">${securityToken} ${nonce} ${requestId}</script>`;
    return new Response(html, { status, headers: { 'Content-Type': 'text/html', ...headers } });
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
    const first = await (await cached(wish('/t/peru'), personal)).text();
    const second = await cached(wish('/t/peru'), { nonce: 'n2', securityToken: 't2', requestId: 'r2' });
    expect(first).toBe('<p></p><script nonce="n1">t1 n1 r1</script>');
    expect(await second.text()).toBe('<p></p><script nonce="n2">t2 n2 r2</script>');
    expect(second.headers.has('waymark-shared-page')).toBe(false);
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
      await cached(one, personal);
    expect(render).toHaveBeenCalledTimes(5);
  });

  test('is made afresh when the catalogue changes, and after a minute', async () => {
    const { render, cached, later, change } = setUp();
    await cached(wish('/a'), personal);
    change();
    await cached(wish('/a'), personal);
    expect(render).toHaveBeenCalledTimes(2);
    later(60_001);
    await cached(wish('/a'), personal);
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
  ])('is rendered each time when it %s', async (_why, { render, cached }, one) => {
    await cached(one, personal);
    const second = await (await cached(one, { nonce: 'n2', securityToken: 't2', requestId: 'r2' })).text();
    expect(second).toContain('t2 n2 r2');
    expect(render).toHaveBeenCalledTimes(2);
  });
});

test('the memory that pages take is bounded', async () => {
  const render = vi.fn<RenderPage>(
    async () =>
      new Response('x'.repeat(10_000_000), { headers: { 'Content-Type': 'text/html', 'waymark-shared-page': '1' } }),
  );
  const cached = cachePages(render, () => '1');
  for (let page = 0; page < 8; page += 1) await cached(wish(`/${page}`), personal);
  await cached(wish('/7'), personal);
  expect(render).toHaveBeenCalledTimes(8);
  await cached(wish('/0'), personal);
  expect(render).toHaveBeenCalledTimes(9);
});
