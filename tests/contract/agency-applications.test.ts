import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { agencyWith, type Person, person } from '#tests/support/agency.ts';
import { type PayShop, startPayShop } from '#tests/support/paying.ts';
import { forgetLimits, mailsTo, me } from './access-visitor.ts';

let shop: PayShop;
beforeAll(async () => {
  shop = await startPayShop();
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const pdf = Buffer.from('%PDF-1.7\nan extract of a register').toString('base64url');
const company = {
  company: 'Fähre & Fjord Reisen',
  street: 'Hafenstraße 1',
  city: '20457 Hamburg',
  country: 'DE',
  registration: 'HRB 12345, Hamburg',
  document: pdf,
};
const apply = ({ visitor }: Person, more: object = {}) =>
  visitor.postJson('/api/agency/applications', { ...company, ...more });
const waiting = async ({ visitor }: Person) =>
  (await visitor.ask('/api/office/agency-applications')).json.applications as { id: string; email: string }[];
const decide = ({ visitor }: Person, id: string, more: object) =>
  visitor.postJson(`/api/office/agency-applications/${id}/decide`, more);

test('a company applies once at a time with a document; staff approve, and the applicant becomes organiser', async () => {
  const [applicant, staff] = [await person(shop), await person(shop, { role: 'staff' })];
  for (const document of ['TVqQAAMAAAAEAAAA', Buffer.from('<html>').toString('base64url'), 'not base64!', '']) {
    const told = await apply(applicant, { document });
    expect([document, told.status]).toEqual([document, 422]);
  }
  for (const wrong of [{ company: ' ' }, { country: 'Germany' }, { registration: 'x'.repeat(101) }])
    expect((await apply(applicant, wrong)).status).toBe(422);
  const large = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(3_000_000)]).toString('base64url');
  expect((await apply(applicant, { document: large })).json.problems).toMatchObject([{ path: 'document' }]);
  expect(await waiting(staff)).toEqual([]);

  expect((await apply(applicant)).status).toBe(200);
  expect((await apply(applicant)).status).toBe(409);
  const [application] = await waiting(staff);
  expect(application).toMatchObject({
    email: applicant.email,
    company: company.company,
    documentType: 'application/pdf',
  });
  const id = application?.id as string;
  const document = await fetch(`${shop.origin}/api/office/agency-applications/${id}/document`, {
    headers: { cookie: staff.visitor.cookie },
  });
  expect(document.headers.get('content-type')).toBe('application/octet-stream');
  expect(document.headers.get('content-disposition')).toMatch(/^attachment; filename="application-.*\.pdf"$/);
  expect(Buffer.from(await document.arrayBuffer()).toString('base64url')).toBe(pdf);
  for (const other of [applicant, (await agencyWith(shop, 0)).organiser])
    for (const path of ['/api/office/agency-applications', `/api/office/agency-applications/${id}/document`])
      expect((await other.visitor.ask(path)).status).toBe(404);
  expect((await decide(applicant, id, { decision: 'approve' })).status).toBe(404);

  const terms = { decision: 'approve', commission: 1150, limit: 7 };
  const told = await Promise.all([decide(staff, id, terms), decide(staff, id, terms)]);
  expect(told.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await me(applicant.visitor)).role).toBe('agent');
  expect((await applicant.visitor.ask('/api/agency')).json).toMatchObject({
    name: company.company,
    isOrganiser: true,
    commission: 1150,
    openHoldsLimit: 7,
  });
  const { rows } = await shop.pool.query('select slug from agency where name = $1', [company.company]);
  expect(rows).toEqual([{ slug: 'fahre-fjord-reisen' }]);
  expect(await mailsTo(shop, applicant.email)).toMatchObject([{ kind: 'agency-decided', props: { approved: true } }]);
});

test('a refusal requires a reason, is mailed with it and leaves the account unchanged; the company can apply again', async () => {
  const [applicant, staff] = [await person(shop), await person(shop, { role: 'staff' })];
  await apply(applicant);
  const id = (await waiting(staff)).find(({ email }) => email === applicant.email)?.id as string;
  expect((await decide(staff, id, { decision: 'refuse', reason: ' ' })).status).toBe(422);
  expect((await decide(staff, id, { decision: 'refuse', reason: 'The extract is too old.' })).status).toBe(200);
  expect((await decide(staff, id, { decision: 'approve' })).status).toBe(409);
  expect((await me(applicant.visitor)).role).toBe('traveller');
  expect((await applicant.visitor.ask('/api/agency/application')).json.application).toMatchObject({
    state: 'refused',
    reason: 'The extract is too old.',
  });
  const [mail] = await mailsTo(shop, applicant.email);
  expect(mail?.props).toMatchObject({ approved: false, reason: 'The extract is too old.' });
  expect((await apply(applicant)).status).toBe(200);
});

test('staff change the terms of an agency, and its rate with one operator', async () => {
  const agency = await agencyWith(shop, 1000);
  const staff = await person(shop, { role: 'staff' });
  const tour = shop.tour();
  const { rows } = await shop.pool.query('select operator_id from tour where id = $1', [tour.tourId]);
  const operatorId = rows[0].operator_id as number;
  const change = (more: object, who: Person = staff) =>
    who.visitor.postJson(`/api/office/agencies/${agency.id}`, { commission: 900, limit: 12, ...more });
  const rate = async () => (await agency.member.visitor.ask(`/api/agency/terms/${tour.objectId}`)).json.rate;
  expect((await change({}, agency.organiser)).status).toBe(404);
  for (const wrong of [{ commission: 10_001 }, { limit: 0 }, { operatorId: 2_000_000_000, rate: 1 }])
    expect([404, 422]).toContain((await change(wrong)).status);
  expect(await rate()).toBe(1000);
  expect((await change({})).status).toBe(200);
  expect(await rate()).toBe(900);
  await change({ operatorId, rate: 450 });
  expect(await rate()).toBe(450);
  await change({ operatorId });
  expect(await rate()).toBe(900);
});
