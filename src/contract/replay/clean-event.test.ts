import { expect, test } from 'vitest';
import { createEventCleaner } from './clean-event.ts';

const canary = 'canary-4111';
const at = 1_790_000_000_000;
let lastId = 0;
/** Cleans an event as if it occurred on a page of the catalogue. */
function cleanEvent(event: unknown) {
  const clean = createEventCleaner();
  clean({ type: 4, timestamp: at, data: { href: '/t/alps', width: 1, height: 1 } });
  return clean(event);
}
const text = (textContent: string) => ({ type: 3, id: ++lastId, textContent });
const element = (tagName: string, attributes: object = {}, childNodes: object[] = [], more: object = {}) => ({
  type: 2,
  id: ++lastId,
  tagName,
  attributes,
  childNodes,
  ...more,
});
const snapshot = (...nodes: object[]) => ({
  type: 2,
  timestamp: at,
  data: {
    node: { type: 0, id: ++lastId, childNodes: [element('html', {}, [element('body', {}, nodes)])] },
    initialOffset: { top: 0, left: 0 },
  },
});
const change = (data: object) => ({ type: 3, timestamp: at, data });
const mutation = (more: object) => change({ source: 0, texts: [], attributes: [], removes: [], adds: [], ...more });

test('NAV-17 scripts, requests, text input and field values are removed from snapshots and mutations', () => {
  const wild = {
    onclick: canary,
    onerror: canary,
    href: canary,
    'xlink:href': canary,
    src: `/office?${canary}`,

    srcset: canary,
    srcdoc: canary,
    action: canary,
    formaction: canary,
    value: canary,
    placeholder: canary,
    title: canary,
    alt: canary,
    name: canary,
    id: canary,
    'aria-label': canary,
    'data-name': canary,
    'aria-checked': canary,
    style: `background: url(${canary})`,
    rr_src: canary,
    rr_dataURL: canary,
    _cssText: canary,
    type: canary,
    rel: canary,
    __proto__x: canary,
  };
  const tags = [
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'meta',
    'base',
    'link',
    'template',
    'noscript',
    'use',
    'x-y',
    'a',
    'img',
    'input',
  ];
  const nodes = tags.map((tag) => element(tag, wild));
  const inside = ['script', 'style', 'noscript', 'template', 'iframe'].map((tag) => element(tag, {}, [text(canary)]));
  const adds = [...nodes, ...inside].map((node) => ({ parentId: 1, nextId: null, node }));
  for (const event of [
    snapshot(...nodes, ...inside),
    mutation({ adds }),
    mutation({ attributes: [{ id: 1, attributes: wild }] }),
    mutation({ attributes: [{ id: 1, attributes: { style: { color: `url(${canary})`, [canary]: `url(x)` } } }] }),
    change({ source: 5, id: 1, text: canary, isChecked: true }),
    {
      type: 4,
      timestamp: at,
      data: { href: `http://shop/search?q=${canary}#${canary}`, width: 1, height: 1, [canary]: 1 },
    },
  ]) {
    const clean = JSON.stringify(cleanEvent(event));
    expect(clean).not.toContain('null}');
    expect(clean).not.toContain('canary');
    expect(clean).not.toMatch(/"tagName":"(script|style|iframe|object|embed|meta|base|template|use|link)"/);
  }
});

