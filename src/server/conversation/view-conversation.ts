import { sql } from 'kysely';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { sideOf } from '#domain/enquiry/conversation.ts';
import { isCurrency } from '#domain/money/currency.ts';
import type { Caller } from '../platform/caller.ts';
import type { Database } from '../platform/database/database.ts';
import { authorOf, type ConversationRow, type Viewer } from './access.ts';
import { readSent } from './attachments.ts';
import type { ConversationDeps } from './deps.ts';

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Changes whenever somebody wrote or read something, or an offer became something else. */
export const versionOf = async (
  { offers }: Pick<ConversationDeps, 'offers'>,
  { id, account_id, last, traveller_read, operator_read }: ConversationRow,
): Promise<string> => `${last}.${traveller_read ?? 0}.${operator_read ?? 0}.${await offers.states(id, account_id)}`;

const replyTemplates = ['reply-thanks', 'reply-places', 'reply-details', 'reply-later'] as const;

/** Who of the office a conversation can be given to: the operator's people, or ours. */
export async function readColleagues(database: Database, { operator_uuid }: Pick<ConversationRow, 'operator_uuid'>) {
  return database
    .selectFrom('user_account')
    .select(['id', 'name'])
    .where((account) =>
      account.or([
        account('role', '=', 'staff'),
        ...(operator_uuid ? [account.and({ role: 'operator', operator_id: operator_uuid })] : []),
      ]),
    )
    .orderBy('name')
    .limit(200)
    .execute();
}

async function viewOffice(
  { database, webRenderer }: Pick<ConversationDeps, 'database' | 'webRenderer'>,
  row: ConversationRow,
): Promise<ConversationView['office']> {
  const colleagues = await readColleagues(database, row);
  const notes = await database
    .selectFrom('conversation_note as note')
    .leftJoin('user_account as account', 'account.id', 'note.account_id')
    .select(['note.id', 'account.name', 'note.body', 'note.at'])
    .where('note.conversation_id', '=', row.id)
    .orderBy('note.id')
    .limit(200)
    .execute();
  const values = {
    name: row.first_name,
    tour: row.tour_name?.[row.language] ?? '',
    operator: row.operator_name ?? 'Waymark',
  };
  const templates = replyTemplates.filter((id) => row.tour_name !== null || id !== 'reply-places');
  return {
    email: row.email,
    phone: row.phone,
    asAgent: row.as_agent,
    assignee: colleagues.find(({ id }) => id === row.assigned_to) ?? null,
    colleagues,
    snoozedUntil: row.snoozed_until ? seconds(row.snoozed_until) : null,
    notes: notes.map(({ at, ...note }) => ({ ...note, at: seconds(at) })),
    // What is answered is written in the traveller's language, whatever the office reads in.
    templates: await Promise.all(
      templates.map(async (id) => ({ id, text: await webRenderer.words(row.language, id, values) })),
    ),
  };
}

/** A conversation as a viewer sees it. */
export async function viewConversation(
  deps: Pick<ConversationDeps, 'database' | 'settings' | 'webRenderer' | 'offers' | 'firstAnswer'>,
  row: ConversationRow,
  viewer: Viewer,
  caller: Caller,
): Promise<ConversationView> {
  const { rows: messages } = await sql<{
    position: number;
    author: 'traveller' | 'operator' | 'staff';
    name: string | null;
    body: string;
    at: Date;
  }>`select position, author, account.name, body, at from message
     left join user_account account on account.id = message.account_id and author <> 'traveller'
     where conversation_id = ${row.id} order by position`.execute(deps.database);
  const { language, currency } = caller;
  const side = sideOf(authorOf(viewer));
  const forTraveller = side === 'traveller';
  const offers = await deps.offers.show(row.id, row.account_id, {
    language,
    currency: forTraveller && isCurrency(currency) ? currency : null,
    forTraveller,
  });
  const firstAnswer = async () => {
    const { tour_slug: slug, day, adults, children } = row;
    const message = messages[0]?.body;
    return slug && message ? deps.firstAnswer({ slug, message, day, adults, children }, caller) : null;
  };
  const attachments = await readSent(deps, row.id, viewer);
  return {
    id: row.id,
    version: await versionOf(deps, row),
    viewer,
    side,
    kind: row.kind,
    tour:
      row.tour_id === null
        ? null
        : { id: row.tour_id, slug: row.tour_slug ?? '', name: row.tour_name?.[language] ?? '' },
    operator:
      row.operator_name === null
        ? null
        : { slug: row.operator_slug ?? '', name: row.operator_name, answerHours: row.answer_hours ?? 0 },
    traveller: { firstName: row.first_name, lastName: row.last_name },
    language: row.language,
    adults: row.adults,
    children: row.children,
    day: row.day,
    otherDate: row.source === 'change-date',
    month: row.month,
    stateroom: row.stateroom,
    call:
      row.call_day && row.call_from && row.call_to ? { day: row.call_day, from: row.call_from, to: row.call_to } : null,
    messages: messages.map(({ at, ...message }) => ({
      ...message,
      attachments: attachments.get(message.position) ?? [],
      at: seconds(at),
      offer: offers.get(message.position) ?? null,
    })),
    firstAnswer: forTraveller && messages.every(({ author }) => author === 'traveller') ? await firstAnswer() : null,
    read: { traveller: row.traveller_read ?? 0, operator: row.operator_read ?? 0 },
    office: side === 'operator' ? await viewOffice(deps, row) : null,
  };
}
