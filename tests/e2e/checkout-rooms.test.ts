import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { samples } from '../contract/book-now-shop.ts';
import { openWithRooms, unfold } from './checkout-visit.ts';
import { bringIntoView, eventually, restingBox } from './frame-visit.ts';
import { inspect, inspectSizes } from './inspect.ts';
import { tourHouse } from './tour-visit.ts';
import { desktop, phone, tablet } from './window.ts';

const { visit, shop } = tourHouse();

type Sold = Awaited<ReturnType<typeof samples>>[number];

/** A tour with private rooms for two that take children, and single rooms that do not. */
let family: Sold & { readonly twin: number; readonly single: number };
/** A tour with an extra that everybody needs. */
let demanding: Sold & { readonly needed: number };

beforeAll(async () => {
  const all = await samples(shop());
  for (const sold of all) {
    const twin = sold.rooms.find(({ beds, shared, sleeps }) => beds === 2 && !shared && sleeps.includes(2));
    const single = sold.rooms.find(({ beds, shared, sleeps }) => beds === 1 && !shared && !sleeps.includes(2));
    const free = sold.passengerTypes.every(({ id, minimum }) => minimum === 0 || id === 1);
    if (twin && single && free && sold.extras.length > 0 && (await roomsLeft(sold, [twin.id, single.id]))) {
      family = { ...sold, twin: twin.id, single: single.id };
      break;
    }
  }
  for (const sold of all) {
    const extras = sold.extras as readonly ((typeof sold.extras)[number] & { required?: boolean })[];
    const needed = extras.find(({ required, options }) => required && options.length === 1);
    if (needed) demanding = { ...sold, needed: needed.id };
  }
});

/** Whether a departure has a few of each of these rooms. */
async function roomsLeft(sold: Sold, rooms: readonly number[]): Promise<boolean> {
  const { offers } = await loadData(sold, { priceCategories: { 1: 1 } });
  return rooms.every((id) => offers.rooms.some((room) => room.id === id && (room.left ?? 0) >= 2));
}

