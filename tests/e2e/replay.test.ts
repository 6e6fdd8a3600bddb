import { expect, test } from 'vitest';
import { makeAccount } from '../contract/access-visitor.ts';
import { alive, eventually, open } from './frame-visit.ts';
import { holdables } from './hold-visit.ts';
import { inspect } from './inspect.ts';
import { cardReady, logIn, payAddress, payHouse, typeCard } from './pay-visit.ts';
import { agree, bar, draw, type Event, recorderFiles, recordings, sentTexts, typeEverywhere } from './replay-visit.ts';
import { desktop, phone } from './window.ts';

const { shop, visit } = payHouse({ SESSION_REPLAY: '1', IN_PROCESS_JOBS: '0' });
const { recorded, forget, sentPages, sentInputs } = recordings(shop);

/** A departure that can be booked and paid. */
async function bookable() {
  const [found] = await holdables(shop());
  if (!found) throw new Error('the demo marketplace has no departure');
  return found;
}

test('NAV-17 visitors outside the sample, with Do Not Track, or who work here are neither asked nor recorded', async () => {
  const { slug } = await bookable();
  await makeAccount(shop(), { email: 'staff@replay.example', role: 'staff' });
  for (const [drawn, quiet, email] of [
    [0.2, null, null],
    [0.1, 'globalPrivacyControl', null],
    [0.1, 'doNotTrack', null],
    [0.1, null, 'staff@replay.example'],
  ] as const) {
    const { page, close } = await visit();
    await draw(page, drawn);
    if (quiet)
      await page.addInitScript(
        (name) => Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true }),
        quiet,
      );
    const files = recorderFiles(page);
    if (email) await logIn(page, email, `/t/${slug}`);
    // Neither asked ...
    await open(page, `/t/${slug}`);
    await page.waitForLoadState('networkidle');
    expect([quiet, email, await bar(page).count()]).toEqual([quiet, email, 0]);
    // ... nor recorded, though they agreed before.
    await agree(page);
    await open(page, `/t/${slug}`);
    await page.waitForLoadState('networkidle');
    expect([quiet, email, files]).toEqual([quiet, email, []]);
    await close();
  }
});

