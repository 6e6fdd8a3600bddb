import { randomBytes } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { patiently } from '#tests/support/patience.ts';
import { PublicPage, PublicPages, type Rendered } from './public-pages.ts';

const minute = 60_000;
const stays = new AbortController().signal;

/** Pages that are rendered when the test says so. */
function setUp() {
  let now = 0;
  const versions = new Map<string, number>();
  const versionOf = (key: string) => versions.get(key) ?? 1;
  const pages = new PublicPages(versionOf, () => now);
  const render = vi.fn((_signal: AbortSignal): Promise<Rendered> => PublicPage.of('<p>hello</p>', 'policy'));
  return {
    pages,
    render,
    ask: (key = '/a', signal = stays) => pages.get(key, signal, render),
    wait: (ms: number) => {
      now += ms;
    },
    change: (key = '/a') => {
      versions.set(key, versionOf(key) + 1);
    },
  };
}

describe('a public page', () => {
  test('is rendered once, and both routes return the same bytes', async () => {
    const { ask, render, pages } = setUp();
    const page = await ask();
    expect(await ask()).toBe(page);
    expect(pages.fresh('/a')).toBe(page);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('stays cached when another page changes', async () => {
    const { ask, pages, change } = setUp();
    const [one] = [await ask('/a'), await ask('/b')];
    expect([pages.has('/a'), pages.has('/b')]).toEqual([true, true]);
    change('/b');
    expect([pages.has('/a'), pages.has('/b')]).toEqual([true, false]);
    expect(await ask('/a')).toBe(one);
  });

  test('is sent in an encoding the client accepts, each compressed once', async () => {
    const { ask, pages } = setUp();
    const page = (await ask()) as PublicPage;
    expect((await pages.bytes('/a', page, null)).toString()).toBe('<p>hello</p>');
    expect(page.body.ready('gzip')).toBeNull();
    const bytes = await pages.bytes('/a', page, 'gzip');
    expect(page.body.ready('gzip')).toBe(bytes);
    expect(pages.fresh('/a')).toBe(page);
  });

  test('is rendered again after a minute, for any route', async () => {
    const { ask, render, pages, wait } = setUp();
    const old = await ask();
    wait(minute + 1);
    for (let visit = 0; visit < 3; visit += 1) expect(pages.fresh('/a')).toBeNull();
    expect(await ask()).toBe(old);
    await vi.waitFor(() => expect(pages.fresh('/a')).not.toBeNull(), patiently);
    expect(pages.fresh('/a')).not.toBe(old);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('is not served when it is older than two minutes', async () => {
    const { ask, wait } = setUp();
    const old = await ask();
    wait(2 * minute + 1);
    expect(await ask()).not.toBe(old);
  });

  test('stays cached when rendering it again fails, and is retried', async () => {
    const { ask, render, wait } = setUp();
    const old = await ask();
    wait(minute + 1);
    render.mockRejectedValueOnce(new Error('broken'));
    expect(await ask()).toBe(old);
    await new Promise((resolve) => setImmediate(resolve));
    expect(await ask()).toBe(old);
    expect(render).toHaveBeenCalledTimes(3);
  });

  test('is rendered again when the version changes, even while it is being rendered', async () => {
    const { ask, render, change } = setUp();
    const before = ask();
    change();
    const after = ask();
    expect(await after).not.toBe(await before);
    expect(await ask()).toBe(await after);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('is rendered once for concurrent requests', async () => {
    const { ask, render } = setUp();
    const all = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(new Set(all).size).toBe(1);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('is rendered by a waiting request when the first one fails', async () => {
    const { ask, render } = setUp();
    render.mockRejectedValueOnce(new Error('broken'));
    const [first, second] = await Promise.allSettled([ask(), ask()]);
    expect(first.status).toBe('rejected');
    expect(second.status).toBe('fulfilled');
  });
});

describe('a page with waiting requests', () => {
  /** A render that ends only when it is given up. */
  const endless = (signal: AbortSignal) =>
    new Promise<Rendered>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

  test('is rendered while one of them stays, and is abandoned when the last one leaves', async () => {
    const { ask, render } = setUp();
    render.mockImplementation(endless);
    const [one, other] = [new AbortController(), new AbortController()];
    const waiting = [ask('/a', one.signal), ask('/a', other.signal)].map((each) => each.catch(() => 'left'));
    const given = render.mock.calls[0]?.[0] as AbortSignal;
    one.abort();
    expect(await waiting[0]).toBe('left');
    expect(given.aborted).toBe(false);
    other.abort();
    expect(await waiting[1]).toBe('left');
    expect(given.aborted).toBe(true);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('is rendered again for a request that arrives after it was abandoned', async () => {
    const { ask, render } = setUp();
    render.mockImplementationOnce(() => new Promise(() => {}));
    const leaving = new AbortController();
    const left = ask('/a', leaving.signal).catch(() => 'left');
    leaving.abort();
    expect(await left).toBe('left');
    expect(await ask()).toBeInstanceOf(PublicPage);
  });
});

test('that turns out to be personal is rendered for each request, and is not cached', async () => {
  const { ask, render } = setUp();
  render.mockImplementation(async () => new Response('nothing there', { status: 404 }));
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(new Set(answers).size).toBe(3);
  await ask();
  expect(render).toHaveBeenCalledTimes(4);
});

test('the cache has a memory limit and evicts the least recently used pages', async () => {
  const { pages, render, ask } = setUp();
  render.mockImplementation(() => PublicPage.of(randomBytes(1_250_000).toString('base64'), ''));
  for (let page = 0; page < 12; page += 1) {
    await ask(`/${page}`);
    pages.fresh('/0');
  }
  expect(pages.fresh('/0')).not.toBeNull();
  expect(pages.fresh('/1')).toBeNull();
  expect(pages.fresh('/11')).not.toBeNull();
});

test('another encoding counts towards the memory limit', async () => {
  const { pages, ask } = setUp();
  for (let page = 0; page < 8; page += 1) {
    const made = await pages.get(`/${page}`, stays, () => PublicPage.of(randomBytes(900_000).toString('base64'), ''));
    await pages.bytes(`/${page}`, made as PublicPage, null);
  }
  await ask('/small');
  const kept = Array.from({ length: 8 }, (_, page) => pages.fresh(`/${page}`)).filter((page) => page !== null);
  expect(kept.reduce((bytes, { body }) => bytes + body.size, 0)).toBeLessThan(12_000_000);
  expect(kept.length).toBeGreaterThan(0);
});
