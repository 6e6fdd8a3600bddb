import { sql } from 'kysely';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { CHAT_MESSAGE_LIMIT } from '#domain/enquiry/chat.ts';
import { MESSAGE_LIMIT, type MessageAuthor, sideOf } from '#domain/enquiry/conversation.ts';
import { isCurrency } from '#domain/money/currency.ts';
import type { Account, Caller } from '../platform/caller.ts';
import { capabilityMissing, hasCapability } from '../platform/capability.ts';
import { transaction } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  authorOf,
  type ConversationNeed,
  type ConversationRow,
  isLiveChat,
  type OpenConversation,
  type Opened,
  readConversation,
  type Viewer,
  viewerOf,
} from './access.ts';
import { createAttachmentCalls } from './attachment-calls.ts';
import { createCallFile } from './call-file.ts';
import { createChatCalls } from './chat/calls.ts';
import { giveChat, releaseChat } from './chat/change-chat.ts';
import { createChatOfficeCalls } from './chat/office-calls.ts';
import { writeLine } from './chat/write-line.ts';
import type { ConversationDeps, TripRequest } from './deps.ts';
import { createInboxCalls } from './inbox.ts';
import { createOfficeCalls } from './office-calls.ts';
import { createTemplateCalls } from './templates.ts';
import { readVersionRow, type VersionRow, versionOf } from './version.ts';
import { readColleagues, viewConversation } from './view-conversation.ts';
import { markRead, writeMessage } from './write-message.ts';

