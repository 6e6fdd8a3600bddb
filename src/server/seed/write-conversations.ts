import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Marketplace } from '#demo/marketplace.ts';
import { insertRows } from './insert-rows.ts';
import type { AccountIds } from './write-people.ts';

const columns = {
  code: 'text',
  kind: 'text',
  tour_id: 'integer',
  operator_id: 'integer',
  account_id: 'uuid',
  email: 'text',
  first_name: 'text',
  last_name: 'text',
  phone: 'text',
  as_agent: 'boolean',
  language: 'text',
  adults: 'integer',
  children: 'integer',
  day: 'date',
  month: 'text',
  stateroom: 'text',
  call_day: 'date',
  call_from: 'text',
  call_to: 'text',
  created_at: 'timestamptz',
} as const;

/** Writes what travellers, operators and staff wrote to each other, and how far each side has read. */
export async function writeConversations(
  client: pg.ClientBase,
  { conversations }: Marketplace,
  accounts: AccountIds,
): Promise<void> {
  const accountOf = (personId: number | null) => (personId === null ? null : accounts.get(personId));
  // Codes are never made from the demo's seed: whoever knows the seed must not be able to open a stranger's letters.
  const coded = conversations.map((conversation) => ({ ...conversation, code: randomBytes(24).toString('base64url') }));
  await insertRows(
    client,
    'conversation',
    columns,
    coded.map(({ traveller, callRequest, ...conversation }) => ({
      code: conversation.code,
      kind: conversation.kind,
      tour_id: conversation.tourId,
      operator_id: conversation.operatorId,
      account_id: accountOf(traveller.personId),
      email: traveller.email,
      first_name: traveller.firstName,
      last_name: traveller.lastName,
      phone: traveller.phone,
      as_agent: traveller.asAgent,
      language: conversation.language,
      adults: conversation.kind === 'general' ? null : conversation.adults,
      children: conversation.kind === 'general' ? null : conversation.children,
      day: conversation.day,
      month: conversation.month,
      stateroom: conversation.stateroom,
      call_day: callRequest?.day ?? null,
      call_from: callRequest?.from ?? null,
      call_to: callRequest?.to ?? null,
      created_at: new Date(conversation.messages[0]?.at ?? 0),
    })),
  );
  const { rows } = await client.query<{ id: number; code: string }>(
    'select id, code from conversation where code = any ($1)',
    [coded.map(({ code }) => code)],
  );
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  await insertRows(
    client,
    'message',
    {
      conversation_id: 'bigint',
      position: 'integer',
      author: 'text',
      account_id: 'uuid',
      body: 'text',
      at: 'timestamptz',
    },
    coded.flatMap(({ code, messages }) =>
      messages.map(({ author, personId, text, at }, index) => ({
        conversation_id: ids.get(code),
        position: index + 1,
        author,
        account_id: accountOf(personId),
        body: text,
        at: new Date(at),
      })),
    ),
  );
  await client.query(
    `update conversation set traveller_read = nullif(given.traveller, 0), operator_read = nullif(given.operator, 0)
     from jsonb_to_recordset($1::jsonb) as given (code text, traveller integer, operator integer)
     where conversation.code = given.code`,
    [
      JSON.stringify(
        coded.map(({ code, travellerRead, operatorRead }) => ({
          code,
          traveller: travellerRead,
          operator: operatorRead,
        })),
      ),
    ],
  );
}