async function loadData(sold: Sold, more: object) {
  const answer = await fetch(`${shop().origin}/api/book-now/load_data/${sold.objectId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/vnd.waymark.data+json' },
    body: JSON.stringify({ date: sold.date, ...more }),
  });
  const { data } = (await answer.json()) as {
    data: { offers: { rooms: { id: number; left: number | null }[] }; recommendation: object | null };
  };
  return data;
}

const address = (sold: Sold, party: Record<number, number>, more = '') => {
  const [year, month, day] = sold.date.split('-');
  const people = Object.entries(party).map(([typeId, count]) => `&travellers[${typeId}]=${count}`);
  return `/book-now/x/${sold.objectId}?date=${day}.${month}.${year}&type=hold${people.join('')}${more}`;
};

const roomCard = (page: Page, id: number): Locator => page.locator(`[data-place="${id}"]`);
const waiting = (page: Page): Locator => page.locator('[data-place="waiting"]');
const rooms = (page: Page): Locator => page.locator('#booking-rooms');
const more = (card: Locator, label: string) => card.getByRole('button', { name: `One more: ${label}`, exact: true });
const fewer = (card: Locator, label: string) => card.getByRole('button', { name: `One fewer: ${label}`, exact: true });
const token = (place: Locator, name: string) => place.getByRole('button', { name, exact: true });

/** Takes everybody out of the rooms that were chosen automatically. */
const emptyRooms = (page: Page) =>
  eventually(async () => {
    const filled = rooms(page).getByRole('button', { name: /^(One fewer|Weniger):/, disabled: false });
    if ((await filled.count()) > 0) await filled.first().click();
    return filled.count();
  }).toBe(0);

/** Carries a token to a place with the mouse. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // Both must be in the window, away from its edges, where the page would scroll along.
  const [above, below] = [await restingBox(to), await restingBox(from)];
  await page.evaluate((middle) => window.scrollBy(0, middle - window.innerHeight / 2), (above.y + below.y) / 2);
  const start = await restingBox(from);
  await page.mouse.move(start.x + 20, start.y + 20);
  await page.mouse.down();
  await lifted(page, (step) => page.mouse.move(start.x + 40 + (step % 3), start.y + 30, { steps: 4 }));
  // Whoever is lifted leaves a gap, so the place is looked for now.
  const end = await restingBox(to);
  await page.mouse.move(end.x + 30, end.y + 20, { steps: 8 });
  await page.mouse.up();
}

/** Carries somebody until they have arrived: a notice that goes in the middle of it moves what is below, and then one tries again. */
const carry = (page: Page, from: Locator, to: Locator, arrived: Locator) =>
  eventually(async () => {
    if ((await arrived.count()) === 0) await drag(page, from, to);
    return arrived.count();
  }).toBe(1);

/** Moves a little until the likeness of a person follows: what dragging needs may still be on its way. */
async function lifted(page: Page, nudge: (step: number) => Promise<unknown>): Promise<void> {
  let step = 0;
  await eventually(async () => {
    step += 1;
    await nudge(step);
    return page.locator('body > button[inert]').count();
  }).toBe(1);
}

test('ROOM-01 ROOM-02 ROOM-03 steppers fill the rooms: minors only with an adult, and released with the last one', async () => {
  const { page, trouble, close } = await visit({ viewport: phone });
  await openWithRooms(page, address(family, { 1: 2, 2: 1 }));
  await emptyRooms(page);
  const [twin, single] = [roomCard(page, family.twin), roomCard(page, family.single)];
  await token(waiting(page), 'Adult 1').waitFor();
  await token(waiting(page), 'Child 1').waitFor();
  await eventually(() => more(twin, 'Children').isDisabled()).toBe(true);
  await twin.getByText('Only with an adult in the same room').waitFor();
  await eventually(() => single.getByText('Children', { exact: true }).count()).toBe(0);
  await single.getByText('Not suitable for: Children').waitFor();

  await more(twin, 'Adults').click();
  await more(twin, 'Children').click();
  await token(twin, 'Adult 1').waitFor();
  await token(twin, 'Child 1').waitFor();
  await rooms(page).getByRole('button', { name: 'Continue' }).click();
  await rooms(page).getByText('Not everyone has a room yet').waitFor();
  await inspectSizes(page, 'checkout-rooms-missing', ['#booking-rooms']);

  await more(single, 'Adults').click();
  await rooms(page).getByText('Everyone has a room.').waitFor();
  await eventually(() => rooms(page).getByText('Not everyone has a room yet').count()).toBe(0);
  await eventually(() => more(twin, 'Adults').isDisabled()).toBe(true);
  await eventually(() => twin.getByText('All travellers have a room').count()).toBe(2);
  await inspectSizes(page, 'checkout-rooms-all', ['#booking-rooms']);

  await fewer(twin, 'Adults').click();
  await rooms(page).getByText('Some beds are no longer assigned').waitFor();
  await rooms(page)
    .getByText(/: 1 × Child/)
    .waitFor();
  await token(waiting(page), 'Child 1').waitFor();
  await eventually(() => twin.getByText('Free bed').count()).toBe(2);
  expect(trouble).toEqual([]);
  await close();
});

test('ROOM-05 the suggestion is applied as a whole', async () => {
  const { page, trouble, close } = await visit({ viewport: desktop });
  await openWithRooms(page, address(family, { 1: 3 }));
  await emptyRooms(page);
  const advice = page.getByRole('region', { name: 'Our suggestion' });
  await advice.getByText('Adult 3').first().waitFor();
  await inspectSizes(page, 'checkout-rooms-advice', ['#booking-rooms']);
  await advice.getByRole('button').first().click();
  await rooms(page).getByText('Everyone has a room.').waitFor();
  await advice.waitFor({ state: 'detached' });
  await eventually(() => waiting(page).count()).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});

test('ROOM-04 ROOM-05 one adult is offered a private or a shared room, with prices, and sharing asks for the room-mate in place', async () => {
  const { page, trouble, close } = await visit({ viewport: phone });
  await openWithRooms(page, address(family, { 1: 1 }));
  const advice = page.getByRole('region', { name: 'Our suggestions' });
  await advice.getByRole('button', { name: /^A room to yourself \+€[\d,.]+ 1 × / }).waitFor();
  await inspectSizes(page, 'checkout-rooms-alone', ['#booking-rooms']);
  await advice.getByRole('button', { name: /^Share a room No extra cost 1 × / }).click();
  await rooms(page).getByText('Everyone has a room.').waitFor();
  const twin = roomCard(page, family.twin);
  const tick = twin.getByRole('checkbox', { name: /books separately/ });
  await eventually(() => tick.isChecked()).toBe(true);
  await tick.uncheck();
  await rooms(page).getByText('One more question').waitFor();
  await tick.check();
  await inspectSizes(page, 'checkout-rooms-shared', ['#booking-rooms']);
  const next = rooms(page).getByRole('button', { name: 'Continue' });
  await next.click();
  await next.waitFor({ state: 'detached' });
  expect(trouble).toEqual([]);
  await close();
});

test('ROOM-05 two adults get the included room automatically with a note, and can choose another', async () => {
  const { page, trouble, close } = await visit({ viewport: desktop });
  await openWithRooms(page, address(family, { 1: 2 }));
  await rooms(page)
    .getByText(/^Everyone has a room\. 1 × .+ is included in the price/)
    .waitFor();
  await token(roomCard(page, family.twin), 'Adult 2').waitFor();
  await fewer(roomCard(page, family.twin), 'Adults').click();
  await more(roomCard(page, family.single), 'Adults').click();
  await token(roomCard(page, family.single), 'Adult 2').waitFor();
  await eventually(() => rooms(page).getByText('is included in the price').count()).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});

test('ROOM-05 a dismissed suggestion stays dismissed', async () => {
  const { page, trouble, close } = await visit({ viewport: phone });
  const advice = page.getByRole('region', { name: 'Our suggestion' });
  await openWithRooms(page, address(family, { 1: 3 }));
  await emptyRooms(page);
  await advice.getByRole('button', { name: 'No thanks' }).click();
  await advice.waitFor({ state: 'detached' });
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('booking-rooms-move');
  await more(roomCard(page, family.twin), 'Adults').click();
  await eventually(() => advice.count()).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});

test('ROOM-04 an open bed asks for a friend: each row complete, or the tick box', async () => {
  const { page, trouble, close } = await visit({ viewport: desktop });
  await openWithRooms(page, address(family, { 1: 1 }));
  const twin = roomCard(page, family.twin);
  await more(twin, 'Adults').click();
  await twin.getByText('Who has the free bed?').waitFor();
  const next = rooms(page).getByRole('button', { name: 'Continue' });
  await next.click();
  const name = page.locator(`#booking-friends-${family.twin}-0-name`);
  const email = page.locator(`#booking-friends-${family.twin}-0-email`);
  await eventually(() => name.getAttribute('aria-invalid')).toBe('true');
  await twin.getByText('Enter a valid email address of your room-mate').waitFor();
  await inspectSizes(page, 'checkout-rooms-friend', ['#booking-rooms']);
  await name.fill('Ada Lovelace');
  await eventually(() => name.getAttribute('aria-invalid')).toBeNull();
  await email.fill('ada@');
  await next.click();
  await eventually(() => email.getAttribute('aria-invalid')).toBe('true');
  await twin.getByRole('checkbox', { name: /books separately/ }).check();
  await name.waitFor({ state: 'detached' });
  await twin.getByRole('checkbox', { name: /books separately/ }).uncheck();
  await eventually(() => name.inputValue()).toBe('Ada Lovelace');
  await email.fill('ada@example.org');
  await next.click();
  await next.waitFor({ state: 'detached' });
  await rooms(page).getByText(/^1 × /).waitFor();
  expect(trouble).toEqual([]);
  await close();
});

