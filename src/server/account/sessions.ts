import { sql } from 'kysely';
import type { Role } from '#contract/call.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import { retention } from '#domain/privacy/retention.ts';
import type { Account, Caller } from '../platform/caller.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Auth } from './auth.ts';
import type { KnownDevices } from './known-devices.ts';

const hour = 3600;
const longest = retention.sessions.count * 24 * hour;
/** How long a session lives, in seconds: those who see other people's data log in every day. */
const sessionSeconds: Record<Role, number> = {
  traveller: longest,
  agent: longest,
  operator: 24 * hour,
  staff: 12 * hour,
};

/** Since when session cookies have the name that they have now. */
const renamedAt = new Date('2026-12-01T00:00:00Z');

/** Ends every session of an account. */
export async function endAllSessions(trx: Transaction, userId: string): Promise<void> {
  await trx.deleteFrom('user_session').where('user_id', '=', userId).execute();
}

/** Who is logged in, and where. */
export function createSessions(database: Database, auth: Auth, devices: KnownDevices) {
  const endHere = async (caller: Caller): Promise<void> => {
    const token = auth.tokenIn(caller.headers)?.token;
    if (token) await database.deleteFrom('user_session').where('token', '=', token).execute();
  };
  return {
    /** The account behind a request's cookies, read fresh: an ended session or a changed role counts at once. */
    async whoIs(headers: Headers): Promise<Account | null> {
      const found = auth.tokenIn(headers);
      if (!found) return null;
      let query = database
        .selectFrom('user_session as session')
        .innerJoin('user_account as account', 'account.id', 'session.user_id')
        .select([
          'account.id',
          'account.name',
          'account.email',
          'account.role',
          'account.agency_id as agencyId',
          'account.operator_id as operatorId',
        ])
        .where('session.token', '=', found.token)
        .where('session.expires_at', '>', sql<Date>`now()`);
      // Sessions from before the cookie's new name live to their end; a newer one under the old name was put there by somebody.
      if (found.former) query = query.where('session.created_at', '<', renamedAt);
      return (await query.executeTakeFirst()) ?? null;
    },
    /** Logs an account in with a session of a new id; the one that the browser had is ended, whoever planted it. */
    async begin(account: { id: string; role: Role; email: string }, caller: Caller): Promise<void> {
      await endHere(caller);
      caller.renewVisitor();
      devices.remember(account.email, caller);
      const cookie = await auth.openSession({
        userId: account.id,
        seconds: sessionSeconds[account.role],
        ipAddress: caller.address,
        userAgent: (caller.headers.get('user-agent') ?? '').slice(0, 300),
      });
      caller.setCookie(cookie);
    },
    async logOut(_request: object, caller: Caller) {
      await endHere(caller);
      caller.renewVisitor();
      for (const cookie of auth.forgetSession()) caller.setCookie(cookie);
      return { status: 'OK' as const };
    },
    async listSessions(_request: object, caller: Caller) {
      const token = auth.tokenIn(caller.headers)?.token;
      const rows = await database
        .selectFrom('user_session')
        .select(['id', 'token', 'created_at', 'expires_at', 'ip_address', 'user_agent'])
        .where('user_id', '=', (caller.account as Account).id)
        .where('expires_at', '>', sql<Date>`now()`)
        .orderBy('created_at', 'desc')
        .execute();
      return {
        sessions: rows.map((row) => ({
          id: row.id,
          current: row.token === token,
          since: row.created_at.toISOString(),
          until: row.expires_at.toISOString(),
          address: row.ip_address,
          device: row.user_agent,
        })),
      };
    },
    async endSession({ id }: ParsedOf<'endSession'>, caller: Caller) {
      let ending = database.deleteFrom('user_session').where('user_id', '=', (caller.account as Account).id);
      ending = id
        ? ending.where('id', '=', id)
        : ending.where('token', '<>', auth.tokenIn(caller.headers)?.token ?? '');
      const { numDeletedRows } = await ending.executeTakeFirstOrThrow();
      if (id && numDeletedRows === 0n) return new Refusal(404, 'not-found');
      return { status: 'OK' as const };
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
