import { sql } from 'kysely';
import type { Role } from '#contract/call.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import { deviceName } from '#domain/privacy/device-name.ts';
import { retention } from '#domain/privacy/retention.ts';
import type { Account, Caller } from '../platform/caller.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { addressStart } from '../platform/limits/network.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Auth } from './auth.ts';
import type { KnownDevices } from './known-devices.ts';

const hour = 3600;
const maxAge = retention.sessions.count * 24 * hour;
/** The lifetime of sessions in seconds; roles with access to other people's data sign in every day. */
const sessionSeconds: Record<Role, number> = {
  traveller: maxAge,
  agent: maxAge,
  operator: 24 * hour,
  staff: 12 * hour,
};

/** Ends all sessions of an account. */
export async function endAllSessions(trx: Transaction, userId: string): Promise<void> {
  await trx.deleteFrom('user_session').where('user_id', '=', userId).execute();
}

/** Creates the session lookup and sign-in. */
export function createSessions(database: Database, auth: Auth, devices: KnownDevices) {
  const endHere = async (caller: Caller): Promise<void> => {
    const token = auth.tokenIn(caller.headers);
    if (token) await database.deleteFrom('user_session').where('token', '=', token).execute();
  };
  return {
    /**
     * Returns the account of a session, always from the database, so that ended sessions and changed roles take effect
     * immediately.
     */
    async whoIs(headers: Headers): Promise<Account | null> {
      const token = auth.tokenIn(headers);
      if (!token) return null;
      const account = await database
        .selectFrom('user_session as session')
        .innerJoin('user_account as account', 'account.id', 'session.user_id')
        .select([
          'account.id',
          'account.name',
          'account.email',
          'account.role',
          'account.agency_id as agencyId',
          'account.operator_id as operatorId',
          'account.preset',
        ])
        .where('session.token', '=', token)
        .where('session.expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      return account ?? null;
    },
    /** Signs in with a new session id and ends the browser's previous session, which prevents session fixation. */
    async begin(account: { id: string; role: Role; email: string }, caller: Caller): Promise<void> {
      await endHere(caller);
      caller.renewVisitor();
      devices.remember(account.email, caller);
      const cookie = await auth.openSession({
        userId: account.id,
        seconds: sessionSeconds[account.role],
        addressStart: addressStart(caller.address),
        networkHash: devices.networkHash(caller),
        device: deviceName(caller.headers.get('user-agent')),
      });
      caller.setCookie(cookie);
    },
    async logOut(_request: object, caller: Caller) {
      await endHere(caller);
      caller.renewVisitor();
      caller.setCookie(auth.forgetSession());
      return { status: 'OK' as const };
    },
    async listSessions(_request: object, caller: Caller) {
      const token = auth.tokenIn(caller.headers);
      const rows = await database
        .selectFrom('user_session')
        .select(['id', 'token', 'created_at', 'expires_at', 'address_start', 'device'])
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
          address: row.address_start,
          device: row.device,
        })),
      };
    },
    async endSession({ id }: ParsedOf<'endSession'>, caller: Caller) {
      let ending = database.deleteFrom('user_session').where('user_id', '=', (caller.account as Account).id);
      ending = id ? ending.where('id', '=', id) : ending.where('token', '<>', auth.tokenIn(caller.headers) ?? '');
      const { numDeletedRows } = await ending.executeTakeFirstOrThrow();
      if (id && numDeletedRows === 0n) return new Refusal(404, 'not-found');
      return { status: 'OK' as const };
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
