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

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[1] as number;

test('every stepper and radio of the booking page answers within 200 ms on a machine four times slower', async () => {
  const { page, close } = await visit({ viewport: phone });
  const [holdable] = await holdables(shop());
  await open(page, `${holdAddress(holdable as never)}`.replace('type=hold', 'type=book'));
  await page.locator('#booking-price [data-total]').waitFor();
  const session = await page.context().newCDPSession(page);
  await watchPresses(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const slow: string[] = [];
  const steppers = page.locator('main').getByRole('button', { name: /^One (more|fewer)/ });
  const radios = page.locator('main').getByRole('radio');
  const controls = [...(await steppers.all()), ...(await radios.all())];
  expect(controls.length).toBeGreaterThan(6);
  let measured = 0;
  for (const control of controls) {
    const times: number[] = [];
    for (let press = 0; press < 3; press++) if (await control.isEnabled()) times.push(await pressed(page, control));
    if (times.length < 3) continue;
    measured += 1;
    const name = (await control.getAttribute('aria-label')) ?? (await control.getAttribute('value'));
    if (median(times) >= 200) slow.push(`${name}: ${times.join(', ')} ms`);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(measured).toBeGreaterThan(3);
  expect(slow).toEqual([]);
  await close();
}, 240_000);