test('EXTRA-01 extras have a price, a stated limit, and are part of the total', async () => {
  const { page, trouble, close } = await visit({ viewport: phone });
  await openWithRooms(page, address(family, { 1: 2 }));
  const extras = page.locator('#booking-extras');
  await unfold(extras);
  for (const box of await extras.getByRole('spinbutton').all()) await eventually(() => box.inputValue()).toBe('0');
  for (const tick of await extras.getByRole('checkbox').all()) await eventually(() => tick.isChecked()).toBe(false);
  const group = extras
    .getByRole('group')
    .filter({ hasText: /per person/ })
    .filter({ has: page.getByRole('spinbutton') })
    .first();
  const [reload] = await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/load_data/')),
    group.getByRole('spinbutton').first().press('End'),
  ]);
  await group.getByText('Everyone has one').first().waitFor();
  await eventually(() =>
    group
      .getByRole('button', { name: /^One more/ })
      .first()
      .isDisabled(),
  ).toBe(true);
  const { data } = (await reload.json()) as { data: { quote: { lines: { kind: string; amount: number }[] } } };
  const line = data.quote.lines.find(({ kind }) => kind === 'extra');
  const sum = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format((line?.amount ?? 0) / 100);
  await eventually(() => group.textContent()).toContain(`= ${sum}`);
  await eventually(() => page.getByText(sum).count()).toBeGreaterThan(1);
  await inspectSizes(page, 'checkout-extras', ['#booking-extras']);
  await extras.getByRole('button', { name: 'Continue' }).click();
  await extras.getByText(/^2 × /).waitFor();
  expect(trouble).toEqual([]);
  await close();
});