/** Creates the endpoints that read, write and manage conversations. */
export function createConversationCalls(deps: ConversationDeps) {
  const { database, limit, settings, offers, webRenderer } = deps;
  const notFound = new Refusal(404, 'not-found');

  /** Returns the role of the caller in a conversation, or why they may not read or, with `answer`, answer it. */
  function readViewer(
    row: VersionRow | null,
    caller: Caller,
    code: string | null | undefined,
    need: ConversationNeed,
  ): Viewer | Refusal {
    const viewer = row && viewerOf(row, caller, code ?? null, settings.secret);
    if (!viewer) return notFound;
    const isOffice = sideOf(authorOf(viewer)) === 'operator';
    return isOffice && !hasCapability(caller.account, `conversations.${need}`) ? capabilityMissing : viewer;
  }

  /** Returns the conversation if the caller may access it. */
  const open: OpenConversation = async (id, caller, code, need = 'read') => {
    const row = await readConversation(database, id);
    const viewer = readViewer(row, caller, code, need);
    return viewer instanceof Refusal ? viewer : { row: row as ConversationRow, viewer };
  };

  /** Returns the columns of the conversation that access control and its version need, if the caller may access it. */
  async function openVersion(
    id: number,
    caller: Caller,
    code: string | null | undefined,
    need: ConversationNeed = 'read',
  ) {
    const row = await readVersionRow(database, id);
    const viewer = readViewer(row, caller, code, need);
    return viewer instanceof Refusal ? viewer : { row: row as VersionRow, viewer };
  }

  /** Returns the conversation if the caller works on it. */
  async function openOffice(id: number, caller: Caller): Promise<Opened | Refusal> {
    const opened = await open(id, caller, null);
    return opened instanceof Refusal || sideOf(authorOf(opened.viewer)) === 'operator' ? opened : notFound;
  }

  const done = { status: 'OK' } as const;

  /** Limits the messages of a side; an offer counts as one. */
  async function tooFast(row: VersionRow, author: MessageAuthor): Promise<Refusal | null> {
    const rateLimit = isLiveChat(row) ? CHAT_MESSAGE_LIMIT : MESSAGE_LIMIT;
    const wait = await limit('message', `${row.id} ${sideOf(author)}`, rateLimit);
    return wait > 0 ? new Refusal(429, 'too-fast', { retryAfterSeconds: wait }) : null;
  }

  /** Returns the conversation if the caller can answer it with an offer, which requires a tour. */
  async function openTrip(id: number, caller: Caller): Promise<(Opened & { trip: TripRequest }) | Refusal> {
    const opened = await openOffice(id, caller);
    if (opened instanceof Refusal) return opened;
    const { tour_id: tourId, day, adults, children } = opened.row;
    return tourId === null ? notFound : { ...opened, trip: { tourId, day, adults, children } };
  }

  return {
    ...createInboxCalls(deps),
    ...createAttachmentCalls(deps, open),
    ...createChatCalls(deps, open),
    ...createChatOfficeCalls(deps),
    ...createOfficeCalls(deps, openOffice),
    ...createTemplateCalls(deps),
    loadCallCalendar: createCallFile(deps, open),

    async listConversations(
      _: ParsedOf<'listConversations'>,
      { account, language }: Caller,
    ): Promise<AnswerOf<'listConversations'>> {
      const { rows } = await sql<AnswerOf<'listConversations'>['conversations'][number]>`
        select conversation.id, tour.name ->> ${language}::text as tour, operator.name as operator,
          (select count(*)::integer from message where conversation_id = conversation.id and author <> 'traveller'
            and position > coalesce(traveller_read, 0)) as unread,
          extract(epoch from last.at)::bigint as "lastAt"
        from conversation
          join lateral (select at from message where conversation_id = conversation.id order by position desc limit 1) last on true
          left join tour on tour.id = conversation.tour_id
          left join operator_profile profile on profile.id = conversation.operator_id
          left join operator on operator.id = profile.operator_id
        where conversation.account_id = ${(account as Account).id} order by last.at desc limit 100`.execute(database);
      return { conversations: rows };
    },

    async loadConversation(
      { conversationId, code }: ParsedOf<'loadConversation'>,
      caller: Caller,
    ): Promise<AnswerOf<'loadConversation'> | Refusal> {
      const opened = await open(conversationId, caller, code);
      if (opened instanceof Refusal) return opened;
      return { conversation: await viewConversation(deps, opened.row, opened.viewer, caller) };
    },

    async conversationVersion(
      { conversationId, code }: ParsedOf<'conversationVersion'>,
      caller: Caller,
    ): Promise<AnswerOf<'conversationVersion'> | Refusal> {
      const opened = await openVersion(conversationId, caller, code);
      if (opened instanceof Refusal) return opened;
      return { version: await versionOf(deps, opened.row), side: sideOf(authorOf(opened.viewer)) };
    },

    async writeMessage(
      { conversationId, code, body, attachments, submission }: ParsedOf<'writeMessage'>,
      caller: Caller,
    ): Promise<AnswerOf<'writeMessage'> | Refusal> {
      const opened = await openVersion(conversationId, caller, code, 'answer');
      if (opened instanceof Refusal) return opened;
      if (body === '' && attachments.length === 0)
        return new Refusal(422, 'invalid', { problems: [{ path: 'body', code: 'missing' }] });
      const author = authorOf(opened.viewer);
      const hasty = await tooFast(opened.row, author);
      if (hasty) return hasty;
      const accountId = opened.viewer === 'code' ? null : (caller.account as Account).id;
      const message = { author, accountId, body, attachments, submission: submission ?? null };
      const isLine = isLiveChat(opened.row) && attachments.length === 0;
      const position =
        (isLine && (await writeLine(database, conversationId, message))) ||
        (await transaction(database, (trx) => writeMessage(trx, deps, conversationId, message)));
      if (position === 'attachment-gone')
        return new Refusal(422, 'invalid', { problems: [{ path: 'attachments', code: 'attachment-gone' }] });
      return { ...done, position };
    },

    async markConversationRead(
      { conversationId, code, position }: ParsedOf<'markConversationRead'>,
      caller: Caller,
    ): Promise<AnswerOf<'markConversationRead'> | Refusal> {
      const opened = await open(conversationId, caller, code);
      if (opened instanceof Refusal) return opened;
      const side = sideOf(authorOf(opened.viewer));
      // A message stays unread for the colleagues who can answer it.
      if (side === 'operator' && !hasCapability(caller.account, 'conversations.answer')) return done;
      const column = `${side}_read` as const;
      await transaction(database, (trx) => markRead(trx, opened.row, column, position));
      return done;
    },

    async assignConversation(
      { conversationId, accountId }: ParsedOf<'assignConversation'>,
      caller: Caller,
    ): Promise<AnswerOf<'assignConversation'> | Refusal> {
      const opened = await openOffice(conversationId, caller);
      if (opened instanceof Refusal) return opened;
      const colleagues = accountId === null ? [] : await readColleagues(database, opened.row);
      if (accountId !== null && !colleagues.some(({ id }) => id === accountId))
        return new Refusal(422, 'invalid', { problems: [{ path: 'accountId', code: 'not-selected' }] });
      await transaction(database, async (trx) => {
        const row = (await readConversation(trx, conversationId, { lock: true })) as ConversationRow;
        if (row.assigned_to === accountId) return;
        // The assignee of a live chat is also recorded in the chat.
        if (isLiveChat(row)) await (accountId === null ? releaseChat(trx, row) : giveChat(trx, row, accountId));
        else
          await trx
            .updateTable('conversation')
            .set({ assigned_to: accountId })
            .where('id', '=', conversationId)
            .execute();
      });
      return done;
    },

    async snoozeConversation(
      { conversationId, hours }: ParsedOf<'snoozeConversation'>,
      caller: Caller,
    ): Promise<AnswerOf<'snoozeConversation'> | Refusal> {
      const opened = await openOffice(conversationId, caller);
      if (opened instanceof Refusal) return opened;
      await database
        .updateTable('conversation')
        .set({ snoozed_until: hours === 0 ? null : sql<Date>`now() + ${hours} * interval '1 hour'` })
        .where('id', '=', conversationId)
        .execute();
      return done;
    },

    async loadOfferForm(
      { conversationId, ...choice }: ParsedOf<'loadOfferForm'>,
      caller: Caller,
    ): Promise<AnswerOf<'loadOfferForm'> | Refusal> {
      const opened = await openTrip(conversationId, caller);
      if (opened instanceof Refusal) return opened;
      const form = await offers.form(opened.trip, { conversationId, ...choice }, caller.language);
      if (form instanceof Refusal) return form;
      const { language, first_name: name } = opened.row;
      return { form, body: await webRenderer.words(language, 'reply-offer', { name }) };
    },

    async makeOffer(request: ParsedOf<'makeOffer'>, caller: Caller): Promise<AnswerOf<'makeOffer'> | Refusal> {
      const { conversationId, body, submission } = request;
      const opened = await openTrip(conversationId, caller);
      if (opened instanceof Refusal) return opened;
      const offer = await offers.check(opened.trip, request, caller.language);
      if (offer instanceof Refusal) return offer;
      const author = authorOf(opened.viewer);
      const hasty = await tooFast(opened.row, author);
      if (hasty) return hasty;
      const { language, currency } = opened.row;
      const reader = { language, currency: isCurrency(currency) ? currency : null, forTraveller: true };
      const accountId = (caller.account as Account).id;
      const message = { author, accountId, body, attachments: [], submission: submission ?? null };
      const position = await transaction(database, (trx) =>
        writeMessage(trx, deps, conversationId, {
          ...message,
          makeOffer: (at) => offers.insert(trx, conversationId, at, offer, reader),
        }),
      );
      if (position === 'attachment-gone') throw new Error('an offer brings no files');
      return { ...done, position };
    },

    async withdrawOffer(
      { conversationId, offerId }: ParsedOf<'withdrawOffer'>,
      caller: Caller,
    ): Promise<AnswerOf<'withdrawOffer'> | Refusal> {
      const opened = await openOffice(conversationId, caller);
      if (opened instanceof Refusal) return opened;
      return (await offers.withdraw(conversationId, offerId)) ? done : new Refusal(409, 'offer-not-open');
    },

    async finishConversation(
      { conversationId, position }: ParsedOf<'finishConversation'>,
      caller: Caller,
    ): Promise<AnswerOf<'finishConversation'> | Refusal> {
      const opened = await openOffice(conversationId, caller);
      if (opened instanceof Refusal) return opened;
      // Messages that the traveller wrote in the meantime remain unanswered.
      await database
        .updateTable('conversation')
        .set({ done_position: sql<number>`least(${position}::integer, last_position)` })
        .where('id', '=', conversationId)
        .execute();
      return done;
    },

    async noteConversation(
      { conversationId, body }: ParsedOf<'noteConversation'>,
      caller: Caller,
    ): Promise<AnswerOf<'noteConversation'> | Refusal> {
      const opened = await openOffice(conversationId, caller);
      if (opened instanceof Refusal) return opened;
      await database
        .insertInto('conversation_note')
        .values({ conversation_id: conversationId, account_id: (caller.account as Account).id, body })
        .execute();
      return done;
    },
  };
}
