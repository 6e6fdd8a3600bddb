// Whatever people do with each other's bookings, holds, links and tokens, in any order: every charge on a card was requested by the
// person whose card it is, or agreed to by them, and every stored card is in its payer's account.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectPayments } from '#server/booking/schedule/collect.ts';
import { agencyWith, person, storeCard } from '#tests/support/agency.ts';
import { createDeeds, type Deeds, depositTour, type Payer, type With } from '#tests/support/card-people.ts';
import { type Holdable, submissionFor, submit } from '#tests/support/holding.ts';
import { type PayShop, startPayShop } from '#tests/support/paying.ts';
import { scale } from '#tests/support/scale.ts';
import type { Told } from '#tests/support/visitor.ts';
import { forgetLimits } from './access-visitor.ts';

const runs = scale(2, 12);
const seed = Number(process.env.CARD_SEED ?? Date.now() % 2 ** 31);

/** A card of each person, and what the bank calls it. */
const numbers = {
  owner: ['visa', '4111111111111111'],
  payer: ['mastercard', '5555555555554444'],
  lead: ['mastercard-2', '2223000048400011'],
  agent: ['discover', '6011111111111117'],
  colleague: ['diners', '36259600000004'],
  client: ['jcb', '3530111333300000'],
  guest: ['unionpay', '6212345678901265'],
} as const;
const companyCard = ['3ds-success', '4000000000002701'] as const;
type Name = keyof typeof numbers;
const names = Object.keys(numbers) as Name[];
type Actor = Payer & { readonly name: Name; readonly id: string | null; readonly email: string };

let shop: PayShop;
let deeds: Deeds;
let tour: Holdable;
const people = {} as Record<Name, Actor>;
beforeAll(async () => {
  shop = await startPayShop();
  deeds = createDeeds(shop);
  tour = await depositTour(shop);
  for (const id of [tour.placeId, tour.roomPlaceId])
    await shop.pool.query('update place set capacity = taken + 5000 where id = $1', [id]);
  await shop.catalogue.reload();
  const agency = await agencyWith(shop, 1000);
  await shop.pool.query('update agency set open_holds_limit = 5000 where id = $1', [agency.id]);
  expect((await storeCard(shop, agency.organiser, companyCard[1])).status).toBe(200);
  const nobody = () => ({ visitor: shop.visitor(), id: null, email: `${randomUUID()}@example.org` });
  for (const name of names) {
    const known =
      name === 'agent'
        ? agency.member
        : name === 'colleague'
          ? agency.organiser
          : name === 'client' || name === 'guest'
            ? nobody()
            : await person(shop);
    people[name] = { ...known, name, number: numbers[name][1] };
  }
});
afterAll(() => shop?.stop());

/** A token that was presented, with the way to name its card; another person may get hold of it. */
type Presented = { readonly ref: string; readonly paymentMethod: string; readonly methodId: string };
/** What a run knows: bookings, who agreed to be charged for their plans, holds, links and tokens. */
type Run = {
  readonly bookings: string[];
  readonly agreed: Map<string, string>;
  readonly holds: { readonly id: string; readonly total: number }[];
  readonly links: string[];
  readonly tokens: Presented[];
};
type Step = { readonly deed: Deed; readonly who: Name; readonly pick: number; readonly yes: boolean };

const pickOf = <One>(all: readonly One[], pick: number): One | undefined => all[pick % Math.max(1, all.length)];
/** A payment whose outcome is known at once adds its booking; any refusal is fine. */
function note(run: Run, told: Told, actor: Actor, plan: boolean): void {
  expect(told.status, told.text).toBeLessThan(500);
  const id = told.json?.data?.bookingId as string | undefined;
  if (told.status !== 200 || !id) return;
  run.bookings.push(id);
  if (plan) run.agreed.set(id, numbers[actor.name][0]);
}
const keep = (yes: boolean) => ({ keep_card: yes ? 1 : 0 });
const isAgent = ({ name }: Actor) => name === 'agent' || name === 'colleague';

