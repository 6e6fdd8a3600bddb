// An operator at a desk makes an offer, a traveller on a phone books it: two windows, two languages, real money of the sandbox.
import { expect, test } from 'vitest';
import { conversationCode } from '#server/platform/conversation-code.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { logIn as apiLogIn, makeAccount } from '../contract/access-visitor.ts';
import { eventually, open } from './frame-visit.ts';
import { acceptTerms, fillTravellers, type Holdable, holdables } from './hold-visit.ts';
import { inspect, inspectSchemes } from './inspect.ts';
import {
  answerOffers,
  arriveAtBooking,
  bookedOn,
  cardReady,
  choosePlan,
  fillBilling,
  logIn,
  payButton,
  payHouse,
  typeCard,
} from './pay-visit.ts';
import { desktop, phone } from './window.ts';

const { shop, visit } = payHouse();

/** A question about a departure, in German, and the operator whose tour it is. */
async function asked(departure: Holdable, email = 'olga@offer.example') {
  const { rows: operators } = await shop().pool.query<{ slug: string; name: string }>(
    `select operator.slug, operator.name from tour join operator_profile profile on profile.id = tour.operator_id
     join operator on operator.id = profile.operator_id where tour.id = $1`,
    [departure.tourId],
  );
  const operator = operators[0] as { slug: string; name: string };
  await makeAccount(shop(), { email, name: 'Olga Own', role: 'operator', operator });
  const { rows } = await shop().pool.query<{ id: number }>(
    `insert into conversation (kind, tour_id, operator_id, email, first_name, last_name, language, currency, adults, children, day)
     select 'tour', id, operator_id, 'tess@offer.example', 'Tess', 'Traveller', 'de', 'EUR', 2, 0, $2::date
     from tour where id = $1 returning id`,
    [departure.tourId, departure.date],
  );
  const { id } = rows[0] as { id: number };
  await shop().pool.query(
    `insert into message (conversation_id, position, author, body)
     values ($1, 1, 'traveller', 'Was kostet die Reise für uns zwei?')`,
    [id],
  );
  return { id, code: conversationCode(shop().settings.secret, id), operator };
}

test('an operator offers a special price, and the traveller sees it, books it and pays it, in two windows', async () => {
  const [departure] = (await holdables(shop())) as [Holdable];
  const { id, code, operator } = await asked(departure);
  const traveller = await visit({ viewport: phone });
  const office = await visit({ viewport: desktop });
  await open(traveller.page, `/de/conversations/${id}?code=${code}`);
  // Until somebody answers, the catalogue does.
  await traveller.page.getByText('Aus den Reisedetails').waitFor();
  await inspectSchemes(traveller.page, 'conversation-first-answer-de-390');

  await logIn(office.page, 'olga@offer.example', `/office/inbox/${id}`);
  await open(office.page, `/office/inbox/${id}`);
  await office.page.getByRole('button', { name: 'Make an offer' }).click();
  const form = office.page.getByRole('dialog');
  const price = form.getByRole('textbox', { name: /^Special price/ });
  await price.waitFor();
  await eventually(() => form.getByRole('combobox', { name: 'Departure' }).inputValue()).toBe(departure.date);
  await inspect(office.page, 'offer-form-1440');
  // Too low is refused, and nothing of what was typed is lost.
  await price.fill('1');
  await form.getByRole('button', { name: 'Send offer' }).click();
  await form.getByText('A special price must be at least half the regular price.').waitFor();
  const { rows } = await shop().pool.query<{ price: number }>(
    `select (prices ->> '1')::int * 2 as price from departure where variant_id = $1 and day = $2`,
    [departure.objectId, departure.date],
  );
  const special = Math.ceil(((rows[0]?.price ?? 0) * 0.8) / 100);
  await price.fill(String(special));
  await form.getByRole('button', { name: 'Send offer' }).click();
  await office.page.getByRole('region', { name: 'Offer' }).waitFor();
  await inspectSchemes(office.page, 'offer-card-office-1440');

  // The card comes to the traveller by itself; the first answer has gone.
  const card = traveller.page.getByRole('region', { name: 'Angebot' });
  await card.getByText('Ein Angebot zum Sonderpreis').waitFor();
  await eventually(() => traveller.page.getByText('Aus den Reisedetails').count()).toBe(0);
  await inspectSchemes(traveller.page, 'offer-card-de-390');
  const link = card.getByRole('link', { name: 'Angebot buchen' });
  await open(traveller.page, (await link.getAttribute('href')) as string);
  const lines = traveller.page.locator('#booking-price');
  await lines.locator('[data-total]').waitFor();
  await traveller.page.getByText(`Sonderpreis von ${operator.name}`).first().waitFor({ state: 'attached' });
  await fillTravellers(traveller.page, departure.fields, 'tess@offer.example');
  await answerOffers(traveller.page);
  await cardReady(traveller.page);
  await choosePlan(traveller.page);
  await fillBilling(traveller.page);
  await acceptTerms(traveller.page);
  await typeCard(traveller.page, '4111111111111111');
  await payButton(traveller.page).click({ noWaitAfter: true });
  await arriveAtBooking(traveller.page);
  expect(await bookedOn(shop(), departure.departureId)).toEqual(['confirmed']);
  // The office sees that it is booked, without doing anything.
  await office.page.getByRole('region', { name: 'Offer' }).getByText('Booked').waitFor();
  await open(traveller.page, `/de/conversations/${id}?code=${code}`);
  await card.getByText('Gebucht').waitFor();
  expect([...traveller.trouble, ...office.trouble]).toEqual([]);
  await traveller.close();
  await office.close();
});