test('ROOM-01 the rooms are complete and accessible on a tablet, in dark mode and in German, at any address of the tour', async () => {
  const { page, trouble, close } = await visit({ viewport: tablet, colorScheme: 'dark' });
  await openWithRooms(page, `/de${address(family, { 1: 2, 2: 1 })}`);
  await emptyRooms(page);
  await page.getByRole('region', { name: /^Unsere? Vorschl/ }).waitFor();
  await roomCard(page, family.twin)
    .getByRole('button', { name: /Erwachsene/ })
    .last()
    .click();
  await roomCard(page, family.twin).getByText('Wer bekommt das freie Bett?').waitFor();
  await inspect(page, 'checkout-rooms-german-820', ['#booking-rooms']);
  expect(trouble).toEqual([]);
  await close();
});

test('ROOM-01 ROOM-02 NAV-07 travellers are dragged into rooms and back; the drag code loads once, on demand', async () => {
  const { page, trouble, close } = await visit();
  const scripts: string[] = [];
  page.on('request', (request) => /\/drag-[^/]+\.js$/.test(request.url()) && scripts.push(request.url()));
  await openWithRooms(page, address(family, { 1: 2, 2: 1 }));
  await emptyRooms(page);
  const [twin, single] = [roomCard(page, family.twin), roomCard(page, family.single)];
  await page.getByRole('button', { name: 'No thanks' }).click();
  expect(scripts).toEqual([]);
  await Promise.all([page.waitForResponse(/\/drag-[^/]+\.js$/), token(waiting(page), 'Adult 2').hover()]);

  await carry(page, token(waiting(page), 'Adult 2'), single.getByRole('heading'), token(single, 'Adult 2'));
  await eventually(() => token(waiting(page), 'Adult 1').count()).toBe(1);
  await drag(page, token(waiting(page), 'Child 1'), single.getByRole('heading'));
  await rooms(page).getByText('Child 1: This room isn’t available for their age').waitFor();
  await drag(page, token(waiting(page), 'Child 1'), twin.getByRole('heading'));
  await rooms(page).getByText('Child 1: Only with an adult in the same room').waitFor();

  await carry(page, token(single, 'Adult 2'), twin.getByRole('heading'), token(twin, 'Adult 2'));
  await carry(page, token(waiting(page), 'Child 1'), twin.getByRole('heading'), token(twin, 'Child 1'));
  await carry(page, token(twin, 'Child 1'), waiting(page), token(waiting(page), 'Child 1'));
  await carry(page, token(waiting(page), 'Child 1'), twin.getByRole('heading'), token(twin, 'Child 1'));
  await drag(page, token(twin, 'Adult 2'), single.getByRole('heading'));
  await rooms(page).getByText('Some beds are no longer assigned').waitFor();
  await token(waiting(page), 'Child 1').waitFor();
  expect(scripts).toHaveLength(1);
  await eventually(() => page.getByRole('button', { pressed: true }).count()).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});

