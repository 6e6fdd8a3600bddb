// What tests of accounts need beside a visitor: accounts, their mails, and the session in a visitor's cookies.
import { sql } from 'kysely';
import { hashPassword } from '#server/account/auth.ts';
import { ensureAccount, type WantedAccount } from '#server/account/ensure-account.ts';
import { createMailCipher } from '#server/platform/mail/cipher.ts';
import type { TestShop } from '#tests/support/shop.ts';
import { type Told, Visitor } from '#tests/support/visitor.ts';

export const goodPassword = 'three calm herons';

/** A new browser on the shop. */
export const visit = (shop: TestShop): Visitor => new Visitor(shop.origin);

export function logIn(visitor: Visitor, email: string, password = goodPassword): Promise<Told> {
  return visitor.postJson('/api/account/log-in', { email, password });
}

/** The account that a visitor is logged in with, or null. */
export async function me(visitor: Visitor, headers: Record<string, string> = {}) {
  return (await visitor.ask('/api/account/me', { headers })).json.account;
}

/** The session in a visitor's cookies, or null. */
export const sessionOf = ({ cookie }: Visitor): string | null =>
  /waymark\.session_token=([^;]+)/.exec(cookie)?.[1] ?? null;

/** The headers of a visitor into whose browser somebody put a session cookie. */
export const withSession = ({ cookie }: Visitor, session: string) => ({
  cookie: `${cookie.replace(/(; )?waymark\.session_token=[^;]*/, '')}; waymark.session_token=${session}`,
});

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever was written
type WrittenMail = { kind: string; language: string; props: any };

type MailShop = Pick<TestShop, 'pool' | 'settings'>;

/** The mails of the outbox that a condition names, opened as their sender opens them. */
async function mailsWhere({ pool, settings }: MailShop, condition: string, value: string): Promise<WrittenMail[]> {
  const { open } = createMailCipher(settings.secret);
  const { rows } = await pool.query(`select * from mail where ${condition} order by created_at, dedupe_key`, [value]);
  return rows.map(({ id, kind, language, props }) => ({ kind, language, props: open(id, props) }));
}

/** The mails that were written to somebody, oldest first. */
export const mailsTo = (shop: MailShop, email: string) => mailsWhere(shop, 'recipient = $1', email);

/** The mails whose key looks like this. */
export const mailsLike = (shop: MailShop, key: string) => mailsWhere(shop, 'dedupe_key like $1', key);

/** The token inside the newest mailed link to somebody. */
export async function mailedToken(shop: TestShop, email: string): Promise<string> {
  const url = (await mailsTo(shop, email)).at(-1)?.props.url as string;
  return new URL(url).searchParams.get('token') as string;
}

/** Makes an account without the mail. */
export async function makeAccount(shop: TestShop, wanted: Partial<WantedAccount> & { email: string }): Promise<string> {
  const usual = { name: 'Ada Test', password: goodPassword, role: 'traveller' } as const;
  return ensureAccount(shop.database, hashPassword, { ...usual, ...wanted });
}

/** Forgets every limit, for tests that are about something else. */
export async function forgetLimits(shop: TestShop): Promise<void> {
  await sql`delete from rate_limit`.execute(shop.database);
}
