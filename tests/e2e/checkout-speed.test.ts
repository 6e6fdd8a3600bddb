import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open } from './frame-visit.ts';
import { holdAddress, holdables } from './hold-visit.ts';
import { tourHouse } from './tour-visit.ts';
import { phone } from './window.ts';

const { visit, shop } = tourHouse();

/** How much processor time the page's own thread has used, in ms: other work of the machine does not count. */
async function usedTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value as number);
}

async function timeOf(session: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const before = await usedTime(session);
  await work();
  return (await usedTime(session)) - before;
}

/** Presses something and waits until the page has shown what came of it. */
const press = (control: Locator) =>
  control.evaluate((button: HTMLElement) => {
    button.click();
    return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });

/** The floor: what this browser on this machine takes to write and lay out 3000 plain rows without any framework. */
const plainList = (page: Page) =>
  page.evaluate(() => {
    const list = document.createElement('ul');
    for (let row = 0; row < 3000; row++) {
      const item = document.createElement('li');
      item.textContent = `Row ${row}`;
      list.append(item);
    }
    document.body.append(list);
    list.getBoundingClientRect();
    list.remove();
    return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] as number;

// Both are measured beside each other, so that a slow or busy machine changes nothing. Rows cost about 30 µs each where this was
// written: what passes here answers within 200 ms, the most that feels like an answer to one's own hand, on a phone twice as slow.
test('every stepper and radio of the booking page costs less than 3000 plain rows of a list', async () => {
  const { page, close } = await visit({ viewport: phone });
  const [holdable] = await holdables(shop());
  await open(page, `${holdAddress(holdable as never)}`.replace('type=hold', 'type=book'));
  await page.locator('#booking-price [data-total]').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const steppers = page.locator('main').getByRole('button', { name: /^One (more|fewer)/ });
  const radios = page.locator('main').getByRole('radio');
  const controls = [...(await steppers.all()), ...(await radios.all())];
  expect(controls.length).toBeGreaterThan(6);
  const measured: { name: string | null; press: number; floor: number }[] = [];
  for (const control of controls) {
    const presses: number[] = [];
    const floors: number[] = [];
    for (let time = 0; time < 3; time++) {
      if (!(await control.isEnabled())) break;
      floors.push(await timeOf(session, () => plainList(page)));
      presses.push(await timeOf(session, () => press(control)));
    }
    if (presses.length < 3) continue;
    const name = (await control.getAttribute('aria-label')) ?? (await control.getAttribute('value'));
    measured.push({ name, press: median(presses), floor: median(floors) });
  }
  expect(measured.length).toBeGreaterThan(3);
  expect(measured.filter(({ press, floor }) => press >= floor)).toEqual([]);
  await close();
});