test('ROOM-01 a finger drags a traveller into a room without scrolling the page', async () => {
  const { page, trouble, close } = await visit({ viewport: phone, hasTouch: true, isMobile: true });
  await openWithRooms(page, address(family, { 1: 2 }));
  await emptyRooms(page);
  await page.getByRole('button', { name: 'No thanks' }).click();
  const person = token(waiting(page), 'Adult 2');
  await bringIntoView(person);
  const start = await restingBox(person);
  const end = await restingBox(roomCard(page, family.twin));
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const from = { x: start.x + start.width / 2, y: start.y + start.height / 2 };
  const to = { x: from.x - 20, y: Math.min(end.y + 40, phone.height - 100) };
  await touch('touchStart', from.x, from.y);
  await lifted(page, (step) => touch('touchMove', from.x, from.y + 8 + (step % 3)));
  for (let step = 1; step <= 10; step++)
    await touch('touchMove', from.x + ((to.x - from.x) * step) / 10, from.y + ((to.y - from.y) * step) / 10);
  await touch('touchEnd');
  await token(roomCard(page, family.twin), 'Adult 2').waitFor();
  expect(trouble).toEqual([]);
  await close();
});

test('ROOM-01 rooms can be filled by keyboard alone', async () => {
  const { page, trouble, close } = await visit();
  await openWithRooms(page, address(family, { 1: 2 }));
  const twin = roomCard(page, family.twin);
  await emptyRooms(page);
  const tabTo = async (target: Locator) => {
    for (let press = 0; press < 40; press++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab does not lead there');
  };
  await token(waiting(page), 'Adult 1').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await eventually(() => token(waiting(page), 'Adult 2').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  await eventually(() => token(waiting(page), 'Adult 2').getAttribute('aria-pressed')).toBe('false');
  await page.keyboard.press('Space');
  await tabTo(twin.getByRole('button', { name: 'Assign Adult 2 to this room' }));
  await page.keyboard.press('Enter');
  await token(twin, 'Adult 2').waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Adult 2');
  await tabTo(twin.getByRole('spinbutton', { name: 'Adults' }));
  await page.keyboard.press('ArrowUp');
  await rooms(page).getByText('Everyone has a room.').waitFor();
  await token(twin, 'Adult 2').focus();
  await page.keyboard.press('Enter');
  await waiting(page).getByRole('button', { name: 'Remove Adult 2 from the room' }).press('Enter');
  await token(waiting(page), 'Adult 2').waitFor();
  expect(trouble).toEqual([]);
  await close();
});

test('NAV-02 ROOM-05 applyRecommendation=1 in the address allocates everyone, before any script', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto(address(family, { 1: 3 }, '&applyRecommendation=1'));
  await rooms(page).getByText('Everyone has a room.').waitFor();
  const { recommendation } = await loadData(family, { priceCategories: { 1: 3 } });
  for (const [roomId, people] of Object.entries(recommendation ?? {}))
    for (const [typeId, count] of Object.entries(people as object))
      await eventually(() => page.locator(`[name="accommodationsSelected[${roomId}][${typeId}]"]`).inputValue()).toBe(
        String(count),
      );
  await close();
});

test('ROOM-07 travellers released by a smaller party, or because others were quicker, are listed until rooms are edited', async () => {
  const { page, trouble, close } = await visit();
  await openWithRooms(page, address(family, { 1: 3 }));
  await emptyRooms(page);
  const [twin, single] = [roomCard(page, family.twin), roomCard(page, family.single)];
  await more(twin, 'Adults').click();
  await more(twin, 'Adults').click();
  await more(single, 'Adults').click();
  await rooms(page).getByText('Everyone has a room.').waitFor();
  const reloaded = page.waitForResponse(
    (answer) =>
      answer.url().includes('/load_data/') &&
      new URLSearchParams(answer.request().postData() ?? '').get('priceCategories[1]') === '2',
  );
  await fewer(page.locator('#booking-passengers'), 'Adults').click();
  await rooms(page).getByText('Some beds are no longer assigned').waitFor();
  await rooms(page)
    .getByText(/: 1 × Adult/)
    .waitFor();
  await eventually(() => token(twin, 'Adult 2').count()).toBe(1);
  await reloaded;
  await eventually(() => page.locator('#booking-price [aria-busy="true"]').count()).toBe(0);
  await eventually(() => rooms(page).getByText('Some beds are no longer assigned').count()).toBe(1);

  await page.route('**/load_data/**', async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    json.data.availability.roomsLeft[family.twin] = 0;
    await route.fulfill({ response: answer, json });
  });
  await unfold(page.locator('#booking-extras'));
  await page
    .locator('#booking-extras')
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  await twin.getByText('Sold out on this date').first().waitFor();
  await rooms(page)
    .getByText(/: 2 × Adults/)
    .waitFor();
  await token(waiting(page), 'Adult 2').waitFor();
  expect(trouble).toEqual([]);
  await close();
});

