import { sql } from 'kysely';
import type { ChatState } from '#contract/schemas/chat.ts';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { CHAT_EMAIL_LIMIT, CHAT_START_LIMIT } from '#domain/enquiry/chat.ts';
import { sideOf } from '#domain/enquiry/conversation.ts';
import { isCurrency } from '#domain/money/currency.ts';
import { normalEmail } from '#domain/party/email.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import { conversationCode } from '../../platform/conversation-code.ts';
import { type Transaction, transaction } from '../../platform/database/database.ts';
import { emailProblems } from '../../platform/email-problems.ts';
import { mailWait } from '../../platform/limits/mail-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { submissionHashes } from '../../platform/submission-hash.ts';
import {
  authorOf,
  type ConversationNeed,
  type ConversationRow,
  isLiveChat,
  type OpenConversation,
  type Opened,
  readConversation,
} from '../access.ts';
import type { ConversationDeps } from '../deps.ts';
import { writeMessage } from '../write-message.ts';
import { closeChat, noteEvent } from './change-chat.ts';
import { mailTranscript } from './transcript.ts';
import { chatStateOf } from './view-chat.ts';

const done = { status: 'OK' } as const;
const notFound = new Refusal(404, 'not-found');

/** The hashes of the caller's browser, the current one first. */
const browserHashes = (caller: Caller): string[] => submissionHashes(caller, 'chat browser', '');

/** How many transcripts a staff member may send in an hour. */
const staffTranscripts = { max: 120, seconds: 3600 };

