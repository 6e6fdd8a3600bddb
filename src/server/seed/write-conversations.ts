import type pg from 'pg';
import type { Marketplace } from '#demo/marketplace.ts';
import { insertRows } from '../platform/database/insert-rows.ts';
import type { AccountIds } from './write-people.ts';

const columns = {
  id: 'bigint',
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

/** Writes conversations of travellers, operators and staff with their read markers. */
export async function writeConversations(
  client: pg.ClientBase,
  { conversations }: Marketplace,
  accounts: AccountIds,
): Promise<void> {
  const accountOf = (personId: number | null) => (personId === null ? null : accounts.get(personId));
  // Ids are assigned first, so that messages can reference their conversations.
  const { rows: drawn } = await client.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('conversation', 'id')) as id from generate_series(1, $1)`,
    [conversations.length],
  );
  const numbered = conversations.map((conversation, index) => ({ ...conversation, id: Number(drawn[index]?.id) }));
  await insertRows(
    client,
    'conversation',
    columns,
    numbered.map(({ traveller, callRequest, ...conversation }) => ({
      id: conversation.id,
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
    numbered.flatMap(({ id, messages }) =>
      messages.map(({ author, personId, text, at }, index) => ({
        conversation_id: id,
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
     from jsonb_to_recordset($1::jsonb) as given (id bigint, traveller integer, operator integer)
     where conversation.id = given.id`,
    [
      JSON.stringify(
        numbered.map(({ id, travellerRead, operatorRead }) => ({
          id,
          traveller: travellerRead,
          operator: operatorRead,
        })),
      ),
    ],
  );
}
