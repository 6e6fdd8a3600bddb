import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { SitemapFile } from './sitemap-file.ts';

const setup = () => {
  const state = { contents: {}, now: 0, written: 0, fails: false };
  const kept = new SitemapFile(
    () => state.contents,
    () => state.now,
  );
  const write = async () => {
    state.written += 1;
    if (state.fails) throw new Error('the catalogue is away');
    return `<urlset>${state.written}</urlset>`;
  };
  return { state, file: { gzip: () => kept.gzip(write), plain: () => kept.plain(write) } };
};

test('a sitemap is rendered once for concurrent requests, compressed and plain', async () => {
  const { state, file } = setup();
  const packed = await Promise.all(Array.from({ length: 20 }, () => file.gzip()));
  expect(new Set(packed).size).toBe(1);
  expect(gunzipSync(packed[0] as Buffer).toString()).toBe('<urlset>1</urlset>');
  expect((await file.plain()).toString()).toBe('<urlset>1</urlset>');
  state.now += 86_400_000;
  await file.gzip();
  expect(state.written).toBe(1);
});

test('a sitemap is rendered again when the catalogue was reloaded, at most once a minute', async () => {
  const { state, file } = setup();
  await file.gzip();
  for (let edit = 0; edit < 50; edit++) {
    state.contents = {};
    state.now += 1000;
    await file.gzip();
  }
  expect(state.written).toBe(1);
  state.now += 60_000;
  expect((await file.plain()).toString()).toBe('<urlset>2</urlset>');
});

test('a failed sitemap is retried by the next request', async () => {
  const { state, file } = setup();
  state.fails = true;
  await expect(file.gzip()).rejects.toThrow('away');
  state.fails = false;
  expect((await file.plain()).toString()).toBe('<urlset>2</urlset>');
});
