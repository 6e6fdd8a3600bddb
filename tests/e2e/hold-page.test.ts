// The page of a hold: it ends when the hold does, and it asks whose hold it is.
import type { BrowserContext } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { holdCode } from '#server/booking/hold/codes.ts';
import { type Holdable, holdables, submissionFor, submit } from '#tests/support/holding.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { eventually, open } from './frame-visit.ts';
import { inspect } from './inspect.ts';
import { tourHouse } from './tour-visit.ts';
import { desktop, phone } from './window.ts';

const { visit, shop } = tourHouse();
let free: Holdable[] = [];
beforeAll(async () => {
  free = await holdables(shop());
});

/** A hold that was made in a browser which others can be turned into. */
async function newHold(email: string) {
  const visitor = new Visitor(shop().origin);
  const tour = free.pop() as Holdable;
  const { json } = await submit(visitor, tour.objectId, submissionFor(tour, email));
  const id = json.data.holdId as string;
  const value = /waymark_visitor=([^;]+)/.exec(visitor.cookie)?.[1] as string;
  return {
    id,
    link: `/holds/${id}?code=${holdCode(shop().settings.secret, id)}`,
    becomeMaker: (context: BrowserContext) =>
      context.addCookies([{ name: 'waymark_visitor', value, url: shop().origin }]),
    isConfirmed: async (): Promise<boolean> =>
      (await shop().pool.query('select confirmed_at is not null as yes from hold where id = $1', [id])).rows[0].yes,
  };
}

test('HOLD-01 the page ends with the hold, at any fraction of a second', async () => {
  const { page, context, trouble, close } = await visit({ viewport: phone });
  const { id, becomeMaker } = await newHold('ends@example.org');
  await becomeMaker(context);
  await open(page, `/holds/${id}`);
  await page.getByRole('timer').waitFor();
  // At the beginning of a second the page hears of an end just before a full second: there the two, in whole seconds, are furthest
  // from the truth.
  await shop().pool.query('select pg_sleep(1 - mod(extract(epoch from clock_timestamp()), 1))');
  await shop().pool.query(
    `update hold set ends_at = moment, created_at = moment - interval '48 hours'
     from (select date_trunc('second', now()) + interval '3.98 seconds' as moment) soon where id = $1`,
    [id],
  );
  await page.evaluate(() =>
    (window as unknown as { __reactRouterDataRouter: { revalidate(): void } }).__reactRouterDataRouter.revalidate(),
  );
  await page.getByText('This hold has ended').waitFor();
  await eventually(() => page.getByRole('timer').count()).toBe(0);
  await eventually(() => page.getByText('Release this hold').count()).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});

test('HOLD-01 a visitor’s clock that runs ahead ends nothing: the page asks the shop and counts on', async () => {
  const { page, context, close } = await visit({ viewport: desktop });
  const { id, becomeMaker } = await newHold('clock@example.org');
  await becomeMaker(context);
  await page.clock.install();
  await open(page, `/holds/${id}`);
  await page.clock.fastForward('49:00:00');
  await eventually(async () => (await page.getByRole('timer').textContent()) ?? '').toMatch(/^47hours/);
  await page.getByText('Your places are held').waitFor();
  await close();
});

test('HOLD-01 the browser that made a hold confirms it by opening the mailed link', async () => {
  const { page, context, trouble, close } = await visit({ viewport: phone });
  const hold = await newHold('maker@example.org');
  await hold.becomeMaker(context);
  await open(page, `/holds/${hold.id}`);
  await page.getByText('Please confirm your email address').waitFor();
  await inspect(page, 'hold-unconfirmed-390');
  expect(await hold.isConfirmed()).toBe(false);
  await page.goto(hold.link);
  await eventually(hold.isConfirmed).toBe(true);
  await page.getByText('Your places are held').waitFor();
  await eventually(() => page.getByText('Is this your hold?').count()).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});

test('HOLD-01 releasing a hold while its mailed link is being confirmed needs one click', async () => {
  const { page, context, trouble, close } = await visit({ viewport: desktop });
  const hold = await newHold('undecided@example.org');
  await hold.becomeMaker(context);
  const answer = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/holds/*.data*', async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      await answer.promise;
    }
    await route.continue();
  });
  await open(page, hold.link);
  await eventually(() => sent).toBe(1);
  await page.locator('summary', { hasText: 'Release this hold' }).click();
  await page.getByRole('button', { name: 'Yes, release it' }).click();
  answer.resolve();
  await eventually(hold.isConfirmed).toBe(true);
  await eventually(
    async () => (await shop().pool.query('select state from hold where id = $1', [hold.id])).rows,
  ).toEqual([{ state: 'released' }]);
  expect(sent).toBe(2);
  expect(trouble).toEqual([]);
  await close();
});

for (const javaScriptEnabled of [true, false])
  test(`HOLD-01 another browser that opens the mailed link is asked first, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async () => {
    const { page, trouble, close } = await visit({ viewport: desktop, javaScriptEnabled });
    const hold = await newHold(`other-${javaScriptEnabled}@example.org`);
    if (javaScriptEnabled) await open(page, `/de${hold.link}`);
    else await page.goto(`/de${hold.link}`);
    await page.getByText('Ist das Ihre Reservierung?').waitFor();
    if (javaScriptEnabled) await inspect(page, 'hold-ask-1440');
    expect(await hold.isConfirmed()).toBe(false);
    await page.getByRole('button', { name: 'Ja, das ist meine Reservierung' }).click();
    await eventually(hold.isConfirmed).toBe(true);
    await eventually(() => page.getByText('Ist das Ihre Reservierung?').count()).toBe(0);
    expect(trouble).toEqual([]);
    await close();
  });
