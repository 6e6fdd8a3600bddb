// Buyers who pay by card, on any of several shop processes, without a browser.
import { randomBytes, randomUUID } from 'node:crypto';
import { securityToken } from '#server/platform/security-token.ts';
import { type HoldServer, startHoldServer } from './hold-servers.ts';
import { answersFor, type Holdable, holdPayment, quoteFor, submissionFor } from './holding.ts';
import { bankSettings, cards, type PayShop, priceOf } from './paying.ts';

/** The price for one adult in a double room. */
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

/** Returns the price that every buyer of a tour pays. */
export const priceForOne = (shop: PayShop, tour: Holdable): Promise<OnePrice> =>
  priceOf(shop.visitor(), tour.objectId, selectionFor(tour));

/** Starts another process of a shop with the same bank. */
export const startPayServer = (shop: PayShop, environment: Record<string, string> = {}): Promise<HoldServer> =>
  startHoldServer(shop, { ...bankSettings(shop.bank), ...environment });

/** The result of a submission: its status and its body. */
// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
export type Answered = { readonly status: number; readonly json: any };

/** The sender of a request: a browser and a network, both new by default. */
type Sender = { readonly visitorId?: string; readonly address?: string };

/** Returns a function that sends a body as a visitor. */
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
    /** Checks the payment of a booking on a page of a bank, or declines it. */
    local: (origin: string, what: 'check' | 'decline', enquiryId: string) =>
      post(`${origin}/api/local-payment/${what}`, { enquiryId, code: 'CANCELED', token: 't', reason: '' }),
  };
}

/** Returns a buyer of one place with a card; sending twice repeats the same request. */
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

/** Returns a buyer of one place who pays on a bank's page; sending twice repeats the same request. */
export const newRedirected = (shop: PayShop, tour: Holdable, price: Pick<OnePrice, 'signed_quote'>, sender?: Sender) =>
  newPayer(shop, tour, price, { paymentMethod: 'iDEAL', bic: 'INGBNL2A' }, sender);

/** Returns a holder of two places who pays on a bank's page; sending twice repeats the same request. */
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

/** Returns a buyer of one place with the given payment data. */
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

/** Leaves a number of places on a departure, with enough rooms. */
export async function leavePlaces(shop: PayShop, { placeId, roomPlaceId }: Holdable, places: number): Promise<void> {
  await shop.pool.query('update place set capacity = taken + $2 where id = $1', [placeId, places]);
  await shop.pool.query('update place set capacity = taken + 1000 where id = $1', [roomPlaceId]);
}
