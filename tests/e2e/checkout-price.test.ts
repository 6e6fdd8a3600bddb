import type { APIResponse, Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  bookingAddress,
  holdReloads,
  inspectPrice,
  minorIn,
  oneMore,
  openBooking,
  readTotal,
  watchReloads,
} from './checkout-price-visit.ts';
import { bringIntoView, eventually } from './frame-visit.ts';
import { tourHouse } from './tour-visit.ts';
import { desktop, phone, tablet } from './window.ts';

const { visit, shop } = tourHouse();
let free: string;
let withFee: string;
let booking: string;

beforeAll(async () => {
  const fee = (kind: string) =>
    `departure.confirmation = 'instant' and exists (
       select from operator_profile where id = tour.operator_id and rules->'serviceFee'->>'kind' = '${kind}')`;
  const [none, percent] = [fee('none'), fee('percent')];
  free = await bookingAddress(shop(), 'hold', none);
  booking = await bookingAddress(shop(), 'book', none);
  withFee = await bookingAddress(shop(), 'hold', percent);
});

const total = (page: Page) => page.locator('#booking-price [data-total]');
const totalNow = async (page: Page) => Number(await total(page).getAttribute('data-total'));
const totalIn = async (answer: APIResponse): Promise<number> =>
  ((await answer.json()) as { data: { quote: { total: number } } }).data.quote.total;
const calm = (page: Page) => page.locator('#booking-price [aria-busy="false"]').waitFor();

test('PRICE-02 three quick clicks request one price, and the old one is dimmed until it arrives', async () => {
  const { page, trouble, close } = await visit();
  await openBooking(page, free);
  const seen = watchReloads(page);
  const before = await totalNow(page);
  const waiting = await holdReloads(page);
  // Pressed inside the page, because three clicks from outside may take longer than the pause on a busy machine.
  await oneMore(page).evaluate(async (button) => {
    for (let press = 0; press < 3; press += 1) {
      (button as HTMLButtonElement).click();
      await new Promise((next) => setTimeout(next));
    }
  });
  await eventually(() => waiting.length).toBe(1);
  expect(seen.sent).toBe(1);
  await eventually(() => totalNow(page)).toBe(before);
  await eventually(() => page.locator('#booking-price [aria-busy="true"]').count()).toBe(1);
  await eventually(() => total(page).locator('.opacity-50').count()).toBe(1);
  await eventually(() => page.locator('[data-told-total]').textContent()).toBe('');
  await waiting[0]?.continue();
  await calm(page);
  expect(seen.sent).toBe(1);
  await eventually(() => total(page).locator('.opacity-50').count()).toBe(0);
  await eventually(() => totalNow(page)).toBeGreaterThan(before);
  const announced = async () => minorIn((await page.locator('[data-told-total]').textContent()) ?? '');
  await eventually(announced).toBe(await totalNow(page));
  expect(trouble).toEqual([]);
  await close();
});

test('PRICE-02 a newer choice aborts the older request, and a late response never overwrites a newer one', async () => {
  const { page, close } = await visit();
  await openBooking(page, free);
  const seen = watchReloads(page);
  const waiting = await holdReloads(page);
  await oneMore(page).click();
  await eventually(() => waiting.length).toBe(1);
  await oneMore(page).click();
  await eventually(() => waiting.length).toBe(2);
  await eventually(() => seen.failed).toBe(1);
  await page.locator('#booking-price [aria-busy="true"]').first().waitFor();
  const [first, second] = waiting as [Route, Route];
  const [older, newer] = [await first.fetch(), await second.fetch()];
  await second.fulfill({ response: newer });
  await calm(page);
  const right = await totalNow(page);
  // Nobody waits for it any more; a browser that delivered it all the same would show it now.
  await first.fulfill({ response: older }).catch(() => {});
  const [three, four] = [await totalIn(older), await totalIn(newer)];
  expect(four).toBeGreaterThan(three);
  expect(right).toBe(four);
  // Whatever the first answer might still do has been done when the page has drawn twice more.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await eventually(() => totalNow(page)).toBe(four);
  await close();
});