test('NAV-17 with consent a visit is recorded without input, and deleted when the consent is withdrawn', async () => {
  await forget();
  const { slug } = await bookable();
  const { page, trouble, close } = await visit({ viewport: phone });
  await draw(page, 0.1);
  const files = recorderFiles(page);
  await open(page, '/de');
  await bar(page).waitFor();
  await inspect(page, 'replay-consent-de');
  expect(files).toEqual([]);
  await bar(page).getByRole('button', { name: 'Ja, aufzeichnen' }).click();
  await bar(page).waitFor({ state: 'detached' });
  await page.setViewportSize(desktop);

  // A canary in fields of pages and popups, and on a page that repeats it.
  const canary = 'Zyxwvkanari';
  await open(page, '/');
  await eventually(() => sentPages(page)).toContain('/');
  await page.locator('main [role="combobox"]').first().pressSequentially(canary);
  await page.locator('#letters-band').pressSequentially(`${canary}@example.org`);
  // A field is told of when it is left.
  await page.keyboard.press('Tab');
  await eventually(() => sentInputs(page)).toBeGreaterThan(1);
  await open(page, `/t/${slug}`);
  await eventually(() => sentPages(page)).toContain(`/t/${slug}`);
  const before = await sentInputs(page);
  await page.getByRole('link', { name: 'Ask a question' }).first().click();
  const popup = page.locator('[data-popup="ask"]');
  for (const field of ['firstName', 'lastName', 'email', 'message'])
    await popup.locator(`#ask-${field}`).pressSequentially(canary);
  await page.keyboard.press('Tab');
  await eventually(() => sentInputs(page)).toBeGreaterThanOrEqual(before + 4);
  await open(page, `/search?q=${canary}`);
  expect(await page.locator('main').textContent()).toContain(canary);
  await eventually(() => sentPages(page)).toContain('/search');

  const text = JSON.stringify(await recorded());
  expect(text.toLowerCase()).not.toContain(canary.toLowerCase());
  expect(text).not.toContain('example.org');
  // The words of the catalogue are there, or one tour could not be told from another.
  const { rows } = await shop().pool.query('select name, device, language, pages from replay, tour where slug = $1', [
    slug,
  ]);
  expect(rows).toMatchObject([{ device: 'desktop', language: 'en', pages: expect.arrayContaining(['/', '/search']) }]);
  expect(text).toContain(JSON.stringify(rows[0].name.en).slice(1, -1));
  // So is what makes it look as it did: photographs, and the classes of containers.
  expect(text).toMatch(/"src":"\/photos\//);
  expect(text).toContain('@container/header');

  await open(page, '/privacy');
  await page.getByRole('button', { name: 'Turn off and delete recordings' }).click();
  await page.getByText('recordings from this browser have been deleted.').waitFor();
  expect((await shop().pool.query('select from replay')).rows).toHaveLength(0);
  files.length = 0;
  await open(page, `/t/${slug}`);
  await page.waitForLoadState('networkidle');
  expect(await bar(page).count()).toBe(0);
  expect(files).toEqual([]);
  expect(trouble).toEqual([]);
  await close();
});

test('NAV-17 on the booking page no text is recorded, and nothing near the payment', async () => {
  await forget();
  const departure = await bookable();
  const { page, trouble, close } = await visit();
  await draw(page, 0.1);
  await agree(page);
  await open(page, payAddress(departure));
  const heading = String(await page.locator('main h1').first().textContent());
  await eventually(async () => (await sentPages(page)).some((path) => path?.startsWith('/book-now/'))).toBe(true);
  expect(JSON.stringify(await recorded())).not.toContain(heading);

  // When the bank's fields are there the payment is near: nothing from then on is recorded, whatever is done.
  await cardReady(page);
  const near = await page.evaluate(() => Date.now());
  await typeCard(page, '4111111111111111');
  await page.locator('#booking-cardHolder').pressSequentially('Ada');
  await page.mouse.move(300, 300);
  await open(page, `/t/${departure.slug}`);
  await eventually(() => sentPages(page)).toContain(`/t/${departure.slug}`);
  const events = await recorded();
  const next = events.findLast(({ type }) => type === 4) as Event;
  expect(events.filter(({ timestamp }) => timestamp >= near && timestamp < next.timestamp)).toEqual([]);
  expect(trouble).toEqual([]);
  await close();
});

test('NAV-17 the payment section is never recorded; focus in it ends the recording, and none starts near it', async () => {
  await forget();
  const departure = await bookable();
  const pages = async () => (await sentPages(page)).map((path) => (path?.startsWith('/book-now/') ? 'booking' : path));
  // Low enough that nothing of the booking page is near its payment.
  const { page, trouble, close } = await visit({ viewport: { width: 1440, height: 500 } });
  await draw(page, 0.1);
  await agree(page);
  const files = recorderFiles(page);
  const add = (place: string, name: string, mark: string) =>
    page.evaluate(
      ([within, tag, className]) => {
        const piece = document.createElement(tag);
        piece.className = className;
        document.querySelector(within)?.append(piece);
      },
      [place, name, mark] as const,
    );
  const marks = async () => {
    await sentPages(page);
    return [...new Set(JSON.stringify(await recorded()).match(/mark-[a-z]+/g))];
  };
  await open(page, payAddress(departure));
  await eventually(pages).toEqual(['booking']);
  await add('#booking-payment', 'input', 'mark-payment');
  await add('#booking-travellers', 'p', 'mark-far');
  await eventually(marks).toEqual(['mark-far']);

  await page.evaluate(() =>
    document.querySelector<HTMLElement>('#booking-payment .mark-payment')?.focus({ preventScroll: true }),
  );
  await add('#booking-travellers', 'p', 'mark-focused');
  // Within the same document, where everything that waited is sent before the next page.
  await page.locator('header a[href="/"]').first().click();
  await eventually(pages).toEqual(['booking', '/']);
  files.length = 0;
  // High enough that all of the page is in view.
  await page.setViewportSize({ width: 1440, height: 10_000 });
  await open(page, payAddress(departure));
  await eventually(() => files.length).toBeGreaterThan(0);
  await page.locator('footer a[href="/about"]').first().click();
  await eventually(pages).toEqual(['booking', '/', '/about']);
  expect(await marks()).toEqual(['mark-far']);
  expect(trouble).toEqual([]);
  await close();
});

test('NAV-17 typed text and personal messages are in no recording, and personal pages are not recorded', async () => {
  await forget();
  const departure = await bookable();
  const canary = 'Zyxwvkanari';
  const email = `${canary.toLowerCase()}@example.org`;
  await makeAccount(shop(), { email, name: `${canary} Lovelace` });
  // Low enough that nothing of the booking page is near its payment.
  const { page, trouble, close } = await visit({ viewport: { width: 1440, height: 500 } });
  await draw(page, 0.1);
  await agree(page);
  const left = await sentTexts(page);

  // Pages that are not recorded, from the first on.
  for (const path of ['/login', '/signup', '/forgot-password', '/agency/apply', '/wishlist']) {
    await open(page, path);
    await typeEverywhere(page, canary);
  }
  await logIn(page, email);
  await alive(page);
  expect(await typeEverywhere(page, canary)).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(await sentPages(page)).toEqual([]);

  // Those that are. Their header names who is logged in.
  let told = 0;
  for (const [path, fields] of [
    ['/', 2],
    ['/search', 1],
    ['/travel-agents', 0],
    ['/membership', 0],
    [payAddress(departure), 4],
  ] as const) {
    await open(page, path);
    const recordedPath = path.replace(/\?.*/, '');
    await eventually(() => sentPages(page)).toContain(recordedPath);
    if (path.startsWith('/book-now')) {
      await page.locator('#booking-travellers [data-traveller] input').first().waitFor();
      // What is typed into the first is repeated in the heads of travellers.
      await page.evaluate(() => {
        for (const head of document.querySelectorAll<HTMLElement>('[id^="booking-travellers-"][id$="-head"]'))
          if (head.ariaExpanded !== 'true') head.click();
      });
    }
    const typed = await typeEverywhere(page, canary);
    expect([path, typed >= fields]).toEqual([path, true]);
    told += typed;
    await eventually(() => sentInputs(page)).toBeGreaterThanOrEqual(told);
  }
  await page.locator('#booking-travellers').getByText(canary).first().waitFor();

  // A chat over a page that is recorded with its words.
  await open(page, `/t/${departure.slug}`);
  await eventually(() => sentPages(page)).toContain(`/t/${departure.slug}`);
  await page.locator('.chat-launcher > button').click();
  await page.locator('[data-chat-panel] textarea').waitFor();
  told = await sentInputs(page);
  await typeEverywhere(page, canary);
  await eventually(() => page.locator('[data-chat-panel] textarea').inputValue()).toBe(canary);
  await eventually(() => sentInputs(page)).toBeGreaterThan(told);

  // From there to a page of one's own without a new document: its words come before its recording could be told to end.
  await page.keyboard.press('Escape');
  await page.locator('[data-chat-panel]').waitFor({ state: 'hidden' });
  await alive(page, 'header');
  await page.locator('header summary[title*="account of"]').click();
  await page.locator('header details[open]').getByRole('link', { name: 'Your account' }).click();
  await page.waitForURL('**/account');
  await page.locator('main').getByText(canary).first().waitFor();
  await alive(page);
  await typeEverywhere(page, canary);
  const pages = await sentPages(page);
  await open(page, '/help');
  await eventually(() => sentPages(page)).toContain('/help');
  expect(await sentPages(page)).toEqual([...pages, '/help']);

  // Neither in what is kept nor in what left the browser; of the account's page there is no sentence either.
  expect(left.length).toBeGreaterThan(4);
  for (const text of [JSON.stringify(await recorded()), ...left])
    expect(text).not.toMatch(/zyxwvkanari|lovelace|where you’re signed in/i);
  expect(trouble).toEqual([]);
  await close();
});
