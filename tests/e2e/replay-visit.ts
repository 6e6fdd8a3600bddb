// What tests of recordings have in common: who is recorded, what was kept, and everything that a person can type.
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { TestShop } from '#tests/support/shop.ts';

/** Says which number every tab of a window has drawn. */
export const draw = (page: Page, drawn: number) =>
  page.context().addInitScript((number) => {
    // The bank's frames have no storage.
    if (self === top) sessionStorage.setItem('waymark_replay_drawn', String(number));
  }, drawn);

/** Has somebody agreed before. */
export const agree = (page: Page) =>
  page.addInitScript(() => {
    if (self === top) localStorage.setItem('waymark_replay', 'yes');
  });

export type Event = { type: number; timestamp: number; data: { href?: string; source?: number } };

/** Has what waits in a page sent, as when its tab is left for another. */
export const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });

/** What a shop keeps of recordings. */
export function recordings(shop: () => TestShop) {
  /** Everything that was recorded so far. */
  async function recorded(): Promise<Event[]> {
    const { rows } = await shop().pool.query('select content from replay_chunk order by replay_id, position');
    return rows.flatMap(({ content }) => JSON.parse(gunzipSync(content).toString()));
  }
  return {
    recorded,
    forget: () => shop().pool.query('delete from replay'),
    /** The pages that were recorded when all that waits was sent. */
    async sentPages(page: Page) {
      await hide(page);
      return (await recorded()).flatMap(({ type, data }) => (type === 4 ? data.href : []));
    },
    /** How often something was entered in what was recorded, when all that waits was sent. */
    async sentInputs(page: Page): Promise<number> {
      await hide(page);
      return (await recorded()).filter(({ data }) => data.source === 5).length;
    },
  };
}

/** The bar that asks. */
export const bar = (page: Page) =>
  page.getByRole('region', { name: /^(Recording your visit|Aufzeichnung Ihres Besuchs)$/ });

/** What a window fetches of the recorder, and what it tells it. */
export function recorderFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/recorder-/.test(request.url()) || request.url().includes('/api/replay/')) files.push(request.url());
  });
  return files;
}

/** What a window sends of recordings, as it leaves the browser: the driver is not told of bodies like theirs. */
export async function sentTexts(page: Page): Promise<string[]> {
  const texts: string[] = [];
  await page.exposeBinding('reportSent', (_, text: string) => void texts.push(text));
  await page.addInitScript(() => {
    const { fetch } = window;
    const { reportSent } = window as unknown as { reportSent: (text: string) => Promise<void> };
    window.fetch = async (address, options) => {
      if (String(address).includes('/api/replay/chunk') && options?.body instanceof Blob) {
        const unpacked = options.body.stream().pipeThrough(new DecompressionStream('gzip'));
        await reportSent(await new Response(unpacked).text());
      }
      return fetch(address, options);
    };
  });
  return texts;
}

/** Enters a text into every field of a page that takes one, but for the payment's, and says into how many. The page does not move. */
export const typeEverywhere = (page: Page, text: string): Promise<number> =>
  page.evaluate((entered) => {
    const kinds = ['text', 'search', 'email', 'tel', 'url', 'password'];
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
      (field) =>
        (field instanceof HTMLTextAreaElement || kinds.includes(field.type)) &&
        !field.disabled &&
        !field.readOnly &&
        field.checkVisibility() &&
        !field.closest('#booking-payment'),
    );
    for (const field of fields) {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') as PropertyDescriptor;
      set?.call(field, entered);
      for (const kind of ['input', 'change']) field.dispatchEvent(new InputEvent(kind, { bubbles: true }));
    }
    return fields.length;
  }, text);
