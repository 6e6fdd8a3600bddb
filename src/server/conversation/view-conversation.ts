import { sql } from 'kysely';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import type { Language } from '#contract/shop.ts';
import { OTHER_DATE_SOURCE, sideOf } from '#domain/enquiry/conversation.ts';
import type { Placeholder } from '#domain/enquiry/reply-template.ts';
import { isCurrency } from '#domain/money/currency.ts';
import { type OfficeRole, presetsWith } from '#domain/office/capabilities.ts';
import type { Caller } from '../platform/caller.ts';
import { callCalendarPath, conversationCode } from '../platform/conversation-code.ts';
import type { Database } from '../platform/database/database.ts';
import { authorOf, type ConversationRow, type Viewer, wantedCall } from './access.ts';
import { readSent } from './attachments.ts';
import { viewChat } from './chat/view-chat.ts';
import type { ConversationDeps } from './deps.ts';
import { readTemplates } from './templates.ts';
import { versionOf } from './version.ts';

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const replyTemplates = ['reply-thanks', 'reply-places', 'reply-details', 'reply-later'] as const;

const answering = (role: OfficeRole) => presetsWith(role, 'conversations.answer');

/** Returns the colleagues that a conversation can be assigned to: people of the operator and our staff who may answer. */
export async function readColleagues(database: Database, { operator_uuid }: Pick<ConversationRow, 'operator_uuid'>) {
  return database
    .selectFrom('user_account')
    .select(['id', 'name'])
    .where((account) =>
      account.or([
        account.and([account('role', '=', 'staff'), account('preset', 'in', answering('staff'))]),
        ...(operator_uuid
          ? [
              account.and([
                account('role', '=', 'operator'),
                account('operator_id', '=', operator_uuid),
                account('preset', 'in', answering('operator')),
              ]),
            ]
          : []),
      ]),
    )
    .orderBy('name')
    .limit(200)
    .execute();
}

/** Returns the values of a template's placeholders in a conversation; unknown ones are left out. */
async function readFilling(
  database: Database,
  row: ConversationRow,
  reader: string | undefined,
): Promise<Partial<Record<Placeholder, string>>> {
  const { rows } = await sql<{ left: number | null }>`
    select sum(capacity - taken)::integer as left from departure join variant on variant.id = departure.variant_id
      join place on place.id = departure.place_id
    where variant.tour_id = ${row.tour_id} and departure.day = ${row.day}::date`.execute(database);
  const filling: Record<Placeholder, string | number | null | undefined> = {
    firstName: row.first_name,
    lastName: row.last_name,
    tour: row.tour_name?.[row.language],
    date: row.day ?? row.month,
    places: rows[0]?.left,
    adults: row.adults,
    children: row.children,
    operator: row.operator_name ?? 'Waymark',
    myName: reader,
  };
  return Object.fromEntries(
    Object.entries(filling).flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
}

async function viewOffice(
  { database, webRenderer }: Pick<ConversationDeps, 'database' | 'webRenderer'>,
  row: ConversationRow,
  viewer: Viewer,
  reader: string | undefined,
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
  const stored = await readTemplates(database, viewer === 'staff' ? null : row.operator_uuid);
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
    // Templates use the traveller's language, whatever language the office uses.
    templates: await Promise.all(
      templates.map(async (id) => ({ id, text: await webRenderer.words(row.language, id, values) })),
    ),
    kept: stored.toSorted((a, b) => Number(b.language === row.language) - Number(a.language === row.language)),
    filling: await readFilling(database, row, reader),
    waits: row.last_author === 'traveller' && row.last_position > row.done_position,
    done: row.last_author === 'traveller' && row.last_position <= row.done_position,
  };
}

/** Returns within how many hours the answering company usually replies. */
async function readAnswerHours(database: Database, { operator_id }: ConversationRow): Promise<number> {
  const { rows } = await sql<{ hours: number }>`
    select coalesce(measured_answer_hours(id), answer_hours) as hours from operator_profile where id = ${operator_id}`.execute(
    database,
  );
  return rows[0]?.hours ?? 0;
}

function viewCall(secret: string, row: ConversationRow, viewer: Viewer, language: Language): ConversationView['call'] {
  const call = wantedCall(row);
  const code = viewer === 'code' ? conversationCode(secret, row.id) : null;
  return call && { ...call, calendarUrl: call.outcome === null ? callCalendarPath(language, row.id, code) : null };
}

/** Returns a conversation as a viewer sees it. */
export async function viewConversation(
  deps: Pick<ConversationDeps, 'database' | 'settings' | 'webRenderer' | 'offers' | 'firstAnswer'>,
  row: ConversationRow,
  viewer: Viewer,
  caller: Caller,
): Promise<ConversationView> {
  const { rows: messages } = await sql<{
    position: number;
    submission: string | null;
    author: 'traveller' | 'operator' | 'staff';
    name: string | null;
    body: string;
    at: Date;
  }>`select position, submission, author, account.name, body, at from message
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
        : {
            slug: row.operator_slug ?? '',
            name: row.operator_name,
            answerHours: await readAnswerHours(deps.database, row),
          },
    traveller: { firstName: row.first_name, lastName: row.last_name },
    language: row.language,
    adults: row.adults,
    children: row.children,
    day: row.day,
    otherDate: row.source === OTHER_DATE_SOURCE,
    month: row.month,
    stateroom: row.stateroom,
    call: viewCall(deps.settings.secret, row, viewer, language),
    messages: messages.map(({ at, submission, ...message }) => ({
      ...message,
      submission: sideOf(message.author) === side ? submission : null,
      attachments: attachments.get(message.position) ?? [],
      at: seconds(at),
      offer: offers.get(message.position) ?? null,
    })),
    firstAnswer: forTraveller && messages.every(({ author }) => author === 'traveller') ? await firstAnswer() : null,
    read: { traveller: row.traveller_read ?? 0, operator: row.operator_read ?? 0 },
    office: side === 'operator' ? await viewOffice(deps, row, viewer, caller.account?.name) : null,
    chat: row.chat_version === null ? null : await viewChat(deps.database, row, viewer, language),
  };
}