const doings = {
  async book(run: Run, actor: Actor, { yes, pick }: Step) {
    const plan = !isAgent(actor) && pick % 3 > 0;
    // The lead traveller may be another person than the payer.
    const email = pick % 2 ? people.lead.email.replace('@', `+${randomUUID().slice(0, 8)}@`) : undefined;
    const more = isAgent(actor) ? { paymentOption: 'b2b' } : { chargeMethod: plan ? 'deposit' : 'full' };
    note(run, await deeds.book(actor, tour, { ...more, ...keep(yes), ...(email && { email }) }), actor, plan);
  },
  async hold(run: Run, actor: Actor) {
    // A traveller holds a departure once; a guest in a new browser stands for them.
    const visitor = isAgent(actor) ? actor.visitor : shop.visitor();
    const booking = submissionFor(tour, `${randomUUID()}@example.org`);
    const told = await submit(visitor, tour.objectId, isAgent(actor) ? { ...booking, paymentOption: 'b2b' } : booking);
    expect(told.status, told.text).toBe(200);
    const id = told.json.data.holdId as string;
    run.holds.push({ id, total: (await visitor.ask(`/api/holds/${id}`)).json.hold.price.total });
  },
  async payHold(run: Run, actor: Actor, { pick, yes }: Step) {
    const held = pickOf(run.holds, pick);
    if (held) note(run, await deeds.payHold(actor, tour, held.id, held.total, keep(yes)), actor, false);
  },
  async link(run: Run, _actor: Actor, { yes }: Step) {
    run.links.push(await deeds.shareLink(yes ? people.agent : people.colleague, tour));
  },
  async payLink(run: Run, actor: Actor, { pick, yes }: Step) {
    const share_link = pickOf(run.links, pick);
    if (!share_link || isAgent(actor)) return;
    note(run, await deeds.book(actor, tour, { share_link, chargeMethod: 'deposit', ...keep(yes) }), actor, true);
  },
  async payPart(run: Run, actor: Actor, { pick, yes }: Step) {
    const id = pickOf(run.bookings, pick);
    if (!id) return;
    const purpose = pick % 5 === 0 ? 'card' : 'extra';
    const told = await deeds.payBooking(actor, id, { purpose, keep_for_plan: yes ? 1 : 0, ...keep(pick % 2 === 0) });
    expect(told.status, told.text).toBeLessThan(500);
    if (told.status === 200 && (purpose === 'card' || yes)) run.agreed.set(id, numbers[actor.name][0]);
  },
  async withdraw(run: Run, actor: Actor, { pick }: Step) {
    const id = pickOf(run.bookings, pick);
    if (!id) return;
    const { status } = await deeds.withdraw(actor, id);
    if (status === 200) {
      expect(run.agreed.get(id)).toBe(numbers[actor.name][0]);
      run.agreed.delete(id);
    }
  },
  /** Presents the card of a plan, a stored card of any account, or the company card; the token may pass to others. */
  async present(run: Run, actor: Actor, { pick, yes }: Step) {
    const bookingId = pickOf(run.bookings, pick);
    if (bookingId && yes) {
      const { status, json } = await deeds.presentPlanCard(actor, bookingId);
      if (status === 200) {
        expect(run.agreed.get(bookingId)).toBe(numbers[actor.name][0]);
        run.tokens.push({ ref: json.ref, paymentMethod: 'user-method', methodId: 'schedule' });
      }
      return;
    }
    const company = { ref: '', paymentMethod: 'merchant-cards', methodId: 'companyCard' };
    const { rows } = await shop.pool.query('select id from stored_card order by id desc limit 8');
    const methodId = String(pickOf(rows, pick)?.id ?? 1);
    const { objectId } = tour;
    const told =
      pick % 4 === 0
        ? await actor.visitor.postJson('/api/agency/card/present', { objectId })
        : await actor.visitor.postJson('/api/book-now/stored_card', {
            methodId,
            objectId,
            ...(bookingId && pick % 2 && { bookingId }),
          });
    const named = pick % 4 === 0 ? company : { paymentMethod: 'user-method', methodId };
    if (told.status === 200) run.tokens.push({ ...named, ref: told.json.ref });
  },
  /** Presents a stored card of one's own, for a new booking of the tour. */
  async presentOwn(run: Run, actor: Actor) {
    const card = actor.id === null ? undefined : (await deeds.storedCards(actor.id))[0];
    if (!card) return;
    const methodId = String(card.id);
    const told = await actor.visitor.postJson('/api/book-now/stored_card', { methodId, objectId: tour.objectId });
    expect(told.status, told.text).toBe(200);
    run.tokens.push({ ref: told.json.ref, paymentMethod: 'user-method', methodId });
  },
  /** Pays with a token that anybody was given, under its own name, as one of the caller's own cards, or as a new card. */
  async useToken(run: Run, actor: Actor, { pick, yes }: Step) {
    const token = pickOf(run.tokens, pick);
    const bookingId = pickOf(run.bookings, pick);
    if (!token) return;
    const own = actor.id === null ? undefined : (await deeds.storedCards(actor.id))[0];
    const as = [
      token,
      // Twice as often as the others: a token of another person's card under the name of one's own.
      ...(own ? Array(2).fill({ paymentMethod: 'user-method', methodId: String(own.id) }) : []),
      { paymentMethod: 'cards' },
      { paymentMethod: 'user-method', methodId: 'schedule' },
      { paymentMethod: 'merchant-cards', methodId: 'companyCard' },
    ];
    const named = pickOf(as, Math.floor(pick / 7)) as Omit<With, 'ref'>;
    const pay = async (amount: number): Promise<With> => ({
      paymentMethod: named.paymentMethod,
      ...(named.methodId && { methodId: named.methodId }),
      ref: await deeds.authenticate(actor.visitor, token.ref, amount),
    });
    const more = isAgent(actor) ? { paymentOption: 'b2b' } : {};
    if (bookingId && yes) {
      const told = await deeds.payBooking(actor, bookingId, {}, pay);
      expect(told.status, told.text).toBeLessThan(500);
    } else note(run, await deeds.book(actor, tour, more, pay), actor, false);
  },
  /** The day of the next payment of a plan comes. */
  async collect(run: Run, _actor: Actor, { pick }: Step) {
    const id = pickOf(run.bookings, pick);
    const { rows } = await shop.pool.query(
      `select plan -> 'payments' -> 1 ->> 'due' as due from booking where id = $1`,
      [id],
    );
    if (id && rows[0]?.due) await collectPayments(shop.deps, id, Date.parse(`${rows[0].due}T12:00:00Z`));
  },
} as const;
type Deed = keyof typeof doings;

