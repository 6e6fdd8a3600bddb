// Buyers who pay by card, on any of several shop processes, without the ceremony of a browser.
import { randomBytes, randomUUID } from 'node:crypto';
import { securityToken } from '#server/http/security-token.ts';
import { type HoldServer, startHoldServer } from './hold-servers.ts';
import { answersFor, type Holdable, holdPayment, quoteFor, submissionFor } from './holding.ts';
import { bankSettings, cards, type PayShop, priceOf } from './paying.ts';

/** What one adult in a room for two pays. */
export type OnePrice = { readonly signed_quote: string; readonly due: number };

const selectionFor = ({ date, twin }: Holdable) => ({
  date,
  priceCategories: { 1: 1 },
  accommodationsSelected: { [twin.id]: { 1: 1, friend_unknown: 1 } },
  currency: 'EUR',
  paymentOption: 'book',
  chargeMethod: 'full',
  with_membership: false,
});

/** The price that every buyer of a tour pays. */
export const priceForOne = (shop: PayShop, tour: Holdable): Promise<OnePrice> =>
  priceOf(shop.visitor(), tour.objectId, selectionFor(tour));

/** Starts another process of a shop that is paid through the same bank. */
export const startPayServer = (shop: PayShop, environment: Record<string, string> = {}): Promise<HoldServer> =>
  startHoldServer(shop, { ...bankSettings(shop.bank), ...environment });

/** What came of a submission: the status, and what was said. */
// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
export type Answered = { readonly status: number; readonly json: any };

/** Who sends: a browser and a network, by default ones that nobody has seen before. */
type Sender = { readonly visitorId?: string; readonly address?: string };

/** Sends a body as a visitor. */
export function newSender(
  { settings }: Pick<PayShop, 'settings'>,
  objectId: number,
  body: object,
  { visitorId = randomBytes(16).toString('base64url'), address = Array.from(randomBytes(4)).join('.') }: Sender = {},
) {
  const headers = {
    'content-type': 'application/json',
    cookie: `waymark_visitor=${visitorId}`,
    'x-security-token': securityToken(settings.secret, visitorId),
    'x-forwarded-for': address,
  };
  const post = async (url: string, sent: object): Promise<Answered> => {
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(sent), headers });
    const said = await answer.text();
    return { status: answer.status, json: said.startsWith('{') ? JSON.parse(said) : null };
  };
  return {
    visitorId,
    send: (origin: string) => post(`${origin}/api/book-now/book/${objectId}`, body),
    /** Asks about the payment of a booking on a page of a bank, or declines it. */
    local: (origin: string, what: 'check' | 'decline', enquiryId: string) =>
      post(`${origin}/api/local-payment/${what}`, { enquiryId, code: 'CANCELED', token: 't', reason: '' }),
  };
}

/** Somebody with a card in hand who wants one place; sending twice sends exactly the same. */
export async function newBuyer(
  shop: PayShop,
  tour: Holdable,
  { signed_quote, due }: OnePrice,
  number: string = cards.works,
) {
  const session = await shop.bank.openSession();
  const typed = await shop.bank.typeCard(number, session);
  const { ref } = await shop.bank.authenticate(typed, session, due);
  return newPayer(
    shop,
    tour,
    { signed_quote },
    { paymentMethod: 'cards', cardHolder: 'Ada Lovelace', paymentBlob: ref },
  );
}

/** Somebody who wants one place and pays for it at a bank; sending twice sends exactly the same. */
export const newRedirected = (shop: PayShop, tour: Holdable, price: Pick<OnePrice, 'signed_quote'>, sender?: Sender) =>
  newPayer(shop, tour, price, { paymentMethod: 'iDEAL', bic: 'INGBNL2A' }, sender);

/** Somebody who holds two places and pays for them at a bank; sending twice sends exactly the same. */
export async function newRedirectedHolder(shop: PayShop, tour: Holdable) {
  const held = submissionFor(tour, `${randomUUID()}@example.org`);
  const signed_quote = await quoteFor(shop.visitor(), tour.objectId, held);
  const holder = newSender(shop, tour.objectId, { ...held, signed_quote, submission_key: randomUUID() });
  const { json } = await holder.send(shop.origin);
  const holdId: string = json.data.holdId;
  const payment = {
    ...holdPayment(tour, holdId),
    paymentMethod: 'iDEAL',
    bic: 'INGBNL2A',
  };
  return { ...newSender(shop, tour.objectId, payment, holder), holdId };
}

/** Somebody who wants one place and pays as they say. */
function newPayer(
  shop: PayShop,
  tour: Holdable,
  { signed_quote }: Pick<OnePrice, 'signed_quote'>,
  payment: Record<string, string>,
  from?: Sender,
) {
  const email = `${randomUUID()}@example.org`;
  const key = randomUUID();
  const body = {
    ...selectionFor(tour),
    passengers: [{ ...answersFor(tour.fields, true, email), 72: 'DE', 74: '10115' }],
    accept_terms: 1,
    accept_data_terms: 1,
    ...payment,
    signed_quote,
    submission_key: key,
  };
  return { ...newSender(shop, tour.objectId, body, from), key, email };
}

/** Leaves so many places on a departure, and rooms for everybody. */
export async function leavePlaces(shop: PayShop, { placeId, roomPlaceId }: Holdable, places: number): Promise<void> {
  await shop.pool.query('update place set capacity = taken + $2 where id = $1', [placeId, places]);
  await shop.pool.query('update place set capacity = taken + 1000 where id = $1', [roomPlaceId]);
}