test('ROOM-06 NAV-03 NAV-07 photographs open in a popup, four per row and one on a phone, 24 px apart, and each in the lightbox', async () => {
  const { page, trouble, close } = await visit();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('transport_popup') && asked.push(request.url()));
  await openWithRooms(page, address(family, { 1: 2 }));
  const opener = rooms(page).getByRole('button', { name: 'See photos' });
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('list', { name: 'Photos' }) });
  const photos = dialog.getByRole('list', { name: 'Photos' }).getByRole('listitem');
  const boxes = async () => [await restingBox(photos.nth(0)), await restingBox(photos.nth(1))] as const;
  await opener.click();
  await photos.nth(3).waitFor();
  const [one, two] = await boxes();
  const list = await restingBox(dialog.getByRole('list', { name: 'Photos' }));
  expect(Math.round(two.x - one.x - one.width)).toBe(24);
  expect(Math.round((one.width * 4 + 72 - list.width) / 10)).toBe(-1);
  await inspect(page, 'checkout-rooms-photographs-1440');
  await photos.nth(1).getByRole('link').click();
  await page.locator('.yarl__root').waitFor();
  await page.getByRole('button', { name: 'Next photo' }).click();
  await page.keyboard.press('Escape');
  await page.locator('.yarl__root').waitFor({ state: 'detached' });
  await eventually(() => dialog.count()).toBe(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await eventually(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await opener.click();
  await photos.first().waitFor();
  expect(asked).toHaveLength(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.setViewportSize(phone);
  await opener.click();
  await photos.first().waitFor();
  const [first, second] = await boxes();
  expect(first.width).toBeGreaterThan(phone.width * 0.8);
  expect(Math.round(second.x - first.x - first.width)).toBe(24);
  await eventually(() => new URL(page.url()).search).toContain('photographs');
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(trouble).toEqual([]);
  await close();
});

test('ROOM-06 POP-04 if the gallery fails to load the photographs of the price remain', async () => {
  const { page, close } = await visit();
  await openWithRooms(page, address(family, { 1: 2 }));
  await page.route('**/transport_popup/**', (route) => route.fulfill({ status: 503, json: { status: 'error' } }));
  await rooms(page).getByRole('button', { name: 'See photos' }).click();
  await page.getByRole('dialog').getByRole('list', { name: 'Photos' }).getByRole('listitem').first().waitFor();
  await close();
});

test('EXTRA-01 a required extra states how many are missing, and one click adds it for everyone', async () => {
  const { page, trouble, close } = await visit({ viewport: phone });
  await openWithRooms(page, address(demanding, { 1: 2 }));
  const group = page.locator(`#booking-extras-${demanding.needed}`);
  await group.getByText('Required', { exact: true }).waitFor();
  await group.getByText('2 more to choose').waitFor();
  await page.locator('#booking-extras h2').click();
  await page.locator('#booking-extras').getByRole('button', { name: 'Continue' }).click();
  await group.getByText('Select this extra for everyone: it’s part of the tour').waitFor();
  await inspect(page, 'checkout-extras-required-390', ['#booking-extras']);
  await group.getByRole('button', { name: 'Select for everyone' }).click();
  await eventually(() => group.getByRole('spinbutton').inputValue()).toBe('2');
  await eventually(() => group.getByText('more to choose').count()).toBe(0);
  await eventually(() => group.getByText('Select this extra for everyone: it’s part of the tour').count()).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});
