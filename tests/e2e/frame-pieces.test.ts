import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringIntoView, eventually, house, open } from './frame-visit.ts';
import { inspect, inspectAppearance, sideways, takePicture } from './inspect.ts';
import { desktop, phone } from './window.ts';

const { visit } = house();

/** Opens the catalogue of pieces, and looks at its phone fields: their country lists come when they are about to be seen. */
async function openPieces(page: Page): Promise<void> {
  await open(page, '/office/ui');
  const pickers = page.getByRole('button', { name: /Country of the number/ });
  const fields = await page.locator('main input[type="tel"]').all();
  for (const field of fields) await bringIntoView(field);
  await eventually(() => pickers.count()).toBe(fields.length);
  await page.evaluate(() => window.scrollTo(0, 0));
}

test('every component in every state is accessible in every size and colour scheme', async () => {
  const { page, trouble, close } = await visit({ as: 'staff', viewport: phone });
  await openPieces(page);
  await page.getByRole('button', { name: 'Send with mistakes' }).click();
  await inspectAppearance(page, 'pieces');
  expect(trouble).toEqual([]);
  await close();
});

test('every control of the gallery has a target of at least 44 px, and every input has 16 px text', async () => {
  const { page, close } = await visit({ as: 'staff', viewport: phone });
  await openPieces(page);
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main button, main select:not([tabindex]), main input:not([type=radio], [type=checkbox])',
      ),
    ]
      .filter((element) => element.offsetParent !== null)
      .map((element) => ({ html: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
      .map(({ html }) => html),
  );
  expect(small).toEqual([]);
  const tiny = await page.evaluate(
    () =>
      [...document.querySelectorAll('main input, main select, main textarea')].filter(
        (element) => Number.parseFloat(getComputedStyle(element).fontSize) < 16,
      ).length,
  );
  expect(tiny).toBe(0);
  await close();
});

test('a table becomes a card for each row on a phone, stays a table for screen readers, and fits into 320 px', async () => {
  const { page, trouble, close } = await visit({ as: 'staff', viewport: desktop });
  await openPieces(page);
  const table = page.getByRole('table', { name: 'Bookings', exact: true });
  const cell = table.getByRole('cell').nth(1);
  const title = cell.getByText('Nights');
  const below = () =>
    cell.evaluate((second) => {
      const first = second.previousElementSibling as Element;
      return second.getBoundingClientRect().top >= first.getBoundingClientRect().bottom;
    });
  expect([await title.isVisible(), await below()]).toEqual([false, false]);
  for (const width of [phone.width, 320]) {
    await page.setViewportSize({ width, height: phone.height });
    await eventually(() => title.isVisible()).toBe(true);
    expect(await below()).toBe(true);
    expect(await table.getByRole('columnheader').allTextContents()).toEqual(['Name', 'Nights', 'Total']);
    expect(await table.getByRole('row').count()).toBeGreaterThan(1);
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  }
  expect(trouble).toEqual([]);
  await close();
});

test('NAV-12 a stepper stops at 1 and 30 with disabled buttons, and accepts typing and arrow keys', async () => {
  const { page, close } = await visit({ as: 'staff' });
  await openPieces(page);
  const value = page.locator('#c-people');
  const fewer = page.getByRole('button', { name: 'One fewer: Adults' }).first();
  const more = page.getByRole('button', { name: 'One more: Adults' }).first();
  await fewer.click();
  await eventually(async () => [await value.inputValue(), await fewer.isDisabled(), await more.isDisabled()]).toEqual([
    '1',
    true,
    false,
  ]);
  await value.fill('99');
  await page.keyboard.press('Enter');
  await eventually(async () => [await value.inputValue(), await more.isDisabled()]).toEqual(['30', true]);
  await page.keyboard.press('ArrowDown');
  await eventually(() => value.getAttribute('aria-valuenow')).toBe('29');
  await page.keyboard.press('Home');
  await eventually(() => value.getAttribute('aria-valuenow')).toBe('1');
  await close();
});

test('NAV-13 a month is picked from those offered, by pointer or by arrow keys', async () => {
  const { page, close } = await visit({ as: 'staff' });
  await openPieces(page);
  const months = page.getByRole('group', { name: /When would you like to go/ }).first();
  await eventually(() => months.getByRole('radio').count()).toBe(9);
  await months.getByRole('radio', { name: 'March 2027' }).check();
  await page.keyboard.press('ArrowRight');
  await eventually(() => months.getByRole('radio', { name: 'May 2027' }).isChecked()).toBe(true);
  await months.getByRole('radio', { name: 'January 2027, €999' }).check();
  await eventually(() => months.getByRole('radio', { checked: true }).count()).toBe(1);
  await close();
});