test('cleaning keeps the appearance of the page and is idempotent', () => {
  const page = snapshot(
    element('link', { rel: 'stylesheet', href: '/assets/app.css' }),
    element('main', {}, [element('h1', { class: 'text-2xl', style: 'color: red' }, [text('Alps')])]),
    element('img', { src: '/photos/alps-480.avif', width: 480 }),
    element('svg', { viewBox: '0 0 1 1' }, [element('path', { d: 'M0 0' }, [], { isSVG: true })], { isSVG: true }),
    element('input', { type: 'checkbox', 'aria-checked': 'true', 'data-selected': '' }),
    element('div', { rr_width: '10px', rr_height: '20px' }, [], { needBlock: true }),
  );
  const clean = cleanEvent(page);
  expect(JSON.stringify(clean)).toBe(JSON.stringify(page).replace(',"href":"/assets/app.css"', ''));
  const whole = element('img', { src: 'https://shop.example/photos/alps-480.avif', class: '@container/photo image' });
  const kept = JSON.stringify(cleanEvent(snapshot(whole)));
  expect(kept).toContain('{"src":"/photos/alps-480.avif","class":"@container/photo image"}');
  for (const event of [
    page,
    mutation({
      adds: [{ parentId: 1, nextId: 2, node: text('x') }],
      removes: [{ id: 1, parentId: 2 }],
      texts: [{ id: 1, value: 'y' }],
      attributes: [{ id: 1, attributes: { class: null, style: { color: 'red', top: false } } }],
    }),
    change({ source: 1, positions: [{ x: 1, y: 2, id: 3, timeOffset: -4 }] }),
    change({ source: 2, type: 2, id: 3, x: 1, y: 1 }),
    change({ source: 3, id: 1, x: 0, y: 100 }),
    { type: 4, timestamp: at, data: { href: 'https://shop.example/de/t/alps?month=5', width: 390, height: 844 } },
  ]) {
    const once = cleanEvent(event);
    expect(once).not.toBeNull();
    expect(cleanEvent(once)).toEqual(once);
  }
  expect(
    cleanEvent({ type: 4, timestamp: at, data: { href: 'https://x/de/t/alps?a', width: 1, height: 1 } })?.data.href,
  ).toBe('/t/alps');
});

test('cleaning masks entered values even if the recorder did not', () => {
  const field = element('input', { type: 'text', value: canary, placeholder: canary }, [text(canary)]);
  const area = element('main', {}, [element('textarea', { value: canary }, [text(canary)])]);
  for (const event of [
    snapshot(field, area),
    mutation({ adds: [{ parentId: 1, nextId: null, node: area }] }),
    mutation({ attributes: [{ id: 1, attributes: { value: canary } }] }),
    mutation({ texts: [{ id: 1, value: canary }] }),
    change({ source: 5, id: 1, text: canary, isChecked: true }),
  ]) {
    const clean = JSON.stringify(cleanEvent(event));
    expect(clean).not.toBe('null');
    expect(clean).not.toContain('canary');
    expect(clean).not.toContain('4111');
  }
  expect(cleanEvent(change({ source: 5, id: 1, text: canary }))?.data).toMatchObject({ text: '•••' });
});

test('events that our recorder cannot produce are dropped', () => {
  let deep = element('div');
  for (let level = 0; level < 300; level += 1) deep = element('div', {}, [deep]);
  for (const wrong of [
    null,
    [],
    'text',
    {},
    { type: 2, timestamp: at },
    { ...snapshot(), timestamp: '1' },
    { ...snapshot(), timestamp: -1 },
    snapshot(deep),
    snapshot({ type: 9, id: 1 }),
    snapshot({ ...element('p'), id: 'x' }),
    snapshot({ ...element('p'), childNodes: null }),
    mutation({ adds: [{ parentId: 1, nextId: null, node: null }] }),
    mutation({ texts: null }),
    change({ source: 8, adds: [{ rule: '*{}' }] }),
    change({ source: 9, id: 1, commands: [] }),
    change({ source: 1, positions: [{ x: 'a' }] }),
    { type: 5, timestamp: at, data: { tag: 'x' } },
    { type: 6, timestamp: at, data: { plugin: 'x' } },
    ...['/account', '/office', '/holds/1/pay', '/pay/x', 'javascript:alert(1)', '//evil/t/x', 7].map((href) => ({
      type: 4,
      timestamp: at,
      data: { href, width: 1, height: 1 },
    })),
  ])
    expect([JSON.stringify(wrong)?.slice(0, 80), cleanEvent(wrong)]).toEqual([
      JSON.stringify(wrong)?.slice(0, 80),
      null,
    ]);
});
