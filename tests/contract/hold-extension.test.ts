import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EXTENSION_MS } from '#domain/booking/hold.ts';
import { submissionFor, submit } from '#tests/support/holding.ts';
import { forgetLimits, goodPassword, logIn, mailsLike, mailsTo, makeAccount } from './access-visitor.ts';
import { type HoldShop, newEmail, startHoldShop } from './hold-shop.ts';

let shop: HoldShop;
beforeAll(async () => {
  shop = await startHoldShop();
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

/** A hold whose address its holder has confirmed. */
async function confirmedHold() {
  const tour = shop.tour();
  const hold = await shop.hold(tour);
  await hold.visitor.post(`/api/holds/${hold.id}/confirm`, { code: await shop.codeOf(hold.id) });
  return { ...hold, tour };
}

const endOf = async (id: string): Promise<Date> =>
  (await shop.pool.query('select ends_at from hold where id = $1', [id])).rows[0].ends_at;

describe('HOLD-01 extending a hold', () => {
  test('HOLD-01 moves its end by 24 hours once, keeps its places, and mails the new end to both', async () => {
    const { visitor, id, email, tour } = await confirmedHold();
    const taken = await shop.taken(tour);
    const before = await endOf(id);
    const shown = (await visitor.ask(`/api/holds/${id}`)).json.hold.extension;
    // Ten at once: one extends, the others are refused.
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.post(`/api/holds/${id}/extend`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.json.message).toContain('extended once');
    const end = await endOf(id);
    expect(end.getTime() - before.getTime()).toBe(EXTENSION_MS);
    // What the page announced is what happened.
    expect(shown).toEqual({ endsAt: Math.ceil(end.getTime() / 1000), problem: null });
    const { hold } = (await visitor.ask(`/api/holds/${id}`)).json;
    expect(hold).toMatchObject({
      state: 'held',
      endsAt: shown.endsAt,
      extension: { endsAt: null, problem: 'extended' },
    });
    expect(await shop.taken(tour)).toBe(taken);
    const mails = await mailsLike(shop, `hold ${id} extended %`);
    expect(mails.map(({ kind, props }) => [kind, props.to, props.held.endsAt])).toEqual([
      ['hold-extended', 'holder', end.toISOString()],
      ['hold-extended', 'operator', end.toISOString()],
    ]);
    expect((await mailsTo(shop, email)).at(-1)?.kind).toBe('hold-extended');
  });

  test('HOLD-01 is refused for an unconfirmed address, a closed departure, and one that leaves too soon', async () => {
    const tour = shop.tour();
    const { visitor, id } = await shop.hold(tour);
    const extend = async () => {
      const { status, json } = await visitor.post(`/api/holds/${id}/extend`);
      return [status, json.message];
    };
    const before = await endOf(id);
    expect(await extend()).toEqual([409, expect.stringContaining('confirm your email address')]);
    await visitor.post(`/api/holds/${id}/confirm`, { code: await shop.codeOf(id) });
    const depart = async (change: string) => {
      await shop.pool.query(`update departure set ${change} where id = $1`, [tour.departureId]);
      await shop.catalogue.reload();
    };
    await depart("state = 'closed'");
    expect(await extend()).toEqual([409, expect.stringContaining('no longer on sale')]);
    await depart("state = 'open', closes_days_before = 365");
    expect(await extend()).toEqual([409, expect.stringContaining('closes before the new end')]);
    expect((await visitor.ask(`/api/holds/${id}`)).json.hold.extension.problem).toBe('departsTooSoon');
    await visitor.post(`/api/holds/${id}/release`);
    expect(await extend()).toEqual([410, expect.stringContaining('has ended')]);
    expect(await endOf(id)).toEqual(before);
    expect(await mailsLike(shop, `hold ${id} extended %`)).toEqual([]);
  });

  test('HOLD-01 is for its holder and, for an agency, its agents; a stranger finds nothing', async () => {
    const { id } = await confirmedHold();
    expect((await shop.visitor().post(`/api/holds/${id}/extend`)).status).toBe(404);
    expect((await shop.visitor().post(`/api/holds/${id}/mail`)).status).toBe(404);
    expect((await shop.visitor().post(`/api/holds/${id}/extend`, { code: await shop.codeOf(id) })).status).toBe(200);

    const [email, colleague] = [newEmail(), newEmail()];
    const agency = { slug: `agency-${randomUUID()}`, name: 'Far Travel' };
    for (const address of [email, colleague])
      await makeAccount(shop, { email: address, role: 'agent', password: goodPassword, agency });
    const [agent, other] = [shop.visitor(), shop.visitor()];
    await logIn(agent, email);
    await logIn(other, colleague);
    const tour = shop.tour();
    const held = await submit(agent, tour.objectId, { ...submissionFor(tour, newEmail()), paymentOption: 'hold' });
    const held2 = held.json.data.holdId as string;
    // The client with the mailed code may release the hold but not extend it.
    const byClient = await shop.visitor().post(`/api/holds/${held2}/extend`, { code: await shop.codeOf(held2) });
    expect([byClient.status, byClient.json.message]).toEqual([403, expect.stringContaining('Only the person')]);
    const made = await agent.postJson(`/api/book-now/b2b_shareable_link/${tour.objectId}`, { hold_id: held2 });
    expect((await other.post(`/api/holds/${held2}/extend`)).status).toBe(200);
    expect((await mailsTo(shop, email)).at(-1)?.kind).toBe('hold-extended');
    // The payment link lasts as long as the hold.
    const link = new URL(made.json.link).pathname.split('/').at(-1);
    const shared = (await shop.visitor().ask(`/api/book-now/shared/${link}`)).json;
    expect(shared.expiresAt).toBe(Math.ceil((await endOf(held2)).getTime() / 1000));
  });
});

describe('HOLD-01 sending the mail about a hold again', () => {
  test('HOLD-01 sends it with the current end, until the mailbox has got six within the hour', async () => {
    const { visitor, id, email } = await confirmedHold();
    await visitor.post(`/api/holds/${id}/extend`);
    expect((await visitor.post(`/api/holds/${id}/mail`)).status).toBe(200);
    const again = (await mailsTo(shop, email)).at(-1);
    expect(again).toMatchObject({
      kind: 'hold-confirmed',
      props: { held: { endsAt: (await endOf(id)).toISOString() } },
    });
    expect(again?.props.url).toContain(await shop.codeOf(id));
    const answers = [];
    for (let at = 0; at < 5; at += 1) answers.push((await visitor.post(`/api/holds/${id}/mail`)).status);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
    const kinds = (await mailsTo(shop, email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'hold-confirmed')).toHaveLength(6);
  });
});
