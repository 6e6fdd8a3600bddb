// What an agency earns is between it and us: nothing that a client can get tells it, by amount, rate or word.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadWebBundle } from '#server/platform/web-bundle.ts';
import { agencyWith, bookFor, holdFor, storeCard } from '#tests/support/agency.ts';
import { type PayShop, startPayShop } from '#tests/support/paying.ts';
import { wordsOf } from '#tests/support/pdf-words.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { mailsLike } from './access-visitor.ts';

let shop: PayShop;
beforeAll(async () => {
  shop = await startPayShop();
});
afterAll(() => shop?.stop());

/** A rate like no other number of the shop, so that finding it means something. */
const rate = 1337;

/** How an amount can be written: minor units, and with either sign before its cents. */
function spellings(amount: number): string[] {
  const [whole, cents] = [Math.floor(amount / 100), String(amount % 100).padStart(2, '0')];
  const grouped = (sign: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, sign);
  return [
    String(amount),
    ...['.', ','].flatMap((sign) => [`${whole}${sign}${cents}`, `${grouped(sign === '.' ? ',' : '.')}${sign}${cents}`]),
  ];
}

test('B2B-02 no response, page, mail or PDF for a client shows what the agency earns', async () => {
  const agency = await agencyWith(shop, rate);
  await storeCard(shop, agency.organiser);
  const held = await holdFor(agency.member, shop.tour());
  await agency.member.visitor.postJson('/api/agency/holds/send', { ids: [held.id] });
  const booked = await bookFor(shop, agency.member, shop.tour());
  await shop.settleAll();
  const claim = async (id: string) => (await agency.member.visitor.ask(`/api/agency/claims/${id}`)).json.commission;
  const amounts = [(await claim(held.id)).amount, (await claim(booked.id)).amount] as number[];
  expect(amounts.every((amount) => amount > 1000)).toBe(true);
  // The word itself stands in the dictionary of no page; an attribute `…commission…` would be one, too.
  const secrets = [...amounts.flatMap(spellings), `${rate / 100}`, String(rate).replace(/(\d\d)$/, ',$1')];
  const leaks = (where: string, text: string) => [
    ...secrets.filter((secret) => new RegExp(`(?<![\\d.,])${secret.replaceAll('.', '\\.')}(?![\\d])`).test(text)),
    ...(/commission|provision\b|agency_rate|basis points/i.test(text) ? [`the word, in ${where}`] : []),
  ];

  const seen: string[] = [];
  const found: [string, string[]][] = [];
  const look = (where: string, text: string) => {
    seen.push(where);
    const leaked = leaks(where, text);
    if (leaked.length > 0) found.push([where, leaked]);
  };

  const codeOf = async (like: string) => {
    const [mail] = await mailsLike(shop, like);
    return new URL(mail?.props.url).search;
  };
  const [holdLink, bookingLink] = [
    await codeOf(`hold ${held.id} client%`),
    await codeOf(`booking ${booked.id} confirmed`),
  ];
  const client: Visitor = shop.visitor();
  for (const prefix of ['', '/de'])
    for (const [path, link] of [
      [`/holds/${held.id}`, holdLink],
      [`/holds/${held.id}/pay`, holdLink],
      [`/api/holds/${held.id}`, holdLink],
      [`/api/holds/${held.id}/calendar.ics`, holdLink],
      [`/bookings/${booked.id}`, bookingLink],
      [`/api/bookings/${booked.id}`, bookingLink],
    ] as const) {
      const { status, text } = await client.ask(`${prefix}${path}${link}`);
      expect([path, status]).toEqual([path, 200]);
      look(`${prefix}${path}`, text);
    }
  const voucher = await fetch(`${shop.origin}/api/bookings/${booked.id}/voucher.pdf${bookingLink}`);
  const printed = wordsOf(Buffer.from(await voucher.arrayBuffer()));
  expect(printed).toContain(booked.reference);
  look('voucher', printed);

  const { webRenderer } = await loadWebBundle();
  const mails = [...(await mailsLike(shop, `hold ${held.id}%`)), ...(await mailsLike(shop, `booking ${booked.id}%`))];
  expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['hold-for-client', 'booking-confirmed']));
  for (const { kind, props } of mails)
    for (const language of ['en', 'de'] as const) {
      look(`props of ${kind}`, JSON.stringify(props));
      const { subject, html, text } = await webRenderer.mail(language, kind as never, props as never);
      look(`mail ${kind} ${language}`, `${subject}\n${html}\n${text}`);
    }
  expect(found).toEqual([]);
  expect(seen.length).toBeGreaterThan(20);
  // The scan itself works: the agent's own page of it would not pass.
  const own = await agency.member.visitor.ask(`/api/agency/claims/${booked.id}`);
  expect(leaks('the bar', own.text).length).toBeGreaterThan(1);
});
