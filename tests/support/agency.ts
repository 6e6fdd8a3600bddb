// Agencies, their agents, and how agents hold and book, for tests without a browser.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { logIn, makeAccount } from '#tests/contract/access-visitor.ts';
import { type Holdable, submissionFor, submit } from './holding.ts';
import { bookingFor, cardFor, cards, type PayShop, priceOf } from './paying.ts';
import type { Visitor } from './visitor.ts';

/** A logged-in person. */
export type Person = { readonly visitor: Visitor; readonly id: string; readonly email: string };

let count = 0;

/** Creates a person with a new account. */
export async function person(
  shop: PayShop,
  wanted: Omit<Parameters<typeof makeAccount>[1], 'email'> & { email?: string } = {},
): Promise<Person> {
  count += 1;
  const email = wanted.email ?? `person-${count}-${randomUUID().slice(0, 8)}@example.org`;
  const id = await makeAccount(shop, { ...wanted, email });
  const visitor = shop.visitor();
  expect((await logIn(visitor, email)).status).toBe(200);
  return { visitor, id, email };
}

/** Creates an agency with an organiser and a member. */
export async function agencyWith(shop: PayShop, commission: number) {
  const slug = `agency-${randomUUID().slice(0, 8)}`;
  const agency = { slug, name: `Agency ${slug.slice(-8)}` };
  const organiser = await person(shop, { role: 'agent', agency, name: 'Olga Organiser' });
  const member = await person(shop, { role: 'agent', agency, name: 'Max Member' });
  const { rows } = await shop.pool.query('update agency set commission = $2 where slug = $1 returning id', [
    slug,
    commission,
  ]);
  return { ...agency, id: rows[0].id as string, organiser, member };
}

/** Holds a departure for a client of an agent. */
export async function holdFor(agent: Person, tour: Holdable, client = `${randomUUID()}@client.example`) {
  const told = await submit(agent.visitor, tour.objectId, { ...submissionFor(tour, client), paymentOption: 'b2b' });
  expect(told.status, told.text).toBe(200);
  return { id: told.json.data.holdId as string, reference: told.json.data.reference as string, client };
}

/** Stores a card at the bank for the whole agency. */
export async function storeCard(shop: PayShop, agent: Person, number: string = cards.works) {
  const { ref } = await cardFor(shop.bank, agent.visitor, 100, number);
  return agent.visitor.postJson('/api/agency/card', {
    key: randomUUID(),
    paymentBlob: ref,
    cardHolder: 'Agency Limited',
  });
}

/** Returns an agent's submission for a client, with its price. */
export async function orderFor(agent: Person, tour: Holdable, more: Record<string, unknown> = {}) {
  const client = `${randomUUID()}@client.example`;
  const booking: Record<string, unknown> = {
    ...bookingFor(tour, client),
    paymentOption: 'b2b',
    submission_key: randomUUID(),
    ...more,
  };
  const { signed_quote, due, total } = await priceOf(agent.visitor, tour.objectId, booking);
  const send = (extra: Record<string, unknown>, visitor = agent.visitor) =>
    visitor.postJson(`/api/book-now/book/${tour.objectId}`, { ...booking, signed_quote, ...extra });
  return { client, due, total, send };
}

/** Returns a one-time payment token of the company card. */
export async function presentCard(
  shop: PayShop,
  agent: Person,
  amount: number,
  { objectId }: Pick<Holdable, 'objectId'>,
) {
  const presented = await agent.visitor.postJson('/api/agency/card/present', { objectId });
  if (presented.status !== 200) return { presented, ref: null };
  const opened = await agent.visitor.postJson('/api/book-now/payment_session', { currency: 'EUR' });
  const { ref } = await shop.bank.authenticate(presented.json.ref, opened.json.config.session, amount);
  return { presented, ref: ref as string };
}

/** Books for a client of an agent with the company card. */
export async function bookFor(shop: PayShop, agent: Person, tour: Holdable) {
  const { client, due, total, send } = await orderFor(agent, tour);
  const { ref } = await presentCard(shop, agent, due, tour);
  const told = await send({ paymentMethod: 'merchant-cards', methodId: 'companyCard', paymentBlob: ref });
  expect(told.status, told.text).toBe(200);
  return { id: told.json.data.bookingId as string, reference: told.json.data.reference as string, client, total };
}