test('a date of birth moves the focus on while typing, never on a deletion, and accepts a pasted date', async () => {
  const { page, close } = await visit({ as: 'staff' });
  await openPieces(page);
  const part = (name: string) => page.locator(`input[name="c-born-${name}"]`);
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
  await part('day').click();
  await page.keyboard.type('27031984');
  await eventually(async () => [
    await part('day').inputValue(),
    await part('month').inputValue(),
    await part('year').inputValue(),
  ]).toEqual(['27', '03', '1984']);
  await part('day').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await eventually(async () => [await part('day').inputValue(), await focused()]).toEqual(['2', 'c-born-day']);
  await part('month').evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '3.9.1990');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await eventually(() => part('year').inputValue()).toBe('1990');
  await close();
});

/** Stops the clock that was installed in a page: from here on its time passes only when the test says so. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

const picker = (page: Page, which: number) => page.getByRole('button', { name: /Country of the number/ }).nth(which);

test('PHONE-01 PHONE-02 the country picker opens with the preferred countries and is searched by name, dial code and letters', async () => {
  const { page, close } = await visit({ as: 'staff' });
  await openPieces(page);
  await picker(page, 1).click();
  const list = page.getByRole('listbox');
  await list.waitFor();
  const shown = async () => (await list.getByRole('option').allTextContents()).slice(0, 6);
  await eventually(() => shown()).toEqual([
    'Australia+61',
    'Canada+1',
    'Germany+49',
    'New Zealand+64',
    'United Kingdom+44',
    'United States+1',
  ]);
  const search = page.getByRole('combobox', { name: 'Search countries' });
  for (const [typed, found] of [
    ['switz', 'Switzerland+41'],
    ['+353', 'Ireland+353'],
    ['jp', 'Japan+81'],
  ] as const) {
    await search.fill(typed);
    await eventually(shown).toContain(found);
  }
  await search.fill('zzzz');
  await page.getByText('No country matches.').waitFor();
  await search.fill('austria');
  await eventually(shown).toEqual(['Austria+43']);
  await inspect(page, 'phone-picker-1440');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await eventually(() => picker(page, 1).textContent()).toContain('+43');
  await picker(page, 0).click();
  await eventually(async () => (await shown()).slice(0, 2)).toEqual(['United States+1', 'United Kingdom+44']);
  await close();
});

test('PHONE-01 the chosen country and every visible one in the list show their flag', async () => {
  const { page, trouble, close } = await visit({ as: 'staff' });
  const flags: string[] = [];
  page.on('request', (request) => {
    if (/\/[A-Z]{2}-[\w-]+\.svg$/.test(request.url())) flags.push(request.url());
  });
  await openPieces(page);
  /** The width that each flag in view was drawn from; 0 where there is none. */
  const widths = (scope: Locator) =>
    scope.evaluateAll((images) =>
      images
        .filter((image) => {
          const { top, bottom } = image.getBoundingClientRect();
          const list = image.closest('[role="listbox"]')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
          return bottom > list.top && top < list.bottom;
        })
        .map((image) => (image as HTMLImageElement).naturalWidth),
    );
  await bringIntoView(picker(page, 1));
  const chosen = picker(page, 1).locator('img');
  await eventually(async () => (await widths(chosen))[0] ?? 0).toBeGreaterThan(0);
  expect(flags.length).toBeLessThan(5);
  await picker(page, 1).click();
  const list = page.getByRole('listbox');
  const first = list.getByRole('option').locator('img');
  await eventually(async () => Math.min(...(await widths(first)))).toBeGreaterThan(0);
  // What is further down the list is fetched when somebody looks there; how far ahead a browser looks is its own matter.
  expect(flags.length).toBeLessThan(120);
  await takePicture(page, 'phone-flags-1440');
  await page.getByRole('combobox', { name: 'Search countries' }).fill('japan');
  await eventually(() => list.getByRole('option').count()).toBe(1);
  await eventually(async () => (await widths(first))[0] ?? 0).toBeGreaterThan(0);
  await list.getByRole('option').click();
  await eventually(() => chosen.getAttribute('src')).toContain('/JP');
  await eventually(async () => (await widths(chosen))[0] ?? 0).toBeGreaterThan(0);
  expect(trouble).toEqual([]);
  await close();
});

