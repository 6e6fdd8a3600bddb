import type pg from 'pg';
import type { Marketplace } from '#demo/marketplace.ts';
import type { DemoPerson } from '#demo/society.ts';
import { insertRows } from '../platform/database/insert-rows.ts';

/** Account ids by the number of the demo person. */
export type AccountIds = ReadonlyMap<number, string>;

/** Writes people and their data. Accounts get no password here; published demo accounts get theirs at each start. */
export async function writePeople(client: pg.ClientBase, { people }: Marketplace): Promise<AccountIds> {
  const accounts = await writeAccounts(client, people);
  const owned = <Item>(of: (person: DemoPerson) => readonly Item[]) =>
    people.flatMap((person) => of(person).map((item) => ({ ...item, account_id: accounts.get(person.id) })));
  await insertRows(
    client,
    'membership',
    { account_id: 'uuid', since: 'timestamptz', until: 'timestamptz' },
    owned(({ membership }) => (membership ? [membership] : [])).map(({ from, ...row }) => ({ ...row, since: from })),
  );
  await insertRows(
    client,
    'travel_credit',
    { account_id: 'uuid', amount: 'integer', reason: 'text', at: 'timestamptz' },
    owned(({ travelCredits }) => travelCredits).map(({ on, ...row }) => ({ ...row, at: on })),
  );
  await insertRows(
    client,
    'stored_card',
    {
      account_id: 'uuid',
      provider: 'text',
      token: 'text',
      brand: 'text',
      last_four: 'text',
      expiry_month: 'integer',
      expiry_year: 'integer',
      holder_name: 'text',
      billing_country: 'text',
      consented_at: 'timestamptz',
    },
    owned(({ storedCards }) => storedCards).map((card) => ({
      account_id: card.account_id,
      provider: 'sandbox',
      token: card.token,
      brand: card.brand,
      last_four: card.lastFour,
      expiry_month: card.expiryMonth,
      expiry_year: card.expiryYear,
      holder_name: card.holderName,
      billing_country: card.billingCountry,
      consented_at: new Date(card.consentedAt),
    })),
  );
  return accounts;
}

/** Writes the accounts; existing ones are left unchanged. */
async function writeAccounts(client: pg.ClientBase, people: readonly DemoPerson[]): Promise<AccountIds> {
  await client.query(
    `insert into user_account (name, email, email_verified, role, agency_id, agency_organiser, operator_id, preset, created_at)
     select given.name, given.email, true, role, agency.id, organiser, operator.id,
       case role when 'operator' then 'owner' when 'staff' then 'admin' end, joined
     from jsonb_to_recordset($1::jsonb)
       as given (name text, email text, role text, agency_slug text, organiser boolean, operator_slug text, joined timestamptz)
     left join agency on agency.slug = agency_slug left join operator on operator.slug = operator_slug
     on conflict (email) do nothing`,
    [
      JSON.stringify(
        people.map((person) => ({
          name: `${person.firstName} ${person.lastName}`,
          email: person.email,
          role: person.role,
          agency_slug: person.agencySlug,
          // The first account of each agency is its organiser.
          organiser:
            person.agencySlug !== null && people.find(({ agencySlug }) => agencySlug === person.agencySlug) === person,
          operator_slug: person.operatorSlug,
          joined: person.joinedOn,
        })),
      ),
    ],
  );
  const { rows } = await client.query<{ id: string; email: string }>(
    'select id, email from user_account where email = any ($1)',
    [people.map(({ email }) => email)],
  );
  const byEmail = new Map(rows.map(({ id, email }) => [email, id]));
  return new Map(people.map(({ id, email }) => [id, byEmail.get(email) as string]));
}
