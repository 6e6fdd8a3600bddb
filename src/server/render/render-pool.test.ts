import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PageRenderer, RenderHost, RenderJob } from './render-page.ts';
import { createRenderPool } from './render-pool.ts';

let pool: PageRenderer;
beforeEach(() => {
  pool = createRenderPool(1, join(import.meta.dirname, 'testing/fragile-thread.ts'));
});
afterEach(() => pool.close());

const render = (url: string, host: Partial<RenderHost> = {}, signal = new AbortController().signal) =>
  pool.render({ url } as RenderJob, 'somebody', signal, host as RenderHost);

test('a page is rendered on another thread', async () => {
  expect(await (await render('/page')).text()).toBe('a page');
});

test.each(['/exit', '/throw'])(
  'a thread that dies (%s) fails its pages, and the next page gets a new thread',
  async (url) => {
    const also = render('/call', { call: () => new Promise(() => {}) });
    await expect(render(url)).rejects.toThrow(/thread/);
    await expect(also).rejects.toThrow(/thread/);
    expect(await (await render('/page')).text()).toBe('a page');
  },
);

test('a failed endpoint reaches the page as an error with its code', async () => {
  const call = () => Promise.reject(Object.assign(new Error('no route'), { code: 'ECONNREFUSED' }));
  expect(await (await render('/call', { call })).json()).toMatchObject({ message: 'no route', code: 'ECONNREFUSED' });
});

test('a page that fails on the thread fails for the caller, with its code', async () => {
  await expect(render('/fail')).rejects.toMatchObject({ message: 'no such page', code: 'E1' });
});

test('an abandoned page stops, and its endpoints are not called', async () => {
  const leaving = new AbortController();
  let calls = 0;
  const call = async () => {
    calls += 1;
    return { ok: true as const, answer: null };
  };
  const left = render('/call', { call }, leaving.signal);
  // Before the thread has asked for anything.
  await Promise.resolve();
  leaving.abort();
  await expect(left).rejects.toThrow('given up');
  expect(calls).toBe(0);
});