/**
 * What every run begins with, so that there is something to misuse: people with stored cards and plans of their own, and tokens of
 * those cards that others may get hold of.
 */
const beginning: readonly Step[] = [
  ...(['owner', 'payer', 'lead'] as const).flatMap((who, at): Step[] => [
    { deed: 'book', who, pick: 4, yes: true },
    { deed: 'present', who, pick: at, yes: true },
    { deed: 'presentOwn', who, pick: 0, yes: true },
  ]),
  // The token of the owner's stored card, as the payer's own one.
  { deed: 'useToken', who: 'payer', pick: 7, yes: false },
  // The token of the payer's plan, as that of the lead traveller's own booking.
  { deed: 'useToken', who: 'lead', pick: 32, yes: true },
];

/** Whose card a charge was on: the person who did something just now, or for a plan the person who agreed to it. */
async function checkCharges(run: Run, before: ReadonlySet<string>, actor: Actor): Promise<void> {
  const fresh = (await deeds.charges()).filter(({ attemptRef }) => !before.has(attemptRef));
  for (const { card, initiator, attemptRef } of fresh) {
    const { rows } = await shop.pool.query('select booking_id as id from payment_attempt where id = $1', [attemptRef]);
    const own: readonly string[] = [numbers[actor.name][0], ...(isAgent(actor) ? [companyCard[0]] : [])];
    if (initiator === 'holder') expect(own, `${actor.name} was charged on ${card}`).toContain(card);
    else expect(card, 'a plan was charged').toBe(run.agreed.get(rows[0].id));
  }
}

async function checkStoredCards(): Promise<void> {
  const { rows } = await shop.pool.query('select account_id as id, last_four as "lastFour" from stored_card');
  for (const { name, id, number } of Object.values(people))
    for (const card of rows.filter((one) => one.id === id)) expect(card.lastFour, name).toBe(number.slice(-4));
  const { rows: made } = await shop.pool.query(
    'select account_id as id from stored_card where id in (select stored_card_id from payment_attempt where keep_card)',
  );
  const accounts = Object.values(people).map(({ id }) => id);
  for (const { id } of made) expect(accounts).toContain(id);
}

test(
  `PAY-06 INST-04 B2B-05 any order of payments by any people charges nobody else’s card (seed ${seed})`,
  async () => {
    const weights: readonly Deed[] = ['book', 'book', 'payPart', 'present', 'present', 'useToken', 'useToken'];
    const deed = fc.constantFrom(...weights, ...(Object.keys(doings) as Deed[]));
    const step: fc.Arbitrary<Step> = fc.record({
      deed,
      who: fc.constantFrom(...names),
      pick: fc.nat(1000),
      yes: fc.boolean(),
    });
    let charged = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 30 }), async (steps) => {
        await forgetLimits(shop);
        const run: Run = { bookings: [], agreed: new Map(), holds: [], links: [], tokens: [] };
        for (const one of [...beginning, ...steps]) {
          const before = new Set((await deeds.charges()).map(({ attemptRef }) => attemptRef));
          await doings[one.deed](run, people[one.who], one);
          await shop.settleAll();
          await checkCharges(run, before, people[one.who]);
        }
        charged += run.bookings.length;
        await checkStoredCards();
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    expect(charged).toBeGreaterThan(0);
  },
  Math.max(300_000, runs * 60_000),
);
