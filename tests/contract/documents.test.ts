// PDFs as they are shipped: what they print.
import { expect, test } from 'vitest';
import { loadWebBundle } from '#server/platform/web-bundle.ts';
import { wordsOf } from '#tests/support/pdf-words.ts';

const names = [
  'Ольга Иванова',
  'Γιώργος Παπαδόπουλος',
  'Łukasz Żółć',
  'Արամ Խաչատրյան',
  'გიორგი ბერიძე',
  '李小龙',
  '山田 さくら',
  '김철수',
];

/** Scripts whose letters are joined or drawn in another order than they are typed: only their letters are compared. */
const shapedNames = ['محمد علي', 'דוד כהן', 'राज', 'สมชาย'];

const letters = (text: string) => [...new Set(text.normalize('NFKC').replaceAll(/[^\p{L}]/gu, ''))].sort();

test('a voucher prints every name in its own script', async () => {
  const { webRenderer } = await loadWebBundle();
  const pdf = Buffer.from(
    await webRenderer.document('en', 'voucher', {
      reference: 'WM-TEST',
      tour: 'От Москвы до Łódź',
      variant: 'Comfort',
      from: '2027-05-01',
      until: '2027-05-09',
      travellers: [...names, ...shapedNames].map((name) => ({ name, type: 'Adult' })),
      rooms: ['1 × Twin room'],
      extras: [],
      operator: 'Ελληνικά Ταξίδια',
      agency: { name: 'Бюро путешествий', email: 'office@example.org', phone: null, logo: null },
      logo: null,
      policy: null,
      total: { amount: 129_900, currency: 'EUR' },
      paid: 129_900,
      url: 'https://waymark.example/bookings/1',
    }),
  );
  const printed = wordsOf(pdf);
  for (const name of [...names, 'От Москвы до Łódź', 'Ελληνικά Ταξίδια', 'Бюро путешествий'])
    expect(printed).toContain(name);
  expect(letters(printed)).toEqual(expect.arrayContaining(shapedNames.flatMap(letters)));
  expect(printed).not.toContain('?');
});

test('a statement prints clients and agency in their own script', async () => {
  const { webRenderer } = await loadWebBundle();
  const pdf = await webRenderer.document('de', 'statement', {
    agency: 'Бюро путешествий',
    month: '2026-10',
    lines: [
      {
        at: 1_790_000_000,
        bookingId: '00000000-0000-4000-8000-000000000000',
        reference: 'WM-1',
        client: 'Ольга Иванова',
        tour: 'Tatra',
        from: '2026-10-01',
        price: { amount: 1000, currency: 'EUR' },
        commission: { amount: 100, currency: 'EUR' },
      },
    ],
    totals: [{ amount: 100, currency: 'EUR' }],
  });
  expect(wordsOf(Buffer.from(pdf))).toContain('Ольга Иванова');
});
