import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { wordsOf } from '#tests/support/pdf-words.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { forgetLimits, mailsTo, visit } from './access-visitor.ts';

let shop: TestShop;
let tour: { id: number; name: { en: string; de: string } };
beforeAll(async () => {
  shop = await startShop({ DEMO_TOURS: '60', IN_PROCESS_JOBS: '0' });
  await shop.ensureDemo();
  tour = (await shop.database
    .selectFrom('tour')
    .select(['id', 'name'])
    .orderBy('id')
    .executeTakeFirstOrThrow()) as unknown as typeof tour;
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

async function brochureOf(language: 'en' | 'de', email: string) {
  const visitor = visit(shop);
  const prefix = language === 'de' ? '/de' : '';
  const answer = await visitor.postJson(`${prefix}/api/brochures/ask`, { tour: tour.id, email, letters: false });
  expect(answer.status).toBe(200);
  const [mail, ...more] = await mailsTo(shop, email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: 'brochure', language });
  return mail?.props.url as string;
}

const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}|\s/gu, '');

for (const language of ['en', 'de'] as const) {
  test(`NAV-15 the mailed link leads to a PDF with the name of the tour (${language})`, async () => {
    const url = await brochureOf(language, `brochure-${language}@example.org`);
    expect(url).toMatch(language === 'de' ? /\/de\/brochures\/.+\.pdf$/ : /\d\/brochures\/.+\.pdf$/);
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const pdf = Buffer.from(await answer.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.subarray(-6).toString()).toContain('%%EOF');
    // Its photograph, as it was made for pages.
    expect(pdf.includes('/DCTDecode')).toBe(true);
    const words = bare(wordsOf(pdf));
    expect(words).toContain(bare(tour.name[language]).slice(0, 24));
    expect(words).toContain(language === 'de' ? 'Tag1' : 'Day1');
    const again = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(again.equals(pdf)).toBe(true);
  });
}

test('NAV-15 a brochure request subscribes to the newsletter only if ticked, with its own confirmation mail', async () => {
  const visitor = visit(shop);
  await visitor.postJson('/api/brochures/ask', { tour: tour.id, email: 'plain@example.org' });
  expect((await mailsTo(shop, 'plain@example.org')).map(({ kind }) => kind)).toEqual(['brochure']);
  await visitor.post('/api/brochures/ask', { tour: String(tour.id), email: 'ticked@example.org', letters: '1' });
  expect((await mailsTo(shop, 'ticked@example.org')).map(({ kind }) => kind)).toEqual(['brochure', 'confirm-letters']);
});

test('NAV-15 a brochure link cannot be guessed, and an unknown tour has none', async () => {
  const visitor = visit(shop);
  expect((await visitor.postJson('/api/brochures/ask', { tour: 999_999, email: 'a@example.org' })).status).toBe(404);
  expect((await visitor.postJson('/api/brochures/ask', { tour: tour.id, email: 'nobody' })).status).toBe(422);
  const url = await brochureOf('en', 'guess@example.org');
  const changed = url.replace(/brochures\/\d+-/, 'brochures/2-');
  expect((await fetch(changed)).status).toBe(url === changed ? 200 : 410);
  const page = await fetch(`${shop.origin}/de/brochures/x.pdf`);
  expect([page.status, page.headers.get('content-type')]).toEqual([410, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('Dieser Link ist abgelaufen');
  const call = await visitor.ask('/api/brochures/x');
  expect([call.status, call.json.status]).toEqual([410, 'error']);
});
