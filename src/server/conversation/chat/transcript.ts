import { sql } from 'kysely';
import type { Caller } from '../../platform/caller.ts';
import { conversationCode } from '../../platform/conversation-code.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { pageAddress } from '../../platform/page-address.ts';
import { replyAddress } from '../../platform/reply-address.ts';
import type { ConversationRow } from '../access.ts';
import type { ConversationDeps } from '../deps.ts';

/** Longer than a usual chat; of longer ones only the end is mailed. */
const maxLines = 500;

type Line = {
  readonly author: 'traveller' | 'operator' | 'staff';
  readonly name: string | null;
  readonly body: string;
  readonly at: string;
};

/** Returns the lines in order; messages without text are represented by the names of their files. */
export async function readLines(trx: Transaction, row: ConversationRow): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select author, case when author = 'traveller' then ${`${row.first_name} ${row.last_name}`.trim()} else account.name end as name,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      concat_ws(E'\n', nullif(body, ''), (select string_agg(attachment.name, ', ' order by sequence) from attachment
        where attachment.conversation_id = message.conversation_id and attachment.position = message.position)) as body
    from message left join user_account account on account.id = message.account_id
    where conversation_id = ${row.id} order by position desc limit ${maxLines}`.execute(trx);
  return rows.reverse();
}

/**
 * Mails the transcript of a chat. Returns false when no staff member has written in it, because it would let visitors
 * send their own text to any address.
 */
export async function mailTranscript(
  trx: Transaction,
  { settings, sendMail }: Pick<ConversationDeps, 'settings' | 'sendMail'>,
  row: ConversationRow,
  to: string,
  { requestId }: Caller,
): Promise<boolean> {
  const lines = await readLines(trx, row);
  if (!lines.some(({ author }) => author !== 'traveller')) return false;
  // The link opens the conversation, so it is only sent to the visitor's own address.
  const opens = to === row.email;
  await sendMail(trx, {
    kind: 'chat-transcript',
    language: row.language,
    to,
    props: {
      lines: lines.map(({ author, name, ...line }) => ({
        ...line,
        from: author === 'traveller' ? (name ?? '') : [name, 'Waymark'].filter(Boolean).join(', '),
      })),
      opens,
      url: pageAddress(
        settings.origin,
        row.language,
        opens ? `/conversations/${row.id}?code=${conversationCode(settings.secret, row.id)}` : '/',
      ),
      ...(opens && { replyTo: replyAddress(settings, row.id, 'traveller') }),
    },
    dedupeKey: `conversation ${row.id} transcript ${requestId}`,
  });
  return true;
}
