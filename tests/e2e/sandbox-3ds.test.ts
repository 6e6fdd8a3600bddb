import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { threeDSecureOutcome } from '#domain/payment/three-d-secure.ts';
import { TEST_CARDS } from '#sandbox/cards/test-cards.ts';
import { eventually } from './frame-visit.ts';
import { inspect } from './inspect.ts';
import { cardOf, challengeOf, payingPage } from './sandbox-visit.ts';

const house = payingPage();

type Press = 'confirm' | 'refuse' | 'close';

/** What 3-D Secure says about a card, and what the bank tells the shop about the reference that pays from then on. */
async function authenticated(page: Page, number: string, press: Press | null = null) {
  const ref = await cardOf(page, number);
  const result = page.evaluate((one) => window.host.authenticate(one), ref);
  if (press) await challengeOf(page).locator(`button[data-choice="${press}"]`).click();
  const answer = await result;
  if (!answer.ok) return answer;
  expect(answer.ref).not.toBe(ref);
  const inspected = await house.bank().provider().inspectInstrument(answer.ref);
  const before = await house.bank().provider().inspectInstrument(ref);
  expect(before).toMatchObject({ found: { consumed: true } });
  const found = inspected.outcome === 'found' ? inspected.found : null;
  expect(found).toMatchObject({
    amount: { amount: 123_456, currency: 'EUR' },
    authentication: { status: answer.status },
  });
  return { status: answer.status, shifted: found?.authentication?.liabilityShifted };
}

async function statusOf(number: string, press: Press | null = null) {
  const { page, close } = await house.open();
  const result = await authenticated(page, number, press);
  await close();
  return result;
}

/** Every card with an answer at once, by what the page makes of its status. */
const cardsOf = (outcome: string) =>
  TEST_CARDS.flatMap(({ id, number, authentication }) =>
    id.startsWith('3ds-') &&
    authentication.kind === 'frictionless' &&
    threeDSecureOutcome(authentication.status).outcome === outcome
      ? [{ number, status: authentication.status }]
      : [],
  );

async function statusesOf(outcome: string) {
  const { page, trouble, close } = await house.open();
  const told: { number: string; status: string; shifted: boolean }[] = [];
  for (const { number } of cardsOf(outcome)) {
    const result = await authenticated(page, number);
    if ('status' in result) told.push({ number, status: result.status, shifted: result.shifted === true });
  }
  expect(told.map(({ number, status }) => ({ number, status }))).toEqual(cardsOf(outcome));
  expect(trouble).toEqual([]);
  await close();
  return told.filter(({ shifted }) => shifted).map(({ status }) => status);
}

test('TDS-01 a card for each status that continues the booking, with the liability reported to the shop', async () => {
  expect(await statusesOf('success')).toEqual([
    'authenticate_successful',
    'authenticate_attempt_successful',
    'authenticate_successful_issuer_not_participating',
  ]);
});

test('TDS-02 a card for each status that allows another try, and one unknown status', async () => {
  expect(await statusesOf('retry')).toEqual([]);
  expect(cardsOf('retry').map(({ status }) => threeDSecureOutcome(status).known)).toContain(false);
});

test('TDS-03 a card for each status that ends with this card', async () => {
  expect(await statusesOf('fail')).toEqual([]);
});

test('TDS-01 a holder who confirms the challenge is authenticated; the bank shows the payment, in the page’s language', async () => {
  const { page, trouble, close } = await house.open();
  const ref = await cardOf(page, '4000000000002503');
  const result = page.evaluate((one) => window.host.authenticate(one), ref);
  const question = challengeOf(page);
  await question.getByRole('button', { name: 'Ja, bestätigen' }).waitFor();
  await eventually(() => question.locator('dl').innerText()).toMatch(/1\.234,56\s€[\s\S]*2503/);
  await inspect(page, 'sandbox-challenge', ['main']);
  await question.getByRole('button', { name: 'Ja, bestätigen' }).click();
  expect(await result).toMatchObject({ ok: true, status: 'authenticate_successful' });
  await eventually(() => page.locator('#challenge iframe').count()).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});

test('TDS-01 TDS-02 refusing the challenge fails, and closing it has the card’s result', async () => {
  expect(await statusOf('4000000000002503', 'refuse')).toEqual({ status: 'authenticate_failed', shifted: false });
  expect(await statusOf('4000000000002503', 'close')).toEqual({ status: 'authenticate_failed', shifted: false });
  expect(await statusOf('4000000000009029', 'close')).toEqual({ status: 'challenge_required', shifted: false });
});

test('TDS-02 a challenge can end in an error, a failure or nothing at all', async () => {
  expect(await statusOf('4000000000002644', 'confirm')).toMatchObject({ status: 'authenticate_error' });
  expect(await statusOf('4000000000002370', 'confirm')).toMatchObject({ status: 'authenticate_failed' });
  expect(await statusOf('4000000000002420', 'confirm')).toMatchObject({
    status: 'authenticate_unable_to_authenticate',
  });
});

test('TDS-02 TDS-04 a failed verification is reported, and one that never answers can be cancelled', async () => {
  expect(await statusOf('4000000000009060')).toEqual({ ok: false, error: 'verification_failed' });
  const { page, close } = await house.open();
  const ref = await cardOf(page, '4000000000002354');
  const asked = page.waitForRequest(/\/browser\/lookups/);
  const result = page.evaluate((one) => window.host.authenticate(one), ref);
  await asked;
  await page.evaluate(() => window.host.giveUp());
  expect(await result).toEqual({ ok: false, error: 'cancelled' });
  await eventually(() => page.locator('iframe').count()).toBe(3);
  await close();
});

test('TDS-01 a card typed into one page cannot be authenticated by another', async () => {
  const first = await house.open();
  const ref = await cardOf(first.page, '4111111111111111');
  const second = await house.open();
  expect(await second.page.evaluate((one) => window.host.authenticate(one), ref)).toEqual({
    ok: false,
    error: 'unknown_instrument',
  });
  await first.close();
  await second.close();
});