test('a copied text is confirmed for 4000 ms', async () => {
  const { page, context, close } = await visit({ as: 'staff' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openPieces(page);
  await stopClock(page);
  const copied = page.getByText('Copied', { exact: true });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await copied.waitFor();
  await page.clock.runFor(3999);
  await eventually(() => copied.count()).toBe(1);
  await page.clock.runFor(1);
  await eventually(() => copied.count()).toBe(0);
  await close();
});

test('PHONE-01 letters typed on the closed picker choose a country, and are reset after 1000 ms', async () => {
  const { page, close } = await visit({ as: 'staff' });
  await page.clock.install();
  await openPieces(page);
  await stopClock(page);
  await picker(page, 1).focus();
  await page.keyboard.type('ir');
  await eventually(() => picker(page, 1).textContent()).toMatch(/^Ira[nq]/);
  await page.clock.runFor(1001);
  await page.keyboard.type('n');
  await eventually(() => picker(page, 1).textContent()).toMatch(/^N/);
  await close();
});

test('PHONE-03 a phone number is parsed in any format, selects its own country, and is never rewritten', async () => {
  const { page, close } = await visit({ as: 'staff' });
  await openPieces(page);
  await picker(page, 1).waitFor();
  const input = page.locator('input[name="c-phone2"]');
  const read = page.getByTestId('e164');
  for (const [typed, stored, country] of [
    ['(0151) 23-45 6789', '+491512345 6789'.replace(' ', ''), '+49'],
    ['0044 20 7946 0958', '+442079460958', '+44'],
    ['+61 2 9374 4000', '+61293744000', '+61'],
    ['12', '–', '+61'],
  ] as const) {
    await input.fill(typed);
    await eventually(() => read.textContent()).toBe(stored);
    await eventually(() => picker(page, 1).textContent()).toContain(country);
    await eventually(() => input.inputValue()).toBe(typed);
  }
  await close();
});

test('NAV-07 a lazy component is fetched on first use, and not again', async () => {
  const { page, close } = await visit({ as: 'staff' });
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/lightbox-view/.test(request.url())) chunks.push(request.url());
  });
  await openPieces(page);
  expect(chunks).toEqual([]);
  const look = async () => {
    await page.getByRole('button', { name: 'View photos' }).click();
    await page.locator('.yarl__root').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.yarl__root').waitFor({ state: 'detached' });
  };
  await look();
  const first = chunks.length;
  expect(first).toBeGreaterThan(0);
  await look();
  expect(chunks.length).toBe(first);
  await close();
});

test('NAV-07 a lazy component that does not load is reported as a ChunkLoadError, the page stays usable, and a retry loads it', async () => {
  const { page, close } = await visit({ as: 'staff' });
  await openPieces(page);
  await page.route('**/lightbox-view*.js', (route) => route.abort());
  const reported = page.waitForRequest('**/api/utils/jserror');
  await page.getByRole('button', { name: 'View photos' }).click();
  await page.getByText('This part of the page didn’t load.').waitFor();
  const report = new URLSearchParams((await reported).postData() ?? '');
  expect([report.get('name'), report.get('label')]).toEqual(['ChunkLoadError', 'chunk']);
  await page.getByRole('button', { name: 'One more: Adults' }).first().click();
  await eventually(() => page.locator('#c-people').inputValue()).toBe('3');
  await page.unroute('**/lightbox-view*.js');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await page.locator('.yarl__root').waitFor();
  await close();
});

test('an error summary takes the focus and links to the field', async () => {
  const { page, close } = await visit({ as: 'staff' });
  await openPieces(page);
  await page.getByRole('button', { name: 'Send with mistakes' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await eventually(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await summary.getByRole('link').click();
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('c-wrong');
  await close();
});

test('a pending button keeps its width and focus and ignores further clicks', async () => {
  const { page, close } = await visit({ as: 'staff' });
  await openPieces(page);
  const button = page.getByTestId('pending');
  const before = await button.boundingBox();
  await button.click();
  await eventually(() => button.getAttribute('aria-busy')).toBe('true');
  await eventually(async () => (await button.boundingBox())?.width).toBe(before?.width);
  await eventually(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await close();
});
