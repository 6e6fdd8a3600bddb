import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open } from './frame-visit.ts';
import { holdAddress, holdables } from './hold-visit.ts';
import { tourHouse } from './tour-visit.ts';
import { phone } from './window.ts';

const { visit, shop } = tourHouse();

/** Starts to note how long each press takes until the next paint. */
async function watchPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const presses: number[] = [];
    Object.assign(window, { presses });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) presses.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Presses something and tells how long the slowest part of that press took; presses under 16 ms are not told by the browser. */
async function pressed(page: Page, control: Locator): Promise<number> {
  await page.evaluate(() => (window as unknown as { presses: number[] }).presses.splice(0));
  await control.click();
  await page.evaluate(
    () => new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done, 60)), 60)),
  );
  return page.evaluate(() => Math.max(0, ...(window as unknown as { presses: number[] }).presses));
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] as number;

/** A button that does a fixed piece of work and shows that it did: what a press of it takes tells how busy the machine is. */
async function addRuler(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    const ruler = document.createElement('button');
    ruler.id = 'ruler';
    ruler.textContent = '0';
    ruler.style.cssText = 'position:fixed;top:0;left:0;z-index:9999;width:44px;height:44px';
    ruler.onclick = () => {
      const words: string[] = [];
      for (let at = 0; at < 20_000; at++) words.push(String((at * 7919) % 20_011));
      words.sort();
      ruler.textContent = `${Number(ruler.textContent) + 1}`;
    };
    document.body.append(ruler);
  });
  return page.locator('#ruler');
}
/** What a press of the ruler takes at the same throttle while nothing else runs, in ms. */
const rulerAtRest = 80;

test('every stepper and radio of the booking page answers within 200 ms on a machine four times slower', async () => {
  const { page, close } = await visit({ viewport: phone });
  const [holdable] = await holdables(shop());
  await open(page, `${holdAddress(holdable as never)}`.replace('type=hold', 'type=book'));
  await page.locator('#booking-price [data-total]').waitFor();
  const session = await page.context().newCDPSession(page);
  const ruler = await addRuler(page);
  await watchPresses(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const all: { name: string | null; times: number[] }[] = [];
  const rulers: number[] = [];
  const steppers = page.locator('main').getByRole('button', { name: /^One (more|fewer)/ });
  const radios = page.locator('main').getByRole('radio');
  const controls = [...(await steppers.all()), ...(await radios.all())];
  expect(controls.length).toBeGreaterThan(6);
  for (const control of controls) {
    const times: number[] = [];
    for (let press = 0; press < 3; press++) {
      if (!(await control.isEnabled())) break;
      times.push(await pressed(page, control));
      rulers.push(await pressed(page, ruler));
    }
    if (times.length < 3) continue;
    all.push({ name: (await control.getAttribute('aria-label')) ?? (await control.getAttribute('value')), times });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(all.length).toBeGreaterThan(3);
  // Where the machine has other things to do, everything takes longer alike.
  const busy = rulers.reduce((sum, ruler) => sum + ruler, 0) / rulers.length / rulerAtRest;
  const limit = 200 * Math.max(1, busy);
  expect(all.filter(({ times }) => median(times) >= limit)).toEqual([]);
  await close();
}, 240_000);
