// Every endpoint of an office that names an object: objects of another company are not found.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CallName, callEntries } from '#contract/list.ts';
import { TOUR_DOCUMENT } from '#domain/testing/tour-document.ts';
import { enter, startTalkShop, type TalkShop } from '#tests/support/conversing.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, makeAccount } from './access-visitor.ts';

/** The objects of one company that endpoints name. */
type Objects = {
  readonly conversationId: string;
  readonly offerId: string;
  readonly templateId: string;
  readonly bookingId: string;
  readonly personId: string;
  readonly invitationId: string;
  readonly variantId: string;
  readonly departureId: string;
  readonly batchId: string;
  readonly guideLinkId: string;
  readonly importId: string;
  readonly tourId: string;
  readonly traveller: string;
  readonly version: string;
};

let shop: TalkShop;
let owner: Visitor;
let stranger: Visitor;
let objects: Objects;

const one = async (text: string, values: unknown[] = []) => (await shop.pool.query(text, values)).rows[0];

beforeAll(async () => {
  shop = await startTalkShop();
  [owner, stranger] = [await enter(shop, 'own@talk.example'), await enter(shop, 'other@talk.example')];
  const { operator_id: operatorId, slug } = await one(
    `select operator_id, slug from user_account join operator on operator.id = operator_id where user_account.id = $1`,
    [shop.ownId],
  );
  const { id: conversationId } = await shop.asked();
  const template = await owner.postJson('/api/office/templates', { language: 'en', title: 'Train', body: 'Yes.' });
  const personId = await makeAccount(shop, {
    email: 'guide@talk.example',
    role: 'operator',
    preset: 'guide',
    operator: { slug },
  });
  const booking = await one(
    `insert into booking (id, reference, state, claim_id, on_request, variant_id, departure_id, tour_id, visitor_hash, lead_email,
       language, time_zone, selection, price, plan, currency, total, price_version, rate, sale, submission_owner, submission_key, submission_hash)
     select id, 'OWN00001', 'confirmed', id, false, variant_id, departure_id, tour_id, '', 'lead@talk.example', 'en', 'UTC', $2,
       '{"lines":[]}', '{}', 'EUR', 1, 0, 1000000, '[]', 'own', 'own', 'own'
     from (select gen_random_uuid() as id, departure.id as departure_id, variant_id, tour_id from departure
       join variant on variant.id = variant_id join tour on tour.id = tour_id
       join operator_profile profile on profile.id = tour.operator_id where profile.operator_id = $1 limit 1) as own returning id`,
    [
      operatorId,
      JSON.stringify({
        tour: { en: 'Fjords', de: 'Fjorde' },
        variant: { en: '7 days', de: '7 Tage' },
        choices: { day: '2031-05-01', party: {} },
        until: '2031-05-07',
        types: [],
        rooms: [],
        extras: [],
      }),
    ],
  );
  const invitation = await one(
    `insert into office_invitation (id, operator_id, email, preset, code_hash, ends_at)
     values (gen_random_uuid(), $1, 'invited@talk.example', 'guide', '', now() + interval '1 day') returning id`,
    [operatorId],
  );
  const departure = await one(
    `select departure.id, variant_id from departure join variant on variant.id = variant_id join tour on tour.id = tour_id
       join operator_profile profile on profile.id = tour.operator_id where profile.operator_id = $1 limit 1`,
    [operatorId],
  );
  const batch = await one(`insert into office_batch (kind, operator_id) values ('departures', $1) returning id`, [
    operatorId,
  ]);
  const guideLink = await one(
    `insert into guide_link (id, departure_id, label, code_hash, sensitive, ends_at)
     values (gen_random_uuid(), $1, 'Guide', '', false, now() + interval '1 day') returning id`,
    [departure.id],
  );
  const preview = {
    counts: { create: 0, change: 0, none: 0, refused: 0 },
    ignored: [],
    encoding: 'utf-8',
    problems: [],
    changes: [],
  };
  const departureImport = await one(
    `insert into departure_import (operator_id, file_name, preview) values ($1, 'season.csv', $2) returning id`,
    [operatorId, JSON.stringify(preview)],
  );
  const tour = await one('select tour_id from variant where id = $1', [departure.variant_id]);
  objects = {
    importId: departureImport.id,
    tourId: String(tour.tour_id),
    traveller: '0',
    version: '1',
    guideLinkId: guideLink.id,
    variantId: String(departure.variant_id),
    departureId: String(departure.id),
    batchId: String(batch.id),
    conversationId: String(conversationId),
    offerId: '1',
    templateId: template.json.id,
    bookingId: booking.id,
    personId,
    invitationId: invitation.id,
  };
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const offer = { objectId: 1, date: '2031-05-01', body: 'An offer', adults: 2, children: 0 };
const call = { date: '2031-05-01', time: { from: '10:00', to: '11:00' } };

/** For each endpoint: its valid input, and whether its owner gets through to the object without further preparation. */
const samples: Partial<Record<CallName, { input?: object; id?: 'personId' | 'invitationId'; ownStatus: number }>> = {
  previewOfficeCancellation: { input: { side: 'operator' }, ownStatus: 0 },
  cancelOfficeBooking: {
    input: { side: 'operator', words: 'The ship is full.', money: 0, credit: 0, kept: 0 },
    ownStatus: 0,
  },
  listOfficeDepartures: { ownStatus: 200 },
  loadOfficeDeparture: { ownStatus: 200 },
  loadManifest: { ownStatus: 200 },
  downloadManifest: { ownStatus: 200 },
  printManifest: { ownStatus: 200 },
  markArrival: { input: { bookingId: crypto.randomUUID(), position: 0, arrived: true }, ownStatus: 0 },
  listGuideLinks: { ownStatus: 200 },
  createGuideLink: { input: { label: 'Ana' }, ownStatus: 200 },
  withdrawGuideLink: { ownStatus: 200 },
  previewDepartureBatch: { ownStatus: 200 },
  saveDepartureBatch: { ownStatus: 200 },
  previewDeparturePattern: {
    input: {
      recurrence: { kind: 'monthly', daysOfMonth: [1] },
      season: { from: '2031-05-01', until: '2031-06-30' },
      cells: {},
    },
    ownStatus: 200,
  },
  undoDepartureBatch: { ownStatus: 0 },
  loadDepartureCancellation: { ownStatus: 200 },
  cancelDeparture: { input: { words: 'The ship is full.', bookings: 0 }, ownStatus: 0 },
  retryDepartureCancellation: { ownStatus: 0 },
  loadDepartureImport: { ownStatus: 200 },
  runDepartureImport: { ownStatus: 200 },
  undoDepartureImport: { ownStatus: 409 },
  loadTourDocument: { ownStatus: 200 },
  saveTourDocument: { input: { revision: 0, base: TOUR_DOCUMENT, document: TOUR_DOCUMENT }, ownStatus: 0 },
  uploadPhotograph: { ownStatus: 0 },
  discardTourDraft: { input: { revision: 0 }, ownStatus: 0 },
  publishTour: { input: { revision: 0 }, ownStatus: 0 },
  previewTour: { ownStatus: 200 },
  listTourVersions: { ownStatus: 200 },
  // Versions exist once the tour has been saved.
  compareTourVersions: { ownStatus: 0 },
  restoreTourVersion: { input: { revision: 0 }, ownStatus: 0 },
  loadOfficeTravellers: { ownStatus: 0 },
  changeOfficeTraveller: { input: { seen: 0, passengers: {} }, ownStatus: 0 },
  loadOfficeChangeOptions: { ownStatus: 0 },
  previewOfficeBookingChange: { input: { kind: 'party', traveller: 1 }, ownStatus: 0 },
  changeOfficeBooking: { input: { token: 'forged', words: 'The ship is full.' }, ownStatus: 0 },
  loadOfficeBooking: { ownStatus: 200 },
  addBookingNote: { input: { body: 'A note' }, ownStatus: 200 },
  resendBookingConfirmation: { ownStatus: 0 },
  acceptRequest: { ownStatus: 409 },
  declineRequest: { input: { reason: 'The ship is full.' }, ownStatus: 409 },
  assignConversation: { input: { accountId: null }, ownStatus: 200 },
  snoozeConversation: { input: { hours: 1 }, ownStatus: 200 },
  noteConversation: { input: { body: 'A note' }, ownStatus: 200 },
  loadOfferForm: { input: offer, ownStatus: 0 },
  makeOffer: { input: offer, ownStatus: 0 },
  withdrawOffer: { ownStatus: 409 },
  finishConversation: { input: { position: 1 }, ownStatus: 200 },
  settleCall: { input: { outcome: 'done' }, ownStatus: 0 },
  moveCall: { input: call, ownStatus: 0 },
  deleteTemplate: { ownStatus: 200 },
  changeOfficePerson: { id: 'personId', input: { preset: 'sales' }, ownStatus: 200 },
  removeOfficePerson: { id: 'personId', ownStatus: 200 },
  withdrawOfficeInvitation: { id: 'invitationId', ownStatus: 200 },
};

const sendFile = async (who: Visitor, path: string) =>
  who.ask(path, {
    method: 'POST',
    body: Buffer.from('a file'),
    headers: { 'content-type': 'application/octet-stream', 'x-security-token': await who.token() },
  });

const named = callEntries.filter(
  ([, { access, path }]) => typeof access !== 'string' && access.includes('operator') && path.includes('{'),
);

test('every endpoint of an operator’s office that names an object has a sample', () => {
  expect(named.map(([name]) => name).sort()).toEqual(Object.keys(samples).sort());
});

describe.each(named)('%s', (name, entry) => {
  const { input = {}, id, ownStatus } = samples[name] as NonNullable<(typeof samples)[CallName]>;
  const send = (who: Visitor) => {
    const path = entry.path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) =>
      parameter === 'id' ? objects[id as 'personId'] : objects[parameter as keyof Objects],
    );
    const query = new URLSearchParams(input as Record<string, string>);
    if (entry.takesFile) return sendFile(who, path);
    return entry.method === 'GET' ? who.ask(`${path}?${query}`) : who.postJson(path, input);
  };

  test('does not find an object of another company', async () => {
    const { status, text } = await send(stranger);
    expect(status, text).toBe(404);
  });

  test.runIf(ownStatus > 0)('finds an object of the caller’s company', async () => {
    const { status, text } = await send(owner);
    expect(status, text).toBe(ownStatus);
  });
});