test('an operator withdraws an offer, and the traveller sees it immediately, also under a saved link', async () => {
  const departure = (await holdables(shop()))[1] as Holdable;
  const { id, code } = await asked(departure, 'otto@offer.example');
  const operator = new Visitor(shop().origin);
  expect((await apiLogIn(operator, 'otto@offer.example')).status).toBe(200);
  const choice = { objectId: departure.objectId, date: departure.date, priceCategories: { 1: 2 } };
  const { json } = await operator.postJson(`/api/office/inbox/${id}/offer-form`, choice);
  const { price, chosenRooms } = json.form;
  const made = await operator.postJson(`/api/office/inbox/${id}/offers`, {
    ...choice,
    accommodationsSelected: chosenRooms,
    specialPrice: Math.ceil(price.normal * 0.8),
    body: 'Bitte sehr.',
  });
  expect(made.status, made.text).toBe(200);

  const traveller = await visit({ viewport: phone });
  const office = await visit({ viewport: desktop });
  await open(traveller.page, `/de/conversations/${id}?code=${code}`);
  const card = traveller.page.getByRole('region', { name: 'Angebot' });
  const kept = (await card.getByRole('link', { name: 'Angebot buchen' }).getAttribute('href')) as string;
  await logIn(office.page, 'otto@offer.example', `/office/inbox/${id}`);
  await open(office.page, `/office/inbox/${id}`);
  const own = office.page.getByRole('region', { name: 'Offer' });
  await own.getByRole('button', { name: 'Withdraw offer' }).click();
  await own.getByText('Withdrawn', { exact: true }).waitFor();
  await eventually(() => own.getByRole('button').count()).toBe(0);

  await card.getByText('Zurückgezogen').waitFor();
  await card.getByText('Dieses Angebot ist nicht mehr buchbar.', { exact: false }).waitFor();
  await eventually(() => card.getByRole('link').count()).toBe(0);
  await inspectSchemes(traveller.page, 'offer-withdrawn-de-390');
  await open(traveller.page, kept);
  await traveller.page
    .getByText(/Angebot.*zurückgezogen/)
    .first()
    .waitFor();
  expect([...traveller.trouble, ...office.trouble]).toEqual([]);
  await traveller.close();
  await office.close();
});