test('PRICE-02 a failed reload keeps the old price, marked as outdated, and a retry loads the new one', async () => {
  const { page, close } = await visit();
  await openBooking(page, free);
  const before = await totalNow(page);
  await page.route('**/api/book-now/load_data/**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await oneMore(page).click();
  const alert = page.locator('#booking-price [role="alert"]');
  await alert.waitFor();
  await eventually(() => totalNow(page)).toBe(before);
  await eventually(() => total(page).getByText('Outdated price').isVisible()).toBe(true);
  await inspectPrice(page, 'checkout-price-failed-1440');
  await page.unroute('**/api/book-now/load_data/**');
  await page.locator('#booking-price').getByRole('button', { name: 'Try again' }).click();
  await alert.waitFor({ state: 'detached' });
  await calm(page);
  await eventually(() => totalNow(page)).toBeGreaterThan(before);
  await close();
});

test('PRICE-03 the lines add up to the total in every currency, and each shows its explanation on tap', async () => {
  const { page, trouble, close } = await visit();
  await openBooking(page, withFee);
  for (const currency of ['EUR', 'USD', 'GBP', 'AUD', 'CAD', 'NZD']) {
    if (currency !== 'EUR') {
      await page.locator('header summary', { hasText: /^Currency/ }).click();
      await page.locator(`header button[value="${currency}"]`).click();
      await page.locator(`header summary[title="Currency: ${currency}"]`).waitFor();
    }
    await eventually(async () => page.locator('#booking-price [data-total]').textContent()).toContain(
      { EUR: '€', USD: '$', GBP: '£', AUD: 'A$', CAD: 'CA$', NZD: 'NZ$' }[currency],
    );
    await calm(page);
    const { total: shown, lines } = await readTotal(page);
    expect(lines, currency).toBe(shown);
    await eventually(async () => minorIn((await total(page).locator('b').textContent()) ?? ''), currency).toBe(shown);
  }
  // Nothing of the selection was lost on the way.
  await eventually(() => new URL(page.url()).searchParams.get('travellers[1]')).toBe('2');
  const lines = page.locator('#booking-price [data-line]');
  for (const line of await lines.all()) {
    await line.locator('summary').click();
    await eventually(async () => (await line.locator('details p').textContent())?.length).toBeGreaterThan(10);
  }
  expect(trouble).toEqual([]);
  await close();
});

test('PRICE-06 switching the currency keeps the selection; a forced one stays', async () => {
  const { page, close } = await visit();
  await openBooking(page, free);
  const forTwo = await totalNow(page);
  await oneMore(page).click();
  await eventually(() => new URL(page.url()).searchParams.get('travellers[1]')).toBe('3');
  await eventually(() => totalNow(page)).toBeGreaterThan(forTwo);
  const euros = await totalNow(page);
  await page.locator('header summary', { hasText: /^Currency/ }).click();
  await page.locator('header button[value="GBP"]').click();
  await eventually(() => total(page).textContent()).toContain('£');
  await calm(page);
  await eventually(() => totalNow(page)).not.toBe(euros);
  await eventually(() => page.locator('#booking-passengers input').first().inputValue()).toBe('3');
  await eventually(() => page.locator('#booking-passengers').textContent()).toContain('£');
  await page.reload();
  await eventually(() => total(page).textContent()).toContain('£');
  await eventually(() => page.locator('#booking-passengers input').first().inputValue()).toBe('3');

  await openBooking(page, `${free}&currency=USD`);
  await eventually(() => total(page).textContent()).toContain('$');
  await eventually(() => new URL(page.url()).searchParams.get('currency')).toBe('USD');
  await close();
});

test('PRICE-04 the price card stays in view; where it is too tall it scrolls inside and the total stays visible', async () => {
  const { page, close } = await visit({ viewport: { width: 1440, height: 600 } });
  await openBooking(page, free);
  const card = page.locator('#booking-price > div');
  await eventually(() => card.getAttribute('data-overflowing')).toBe('true');
  const inWindow = async (): Promise<boolean> => {
    const box = await card.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= 600;
  };
  await eventually(() => card.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  await page.mouse.wheel(0, 900);
  await eventually(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  await eventually(inWindow).toBe(true);
  for (const place of [0, 10_000]) {
    await card.evaluate((element, to) => element.scrollTo(0, to), place);
    await eventually(async () => {
      const [outer, inner] = [await card.boundingBox(), await total(page).boundingBox()];
      return inner && outer && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
    }).toBe(true);
  }
  await page.setViewportSize({ width: 1440, height: 2600 });
  await eventually(() => card.getAttribute('data-overflowing')).toBe(null);
  await close();
});

test('PRICE-05 small print of more than four lines is collapsed, with a button to expand it', async () => {
  const { page, close } = await visit();
  await openBooking(page, free);
  const print = page.locator('#booking-price p.line-clamp-4');
  const lines = () =>
    print.evaluate((element) =>
      Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
    );
  await eventually(lines).toBe(4);
  await page.getByRole('button', { name: 'Read more' }).click();
  await eventually(() => print.count()).toBe(0);
  await page.getByRole('button', { name: 'Read less' }).click();
  await eventually(() => print.count()).toBe(1);
  await close();
});

test('PRICE-04 POP-01 on a phone a bar with the total opens the breakdown, Back closes it, and the bar is hidden at the price', async () => {
  const { page, trouble, close } = await visit({ viewport: phone, hasTouch: true });
  await openBooking(page, free);
  const bar = page.locator('[data-floating-bar]');
  await eventually(() => bar.getAttribute('data-floating-bar')).toBe('shown');
  await eventually(() => bar.evaluate((element) => getComputedStyle(element).bottom)).toBe('0px');
  await inspectPrice(page, 'checkout-price-390');
  const address = page.url();
  await bar.getByRole('button', { name: /See price breakdown/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Your price' });
  await sheet.waitFor();
  await eventually(() => new URL(page.url()).searchParams.get('popup')).toBe('price');
  const { lines, shown } = await sheet.evaluate((element) => ({
    lines: [...element.querySelectorAll<HTMLElement>('[data-amount]')].reduce(
      (sum, one) => sum + Number(one.dataset.amount),
      0,
    ),
    shown: Number(element.querySelector<HTMLElement>('[data-total]')?.dataset.total),
  }));
  expect(lines).toBe(shown);
  await inspectPrice(page, 'checkout-price-sheet-390');
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await eventually(() => page.url()).toBe(address);

  await bringIntoView(page.locator('#booking-price'));
  await eventually(() => bar.getAttribute('data-floating-bar')).toBe('hidden');
  await eventually(() => bar.evaluate((element) => getComputedStyle(element).bottom)).toBe('-100px');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await eventually(() => bar.getAttribute('data-floating-bar')).toBe('hidden');
  await page.evaluate(() => window.scrollTo(0, 0));
  await eventually(() => bar.getAttribute('data-floating-bar')).toBe('shown');
  expect(trouble).toEqual([]);
  await close();
});

test('the bar leads to the next incomplete section, and never covers the focus', async () => {
  const { page, close } = await visit({ viewport: phone });
  await openBooking(page, free);
  const button = page.locator('[data-floating-bar] button').last();
  await button.click();
  const focused = await page.waitForFunction(() => document.activeElement?.id.match(/^booking-(\w+)-title$/)?.[1]);
  expect(['rooms', 'extras', 'travellers', 'terms', 'finish']).toContain(await focused.jsonValue());
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    const hidden = () =>
      page.evaluate(() => {
        const [bar, active] = [document.querySelector('[data-floating-bar="shown"]'), document.activeElement];
        if (!bar || !active || bar.contains(active) || active === document.body) return false;
        return active.getBoundingClientRect().top > bar.getBoundingClientRect().top;
      });
    await eventually(hidden).toBe(false);
  }
  await close();
});

const openers = {
  'how-it-works': 'How it works',
  'best-price': 'Best price guarantee',
  'no-fees': 'No booking or card fees',
  help: 'Help with this booking',
} as const;

for (const viewport of [desktop, phone]) {
  test(`POP-01 NAV-07 each content popup opens with its text and closes ${viewport === phone ? 'on a phone' : 'in every way'}`, async () => {
    const { page, trouble, close } = await visit({ viewport });
    await openBooking(page, free);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/load_how_it_works|best_price|load_no_fees|help_popup/.test(request.url())) calls.push(request.url());
    });
    for (const [name, label] of Object.entries(openers)) {
      const opener = page.locator('#booking-price').getByRole('button', { name: label });
      const popup = page.locator(`[data-popup="${name}"]`);
      const ways = [
        () => popup.getByRole('button', { name: 'Close' }).click(),
        () => page.mouse.click(5, 5),
        () => page.keyboard.press('Escape'),
      ].slice(viewport === phone ? 2 : 0);
      for (const way of ways) {
        await opener.click();
        await popup.locator('p, li').first().waitFor();
        expect(((await popup.textContent()) ?? '').length).toBeGreaterThan(80);
        await way();
        await popup.waitFor({ state: 'detached' });
      }
      await eventually(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    expect(calls.length, calls.join(' ')).toBe(4);
    expect(trouble).toEqual([]);
    await close();
  });
}

test('POP-04 a popup that fails to load shows an error, fires its event, and loads on retry', async () => {
  const { page, close } = await visit();
  await openBooking(page, free);
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    window.addEventListener('request-error', (event) =>
      told.push((event as CustomEvent<{ label: string }>).detail.label),
    );
  });
  await page.route('**/help_popup', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Help with this booking' }).click();
  const popup = page.locator('[data-popup="help"]');
  await popup.getByRole('alert').waitFor();
  await eventually(() => page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual(['Help Popup']);
  await page.unroute('**/help_popup');
  await popup.getByRole('button', { name: 'Try again' }).click();
  await popup.locator('a, li, p').first().waitFor();
  await popup.getByRole('alert').waitFor({ state: 'detached' });
  await close();
});

for (const [device, viewport] of Object.entries({ tablet, desktop, phone })) {
  test(`POP-01 the service fee is explained, in a ${device === 'tablet' ? 'modal' : 'plain dialog'} on a ${device}, and no fees are not promised beside it`, async () => {
    const { page, close } = await visit({ viewport });
    await openBooking(page, withFee);
    const card = page.locator('#booking-price');
    await eventually(() => card.getByRole('button', { name: 'No booking or card fees' }).count()).toBe(0);
    await card.locator('[data-line="serviceFee"] summary').click();
    await card.getByRole('button', { name: 'About the service fee' }).click();
    const sheet = page.getByRole('dialog', { name: 'About the service fee' });
    await sheet.getByText('shown separately').waitFor();
    await eventually(() => page.locator('[data-popup="service-fee"]').getAttribute('data-look')).toBe(
      device === 'tablet' ? 'modal' : 'plain',
    );
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await close();
  });
}

test('SHARE-01 the tour is shared from the booking page', async () => {
  const { page, close } = await visit();
  await openBooking(page, free);
  await page.locator('#booking-price').getByText('Share', { exact: true }).click();
  const popup = page.getByRole('dialog', { name: 'Share this tour' });
  await popup.getByLabel('Your email address').fill('ada@example.org');
  await popup.getByRole('button', { name: 'Send tour' }).click();
  await page.getByText('Tour sent').waitFor();
  await close();
});

test('nothing is due today for a hold; a booking shows when payments are due, and each plan adds up', async () => {
  const { page, close } = await visit();
  await openBooking(page, free);
  await eventually(() => page.locator('#booking-price [data-due="hold"]').textContent()).toContain('nothing');
  await eventually(() => page.locator('#booking-price [data-cancellation] summary').textContent()).toMatch(
    /\d{4}|Non-refundable/,
  );
  await openBooking(page, booking);
  await page.locator('#booking-price [data-plan]').first().waitFor({ state: 'attached' });
  const plans = await page
    .locator('#booking-price [data-plan]')
    .evaluateAll((items) =>
      items.map((item) =>
        [...item.querySelectorAll<HTMLElement>('[data-payment]')].reduce(
          (sum, one) => sum + Number(one.dataset.payment),
          0,
        ),
      ),
    );
  expect(plans.length).toBeGreaterThan(1);
  for (const sum of plans) expect(sum).toBe(await totalNow(page));
  await close();
});

for (const viewport of [desktop, phone]) {
  test(`a slow reload shifts no layout: at most 0.05 at ${viewport.width}`, async () => {
    const { page, close } = await visit({ viewport });
    await openBooking(page, free);
    const waiting = await holdReloads(page);
    await page.evaluate(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: false });
    });
    await oneMore(page).click();
    await eventually(() => waiting.length).toBe(1);
    // Past the half second in which a movement counts as the visitor's own.
    await page.waitForFunction(
      (until) => performance.now() > until,
      (await page.evaluate(() => performance.now())) + 700,
    );
    await waiting[0]?.continue();
    await calm(page);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.05);
    await close();
  });
}

test('the price is complete and accessible on every device, in German too', async () => {
  const { page, trouble, close } = await visit();
  const inspectAll = async (name: string) => {
    for (const viewport of [phone, tablet, desktop]) {
      await page.setViewportSize(viewport);
      await inspectPrice(page, `${name}-${viewport.width}`);
    }
  };
  await openBooking(page, withFee);
  await inspectAll('checkout-price');
  await openBooking(page, `/de${withFee}`);
  const card = page.locator('#booking-price');
  await eventually(() => card.textContent()).toContain('Gesamtpreis');
  await eventually(() => card.textContent()).toContain('Heute fällig');
  await card.getByRole('button', { name: 'Bestpreisgarantie' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await inspectAll('checkout-price-de');
  expect(trouble).toEqual([]);
  await close();
});
