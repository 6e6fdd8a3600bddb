import { sql } from 'kysely';
import type { OfficeCall } from '#contract/schemas/inbox.ts';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Language } from '#contract/shop.ts';
import { gmtCallTimeProblems } from '#domain/enquiry/call-time.ts';
import { MESSAGE_LIMIT } from '#domain/enquiry/conversation.ts';
import type { Account, Caller } from '../platform/caller.ts';
import { conversationCode } from '../platform/conversation-code.ts';
import { transaction } from '../platform/database/database.ts';
import { senderName } from '../platform/mail/sender-name.ts';
import { pageAddress } from '../platform/page-address.ts';
import { Refusal } from '../platform/refusal.ts';
import { replyAddress } from '../platform/reply-address.ts';
import { type ConversationRow, type Opened, readConversation } from './access.ts';
import type { ConversationDeps } from './deps.ts';
import { ownedBy } from './inbox.ts';

/** More callbacks than any office has in a month. */
const maxCalls = 1000;

type Row = Omit<OfficeCall, 'tour' | 'assignee' | 'at' | 'until'> & {
  readonly tour: Readonly<Record<Language, string>> | null;
  readonly assignee_id: string | null;
  readonly assignee_name: string | null;
  readonly at: Date;
  readonly until: Date;
};

const done = { status: 'OK' } as const;
const noCall = () => new Refusal(422, 'invalid', { problems: [{ path: 'conversationId', code: 'call-not-wanted' }] });

/** Creates the office's endpoints for the callbacks that travellers requested. */
export function createOfficeCalls(
  deps: ConversationDeps,
  openOffice: (id: number, caller: Caller) => Promise<Opened | Refusal>,
) {
  const { database, settings, sendMail, limit } = deps;

  /** Mails the traveller, if they left an address, that their callback was rescheduled, in their own time zone. */
  const mailMoved = async (
    trx: Parameters<typeof sendMail>[0],
    row: ConversationRow,
    { account, requestId }: Caller,
  ) => {
    if (row.email === null) return;
    await sendMail(trx, {
      kind: 'call-moved',
      language: row.language,
      to: row.email,
      props: {
        name: senderName(row.first_name),
        by: [account?.name, account?.role === 'staff' ? 'Waymark' : row.operator_name].filter(Boolean).join(', '),
        phone: row.phone as string,
        call: {
          at: (row.call_at as Date).toISOString(),
          until: (row.call_until as Date).toISOString(),
          zone: row.call_zone,
        },
        url: pageAddress(
          settings.origin,
          row.language,
          `/conversations/${row.id}?code=${conversationCode(settings.secret, row.id)}`,
        ),
        replyTo: replyAddress(settings, row.id, 'traveller'),
      },
      // The request id makes the key unique, so that rescheduling back and forth sends both mails.
      dedupeKey: `conversation ${row.id} moved ${requestId}`,
    });
  };

  return {
    async listCalls({ day, days }: ParsedOf<'listCalls'>, caller: Caller): Promise<AnswerOf<'listCalls'>> {
      const { rows } = await sql<Row>`
        select conversation.id, trim(first_name || ' ' || last_name) as traveller, phone, tour.name as tour, operator.name as operator,
          language, assignee.id as assignee_id, assignee.name as assignee_name, call_at as at, call_until as until,
          call_zone as zone, call_outcome as outcome
        from conversation left join operator_profile profile on profile.id = conversation.operator_id
          left join operator on operator.id = profile.operator_id left join tour on tour.id = conversation.tour_id
          left join user_account assignee on assignee.id = assigned_to
        where ${ownedBy(caller.account as Account)}
          and call_at >= timezone('UTC', ${day}::date - 1) and call_at < timezone('UTC', ${day}::date + ${days}::integer + 1)
        order by call_at, conversation.id limit ${maxCalls}`.execute(database);
      return {
        calls: rows.map(({ tour, assignee_id, assignee_name, at, until, ...row }) => ({
          ...row,
          tour: tour?.[caller.language] ?? null,
          assignee: assignee_id ? { id: assignee_id, name: assignee_name ?? '' } : null,
          at: at.getTime() / 1000,
          until: until.getTime() / 1000,
        })),
      };
    },

    async settleCall(
      { conversationId, outcome }: ParsedOf<'settleCall'>,
      caller: Caller,
    ): Promise<AnswerOf<'settleCall'> | Refusal> {
      const opened = await openOffice(conversationId, caller);
      if (opened instanceof Refusal) return opened;
      const { numUpdatedRows } = await database
        .updateTable('conversation')
        .set({ call_outcome: outcome === 'open' ? null : outcome })
        .where('id', '=', conversationId)
        .where('call_day', 'is not', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n ? done : noCall();
    },

    async moveCall(
      { conversationId, date, time }: ParsedOf<'moveCall'>,
      caller: Caller,
    ): Promise<AnswerOf<'moveCall'> | Refusal> {
      const opened = await openOffice(conversationId, caller);
      if (opened instanceof Refusal) return opened;
      const { phone, call_day } = opened.row;
      if (!phone || !call_day) return noCall();
      const problems = gmtCallTimeProblems({ phone, date, ...time }, Date.now());
      if (problems.length > 0) {
        const codes = { past: 'past', tooFar: 'call-too-far', notLater: 'call-not-later' } as const;
        return new Refusal(422, 'invalid', {
          problems: problems.map(({ field, code }) => ({
            path: field,
            code: code === 'missing' || code === 'invalid' ? 'call-time' : codes[code],
          })),
        });
      }
      const wait = await limit('call', String(conversationId), MESSAGE_LIMIT);
      if (wait > 0) return new Refusal(429, 'too-fast', { retryAfterSeconds: wait });
      return transaction(database, async (trx) => {
        const before = (await readConversation(trx, conversationId, { lock: true })) as ConversationRow;
        const same = before.call_day === date && before.call_from === time.from && before.call_to === time.to;
        // An unchanged time sends no mail, but reopens a callback that was missed.
        await trx
          .updateTable('conversation')
          .set({ call_day: date, call_from: time.from, call_to: time.to, call_outcome: null })
          .where('id', '=', conversationId)
          .execute();
        if (same) return done;
        await mailMoved(trx, (await readConversation(trx, conversationId)) as ConversationRow, caller);
        return done;
      });
    },
  };
}