/** Creates the visitor's chat endpoints except writing. */
export function createChatCalls(deps: ConversationDeps, open: OpenConversation) {
  const { database, limit, webRenderer } = deps;

  /** Returns the chat, if it is one and the caller may access it. */
  async function openChat(
    id: number,
    caller: Caller,
    code: string | null | undefined,
    need?: ConversationNeed,
  ): Promise<Opened | Refusal> {
    const opened = await open(id, caller, code, need);
    return opened instanceof Refusal || opened.row.chat_version !== null ? opened : notFound;
  }

  /** Returns the chat if it is the caller's own. */
  async function openOwn(id: number, caller: Caller, code: string | null | undefined): Promise<Opened | Refusal> {
    const opened = await openChat(id, caller, code);
    return opened instanceof Refusal || sideOf(authorOf(opened.viewer)) === 'traveller' ? opened : notFound;
  }

  /** Returns the code of a chat that this browser started without an account; other clients of the API send no code. */
  async function codeOfBrowser(id: number, caller: Caller): Promise<string | null> {
    const row = await database
      .selectFrom('chat')
      .innerJoin('conversation', 'conversation.id', 'chat.conversation_id')
      .select('conversation.id')
      .where('conversation.id', '=', id)
      .where('conversation.account_id', 'is', null)
      .where('chat.visitor_hash', 'in', browserHashes(caller))
      .executeTakeFirst();
    return row ? conversationCode(deps.settings.secret, id) : null;
  }

  const stateOf = async (id: number): Promise<ChatState> =>
    chatStateOf(deps, (await readConversation(database, id)) as ConversationRow);

  /** Returns the open chat of an account. */
  async function openChatOf(from: typeof database | Transaction, { id }: Account): Promise<number | null> {
    const { rows } = await sql<{ id: number }>`
      select conversation.id from chat join conversation on conversation.id = chat.conversation_id
      where conversation.account_id = ${id} and ended_at is null order by started_at desc limit 1`.execute(from);
    return rows[0]?.id ?? null;
  }

  async function insertChat(
    trx: Transaction,
    { language, page, objectId, prompt, name, email }: ParsedOf<'startChat'>,
    submissionHash: string,
    caller: Caller,
  ): Promise<number | null> {
    const { account, currency } = caller;
    const row = await trx
      .insertInto('conversation')
      .values({
        kind: 'general',
        account_id: account?.id ?? null,
        email: email ? normalEmail(email) : (account?.email ?? null),
        first_name: name || account?.name || (await webRenderer.words(language, 'chat-guest')),
        language,
        currency: isCurrency(currency) ? currency : 'EUR',
        source: 'chat',
        submission_hash: submissionHash,
      })
      .onConflict((conflict) => conflict.column('submission_hash').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) return null;
    await sql`insert into chat (conversation_id, tour_id, page, prompt, visitor_hash)
      values (${row.id}, (select tour_id from variant where id = ${objectId ?? null}), ${page}, ${prompt ?? null},
        ${account ? null : browserHashes(caller)[0]})`.execute(trx);
    return row.id;
  }

  return {
    async loadChat({ conversationId, code }: ParsedOf<'loadChat'>, caller: Caller): Promise<AnswerOf<'loadChat'>> {
      const { rows } = await sql<{ available: boolean; waitMinutes: number | null }>`
        select exists (select from chat_presence where until > now()) as available,
          (select case when count(*) >= 5 then ceil(percentile_disc(0.75) within group
            (order by extract(epoch from taken_at - started_at)) / 60)::integer end
           from chat where taken_at > now() - interval '1 day') as "waitMinutes"`.execute(database);
      const named = conversationId === undefined ? notFound : await openOwn(conversationId, caller, code);
      const own = caller.account && named instanceof Refusal ? await openChatOf(database, caller.account) : null;
      return {
        ...(rows[0] as { available: boolean; waitMinutes: number | null }),
        chat:
          named instanceof Refusal ? (own === null ? null : await stateOf(own)) : await chatStateOf(deps, named.row),
      };
    },

    async startChat(sent: ParsedOf<'startChat'>, caller: Caller): Promise<AnswerOf<'startChat'> | Refusal> {
      const problems = sent.email ? emailProblems(normalEmail(sent.email)) : [];
      if (problems.length > 0) return new Refusal(422, 'invalid', { problems });
      const hashes = submissionHashes(caller, 'chat', sent.submission);
      const known = () =>
        database.selectFrom('conversation').select('id').where('submission_hash', 'in', hashes).executeTakeFirst();
      const before = await known();
      if (before) return stateOf(before.id);
      const wait = await limit('chat:network', caller.network, CHAT_START_LIMIT);
      if (wait > 0) return new Refusal(429, 'too-fast', { retryAfterSeconds: wait });
      const accountId = caller.account?.id ?? null;
      const id = await transaction(database, async (trx) => {
        // Serialises the requests of an account, so that a second window finds the chat that the first one opened.
        if (accountId)
          await sql`select pg_advisory_xact_lock(hashtextextended(${`chat ${accountId}`}, 0))`.execute(trx);
        const own = caller.account && (await openChatOf(trx, caller.account));
        const at = own ?? (await insertChat(trx, sent, hashes[0] as string, caller));
        if (at === null) return null;
        const { text: body, submission } = sent;
        await writeMessage(trx, deps, at, { author: 'traveller', accountId, body, attachments: [], submission });
        return at;
      });
      return stateOf(id ?? ((await known()) as { id: number }).id);
    },

    async claimChat(
      { conversationId, code }: ParsedOf<'claimChat'>,
      caller: Caller,
    ): Promise<AnswerOf<'claimChat'> | Refusal> {
      const opened = await openOwn(conversationId, caller, code);
      if (opened instanceof Refusal) return opened;
      const { id, email } = caller.account as Account;
      await database
        .updateTable('conversation')
        .set({ account_id: id, email: sql<string>`coalesce(email, ${email})` })
        .where('id', '=', conversationId)
        .where('account_id', 'is', null)
        .execute();
      const claimed = (await readConversation(database, conversationId)) as ConversationRow;
      return claimed.account_id === id ? chatStateOf(deps, claimed) : notFound;
    },

    async endChat(
      { conversationId, code }: ParsedOf<'endChat'>,
      caller: Caller,
    ): Promise<AnswerOf<'endChat'> | Refusal> {
      const opened = await openChat(conversationId, caller, code, 'answer');
      if (opened instanceof Refusal) return opened;
      const accountId = opened.viewer === 'staff' ? (caller.account as Account).id : null;
      await transaction(database, async (trx) => {
        const row = (await readConversation(trx, conversationId, { lock: true })) as ConversationRow;
        if (isLiveChat(row)) await closeChat(trx, row, { kind: 'ended', accountId });
      });
      return done;
    },

    async rateChat(
      { conversationId, code, rating, comment }: ParsedOf<'rateChat'>,
      caller: Caller,
    ): Promise<AnswerOf<'rateChat'> | Refusal> {
      const opened = await openOwn(conversationId, caller, code);
      if (opened instanceof Refusal) return opened;
      await database
        .updateTable('chat')
        .set({ rating, rating_comment: comment || null })
        .where('conversation_id', '=', conversationId)
        .execute();
      return done;
    },

    async saveChatEmail(
      { data, code }: ParsedOf<'saveChatEmail'>,
      caller: Caller,
    ): Promise<AnswerOf<'saveChatEmail'> | Refusal> {
      const own = code ?? (await codeOfBrowser(data.conversation_id, caller));
      const opened = await openOwn(data.conversation_id, caller, own);
      if (opened instanceof Refusal) return opened;
      const email = normalEmail(data.email);
      const problems = emailProblems(email);
      if (problems.length > 0)
        return new Refusal(422, 'invalid', {
          problems: problems.map(({ code: what }) => ({ path: 'data.email', code: what })),
        });
      const wait = await limit('chat-email', String(opened.row.id), CHAT_EMAIL_LIMIT);
      if (wait > 0) return new Refusal(429, 'too-fast', { retryAfterSeconds: wait });
      await transaction(database, async (trx) => {
        const row = (await readConversation(trx, opened.row.id, { lock: true })) as ConversationRow;
        if (row.email === email) return;
        await trx.updateTable('conversation').set({ email }).where('id', '=', row.id).execute();
        await noteEvent(trx, row, { kind: 'email' });
        await sql`update chat set mailed_position = mailed_position where conversation_id = ${row.id}`.execute(trx);
      });
      return done;
    },

    async mailTranscript(
      { conversationId, code, email }: ParsedOf<'mailTranscript'>,
      caller: Caller,
    ): Promise<AnswerOf<'mailTranscript'> | Refusal> {
      const opened = await openChat(conversationId, caller, code, 'answer');
      if (opened instanceof Refusal) return opened;
      const to = email ? normalEmail(email) : (opened.row.email ?? '');
      const problems = emailProblems(to);
      if (problems.length > 0) return new Refusal(422, 'invalid', { problems });
      const wait =
        opened.viewer === 'staff'
          ? await limit('transcript:staff', (caller.account as Account).id, staffTranscripts)
          : await mailWait(limit, 'transcript', caller, to);
      if (wait > 0) return new Refusal(429, 'too-fast', { retryAfterSeconds: wait });
      const sent = await transaction(database, (trx) => mailTranscript(trx, deps, opened.row, to, caller));
      return sent ? done : new Refusal(409, 'chat-unanswered');
    },
  };
}
