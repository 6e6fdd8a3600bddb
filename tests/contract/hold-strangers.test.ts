// What somebody can do with another's address, or with invented ones: nothing that hurts its owner, and not to a whole departure.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Holdable, quoteFor, submissionFor, submit } from '#tests/support/holding.ts';
import type { Told, Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, mailsTo, makeAccount } from './access-visitor.ts';
import { type HoldShop, newEmail, startHoldShop } from './hold-shop.ts';

let shop: HoldShop;
beforeAll(async () => {
  shop = await startHoldShop();
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const send = (visitor: Visitor, tour: Holdable, email: string, more: object = {}): Promise<Told> =>
  submit(visitor, tour.objectId, { ...submissionFor(tour, email), ...more });

/** Somebody who is logged in with a verified address. */
async function member(email: string): Promise<Visitor> {
  await makeAccount(shop, { email });
  const visitor = shop.visitor();
  await logIn(visitor, email);
  return visitor;
}

/** What is the same in two answers of the same kind, without what is new in each. */
const shape = ({ status, json, headers }: Told) => ({
  status,
  names: [...headers.keys()].toSorted(),
  words: JSON.stringify(json)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replace(/"reference":"\w+"/, '')
    .replace(/"endsAt":\d+/, ''),
});

const confirmedAt = async (id: string): Promise<Date | null> =>
  (await shop.pool.query('select confirmed_at from hold where id = $1', [id])).rows[0].confirmed_at;

describe('HOLD-01 an address counts once its owner has confirmed it', () => {
  test('HOLD-01 a stranger’s hold with an address does not use up its owner’s hold', async () => {
    const tour = shop.tour();
    const victim = newEmail();
    expect((await send(shop.visitor(), tour, victim)).status).toBe(200);
    expect((await send(shop.visitor(), tour, victim)).status).toBe(200);
    expect((await send(await member(victim), tour, victim)).status).toBe(200);
  });

  test('HOLD-01 typing the address of a confirmed holder gets the same answer as any other', async () => {
    const tour = shop.tour();
    const victim = newEmail();
    const owner = await member(victim);
    const own = await send(owner, tour, victim);
    expect(own.status).toBe(200);
    const known = await send(shop.visitor(), tour, victim.toUpperCase());
    const unknown = await send(shop.visitor(), tour, newEmail());
    expect(shape(known)).toEqual(shape(unknown));
    // A stranger who is logged in as somebody else learns no more.
    const other = await member(newEmail());
    expect(shape(await send(other, tour, victim))).toEqual(shape(unknown));
    // The owner is told, from a new browser too, and shown the hold that is there.
    const again = shop.visitor();
    await logIn(again, victim);
    const refused = await send(again, tour, newEmail());
    expect([refused.status, refused.json.url]).toEqual([409, `/holds/${own.json.data.holdId}`]);
  });

  test('HOLD-01 the mailed code confirms by POST only: opening the link, as mail scanners do, changes nothing', async () => {
    const tour = shop.tour();
    const { id, email } = await shop.hold(tour);
    const code = await shop.codeOf(id);
    const looking = shop.visitor();
    expect((await looking.ask(`/api/holds/${id}?code=${code}`)).json.hold.confirmation).toBe('possible');
    expect((await looking.ask(`/holds/${id}?code=${code}`)).status).toBe(200);
    expect((await looking.ask(`/api/holds/${id}/calendar.ics?code=${code}`)).status).toBe(200);
    expect(await confirmedAt(id)).toBeNull();
    expect((await looking.post(`/api/holds/${id}/confirm`, { code: `${code.slice(0, -1)}!` })).status).toBe(404);
    expect((await looking.post(`/api/holds/${id}/confirm`, { code })).json.hold.confirmation).toBe('done');
    expect(await confirmedAt(id)).not.toBeNull();
    // A second time changes nothing.
    const first = await confirmedAt(id);
    expect((await looking.post(`/api/holds/${id}/confirm`, { code })).status).toBe(200);
    expect(await confirmedAt(id)).toEqual(first);
    const owner = await member(email);
    expect((await send(owner, tour, email)).status).toBe(409);
  });

  test('HOLD-01 the browser that made a hold cannot confirm it without the mail or a log-in with that address', async () => {
    const tour = shop.tour();
    const { id, email, visitor } = await shop.hold(tour);
    expect((await visitor.ask(`/api/holds/${id}`)).json.hold.confirmation).toBe('waiting');
    expect((await visitor.post(`/api/holds/${id}/confirm`)).status).toBe(403);
    await makeAccount(shop, { email });
    await logIn(visitor, email);
    expect((await visitor.post(`/api/holds/${id}/confirm`)).json.hold.confirmation).toBe('done');
  });

  test('HOLD-01 an unverified account address confirms nothing', async () => {
    const tour = shop.tour();
    const email = newEmail();
    const visitor = await member(email);
    await shop.pool.query('update user_account set email_verified = false where email = $1', [email]);
    const { id } = { id: (await send(visitor, tour, email)).json.data.holdId };
    expect(await confirmedAt(id)).toBeNull();
    expect((await visitor.post(`/api/holds/${id}/confirm`)).status).toBe(403);
  });

  test('HOLD-01 a second hold of the same departure is not confirmed, and stays unchanged', async () => {
    const tour = shop.tour();
    const email = newEmail();
    const first = await send(shop.visitor(), tour, email);
    const second = await send(shop.visitor(), tour, email);
    const ids = [first.json.data.holdId, second.json.data.holdId] as const;
    const [firstCode, secondCode] = [await shop.codeOf(ids[0]), await shop.codeOf(ids[1])];
    // Both at once: one of them wins.
    const answers = await Promise.all([
      shop.visitor().post(`/api/holds/${ids[0]}/confirm`, { code: firstCode }),
      shop.visitor().post(`/api/holds/${ids[1]}/confirm`, { code: secondCode }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = answers.findIndex(({ status }) => status === 409) as 0 | 1;
    const { json } = await shop.visitor().ask(`/api/holds/${ids[late]}?code=${[firstCode, secondCode][late]}`);
    expect(json.hold).toMatchObject({ state: 'held', confirmation: 'used-before' });
  });

  test('HOLD-01 a hold with an account’s address appears in the account once it is confirmed', async () => {
    const tour = shop.tour();
    const email = newEmail();
    const { json } = await send(shop.visitor(), tour, email);
    const id = json.data.holdId;
    const owner = await member(email);
    expect((await owner.ask('/api/holds')).json.holds).toEqual([]);
    expect((await owner.ask(`/api/holds/${id}`)).status).toBe(404);
    await shop.visitor().post(`/api/holds/${id}/confirm`, { code: await shop.codeOf(id) });
    expect((await owner.ask('/api/holds')).json.holds).toEqual([expect.objectContaining({ id })]);
    expect((await owner.ask(`/api/holds/${id}`)).json.hold.viewer).toBe('owner');
  });
});

describe('HOLD-01 A19 unconfirmed holds are limited to a share of a departure', () => {
  /** A departure of so many places, none of them taken. */
  async function departureOf(capacity: number): Promise<Holdable> {
    const tour = shop.tour();
    await shop.pool.query(
      `insert into place_entry (place_id, claim_id, amount, reason)
       select id, gen_random_uuid(), -taken, 'test' from place where id = $1 and taken > 0`,
      [tour.placeId],
    );
    await shop.pool.query('update place set taken = 0, capacity = $2 where id = $1', [tour.placeId, capacity]);
    await shop.pool.query('update place set capacity = taken + 50 where id = $1', [tour.roomPlaceId]);
    await shop.catalogue.reload();
    return tour;
  }

  test('HOLD-01 A19 half of its places, at least four; holds of accounts and confirmed ones do not count', async () => {
    const tour = await departureOf(12);
    const { id } = await shop.hold(tour);
    await shop.hold(tour);
    await shop.hold(tour);
    const before = await shop.rows();
    const refused = await send(shop.visitor(), tour, newEmail());
    expect([refused.status, refused.json.message]).toEqual([409, expect.stringMatching(/sign in/i)]);
    const german = shop.visitor();
    const submission = submissionFor(tour, newEmail());
    const signed_quote = await quoteFor(german, tour.objectId, submission);
    const told = await german.postJson(`/de/api/book-now/book/${tour.objectId}`, { ...submission, signed_quote });
    expect([told.status, told.json.message]).toEqual([409, expect.stringMatching(/melden Sie sich/i)]);
    expect([await shop.rows(), await shop.taken(tour)]).toEqual([before, 6]);
    // Logged in with one's own address there is room; with somebody else's there is not.
    const email = newEmail();
    const owner = await member(email);
    expect((await send(owner, tour, newEmail())).status).toBe(409);
    expect((await send(owner, tour, email)).status).toBe(200);
    // What is confirmed or given back makes room for others.
    await shop.visitor().post(`/api/holds/${id}/confirm`, { code: await shop.codeOf(id) });
    expect((await send(shop.visitor(), tour, newEmail())).status).toBe(200);
    expect((await send(shop.visitor(), tour, newEmail())).status).toBe(409);

    const small = await departureOf(6);
    await shop.hold(small);
    await shop.hold(small);
    expect((await send(shop.visitor(), small, newEmail())).status).toBe(409);
  });

  test('B2B-02 an agent’s holds do not count as unconfirmed', async () => {
    const tour = await departureOf(8);
    const email = newEmail();
    await makeAccount(shop, { email, role: 'agent', agency: { slug: `a-${email.slice(0, 8)}`, name: 'Far Away' } });
    const agent = shop.visitor();
    await logIn(agent, email);
    for (const client of [newEmail(), newEmail(), newEmail()])
      expect((await send(agent, tour, client)).status).toBe(200);
    const { rows } = await shop.pool.query(
      'select count(confirmed_at)::int as confirmed from hold where departure_id = $1',
      [tour.departureId],
    );
    expect(rows).toEqual([{ confirmed: 3 }]);
    expect((await send(shop.visitor(), tour, newEmail())).status).toBe(200);
  });

  test('staff see which departures are near the limit', async () => {
    const tour = await departureOf(12);
    await shop.hold(tour);
    const email = newEmail();
    await makeAccount(shop, { email, role: 'staff' });
    const staff = shop.visitor();
    await logIn(staff, email);
    const near = async () =>
      (await staff.ask('/api/office/today')).json.unconfirmedHolds.filter(
        ({ departureId }: { departureId: number }) => departureId === tour.departureId,
      );
    expect(await near()).toEqual([]);
    await shop.hold(tour);
    await shop.hold(tour);
    expect(await near()).toEqual([
      { departureId: tour.departureId, tour: expect.any(String), day: tour.date, held: 6, most: 6 },
    ]);
    const page = (await staff.ask('/office')).text;
    expect(page).toContain('Departures almost full with unpaid or unconfirmed holds');
    expect(page).toContain('6 of 6');
  });
});

describe('A14 mails about holds', () => {
  /** Somebody who speaks from a network of their own. */
  const sendFrom = async (network: string, tour: Holdable, email: string): Promise<Told> => {
    const visitor = shop.visitor();
    const submission = submissionFor(tour, email);
    const signed_quote = await quoteFor(visitor, tour.objectId, submission);
    return visitor.postJson(
      `/api/book-now/book/${tour.objectId}`,
      { ...submission, signed_quote },
      { 'x-forwarded-for': network },
    );
  };

  test('A14 a stranger who uses up the mail limit of an address does not prevent others from holding with it', async () => {
    const victim = newEmail();
    // Every address of one subscriber's IPv6 network counts as the same.
    for (let at = 0; at < 6; at += 1)
      expect((await sendFrom(`2001:db8:0:1:${at}::${at}`, shop.tour(), victim)).status).toBe(200);
    expect((await sendFrom('2001:db8:0:1:ffff:ffff:ffff:ffff', shop.tour(), victim)).status).toBe(429);
    const own = await sendFrom('2001:db8:0:2::1', shop.tour(), victim);
    expect(own.status).toBe(200);
    expect(shape(own)).toEqual(shape(await sendFrom('192.0.2.3', shop.tour(), newEmail())));
    // The mailbox is spared, at the end of that hold too; logged in, the owner is written to.
    expect(await mailsTo(shop, victim)).toHaveLength(6);
    const owner = await member(victim);
    expect((await send(owner, shop.tour(), victim)).status).toBe(200);
    expect(await mailsTo(shop, victim)).toHaveLength(7);
    const code = await shop.codeOf(own.json.data.holdId);
    await shop.visitor().post(`/api/holds/${own.json.data.holdId}/release`, { code });
    expect(await mailsTo(shop, victim)).toHaveLength(7);
  });
});

test('HOLD-01 a duplicate reference is generated again, and no one gets another’s hold', async () => {
  const [one, other] = [shop.tour(), shop.tour()];
  const { id } = await shop.hold(one);
  await shop.pool.query(`create function draw_twice() returns trigger language plpgsql as $$
    begin
      if not exists (select from pg_sequences where sequencename = 'drawn' and last_value is not null) then
        perform nextval('drawn');
        new.reference := (select reference from hold where id = '${id}');
      end if;
      return new;
    end $$`);
  await shop.pool.query('create sequence drawn');
  await shop.pool.query('create trigger draw_twice before insert on hold for each row execute function draw_twice()');
  try {
    expect((await send(shop.visitor(), other, newEmail())).status).toBe(200);
  } finally {
    await shop.pool.query('drop trigger draw_twice on hold; drop function draw_twice; drop sequence drawn');
  }
});
