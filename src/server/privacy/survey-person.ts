import type pg from 'pg';
import { isSettled } from './anonymise.ts';
import { isOwn, type Person } from './person.ts';

/** The records of a person and how each is deleted; `problems` lists what must be settled first. */
export type Survey = {
  readonly problems: readonly string[];
  readonly toAnonymise: readonly string[];
  readonly afterTrip: readonly string[];
  readonly endedHolds: readonly string[];
  /** Stored cards that no payment needs any longer. */
  readonly cards: readonly { readonly provider: string; readonly token: string; readonly last_four: string }[];
};

type BookingRow = {
  readonly id: string;
  readonly reference: string;
  readonly state: string;
  readonly until: string;
  readonly settled: boolean;
};

/** Reads the records of a person under locks, so that they do not change until the transaction ends. */
export async function surveyPerson(
  client: pg.PoolClient,
  person: Person,
  options: { readonly afterTrip: boolean; readonly waiveCredits: boolean },
  now: Date,
): Promise<Survey> {
  const who = [person.key, person.account?.id ?? null];
  const bookings = await client.query<BookingRow>(
    `select id, reference, state, selection ->> 'until' as until, ${isSettled} as settled from booking
     where forgotten_at is null and ${isOwn('booking')} order by id for update`,
    who,
  );
  const holds = await client.query<{ id: string; reference: string; state: string }>(
    `select id, reference, state from hold where forgotten_at is null and state <> 'booked' and ${isOwn('hold')}
     order by id for update`,
    who,
  );
  const today = now.toISOString().slice(0, 10);
  const isUpcoming = ({ state, until }: BookingRow) => state === 'confirmed' && until >= today;
  const toAnonymise = bookings.rows.filter((row) => !isUpcoming(row)).map(({ id }) => id);
  const afterTrip = bookings.rows.filter(isUpcoming).map(({ id }) => id);
  const cards = await client.query<Survey['cards'][number]>(
    `select provider, token, min(last_four) as last_four from (
       select provider, token, last_four from stored_card where account_id = $1::uuid
       -- Cards that this person left: for bookings that are over, and for bookings of other people.
       union all select provider, token, last_four from booking_card
         where (booking_id = any($2::uuid[]) and (account_id is null or account_id = $1::uuid))
           or (booking_id <> all($3::uuid[]) and account_id = $1::uuid)) own
     where not exists (select from booking_card other where other.provider = own.provider and other.token = own.token
         and other.booking_id <> all($2::uuid[])
         and (other.booking_id = any($3::uuid[]) or other.account_id is distinct from $1::uuid))
       and not exists (select from stored_card other where other.provider = own.provider and other.token = own.token
         and other.account_id is distinct from $1::uuid)
     group by provider, token order by token`,
    [person.account?.id ?? null, toAnonymise, bookings.rows.map(({ id }) => id)],
  );
  return {
    problems: [
      ...bookings.rows.flatMap((row) => bookingProblem(row, isUpcoming(row), options.afterTrip) ?? []),
      ...holds.rows
        .filter(({ state }) => state === 'held' || state === 'paying')
        .map(({ reference }) => `Hold ${reference} is open. Release it, or wait until it ends.`),
      ...(await accountProblems(client, person, options.waiveCredits)),
    ],
    toAnonymise,
    afterTrip,
    endedHolds: holds.rows.map(({ id }) => id),
    cards: cards.rows,
  };
}

function bookingProblem({ reference, state, until, settled }: BookingRow, isUpcoming: boolean, afterTrip: boolean) {
  if (state === 'attempting') return `Booking ${reference}: a payment is in progress. Run the command again later.`;
  if (state === 'requested')
    return `Booking ${reference} is waiting for its operator. Decline it, or wait for the answer.`;
  if (isUpcoming)
    return afterTrip
      ? null
      : `Booking ${reference}: the trip ends on ${until}. With --after-trip this booking is anonymised 30 days after that.`;
  return settled ? null : `Booking ${reference}: a payment, refund or balance is open. Settle it first.`;
}

async function accountProblems(client: pg.PoolClient, { account }: Person, waiveCredits: boolean): Promise<string[]> {
  if (!account) return [];
  const credits = await client.query<{ sum: number }>(
    'select coalesce(sum(amount), 0) as sum from travel_credit where account_id = $1',
    [account.id],
  );
  const sum = Number(credits.rows[0]?.sum ?? 0);
  const alone = await client.query<{ name: string }>(
    `select agency.name from user_account own join agency on agency.id = own.agency_id
     where own.id = $1 and own.agency_organiser
       and exists (select from user_account other where other.agency_id = agency.id and other.id <> own.id)
       and not exists (select from user_account other where other.agency_id = agency.id and other.id <> own.id
         and other.agency_organiser)`,
    [account.id],
  );
  const lastOwner = await client.query<{ name: string | null }>(
    `select operator.name from user_account own left join operator on operator.id = own.operator_id
     where own.id = $1 and own.preset in ('owner', 'admin') and not exists (select from user_account other
       where other.id <> own.id and other.role = own.role and other.preset = own.preset
         and other.operator_id is not distinct from own.operator_id)`,
    [account.id],
  );
  return [
    ...(sum > 0 && !waiveCredits
      ? [`The account has ${(sum / 100).toFixed(2)} EUR of travel credits. With --waive-credits they are lost.`]
      : []),
    ...alone.rows.map(({ name }) => `The account is the only organiser of ${name}. Appoint another one first.`),
    ...lastOwner.rows.map(
      ({ name }) =>
        `The account is the only one with full access to the office of ${name ?? 'the marketplace'}. Appoint another one first.`,
    ),
  ];
}
