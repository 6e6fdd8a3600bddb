// A shop with two operators and staff, and enquiries of travellers.
import { createReplyReceiver } from '#server/conversation/receive-reply.ts';
import { conversationCode } from '#server/platform/conversation-code.ts';
import { createRateLimiter } from '#server/platform/limits/rate-limit.ts';
import { logIn, makeAccount, visit } from '../contract/access-visitor.ts';
import { startShop, type TestShop } from './shop.ts';
import type { Visitor } from './visitor.ts';

/** Starts a shop for conversations; `own@`, `other@` and `staff@talk.example` can log in. */
export async function startTalkShop() {
  const shop: TestShop = await startShop({ DEMO_TOURS: '60', IN_PROCESS_JOBS: '0' });
  const { rows } = await shop.pool.query<{ id: number; operator_id: number; slug: string; name: string }>(
    `select tour.id, tour.operator_id, operator.slug, operator.name from tour
     join operator_profile profile on profile.id = tour.operator_id
     join operator on operator.id = profile.operator_id order by tour.id`,
  );
  const [tour] = rows;
  const stranger = rows.find(({ slug }) => slug !== tour?.slug);
  if (!tour || !stranger) throw new Error('the demo has tours of one operator only');
  const operator = ({ slug, name }: typeof tour) => ({ role: 'operator', operator: { slug, name } }) as const;
  const ownId = await makeAccount(shop, { email: 'own@talk.example', name: 'Olga Own', ...operator(tour) });
  const otherId = await makeAccount(shop, { email: 'other@talk.example', ...operator(stranger) });
  await makeAccount(shop, { email: 'staff@talk.example', name: 'Stella Staff', role: 'staff' });

  let made = 0;
  return {
    ...shop,
    ownId,
    otherId,
    /** Creates an enquiry about a tour and returns the code that opens it. */
    async asked(body = 'Is there a train?') {
      made += 1;
      const inserted = await shop.pool.query<{ id: number }>(
        `insert into conversation (kind, tour_id, operator_id, email, first_name, last_name, language, adults, children)
         values ('tour', $1, $2, $3, 'Tess', 'Traveller', 'en', 2, 0) returning id`,
        [tour.id, tour.operator_id, `tess${made}@talk.example`],
      );
      const { id } = inserted.rows[0] as { id: number };
      await shop.pool.query(
        `insert into message (conversation_id, position, author, body) values ($1, 1, 'traveller', $2)`,
        [id, body],
      );
      return { id, code: conversationCode(shop.settings.secret, id) };
    },
  };
}

export type TalkShop = Awaited<ReturnType<typeof startTalkShop>>;

/** Returns a new browser with a logged-in person. */
export async function enter(shop: TestShop, email: string): Promise<Visitor> {
  const visitor = visit(shop);
  const { status, text } = await logIn(visitor, email);
  if (status !== 200) throw new Error(`${email} cannot log in: ${text}`);
  return visitor;
}

/** Starts such a shop with both operators and staff logged in. */
export async function startTalkOffice() {
  const shop = await startTalkShop();
  const [own, other, staff] = await Promise.all([
    enter(shop, 'own@talk.example'),
    enter(shop, 'other@talk.example'),
    enter(shop, 'staff@talk.example'),
  ]);
  return { shop, own, other, staff };
}

/** Writes to a conversation. */
export const write = (visitor: Visitor, id: number, message: Record<string, unknown>) =>
  visitor.postJson(`/api/conversations/${id}/messages`, message);

/** Receives replies by email, as the shop's own mail server does. */
export const replyReceiver = ({ database, settings, sendMail, pool }: TalkShop) =>
  createReplyReceiver({ database, settings, sendMail, limit: createRateLimiter(pool, settings.secret) });
