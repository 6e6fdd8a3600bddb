import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bookingsWithPaymentsDue, collectPayments } from '#server/booking/schedule/collect.ts';
import { createProviders } from '#server/payments/providers.ts';
import { makeAccount } from '../contract/access-visitor.ts';
import { eventually, open } from './frame-visit.ts';
import { holdables } from './hold-visit.ts';
import { inspect, inspectAppearance } from './inspect.ts';
import {
  arriveAtBooking,
  cardReady,
  fillBilling,
  logIn,
  payButton,
  payHouse,
  readyToPay,
  typeCard,
} from './pay-visit.ts';

const { shop, bank, visit } = payHouse();

/** A departure far away whose operator takes deposits. */
const departure = async (at: number) => {
  const found = (
    await holdables(shop(), `profile.rules -> 'deposit' ->> 'kind' <> 'none' and day > now() + interval '170 days'`)
  )[at];
  if (!found) throw new Error('the demo marketplace has too few departures');
  return found;
};

const card = (page: Page, value: string) => page.locator(`[data-plan-card="${value}"]`);
const paidPoints = (page: Page) => page.locator('[data-schedule] li').filter({ hasText: /^Paid/ });

/** Waits until the first payment of the booking on the page was collected. */
const collected = (page: Page) =>
  eventually(async () => {
    const { rowCount } = await shop().pool.query(
      "select from payment_attempt where booking_id = $1 and state = 'captured'",
      [bookingIdOf(page)],
    );
    return rowCount;
  }).toBe(1);
const bookingIdOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) as string;

test('INST-01 INST-02 INST-03 INST-05 INST-06 INST-04 a trip paid in instalments: chosen, agreed, booked, paid ahead, charged automatically', async () => {
  const { page, trouble, close } = await visit();
  await readyToPay(page, await departure(0), 'plans@example.org', '', async () => {});
  await typeCard(page, '4111111111111111');
  const [deposit, series] = [card(page, 'deposit'), card(page, 'installments-14')];
  // Nothing is chosen for anybody.
  await eventually(() => page.locator('#booking-plan input:checked').count()).toBe(0);
  await payButton(page).click();
  await page.locator('#booking-plan-error').waitFor();
  await eventually(() =>
    page.evaluate(() => JSON.stringify((window as unknown as { dataLayer: unknown }).dataLayer)),
  ).toContain('Pay by installments - No option selected');
  await eventually(() => page.locator('[data-plan-consent]').count()).toBe(0);
  const ground = () => deposit.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground();
  await series.getByRole('radio').first().check();
  await eventually(() => series.getByRole('radio', { name: 'Every two weeks' }).isChecked()).toBe(true);
  await series.locator('[data-timeline]').waitFor();
  await page.locator('[data-plan-consent]').waitFor();
  // Plans that were not chosen do not look disabled.
  await eventually(ground).toBe(before);
  const looks = ['#booking-payment', '#booking-finish'];
  await inspect(page, 'plans-14', looks);

  const total = Number(await page.locator('#booking-price [data-total]').first().getAttribute('data-total'));
  for (const frequency of ['Every two weeks', 'Every month']) {
    await page.getByRole('radio', { name: frequency }).check();
    await page.getByRole('button', { name: 'Payment schedule' }).click();
    const popup = page.locator('[data-popup="payments-calendar"]');
    await popup.getByText(frequency).waitFor();
    const amounts = await popup
      .locator('[data-payment]')
      .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-payment'))));
    expect(amounts.length).toBeGreaterThan(1);
    const sum = amounts.reduce((one, other) => one + other, 0);
    if (Number.isFinite(total) && total > 0) expect(sum).toBe(total);
    await inspect(page, `plans-calendar-${frequency.at(-1)}`);
    await popup.getByRole('button', { name: 'Close' }).click();
    await popup.waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'How payment plans work' }).click();
  await page.locator('[data-popup="split-payment"]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-popup="split-payment"]').waitFor({ state: 'detached' });

  await deposit.getByRole('radio').check();
  await eventually(() => deposit.locator('[data-timeline] li').count()).toBe(2);
  await inspectAppearance(page, 'plans-deposit');
  await payButton(page).click();
  await arriveAtBooking(page);
  await page.getByText('Your booking is confirmed').first().waitFor();
  await collected(page);
  await page.reload();
  await paidPoints(page).first().waitFor();
  await page.getByText('Later payments are charged to your card: Visa ending in 1111').waitFor();
  await inspectAppearance(page, 'booking-schedule');

  // The card of the plan is chosen already, and one press pays.
  const payNow = page.getByRole('button', { name: /^Pay .* now$/ });
  await page.getByRole('link', { name: 'Pay now', exact: true }).click();
  await page.waitForURL(/\/pay$/);
  await page.locator('[data-test-payments]').waitFor();
  await eventually(() => page.getByRole('radio', { name: 'Visa ending in 1111' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: /Another amount/ }).check();
  await page.locator('#booking-amount').fill('50');
  await inspect(page, 'booking-pay-kept');
  await payNow.click();
  await page.waitForURL(/\/bookings\/[^/]+$/);
  await page.getByText('Later payments are charged to your card: Visa ending in 1111').waitFor();
  await eventually(() => paidPoints(page).count()).toBe(2);

  await page.getByRole('link', { name: 'Pay now', exact: true }).click();
  await page.waitForURL(/\/pay$/);
  await page.getByRole('radio', { name: 'Credit or debit card' }).check();
  await cardReady(page);
  await page.getByRole('radio', { name: /Another amount/ }).check();
  await page.locator('#booking-amount').fill('0.50');
  await payNow.click();
  await page.getByText('Please enter an amount between').first().waitFor();
  await page.locator('#booking-amount').fill('120');
  await fillBilling(page);
  await typeCard(page, '5555555555554444');
  // The card pays once, unless its holder agrees to more.
  const forPlan = page.getByRole('checkbox', { name: /Also charge the remaining payments/ });
  expect(await forPlan.isChecked()).toBe(false);
  await forPlan.check();
  await inspectAppearance(page, 'booking-pay');
  await payNow.click();
  await page.waitForURL(/\/bookings\/[^/]+$/);
  await page.getByText('Later payments are charged to your card: Mastercard ending in 4444').waitFor();
  await eventually(() => paidPoints(page).count()).toBe(3);

  await page.getByText('Remove this card').click();
  await inspectAppearance(page, 'booking-withdraw-card');
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await page.getByText('The card has been removed').waitFor();
  await page.getByText('Your next payments need a valid card').waitFor();
  await page.getByRole('link', { name: 'Use another card' }).click();
  await page.waitForURL(/only=card/);
  await cardReady(page);
  await fillBilling(page);
  await typeCard(page, '4111111111111111');
  await page.getByRole('button', { name: 'Use this card from now on' }).click();
  await page.waitForURL(/\/bookings\/[^/]+$/);
  await page.getByText('Later payments are charged to your card: Visa ending in 1111').waitFor();

  const bookingId = bookingIdOf(page);
  const log = { info() {}, warn() {}, error() {} } as never;
  const deps = { ...shop(), providers: createProviders(bank().provider({ timeoutMs: 10_000 })), log };
  const inAYear = Date.now() + 366 * 86_400_000;
  expect(await bookingsWithPaymentsDue(deps, inAYear)).toContain(bookingId);
  await collectPayments(deps, bookingId, inAYear);
  await page.reload();
  await page.getByText('Your trip is fully paid.').waitFor();
  await eventually(() => paidPoints(page).count()).toBe(4);
  await eventually(() => page.getByRole('link', { name: 'Pay now', exact: true }).count()).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});

