// A little catalogue by hand: one tour with photographs and terms, for tests that need no whole marketplace.
import { sql } from 'kysely';
import type { TestShop } from '#tests/support/shop.ts';

export const known = {
  variant: 9001,
  variantWithFee: 9002,
  operatorTerms: 9101,
  cancellationTerms: 9102,
  flexibleTerms: 9103,
  termsElsewhere: 9105,
  /** A place in Portugal, one in the United States, and one that nobody insures. */
  lisbon: 9201,
  denver: 9202,
  sanaa: 9203,
} as const;

const words = (en: string, de = en) => JSON.stringify({ en, de });
const terms = {
  html: words(
    '<h2>Terms</h2><p onclick="x()">Be on time.<script>alert(1)</script></p>',
    '<h2>Bedingungen</h2><p>Seien Sie pünktlich.</p>',
  ),
  plain: words('First part, 3 < 4.\n\nSecond part.', 'Erster Teil.\n\nZweiter Teil.'),
  url: words('https://operator.example/terms?x=1', 'https://operator.example/de/bedingungen'),
};

const rules = {
  deposit: { kind: 'none' },
  balanceDays: 65,
  cancellation: [],
  flexible: null,
  termsIds: { operator: known.operatorTerms, cancellation: known.cancellationTerms, flexible: known.flexibleTerms },
};

/** Puts the little catalogue into a shop's database. */
export async function stockContent({ database }: TestShop): Promise<void> {
  await sql`insert into currency_rate values ('EUR', '2020-01-01', 1), ('USD', '2020-01-01', 1.1), ('GBP', '2020-01-01', 0.9),
    ('AUD', '2020-01-01', 1.6), ('CAD', '2020-01-01', 1.5), ('NZD', '2020-01-01', 1.8)`.execute(database);
  await sql`insert into continent values ('c9', 900, ${words('Continent')}, ${words('x')})`.execute(database);
  const countries = ['PT', 'US', 'YE'];
  for (const [at, code] of countries.entries()) {
    const name = words(code);
    await sql`insert into country values (${code}, ${`country-${code.toLowerCase()}`}, 'c9', ${name}, ${name}, ${name}, ${name})`.execute(
      database,
    );
    await sql`insert into location values (${known.lisbon + at}, ${`place-${at}`}, ${code}, ${name}, 1, 1)`.execute(
      database,
    );
  }
  for (const file of ['one.jpg', 'two.jpg'])
    await sql`insert into photograph values (${file}, 'Somebody', ${words(`View ${file}`, `Blick ${file}`)}, '#112233', '{}')`.execute(
      database,
    );
  const fees = [{ kind: 'none' }, { kind: 'percent', share: 300 }];
  for (const [at, serviceFee] of fees.entries()) {
    const { rows } = await sql<{ id: string }>`insert into operator (slug, name) values (${`op-${at}`}, 'Operator')
      returning id`.execute(database);
    await sql`insert into operator_profile values (${9301 + at}, ${rows[0]?.id}, 'EUR', ${JSON.stringify({ ...rules, serviceFee })},
      ${words('Story')}, '{en}', 24, 'PT', 2001, '#112233', 'op@example.org', 'Europe/Lisbon')`.execute(database);
    await sql`insert into tour (id, slug, operator_id, name, style, length_days, minimum_age, maximum_age, maximum_group,
        start_location_id, end_location_id, insurance_offered, physical_level, guide_languages, listed_on, tagline, highlights, page, state)
      values (${9401 + at}, ${`tour-${at}`}, ${9301 + at}, ${words('Coast walk', 'Küstenweg')}, 'group', 8, 0, 99, 16,
        ${known.lisbon}, ${known.lisbon}, true, 2, '{en}', '2025-01-01', ${words('x')}, '[]', '{}', 'open')`.execute(
      database,
    );
    await sql`insert into variant values (${known.variant + at}, ${9401 + at}, ${words('Classic')}, '{}')`.execute(
      database,
    );
  }
  await sql`insert into tour_photograph values (9401, 1, 'two.jpg'), (9401, 2, 'one.jpg')`.execute(database);
  await sql`insert into terms values
    (${known.operatorTerms}, 9301, 'operator', ${words('Terms', 'Bedingungen')}, ${terms.html}),
    (${known.cancellationTerms}, 9301, 'cancellation', ${words('Cancelling')}, ${terms.plain}),
    (${known.flexibleTerms}, 9301, 'flexible', ${words('Flexible')}, ${terms.plain}),
    (${known.termsElsewhere}, 9301, 'operator', ${words('Elsewhere')}, ${terms.url})`.execute(database);
}