test('INST-04 a traveller whose card is declined enters another one in German; staff see what was missed', async () => {
  const { page, close } = await visit();
  await readyToPay(page, await departure(1), 'missed@example.org');
  await card(page, 'deposit').getByRole('radio').check();
  await typeCard(page, '4111111111111111');
  await payButton(page).click();
  await arriveAtBooking(page);
  const bookingId = bookingIdOf(page);
  const log = { info() {}, warn() {}, error() {} } as never;
  const deps = { ...shop(), providers: createProviders(bank().provider({ timeoutMs: 10_000 })), log };
  const inAYear = Date.now() + 366 * 86_400_000;
  await collected(page);
  await bank().disturb({ request: 'authorise', effect: 'hard' });
  await collectPayments(deps, bookingId, inAYear);
  await page.goto(`/de/bookings/${bookingId}`);
  await page.getByText('Für die nächsten Zahlungen fehlt eine gültige Karte').waitFor();
  await inspectAppearance(page, 'booking-refused-card');
  await page.getByRole('link', { name: 'Andere Karte verwenden' }).click();
  await page.waitForURL(/only=card/);
  await cardReady(page);
  await fillBilling(page);
  await typeCard(page, '5555555555554444');
  await inspect(page, 'booking-other-card');
  await page.getByRole('button', { name: 'Ab jetzt diese Karte verwenden' }).click();
  await page.waitForURL(/\/bookings\/[^/]+$/);
  await page.getByText('von Ihrer Karte abgebucht: Mastercard mit den Endziffern 4444').waitFor();
  await bank().disturb({ request: 'authorise', effect: 'hard' });
  await collectPayments(deps, bookingId, inAYear + 86_400_000);
  await collectPayments(deps, bookingId, inAYear + 9 * 86_400_000);
  await page.reload();
  await page.getByText('Konnte nicht abgebucht werden').waitFor();
  await makeAccount(shop(), { email: 'payments@example.org', name: 'Sam Staff', role: 'staff' });
  const office = await visit();
  await logIn(office.page, 'payments@example.org', '/office');
  await open(office.page, '/office/payments');
  await office.page.getByText('missed@example.org').waitFor();
  await inspect(office.page, 'office-payments');
  await office.close();
  await close();
});
